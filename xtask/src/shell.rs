//! Running programs, and saying so.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The root of the repository: where cargo says it is now, for a checkout can be moved.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().map(Path::to_path_buf).unwrap_or_default()
}

/// A line for whoever watches.
pub(crate) fn say(text: &str) {
    // Nobody watches a closed standard error.
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// A program with its arguments, divided by blanks, to be run in the root of the repository.
pub(crate) fn program(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root());
    command
}

/// The program of the house, built for speed, with these arguments.
pub(crate) fn khepri<I: AsRef<OsStr>>(args: impl IntoIterator<Item = I>) -> Command {
    let mut command = program("cargo run --release --locked --quiet --package khepri --");
    command.args(args);
    command
}

/// Runs a program and fails if it fails.
pub(crate) fn run(mut command: Command) -> Result<()> {
    let line = format!("{} {}", command.get_program().display(), args(&command));
    say(&format!("\n$ {}", line.trim_end()));
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed with {status}");
    Ok(())
}

/// Runs a program line in the root of the repository and fails if it fails.
pub(crate) fn sh(line: &str) -> Result<()> {
    run(program(line))
}

/// What a program prints.
pub(crate) fn output(mut command: Command) -> Result<String> {
    let line = format!("{} {}", command.get_program().display(), args(&command));
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start `{line}`"))?;
    ensure!(output.status.success(), "`{line}` failed with {}", output.status);
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether a program is there and answers.
pub(crate) fn answers(line: &str) -> bool {
    program(line).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn args(command: &Command) -> String {
    command.get_args().map(|arg| arg.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}
