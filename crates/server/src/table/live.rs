//! A table as a value: its log taken in line by line. Loading it and playing on it are the same code.
//!
//! What a line does to it is in `live/take.rs`, the game itself in `live/playing.rs`.

mod given;
mod playing;
mod take;

use std::collections::HashMap;
use std::sync::Arc;

use game::{Actor, Seat};
use record::Secret;
use store::{Line, PersonId, Stage, StoreError, StoredTable, TableId, TableNote};

pub(crate) use self::given::Given;
pub(crate) use self::playing::{Played, Playing, Trodden, play};
use super::agreed::Agreed;
use super::clock::Clocks;
use super::lesson::Script;
use super::log::Entry;
use super::orders::Orders;
use super::seating::{Place, Seating};
use crate::class::ClassFacts;
use crate::games::Hosted;

/// What never changes about a table.
#[derive(Debug)]
pub(crate) struct Facts {
    /// Its name in addresses.
    pub(crate) id: TableId,
    /// A few letters to type.
    pub(crate) code: String,
    /// The word for the game.
    pub(crate) game: String,
    /// Whether the lobby shows it.
    pub(crate) public: bool,
    /// What is promised about the deal.
    pub(crate) commitment: [u8; 32],
    /// What fixes the deal.
    pub(super) secret: Secret,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chairs are free.
    Gathering,
    /// Every seat adds to the deal.
    Dealing,
    /// The game is on.
    Playing,
    /// It is over.
    Over,
}

/// A table at one version of its log.
#[derive(Clone, Debug)]
pub(crate) struct Live<G: Hosted> {
    /// What never changes.
    pub(crate) facts: Arc<Facts>,
    /// What was agreed.
    pub(crate) agreed: Arc<Agreed<G>>,
    /// Who sits where.
    pub(crate) seating: Arc<Seating>,
    /// How often each person sat down, and came back.
    moves: Arc<HashMap<PersonId, (u32, u32)>>,
    /// How many lines the log has.
    pub(crate) version: u64,
    /// The version at which the game last changed: whoever saw an older one has not seen what they act on.
    pub(crate) changed: u64,
    /// What was played before the game came here, if it began elsewhere.
    pub(crate) given: Option<Arc<Given<G>>>,
    /// The game, once it is dealt.
    pub(crate) game: Option<Playing<G>>,
    /// Whether the log says that it is over.
    pub(crate) over: bool,
    /// Where the same people went on: a new deal, and the same deal again.
    pub(crate) next: [Option<Next>; 2],
    /// What the time is: that of the line being taken in, or of the question being answered.
    pub(crate) now: i64,
    /// When the last line was written.
    pub(crate) last: i64,
    /// Since when the table waits for whoever decides.
    pub(crate) since: i64,
    /// The clocks, where there are any.
    pub(crate) clocks: Option<Clocks>,
    /// What players asked for in advance.
    pub(crate) orders: Orders,
    /// Whether it waits until whoever leads it lets it go on.
    pub(crate) held: bool,
    /// Whether bots play it to its end, with people or without.
    pub(crate) finishing: bool,
    /// After how many lines of play the end was called.
    pub(crate) called: Option<u32>,
    /// What the class says, at a table of one.
    pub(crate) class: Option<Arc<ClassFacts>>,
    /// What somebody of the class said last, until the next step; it is in no log.
    pub(crate) phrase: Option<(Seat, u8)>,
    /// Whether the next step is played for somebody whose time ran out.
    late: bool,
    /// How many hints were asked for, and at which change of the game the last one.
    pub(crate) hints: (u32, u64),
    /// The script, at a lesson.
    pub(crate) lesson: Option<Arc<Script<G>>>,
    /// How many cues of the lesson were read.
    pub(crate) heard: usize,
    /// Whether the learner goes on without the script.
    pub(crate) alone: bool,
}

/// The table at which the same people go on.
#[derive(Clone, Debug)]
pub(crate) struct Next {
    /// Its name.
    pub(crate) id: TableId,
    /// Who asked for it.
    pub(crate) by: Option<PersonId>,
    /// The version at which it was said here.
    pub(crate) version: u64,
}

impl<G: Hosted> Live<G> {
    /// The table as the store kept it.
    pub(crate) fn load(stored: &StoredTable) -> Result<Live<G>, StoreError> {
        let table = &stored.table;
        let damaged = |why: String| StoreError::Damaged { what: format!("table {}", table.id), why };
        let agreed = Agreed::<G>::read(&table.options).ok_or_else(|| damaged("its options".to_owned()))?;
        let known = |(name, chapter): &(String, usize)| Script::<G>::new(name, *chapter, &agreed.options).is_some();
        if !agreed.lesson.as_ref().is_none_or(known) {
            return Err(damaged("its lesson".to_owned()));
        }
        let secret = Secret::from_bytes(&table.secret).ok_or_else(|| damaged("its deal".to_owned()))?;
        let facts = Facts {
            id: table.id.clone(),
            code: table.code.clone(),
            game: table.game.clone(),
            public: table.public,
            commitment: table.commitment,
            secret,
        };
        let mut live = Live::new(facts, agreed);
        for (index, Line { text, at }) in stored.log.iter().enumerate() {
            live.now = *at;
            let entry = Entry::read::<G>(text).ok_or_else(|| "it says nothing known".to_owned());
            let taken = entry.and_then(|entry| live.take(&entry));
            taken.map_err(|why| damaged(format!("line {}: {why}", index + 1)))?;
        }
        live.orders = Orders::read(&stored.orders);
        Ok(live)
    }

    /// A table at which nothing happened yet.
    pub(crate) fn new(facts: Facts, agreed: Agreed<G>) -> Live<G> {
        use game::GameOptions;
        let seats = agreed.options.players();
        let clocks = agreed.clock.map(|clock| Clocks::new(clock, seats));
        let lesson = agreed.lesson.as_ref().and_then(|(name, chapter)| Script::new(name, *chapter, &agreed.options));
        Live {
            lesson: lesson.map(Arc::new),
            heard: 0,
            hints: (0, 0),
            alone: false,
            facts: Arc::new(facts),
            agreed: Arc::new(agreed),
            seating: Arc::new(Seating::new(seats)),
            moves: Arc::default(),
            version: 0,
            changed: 0,
            given: None,
            game: None,
            over: false,
            next: [None, None],
            now: 0,
            last: 0,
            since: 0,
            clocks,
            orders: Orders::default(),
            late: false,
            held: false,
            finishing: false,
            called: None,
            class: None,
            phrase: None,
        }
    }

    /// How often this person sat down here, and came back.
    pub(crate) fn moves_of(&self, person: PersonId) -> (u32, u32) {
        self.moves.get(&person).copied().unwrap_or_default()
    }

    /// How far it is.
    pub(crate) fn phase(&self) -> Phase {
        match &self.game {
            Some(_) if self.over => Phase::Over,
            Some(_) => Phase::Playing,
            None if self.seating.full() => Phase::Dealing,
            None => Phase::Gathering,
        }
    }

    /// Who decides now.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.game.as_ref()?.state.to_act()? {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    /// What lists say about the table.
    pub(crate) fn note(&self) -> TableNote {
        let people = !self.seating.people().is_empty();
        let stage = match self.phase() {
            // A table that everybody left waits for nobody.
            Phase::Gathering | Phase::Dealing if !people => Stage::Over,
            Phase::Gathering => Stage::Gathering,
            Phase::Dealing | Phase::Playing => Stage::Playing,
            Phase::Over => Stage::Over,
        };
        let waits_for = match self.phase() {
            // Before the game it waits for whoever has not added to the deal.
            Phase::Dealing => self.seating.0.values().find(|place| place.nonce.is_none()).and_then(Place::person),
            _ => self.to_act().and_then(|seat| self.waiting_person(seat)),
        };
        let due = self.clocks.as_ref().and_then(Clocks::due).filter(|_| stage == Stage::Playing);
        let orders = if stage == Stage::Playing { self.orders.text() } else { String::new() };
        TableNote { due, orders, ..TableNote::new(stage, self.seating.occupants(), waits_for) }
    }

    /// The person who decides for this seat, where no bot does.
    pub(crate) fn waiting_person(&self, seat: Seat) -> Option<PersonId> {
        let place = self.seating.get(seat)?;
        place.person().filter(|_| place.stand_in.is_none())
    }
}
