//! Hints for one person among bots: who may ask, what is written down, what a bot says that sees what they see.

use bots::hint;
use game::Viewer;
use pages::hint::Advice;

use super::deeds::Draft;
use super::live::{Live, Phase};
use super::log::Entry;
use super::moment::{Look, Moment};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// A hint as its table gives it.
pub(crate) struct Hinted {
    /// What it says, in the words of whoever asked.
    pub(crate) advice: Advice,
    /// How many hints were asked for in this game.
    pub(crate) count: u32,
}

impl<G: Hosted> Live<G> {
    /// Notes that a person asks for a hint, if they may: one person among bots, whose turn it is. Asked twice about the
    /// same decision it is noted once.
    pub(crate) fn hint(&self, look: &Look, seen: u64) -> Result<Draft<G>, Refusal> {
        let person = look.person.filter(|person| self.seating.of(*person).next().is_some());
        let person = person.ok_or(Refusal::NotSeated)?;
        match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing => {}
        }
        let bots = self.seating.0.values().filter(|place| matches!(place.owner, Owner::Bot(_))).count();
        if bots + 1 != self.seating.0.seats() {
            return Err(Refusal::NoHint);
        }
        let seat = self.to_act().filter(|seat| self.waiting_person(*seat) == Some(person)).ok_or(Refusal::NoHint)?;
        self.fresh(seen)?;
        let mut draft = Draft::new(self);
        if self.hints.0 == 0 || self.hints.1 != self.changed {
            draft.add(Entry::Hint(seat))?;
        }
        Ok(draft)
    }
}

impl<G: Hosted> Moment<G> {
    /// What the strongest level would do in the viewer's place, and why, in their words. It sees what their seat sees.
    /// `think`: with its search, else at a glance.
    pub(crate) fn hint(&self, look: &Look, think: bool, count: u32) -> Option<Hinted> {
        let advice = self.draw(look, |scene, state| {
            let seat = scene.viewer.seat().filter(|_| scene.is_my_move())?;
            // The same question has the same answer.
            let hint = hint::<G>(&state.view(Viewer::Seat(seat)), think, state.public_key())?;
            Some(Hinted { advice: G::advice(scene, &hint)?, count })
        });
        advice.flatten()
    }
}
