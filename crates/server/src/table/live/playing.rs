//! A game under way: where it stands and how it came there.

use std::sync::Arc;

use game::notation::{Notation, Step};
use game::{Actor, Seat};
use record::Dealer;

use crate::games::Hosted;

/// How many steps are kept as they were played: an auction at the largest table, and a little more.
const RECENT: usize = 10;

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

impl<G: Hosted> Playing<G> {
    pub(super) fn step(&mut self, step: Step<G::Action>, version: u64, late: bool) -> Result<Vec<G::Event>, String> {
        let Some(Actor::Seat(seat)) = self.state.to_act() else { return Err("the game is over".to_owned()) };
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        let events = self.tread(seat, step)?;
        self.entries.push(Kept { version: version as u32, step: Some(step), to: 0, late });
        let number = self.entries.len() as u32;
        self.path.push(Trodden { number, seat, revealed: step.outcome.is_some(), choice: legal.len() > 1 });
        Ok(events)
    }

    pub(super) fn undo(&mut self, to: u32, version: u64) -> Result<(), String> {
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
    pub(super) fn recast(&mut self, options: &G::Options) -> Result<(), String> {
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
