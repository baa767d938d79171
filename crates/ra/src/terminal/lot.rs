//! What the tiles on the track would change for a player.

use game::{BySeat, Seat};

use super::signed;
use crate::{EPOCHS, Edition, Holding, Points, SeatView, Tile, View, epoch_points};

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
        let mut holdings: Vec<Holding> = view.seats.values().map(holding).collect();
        let before = epoch_points(&holdings, last)[seat];
        let before_end = epoch_points(&holdings, true)[seat].monuments();
        let mut lost = Vec::new();
        for tile in view.track.tiles() {
            holdings[seat.index()].add(*tile, 1);
        }
        for tile in view.track.tiles() {
            strike(&mut holdings, seat, *tile, &mut lost);
        }
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
    let holdings: Vec<Holding> = view.seats.values().map(holding).collect();
    epoch_points(&holdings, true).map(Points::monuments)
}

fn holding(player: &SeatView) -> Holding {
    let mut holding = Holding::new(player.face_up, 0);
    holding.face_down = player.face_down;
    for (tile, n) in &player.tiles {
        holding.add(*tile, *n);
    }
    holding
}

/// Takes what a disaster takes; where the owner chooses, what costs the fewest points.
fn strike(holdings: &mut [Holding], seat: Seat, disaster: Tile, lost: &mut Vec<Tile>) {
    for _ in 0..2 {
        let kinds: &[Tile] = match disaster {
            Tile::Funeral => &[Tile::Pharaoh],
            Tile::Drought if holdings[seat.index()].count(Tile::Flood) > 0 => &[Tile::Flood],
            Tile::Drought => &[Tile::Nile],
            Tile::Unrest => &Tile::CIVILISATION,
            Tile::Earthquake => &Tile::MONUMENTS,
            _ => return,
        };
        let owned = kinds.iter().copied().filter(|tile| holdings[seat.index()].count(*tile) > 0);
        // The first of the best, so that the same view gives the same words.
        let missed_least = owned.rev().max_by_key(|tile| {
            let mut left = holdings.to_vec();
            left[seat.index()].lose(*tile, 1);
            (epoch_points(&left, true)[seat].total(), holdings[seat.index()].count(*tile))
        });
        let Some(tile) = missed_least else { return };
        holdings[seat.index()].lose(tile, 1);
        lost.push(tile);
    }
}
