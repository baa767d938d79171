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
/// Levels, and how many deals each plays against the level below, for every size of table of Ra and of RAWsiko: the
/// tables of docs/bots.md.
const LADDER: [Rung; 3] = [
    (2, [&[300, 300, 300, 300], &[200, 200, 200]]),
    (3, [&[300, 300, 300, 300], &[200, 200, 200]]),
    (4, [&[400, 200, 200, 200], &[60, 60, 60]]),
];
const STRONGEST: [Rung; 2] = [(5, [&[300, 200, 150, 120], &[64, 64, 64]]), (6, [&[92, 78, 80, 60], &[25, 25, 25]])];
/// Who plays whom in Ra, and how many deals for two, three, four and five: the table of docs/research.md. Each has a core
/// to itself, for those with a clock.
const GOAL: [(&str, &str, [u32; 4]); 3] = [
    ("net", "search:50ms", [100, 40, 44, 28]),
    ("net:200ms", "search:50ms", [72, 59, 47, 36]),
    ("net:200ms", "net", [200, 200, 80, 60]),
];

type Rung = (u32, [&'static [u32]; 2]);

/// A measurement by its name, with what it says and about how long it takes on two cores.
type Part = (&'static str, &'static str, fn() -> Result<()>);

/// All of them, the quick ones first.
const PARTS: [Part; 16] = [
    ("speed", "random play on one core (a minute)", speed),
    ("proofs", "2,000 games at each table, replayed and proved (a minute)", proofs),
    ("batch", "decisions a second of the batched environment, from Python (minutes)", python::speed),
    ("api", "the API, asked long (minutes)", || api::run(true)),
    (
        "load",
        "a server with one table, with a thousand, and under somebody who fetches pages (three minutes)",
        load::run,
    ),
    ("class", "a class of forty pupils at ten tables (a minute)", load::class),
    ("kill", "a server with 200 tables, killed 20 times (two minutes)", kill),
    ("rehearsal", "an upgrade and a restore with 200 tables (a minute)", rehearsal),
    ("engines", "a whole game in Firefox and in WebKit (minutes)", || browser::engines(&[])),
    ("options", "a thousand random games with every combination of options of rawsiko (minutes)", options),
    ("hints", "500 hints of each game beside what level 6 does with a second (a quarter of an hour)", hints),
    ("bench", "the benchmarks (minutes)", || sh("cargo bench --workspace --locked")),
    ("levels", "10,000 games of each of the levels 1 to 3 at every table (half an hour)", levels),
    ("ladder", "the levels 2 to 4 against the level below at every table (an hour)", || climb(&LADDER, "")),
    ("strongest", "the levels 5 and 6 likewise (hours)", || climb(&STRONGEST, " --without-luck")),
    ("goal", "Ra's net against search:50ms, alone and with 200 ms, and against itself (hours)", goal),
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

/// Matches of levels against the level below. Every deal is played once from each chair.
fn climb(rungs: &[Rung], more: &str) -> Result<()> {
    for (level, deals) in rungs {
        let below = level - 1;
        for ((game, tables), deals) in TABLES.into_iter().zip(deals) {
            for (players, deals) in tables.zip(*deals) {
                let who = format!("--challenger {level} --field {below} --deals {deals} --seed 1 --json{more}");
                let report = output(khepri(format!("arena {game} --players {players} {who}").split(' ')))?;
                say(&format!("  {game} for {players}, level {level}: {}", report.trim_end()));
            }
        }
    }
    Ok(())
}

/// Matches of Ra's net, on one thread each: a clock tells little where players wait for each other.
fn goal() -> Result<()> {
    for (challenger, field, deals) in GOAL {
        for (players, deals) in (2..).zip(deals) {
            let who = format!("--challenger {challenger} --field {field} --deals {deals} --without-luck");
            let line = format!("arena ra --players {players} {who} --threads 1 --seed 1 --json");
            let report = output(khepri(line.split(' ')))?;
            say(&format!("  {challenger} against {field} for {players}: {}", report.trim_end()));
        }
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

/// What hints are worth, in both games.
fn hints() -> Result<()> {
    TABLES.iter().try_for_each(|(game, _)| {
        sh(&format!("cargo run --release --locked -p terminal --example hints -- {game} 500"))
    })
}
