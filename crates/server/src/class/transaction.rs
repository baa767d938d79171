//! How does a class change together with its tables? In one transaction of the store: all of it is written, or nothing.
//!
//! Its tables in memory draft what they will do and wait; what the class will be like is drafted here. When all of it is
//! written, the class is so and the tables go on; if not, both look into the store how they are.

use store::{PersonId, Pupil, TableId, Write};
use tokio::sync::MutexGuard;

use super::registry::{Class, Now};
use crate::app::App;
use crate::refusal::Refusal;
use crate::table::{Held, Leading, Opening};

/// Changes of a class and its tables that are written together. Meanwhile nobody else changes the class, and no table of
/// its that has a part in it does anything: each is led once.
pub(super) struct Transaction<'a> {
    app: &'a App,
    class: &'a Class,
    _turn: MutexGuard<'a, ()>,
    before: Now,
    /// What the class will be like.
    pub(super) now: Now,
    held: Vec<Held>,
    opened: Vec<Opening>,
}

impl<'a> Transaction<'a> {
    /// Nothing is changed yet.
    pub(super) async fn begin(app: &'a App, class: &'a Class) -> Transaction<'a> {
        let turn = class.turn().await;
        let before = class.now();
        Transaction { app, class, _turn: turn, now: before.clone(), before, held: Vec::new(), opened: Vec::new() }
    }

    /// Has a table do these as far as it can: how many of them from the first on, and why no more.
    pub(super) async fn lead(
        &mut self,
        table: &TableId,
        wishes: &[Leading],
    ) -> Result<(usize, Option<Refusal>), Refusal> {
        let prepared = self.app.tables.prepare(table, wishes).await?;
        self.held.extend(prepared.held);
        Ok((prepared.done, prepared.stopped))
    }

    /// A further table of the class.
    pub(super) fn open(&mut self, opening: Opening) -> TableId {
        let id = opening.table.id.clone();
        self.now.tables.push(id.clone());
        self.opened.push(opening);
        id
    }

    /// Somebody sits there from now on, or waits.
    pub(super) fn seat(&mut self, person: PersonId, table: Option<&TableId>) {
        if let Some(pupil) = self.now.pupils.iter_mut().find(|pupil| pupil.person == person) {
            pupil.table = table.cloned();
        }
    }

    /// Writes all of it, and then it is so.
    pub(super) async fn commit(self) -> Result<(), Refusal> {
        let mut writes = self.writes();
        writes.extend(self.held.iter().map(|held| Write::Append(held.append.clone())));
        if writes.is_empty() && self.opened.is_empty() {
            return Ok(());
        }
        if let Err(error) = self.app.tables.write(&self.opened, writes).await {
            drop(self.held);
            self.app.classes.reread(self.class).await;
            return Err(error.into());
        }
        let (before, now) = (self.before, self.now.clone());
        self.app.classes.replace(self.class, self.now);
        self.held.into_iter().for_each(Held::written);
        // Who sits where: a table that is just made reads it when somebody comes.
        let moved = |pupil: &&Pupil| before.pupil(pupil.person).map(|was| &was.table) != Some(&pupil.table);
        let left =
            before.pupils.iter().filter(|was| now.pupil(was.person).map(|pupil| &pupil.table) != Some(&was.table));
        let tables = now.pupils.iter().filter(moved).chain(left).filter_map(|pupil| pupil.table.as_ref());
        let mut tables: Vec<&TableId> = tables.collect();
        tables.sort_unstable();
        tables.dedup();
        tables.into_iter().for_each(|table| self.app.tables.class_changed(table));
        Ok(())
    }

    /// What makes the class what it will be.
    fn writes(&self) -> Vec<Write> {
        let (before, now) = (&self.before, &self.now);
        let class = || self.class.id.clone();
        let mut writes = Vec::new();
        if before.settings != now.settings {
            writes.push(Write::ClassSettings { class: class(), settings: now.settings.text() });
        }
        let tables = self.opened.iter().map(|opening| opening.table.id.clone());
        writes.extend(tables.map(|table| Write::ClassTable { class: class(), table }));
        let changed = now.pupils.iter().filter(|pupil| before.pupil(pupil.person) != Some(pupil));
        writes.extend(changed.map(|pupil| Write::Pupil { class: class(), pupil: pupil.clone() }));
        let gone = before.pupils.iter().map(|pupil| pupil.person).filter(|person| now.pupil(*person).is_none());
        writes.extend(gone.map(|person| Write::NoPupil { class: class(), person }));
        writes
    }
}
