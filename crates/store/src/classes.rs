//! Classes: who leads one, who is in it and what they are called there. All of it goes after a day and is in no backup;
//! the log of a table knows its people by number, and so the games stay, nameless.

use async_trait::async_trait;

use crate::{PersonId, StoreError, TableId};

/// What is fixed about a class when it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewClass {
    /// Its name in addresses, which nobody can guess.
    pub id: String,
    /// A few digits to type; no other class has them.
    pub pin: String,
    /// Who leads it.
    pub leader: PersonId,
    /// When, in milliseconds since 1970.
    pub made_at: i64,
}

/// Somebody in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pupil {
    /// Who.
    pub person: PersonId,
    /// What they are called in this class.
    pub nickname: String,
    /// The picture beside it, by its word; empty for none.
    pub avatar: String,
    /// Where they sit; none while they wait.
    pub table: Option<TableId>,
    /// Whether nobody knew them before they came to a class: then they are forgotten with it.
    pub made_here: bool,
}

/// A class as it was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredClass {
    /// What was fixed at the start.
    pub class: NewClass,
    /// What the server says about it; the store does not care.
    pub settings: String,
    /// Who is in it.
    pub pupils: Vec<Pupil>,
    /// Its tables, in the order in which they were opened.
    pub tables: Vec<TableId>,
}

/// Where classes are kept.
#[async_trait]
pub trait Classes: Send + Sync {
    /// All there are: a day's.
    async fn classes(&self) -> Result<Vec<StoredClass>, StoreError>;

    /// Takes a new class in; `false` if another has its name or its digits.
    async fn open_class(&self, class: &NewClass) -> Result<bool, StoreError>;

    /// Keeps what the server says about a class, in place of what it said before.
    async fn set_class(&self, class: &str, settings: &str) -> Result<(), StoreError>;

    /// Somebody comes to a class, or is called or sits otherwise from now on.
    async fn put_pupil(&self, class: &str, pupil: &Pupil) -> Result<(), StoreError>;

    /// Removes a class with everything that was known of it. Whoever was not known before it, is in no other class and
    /// never sat at another table is forgotten with it; the answer says who.
    async fn erase_class(&self, class: &str) -> Result<Vec<PersonId>, StoreError>;
}
