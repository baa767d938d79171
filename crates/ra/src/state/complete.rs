//! From what a viewer knows back to a state it could be, and a number for what everybody knows.

use game::{Lots, MAX_SEATS, Mixer};

use super::State;
use crate::{Holding, START_SCORE, Tile, View};

/// The state of a view; veiled scores are drawn by lot, as plausible as the epoch allows.
pub(super) fn from_view(view: &View, lots: &mut impl Lots) -> State {
    let mut holdings = [Holding::default(); MAX_SEATS];
    for (seat, player) in view.seats.iter() {
        let score = player.score.unwrap_or_else(|| plausible_score(view.epoch, lots));
        let mut holding = Holding::new(player.face_up, i16::try_from(score).unwrap_or(i16::MAX));
        holding.face_down = player.face_down;
        for (tile, count) in &player.tiles {
            holding.add(*tile, *count);
        }
        holdings[seat.index()] = holding;
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

/// In the first epoch everybody has what they began with; each later one adds -3 to 18, most often 7 or 8.
fn plausible_score(epoch: u8, lots: &mut impl Lots) -> i32 {
    let mut score = i32::from(START_SCORE);
    for _ in 1..epoch {
        let gained: u32 = (0..3).map(|_| lots.below(8)).sum();
        score = (score + gained as i32 - 3).max(0);
    }
    score
}

pub(super) fn public_key(state: &State) -> u64 {
    let mut public = *state;
    if state.scores_are_veiled() {
        for holding in &mut public.holdings {
            holding.score = 0;
        }
    }
    Mixer::key(&public)
}
