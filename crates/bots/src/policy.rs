//! Quick choices on a state that is known: real in no game, imagined in every search.

use game::Game;

use crate::Dice;

/// Picks an action on a state. A policy is fast enough to play whole imagined games.
pub trait Policy<G: Game>: Clone + Send {
    /// One of the legal actions, of which there is at least one.
    fn pick(&mut self, state: &G, legal: &[G::Action], dice: &mut Dice) -> G::Action;
}

/// Any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl<G: Game> Policy<G> for RandomPolicy {
    #[inline]
    fn pick(&mut self, _state: &G, legal: &[G::Action], dice: &mut Dice) -> G::Action {
        dice.pick(legal)
    }
}
