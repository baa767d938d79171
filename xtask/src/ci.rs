//! Everything a change must pass, in the order in which it fails fastest.

use std::time::{Duration, Instant};

use anyhow::Result;

use crate::shell::{program, run as run_command, say, sh};
use crate::{api, browser, deny, fuzz, python, setup, tidy};

/// Long enough to find a parser that panics, short enough for every change.
const FUZZ_SECONDS: u32 = 20;

/// A check with its name in the summary.
type Check = (&'static str, fn() -> Result<()>);

const CHECKS: [Check; 10] = [
    ("set-up", setup::run),
    ("format and tidiness", neat),
    ("dependencies", || deny::run(None)),
    ("lints", lints),
    ("documents", documents),
    ("tests", tests),
    ("fuzzing", || fuzz::run(FUZZ_SECONDS)),
    ("API", || api::run(false)),
    ("Python", python::run),
    ("browser", browser::ci),
];

pub(crate) fn run() -> Result<()> {
    let begun = Instant::now();
    let mut times = Vec::new();
    for (name, check) in CHECKS {
        let since = Instant::now();
        let done = check();
        times.push((name, since.elapsed()));
        if let Err(error) = done {
            summarise(&times);
            return Err(error.context(format!("{name} failed")));
        }
    }
    summarise(&times);
    say(&format!("all checks passed in {} s", begun.elapsed().as_secs()));
    Ok(())
}

/// Prints where the time went.
fn summarise(times: &[(&str, Duration)]) {
    say("");
    for (name, time) in times {
        say(&format!("{:>6} s  {name}", time.as_secs()));
    }
}

fn neat() -> Result<()> {
    sh("cargo fmt --all --check")?;
    sh("cargo fmt --manifest-path fuzz/Cargo.toml --check")?;
    tidy::run()
}

fn lints() -> Result<()> {
    sh("cargo clippy --workspace --all-targets --locked --quiet -- -D warnings")
}

fn documents() -> Result<()> {
    let mut docs = program("cargo doc --workspace --no-deps --locked --quiet");
    docs.env("RUSTDOCFLAGS", "-D warnings");
    run_command(docs)
}

fn tests() -> Result<()> {
    let mut tests = program("cargo test --workspace --locked");
    // A snapshot that differs is a failure, never a new file.
    tests.env("INSTA_UPDATE", "no");
    run_command(tests)
}

/// Writes golden files and snapshots anew.
pub(crate) fn bless() -> Result<()> {
    let mut tests = program("cargo test --workspace --locked --quiet");
    tests.env("KHEPRI_BLESS", "1").env("INSTA_UPDATE", "always");
    run_command(tests)?;
    sh("git status --short -- testdata crates docs")
}
