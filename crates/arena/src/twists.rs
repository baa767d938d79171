//! What chance did, and all that it might have done instead.
//!
//! Whoever judges positions can weigh what came against the mean over everything that could have come, exactly. What is
//! left of an outcome without that difference was play. On average the difference is nothing, whoever judges and however
//! badly; so taking it away changes no mean, only how far single outcomes are from it.

use bots::{Ahead, Next};
use game::Game;

/// Something that chance did or might have done.
#[derive(Debug)]
pub(crate) struct Twist<G> {
    /// What it leads to.
    pub(crate) next: G,
    /// 1 for what came, less how likely it was.
    pub(crate) factor: f32,
}

/// Looks at what chance does in one game.
#[derive(Debug)]
pub(crate) struct Observer<G: Game> {
    ahead: Ahead<G>,
    found: Vec<Next<G>>,
    /// What leads to a decision, and what to the end of the game.
    pub(crate) open: Vec<Twist<G>>,
    pub(crate) over: Vec<Twist<G>>,
}

impl<G: Game> Default for Observer<G> {
    fn default() -> Self {
        Observer { ahead: Ahead::default(), found: Vec::new(), open: Vec::new(), over: Vec::new() }
    }
}

impl<G: Game> Observer<G> {
    pub(crate) fn forget(&mut self) {
        self.open.clear();
        self.over.clear();
    }

    /// Keeps what chance does now and what it might have done instead.
    pub(crate) fn see(&mut self, state: &G, outcome: G::Action) {
        self.found.clear();
        self.ahead.fates(state, 0, &mut self.found);
        let mut came = state.clone();
        came.play(outcome, &mut |_| ());
        self.ahead.forced(&mut came);
        // Several outcomes may lead to the same: then it does not matter which of them came.
        let place = self.found.iter().position(|next| next.state == came);
        // If only some outcomes were left out, luck would be something on average.
        debug_assert!(place.is_some(), "every outcome leads to what one of the classes leads to");
        let Some(place) = place else { return };
        if self.found.len() > 1 {
            for (at, Next { state: next, chance, .. }) in self.found.drain(..).enumerate() {
                let factor = if at == place { 1.0 - chance } else { -chance };
                let kept = if next.to_act().is_some() { &mut self.open } else { &mut self.over };
                kept.push(Twist { next, factor });
            }
        }
    }
}
