//! The long measurements that notes and documents quote. Minutes, not seconds: no part of `ci`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{khepri, output, program, root, run as shell_run, say, sh};
use crate::{api, browser, load, python};

const SPEED_GAMES: u32 = 300_000;
const PROVED_GAMES: u32 = 2_000;
/// Each game and its table sizes.
const TABLES: [(&str, std::ops::RangeInclusive<u32>); 2] = [("ra", 2..=5), ("rawsiko", 3..=5)];
/// Games of each quick level that must end without an illegal action.
const LEVEL_GAMES: u32 = 10_000;

/// A measurement by its name, with what it says and about how long it takes on two cores.
type Part = (&'static str, &'static str, fn() -> Result<()>);

/// All of them, the quick ones first.
const PARTS: [Part; 14] = [
    ("speed", "random play on one core (a minute)", speed),
    ("proofs", "2,000 games at each table, replayed and proved (a minute)", proofs),
    ("batch", "decisions a second of the batched environment, from Python (minutes)", python::speed),
    ("api", "the API, asked long (minutes)", || api::run(true)),
    ("load", "a server with one table and with a thousand (two minutes)", load::run),
    ("class", "a class of forty pupils at ten tables (a minute)", load::class),
    ("kill", "a server with 200 tables, killed 20 times (two minutes)", kill),
    ("rehearsal", "an upgrade and a restore with 200 tables (a minute)", rehearsal),
    ("engines", "a whole game in Firefox and in WebKit (minutes)", || browser::engines(&[])),
    ("options", "a thousand random games with every combination of options of rawsiko (minutes)", options),
    ("bench", "the benchmarks (minutes)", || sh("cargo bench --workspace --locked")),
    ("levels", "10,000 games of each of the levels 1 to 3 at every table (half an hour)", levels),
    ("ladder", "the ladder of the levels 1 to 4 (half an hour)", ladder),
    ("strongest", "levels 5 and 6 against the level below at every table, 240 and 50 games or more (hours)", strongest),
];

/// The names of all measurements.
pub(crate) fn names() -> Vec<&'static str> {
    PARTS.iter().map(|(name, ..)| *name).collect()
}

/// Takes the measurements of these names, or all.
pub(crate) fn run(names: &[String]) -> Result<()> {
    for (_, says, measure) in PARTS.iter().filter(|(name, ..)| names.is_empty() || names.iter().any(|one| one == name))
    {
        say(&format!("\n{says}:"));
        measure()?;
    }
    Ok(())
}

fn speed() -> Result<()> {
    each_table(|game, players| {
        let line = format!("sim {game} --players {players} --games {SPEED_GAMES} --seed 1 --threads 1 --json");
        output(khepri(line.split(' ')))
    })
}

fn proofs() -> Result<()> {
    each_table(|game, players| {
        let folder = root().join(format!("target/full/{game}-{players}"));
        std::fs::create_dir_all(&folder).context("cannot make a folder for records")?;
        let line = format!("sim {game} --players {players} --games {PROVED_GAMES} --seed 1 --json --records");
        let mut sim = khepri(line.split(' '));
        sim.arg(&folder);
        output(sim)?;
        let records: Vec<PathBuf> = std::fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
        let (mut replayed, mut proved) = (0, 0);
        for some in records.chunks(500) {
            replayed += lines_of(khepri(["replay", "--json"]).args(some))?;
            proved += lines_of(khepri(["verify"]).args(some))?;
        }
        Ok(format!("{replayed} replayed, {proved} proved"))
    })
}

fn kill() -> Result<()> {
    long("cargo test --release --locked --quiet --package khepri --test kill")
}

fn rehearsal() -> Result<()> {
    long("cargo test --release --locked --quiet --package khepri --test rehearsal")
}

fn options() -> Result<()> {
    long("cargo test --release --locked --quiet --package rawsiko --test play random_games")
}

/// A test in its long form.
fn long(line: &str) -> Result<()> {
    let mut test = program(line);
    test.env("KHEPRI_LONG", "1");
    shell_run(test)
}

fn levels() -> Result<()> {
    for level in 1..=3 {
        each_table(|game, players| {
            let line = format!("sim {game} --players {players} --games {LEVEL_GAMES} --seats {level} --seed 1 --json");
            Ok(format!("level {level}: {}", output(khepri(line.split(' ')))?.trim_end()))
        })?;
    }
    Ok(())
}

fn ladder() -> Result<()> {
    for (game, _) in &TABLES {
        shell_run(khepri(["arena", game, "--ladder", "--levels", "1,2,3,4", "--deals", "60", "--seed", "1"]))?;
    }
    Ok(())
}

/// At least so many games of each at every table: every deal is played once from each chair.
fn strongest() -> Result<()> {
    for (level, games) in [(5, 240), (6, 50)] {
        each_table(|game, players| {
            let (below, deals) = (level - 1, u32::div_ceil(games, players));
            let who = format!("--challenger {level} --field {below} --deals {deals} --seed 1 --json");
            output(khepri(format!("arena {game} --players {players} {who}").split(' ')))
        })?;
    }
    Ok(())
}

/// Does something at every table size of every game, and prints what came of it.
fn each_table(mut measure: impl FnMut(&str, u32) -> Result<String>) -> Result<()> {
    for (game, players) in TABLES {
        for players in players {
            say(&format!("  {game} for {players}: {}", measure(game, players)?.trim_end()));
        }
    }
    Ok(())
}

/// How many lines a program prints.
fn lines_of(command: &mut Command) -> Result<usize> {
    let output = command.output()?;
    ensure!(output.status.success(), "it failed with {}", output.status);
    Ok(String::from_utf8(output.stdout)?.lines().count())
}
