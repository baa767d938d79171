//! How are changes that belong together made by a program that may forget them? All are looked at first, then all are made.

use std::collections::{BTreeSet, HashMap};

use super::{Kept, Table};
use crate::models::plain_code;
use crate::{Append, AppendError, ChairName, Occupant, Stage, StoreError, StoredTable, TableId, TableNote, Write};

impl Kept {
    /// Why one of these cannot be made after those before it, if so.
    pub(super) fn may_write(&self, writes: &[Write]) -> Result<(), AppendError> {
        let mut lengths: HashMap<&TableId, u64> = HashMap::new();
        let mut codes: BTreeSet<String> = BTreeSet::new();
        for write in writes {
            match write {
                Write::Open { table, lines, .. } => {
                    let code = plain_code(&table.code);
                    let named = self.tables.contains_key(&table.id) || lengths.contains_key(&table.id);
                    let coded = self.codes.contains_key(&code) || !code.is_empty() && !codes.insert(code);
                    if named || coded {
                        return Err(StoreError::TableExists.into());
                    }
                    lengths.insert(&table.id, lines.len() as u64);
                }
                Write::Append(Append { table, seen, lines, .. }) => {
                    let there = || Some(self.tables.get(table)?.stored.log.len() as u64);
                    let length = lengths.get(table).copied().or_else(there).ok_or(AppendError::NoSuchTable)?;
                    if length != *seen {
                        return Err(AppendError::Stale { version: length });
                    }
                    lengths.insert(table, length + lines.len() as u64);
                }
                Write::ChairName(chair) => {
                    let there = self.tables.contains_key(&chair.table) || lengths.contains_key(&chair.table);
                    there.then_some(()).ok_or(AppendError::NoSuchTable)?;
                }
                _ if !self.classes.iter().any(|one| Some(one.class.id.as_str()) == write.class()) => {
                    return Err(AppendError::NoSuchClass);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Makes a change that was looked at.
    pub(super) fn write(&mut self, write: Write) {
        match write {
            Write::Open { mut table, lines, note } => {
                table.code = plain_code(&table.code);
                let (id, changed_at) = (table.id.clone(), table.made_at);
                if !table.code.is_empty() {
                    self.codes.insert(table.code.clone(), id.clone());
                }
                let stored = StoredTable { table, log: Vec::new(), orders: String::new() };
                self.tables.insert(id.clone(), Table { stored, note: None, sitters: BTreeSet::new(), changed_at });
                self.append(Append { table: id, seen: 0, lines, note });
            }
            Write::Append(append) => self.append(append),
            Write::ChairName(ChairName { table, seat, person, name }) => {
                if name.is_empty() {
                    self.chair_names.remove(&(table, seat));
                } else if self.people.contains_key(&person) {
                    self.chair_names.insert((table, seat), (person, name));
                }
            }
            Write::Pupil { class, pupil } => self.change(&class, |one| one.put(pupil)),
            Write::NoPupil { class, person } => {
                self.change(&class, |one| one.pupils.retain(|pupil| pupil.person != person));
            }
            Write::ClassTable { class, table } => self.change(&class, |one| one.tables.push(table)),
            Write::ClassSettings { class, settings } => self.change(&class, |one| one.settings = settings),
        }
    }

    fn append(&mut self, append: Append) {
        let Append { table: id, lines, note, .. } = append;
        let Some(table) = self.tables.get_mut(&id) else { return };
        table.changed_at = lines.last().map_or(table.changed_at, |line| line.at);
        table.stored.log.extend(lines);
        if let Some(note) = note {
            self.note(&id, note);
        }
    }

    fn note(&mut self, id: &TableId, note: TableNote) {
        let Some(table) = self.tables.get_mut(id) else { return };
        let code = &table.stored.table.code;
        if note.stage == Stage::Over {
            if self.codes.get(code) == Some(id) {
                self.codes.remove(code);
            }
        } else if !code.is_empty() {
            self.codes.entry(code.clone()).or_insert_with(|| id.clone());
        }
        table.sitters.extend(note.seats.iter().filter_map(|seat| match seat {
            Occupant::Person(person) => Some(*person),
            Occupant::Free | Occupant::Bot(_) => None,
        }));
        table.stored.orders.clone_from(&note.orders);
        table.note = Some(note);
    }
}
