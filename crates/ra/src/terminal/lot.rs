//! What the tiles on the track would change for a player.

use game::{BySeat, Seat};

use super::signed;
use crate::{EPOCHS, Edition, Points, Tile, View, epoch_points};

/// What a lot changes for a player, if nothing else happens.
pub(super) struct LotChange {
    /// Points by category, if the epoch ended then.
    now: Vec<(&'static str, i16)>,
    /// Points for monuments at the end of the game, while they do not count yet.
    end: i16,
    /// Tiles that disasters would take, where there is a choice those missed least.
    lost: Vec<Tile>,
}

impl LotChange {
    pub(super) fn of(view: &View, seat: Seat) -> LotChange {
        let last = view.epoch == EPOCHS;
        let holdings = view.holdings();
        let before = epoch_points(&holdings, last)[seat];
        let before_end = epoch_points(&holdings, true)[seat].monuments();
        let (holdings, lost) = view.with_lot(seat);
        let after = epoch_points(&holdings, last)[seat];
        let end = if last { 0 } else { epoch_points(&holdings, true)[seat].monuments() - before_end };
        let now = categories(&before).into_iter().zip(categories(&after));
        let now = now.map(|((name, before), (_, after))| (name, after - before)).filter(|(_, change)| *change != 0);
        LotChange { now: now.collect(), end, lost }
    }

    /// All points if the epoch ended then.
    pub(super) fn total(&self) -> i16 {
        self.now.iter().map(|(_, change)| change).sum()
    }

    /// What that comes from, and what comes later, each in a piece of its own.
    pub(super) fn details(&self, edition: Edition) -> Vec<String> {
        let mut pieces: Vec<String> =
            self.now.iter().map(|(name, change)| format!("{name} {}", signed(*change))).collect();
        if self.end != 0 {
            pieces.push(format!("monuments {} at the end of the game", signed(self.end)));
        }
        if !self.lost.is_empty() {
            let lost: Vec<&str> = self.lost.iter().map(|tile| tile.word(edition)).collect();
            pieces.push(format!("disasters take {}", lost.join(" and ")));
        }
        pieces
    }
}

/// The points of a seat under the names of their categories.
pub(super) fn categories(points: &Points) -> [(&'static str, i16); 7] {
    [
        ("pharaohs", points.pharaohs),
        ("gold", points.gold),
        ("gods", points.gods),
        ("river", points.river),
        ("civilisation", points.civilisation),
        ("suns", points.suns),
        ("monuments", points.monuments()),
    ]
}

/// What the monuments of each seat would score if the game ended now.
pub(super) fn monuments_at_end(view: &View) -> BySeat<i16> {
    epoch_points(&view.holdings(), true).map(Points::monuments)
}
