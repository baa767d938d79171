//! The fuzz target of the record parser, on stable Rust and without cargo-fuzz.

use std::process::Command;

use anyhow::{Context, Result};

use crate::shell::{output, program, root, run as run_command};

/// What cargo-fuzz passes, but for the address sanitizer, which needs nightly: there is no unsafe code to find.
const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

pub(crate) fn run(seconds: u32) -> Result<()> {
    // A target makes cargo keep the flags away from build scripts.
    let host = host()?;
    let folder = root().join("fuzz");
    let mut build = program(&format!("cargo build --release --locked --quiet --target {host}"));
    build.current_dir(&folder).env("RUSTFLAGS", COVERAGE).env_remove("CARGO_TARGET_DIR");
    run_command(build)?;

    let corpus = folder.join("corpus").join("record");
    std::fs::create_dir_all(&corpus).context("cannot make the folder of the corpus")?;
    let binary = folder.join("target").join(&host).join("release").join("record");
    std::fs::create_dir_all(folder.join("artifacts")).context("cannot make a folder for what breaks")?;
    let mut fuzz = Command::new(binary);
    fuzz.current_dir(&folder)
        .arg("-artifact_prefix=artifacts/")
        .arg(format!("-max_total_time={seconds}"))
        .args(["-seed=1", "-max_len=4096", "-dict=record.dict", "-print_final_stats=1", "-verbosity=0"])
        .arg(&corpus)
        .arg("seeds");
    run_command(fuzz)
}

fn host() -> Result<String> {
    let version = output(program("rustc -vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no host")?.to_owned())
}
