//! Games between players who choose any legal action.

use game::notation::Step;
use game::{Actor, Deal, Game, Lots};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Lots from a seed: the same on every machine.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The lots of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of these, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }
}

impl Lots for Random {
    fn below(&mut self, n: u32) -> u32 {
        // Fair enough for tests: the bias is below n / 2^32.
        ((u64::from(self.0.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

/// A game in which every decision is picked at random, step by step.
#[derive(Clone, Debug)]
pub struct RandomGame<G: Game> {
    /// What was dealt.
    pub setup: G::Setup,
    /// Where the game stands.
    pub state: G,
    fate: G::Fate,
    choices: Random,
    luck: Random,
    actions: Vec<G::Action>,
}

impl<G: Game> RandomGame<G> {
    /// A game with this seed, before its first step.
    ///
    /// # Panics
    /// If what the game deals is not a set-up it starts from.
    #[must_use]
    pub fn new(options: &G::Options, seed: u64) -> Self {
        let mut luck = Random::new(seed);
        let Deal { setup, fate } = G::deal(options, &mut luck);
        let state = G::start(options, &setup).expect("a dealt set-up is sound");
        RandomGame { setup, state, fate, choices: Random::new(!seed), luck, actions: Vec::new() }
    }

    /// What chance answers now.
    pub fn outcome(&mut self) -> G::Action {
        self.state.outcome(&mut self.fate, &mut self.luck)
    }

    /// Picks the next line of play without playing it; `None` when the game is over.
    ///
    /// # Panics
    /// If chance must move first, which no game of the house allows.
    pub fn choose(&mut self) -> Option<Step<G::Action>> {
        let actor = self.state.to_act()?;
        assert!(matches!(actor, Actor::Seat(_)), "chance moves only after a decision");
        self.state.legal_actions(&mut self.actions);
        let action = self.choices.pick(&self.actions);
        let mut after = self.clone();
        after.state.play(action, &mut |_| ());
        let outcome = (after.state.to_act() == Some(Actor::Chance)).then(|| after.outcome());
        // A fate without end has grown in the copy; the lots it took are gone for good.
        self.fate = after.fate;
        self.luck = after.luck;
        Some(Step { action, outcome })
    }

    /// Plays one line and says what happened.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn play(&mut self, step: Step<G::Action>) -> Vec<G::Event> {
        let mut events = Vec::new();
        for action in [Some(step.action), step.outcome].into_iter().flatten() {
            let by = self.state.to_act().expect("the game is not over");
            events.extend(self.state.apply(by, action).expect("the step is legal"));
        }
        events
    }

    /// Plays to the end and gives the lines played.
    pub fn finish(&mut self) -> Vec<Step<G::Action>> {
        let mut steps = Vec::new();
        while let Some(step) = self.choose() {
            self.play(step);
            steps.push(step);
        }
        steps
    }
}
