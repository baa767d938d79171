//! What a bot is.

use game::Game;

/// A program that plays. It sees what its seat sees and what it may do, nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}
