//! How are tables and people kept in one file? With SQLite: a write-ahead log, a full sync for every transaction, one
//! connection that writes (see [`writer`]) and a few that read.

mod archive;
mod chairs;
mod classes;
mod copy;
mod migrations;
mod notices;
mod open;
mod people;
mod place;
mod records;
mod rows;
mod tables;
mod tokens;
mod writer;
mod writes;

pub use archive::{Archive, Census};
pub use copy::{CopyError, backup, restore};
pub use open::OpenError;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use async_trait::async_trait;
use sqlx::sqlite::SqlitePool;

use crate::{
    Append, AppendError, Classes, Commit, Device, Line, LobbyTable, Notice, Person, PersonId, Records, Store,
    StoreError, StoredTable, TableId, TableNote, TokenHash, Write,
};
use writer::{Counts, Queue, Writer};

/// A store in one file.
pub struct Sqlite {
    readers: SqlitePool,
    queue: Queue,
    counts: Arc<Counts>,
}

impl Sqlite {
    /// Opens a file, makes it if it is not there, and brings its layout up to date. Needs a running tokio.
    ///
    /// # Errors
    /// If the file cannot be written, belongs to another program or to a newer version of this one, is open in another
    /// server, or is damaged.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let opened = open::open(path.as_ref()).await?;
        let counts = Arc::new(Counts::default());
        let queue = Writer::start(opened.writer, opened.lock, opened.place, Arc::clone(&counts));
        Ok(Sqlite { readers: opened.readers, queue, counts })
    }

    /// How many changes were answered since the file was opened, refused ones included.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.counts.changes.load(Ordering::Relaxed)
    }

    /// Tells this listener of every transaction from now on. Only the first one is heard; it should come back quickly.
    pub fn watch(&self, listener: impl Fn(Commit) + Send + Sync + 'static) {
        // A second listener is not asked for by anybody.
        let _ = self.counts.listener.set(Box::new(listener));
    }

    /// How many transactions that took: fewer, when many tables are busy.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.counts.commits.load(Ordering::Relaxed)
    }
}

impl fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sqlite").field("changes", &self.changes()).finish_non_exhaustive()
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError> {
        self.queue.make(writes::Together(writes)).await?
    }

    async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        tables::load(&self.readers, id).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        tables::by_code(&self.readers, code).await
    }

    async fn append(
        &self,
        id: &TableId,
        seen: u64,
        lines: Vec<Line>,
        note: Option<TableNote>,
    ) -> Result<u64, AppendError> {
        self.queue.make(Append { table: id.clone(), seen, lines, note }).await?
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        tables::open(&self.readers, most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        tables::of_person(&self.readers, person, most).await
    }

    async fn waiting_tables(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        tables::waiting(&self.readers, person, most).await
    }

    async fn due_tables(&self, before: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
        tables::due(&self.readers, before, most).await
    }

    async fn kept(&self, name: &str) -> Result<Option<String>, StoreError> {
        notices::kept(&self.readers, name).await
    }

    async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.queue.make(notices::Keep { name: name.to_owned(), value: value.to_owned() }).await
    }

    async fn notices(&self, person: PersonId) -> Result<Vec<Notice>, StoreError> {
        notices::of_person(&self.readers, person).await
    }

    async fn put_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        self.queue.make(notices::Put(notice.clone())).await?
    }

    async fn remove_notice(&self, person: PersonId, address: &str) -> Result<(), StoreError> {
        self.queue.make(notices::Remove { person, address: address.to_owned() }).await
    }

    async fn add_person(&self, name: &str, device: &TokenHash, now: i64) -> Result<PersonId, StoreError> {
        self.queue.make(people::Add { name: name.to_owned(), device: device.clone(), now }).await
    }

    async fn person_by_device(&self, device: &TokenHash) -> Result<Option<Person>, StoreError> {
        people::by_device(&self.readers, device).await
    }

    async fn names(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        people::names(&self.readers, people).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        self.queue.make(people::Rename { person, name: name.to_owned() }).await?
    }

    async fn avatars(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        people::avatars(&self.readers, people).await
    }

    async fn set_avatar(&self, person: PersonId, avatar: &str) -> Result<(), StoreError> {
        self.queue.make(people::SetAvatar { person, avatar: avatar.to_owned() }).await?
    }

    async fn chair_names(&self, tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError> {
        chairs::names(&self.readers, tables).await
    }

    async fn add_device(&self, person: PersonId, device: &TokenHash, now: i64) -> Result<(), StoreError> {
        self.queue.make(people::AddDevice { person, device: device.clone(), now }).await?
    }

    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError> {
        people::devices(&self.readers, person).await
    }

    async fn remove_device(&self, device: &TokenHash) -> Result<(), StoreError> {
        self.queue.make(people::RemoveDevice(device.clone())).await
    }

    async fn keep_only_device(&self, person: PersonId, device: &TokenHash) -> Result<(), StoreError> {
        self.queue.make(people::KeepOnlyDevice { person, device: device.clone() }).await
    }

    async fn forget(&self, person: PersonId) -> Result<(), StoreError> {
        self.queue.make(people::Forget(person)).await
    }

    async fn add_link(&self, person: PersonId, link: &TokenHash, expires: i64) -> Result<(), StoreError> {
        self.queue.make(people::AddLink { person, link: link.clone(), expires }).await?
    }

    async fn whose_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        people::by_link(&self.readers, link, now).await
    }

    async fn take_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        self.queue.make(people::TakeLink { link: link.clone(), now }).await
    }

    async fn use_link(
        &self,
        link: &TokenHash,
        device: &TokenHash,
        before: Option<&TokenHash>,
        now: i64,
    ) -> Result<Option<PersonId>, StoreError> {
        let (link, device, before) = (link.clone(), device.clone(), before.cloned());
        self.queue.make(people::UseLink { link: people::TakeLink { link, now }, device, before }).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.queue.make(tables::Probe).await?;
        tables::look(&self.readers).await
    }

    fn records(&self) -> &dyn Records {
        self
    }

    fn classes(&self) -> &dyn Classes {
        self
    }

    /// Readers go first, so that the last connection can move everything into the one file.
    async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.queue.close().await
    }
}

/// The kinds of refusal by SQLite that mean something to people.
const PERM: i32 = 3;
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const READONLY: i32 = 8;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANTOPEN: i32 = 14;
const NOTADB: i32 = 26;

/// Which kind of refusal this is, if it is one by SQLite. The bits above say more than anybody needs.
fn code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// What went wrong, in words of the store.
#[expect(clippy::needless_pass_by_value, reason = "it is made for map_err")]
fn failed(error: sqlx::Error) -> StoreError {
    match (&error, code(&error)) {
        (_, Some(CORRUPT | NOTADB)) => rows::damaged("the database", error.to_string()),
        (sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_), _) => rows::damaged("a row", error.to_string()),
        (sqlx::Error::PoolClosed, _) => StoreError::Closed,
        _ => StoreError::Database(error.to_string()),
    }
}
