//! Figures beside the tiles: what they are worth now and at the end, what the lot would change, what a loss costs.

use game::Seat;
use ra::{CIVILISATION, EPOCHS, Holding, Phase, Points, Sun, Tile, View, epoch_points};

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

    /// How many more civilisation kinds bring points next, and what they are all worth then.
    pub(super) fn next_civilisation(&self) -> Option<(u8, i16)> {
        let kinds = usize::from(self.civilisation_kinds());
        let now = CIVILISATION[kinds];
        let next = (kinds + 1..CIVILISATION.len()).find(|more| CIVILISATION[*more] > now)?;
        Some(((next - kinds) as u8, CIVILISATION[next]))
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
    /// Points if the epoch were scored now, and with the lot.
    pub(super) now: (i16, i16),
    /// Points of the monuments at the end of the game; twice the same where `now` contains them.
    pub(super) monuments: (i16, i16),
    /// What disasters would take, where nothing is left to choose.
    pub(super) lost: Vec<Tile>,
    /// What the player would give up of several: what is missed least.
    pub(super) chosen: Vec<Tile>,
    /// The sun the lot is paid with, where suns are counted: the lowest that can win.
    pub(super) sun: Option<Sun>,
}

impl LotChange {
    pub(super) fn of(view: &View, seat: Seat) -> LotChange {
        let last = view.epoch == EPOCHS;
        let before = view.holdings();
        let (mut after, taken) = view.with_lot(seat);
        let sun = winning(view, seat).filter(|_| last);
        if let Some(sun) = sun {
            let mine = &mut after[seat.index()];
            mine.face_up = mine.face_up.without(sun);
            mine.face_down = mine.face_down.with(view.centre);
        }
        let total = |holdings: &[Holding]| epoch_points(holdings, last)[seat].total();
        let monuments = |holdings: &[Holding]| epoch_points(holdings, true)[seat].monuments();
        let end = monuments(&after);
        let left = &after[seat.index()];
        let (chosen, lost): (Vec<Tile>, Vec<Tile>) =
            taken.iter().copied().partition(|tile| is_chosen(*tile, &taken, left));
        LotChange {
            now: (total(&before), total(&after)),
            monuments: (if last { end } else { monuments(&before) }, end),
            lost,
            chosen,
            sun,
        }
    }
}

/// The lowest sun a player can win the lot with as things stand; none where no sun of theirs can.
fn winning(view: &View, seat: Seat) -> Option<Sun> {
    let high = match view.phase {
        Phase::Auction { high: Some(bid), .. } if bid.seat == seat => return Some(bid.sun),
        Phase::Auction { high, .. } => high,
        _ => None,
    };
    view.seats[seat].face_up.iter().find(|sun| high.is_none_or(|bid| *sun > bid.sun))
}

/// Whether the owner chose this one of what a disaster took: another kind of its group could have gone instead.
fn is_chosen(tile: Tile, taken: &[Tile], left: &Holding) -> bool {
    let groups: [&[Tile]; 2] = [&Tile::CIVILISATION, &Tile::MONUMENTS];
    let Some(group) = groups.into_iter().find(|group| group.contains(&tile)) else { return false };
    let kinds = group.iter().filter(|kind| left.count(**kind) > 0 || taken.contains(kind)).count();
    left.count_all(group) > 0 && kinds > 1
}

/// What the loss of one tile costs, now and at the end of the game.
pub(super) fn cost(view: &View, seat: Seat, tile: Tile) -> i16 {
    let mut holdings = view.holdings();
    let before = epoch_points(&holdings, true)[seat].total();
    holdings[seat.index()].lose(tile, 1);
    epoch_points(&holdings, true)[seat].total() - before
}
