//! Who may change who sits where.

use game::Seat;
use store::PersonId;

use super::ask::Sitting;
use super::deeds::Draft;
use super::live::{Live, Phase};
use super::log::{Entry, Sit};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

impl<G: Hosted> Live<G> {
    /// Changes who sits in a chair. `gone` says whether nothing was heard for long of the person who has it: then those
    /// who wait may go on without them.
    pub(crate) fn sit(
        &self,
        person: PersonId,
        seat: Option<Seat>,
        who: Sitting,
        gone: impl Fn(PersonId) -> bool,
    ) -> Result<Draft<G>, Refusal> {
        match self.phase() {
            Phase::Gathering | Phase::Dealing => self.sit_before(person, seat, who, gone),
            Phase::Playing => self.sit_during(person, seat, who, gone),
            Phase::Over => Err(Refusal::Over),
        }
    }

    fn sit_before(
        &self,
        person: PersonId,
        seat: Option<Seat>,
        who: Sitting,
        gone: impl Fn(PersonId) -> bool,
    ) -> Result<Draft<G>, Refusal> {
        let mine: Vec<Seat> = self.seating.of(person).collect();
        let free = |seat: Seat| self.seating.0[seat].owner == Owner::Free;
        let seat = match seat {
            Some(seat) => seat,
            None => Seat::all(self.seating.0.seats()).find(|seat| free(*seat)).ok_or(Refusal::SeatTaken)?,
        };
        let place = self.seating.get(seat).ok_or_else(|| Refusal::BadForm("seat".to_owned()))?;
        let mut draft = Draft::new(self);
        match who {
            // Whoever sits already and takes another chair moves there.
            Sitting::Me if place.owner == Owner::Free => {
                for old in mine {
                    draft.add(Entry::Sit(old, Sit::Free))?;
                }
                draft.add(Entry::Sit(seat, Sit::Person(person)))?;
            }
            Sitting::Me if mine.contains(&seat) => {}
            Sitting::Me => return Err(Refusal::SeatTaken),
            _ if mine.is_empty() => return Err(Refusal::NotSeated),
            Sitting::Bot(level) => match place.owner {
                Owner::Free => draft.add(Entry::Sit(seat, Sit::Bot(level)))?,
                Owner::Person(other) if other != person && gone(other) => {
                    draft.add(Entry::Sit(seat, Sit::Bot(level)))?;
                }
                Owner::Person(other) if other != person => return Err(Refusal::StillHere),
                Owner::Person(_) | Owner::Bot(_) => return Err(Refusal::SeatTaken),
            },
            Sitting::Free => match place.owner {
                Owner::Free => {}
                Owner::Person(other) if other != person && !gone(other) => return Err(Refusal::StillHere),
                Owner::Person(_) | Owner::Bot(_) => draft.add(Entry::Sit(seat, Sit::Free))?,
            },
        }
        draft.bots_nonces()?;
        Ok(draft)
    }

    fn sit_during(
        &self,
        person: PersonId,
        seat: Option<Seat>,
        who: Sitting,
        gone: impl Fn(PersonId) -> bool,
    ) -> Result<Draft<G>, Refusal> {
        if self.seating.of(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        let seat = seat.ok_or_else(|| Refusal::BadForm("seat".to_owned()))?;
        let place = self.seating.get(seat).ok_or_else(|| Refusal::BadForm("seat".to_owned()))?;
        let mut draft = Draft::new(self);
        match (who, place.owner, place.stand_in) {
            (Sitting::Me, Owner::Person(owner), Some(_)) if owner == person => {
                draft.add(Entry::Sit(seat, Sit::Back))?;
            }
            (Sitting::Bot(level), Owner::Person(owner), None) => {
                if owner != person && !gone(owner) {
                    return Err(Refusal::StillHere);
                }
                // How well an absent person is played for is not for their opponents to choose.
                let level = if owner == person { level } else { self.stand_in_level() };
                draft.add(Entry::Sit(seat, Sit::StandIn(level)))?;
            }
            _ => return Err(Refusal::SeatTaken),
        }
        draft.quick_bots()?;
        Ok(draft)
    }
}
