//! Another program that is asked by lines and answers by lines, within a time. Whatever it does instead, it neither holds
//! this one up nor fills its memory, and once it has failed it is ended.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::time::{Duration, Instant};

use serde_json::Value;

/// No answer is longer, in bytes.
const LONGEST: usize = 64 * 1024;
/// So many lines are taken from a program before anybody wants them; then it waits.
const AHEAD: usize = 16;
/// So many bytes may wait for a program that does not read.
const UNREAD: usize = 16 * 1024 * 1024;
/// So much of an answer is quoted.
const QUOTED: usize = 80;
/// So long a program may take to end when its input does.
const FAREWELL: Duration = Duration::from_secs(1);
/// How often a program that should end is looked at.
const GLANCE: Duration = Duration::from_millis(5);

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
    /// How many bytes of them it has not read.
    unread: Arc<AtomicUsize>,
    answers: Receiver<Heard>,
    /// How many lines it has answered.
    lines: u64,
    /// Why it was ended.
    failure: Option<Failed>,
}

/// What a program has written.
enum Heard {
    /// A line of text.
    Line(String),
    /// A line that is no text.
    NoText,
    /// A line that does not end.
    TooLong,
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
        let (tell, answers) = mpsc::sync_channel(AHEAD);
        let unread = Arc::new(AtomicUsize::new(0));
        // Both end when the program or this process does.
        std::thread::spawn({
            let unread = Arc::clone(&unread);
            move || {
                asked.iter().try_for_each(|line| {
                    input.write_all(line.as_bytes())?;
                    unread.fetch_sub(line.len(), Ordering::Relaxed);
                    io::Result::Ok(())
                })
            }
        });
        std::thread::spawn(move || listen(BufReader::new(output), &tell));
        Ok(Process { line, child, questions: Some(questions), unread, answers, lines: 0, failure: None })
    }

    /// Something went wrong with this program.
    pub fn failed(&self, why: impl fmt::Display) -> Failed {
        Failed(format!("the program `{}`: {why}", self.line))
    }

    /// Sends a line that needs no answer.
    pub fn tell(&self, message: &Value) {
        if let Some(questions) = &self.questions {
            let line = format!("{message}\n");
            self.unread.fetch_add(line.len(), Ordering::Relaxed);
            // A program that has ended is found out when it is asked.
            let _ = questions.send(line);
        }
    }

    /// Asks for one of these steps, and waits so long for it. A program that fails is ended, and not asked again.
    ///
    /// # Errors
    /// If the program ends, says nothing in time, or answers with anything else, now or earlier.
    pub fn ask(&mut self, question: &Value, offers: &[Value], patience: Duration) -> Result<String, Failed> {
        if let Some(failed) = &self.failure {
            return Err(failed.clone());
        }
        let answer = self.answer(question, offers, patience);
        if let Err(failed) = &answer {
            self.failure = Some(failed.clone());
            self.questions = None;
            self.end();
        }
        answer
    }

    fn answer(&mut self, question: &Value, offers: &[Value], patience: Duration) -> Result<String, Failed> {
        if self.unread.load(Ordering::Relaxed) > UNREAD {
            return Err(self.failed(format_args!("it reads nothing, after {} lines", self.lines)));
        }
        self.tell(question);
        let heard = match self.answers.recv_timeout(patience) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => {
                let seconds = patience.as_secs_f32();
                return Err(self.failed(format_args!("no answer within {seconds} s, after {} lines", self.lines)));
            }
            Err(RecvTimeoutError::Disconnected) => {
                let why = match self.ended_within(patience.min(FAREWELL)) {
                    Some(status) => format!("it ended after {} lines ({status})", self.lines),
                    None => format!("it closed its output after {} lines", self.lines),
                };
                return Err(self.failed(why));
            }
        };
        self.lines += 1;
        let line = match heard {
            Heard::Line(line) => line,
            Heard::NoText => return Err(self.failed(format_args!("line {}: it is not UTF-8", self.lines))),
            Heard::TooLong => {
                return Err(self.failed(format_args!("line {}: it is longer than {LONGEST} bytes", self.lines)));
            }
        };
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

    /// How it ended, if it does within this time.
    fn ended_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if begun.elapsed() >= time {
                return None;
            }
            std::thread::sleep(GLANCE);
        }
    }

    /// Ends it, whatever it is doing.
    fn end(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Its input ends, so it should end; one that hangs is ended.
        self.questions = None;
        if self.ended_within(FAREWELL).is_none() {
            self.end();
        }
    }
}

/// Passes on what a program writes, line by line, until it ends or writes what is no line. A line that nobody wants yet
/// holds it up.
fn listen(mut output: impl BufRead, tell: &SyncSender<Heard>) {
    loop {
        let mut line = Vec::new();
        let heard = match output.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(length) if length > LONGEST => Heard::TooLong,
            Ok(_) => String::from_utf8(line).map_or(Heard::NoText, Heard::Line),
        };
        let last = !matches!(heard, Heard::Line(_));
        if tell.send(heard).is_err() || last {
            return;
        }
    }
}
