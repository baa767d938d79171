//! A table as a value: its log taken in line by line. Loading it and playing on it are the same code.

use std::sync::Arc;

use game::notation::{Notation, Step, Words};
use game::{Actor, Seat};
use record::{Dealer, Secret};
use store::{Line, PersonId, Stage, StoreError, StoredTable, TableId, TableNote};

use super::agreed::Agreed;
use super::clock::Clocks;
use super::lesson::Script;
use super::log::{Entry, Sit};
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

/// What was played before a game came to this table.
#[derive(Clone, Debug)]
pub(crate) struct Given<G: Hosted> {
    /// The lines of its set-up.
    pub(crate) setup: Vec<(String, String)>,
    /// Its steps.
    pub(crate) steps: Vec<Step<G::Action>>,
}

/// A game under way: where it stands and how it came there.
#[derive(Clone, Debug)]
pub(crate) struct Playing<G: Hosted> {
    /// Before the first step.
    pub(crate) start: G,
    /// Now.
    pub(crate) state: G,
    /// Who answers for chance.
    pub(crate) dealer: Dealer<G>,
    /// Everything played or taken back: numbered from 1.
    pub(crate) entries: Vec<Kept<G::Action>>,
    /// The steps that count.
    pub(crate) path: Vec<Trodden>,
    /// The last few of them, as they were played.
    pub(crate) recent: Vec<Arc<Played<G>>>,
    /// The last of them that ended a round, and how things stood before it.
    pub(crate) scored: Option<Arc<(G, Arc<Played<G>>)>>,
    /// How many of the entries were played before the game came here: they stand.
    pub(crate) given: usize,
}

/// A step as it was played.
#[derive(Debug)]
pub(crate) struct Played<G: Hosted> {
    /// After it.
    pub(crate) after: G,
    /// What happened.
    pub(crate) events: Box<[G::Event]>,
}

/// How many steps are kept as they were played: an auction at the largest table, and a little more.
const RECENT: usize = 10;

/// A line of play and its version.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept<A> {
    /// The version it made.
    pub(crate) version: u32,
    /// The step; none for an undo.
    pub(crate) step: Option<Step<A>>,
    /// For an undo: to where.
    pub(crate) to: u32,
    /// Whether it was played because somebody's time ran out.
    pub(crate) late: bool,
}

/// A step that counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trodden {
    /// Its number among the entries, from 1.
    pub(crate) number: u32,
    /// Who decided.
    pub(crate) seat: Seat,
    /// Whether chance answered.
    pub(crate) revealed: bool,
    /// Whether there was anything to decide.
    pub(crate) choice: bool,
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

    /// Takes one line in and tells what happened in the game.
    ///
    /// # Errors
    /// Why it cannot be; then the table must not be used any more.
    pub(crate) fn take(&mut self, entry: &Entry<G::Action>) -> Result<Vec<G::Event>, String> {
        let events = self.take_line(entry)?;
        self.last = self.now;
        if self.changed == self.version || self.game.is_none() {
            self.since = self.now;
        }
        self.turn_clocks(entry);
        Ok(events)
    }

    /// The clocks after a line.
    fn turn_clocks(&mut self, entry: &Entry<G::Action>) {
        let next = self.to_act().filter(|_| self.phase() == Phase::Playing && !self.held);
        let next = next.filter(|seat| self.waiting_person(*seat).is_some());
        let Some(clocks) = &mut self.clocks else { return };
        match entry {
            Entry::Step(_) => clocks.step(next, self.now),
            Entry::Paused(time) => clocks.paused(i64::try_from(*time).unwrap_or(i64::MAX), self.now),
            Entry::Sit(seat, Sit::Back) => {
                clocks.back(*seat);
                clocks.turn(next, self.now);
            }
            _ => clocks.turn(next, self.now),
        }
    }

    fn take_line(&mut self, entry: &Entry<G::Action>) -> Result<Vec<G::Event>, String> {
        self.version += 1;
        match entry {
            Entry::Sit(seat, sit) => {
                let nonce = self.seating.get(*seat).and_then(|place| place.nonce);
                let seating = Arc::make_mut(&mut self.seating);
                if !seating.sit(*seat, *sit) {
                    return Err(format!("there is no {seat}"));
                }
                // Whoever comes in when the game is dealt takes over what the chair added to the deal.
                if self.game.is_some() {
                    seating.0[*seat].nonce = nonce;
                }
                if *sit != Sit::Back {
                    self.orders.remove(*seat);
                }
            }
            Entry::Nonce(seat, nonce) => {
                let seating = Arc::make_mut(&mut self.seating);
                seating.get(*seat).ok_or_else(|| format!("there is no {seat}"))?;
                seating.0[*seat].nonce = Some(*nonce);
                self.deal_when_ready()?;
            }
            Entry::Setup(key, value) => self.give()?.setup.push((key.clone(), value.clone())),
            Entry::Given(step) => self.give()?.steps.push(*step),
            Entry::Step(step) => {
                self.changed = self.version;
                self.phrase = None;
                let (version, game) = (self.version, self.game.as_mut());
                let late = std::mem::take(&mut self.late);
                return game.ok_or("nothing is dealt yet")?.step(*step, version, late);
            }
            Entry::Undo(to) => {
                self.changed = self.version;
                self.alone = false;
                let (version, game) = (self.version, self.game.as_mut());
                game.ok_or("nothing is dealt yet")?.undo(*to, version)?;
            }
            Entry::Late(_) => self.late = true,
            Entry::Paused(_) => {}
            Entry::Hold => self.held = true,
            Entry::GoOn => self.held = false,
            Entry::Finish => self.finishing = true,
            Entry::Last => {
                self.changed = self.version;
                let game = self.game.as_mut().ok_or("nothing is dealt yet")?;
                let options = game.state.called().ok_or("its end cannot be called")?;
                game.recast(&options)?;
                self.called = Some(game.entries.len() as u32);
                Arc::make_mut(&mut self.agreed).options = options;
            }
            Entry::Hint(_) => self.hints = (self.hints.0 + 1, self.changed),
            Entry::Heard(_) | Entry::Alone if self.lesson.is_none() => return Err("there is no lesson".to_owned()),
            Entry::Heard(cues) => self.heard = *cues as usize,
            Entry::Alone => self.alone = true,
            Entry::Over => self.over = true,
            Entry::Next(id, again, by) => {
                self.next[usize::from(*again)] = Some(Next { id: id.clone(), by: *by, version: self.version });
            }
        }
        Ok(Vec::new())
    }

    /// What was played before, to be added to.
    fn give(&mut self) -> Result<&mut Given<G>, String> {
        if self.game.is_some() {
            return Err("the game is dealt already".to_owned());
        }
        let nothing = || Arc::new(Given { setup: Vec::new(), steps: Vec::new() });
        Ok(Arc::make_mut(self.given.get_or_insert_with(nothing)))
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

    /// Deals once the table is full and every seat has added to the deal.
    fn deal_when_ready(&mut self) -> Result<(), String> {
        let Some(nonces) = self.seating.nonces().filter(|_| self.game.is_none() && self.seating.full()) else {
            return Ok(());
        };
        let options = &self.agreed.options;
        let dealer = match self.given.as_deref() {
            Some(given) => Dealer::<G>::after(given.read_setup(options)?, &self.facts.secret, &nonces),
            None => {
                let mut dealer = Dealer::<G>::new(options, &self.facts.secret, &nonces);
                dealer.setup = self.agreed.chosen_setup().unwrap_or(dealer.setup);
                if let Some(script) = &self.lesson {
                    dealer.setup = script.setup.clone();
                }
                dealer
            }
        };
        let start = G::start(options, &dealer.setup).map_err(|bad| bad.to_string())?;
        self.changed = self.version;
        self.game = Some(Playing {
            state: start.clone(),
            start,
            dealer,
            entries: Vec::new(),
            path: Vec::new(),
            recent: Vec::new(),
            scored: None,
            given: 0,
        });
        let (given, version) = (self.given.clone(), self.version);
        if let Some((given, game)) = given.zip(self.game.as_mut()) {
            for step in &given.steps {
                game.step(*step, version, false)?;
            }
            game.given = given.steps.len();
        }
        Ok(())
    }
}

impl<G: Hosted> Given<G> {
    fn read_setup(&self, options: &G::Options) -> Result<G::Setup, String> {
        let line = |key: &str| self.setup.iter().find(|(name, _)| name == key).map(|(_, value)| Words::new(value));
        G::read_setup(options, line).map_err(|fault| format!("its set-up: {fault:?}"))
    }

    /// The lines of a log that begins with it.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry<G::Action>> {
        let setup = self.setup.iter().map(|(key, value)| Entry::Setup(key.clone(), value.clone()));
        setup.chain(self.steps.iter().map(|step| Entry::Given(*step)))
    }
}

impl<G: Hosted> Playing<G> {
    fn step(&mut self, step: Step<G::Action>, version: u64, late: bool) -> Result<Vec<G::Event>, String> {
        let Some(Actor::Seat(seat)) = self.state.to_act() else { return Err("the game is over".to_owned()) };
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        let events = self.tread(seat, step)?;
        self.entries.push(Kept { version: version as u32, step: Some(step), to: 0, late });
        let number = self.entries.len() as u32;
        self.path.push(Trodden { number, seat, revealed: step.outcome.is_some(), choice: legal.len() > 1 });
        Ok(events)
    }

    fn undo(&mut self, to: u32, version: u64) -> Result<(), String> {
        let length = match to {
            0 => 0,
            _ => self.path.iter().position(|trodden| trodden.number == to).ok_or("nothing stands there")? + 1,
        };
        self.path.truncate(length);
        self.retread()?;
        self.entries.push(Kept { version: version as u32, step: None, to, late: false });
        Ok(())
    }

    /// The same game as if this had been agreed on.
    fn recast(&mut self, options: &G::Options) -> Result<(), String> {
        self.start = G::start(options, &self.dealer.setup).map_err(|bad| bad.to_string())?;
        self.retread()
    }

    /// Plays everything that counts again, from the start.
    fn retread(&mut self) -> Result<(), String> {
        self.state = self.start.clone();
        self.recent.clear();
        self.scored = None;
        for index in 0..self.path.len() {
            let trodden = self.path[index];
            self.tread(trodden.seat, self.step_of(trodden)?)?;
        }
        Ok(())
    }

    /// Plays a step and remembers it for a while.
    fn tread(&mut self, seat: Seat, step: Step<G::Action>) -> Result<Vec<G::Event>, String> {
        let before = self.state.clone();
        let events = play(&mut self.state, seat, step)?;
        let after = self.state.clone();
        let ended = after.chapter() > before.chapter();
        let played = Arc::new(Played { after, events: events.clone().into_boxed_slice() });
        if ended {
            self.scored = Some(Arc::new((before, Arc::clone(&played))));
        }
        if self.recent.len() == RECENT {
            self.recent.remove(0);
        }
        self.recent.push(played);
        Ok(events)
    }

    /// The step of this number.
    pub(crate) fn step_of(&self, trodden: Trodden) -> Result<Step<G::Action>, String> {
        let kept = self.entries.get(trodden.number as usize - 1);
        kept.and_then(|kept| kept.step).ok_or_else(|| "a step that counts is none".to_owned())
    }
}

/// Plays a decision and the answer of chance.
pub(crate) fn play<G: Notation>(state: &mut G, seat: Seat, step: Step<G::Action>) -> Result<Vec<G::Event>, String> {
    let mut events = state.apply(Actor::Seat(seat), step.action).map_err(|refusal| refusal.to_string())?;
    match (state.to_act(), step.outcome) {
        (Some(Actor::Chance), Some(outcome)) => {
            events.extend(state.apply(Actor::Chance, outcome).map_err(|refusal| refusal.to_string())?);
        }
        (Some(Actor::Chance), None) => return Err("what chance answered is missing".to_owned()),
        (_, Some(_)) => return Err("chance was not asked".to_owned()),
        (_, None) => {}
    }
    Ok(events)
}
