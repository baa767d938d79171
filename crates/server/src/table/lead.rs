//! What whoever leads a class may have its table do: begin after the set-up, wait, go on, end with the running turn, be
//! played to its end, take somebody in or let them go.

use game::{Seat, Viewer};
use store::PersonId;

use super::ask::Leading;
use super::deeds::{Draft, QUICK};
use super::live::{Live, Phase};
use super::log::{Entry, Sit};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// What can be done of what the leader of a class wants.
pub(crate) struct Led<G: Hosted> {
    /// How it will be then.
    pub(crate) draft: Draft<G>,
    /// How many of the wishes, from the first on.
    pub(crate) done: usize,
    /// Why no more of them.
    pub(crate) stopped: Option<Refusal>,
}

impl<G: Hosted> Live<G> {
    /// What the leader of the class wants, as far as there are chairs for it and the game is not over.
    pub(crate) fn lead(&self, wishes: &[Leading]) -> Result<Led<G>, Refusal> {
        let mut led = Led { draft: Draft::new(self), done: 0, stopped: None };
        for wish in wishes {
            match led.draft.lead(*wish) {
                Ok(()) => led.done += 1,
                Err(refusal @ (Refusal::SeatTaken | Refusal::Over)) => {
                    led.stopped = Some(refusal);
                    break;
                }
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(led)
    }
}

impl<G: Hosted> Draft<G> {
    /// What the leader of the class wants. No chair or no game for it is known before anything is drafted.
    pub(super) fn lead(&mut self, leading: Leading) -> Result<(), Refusal> {
        if !self.live.agreed.class {
            return Err(Refusal::NotInClass);
        }
        match self.live.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing => {}
        }
        match leading {
            // Said twice it is said once.
            Leading::Hold(hold) if hold == self.live.held => {}
            Leading::Hold(true) => self.add(Entry::Hold)?,
            Leading::Hold(false) => self.add(Entry::GoOn)?,
            Leading::Last => {
                if self.live.game.as_ref().is_some_and(|game| game.state.called().is_some()) {
                    self.add(Entry::Last)?;
                }
            }
            Leading::Open => self.open()?,
            Leading::Finish => self.finish()?,
            Leading::Seat(person) => {
                if self.live.seating.of(person).next().is_none() {
                    let bots = |(_, place): &(Seat, &super::seating::Place)| matches!(place.owner, Owner::Bot(_));
                    let (seat, _) = self.live.seating.0.iter().find(bots).ok_or(Refusal::SeatTaken)?;
                    self.add(Entry::Sit(seat, Sit::Person(person)))?;
                }
            }
            Leading::Unseat(person) => {
                let level = self.live.stand_in_level();
                for seat in self.live.seating.of(person).collect::<Vec<_>>() {
                    self.add(Entry::Sit(seat, Sit::Bot(level)))?;
                }
                // A table without people would wait for ever, and the class with it.
                if self.live.seating.people().is_empty() {
                    self.finish()?;
                }
            }
        }
        self.quick_bots()
    }

    /// A bot decides for everybody what belongs to the set-up.
    fn open(&mut self) -> Result<(), Refusal> {
        while let Some((game, seat)) = self.live.game.as_ref().zip(self.live.to_act())
            && G::opens(&game.state.view(Viewer::Seat(seat)))
        {
            let action = self.live.think(QUICK, getrandom::u64()?).ok_or(Refusal::Fault)?;
            self.play(action)?;
        }
        Ok(())
    }

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

#[cfg(test)]
mod tests {
    use record::{Nonce, Secret};
    use store::{NewTable, StoredTable};

    use super::*;
    use crate::table::agreed::Agreed;
    use crate::table::clock::Clock;

    type G = crate::games::Sample;

    const ANNA: PersonId = PersonId(1);

    /// A table of a class with a clock of half a minute, at which Anna has the first chair and moves first or not.
    fn table() -> Live<G> {
        let secret = Secret::from_bytes(&[7; 32]).expect("32 bytes");
        let agreed = Agreed::<G> { clock: Clock::read("30s"), ..Agreed::of_class(3, None).expect("3 play") };
        let table = NewTable {
            id: store::TableId::new("abcdef12").expect("letters"),
            code: String::new(),
            game: <G as game::Game>::NAME.to_owned(),
            options: agreed.text(),
            public: false,
            commitment: *secret.commitment().as_bytes(),
            secret: *secret.reveal(),
            made_at: 0,
        };
        let mut live = Live::load(&StoredTable { table, log: Vec::new(), orders: String::new() }).expect("a table");
        for (seat, person) in Seat::all(3).zip([1, 2, 3]) {
            live.take(&Entry::Sit(seat, Sit::Person(PersonId(person)))).expect("a chair");
        }
        for seat in Seat::all(3) {
            live.take(&Entry::Nonce(seat, Nonce::from_bytes(&[9; 16]).expect("16 bytes"))).expect("a share");
        }
        live
    }

    fn lead(live: &Live<G>, wish: Leading) -> Draft<G> {
        let led = live.lead(&[wish]).expect("it can be asked");
        assert_eq!((led.done, led.stopped), (1, None));
        led.draft
    }

    #[test]
    fn clocks_stand_still_while_the_table_waits() {
        let mut live = table();
        let left = |live: &Live<G>, now: i64| {
            let clocks = live.clocks.as_ref().expect("clocks");
            live.to_act().map(|seat| clocks.left(seat, now)).expect("somebody decides")
        };
        assert_eq!(left(&live, 10_000), 20_000);
        live.now = 10_000;
        live.take(&Entry::Hold).expect("it waits");
        assert_eq!(live.clocks.as_ref().and_then(super::super::clock::Clocks::due), None, "no clock runs out");
        live.now = 900_000;
        assert_eq!(live.ran_out(), None);
        live.take(&Entry::GoOn).expect("it goes on");
        assert_eq!(left(&live, 900_000), 20_000);
        assert_eq!(left(&live, 905_000), 15_000);
    }

    #[test]
    fn a_chair_that_changes_hands_keeps_what_it_added_to_the_deal() {
        let live = table();
        let before = live.seating.nonces();
        let draft = lead(&live, Leading::Unseat(ANNA));
        assert_eq!(draft.live.seating.nonces(), before);
        let draft = lead(&draft.live, Leading::Seat(PersonId(9)));
        assert_eq!(draft.live.seating.nonces(), before);
        let led = draft.live.lead(&[Leading::Seat(PersonId(10))]).expect("it can be asked");
        assert_eq!((led.done, led.stopped), (0, Some(Refusal::SeatTaken)));
    }

    #[test]
    fn a_table_that_everybody_left_is_played_to_its_end() {
        let mut live = table();
        for person in 1..=3 {
            live = lead(&live, Leading::Unseat(PersonId(person))).live;
        }
        assert!(live.finishing && live.bot_to_act().is_some());
    }

    #[test]
    fn nobody_leads_a_table_that_is_of_no_class() {
        let mut live = table();
        std::sync::Arc::make_mut(&mut live.agreed).class = false;
        assert_eq!(live.lead(&[Leading::Hold(true)]).err(), Some(Refusal::NotInClass));
    }
}
