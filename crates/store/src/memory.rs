//! How are tables and people kept by a program that may forget them? In maps behind one lock, for tests and for a trial.

mod classes;
mod records;
mod tokens;
mod writes;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use crate::models::plain_code;
use crate::{
    Append, AppendError, Classes, Device, GameResult, Line, LobbyTable, Notice, Person, PersonId, Records, Stage,
    Store, StoreError, StoredClass, StoredTable, TableId, TableNote, TokenHash, Way, Write,
};

/// A store that lasts as long as the program.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

/// All that is kept.
#[derive(Debug, Default)]
struct Kept {
    closed: bool,
    tables: HashMap<TableId, Table>,
    /// Codes in use, and where they lead.
    codes: HashMap<String, TableId>,
    people: BTreeMap<PersonId, String>,
    avatars: BTreeMap<PersonId, String>,
    /// What people round one screen are called, and who said so.
    chair_names: BTreeMap<(TableId, u8), (PersonId, String)>,
    last_person: i64,
    /// Whose each is, and since when.
    devices: HashMap<TokenHash, (PersonId, i64)>,
    links: HashMap<TokenHash, Link>,
    tokens: tokens::KeptTokens,
    notices: BTreeMap<(PersonId, String), Notice>,
    /// What the server itself keeps, by name.
    own: HashMap<String, String>,
    records: HashMap<String, records::Brought>,
    results: HashMap<TableId, GameResult>,
    /// In the order in which they were opened.
    classes: Vec<StoredClass>,
}

#[derive(Debug)]
struct Table {
    stored: StoredTable,
    note: Option<TableNote>,
    sitters: BTreeSet<PersonId>,
    changed_at: i64,
}

#[derive(Debug)]
struct Link {
    person: PersonId,
    expires: i64,
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Memory {
        Memory::default()
    }

    /// What is kept, unless the store is closed. No change below can stop half-way, so a poisoned lock guards sound
    /// values.
    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StoreError> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.closed { Err(StoreError::Closed) } else { Ok(kept) }
    }
}

impl Table {
    /// The table as lists show it, if anything was said about it.
    fn listed(&self) -> Option<LobbyTable> {
        let table = &self.stored.table;
        Some(LobbyTable {
            id: table.id.clone(),
            game: table.game.clone(),
            options: table.options.clone(),
            note: TableNote { orders: String::new(), ..self.note.clone()? },
            changed_at: self.changed_at,
        })
    }

    fn is_open(&self) -> bool {
        self.stored.table.public && self.note.as_ref().is_some_and(|note| note.stage == Stage::Gathering)
    }
}

impl Kept {
    fn give_device(&mut self, person: PersonId, device: &TokenHash, now: i64) {
        self.devices.insert(device.clone(), (person, now));
        self.notices.retain(|(whose, _), notice| *whose == person || notice.device.as_ref() != Some(device));
    }

    fn remove_device(&mut self, device: &TokenHash) {
        self.devices.remove(device);
        self.notices.retain(|_, notice| notice.device.as_ref() != Some(device));
    }

    fn forget(&mut self, person: PersonId) {
        self.people.remove(&person);
        self.avatars.remove(&person);
        self.chair_names.retain(|_, (whose, _)| *whose != person);
        self.notices.retain(|(whose, _), _| *whose != person);
        self.devices.retain(|_, (whose, _)| *whose != person);
        self.links.retain(|_, link| link.person != person);
        self.tokens.forget(person);
    }

    fn known(&self, person: PersonId) -> Result<(), StoreError> {
        if self.people.contains_key(&person) { Ok(()) } else { Err(StoreError::NoSuchPerson) }
    }
}

/// The first `most` of these tables in the order of `key`, largest first; equal ones by name.
fn listed<'a>(tables: impl Iterator<Item = &'a Table>, key: fn(&Table) -> i64, most: u32) -> Vec<LobbyTable> {
    let mut tables: Vec<&Table> = tables.collect();
    tables.sort_by(|a, b| key(b).cmp(&key(a)).then_with(|| a.stored.table.id.cmp(&b.stored.table.id)));
    tables.into_iter().filter_map(Table::listed).take(usize::try_from(most).unwrap_or(usize::MAX)).collect()
}

#[async_trait]
impl Store for Memory {
    async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError> {
        let mut kept = self.kept()?;
        kept.may_write(&writes)?;
        for write in writes {
            kept.write(write);
        }
        Ok(())
    }

    async fn load_table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.kept()?.tables.get(id).map(|table| table.stored.clone()))
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<TableId>, StoreError> {
        Ok(self.kept()?.codes.get(&plain_code(code)).cloned())
    }

    async fn append(
        &self,
        id: &TableId,
        seen: u64,
        lines: Vec<Line>,
        note: Option<TableNote>,
    ) -> Result<u64, AppendError> {
        let append = Append { table: id.clone(), seen, lines, note };
        let added = append.lines.len() as u64;
        self.write(vec![Write::Append(append)]).await.map(|()| seen + added)
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        let kept = self.kept()?;
        Ok(listed(kept.tables.values().filter(|table| table.is_open()), |table| table.stored.table.made_at, most))
    }

    async fn tables_of(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        let kept = self.kept()?;
        let theirs = kept.tables.values().filter(|table| table.sitters.contains(&person));
        Ok(listed(theirs, |table| table.changed_at, most))
    }

    async fn waiting_tables(&self, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
        let kept = self.kept()?;
        let waits = |table: &&Table| table.note.as_ref().is_some_and(|note| note.waits_for == Some(person));
        Ok(listed(kept.tables.values().filter(waits), |table| -table.changed_at, most))
    }

    async fn due_tables(&self, before: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
        let kept = self.kept()?;
        let due = |(id, table): (&TableId, &Table)| Some((table.note.as_ref()?.due?, id.clone()));
        let mut tables: Vec<_> = kept.tables.iter().filter_map(due).filter(|(due, _)| *due < before).collect();
        tables.sort();
        Ok(tables.into_iter().map(|(_, id)| id).take(usize::try_from(most).unwrap_or(usize::MAX)).collect())
    }

    async fn kept(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.kept()?.own.get(name).cloned())
    }

    async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.kept()?.own.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    async fn notices(&self, person: PersonId) -> Result<Vec<Notice>, StoreError> {
        let kept = self.kept()?;
        Ok(kept.notices.values().filter(|notice| notice.person == person).cloned().collect())
    }

    async fn put_notice(&self, notice: &Notice) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.known(notice.person)?;
        let theirs = |device| kept.devices.get(device).is_some_and(|(whose, _)| *whose == notice.person);
        if !notice.device.as_ref().is_none_or(theirs) {
            return Err(StoreError::NoSuchPerson);
        }
        kept.notices.insert((notice.person, notice.address.clone()), notice.clone());
        Ok(())
    }

    async fn remove_notice(&self, person: PersonId, address: &str) -> Result<(), StoreError> {
        self.kept()?.notices.remove(&(person, address.to_owned()));
        Ok(())
    }

    async fn add_person(&self, name: &str, device: &TokenHash, now: i64) -> Result<PersonId, StoreError> {
        let mut kept = self.kept()?;
        kept.last_person += 1;
        let person = PersonId(kept.last_person);
        kept.people.insert(person, name.to_owned());
        kept.devices.insert(device.clone(), (person, now));
        Ok(person)
    }

    async fn person_by_device(&self, device: &TokenHash) -> Result<Option<Person>, StoreError> {
        let kept = self.kept()?;
        let Some((id, _)) = kept.devices.get(device) else { return Ok(None) };
        Ok(kept.people.get(id).map(|name| Person { id: *id, name: name.clone() }))
    }

    async fn names(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        let kept = self.kept()?;
        let asked: BTreeSet<PersonId> = people.iter().copied().collect();
        Ok(asked.into_iter().filter_map(|id| kept.people.get(&id).map(|name| (id, name.clone()))).collect())
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        name.clone_into(kept.people.get_mut(&person).ok_or(StoreError::NoSuchPerson)?);
        Ok(())
    }

    async fn avatars(&self, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
        let kept = self.kept()?;
        let asked: BTreeSet<PersonId> = people.iter().copied().collect();
        Ok(asked.into_iter().filter_map(|id| kept.avatars.get(&id).map(|avatar| (id, avatar.clone()))).collect())
    }

    async fn set_avatar(&self, person: PersonId, avatar: &str) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.known(person)?;
        match avatar {
            "" => kept.avatars.remove(&person),
            avatar => kept.avatars.insert(person, avatar.to_owned()),
        };
        Ok(())
    }

    async fn chair_names(&self, tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError> {
        let kept = self.kept()?;
        let named = kept.chair_names.iter().filter(|((table, _), _)| tables.contains(table));
        Ok(named.map(|((table, seat), (_, name))| (table.clone(), *seat, name.clone())).collect())
    }

    async fn add_device(&self, person: PersonId, device: &TokenHash, now: i64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.known(person)?;
        kept.give_device(person, device, now);
        Ok(())
    }

    async fn devices(&self, person: PersonId) -> Result<Vec<Device>, StoreError> {
        let kept = self.kept()?;
        let theirs = kept.devices.iter().filter(|(_, (whose, _))| *whose == person);
        let mut devices: Vec<Device> =
            theirs.map(|(hash, (_, made_at))| Device { hash: hash.clone(), made_at: *made_at }).collect();
        devices.sort_by_key(|device| (device.made_at, device.hash.0));
        Ok(devices)
    }

    async fn remove_device(&self, device: &TokenHash) -> Result<(), StoreError> {
        self.kept()?.remove_device(device);
        Ok(())
    }

    async fn keep_only_device(&self, person: PersonId, device: &TokenHash) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.devices.retain(|hash, (whose, _)| *whose != person || hash == device);
        let stays = |notice: &Notice| match &notice.device {
            Some(told) => told == device,
            None => notice.way != Way::Push,
        };
        kept.notices.retain(|(whose, _), notice| *whose != person || stays(notice));
        kept.links.retain(|_, link| link.person != person);
        Ok(())
    }

    async fn forget(&self, person: PersonId) -> Result<(), StoreError> {
        self.kept()?.forget(person);
        Ok(())
    }

    async fn add_link(&self, person: PersonId, link: &TokenHash, expires: i64) -> Result<(), StoreError> {
        let mut kept = self.kept()?;
        kept.known(person)?;
        kept.links.insert(link.clone(), Link { person, expires });
        Ok(())
    }

    async fn whose_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        Ok(self.kept()?.links.get(link).filter(|link| now < link.expires).map(|link| link.person))
    }

    async fn take_link(&self, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
        let mut kept = self.kept()?;
        kept.links.retain(|_, link| now < link.expires);
        Ok(kept.links.remove(link).map(|link| link.person))
    }

    async fn use_link(
        &self,
        link: &TokenHash,
        device: &TokenHash,
        before: Option<&TokenHash>,
        now: i64,
    ) -> Result<Option<PersonId>, StoreError> {
        let mut kept = self.kept()?;
        kept.links.retain(|_, link| now < link.expires);
        let Some(person) = kept.links.remove(link).map(|link| link.person) else { return Ok(None) };
        kept.give_device(person, device, now);
        if let Some(before) = before {
            kept.remove_device(before);
        }
        Ok(Some(person))
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.kept().map(drop)
    }

    fn records(&self) -> &dyn Records {
        self
    }

    fn classes(&self) -> &dyn Classes {
        self
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        Ok(())
    }
}
