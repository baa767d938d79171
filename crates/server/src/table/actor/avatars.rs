//! Which pictures stand beside the names at a table? Those that people chose; at a table of a class the class's own.

use std::collections::HashMap;
use std::sync::Arc;

use pages::Avatar;
use store::PersonId;

use super::Owner;
use crate::games::Hosted;
use crate::table::live::Phase;
use crate::table::moment::{Change, Moment};

impl<G: Hosted> Owner<G> {
    /// Reads the pictures anew. Without them a table is as good: a failure is told in the log only.
    pub(super) async fn refresh_avatars(&mut self) {
        let people = self.live.seating.people();
        if self.live.agreed.class || people.is_empty() {
            return;
        }
        let known: HashMap<PersonId, Avatar> = match self.shared.store.avatars(&people).await {
            Ok(known) => known.into_iter().filter_map(|(person, word)| Some((person, Avatar::of(&word)?))).collect(),
            Err(error) => {
                return tracing::error!(table = %self.live.facts.id, %error, "pictures cannot be read");
            }
        };
        let seating = Arc::make_mut(&mut self.live.seating);
        for place in seating.0.values_mut().iter_mut() {
            place.avatar = place.person().and_then(|person| known.get(&person).copied());
        }
    }

    /// Somebody has another picture.
    pub(super) async fn pictured(&mut self, person: PersonId) {
        if self.live.agreed.class || self.live.seating.of(person).next().is_none() {
            return;
        }
        self.refresh_avatars().await;
        let change = if self.live.phase() == Phase::Playing { Change::Parts } else { Change::Page };
        self.show(Moment::of(&self.live, Vec::new(), change));
    }
}
