//! What whoever leads a class may have its table do: wait, go on, end with the running turn, be played to its end, take
//! somebody in or let them go.

use game::Seat;
use store::PersonId;

use super::ask::Leading;
use super::deeds::Draft;
use super::live::{Live, Phase};
use super::log::{Entry, Sit};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

impl<G: Hosted> Live<G> {
    /// What the leader of the class wants.
    pub(crate) fn lead(&self, leading: Leading) -> Result<Draft<G>, Refusal> {
        if !self.agreed.class {
            return Err(Refusal::NotInClass);
        }
        match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing => {}
        }
        let mut draft = Draft::new(self);
        match leading {
            // Said twice it is said once.
            Leading::Hold(hold) if hold == self.held => {}
            Leading::Hold(true) => draft.add(Entry::Hold)?,
            Leading::Hold(false) => draft.add(Entry::GoOn)?,
            Leading::Last => {
                if self.game.as_ref().is_some_and(|game| game.state.called().is_some()) {
                    draft.add(Entry::Last)?;
                }
            }
            Leading::Finish => draft.finish()?,
            Leading::Seat(person) => {
                if self.seating.of(person).next().is_none() {
                    let bots = |(_, place): &(Seat, &super::seating::Place)| matches!(place.owner, Owner::Bot(_));
                    let (seat, _) = self.seating.0.iter().find(bots).ok_or(Refusal::SeatTaken)?;
                    draft.add(Entry::Sit(seat, Sit::Person(person)))?;
                }
            }
            Leading::Unseat(person) => {
                let level = self.stand_in_level();
                for seat in self.seating.of(person).collect::<Vec<_>>() {
                    draft.add(Entry::Sit(seat, Sit::Bot(level)))?;
                }
                // A table without people would wait for ever, and the class with it.
                if draft.live.seating.people().is_empty() {
                    draft.finish()?;
                }
            }
        }
        draft.quick_bots()?;
        Ok(draft)
    }
}

impl<G: Hosted> Draft<G> {
    /// From here on bots play, for people too unless they come back.
    fn finish(&mut self) -> Result<(), Refusal> {
        if self.live.held {
            self.add(Entry::GoOn)?;
        }
        let level = self.live.stand_in_level();
        let people: Vec<PersonId> = self.live.seating.people();
        for seat in people.iter().flat_map(|person| self.live.seating.of(*person)).collect::<Vec<_>>() {
            if self.live.seating.0[seat].stand_in.is_none() {
                self.add(Entry::Sit(seat, Sit::StandIn(level)))?;
            }
        }
        if self.live.finishing { Ok(()) } else { self.add(Entry::Finish) }
    }
}
