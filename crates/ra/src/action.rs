//! What a player can decide, and what the bag can answer.

use std::fmt;

use crate::{Sun, Tile};

/// A decision of a seat, or what the bag gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Draw a tile from the bag.
    Draw,
    /// Call an auction.
    Invoke,
    /// Exchange one god for one tile of this kind on the auction track.
    God(Tile),
    /// Spend no more gods this turn.
    Done,
    /// Bid this sun.
    Bid(Sun),
    /// Do not bid.
    Pass,
    /// Lose this tile to unrest or earthquake.
    Discard(Tile),
    /// Chance: the bag gives this tile.
    Reveal(Tile),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Invoke => f.write_str("invoke"),
            Action::God(tile) => write!(f, "god {tile}"),
            Action::Done => f.write_str("done"),
            Action::Bid(sun) => write!(f, "bid {sun}"),
            Action::Pass => f.write_str("pass"),
            Action::Discard(tile) => write!(f, "discard {tile}"),
            Action::Reveal(tile) => write!(f, "reveal {tile}"),
        }
    }
}
