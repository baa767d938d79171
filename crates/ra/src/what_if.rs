//! What a view would become: the table if a player took the tiles on the track.

use game::Seat;

use crate::{Holding, SeatView, Tile, View, epoch_points};

impl SeatView {
    /// What the player has.
    #[must_use]
    pub fn holding(&self) -> Holding {
        let mut holding = Holding::new(self.face_up);
        holding.face_down = self.face_down;
        holding.gods = self.gods;
        for (tile, n) in &self.tiles {
            holding.add(*tile, *n);
        }
        for (epoch, points) in (1..).zip(&self.scored) {
            holding.note(epoch, *points);
        }
        holding
    }
}

impl View {
    /// What the players have, in seat order.
    #[must_use]
    pub fn holdings(&self) -> Vec<Holding> {
        self.seats.values().map(SeatView::holding).collect()
    }

    /// What the players would have if this one took the lot for nothing, and the tiles that its disasters would take:
    /// where there is a choice, those missed least.
    #[must_use]
    pub fn with_lot(&self, seat: Seat) -> (Vec<Holding>, Vec<Tile>) {
        let mut holdings = self.holdings();
        let mut lost = Vec::new();
        for tile in self.track.tiles() {
            holdings[seat.index()].add(*tile, 1);
        }
        for tile in self.track.tiles() {
            strike(&mut holdings, seat, *tile, &mut lost);
        }
        (holdings, lost)
    }
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
