//! How far a person may take things back: to where nothing was revealed and nobody else acted since; among bots only, to
//! their decision before, whatever came of it.

use game::Seat;
use store::PersonId;

use super::deeds::Draft;
use super::live::{Live, Phase};
use super::log::Entry;
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

impl<G: Hosted> Live<G> {
    /// The step after which the game would stand, counted as records count; `None` if nothing may be taken back.
    pub(crate) fn undo_target(&self, person: PersonId) -> Option<u32> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        let others_play = self.seating.0.values().any(|place| match place.owner {
            Owner::Person(other) => other != person,
            Owner::Bot(_) | Owner::Free => false,
        });
        let mine = |seat: Seat| self.seating.owns(person, seat);
        for (index, trodden) in game.path.iter().enumerate().rev() {
            if others_play && (!mine(trodden.seat) || trodden.revealed) {
                return None;
            }
            // A step that could not be otherwise would only be played again.
            if mine(trodden.seat) && trodden.choice {
                return Some(index.checked_sub(1).map_or(0, |before| game.path[before].number));
            }
        }
        None
    }

    /// The seats whose person could take something back now, as bits.
    pub(crate) fn undoable(&self) -> u8 {
        let can = |seat: Seat| {
            let person = self.seating.get(seat).and_then(|place| place.person());
            person.is_some_and(|person| self.undo_target(person).is_some())
        };
        Seat::all(self.seating.0.seats()).filter(|seat| can(*seat)).fold(0, |bits, seat| bits | 1 << seat.index())
    }

    /// Takes back what a person may take back.
    pub(crate) fn undo(&self, person: PersonId, seen: u64) -> Result<Draft<G>, Refusal> {
        if self.seating.of(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing => {}
        }
        self.fresh(seen)?;
        let to = self.undo_target(person).ok_or(Refusal::NothingToUndo)?;
        let mut draft = Draft::new(self);
        draft.add(Entry::Undo(to))?;
        Ok(draft)
    }
}
