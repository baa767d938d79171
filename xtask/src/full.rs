//! The long measurements that notes and documents quote. Minutes, not seconds: no part of `ci`.

use anyhow::{Context, Result};

use crate::shell::{output, root, say, sh};

const SPEED_GAMES: u32 = 1_000_000;
const PROVED_GAMES: u32 = 2_000;

pub(crate) fn run() -> Result<()> {
    sh("cargo build --release --locked --quiet")?;
    let khepri = root().join("target/release/khepri");
    let khepri = khepri.to_string_lossy();

    say(&format!("\nrandom play on one core, {SPEED_GAMES} games of ra each:"));
    for players in 2..=5 {
        let line = format!("{khepri} sim ra --players {players} --games {SPEED_GAMES} --seed 1 --threads 1 --json");
        say(&format!("  {players} players: {}", output(&line)?.trim_end()));
    }

    say(&format!("\n{PROVED_GAMES} games at each table, replayed and proved:"));
    for players in 2..=5 {
        let folder = root().join(format!("target/full/ra-{players}"));
        std::fs::create_dir_all(&folder).context("cannot make a folder for records")?;
        let records = folder.to_string_lossy();
        output(&format!(
            "{khepri} sim ra --players {players} --games {PROVED_GAMES} --seed 1 --records {records} --json"
        ))?;
        let mut replayed = 0;
        let mut proved = 0;
        let names: Vec<String> = std::fs::read_dir(&folder)?
            .filter_map(|file| file.ok().map(|file| file.path().to_string_lossy().into_owned()))
            .collect();
        for some in names.chunks(500) {
            replayed += output(&format!("{khepri} replay --json {}", some.join(" ")))?.lines().count();
            proved += output(&format!("{khepri} verify {}", some.join(" ")))?.lines().count();
        }
        say(&format!("  {players} players: {replayed} replayed, {proved} proved"));
    }
    sh("cargo bench --workspace --locked")
}
