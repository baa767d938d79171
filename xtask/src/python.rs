//! Does the module for Python do what it says? Built as people build it, and asked by its own tests (among them what
//! OpenSpiel asks of its games), by those of PettingZoo, and by checkers of types
//! and of style.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::shell::{answers, program, root, run as run_command};

/// Builds the module, not for speed, and tests it.
pub(crate) fn run() -> Result<()> {
    install()?;
    let mut build = tool("maturin");
    build.args(["develop", "--locked", "--quiet"]);
    run_command(build)?;
    for args in [&["pytest", "--quiet"][..], &["mypy"], &["mypy.stubtest", "khepri._khepri"]] {
        let mut check = tool("python");
        check.arg("-m").args(args);
        run_command(check)?;
    }
    let trainer = root().join("python");
    for folder in [root().join("crates/py"), trainer.clone()] {
        for args in [&["check", "--quiet"][..], &["format", "--check", "--quiet"]] {
            let mut lint = tool("ruff");
            lint.args(args).current_dir(&folder);
            run_command(lint)?;
        }
    }
    // The training's own tests need torch, which is too large to fetch for them: without it they say so and pass.
    let mut training = tool("python");
    training.args(["-m", "pytest", "--quiet"]).current_dir(trainer);
    run_command(training)
}

/// The measurement that documents quote: built for speed, in a batch of its own.
pub(crate) fn speed() -> Result<()> {
    install()?;
    let mut build = tool("maturin");
    build.args(["develop", "--release", "--locked", "--quiet"]);
    run_command(build)?;
    for (game, players) in [("ra", "4"), ("rawsiko", "4")] {
        let mut bench = tool("python");
        bench.args(["-m", "khepri.bench", "--game", game, "--players", players]);
        run_command(bench)?;
    }
    Ok(())
}

fn venv() -> PathBuf {
    root().join("target/python/venv")
}

/// A program of the place of its own, in the folder of the module.
fn tool(name: &str) -> Command {
    let mut tool = Command::new(venv().join("bin").join(name));
    tool.current_dir(root().join("crates/py")).env("VIRTUAL_ENV", venv());
    tool
}

/// Fetches what builds and tests the module into a place of its own, unless it is there already.
fn install() -> Result<()> {
    let list = root().join("crates/py/requirements.txt");
    let wanted = std::fs::read_to_string(&list).context("cannot read requirements.txt")?;
    let note = venv().join("installed");
    if std::fs::read_to_string(&note).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    std::fs::create_dir_all(root().join("target/python")).context("cannot make a folder for the tools")?;
    ensure!(answers("python3 --version"), "please install python3");
    let mut make = program("python3 -m venv --clear");
    make.arg(venv());
    run_command(make)?;
    let mut pip = tool("pip");
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--requirement"]).arg(list);
    run_command(pip)?;
    std::fs::write(note, wanted).context("cannot note what is installed")
}
