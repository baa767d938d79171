//! A list of everything the server acknowledged, written as it happens: by it a test finds what was lost.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

/// Lines `kept CHAIR TABLE VERSION STEP`, one for each acknowledged step.
pub(super) struct Journal(Mutex<File>);

/// What a line is about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Fate {
    /// The server said that it is done.
    Kept,
    /// No answer came, and the table shows that it is done.
    Found,
}

impl Journal {
    /// A new file.
    pub(super) fn new(path: &Path) -> Result<Journal> {
        let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Journal(Mutex::new(file)))
    }

    /// One step of the person in this chair.
    pub(super) fn note(&self, fate: Fate, chair: usize, table: &str, version: u64, step: &str) -> Result<()> {
        let word = match fate {
            Fate::Kept => "kept",
            Fate::Found => "found",
        };
        let line = format!("{word} {chair} {table} {version} {step}\n");
        // In one piece, so that whoever reads along never sees half a line of two.
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write_all(line.as_bytes()).context("the journal")
    }
}
