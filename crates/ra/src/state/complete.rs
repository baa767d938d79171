//! From what a viewer knows back to the state.

use game::MAX_SEATS;

use super::State;
use crate::{Holding, Tile, View};

/// The state of a view. Veiled scores are no secret to whoever remembers what every epoch brought, so that only the
/// order of the bag is left to chance, and that is drawn as the game goes on.
pub(super) fn from_view(view: &View) -> State {
    let mut holdings = [Holding::default(); MAX_SEATS];
    for (seat, player) in view.seats.iter() {
        holdings[seat.index()] = player.holding();
    }
    State {
        options: view.options,
        phase: view.phase,
        epoch: view.epoch,
        ra_count: view.ra_count,
        drawn: (Tile::IN_ALL as u32 - view.bag.total()) as u8,
        centre: view.centre,
        track: view.track,
        bag: view.bag,
        holdings,
    }
}
