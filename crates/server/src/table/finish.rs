//! What remains when a game is over: its record, and the tables that follow.

use game::{BySeat, Language, Seat};
use record::{Fair, Header, Record};
use store::{GameResult, Line, NewTable, PersonId, TableId, Write};

use super::agreed::Agreed;
use super::ask::Leading;
use super::called::Called;
use super::deeds::Draft;
use super::live::{Facts, Given, Live, Phase};
use super::log::{Entry, Sit};
use super::moment::{Look, Moment, Shown};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// The line that says after how many lines of play the end was called, so that fewer turns were played than agreed.
const CALLED: &str = "x-called";

/// A table to be made: what is fixed about it, and its first lines.
#[derive(Clone)]
pub(crate) struct Opening {
    /// What is fixed.
    pub(crate) table: NewTable,
    /// The first lines of its log.
    pub(crate) lines: Vec<String>,
    /// What lists say about it.
    pub(crate) note: store::TableNote,
    /// What those are called who share a screen there, and whose chairs these are.
    pub(crate) called: Vec<(PersonId, Called)>,
}

impl Opening {
    /// All of it at once: no table is ever empty.
    pub(crate) fn writes(&self) -> impl Iterator<Item = Write> {
        let at = self.table.made_at;
        let lines = self.lines.iter().map(|text| Line { text: text.clone(), at }).collect();
        let open = Write::Open { table: self.table.clone(), lines, note: Some(self.note.clone()) };
        let names = self.called.iter().map(|(person, one)| Write::ChairName(one.kept(&self.table.id, *person)));
        std::iter::once(open).chain(names)
    }

    /// A new table with these sitters.
    pub(crate) fn new<G: Hosted>(table: NewTable, given: Option<&Given<G>>, sits: &[Sit]) -> Result<Opening, Refusal> {
        let mut draft = Draft::new(&empty::<G>(&table)?);
        for entry in given.into_iter().flat_map(Given::entries) {
            draft.add(entry)?;
        }
        for (seat, sit) in Seat::all(sits.len()).zip(sits).filter(|(_, sit)| **sit != Sit::Free) {
            draft.add(Entry::Sit(seat, *sit))?;
        }
        draft.bots_nonces()?;
        Ok(Opening { table, note: draft.live.note(), lines: draft.lines, called: Vec::new() })
    }
}

impl Opening {
    /// A chapter of a lesson: the learner among bots, and everything played that leads to it.
    pub(crate) fn lesson<G: Hosted>(table: NewTable, learner: Seat, person: PersonId) -> Result<Opening, Refusal> {
        let mut draft = Draft::new(&empty::<G>(&table)?);
        let seats: Vec<Seat> = Seat::all(draft.live.seating.0.seats()).collect();
        for seat in &seats {
            let sit = if *seat == learner { Sit::Person(person) } else { Sit::Bot(EASY) };
            draft.add(Entry::Sit(*seat, sit))?;
        }
        for seat in seats {
            draft.add(Entry::Nonce(seat, record::Nonce::draw()?))?;
        }
        let script = draft.live.lesson.clone().ok_or(Refusal::Fault)?;
        for step in &script.opening {
            draft.add(Entry::Step(*step))?;
        }
        draft.quick_bots()?;
        Ok(Opening { table, note: draft.live.note(), lines: draft.lines, called: Vec::new() })
    }
}

impl Opening {
    /// A table of a class: everybody sits, and the server draws what each seat adds to the deal, so that nobody waits
    /// for a telephone that sleeps.
    pub(crate) fn class<G: Hosted>(table: NewTable, sits: &[Sit], wishes: &[Leading]) -> Result<Opening, Refusal> {
        let mut draft = Draft::new(&empty::<G>(&table)?);
        for (seat, sit) in Seat::all(sits.len()).zip(sits) {
            draft.add(Entry::Sit(seat, *sit))?;
        }
        for seat in Seat::all(sits.len()) {
            draft.add(Entry::Nonce(seat, record::Nonce::draw()?))?;
        }
        draft.quick_bots()?;
        for wish in wishes {
            draft.lead(*wish)?;
        }
        Ok(Opening { table, note: draft.live.note(), lines: draft.lines, called: Vec::new() })
    }
}

/// The bots of a lesson where they play without its script.
const EASY: u8 = 1;

fn empty<G: Hosted>(table: &NewTable) -> Result<Live<G>, Refusal> {
    let stored = store::StoredTable { table: table.clone(), log: Vec::new(), orders: String::new() };
    let mut live = Live::load(&stored)?;
    live.now = table.made_at;
    Ok(live)
}

impl<G: Hosted> Live<G> {
    /// The record of a game that is over, with everything that proves its deal.
    pub(crate) fn record(&self) -> Result<String, Refusal> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Over).ok_or(Refusal::NotOver)?;
        let nonces = self.seating.nonces().ok_or(Refusal::Fault)?;
        let mut header = Header::<G>::new(self.agreed.options.clone(), game.dealer.setup.clone());
        let look = Look { person: None, chosen: None, language: Language::English, names: pages::TileNames::default() };
        // Nicknames stay in the class.
        header.names = Some(self.names(&look)).filter(|_| !self.agreed.class);
        // A lesson's deal is written by hand and proves nothing.
        if self.lesson.is_none() {
            let mut promise = Fair::promise(&self.facts.secret, &nonces);
            if self.given.is_some() {
                promise = promise.after(game.given);
            }
            header.fair = promise.reveal(&self.facts.secret);
        }
        header.other = self.agreed.other_lines();
        header.other.extend(self.late_steps());
        header.other.extend(self.called.map(|steps| (CALLED.to_owned(), steps.to_string())));
        let mut record = Record::new(header);
        for kept in &game.entries {
            record.entries.push(match kept.step {
                Some(step) => record::Entry::Step(step),
                None => record::Entry::Undo(kept.to as usize),
            });
        }
        record.result = Some(game.state.scores());
        Ok(record.to_string())
    }

    /// The lines of play that were played because somebody's time ran out, by number.
    fn late_steps(&self) -> Option<(String, String)> {
        let entries = self.game.iter().flat_map(|game| &game.entries);
        let late = (1..).zip(entries).filter(|(_, kept): &(u32, _)| kept.late);
        let late: Vec<String> = late.map(|(number, _)| number.to_string()).collect();
        (!late.is_empty()).then(|| ("x-late".to_owned(), late.join(" ")))
    }

    /// How the game ended, for lists; empty if there was none, for a lesson, which never counts, and in a class, whose
    /// games have no names.
    pub(crate) fn result(&self, ended_at: i64) -> GameResult {
        let Some(game) = self.game.as_ref().filter(|_| self.over && self.lesson.is_none() && !self.agreed.class) else {
            return GameResult { ended_at, ..GameResult::default() };
        };
        let ranks = game.state.ranks().values().copied().collect();
        GameResult { ended_at, ranks, scores: game.state.scores().values().copied().collect() }
    }

    /// What everybody is called, for a record.
    fn names(&self, look: &Look) -> BySeat<String> {
        Moment::of(self, Vec::new(), super::moment::Change::Parts).chairs(look).map(|chair| chair.name.clone())
    }

    /// The table at which the same people go on: with a new deal, or with the same one, everybody in their chair.
    pub(crate) fn follow(
        &self,
        person: PersonId,
        again: bool,
        fresh: impl FnOnce(Agreed<G>) -> Result<NewTable, Refusal>,
    ) -> Result<Opening, Refusal> {
        if !self.seating.people().contains(&person) {
            return Err(Refusal::NotSeated);
        }
        if self.agreed.class {
            return Err(Refusal::InClass);
        }
        if self.phase() != Phase::Over {
            return Err(Refusal::NotOver);
        }
        if again && self.lesson.is_some() {
            return Err(Refusal::BadForm("a lesson is not dealt again".to_owned()));
        }
        let from = self.agreed.from.clone().filter(|_| again);
        let options = self.agreed.options.clone();
        let agreed = Agreed { options, again, clock: self.agreed.clock, from, lesson: None, class: false };
        let mut table = fresh(agreed)?;
        let sits: Vec<Sit> = self.seating.0.values().map(|place| sit(place.owner)).collect();
        if !again {
            return Ok(Opening { called: self.called(), ..Opening::new::<G>(table, None, &sits)? });
        }
        // Secret and nonces stay where they were, and so does the deal.
        table.secret = *self.facts.secret.reveal();
        table.commitment = self.facts.commitment;
        let mut draft = Draft::new(&empty::<G>(&table)?);
        for entry in self.given.iter().flat_map(|given| given.entries()) {
            draft.add(entry)?;
        }
        for (seat, sit) in Seat::all(sits.len()).zip(sits) {
            draft.add(Entry::Sit(seat, sit))?;
        }
        for (seat, nonce) in Seat::all(self.seating.0.seats()).zip(self.seating.nonces().ok_or(Refusal::Fault)?) {
            draft.add(Entry::Nonce(seat, nonce))?;
        }
        draft.quick_bots()?;
        Ok(Opening { table, note: draft.live.note(), lines: draft.lines, called: self.called() })
    }

    /// Says where the same people went on.
    pub(crate) fn follows(&self, id: TableId, again: bool, by: PersonId) -> Result<Draft<G>, Refusal> {
        let mut draft = Draft::new(self);
        draft.add(Entry::Next(id, again, Some(by)))?;
        Ok(draft)
    }
}

fn sit(owner: Owner) -> Sit {
    match owner {
        Owner::Free => Sit::Free,
        Owner::Person(person) => Sit::Person(person),
        Owner::Bot(level) => Sit::Bot(level),
    }
}

impl Facts {
    /// What is promised about the deal, as people compare it.
    pub(crate) fn promise(&self) -> String {
        super::log::hex(&self.commitment)
    }
}
