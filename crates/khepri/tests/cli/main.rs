//! The program as people and scripts call it: what it prints, what it refuses, how it exits.

mod arena;
mod backup;
mod bad_input;
mod bot;
#[cfg(target_os = "linux")]
mod clocks;
mod database;
mod load;
mod nets;
mod play;
mod replay;
mod serve;
mod sim;
mod validate;
mod verify;
mod what_if;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn khepri(args: &[&str]) -> Answer {
    khepri_with_input(args, b"")
}

fn khepri_with_input(args: &[&str], input: &[u8]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_khepri"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // A program that has seen enough closes its input: no fault of the test.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Answer {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

fn testdata(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("test paths are text")
}

#[test]
fn a_whole_game_is_told() {
    let answer = khepri(&["watch"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for part in
        ["holds the suns", "Auction for", "Epoch 1 ", "Epoch 2 begins", "Epoch 3 ends", "monuments", " wins", "--help"]
    {
        assert!(answer.out.contains(part), "`{part}` is missing in\n{}", answer.out);
    }
}

#[test]
fn the_same_seed_is_the_same_story() {
    let watch = || khepri(&["watch", "ra", "--players", "5", "--seed", "3", "--option", "scores=open"]).out;
    assert_eq!(watch(), watch());
    assert!(watch().contains(" in all seats; seed 3 repeats this game."));
}

#[test]
fn whoever_is_asked_for_is_watched() {
    let watch = |seats| khepri(&["watch", "ra", "--players", "3", "--seed", "3", "--seats", seats]);
    let mixed = watch("greedy,search:10,random").out;
    assert!(mixed.starts_with("greedy, search:10, random play ra; seed 3 repeats this game.\n"), "{mixed}");
    assert!(watch("random").out.starts_with("random plays ra in all seats; seed 3 repeats this game.\n"));
    let hurried = watch("search:1ms,random,random").out;
    assert!(hurried.contains("seed 3 repeats this deal."), "{hurried}");
    let wrong = watch("greedy,random");
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
    assert!(wrong.err.contains("expected one for all or 3"), "{}", wrong.err);
}

#[test]
fn rules_are_told_in_80_columns() {
    for (game, title) in [("ra", "RA\n"), ("rawsiko", "RAWSIKO\n")] {
        let answer = khepri(&["rules", game]);
        assert_eq!(answer.code, 0);
        assert!(answer.out.starts_with(title), "{game}");
        assert!(answer.out.lines().all(|line| line.chars().count() <= 80), "{game}");
    }
}

#[test]
fn rules_are_told_in_every_language() {
    for (language, ra, rawsiko) in [
        ("en", "THE END OF AN EPOCH", "TABLE OPTIONS"),
        ("pt", "O LEILÃO", "O QUE UMA MESA PODE COMBINAR"),
        ("es", "LA SUBASTA", "LO QUE UNA MESA PUEDE ACORDAR"),
        ("fr", "L’ENCHÈRE", "CE DONT UNE TABLE PEUT CONVENIR"),
        ("ru", "АУКЦИОН", "О ЧЁМ МОЖЕТ УСЛОВИТЬСЯ СТОЛ"),
    ] {
        for (game, chapter) in [("ra", ra), ("rawsiko", rawsiko)] {
            let answer = khepri(&["rules", game, "--language", language]);
            assert_eq!(answer.code, 0, "{}", answer.err);
            assert!(answer.out.contains(chapter), "{game} in {language}: {}", answer.out);
            assert!(answer.out.lines().all(|line| line.chars().count() <= 80), "{game} in {language}");
        }
    }
    let unknown = khepri(&["rules", "ra", "--language", "de"]);
    assert_eq!((unknown.code, unknown.out.as_str()), (2, ""));
}

#[test]
fn facts_are_found_by_any_name_in_every_language() {
    let list = khepri(&["facts", "rawsiko"]);
    assert!(list.code == 0 && list.out.contains("eastern-brazil"), "{}", list.err);
    for (language, title) in [
        ("en", "Lithium (Li)"),
        ("pt", "Lítio (Li)"),
        ("es", "Litio (Li)"),
        ("fr", "Lithium (Li)"),
        ("ru", "Литий (Li)"),
    ] {
        for topic in ["Li", "lithium", "литий"] {
            let answer = khepri(&["facts", "rawsiko", topic, "--language", language]);
            assert_eq!(answer.out.lines().next(), Some(title), "{topic} in {language}");
        }
    }
    let unknown = khepri(&["facts", "rawsiko", "unobtainium"]);
    assert_eq!((unknown.code, unknown.out.as_str()), (1, ""));
    assert!(unknown.err.contains("`khepri facts rawsiko` lists what can be asked"), "{}", unknown.err);
    assert_eq!(khepri(&["facts", "ra"]).code, 2);
    assert_eq!(khepri(&["facts", "rawsiko", "Li", "--language", "de"]).code, 2);
}

#[test]
fn help_teaches_every_command() {
    let help = khepri(&["--help"]);
    assert_eq!(help.code, 0);
    for command in ["serve", "watch", "replay", "sim", "arena", "verify", "rules", "Examples:", "Exit codes:"] {
        assert!(help.out.contains(command), "{command}");
    }
    for command in
        ["serve", "backup", "restore", "validate", "watch", "replay", "sim", "arena", "verify", "what-if", "rules"]
    {
        assert_eq!(khepri(&[command, "--help"]).code, 0, "{command}");
    }
}

#[test]
fn a_wrong_command_line_is_a_usage_error() {
    for args in [
        &["fly"][..],
        &["replay"],
        &["sim"],
        &["sim", "chess"],
        &["sim", "ra", "--games", "0"],
        &["sim", "ra", "--games", "many"],
        &["sim", "ra", "--threads", "0"],
        &["sim", "ra", "--option", "scores"],
        &["rules", "chess"],
        &["arena"],
        &["arena", "chess"],
        &["arena", "ra", "--ladder", "--challenger", "1"],
        &["arena", "ra", "--challenger", "1", "--field", "1", "--deals", "0"],
        &["arena", "ra", "--challenger", "1", "--field", "1", "--json", "--csv"],
    ] {
        let answer = khepri(args);
        assert_eq!(answer.code, 2, "{args:?}: {}", answer.err);
        assert!(!answer.err.is_empty() && answer.out.is_empty(), "{args:?}");
    }
}
