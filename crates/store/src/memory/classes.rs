//! How are classes kept by a program that may forget them?

use async_trait::async_trait;

use super::{Kept, Memory};
use crate::{Classes, NewClass, PersonId, Pupil, StoreError, StoredClass};

impl Kept {
    /// Changes a class, if it is there.
    pub(super) fn change(&mut self, class: &str, change: impl FnOnce(&mut StoredClass)) {
        if let Some(found) = self.classes.iter_mut().find(|one| one.class.id == class) {
            change(found);
        }
    }
}

impl StoredClass {
    /// Somebody comes, or is called or sits otherwise.
    pub(super) fn put(&mut self, pupil: Pupil) {
        match self.pupils.iter_mut().find(|known| known.person == pupil.person) {
            Some(known) => *known = Pupil { made_here: known.made_here, ..pupil },
            None => {
                self.pupils.push(pupil);
                self.pupils.sort_by_key(|pupil| pupil.person);
            }
        }
    }
}

#[async_trait]
impl Classes for Memory {
    async fn classes(&self) -> Result<Vec<StoredClass>, StoreError> {
        Ok(self.kept()?.classes.clone())
    }

    async fn open_class(&self, class: &NewClass) -> Result<bool, StoreError> {
        let mut kept = self.kept()?;
        if kept.classes.iter().any(|one| one.class.id == class.id || one.class.pin == class.pin) {
            return Ok(false);
        }
        let (settings, pupils, tables) = (String::new(), Vec::new(), Vec::new());
        kept.classes.push(StoredClass { class: class.clone(), settings, pupils, tables });
        Ok(true)
    }

    async fn set_class(&self, class: &str, settings: &str) -> Result<(), StoreError> {
        self.kept()?.change(class, |one| settings.clone_into(&mut one.settings));
        Ok(())
    }

    async fn put_pupil(&self, class: &str, pupil: &Pupil) -> Result<(), StoreError> {
        self.kept()?.change(class, |one| one.put(pupil.clone()));
        Ok(())
    }

    async fn erase_class(&self, class: &str) -> Result<Vec<PersonId>, StoreError> {
        let mut kept = self.kept()?;
        let Some(place) = kept.classes.iter().position(|one| one.class.id == class) else { return Ok(Vec::new()) };
        let gone = kept.classes.remove(place);
        let elsewhere = |person: PersonId| {
            let in_class =
                |one: &StoredClass| one.class.leader == person || one.pupils.iter().any(|pupil| pupil.person == person);
            let sat =
                kept.tables.iter().any(|(id, table)| table.sitters.contains(&person) && !gone.tables.contains(id));
            sat || kept.classes.iter().any(in_class)
        };
        let made_here = gone.pupils.iter().filter(|pupil| pupil.made_here).map(|pupil| pupil.person);
        let people: Vec<PersonId> = made_here.filter(|person| !elsewhere(*person)).collect();
        for person in &people {
            kept.forget(*person);
        }
        Ok(people)
    }
}
