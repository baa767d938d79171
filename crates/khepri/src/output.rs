//! Where words go: answers to standard output, complaints to standard error.

use std::fmt;
use std::io::{self, Write};

/// How a command went, where nothing went wrong with the command itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Fine,
    /// Something that was handed in was refused.
    Refused,
}

/// What was asked for on the command line cannot be: the message lists what can.
#[derive(Debug)]
pub(crate) struct Usage(String);

impl Usage {
    /// For `map_err` and `bail!`-like use: an error that ends the program with the code for a wrong command line.
    pub(crate) fn error(text: impl fmt::Display) -> anyhow::Error {
        anyhow::Error::new(Usage(text.to_string()))
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Standard output, buffered.
pub(crate) struct Output(Box<dyn Write>);

impl Output {
    pub(crate) fn stdout() -> Self {
        Output(Box::new(io::BufWriter::new(io::stdout().lock())))
    }

    /// One line, or several.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())?;
        self.0.write_all(b"\n")
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// One line on standard error, behind the program's name.
pub(crate) fn complain(text: &str) {
    // Where even standard error is closed, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "khepri: {text}");
}

pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe))
}
