//! `khepri play`, as a person types and as a pipe does.

mod files;
mod language;
mod rawsiko;
mod talk;
mod undo;

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use tempfile::TempDir;

use crate::{Answer, khepri, path_text};

/// What every question ends with.
const PROMPT: &str = "or ? for help: ";

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_khepri"));
    command.arg("play").args(args).current_dir(folder);
    // Neither the colours nor the language of whoever runs the tests.
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Plays in a folder with everything typed beforehand.
fn play(folder: &Path, args: &[&str], typed: &str) -> Answer {
    answer(program(folder, args), typed)
}

fn answer(mut command: Command, typed: &str) -> Answer {
    let mut child = command.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    let typed = typed.to_owned();
    // A game that is over closes its input: no fault of the test.
    let writer = std::thread::spawn(move || drop(input.write_all(typed.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let code = output.status.code().expect("no signal ended it");
    Answer { code, out: text(output.stdout), err: text(output.stderr) }
}

/// More than any game asks.
fn ones() -> String {
    "1\n".repeat(3000)
}

fn record(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect("it was written")
}

/// The lines of play of a record.
fn steps(record: &str) -> Vec<&str> {
    let ra = ["draw", "invoke", "god", "done", "bid", "pass", "discard"];
    let rawsiko = ["claim", "place", "move", "attack", "end", "trade"];
    let words = [&ra[..], &rawsiko[..], &["undo", "result"]].concat();
    record.lines().filter(|line| words.contains(&line.split(' ').next().unwrap_or_default())).collect()
}

fn assert_proved(folder: &Path, name: &str) {
    let verified = khepri(&["verify", path_text(&folder.join(name))]);
    assert_eq!((verified.code, verified.err.as_str()), (0, ""));
    assert!(verified.out.contains("proved: the secret is the promised one"), "{}", verified.out);
}

/// A person at the terminal, who reads before they type.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
    /// What was said since the last answer.
    heard: String,
}

impl Talk {
    fn begin(folder: &Path, args: &[&str]) -> Talk {
        let mut child = program(folder, args).spawn().expect("the program starts");
        let input = child.stdin.take().expect("piped");
        let output = child.stdout.take().expect("piped");
        let mut talk = Talk { child, input, output, heard: String::new() };
        talk.listen();
        talk
    }

    /// Types a line and reads up to the next question.
    fn say(&mut self, line: &str) -> &str {
        writeln!(self.input, "{line}").expect("the program listens");
        self.listen();
        &self.heard
    }

    fn listen(&mut self) {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while !bytes.ends_with(PROMPT.as_bytes()) && self.output.read(&mut byte).expect("readable") == 1 {
            bytes.extend_from_slice(&byte);
        }
        self.heard = String::from_utf8(bytes).expect("text");
    }

    fn is_over(&self) -> bool {
        !self.heard.ends_with(PROMPT)
    }

    /// The choices of the last question, in the notation.
    fn choices(&self) -> Vec<String> {
        let numbered = self.heard.lines().filter_map(|line| {
            let (number, rest) = line.trim_start().split_once("  ")?;
            number.parse::<usize>().ok()?;
            rest.split("  ").next().map(str::to_owned)
        });
        numbered.collect()
    }

    /// Ends the program as a person does who closes the window.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    fn wait(mut self) -> i32 {
        drop(self.input);
        self.child.wait().expect("it ends").code().expect("no signal ended it")
    }
}
