//! What can go wrong, each with the deal, the chair or the line where it did.

use std::io;
use std::path::PathBuf;

use game::Seat;

/// A bot that broke a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Mishap {
    /// It chose what it may not do.
    #[error("{seat} chose {action}, which is illegal: {why}")]
    Illegal {
        /// Where it sat.
        seat: Seat,
        /// What it chose.
        action: String,
        /// The rule that forbids it.
        why: String,
    },
    /// It is another program, and that failed.
    #[error("{seat}: {why}")]
    Failed {
        /// Where it sat.
        seat: Seat,
        /// What went wrong.
        why: String,
    },
    /// It panicked.
    #[error("{seat} panicked: {why}")]
    Panicked {
        /// Where it sat.
        seat: Seat,
        /// What it said.
        why: String,
    },
    /// The game went on and on.
    #[error("the game is not over after {decisions} decisions")]
    Endless {
        /// How many there were.
        decisions: u64,
    },
}

/// Why a run did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A game was broken by a bot.
    #[error("deal {deal}, {table}: {mishap}")]
    Broken {
        /// The number of the deal.
        deal: u64,
        /// Who sat where.
        table: String,
        /// What happened.
        mishap: Mishap,
    },
    /// A thread ended before its work was done.
    #[error("a thread of the arena panicked: {0}")]
    Thread(String),
    /// At a table of the ladder nobody sits twice.
    #[error("a ladder for {players} players needs at least {players} different levels, not {entrants}")]
    TooFew {
        /// How many sit at a table.
        players: usize,
        /// How many take part.
        entrants: usize,
    },
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// Why a journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// It cannot be opened, read or written.
    #[error("cannot use the journal {}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Somebody else writes to it.
    #[error("another run is writing the journal {}", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is no journal of an arena, so it is left as it is", path.display())]
    NoJournal {
        /// The file.
        path: PathBuf,
    },
    /// It is the journal of another run.
    #[error("the journal {} is of another run: `{what}` is {there} there and {here} here", path.display())]
    OtherRun {
        /// The file.
        path: PathBuf,
        /// What differs.
        what: String,
        /// What the journal says.
        there: String,
        /// What was asked for.
        here: String,
    },
    /// A line is not what was written.
    #[error("the journal {} is damaged in line {line}: {why}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}
