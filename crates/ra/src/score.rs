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
    let (pharaohs, suns) = (range(holdings, pharaohs_of), range(holdings, suns_of));
    BySeat::from_fn(holdings.len(), |seat| compared(&holdings[seat.index()], pharaohs, suns, last))
}

/// The same for one seat alone: cheaper where the others are not asked for.
#[must_use]
pub fn seat_points(holdings: &[Holding], seat: Seat, last: bool) -> Points {
    compared(&holdings[seat.index()], range(holdings, pharaohs_of), range(holdings, suns_of), last)
}

/// What one seat scores where others have from the fewest to the most of what is compared.
fn compared(holding: &Holding, pharaohs: (i32, i32), suns: (i32, i32), last: bool) -> Points {
    let mut points = own_points(holding, last);
    points.pharaohs = extreme(pharaohs_of(holding), pharaohs, FEWEST_PHARAOHS, MOST_PHARAOHS);
    if last {
        points.suns = extreme(suns_of(holding), suns, LOWEST_SUNS, HIGHEST_SUNS);
    }
    points
}

fn pharaohs_of(holding: &Holding) -> i32 {
    i32::from(holding.count(Tile::Pharaoh))
}

fn suns_of(holding: &Holding) -> i32 {
    holding.suns().sum()
}

/// The fewest and the most that anybody has.
fn range(holdings: &[Holding], of: impl Fn(&Holding) -> i32) -> (i32, i32) {
    holdings.iter().map(of).fold((i32::MAX, i32::MIN), |(fewest, most), value| (fewest.min(value), most.max(value)))
}

/// What the most and the fewest score; nothing if all are equal.
fn extreme(value: i32, (fewest, most): (i32, i32), least: i16, best: i16) -> i16 {
    match value {
        _ if fewest == most => 0,
        value if value == most => best,
        value if value == fewest => least,
        _ => 0,
    }
}

/// What one seat scores whatever the others have.
fn own_points(holding: &Holding, last: bool) -> Points {
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
