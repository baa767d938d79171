//! What a bot is.

use game::Game;

/// A program that plays. It sees what its seat sees and what it may do, nothing else.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, of which there is at least one.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;

    /// The same for a bot that can fail, because it runs outside of this program.
    ///
    /// # Errors
    /// What went wrong, in words.
    fn try_choose(&mut self, view: &G::View, legal: &[G::Action]) -> Result<G::Action, String> {
        Ok(self.choose(view, legal))
    }
}
