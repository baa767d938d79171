//! What a game adds so that bots can play it: a quick player, an eye for how things stand, and its levels.

use game::BySeat;

use crate::net::Shelf;
use crate::{Features, Level, Policy};

/// A game that bots can play.
pub trait Plays: Features {
    /// The quick player: one look ahead, about a microsecond a choice.
    type Quick: Policy<Self> + Default;

    /// The six levels, from weakest to strongest, as they are without a net.
    const LEVELS: [Level<Self>; 6];

    /// Whether a search branches only on what its own seat decides until another's turn, and leaves the rest to the quick
    /// player: right where a seat decides many times in a row.
    const TREE_OF_ONE: bool = false;

    /// The place for the game's net: a static of its own.
    fn shelf() -> &'static Shelf;

    /// Counts the stretches of a game after which its standing can be judged: epochs, turns. Never falls.
    fn chapter(&self) -> u32;

    /// The chapter at which an imagined game from here is judged, when it runs on for so many stretches.
    fn horizon(&self, chapters: u32) -> u32 {
        self.chapter() + chapters
    }

    /// Each seat's prospect of winning, as it looks at the end of a chapter; exact when the game is over. Sums to 1.
    fn outlook(&self) -> BySeat<f32>;
}

/// Prospects from points: `spread` points of difference are a factor of e.
#[must_use]
pub fn prospects(points: &BySeat<f32>, spread: f32) -> BySeat<f32> {
    let best = points.values().copied().fold(f32::MIN, f32::max);
    let weights = points.map(|p| ((p - best) / spread).exp());
    let sum: f32 = weights.values().sum();
    weights.map(|weight| weight / sum)
}
