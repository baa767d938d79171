//! What is wrong with a record, and where.

use game::notation::Fault;

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct RecordError {
    /// Counted from 1 over the whole input.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What was expected and what was found.
    pub message: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, column: usize, message: impl Into<String>) -> Self {
        RecordError { line, column, message: message.into() }
    }

    pub(crate) fn at(line: usize, fault: Fault) -> Self {
        RecordError { line, column: fault.column, message: fault.message }
    }
}
