//! The long measurements that notes and documents quote. Minutes, not seconds: no part of `ci`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{khepri, output, root, say, sh};

const SPEED_GAMES: u32 = 1_000_000;
const PROVED_GAMES: u32 = 2_000;

pub(crate) fn run() -> Result<()> {
    say(&format!("random play on one core, {SPEED_GAMES} games of ra each:"));
    for players in 2..=5 {
        let line = format!("sim ra --players {players} --games {SPEED_GAMES} --seed 1 --threads 1 --json");
        let said = output(khepri(line.split(' ')))?;
        say(&format!("  {players} players: {}", said.trim_end()));
    }

    say(&format!("\n{PROVED_GAMES} games at each table, replayed and proved:"));
    for players in 2..=5 {
        let folder = root().join(format!("target/full/ra-{players}"));
        std::fs::create_dir_all(&folder).context("cannot make a folder for records")?;
        let line = format!("sim ra --players {players} --games {PROVED_GAMES} --seed 1 --json --records");
        let mut sim = khepri(line.split(' '));
        sim.arg(&folder);
        output(sim)?;
        let records: Vec<PathBuf> = std::fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<Result<_>>()?;
        let mut replayed = 0;
        let mut proved = 0;
        for some in records.chunks(500) {
            let mut replay = khepri(["replay", "--json"]);
            replayed += output_of(replay.args(some))?;
            let mut verify = khepri(["verify"]);
            proved += output_of(verify.args(some))?;
        }
        say(&format!("  {players} players: {replayed} replayed, {proved} proved"));
    }
    sh("cargo bench --workspace --locked")
}

/// How many lines a program prints.
fn output_of(command: &mut Command) -> Result<usize> {
    let output = command.output()?;
    ensure!(output.status.success(), "it failed with {}", output.status);
    Ok(String::from_utf8(output.stdout)?.lines().count())
}
