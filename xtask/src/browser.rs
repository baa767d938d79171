//! Whole games in a real browser, and what only a real browser knows: layout, keys, contrast, what goes over the wire.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::setup;
use crate::shell::{program, root, run as run_command, say, sh};

/// How many files of tests run at once: a browser and a server each.
const AT_ONCE: usize = 2;

/// Where tests lie: those that need a browser, and those of the scripts alone.
const FOLDERS: [&str; 2] = ["tests/browser", "crates/pages/tests/js"];

/// Where those of the other engines lie, Firefox and WebKit. They take minutes.
const ENGINES: [&str; 1] = ["tests/browser/engines"];

/// In CI one scenario of a file may hang once: it is told anew, and the log says so.
const SECOND_TRIES_IN_CI: usize = 1;

/// Runs the tests whose file names begin with one of `names`, or all of them. Whatever fails, fails.
pub(crate) fn run(names: &[String]) -> Result<()> {
    setup::run()?;
    install()?;
    run_in(&FOLDERS, names, 0)
}

/// Runs all of them, as patient as a busy machine needs it.
pub(crate) fn ci() -> Result<()> {
    setup::run()?;
    install()?;
    run_in(&FOLDERS, &[], SECOND_TRIES_IN_CI)
}

/// The same in the other engines.
pub(crate) fn engines(names: &[String]) -> Result<()> {
    setup::run()?;
    setup::engines()?;
    run_in(&ENGINES, names, 0)
}

fn run_in(folders: &[&str], names: &[String], second_tries: usize) -> Result<()> {
    sh("cargo build --workspace --bin khepri --locked --quiet")?;
    let files = files(folders, names)?;
    ensure!(!files.is_empty(), "no test is called {}", names.join(" or "));

    let out = root().join("target/browser");
    std::fs::create_dir_all(out.join("shots")).context("cannot make a folder for the pictures")?;
    let mut tests = Command::new("node");
    tests
        .current_dir(root())
        .env("KHEPRI_BIN", built())
        .env("KHEPRI_BROWSER_OUT", &out)
        .env("KHEPRI_SECOND_TRIES", second_tries.to_string())
        .args(["--test", "--test-reporter=spec"])
        .arg(format!("--test-concurrency={AT_ONCE}"))
        .args(files);
    let done = run_command(tests);
    say("pictures of all pages, and of what failed, are in target/browser");
    done
}

/// Fetches what the tests need, unless it is there already.
fn install() -> Result<()> {
    let folder = root().join("tests/browser");
    let lock = std::fs::read(folder.join("package-lock.json")).context("cannot read package-lock.json")?;
    let note = folder.join("node_modules/.installed");
    if std::fs::read(&note).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let mut npm = program("npm ci --no-audit --no-fund");
    npm.current_dir(&folder);
    run_command(npm)?;
    std::fs::write(note, lock).context("cannot note what is installed")
}

pub(crate) fn built() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join("debug").join("khepri")
}

/// The files of tests, in the order of their names.
fn files(folders: &[&str], names: &[String]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in folders {
        for file in std::fs::read_dir(root().join(folder))? {
            let path = file?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let wanted = names.is_empty() || names.iter().any(|wanted| name.starts_with(wanted.as_str()));
            if wanted && name.ends_with(".test.mjs") {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}
