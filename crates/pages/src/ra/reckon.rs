//! Figures beside the tiles: what they are worth now and at the end, what the lot would change, what a loss costs.

use game::Seat;
use ra::{CIVILISATION, EPOCHS, Holding, Points, Tile, View, epoch_points};

/// What a player's tiles are worth, and what is near.
pub(super) struct Worth {
    pub(super) holding: Holding,
    /// Points if the epoch were scored now.
    pub(super) now: Points,
    /// The same with all that the last epoch adds.
    pub(super) end: Points,
}

impl Worth {
    pub(super) fn of(view: &View, seat: Seat) -> Worth {
        let holdings = view.holdings();
        let end = epoch_points(&holdings, true)[seat];
        Worth { holding: holdings[seat.index()], now: view.points_now[seat], end }
    }

    pub(super) fn civilisation_kinds(&self) -> u8 {
        self.holding.kinds(&Tile::CIVILISATION)
    }

    pub(super) fn monument_kinds(&self) -> u8 {
        self.holding.kinds(&Tile::MONUMENTS)
    }

    /// How many more civilisation kinds bring points next, and how many points.
    pub(super) fn next_civilisation(&self) -> Option<(u8, i16)> {
        let kinds = usize::from(self.civilisation_kinds());
        let now = CIVILISATION[kinds];
        let next = (kinds + 1..CIVILISATION.len()).find(|more| CIVILISATION[*more] > now)?;
        Some(((next - kinds) as u8, CIVILISATION[next] - now))
    }

    /// The monuments of which there are enough for a set.
    pub(super) fn sets(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        Tile::MONUMENTS.into_iter().map(|tile| (tile, self.holding.count(tile))).filter(|(_, n)| *n >= 3)
    }
}

/// The most pharaohs any other player has.
pub(super) fn most_pharaohs(view: &View, seat: Seat) -> u8 {
    let others = view.seats.iter().filter(|(other, _)| *other != seat);
    others.map(|(_, player)| player.holding().count(Tile::Pharaoh)).max().unwrap_or(0)
}

/// What the lot would change for a player.
pub(super) struct LotChange {
    pub(super) now: (i16, i16),
    pub(super) monuments: (i16, i16),
    pub(super) lost: Vec<Tile>,
}

impl LotChange {
    pub(super) fn of(view: &View, seat: Seat) -> LotChange {
        let last = view.epoch == EPOCHS;
        let before = view.holdings();
        let (after, lost) = view.with_lot(seat);
        let total = |holdings: &[Holding]| epoch_points(holdings, last)[seat].total();
        let monuments = |holdings: &[Holding]| epoch_points(holdings, true)[seat].monuments();
        LotChange { now: (total(&before), total(&after)), monuments: (monuments(&before), monuments(&after)), lost }
    }
}

/// What the loss of one tile costs, now and at the end of the game.
pub(super) fn cost(view: &View, seat: Seat, tile: Tile) -> i16 {
    let mut holdings = view.holdings();
    let before = epoch_points(&holdings, true)[seat].total();
    holdings[seat.index()].lose(tile, 1);
    epoch_points(&holdings, true)[seat].total() - before
}
