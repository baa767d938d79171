//! What an epoch is worth: every category, for every seat.

use game::{BySeat, Seat};
use serde::Serialize;

use crate::{Holding, Tile};

/// Points at the start of the game.
pub const START_SCORE: i16 = 10;
/// Points for a gold.
pub const GOLD: i16 = 3;
/// Points for an unspent god.
pub const GOD: i16 = 2;
/// Points for 0 to 5 different civilisation tiles.
pub const CIVILISATION: [i16; 6] = [-5, 0, 0, 5, 10, 15];

const MOST_PHARAOHS: i16 = 5;
const FEWEST_PHARAOHS: i16 = -2;
const HIGHEST_SUNS: i16 = 5;
const LOWEST_SUNS: i16 = -5;
/// Points for 0 to 8 different monuments.
const MONUMENT_KINDS: [i16; 9] = [0, 1, 2, 3, 4, 5, 6, 10, 15];
/// Points for 0 to 5 monuments of one kind.
const MONUMENT_SET: [i16; 6] = [0, 0, 0, 5, 10, 15];

/// One seat's points of one epoch, by category.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Points {
    /// Most and fewest pharaohs.
    pub pharaohs: i16,
    /// Gold.
    pub gold: i16,
    /// Gods unspent.
    pub gods: i16,
    /// Niles and floods, if there is a flood.
    pub river: i16,
    /// Different civilisation tiles.
    pub civilisation: i16,
    /// Highest and lowest sum of suns, after the last epoch.
    pub suns: i16,
    /// Different monuments, after the last epoch.
    pub monument_kinds: i16,
    /// Identical monuments, after the last epoch.
    pub monument_sets: i16,
}

impl Points {
    /// Both kinds of points for monuments.
    #[must_use]
    pub const fn monuments(&self) -> i16 {
        self.monument_kinds + self.monument_sets
    }

    /// All of the epoch, netted.
    #[must_use]
    pub const fn total(&self) -> i16 {
        self.pharaohs + self.gold + self.gods + self.river + self.civilisation + self.suns + self.monuments()
    }
}

/// The points each of these holdings would score now; `last` adds what only the last epoch scores.
#[must_use]
pub fn epoch_points(holdings: &[Holding], last: bool) -> BySeat<Points> {
    let mut points = BySeat::from_fn(holdings.len(), |seat| seat_points(&holdings[seat.index()], last));
    let pharaohs = BySeat::from_fn(holdings.len(), |seat| i32::from(holdings[seat.index()].count(Tile::Pharaoh)));
    extremes(&pharaohs, |seat, most| points[seat].pharaohs = if most { MOST_PHARAOHS } else { FEWEST_PHARAOHS });
    if last {
        let suns = BySeat::from_fn(holdings.len(), |seat| holdings[seat.index()].suns().sum());
        extremes(&suns, |seat, most| points[seat].suns = if most { HIGHEST_SUNS } else { LOWEST_SUNS });
    }
    points
}

/// What one seat scores whatever the others have.
fn seat_points(holding: &Holding, last: bool) -> Points {
    let mut points = Points {
        gold: GOLD * i16::from(holding.count(Tile::Gold)),
        gods: GOD * i16::from(holding.count(Tile::God)),
        civilisation: CIVILISATION[usize::from(holding.kinds(&Tile::CIVILISATION))],
        ..Points::default()
    };
    if holding.count(Tile::Flood) > 0 {
        points.river = i16::from(holding.count(Tile::Nile) + holding.count(Tile::Flood));
    }
    if last {
        points.monument_kinds = MONUMENT_KINDS[usize::from(holding.kinds(&Tile::MONUMENTS))];
        let set = |tile: &Tile| MONUMENT_SET[usize::from(holding.count(*tile).min(5))];
        points.monument_sets = Tile::MONUMENTS.iter().map(set).sum();
    }
    points
}

/// Calls `give` for every seat with the most (`true`) and every seat with the fewest; for none if all are equal.
fn extremes(values: &BySeat<i32>, mut give: impl FnMut(Seat, bool)) {
    let most = values.values().max();
    let fewest = values.values().min();
    if most == fewest {
        return;
    }
    for (seat, value) in values.iter() {
        if Some(value) == most {
            give(seat, true);
        } else if Some(value) == fewest {
            give(seat, false);
        }
    }
}
