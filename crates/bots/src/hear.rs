//! Who is told what happens in imagined games.

use game::Game;

/// Somebody who listens while games are imagined.
pub trait Hear<G: Game> {
    /// A game begins with this action.
    fn begins(&mut self, action: G::Action);

    /// Something happens in it.
    fn happens(&mut self, event: G::Event);
}

/// Nobody listens.
impl<G: Game> Hear<G> for () {
    fn begins(&mut self, _action: G::Action) {}

    fn happens(&mut self, _event: G::Event) {}
}
