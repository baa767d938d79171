//! What one entrant's games come to.

use game::Seat;

use crate::table::{Outcome, PARTS_OF_A_WIN};

/// Sums over games: whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) games: u64,
    win_parts: u64,
    ranks: u64,
    points: i64,
}

impl Standing {
    /// Counts a game played in this seat.
    pub(crate) fn count(&mut self, game: &Outcome, seat: Seat) {
        self.games += 1;
        self.win_parts += game.win_parts(seat);
        self.ranks += u64::from(game.ranks[seat]);
        self.points += i64::from(game.points[seat]);
    }

    /// Games won; a first rank shared by k is 1/k of a win.
    pub(crate) fn wins(&self) -> f64 {
        self.win_parts as f64 / PARTS_OF_A_WIN as f64
    }

    pub(crate) fn win_share(&self) -> f64 {
        self.wins() / self.games.max(1) as f64
    }

    pub(crate) fn mean_rank(&self) -> f64 {
        self.ranks as f64 / self.games.max(1) as f64
    }

    pub(crate) fn mean_points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }
}
