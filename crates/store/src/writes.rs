//! Changes that belong together: [`Store::write`](crate::Store::write) writes all of them in one transaction, or none.

use crate::{Line, NewTable, PersonId, Pupil, TableId, TableNote};

/// Lines that are added to the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// How many lines the log had when they were drafted.
    pub seen: u64,
    /// What is added.
    pub lines: Vec<Line>,
    /// What lists say from now on; without it they say what they said.
    pub note: Option<TableNote>,
}

/// What whoever sits in this chair is called: one of several people round one screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChairName {
    /// At which table.
    pub table: TableId,
    /// Which chair, from 0.
    pub seat: u8,
    /// Who has the chair, and gives the name: when they are forgotten it goes with them.
    pub person: PersonId,
    /// The name; without letters it is taken away.
    pub name: String,
}

/// One of several changes that are written together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A new table, with the first lines of its log and what lists say about it.
    Open {
        /// What is fixed about it.
        table: NewTable,
        /// The first lines.
        lines: Vec<Line>,
        /// What lists say; they leave a table out of which nothing was noted.
        note: Option<TableNote>,
    },
    /// Further lines of a table.
    Append(Append),
    /// Whoever sits in a chair is called so from now on, or by no name.
    ChairName(ChairName),
    /// Somebody comes to a class, or is called or sits otherwise from now on.
    Pupil {
        /// Which class.
        class: String,
        /// Who, and how they are known there.
        pupil: Pupil,
    },
    /// Somebody is no longer in a class.
    NoPupil {
        /// Which class.
        class: String,
        /// Who.
        person: PersonId,
    },
    /// A class has a further table.
    ClassTable {
        /// Which class.
        class: String,
        /// Which table.
        table: TableId,
    },
    /// What the server says about a class, in place of what it said before.
    ClassSettings {
        /// Which class.
        class: String,
        /// What it says.
        settings: String,
    },
}

impl Write {
    /// The class that must be there for it.
    pub(crate) fn class(&self) -> Option<&str> {
        match self {
            Write::Open { .. } | Write::Append(_) | Write::ChairName(_) => None,
            Write::Pupil { class, .. }
            | Write::NoPupil { class, .. }
            | Write::ClassTable { class, .. }
            | Write::ClassSettings { class, .. } => Some(class),
        }
    }
}
