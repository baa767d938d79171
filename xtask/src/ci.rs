//! Everything a change must pass, in the order in which it fails fastest.

use std::time::Instant;

use anyhow::Result;

use crate::shell::{program, run as run_command, say, sh};
use crate::{api, browser, fuzz, python, setup, tidy};

/// Long enough to find a parser that panics, short enough for every change.
const FUZZ_SECONDS: u32 = 20;

pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    setup::run()?;
    sh("cargo fmt --all --check")?;
    sh("cargo fmt --manifest-path fuzz/Cargo.toml --check")?;
    tidy::run()?;
    sh("cargo clippy --workspace --all-targets --locked --quiet -- -D warnings")?;
    let mut docs = program("cargo doc --workspace --no-deps --locked --quiet");
    docs.env("RUSTDOCFLAGS", "-D warnings");
    run_command(docs)?;
    let mut tests = program("cargo test --workspace --locked");
    // A snapshot that differs is a failure, never a new file.
    tests.env("INSTA_UPDATE", "no");
    run_command(tests)?;
    fuzz::run(FUZZ_SECONDS)?;
    api::run(false)?;
    python::run()?;
    browser::ci()?;
    say(&format!("\nall checks passed in {} s", begun.elapsed().as_secs()));
    Ok(())
}

/// Writes golden files and snapshots anew.
pub(crate) fn bless() -> Result<()> {
    let mut tests = program("cargo test --workspace --locked --quiet");
    tests.env("KHEPRI_BLESS", "1").env("INSTA_UPDATE", "always");
    run_command(tests)?;
    sh("git status --short -- testdata crates docs")
}
