//! Which games can be played in a browser: the closed list. Whoever draws a game's table adds a line here.

use bots::Slow;
use game::Dealt;
use game::notation::Notation;
use pages::GamePages;
use terminal::Terminal;

/// A game that this server hosts: it can be kept, told, dealt again, played by bots and drawn.
pub(crate) trait Hosted: Notation + Terminal + Dealt + Slow + GamePages {}

impl<G: Notation + Terminal + Dealt + Slow + GamePages> Hosted for G {}

/// Runs generic code for the game of this name: `with_hosted!(name, G => open::<G>(..))`; `None` for a game without
/// pages.
macro_rules! with_hosted {
    ($name:expr, $G:ident => $body:expr) => {
        match record::GameId::from_name($name) {
            Some(record::GameId::Ra) => {
                type $G = record::states::Ra;
                Some($body)
            }
            Some(record::GameId::Rawsiko) => {
                type $G = record::states::Rawsiko;
                Some($body)
            }
            None => None,
        }
    };
}

pub(crate) use with_hosted;

/// A game for tests that need any.
#[cfg(test)]
pub(crate) type Sample = record::states::Ra;
