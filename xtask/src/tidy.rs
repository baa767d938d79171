//! What no compiler checks.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::arrows;
use crate::shell::{output, program, root, say};

/// Past this a file is split, unless it is a table of data.
const MOST_LINES: usize = 600;
/// Left behind in a hurry.
const LEFTOVERS: &[&str] = &["todo!(", "unimplemented!(", "FIXME", "XXX", "#[ignore", "dbg!("];
/// Only the closed lists may name a game; everything else is written for any.
const KNOWS_NO_GAME: &[&str] = &[
    "crates/arena/src",
    "crates/game/src",
    "crates/record/src",
    "crates/testkit/src",
    "crates/khepri/src",
    "crates/py/src",
    "crates/server/src",
];
/// Rules are plain values: they neither look at a clock nor at the world.
const NOT_IN_RULES: &[&str] =
    &["std::time", "std::fs", "std::net", "std::env", "std::process", "std::thread", "std::io", "println!"];
const CLOSED_LISTS: &[&str] = &["crates/record/src/games.rs", "crates/server/src/games.rs"];
const NAMES_OF_GAMES: &[&str] =
    &["ra::", "rawsiko::", "GameId::Ra", "GameId::Rawsiko", "states::", "record::states::", "record::GameId::Ra"];

pub(crate) fn run() -> Result<()> {
    let mut faults = arrows::wrong()?;
    let files = output(program("git ls-files --cached --others --exclude-standard"))?;
    for name in files.lines() {
        let path = root().join(name);
        // A file that git knows and that was deleted is none.
        if !path.is_file() {
            continue;
        }
        let bytes = std::fs::read(&path).with_context(|| format!("cannot read {name}"))?;
        if let Ok(text) = std::str::from_utf8(&bytes) {
            check(name, text, &mut faults);
        }
    }
    if faults.is_empty() {
        say("tidy: nothing to mend");
        return Ok(());
    }
    bail!("not tidy:\n  {}", faults.join("\n  "))
}

fn check(name: &str, text: &str, faults: &mut Vec<String>) {
    let is_rust = Path::new(name).extension().is_some_and(|ending| ending == "rs");
    let seed = name.starts_with("fuzz/seeds/");
    if !text.is_empty() && !text.ends_with('\n') && !seed {
        faults.push(format!("{name}: no line end at the end"));
    }
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
        let by_hand = is_rust || name.ends_with(".toml") || name.ends_with(".md");
        if by_hand && line.trim_end() != line {
            faults.push(format!("{name}:{number}: blanks at the end"));
        }
        // Style sheets swallow it in silence, and lose the rule after it.
        if line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ") {
            faults.push(format!("{name}:{number}: a merge was left unfinished"));
        }
        if is_rust && name != "xtask/src/tidy.rs" {
            for leftover in LEFTOVERS.iter().filter(|leftover| line.contains(**leftover)) {
                faults.push(format!("{name}:{number}: `{leftover}` is left"));
            }
        }
    }
    if !is_rust {
        return;
    }
    if !text.starts_with("//!") {
        faults.push(format!("{name}: does not say what question it answers (`//!`)"));
    }
    if text.lines().count() > MOST_LINES {
        faults.push(format!("{name}: more than {MOST_LINES} lines: seek a seam"));
    }
    if arrows::RULES.iter().any(|rules| name.starts_with(&format!("crates/{rules}/src/"))) {
        for outside in NOT_IN_RULES.iter().filter(|outside| text.contains(**outside)) {
            faults.push(format!("{name}: `{outside}` has no place in rules"));
        }
    }
    if KNOWS_NO_GAME.iter().any(|folder| name.starts_with(folder)) && !CLOSED_LISTS.contains(&name) {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            let words = line.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
            if words.into_iter().any(|word| NAMES_OF_GAMES.iter().any(|game| word.starts_with(game))) {
                faults.push(format!("{name}: names a game: `{}`", line.trim()));
            }
        }
    }
}
