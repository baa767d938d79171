//! What is kept, and why keeping it can fail.

use std::fmt;

/// A table's name in addresses: lower-case letters and digits that nobody can guess.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// The least and most letters a name may have.
    const LENGTH: std::ops::RangeInclusive<usize> = 6..=32;

    /// The name of these letters, if they can be one.
    #[must_use]
    pub fn new(text: &str) -> Option<TableId> {
        let fits = Self::LENGTH.contains(&text.len());
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (fits && plain).then(|| TableId(text.to_owned()))
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A person, by number. The number says nothing about them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// SHA-256 of a token that only a browser knows: the store never sees the token itself.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

/// What is fixed about a table when it is made.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its name in addresses.
    pub id: TableId,
    /// A few letters to type, for friends in the same room; kept in upper case. Empty if the table has none.
    pub code: String,
    /// The word for the game.
    pub game: String,
    /// What was agreed, as the header lines of a record.
    pub options: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What is promised about the deal.
    pub commitment: [u8; 32],
    /// What fixes the deal; revealed when the game is over.
    pub secret: [u8; 32],
    /// When, in milliseconds since 1970.
    pub made_at: i64,
}

impl fmt::Debug for NewTable {
    /// Without the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("game", &self.game).finish_non_exhaustive()
    }
}

/// A code as it is kept and compared: people type it in either case, with blanks around it.
pub(crate) fn plain_code(code: &str) -> String {
    code.trim().to_ascii_uppercase()
}

/// One line of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says; the store does not care.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What was fixed at the start.
    pub table: NewTable,
    /// Everything since; the version of a table is how many lines there are.
    pub log: Vec<Line>,
    /// What its note says players asked for in advance.
    pub orders: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// The game is on.
    Playing,
    /// It is over or was given up.
    Over,
}

/// Who sits in a chair, as lists of tables show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person(PersonId),
    /// A bot of this level.
    Bot(u8),
}

/// What lists say about a table: derived from its log, kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableNote {
    /// How far it is.
    pub stage: Stage,
    /// Who sits where, in seat order.
    pub seats: Vec<Occupant>,
    /// Whom it waits for, if it is a person.
    pub waits_for: Option<PersonId>,
    /// When the clock of whoever decides runs out, in milliseconds since 1970; none while no clock runs.
    pub due: Option<i64>,
    /// What players asked for in advance; the store does not care what it says. Lists leave it out.
    pub orders: String,
}

impl TableNote {
    /// A note about a table without clocks.
    #[must_use]
    pub fn new(stage: Stage, seats: Vec<Occupant>, waits_for: Option<PersonId>) -> TableNote {
        TableNote { stage, seats, waits_for, due: None, orders: String::new() }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyTable {
    /// Its name in addresses.
    pub id: TableId,
    /// The word for the game.
    pub game: String,
    /// What was agreed, as the header lines of a record.
    pub options: String,
    /// What is said about it.
    pub note: TableNote,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_at: i64,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
}

/// A browser by which a person is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// What only that browser knows, hashed.
    pub hash: TokenHash,
    /// Since when it is theirs, in milliseconds since 1970.
    pub made_at: i64,
}

/// A group of changes that was written in one transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// How many.
    pub changes: usize,
    /// How long it took until they were on the disk.
    pub took: std::time::Duration,
}

/// How somebody is told that it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// By the push service of a browser.
    Push,
    /// By a request to an address of theirs.
    Webhook,
}

/// Where somebody wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq)]
pub struct Notice {
    /// Who.
    pub person: PersonId,
    /// How.
    pub way: Way,
    /// Where.
    pub address: String,
    /// The keys of the browser, or the secret that signs.
    pub keys: String,
    /// How the person reaches this server.
    pub site: String,
    /// In which language, by its code.
    pub language: String,
    /// Whether it failed too often and is off.
    pub failed: bool,
    /// The device whose browser is told; none for other addresses, and where it was not written down.
    pub device: Option<TokenHash>,
}

impl fmt::Debug for Notice {
    /// Without keys and address: both are secrets of a kind.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notice").field("person", &self.person).field("way", &self.way).finish_non_exhaustive()
    }
}

/// The store could not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A table of this name is there already, or a running one of this code.
    #[error("there is a table of this name or code already")]
    TableExists,
    /// Nobody has this number, or they were forgotten.
    #[error("there is no such person")]
    NoSuchPerson,
    /// The store was closed: the program is about to end.
    #[error("the store is closed")]
    Closed,
    /// A file of the store was deleted or replaced while it was open: whatever is written now would be lost.
    #[error("{0} was deleted, moved or replaced while this program has it open")]
    FileGone(String),
    /// What is kept does not make sense.
    #[error("what is kept of {what} cannot be read: {why}")]
    Damaged {
        /// Of what.
        what: String,
        /// Why.
        why: String,
    },
    /// The database refused or cannot be reached.
    #[error("the database failed: {0}")]
    Database(String),
}

/// Why nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Somebody else added lines first.
    #[error("the table has {version} lines by now")]
    Stale {
        /// How many there are.
        version: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// There is no such class.
    #[error("there is no such class")]
    NoSuchClass,
    /// It could not be kept. Whether the lines are there is not known: load the table again.
    #[error(transparent)]
    Store(#[from] StoreError),
}
