//! The long measurements that notes and documents quote. Minutes, not seconds: no part of `ci`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::load;
use crate::shell::{khepri, output, program, root, run as shell_run, say, sh};

const SPEED_GAMES: u32 = 300_000;
const PROVED_GAMES: u32 = 2_000;
/// Each game and its table sizes.
const TABLES: [(&str, std::ops::RangeInclusive<u32>); 2] = [("ra", 2..=5), ("rawsiko", 3..=5)];
/// Games of each level that must end without an illegal action; the strong ones take longer.
const LEVEL_GAMES: [(u32, u32); 6] = [(1, 10_000), (2, 10_000), (3, 10_000), (4, 50), (5, 50), (6, 50)];

pub(crate) fn run() -> Result<()> {
    say("random play on one core:");
    each_table(|game, players| {
        let line = format!("sim {game} --players {players} --games {SPEED_GAMES} --seed 1 --threads 1 --json");
        output(khepri(line.split(' ')))
    })?;

    say(&format!("\n{PROVED_GAMES} games at each table, replayed and proved:"));
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
    })?;

    say("\na server with one table and with a thousand:");
    load::run()?;

    say("\na server with 200 tables, killed 20 times:");
    let mut killed = program("cargo test --release --locked --quiet --package khepri --test kill");
    killed.env("KHEPRI_LONG", "1");
    shell_run(killed)?;

    say("\na thousand random games with every combination of options of rawsiko:");
    let mut long = program("cargo test --release --locked --quiet --package rawsiko --test play random_games");
    long.env("KHEPRI_LONG", "1");
    shell_run(long)?;

    say("\nwhole games of every level:");
    for (level, games) in LEVEL_GAMES {
        each_table(|game, players| {
            let line = format!("sim {game} --players {players} --games {games} --seats {level} --seed 1 --json");
            Ok(format!("level {level}: {}", output(khepri(line.split(' ')))?.trim_end()))
        })?;
    }

    say("\nthe ladder:");
    for (game, _) in &TABLES {
        shell_run(khepri(["arena", game, "--ladder", "--deals", "60", "--seed", "1"]))?;
    }
    sh("cargo bench --workspace --locked")
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
