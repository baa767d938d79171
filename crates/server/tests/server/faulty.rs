//! A store that fails at the call it is told, before or after it did what it was asked for, and says what it keeps in a
//! form in which two servers that did the same look the same.

use std::collections::BTreeSet;
use std::future::Future;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use store::{
    AppendError, Classes, Device, FinishedTable, GameResult, Line, LobbyTable, Memory, NewClass, Notice, Person,
    PersonId, Pupil, RecordRoom, Records, Store, StoreError, StoredClass, StoredTable, TableId, TableNote, Token,
    TokenHash, TokenId, Tokens, Write,
};

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing is done.
    Refused,
    /// It is done, and nobody is told.
    Unheard,
}

/// Keeps in memory, and gives way to other tasks at every call.
#[derive(Default)]
pub(crate) struct Faulty {
    memory: Memory,
    calls: AtomicUsize,
    fault: Mutex<Option<(usize, Fault)>>,
    tables: Mutex<Vec<TableId>>,
    records: Mutex<BTreeSet<String>>,
}

impl Faulty {
    /// Has the call with this number from now on fail, from 1.
    pub(crate) fn fail(&self, number: usize, fault: Fault) {
        self.calls.store(0, Ordering::SeqCst);
        *self.fault.lock().unwrap_or_else(PoisonError::into_inner) = Some((number, fault));
    }

    /// Has no call fail any more; the answer says whether one did.
    pub(crate) fn heal(&self) -> bool {
        let fault = self.fault.lock().unwrap_or_else(PoisonError::into_inner).take();
        fault.is_some_and(|(number, _)| self.calls() >= number)
    }

    /// How often it was asked since it was last told to fail.
    pub(crate) fn calls(&self) -> usize {
        self.calls.load(Ordering::SeqCst)
    }

    async fn call<T, E: From<StoreError>>(&self, work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
        tokio::task::yield_now().await;
        let number = self.calls.fetch_add(1, Ordering::SeqCst) + 1;
        let fault = *self.fault.lock().unwrap_or_else(PoisonError::into_inner);
        let fault = fault.filter(|(at, _)| *at == number).map(|(_, fault)| fault);
        let answer = match fault {
            Some(Fault::Refused) => None,
            Some(Fault::Unheard) | None => Some(work.await),
        };
        tokio::task::yield_now().await;
        match (fault, answer) {
            (None, Some(answer)) => answer,
            _ => Err(StoreError::Database("told to fail".to_owned()).into()),
        }
    }

    /// Whether a table is still being played to its end.
    pub(crate) async fn finishes(&self) -> bool {
        for table in self.tables() {
            let log = self.memory.load_table(&table).await.expect("kept").map(|stored| stored.log).unwrap_or_default();
            let says = |word: &str| log.iter().any(|line| line.text == word);
            if says("finish") && !says("over") {
                return true;
            }
        }
        false
    }

    fn tables(&self) -> Vec<TableId> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note_tables(&self, writes: &[Write]) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        for write in writes {
            if let Write::Open { table, .. } = write
                && !tables.contains(&table.id)
            {
                tables.push(table.id.clone());
            }
        }
    }

    /// All that is kept, without what chance chose: the first so many people, tables by their place, lines by their word.
    pub(crate) async fn shape(&self, people: i64) -> Vec<String> {
        let (memory, mut tables, mut shape) = (&self.memory, Vec::new(), Vec::new());
        for table in self.tables() {
            // One whose opening failed is none.
            tables.extend(memory.load_table(&table).await.expect("kept"));
        }
        let place = |table: &TableId| tables.iter().position(|one| one.table.id == *table);
        for person in (1..=people).map(PersonId) {
            let name = memory.names(&[person]).await.expect("kept").pop();
            let name = name.map(|(_, name)| name.replace(|c: char| c.is_ascii_digit(), ""));
            let devices = memory.devices(person).await.expect("kept").len();
            let tokens = memory.tokens_of(person).await.expect("kept").len();
            let avatar = memory.avatars(&[person]).await.expect("kept").len();
            let notices = memory.notices(person).await.expect("kept").len();
            shape.push(format!("{person:?} {name:?} {devices} {tokens} {avatar} {notices}"));
            let mut sits: Vec<String> = Vec::new();
            for table in memory.tables_of(person, 100).await.expect("kept") {
                let mut seats: Vec<String> = table.note.seats.iter().map(|seat| format!("{seat:?}")).collect();
                seats.sort();
                let (place, stage) = (place(&table.id), table.note.stage);
                sits.push(format!("{person:?} at {place:?}: {stage:?} {}", seats.join(" ")));
            }
            sits.sort();
            shape.extend(sits);
        }
        for (number, stored) in tables.iter().enumerate() {
            for (_, seat, name) in memory.chair_names(std::slice::from_ref(&stored.table.id)).await.expect("kept") {
                shape.push(format!("table {number}: {seat} is {name}"));
            }
            let mut words: Vec<String> = stored.log.iter().map(|line| word(&line.text)).collect();
            let bots = |word: &String| word.starts_with("sit bot") || word.starts_with("sit standin");
            if words.iter().any(bots) {
                // How far bots have played is not the same twice.
                words.retain(|word| word != "step");
            }
            words.sort();
            shape.push(format!("table {number}: {}", words.join(", ")));
        }
        for class in Classes::classes(memory).await.expect("kept") {
            // When the lesson ends is not the same twice.
            let settings: String = class.settings.chars().filter(|c| !c.is_ascii_digit()).collect();
            shape.push(format!("class {settings:?} {:?}", class.tables.iter().map(place).collect::<Vec<_>>()));
            for pupil in class.pupils {
                let (table, drawn) = (pupil.table.as_ref().map(place), pupil.avatar.is_empty());
                // What is not typed is drawn.
                let typed = ["Otter", "Heron"].iter().any(|name| pupil.nickname.starts_with(name));
                let name = if typed { pupil.nickname.as_str() } else { "drawn" };
                shape.push(format!("{:?} {name} {table:?} {drawn} {}", pupil.person, pupil.made_here));
            }
        }
        let records = self.records.lock().unwrap_or_else(PoisonError::into_inner).clone();
        for record in records {
            let kept = memory.records().record(&record, 0, i64::MIN).await.expect("kept");
            shape.extend(kept.map(|text| format!("record of {} bytes", text.len())));
        }
        shape
    }
}

/// What a line is about. Which chair somebody got is left to chance.
fn word(line: &str) -> String {
    let mut words = line.split(' ');
    let first = words.next().unwrap_or_default();
    if first == "sit" { format!("sit {}", words.skip(1).collect::<Vec<_>>().join(" ")) } else { first.to_owned() }
}

/// Passes every call on to the store in memory; what is written out in brackets does so itself.
macro_rules! passed {
    ($($part:ident {
        $(fn $name:ident($($given:ident: $type:ty),*) -> $answer:ty;)*
        [$($rest:tt)*]
    })*) => {
        $(#[async_trait]
        impl $part for Faulty {
            $(async fn $name(&self, $($given: $type),*) -> $answer {
                self.call($part::$name(&self.memory, $($given),*)).await
            })*
            $($rest)*
        })*
    };
}

passed! {
    Store {
        fn load_table(id: &TableId) -> Result<Option<StoredTable>, StoreError>;
        fn table_by_code(code: &str) -> Result<Option<TableId>, StoreError>;
        fn append(id: &TableId, seen: u64, lines: Vec<Line>, note: Option<TableNote>) -> Result<u64, AppendError>;
        fn open_tables(most: u32) -> Result<Vec<LobbyTable>, StoreError>;
        fn tables_of(person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError>;
        fn waiting_tables(person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError>;
        fn due_tables(before: i64, most: u32) -> Result<Vec<TableId>, StoreError>;
        fn kept(name: &str) -> Result<Option<String>, StoreError>;
        fn keep(name: &str, value: &str) -> Result<(), StoreError>;
        fn notices(person: PersonId) -> Result<Vec<Notice>, StoreError>;
        fn put_notice(notice: &Notice) -> Result<(), StoreError>;
        fn remove_notice(person: PersonId, address: &str) -> Result<(), StoreError>;
        fn add_person(name: &str, device: &TokenHash, now: i64) -> Result<PersonId, StoreError>;
        fn person_by_device(device: &TokenHash) -> Result<Option<Person>, StoreError>;
        fn names(people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError>;
        fn rename(person: PersonId, name: &str) -> Result<(), StoreError>;
        fn avatars(people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError>;
        fn set_avatar(person: PersonId, avatar: &str) -> Result<(), StoreError>;
        fn chair_names(tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError>;
        fn add_device(person: PersonId, device: &TokenHash, now: i64) -> Result<(), StoreError>;
        fn devices(person: PersonId) -> Result<Vec<Device>, StoreError>;
        fn remove_device(device: &TokenHash) -> Result<(), StoreError>;
        fn keep_only_device(person: PersonId, device: &TokenHash) -> Result<(), StoreError>;
        fn forget(person: PersonId) -> Result<(), StoreError>;
        fn add_link(person: PersonId, link: &TokenHash, expires: i64) -> Result<(), StoreError>;
        fn whose_link(link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError>;
        fn take_link(link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError>;
        fn use_link(link: &TokenHash, device: &TokenHash, before: Option<&TokenHash>, now: i64)
            -> Result<Option<PersonId>, StoreError>;
        fn probe() -> Result<(), StoreError>;
        fn close() -> Result<(), StoreError>;
        [
            async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError> {
                self.note_tables(&writes);
                self.call(self.memory.write(writes)).await
            }
            fn records(&self) -> &dyn Records {
                self
            }
            fn classes(&self) -> &dyn Classes {
                self
            }
        ]
    }
    Tokens {
        fn add_token(person: PersonId, name: &str, hash: &TokenHash, now: i64, most: u32)
            -> Result<Option<TokenId>, StoreError>;
        fn tokens_of(person: PersonId) -> Result<Vec<Token>, StoreError>;
        fn person_by_token(hash: &TokenHash) -> Result<Option<(TokenId, Person)>, StoreError>;
        fn token_used(token: TokenId, now: i64) -> Result<(), StoreError>;
        fn withdraw_token(person: PersonId, token: TokenId) -> Result<bool, StoreError>;
        []
    }
    Classes {
        fn classes() -> Result<Vec<StoredClass>, StoreError>;
        fn open_class(class: &NewClass) -> Result<bool, StoreError>;
        fn set_class(class: &str, settings: &str) -> Result<(), StoreError>;
        fn put_pupil(class: &str, pupil: &Pupil) -> Result<(), StoreError>;
        fn erase_class(class: &str) -> Result<Vec<PersonId>, StoreError>;
        []
    }
    Records {
        fn record(id: &str, now: i64, since: i64) -> Result<Option<String>, StoreError>;
        fn keep_result(id: &TableId, result: &GameResult) -> Result<(), StoreError>;
        fn untold(person: PersonId) -> Result<Vec<TableId>, StoreError>;
        fn finished(person: PersonId, most: u32) -> Result<Vec<FinishedTable>, StoreError>;
        [
            async fn keep_record(&self, id: &str, text: &str, now: i64, room: RecordRoom) -> Result<(), StoreError> {
                self.records.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned());
                self.call(self.memory.keep_record(id, text, now, room)).await
            }
        ]
    }
}
