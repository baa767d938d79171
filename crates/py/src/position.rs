//! One instant of any game, with its actions by number.
//!
//! A decision has the number that [`Features::index`] gives it; where several have the same, the first legal one stands
//! for them. An outcome of chance has its place among all that are possible now.

use std::any::Any;

use bots::{Dice, Features};
use game::notation::{Notation, Step};
use game::{Actor, Seat, Viewer};
use record::{Entry, Header, Record, RecordError, RecordText};

/// What the state for Python asks of a game.
pub(crate) trait Position: Any + Send + Sync {
    fn game(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn sizes(&self) -> (usize, usize);
    fn to_act(&self) -> Option<Actor>;
    /// The numbers of what may be done now, rising.
    fn legal(&self) -> Vec<usize>;
    /// What chance may do now, and how likely each is.
    fn chances(&self) -> Vec<(usize, f64)>;
    /// What the number stands for now, as a record writes it.
    fn text(&self, number: usize) -> Option<String>;
    /// Plays what the number stands for; `false` and nothing changed if it stands for nothing now.
    fn apply(&mut self, number: usize) -> bool;
    /// Each seat's part of the win, or nothing while the game goes on.
    fn shares(&self) -> Vec<f64>;
    fn points(&self) -> Vec<i32>;
    fn observe(&self, seat: Seat) -> Vec<f32>;
    /// What a viewer sees, as JSON.
    fn seen(&self, viewer: Viewer) -> Result<String, serde_json::Error>;
    /// The game so far; `None` for one that was not followed from its beginning.
    fn record(&self) -> Option<String>;
    /// A game that this seat could be in: all that it sees, and what is hidden from it drawn by lot.
    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn Position>;
    fn copy(&self) -> Box<dyn Position>;
    fn equals(&self, other: &dyn Position) -> bool;
}

/// A state and how it came about.
#[derive(Clone)]
pub(crate) struct Held<G: Notation> {
    state: G,
    /// Of a game that was followed from its beginning.
    past: Option<Past<G>>,
}

#[derive(Clone)]
struct Past<G: Notation> {
    setup: G::Setup,
    steps: Vec<Step<G::Action>>,
}

impl<G: Notation + Features> Held<G> {
    /// A new game: what is dealt before the first step follows from the seed.
    pub(crate) fn deal(options: &G::Options, seed: u64) -> Result<Self, G::BadSetup> {
        let setup = G::deal(options, &mut Dice::new(seed)).setup;
        Ok(Held { state: G::start(options, &setup)?, past: Some(Past { setup, steps: Vec::new() }) })
    }

    /// The game of a record, and what its reader should know.
    pub(crate) fn read(text: &RecordText) -> Result<(Self, Vec<String>), RecordError> {
        let read = record::read::<G>(text)?;
        let steps = read.replay.path().into_iter().map(|played| played.step).collect();
        let past = Past { setup: read.record.header.setup, steps };
        Ok((Held { state: read.replay.state().clone(), past: Some(past) }, read.warnings))
    }

    /// A game that began elsewhere.
    pub(crate) fn found(state: G) -> Self {
        Held { state, past: None }
    }

    fn at_chance(&self) -> bool {
        self.state.to_act() == Some(Actor::Chance)
    }

    fn action(&self, number: usize) -> Option<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        if self.at_chance() {
            return legal.get(number).copied();
        }
        legal.into_iter().find(|action| self.state.index(*action) == number)
    }
}

impl<G: Notation + Features> Position for Held<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn sizes(&self) -> (usize, usize) {
        (G::OBSERVATION, G::ACTIONS)
    }

    fn to_act(&self) -> Option<Actor> {
        self.state.to_act()
    }

    fn legal(&self) -> Vec<usize> {
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        if self.at_chance() {
            return (0..legal.len()).collect();
        }
        let mut numbers: Vec<usize> = legal.into_iter().map(|action| self.state.index(action)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    fn chances(&self) -> Vec<(usize, f64)> {
        let mut weights = Vec::new();
        self.state.chance_weights(&mut weights);
        let total: f64 = weights.iter().map(|(_, weight)| f64::from(*weight)).sum();
        weights.into_iter().map(|(_, weight)| f64::from(weight) / total).enumerate().collect()
    }

    fn text(&self, number: usize) -> Option<String> {
        let action = self.action(number)?;
        let asked = self.past.as_ref().and_then(|past| past.steps.last()).map(|step| step.action);
        let step = match asked {
            // What chance answers stands in a record beside what was asked of it.
            Some(asked) if self.at_chance() => Step { action: asked, outcome: Some(action) },
            _ => Step { action, outcome: None },
        };
        Some(G::step_text(&step))
    }

    fn apply(&mut self, number: usize) -> bool {
        let (Some(action), at_chance) = (self.action(number), self.at_chance()) else { return false };
        self.state.play(action, &mut |_| ());
        if let Some(Past { steps, .. }) = &mut self.past {
            match steps.last_mut() {
                Some(last) if at_chance => last.outcome = Some(action),
                _ => steps.push(Step { action, outcome: None }),
            }
        }
        true
    }

    fn shares(&self) -> Vec<f64> {
        if self.state.to_act().is_some() {
            return vec![0.0; self.state.seats()];
        }
        self.state.win_shares().values().copied().collect()
    }

    fn points(&self) -> Vec<i32> {
        self.state.scores().values().copied().collect()
    }

    fn observe(&self, seat: Seat) -> Vec<f32> {
        bots::features::observation(&self.state, seat)
    }

    fn seen(&self, viewer: Viewer) -> Result<String, serde_json::Error> {
        serde_json::to_string(&self.state.view(viewer))
    }

    fn record(&self) -> Option<String> {
        let Past { setup, steps } = self.past.as_ref()?;
        let mut record = Record::<G>::new(Header::new(self.state.options(), setup.clone()));
        // A question that chance has not answered yet is no line of a record.
        let open = usize::from(self.at_chance());
        record.entries = steps[..steps.len().saturating_sub(open)].iter().copied().map(Entry::Step).collect();
        record.result = self.state.to_act().is_none().then(|| self.state.scores());
        Some(record.to_string())
    }

    fn imagined(&self, seat: Seat, seed: u64) -> Box<dyn Position> {
        let view = self.state.view(Viewer::Seat(seat));
        Box::new(Held::found(G::complete(&view, &mut Dice::new(seed))))
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Position) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<Self>().is_some_and(|other| other.state == self.state)
    }
}
