//! Keeps tables and people: an append-only log behind one trait.
//!
//! A table is fixed facts (options, commitment, secret) and a log of lines; the store does not know what the lines say.
//! Whoever appends says how long the log was when they looked; if it has grown since, the append is refused as stale and
//! nothing is changed. So two writers, even in two processes, can never both add the same version. When an append is
//! answered, it is durable.
//!
//! What belongs together is written together: [`Store::write`] takes changes of several tables and of a class, and writes
//! all of them in one transaction, or none.
//!
//! [`Sqlite`] keeps all of it in one file; [`Memory`] forgets it when the program ends.
//!
//! [`Archive`] reads such a file while a server writes to it; [`backup`] and [`restore`] copy it.
//!
//! Names live outside the log: the log knows people by number, and a forgotten person leaves no trace but that number.

mod classes;
mod memory;
mod models;
mod records;
mod sqlite;
mod tokens;
mod writes;

pub use classes::{Classes, NewClass, Pupil, StoredClass};
pub use memory::Memory;
pub use models::{
    AppendError, Commit, Device, Line, LobbyTable, NewTable, Notice, Occupant, Person, PersonId, Stage, StoreError,
    StoredTable, TableId, TableNote, TokenHash, Way,
};
pub use records::{FinishedTable, GameResult, RecordRoom, Records};
pub use sqlite::{Archive, Census, CopyError, OpenError, Sqlite, backup, restore};
pub use tokens::{Token, TokenId, Tokens};
pub use writes::{Append, ChairName, Write};

use async_trait::async_trait;

/// Where tables and people are kept.
#[async_trait]
pub trait Store: Tokens + Send + Sync + 'static {
    /// Writes all of these in one transaction, one after the other, or none of them: if one is refused, nothing is
    /// changed. A new table of whose name or code there is one is refused as [`StoreError::TableExists`].
    async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError>;

    /// Takes a new table in, with an empty log. A server opens its tables together with their first lines, by
    /// [`Store::write`], so that none is ever empty.
    async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        match self.write(vec![Write::Open { table, lines: Vec::new(), note: None }]).await {
            Ok(()) => Ok(()),
            Err(AppendError::Store(error)) => Err(error),
            // A new table is no stale one.
            Err(other) => Err(StoreError::Database(other.to_string())),
        }
    }

    /// A table and its whole log; `None` if there is none of this name.
    async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError>;

    /// The table with this short code, in upper or lower case, while it gathers players or plays.
    async fn table_by_code(&self, code: &str) -> Result<Option<TableId>, StoreError>;

    /// Adds lines to a log that had `seen` lines, and says how many it has now. The note, if any, replaces what the lobby
    /// and the page of a person's tables say about this table, in the same transaction. A table that is over gives its
    /// code free; if it goes on after all, it gets the code back unless another table has it by then.
    async fn append(
        &self,
        id: &TableId,
        seen: u64,
        lines: Vec<Line>,
        note: Option<TableNote>,
    ) -> Result<u64, AppendError>;

    /// Public tables that wait for players, the ones last made first.
    async fn open_tables(&self, most: u32) -> Result<Vec<LobbyTable>, StoreError>;

    /// The tables at which a person sits or sat, the ones last changed first.
    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError>;

    /// Running tables that wait for a person, the ones that wait longest first.
    async fn waiting_tables(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError>;

    /// Tables on which a clock runs out before this time, the soonest first.
    async fn due_tables(&self, before: i64, most: u32) -> Result<Vec<TableId>, StoreError>;

    /// What the server keeps under this name.
    async fn kept(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps this under a name, in place of what was there.
    async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// Where a person wants to be told, in the order of the addresses.
    async fn notices(&self, person: PersonId) -> Result<Vec<Notice>, StoreError>;

    /// Adds a place, or changes the one with the same address.
    async fn put_notice(&self, notice: &Notice) -> Result<(), StoreError>;

    /// A person is no longer told there.
    async fn remove_notice(&self, person: PersonId, address: &str) -> Result<(), StoreError>;

    /// A new person with their first device. A device that was somebody else's is theirs from now on.
    async fn add_person(&self, name: &str, device: &TokenHash, now: i64) -> Result<PersonId, StoreError>;

    /// Whose device this is.
    async fn person_by_device(&self, device: &TokenHash) -> Result<Option<Person>, StoreError>;

    /// What people are called, by number; unknown and forgotten ones are left out.
    async fn names(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError>;

    /// Calls a person so from now on.
    async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError>;

    /// The pictures beside people's names, by their words; whoever has none is left out.
    async fn avatars(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError>;

    /// Gives a person this picture from now on; an empty word takes it away. The store does not care what it says.
    async fn set_avatar(&self, person: PersonId, avatar: &str) -> Result<(), StoreError>;

    /// What the people round one screen are called at these tables, by table and seat: the names that whoever has those
    /// chairs gave them, by [`Write::ChairName`].
    async fn chair_names(&self, tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError>;

    /// A further device of the same person. A device that was somebody else's is theirs from now on, and tells the other
    /// nothing any more.
    async fn add_device(&self, person: PersonId, device: &TokenHash, now: i64) -> Result<(), StoreError>;

    /// The devices of a person, the oldest first.
    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError>;

    /// This device is nobody's from now on, and nobody is told anything there.
    async fn remove_device(&self, device: &TokenHash) -> Result<(), StoreError>;

    /// Removes all devices of a person but this one, what they are told there by push, and the links by which there could
    /// be more. A push of which nobody knows the device goes too.
    async fn keep_only_device(&self, person: PersonId, device: &TokenHash) -> Result<(), StoreError>;

    /// Removes a person's name, devices, links and notices for good, and the names they gave to chairs. Their games stay, nameless.
    async fn forget(&self, person: PersonId) -> Result<(), StoreError>;

    /// Keeps the hash of a one-time link by which a further device becomes this person's, until it expires.
    async fn add_link(&self, person: PersonId, link: &TokenHash, expires: i64) -> Result<(), StoreError>;

    /// Whose link this is, if it has not expired; it stays as it is.
    async fn whose_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError>;

    /// Whose link this is, if it has not expired; it is used up by this.
    async fn take_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError>;

    /// Uses a link up for a further device of the person whose link it is, and says who; `None` if there is no such link or
    /// it has expired. The device is no longer known by what it was known by `before`. All of it, or nothing.
    async fn use_link(
        &self,
        link: &TokenHash,
        device: &TokenHash,
        before: Option<&TokenHash>,
        now: i64,
    ) -> Result<Option<PersonId>, StoreError>;

    /// Removes links that have expired: none of them comes alive again, whatever the clock says later.
    async fn drop_expired_links(&self, now: i64) -> Result<(), StoreError> {
        // Taking any link does it, that of nobody too.
        self.take_link(&TokenHash([0; 32]), now).await.map(drop)
    }

    /// Writes something that changes nothing, durably, and reads: whether a step could be kept now.
    async fn probe(&self) -> Result<(), StoreError>;

    /// Where records and results are kept.
    fn records(&self) -> &dyn Records;

    /// Where classes are kept.
    fn classes(&self) -> &dyn Classes;

    /// Finishes what was asked for so far and lets go of everything; whatever comes later is refused as
    /// [`StoreError::Closed`].
    async fn close(&self) -> Result<(), StoreError>;
}
