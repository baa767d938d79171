//! What the tiles on the track would change for a player.

use game::{BySeat, Seat};
use ra::{EPOCHS, Points, Tile, View, epoch_points};

use super::{Look, signed};
use crate::small;

/// What a category is called, as a key, and its points.
type Category = (&'static str, fn(&Points) -> i16);

/// The categories of points, in the order of the rules.
pub(super) const CATEGORIES: [Category; 7] = [
    ("ra-pharaohs", |points| points.pharaohs),
    ("ra-gold", |points| points.gold),
    ("ra-gods", |points| points.gods),
    ("ra-river", |points| points.river),
    ("ra-civilisation", |points| points.civilisation),
    ("ra-suns", |points| points.suns),
    ("ra-monuments", Points::monuments),
];

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
        let now = CATEGORIES.map(|(key, worth)| (key, worth(&after) - worth(&before)));
        LotChange { now: now.into_iter().filter(|(_, change)| *change != 0).collect(), end, lost }
    }

    /// All points if the epoch ended then.
    pub(super) fn total(&self) -> i16 {
        self.now.iter().map(|(_, change)| change).sum()
    }

    /// What that comes from, and what comes later, each in a piece of its own.
    pub(super) fn details(&self, look: &Look<'_>) -> Vec<String> {
        let plain = Look { teller: &look.teller.plain(), ..*look };
        let mut pieces: Vec<String> =
            self.now.iter().map(|(key, change)| format!("{} {}", small(&look.say(key)), signed(*change))).collect();
        if self.end != 0 {
            pieces.push(look.fill("tty-ra-lot-end", &[("points", signed(self.end).into())]));
        }
        if !self.lost.is_empty() {
            let lost: Vec<String> = self.lost.iter().map(|tile| plain.tile(*tile)).collect();
            pieces.push(look.fill("tty-ra-lot-lost", &[("tiles", look.teller.all_of(&lost).into())]));
        }
        pieces
    }
}

/// What the monuments of each seat would score if the game ended now.
pub(super) fn monuments_at_end(view: &View) -> BySeat<i16> {
    epoch_points(&view.holdings(), true).map(Points::monuments)
}
