//! What a game adds so that bots can play it: a quick player, an eye for how things stand, and its levels.

use game::{BySeat, Game};

use crate::{Level, Policy};

/// A game that bots can play.
pub trait Plays: Game {
    /// The quick player: one look ahead, about a microsecond a choice.
    type Quick: Policy<Self> + Default;

    /// The six levels, from weakest to strongest.
    const LEVELS: [Level<Self>; 6];

    /// Counts the stretches of a game after which its standing can be judged: epochs, turns. Never falls.
    fn chapter(&self) -> u32;

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
