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

/// So many times a game may be taken back: every time makes its log longer.
const MOST: usize = 200;

impl<G: Hosted> Live<G> {
    /// How many lines of the log are about chairs, and not about the game.
    pub(super) fn moves_of_chairs(&self) -> u64 {
        let played = self.game.as_ref().map_or(0, |game| game.entries.len().saturating_sub(game.given));
        self.version.saturating_sub(played as u64)
    }

    /// Whether this game was taken back as often as one may be.
    pub(super) fn undone_enough(&self) -> bool {
        let undos = self.game.iter().flat_map(|game| &game.entries).filter(|kept| kept.step.is_none());
        undos.take(MOST).count() == MOST
    }

    /// The step after which the game would stand, counted as records count; `None` if nothing may be taken back.
    pub(crate) fn undo_target(&self, person: PersonId) -> Option<u32> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        let others_play = self.seating.0.values().any(|place| match place.owner {
            Owner::Person(other) => other != person,
            Owner::Bot(_) | Owner::Free => false,
        });
        let mine = |seat: Seat| self.seating.owns(person, seat);
        // What was played before the game came here stands; what a lesson begins with was not the learner's doing.
        let stands = game.given.max(self.opening_length());
        for (index, trodden) in game.path.iter().enumerate().skip(stands).rev() {
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
        if self.undone_enough() {
            return 0;
        }
        let can = |seat: Seat| {
            let person = self.waiting_person(seat);
            person.is_some_and(|person| self.undo_target(person).is_some())
        };
        Seat::all(self.seating.0.seats()).filter(|seat| can(*seat)).fold(0, |bits, seat| bits | 1 << seat.index())
    }

    /// Takes back what a person may take back.
    pub(crate) fn undo(&self, person: PersonId, seen: u64) -> Result<Draft<G>, Refusal> {
        let mut mine = self.seating.of(person).peekable();
        mine.peek().ok_or(Refusal::NotSeated)?;
        match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing if self.held => return Err(Refusal::Held),
            Phase::Playing => {}
        }
        // While a bot plays for me, it is not for me to say what is played.
        if mine.all(|seat| self.waiting_person(seat).is_none()) {
            return Err(Refusal::NotYourTurn);
        }
        self.fresh(seen)?;
        if self.undone_enough() {
            return Err(Refusal::NoMoreUndos);
        }
        let to = self.undo_target(person).ok_or(Refusal::NothingToUndo)?;
        let mut draft = Draft::new(self);
        draft.add(Entry::Undo(to))?;
        Ok(draft)
    }
}
