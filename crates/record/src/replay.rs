//! From a record back to the game: every state and event, undone lines dropped.

use std::collections::HashMap;

use game::notation::{Notation, Step};
use game::{Actor, BySeat, Game, Seat};

use crate::parse::{dropped, parse};
use crate::{Entry, Record, RecordError, RecordText};

/// The most lines of play a record may have.
pub const MAX_ENTRIES: usize = 100_000;

/// One step that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// What was played.
    pub step: Step<G::Action>,
    /// Who decided.
    pub seat: Seat,
    /// What happened.
    pub events: Vec<G::Event>,
    /// The state it led to.
    pub after: G,
    /// Which line of play it was, counted from 1, as `undo` counts.
    pub number: usize,
    /// The step before it, as an index into [`Replay::all`]; none for the first.
    parent: Option<usize>,
}

/// A game brought back from its record.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The state before the first step.
    pub start: G,
    /// Every step, undone ones included, in the order of the record.
    pub all: Vec<Played<G>>,
    /// For each entry, the step after which the game stood; none is the start.
    stands: Vec<Option<usize>>,
    /// What chance answered to each question.
    answers: HashMap<u64, G::Action>,
}

/// A record that was read, replayed and found right.
#[derive(Clone, Debug)]
pub struct Replayed<G: Notation> {
    /// The record, without a line that was cut off.
    pub record: Record<G>,
    /// The game.
    pub replay: Replay<G>,
    /// What a reader should know, such as a last line that was cut off and left out.
    pub warnings: Vec<String>,
}

impl<G: Notation> Replay<G> {
    /// Nothing played yet.
    #[must_use]
    pub fn new(start: G) -> Self {
        Replay { start, all: Vec::new(), stands: Vec::new(), answers: HashMap::new() }
    }

    /// Where the game stands.
    #[must_use]
    pub fn state(&self) -> &G {
        self.state_before(self.current())
    }

    /// The steps that count, from first to last: what was undone is not among them.
    #[must_use]
    pub fn path(&self) -> Vec<&Played<G>> {
        let mut path: Vec<&Played<G>> = Vec::new();
        let mut at = self.current();
        while let Some(index) = at {
            path.push(&self.all[index]);
            at = self.all[index].parent;
        }
        path.reverse();
        path
    }

    /// Everything that happened in the steps that count.
    #[must_use]
    pub fn events(&self) -> Vec<G::Event> {
        self.path().into_iter().flat_map(|played| played.events.iter().cloned()).collect()
    }

    /// The state from which this step was played.
    #[must_use]
    pub fn before(&self, played: &Played<G>) -> &G {
        self.state_before(played.parent)
    }

    /// Plays one more entry.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing is changed.
    pub fn push(&mut self, entry: &Entry<G::Action>) -> Result<(), String> {
        match entry {
            Entry::Undo(to) => {
                let number = self.stands.len() + 1;
                let stand = match to.checked_sub(1) {
                    None => None,
                    Some(index) => *self.stands.get(index).ok_or_else(|| {
                        format!("expected a step before this one, which is step {number}, found {to}")
                    })?,
                };
                self.stands.push(stand);
            }
            Entry::Step(step) => {
                let played = self.play(*step)?;
                self.stands.push(Some(self.all.len()));
                self.all.push(played);
            }
        }
        Ok(())
    }

    /// Whether these are the final scores.
    ///
    /// # Errors
    /// If the game is not over or ended otherwise.
    pub fn check_result(&self, result: &BySeat<i32>) -> Result<(), String> {
        let state = self.state();
        if let Some(actor) = state.to_act() {
            return Err(format!("expected a step of {actor}, found a result: the game is not over"));
        }
        let scores = state.scores();
        if *result == scores {
            return Ok(());
        }
        let listed = |scores: &BySeat<i32>| scores.values().map(i32::to_string).collect::<Vec<_>>().join(" ");
        Err(format!("expected the result {}, found {}", listed(&scores), listed(result)))
    }

    fn current(&self) -> Option<usize> {
        self.stands.last().copied().flatten()
    }

    fn state_before(&self, at: Option<usize>) -> &G {
        at.map_or(&self.start, |index| &self.all[index].after)
    }

    fn play(&mut self, step: Step<G::Action>) -> Result<Played<G>, String> {
        let parent = self.current();
        let mut after = self.state().clone();
        let Some(Actor::Seat(seat)) = after.to_act() else {
            return Err("the game is over: expected nothing more".to_owned());
        };
        let mut events = after.apply(Actor::Seat(seat), step.action).map_err(|refusal| refusal.to_string())?;
        match (after.to_act(), step.outcome) {
            (Some(Actor::Chance), Some(outcome)) => {
                let question = after.chance_question();
                events.extend(after.apply(Actor::Chance, outcome).map_err(|refusal| refusal.to_string())?);
                let answer = *self.answers.entry(question).or_insert(outcome);
                if answer != outcome {
                    let expected = G::step_text(&Step { outcome: Some(answer), ..step });
                    return Err(format!("what was drawn and undone comes again: expected `{expected}`"));
                }
            }
            (Some(Actor::Chance), None) => return Err("expected the outcome of chance as well".to_owned()),
            (_, Some(_)) => return Err("expected no outcome of chance".to_owned()),
            (_, None) => {}
        }
        Ok(Played { step, seat, events, after, number: self.stands.len() + 1, parent })
    }
}

/// Reads and replays one record of the game `G`. A last line without line end that does not parse or apply is dropped
/// with a warning.
///
/// # Errors
/// The first line that is wrong, and what was expected.
pub fn read<G: Notation>(text: &RecordText) -> Result<Replayed<G>, RecordError> {
    let parsed = parse::<G>(text)?;
    let mut record = parsed.record;
    let mut warnings = parsed.warnings;
    let start = G::start(&record.header.options, &record.header.setup)
        .map_err(|bad| RecordError::new(text.last(), 1, bad.to_string()))?;
    let mut replay = Replay::new(start);
    let mut cut = None;
    for (index, entry) in record.entries.iter().enumerate() {
        if let Err(message) = replay.push(entry) {
            let (line, column) = parsed.places[index];
            let bad = RecordError::new(line, column, message);
            if text.unended != Some(line) {
                return Err(bad);
            }
            warnings.push(dropped(&bad));
            cut = Some(index);
        }
    }
    record.entries.truncate(cut.unwrap_or(record.entries.len()));
    if let Some(Err(message)) = record.result.as_ref().map(|result| replay.check_result(result)) {
        let (line, column) = parsed.places.last().copied().unwrap_or((text.last(), 1));
        let bad = RecordError::new(line, column, message);
        if text.unended != Some(line) {
            return Err(bad);
        }
        warnings.push(dropped(&bad));
        record.result = None;
    }
    Ok(Replayed { record, replay, warnings })
}
