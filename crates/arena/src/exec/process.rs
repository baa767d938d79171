//! Another program that is asked by lines and answers by lines, within a time.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use serde_json::Value;

/// No answer is longer, in bytes.
const LONGEST: u64 = 64 * 1024;
/// So much of an answer is quoted.
const QUOTED: usize = 80;
/// So long a program may take to end when its input does.
const FAREWELL: Duration = Duration::from_secs(1);

/// A program that did not play as it should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed(String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// A running program.
pub struct Process {
    /// What was started, for messages.
    line: String,
    child: Child,
    /// To the thread that writes: a program that does not read must not hold us up.
    questions: Option<Sender<String>>,
    answers: Receiver<String>,
    /// How many lines it has answered.
    lines: u64,
}

impl Process {
    /// Starts a command of words divided by blanks.
    ///
    /// # Errors
    /// If there is no such program.
    pub fn start_line(line: &str) -> Result<Process, Failed> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Process::start(&words)
    }

    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// If there is no such program.
    pub fn start(words: &[String]) -> Result<Process, Failed> {
        let line = words.join(" ");
        let failed = |why: &dyn fmt::Display| Failed(format!("the program `{line}` cannot be started: {why}"));
        let [program, arguments @ ..] = words else { return Err(failed(&"no command is given")) };
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| failed(&error))?;
        let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(&"it has no input or output"));
        };
        let (questions, asked) = mpsc::channel::<String>();
        let (tell, answers) = mpsc::channel();
        // Both end when the program or this process does.
        std::thread::spawn(move || asked.iter().try_for_each(|line| input.write_all(line.as_bytes())));
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = String::new();
            while matches!(output.by_ref().take(LONGEST).read_line(&mut line), Ok(length) if length > 0) {
                if tell.send(std::mem::take(&mut line)).is_err() {
                    return;
                }
            }
        });
        Ok(Process { line, child, questions: Some(questions), answers, lines: 0 })
    }

    /// Something went wrong with this program.
    pub fn failed(&self, why: impl fmt::Display) -> Failed {
        Failed(format!("the program `{}`: {why}", self.line))
    }

    /// Sends a line that needs no answer.
    pub fn tell(&self, message: &Value) {
        if let Some(questions) = &self.questions {
            // A program that has ended is found out when it is asked.
            let _ = questions.send(format!("{message}\n"));
        }
    }

    /// Asks for one of these steps, and waits so long for it.
    ///
    /// # Errors
    /// If the program ends, says nothing in time, or answers with anything else.
    pub fn ask(&mut self, question: &Value, offers: &[Value], patience: Duration) -> Result<String, Failed> {
        self.tell(question);
        let line = match self.answers.recv_timeout(patience) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => {
                let seconds = patience.as_secs_f32();
                return Err(self.failed(format_args!("no answer within {seconds} s, after {} lines", self.lines)));
            }
            Err(RecvTimeoutError::Disconnected) => {
                let how = self.child.wait().map_or_else(|error| error.to_string(), |status| status.to_string());
                return Err(self.failed(format_args!("it ended after {} lines ({how})", self.lines)));
            }
        };
        self.lines += 1;
        let quoted: String = line.trim_end().chars().take(QUOTED).collect();
        let wrong =
            |why: String| Failed(format!("the program `{}`, line {}: `{quoted}`: {why}", self.line, self.lines));
        let answer: Value = serde_json::from_str(&line).map_err(|error| wrong(format!("no JSON: {error}")))?;
        let step = answer["step"].as_str().ok_or_else(|| wrong("expected {\"step\":\"…\"}".to_owned()))?;
        let steps = || offers.iter().filter_map(|offer| offer["step"].as_str());
        if steps().any(|offer| offer == step) {
            return Ok(step.to_owned());
        }
        let some: Vec<&str> = steps().take(6).collect();
        let more = if offers.len() > some.len() { ", …" } else { "" };
        Err(wrong(format!("`{step}` is not legal now: expected one of {}{more}", some.join(", "))))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its input ends, so it should end; one that hangs is ended.
        self.questions = None;
        let begun = Instant::now();
        while begun.elapsed() < FAREWELL {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
