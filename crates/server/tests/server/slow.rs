//! A store that lets a test act while somebody's question is on its way, or fails when it is told to.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use async_trait::async_trait;
use store::{
    AppendError, Device, Line, LobbyTable, Memory, Notice, Person, PersonId, Store, StoreError, StoredTable, TableId,
    TableNote, Token, TokenHash, TokenId, Tokens, Write,
};
use tokio::sync::Notify;

/// Keeps in memory; the first answer to whose device it is can be held back on its way.
#[derive(Default)]
pub(crate) struct Slow {
    memory: Memory,
    holding: AtomicBool,
    held: Notify,
    released: Notify,
    /// How many lines are kept before some are not; 0 if all are.
    failing: AtomicUsize,
    failed: Notify,
}

impl Slow {
    /// Keeps lines so many times, and then once does not.
    pub(crate) fn fail_after(&self, times: usize) {
        self.failing.store(times + 1, Ordering::SeqCst);
    }

    /// Comes back when lines were not kept.
    pub(crate) async fn failed(&self) {
        self.failed.notified().await;
    }

    /// Holds the next answer back.
    pub(crate) fn hold(&self) {
        self.holding.store(true, Ordering::SeqCst);
    }

    /// Comes back when an answer is held.
    pub(crate) async fn held(&self) {
        self.held.notified().await;
    }

    /// Lets it go on.
    pub(crate) fn release(&self) {
        self.released.notify_one();
    }
}

#[async_trait]
impl Store for Slow {
    fn records(&self) -> &dyn store::Records {
        self.memory.records()
    }

    fn classes(&self) -> &dyn store::Classes {
        self.memory.classes()
    }

    async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError> {
        self.memory.write(writes).await
    }

    async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        self.memory.load_table(id).await
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        self.memory.table_by_code(code).await
    }

    async fn append(
        &self,
        id: &TableId,
        seen: u64,
        lines: Vec<Line>,
        note: Option<TableNote>,
    ) -> Result<u64, AppendError> {
        let left = self.failing.load(Ordering::SeqCst);
        self.failing.store(left.saturating_sub(1), Ordering::SeqCst);
        if left == 1 {
            self.failed.notify_one();
            return Err(StoreError::Closed.into());
        }
        self.memory.append(id, seen, lines, note).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        self.memory.open_tables(most).await
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        self.memory.tables_of(person, most).await
    }

    async fn waiting_tables(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        self.memory.waiting_tables(person, most).await
    }

    async fn due_tables(&self, before: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
        self.memory.due_tables(before, most).await
    }

    async fn kept(&self, name: &str) -> Result<Option<String>, StoreError> {
        Store::kept(&self.memory, name).await
    }

    async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.memory.keep(name, value).await
    }

    async fn notices(&self, person: PersonId) -> Result<Vec<Notice>, StoreError> {
        self.memory.notices(person).await
    }

    async fn put_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        self.memory.put_notice(notice).await
    }

    async fn remove_notice(&self, person: PersonId, address: &str) -> Result<(), StoreError> {
        self.memory.remove_notice(person, address).await
    }

    async fn add_person(&self, name: &str, device: &TokenHash, now: i64) -> Result<PersonId, StoreError> {
        self.memory.add_person(name, device, now).await
    }

    async fn person_by_device(&self, device: &TokenHash) -> Result<Option<Person>, StoreError> {
        let answer = self.memory.person_by_device(device).await;
        if self.holding.swap(false, Ordering::SeqCst) {
            self.held.notify_one();
            self.released.notified().await;
        }
        answer
    }

    async fn names(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        self.memory.names(people).await
    }

    async fn chair_names(&self, tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError> {
        self.memory.chair_names(tables).await
    }

    async fn avatars(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        self.memory.avatars(people).await
    }

    async fn set_avatar(&self, person: PersonId, avatar: &str) -> Result<(), StoreError> {
        self.memory.set_avatar(person, avatar).await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        self.memory.rename(person, name).await
    }

    async fn add_device(&self, person: PersonId, device: &TokenHash, now: i64) -> Result<(), StoreError> {
        self.memory.add_device(person, device, now).await
    }

    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError> {
        self.memory.devices(person).await
    }

    async fn remove_device(&self, device: &TokenHash) -> Result<(), StoreError> {
        self.memory.remove_device(device).await
    }

    async fn keep_only_device(&self, person: PersonId, device: &TokenHash) -> Result<(), StoreError> {
        self.memory.keep_only_device(person, device).await
    }

    async fn forget(&self, person: PersonId) -> Result<(), StoreError> {
        self.memory.forget(person).await
    }

    async fn add_link(&self, person: PersonId, link: &TokenHash, expires: i64) -> Result<(), StoreError> {
        self.memory.add_link(person, link, expires).await
    }

    async fn whose_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        self.memory.whose_link(link, now).await
    }

    async fn use_link(
        &self,
        link: &TokenHash,
        device: &TokenHash,
        before: Option<&TokenHash>,
        now: i64,
    ) -> Result<Option<PersonId>, StoreError> {
        self.memory.use_link(link, device, before, now).await
    }

    async fn take_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        self.memory.take_link(link, now).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        if self.holding.swap(false, Ordering::SeqCst) {
            self.released.notified().await;
        }
        self.memory.probe().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.memory.close().await
    }
}

#[async_trait]
impl Tokens for Slow {
    async fn add_token(
        &self,
        person: PersonId,
        name: &str,
        hash: &TokenHash,
        now: i64,
        most: u32,
    ) -> Result<Option<TokenId>, StoreError> {
        self.memory.add_token(person, name, hash, now, most).await
    }

    async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        self.memory.tokens_of(person).await
    }

    async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<(TokenId, Person)>, StoreError> {
        self.memory.person_by_token(hash).await
    }

    async fn token_used(&self, token: TokenId, now: i64) -> Result<(), StoreError> {
        self.memory.token_used(token, now).await
    }

    async fn withdraw_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError> {
        self.memory.withdraw_token(person, token).await
    }
}
