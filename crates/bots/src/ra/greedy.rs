//! The quick player of Ra: prices the lot for every seat and takes what gains most, one step ahead.

use game::{Game, Seat};
use ra::{Action, AuctionCause, EPOCHS, Phase, State, Tile};

use super::auction::Lots;
use super::{Appraisal, Weights};
use crate::{Dice, Policy};

/// The quick player.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// What it believes.
    pub weights: Weights,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { weights: Weights::TUNED }
    }
}

impl Policy<State> for Greedy {
    fn pick(&mut self, state: &State, legal: &[Action], _dice: &mut Dice) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let appraisal = Appraisal::new(state, &self.weights);
        let action = match state.phase() {
            Phase::Turn { seat } => turn(&appraisal, seat, legal),
            Phase::Gods { seat } => god(&appraisal, seat, legal).map_or(Action::Done, |(action, _)| action),
            Phase::Auction { ra_player, cause, bidder, high } => {
                Lots::new(&appraisal).bid(bidder, ra_player, cause, high).bid.map_or(Action::Pass, Action::Bid)
            }
            Phase::Discard { seat, .. } => discard(&appraisal, seat, legal),
            Phase::Draw { .. } | Phase::Over => legal[0],
        };
        debug_assert!(legal.contains(&action), "{action} is not among {legal:?}");
        action
    }
}

/// Draw, invoke or spend a god.
fn turn(a: &Appraisal<'_>, seat: Seat, legal: &[Action]) -> Action {
    if let Some((action, _)) = god(a, seat, legal) {
        return action;
    }
    let state = a.state;
    let w = a.weights;
    let mut lots = Lots::new(a);
    let invoked = lots.called(seat, AuctionCause::Invoked).worth;
    if state.track().is_full() {
        return Action::Invoke;
    }
    let alone = Seat::all(a.seats).all(|other| other == seat || state.holding(other).face_up.is_empty());
    let bag = state.bag();
    let ra = f32::from(bag.of(Tile::Ra)) / bag.total().max(1) as f32;
    let last_ra = state.ra_count() + 1 == state.options().ra_spaces();
    let on_ra = if last_ra { epoch_end(a, seat) } else { lots.called(seat, AuctionCause::RaDrawn).worth };
    let on_tile = if alone { invoked.max(0.0) + w.alone_bonus } else { w.draw_bonus + w.draw_keep * invoked.max(0.0) };
    let drawn = ra * on_ra + (1.0 - ra) * on_tile;
    if invoked > drawn { Action::Invoke } else { Action::Draw }
}

/// What it means if the epoch ends now: face-up suns are not used, the others' neither.
fn epoch_end(a: &Appraisal<'_>, seat: Seat) -> f32 {
    let w = a.weights;
    let unused = |seat: Seat| a.state.holding(seat).face_up.iter().map(|sun| a.sun_now(sun)).sum::<f32>();
    let others: f32 = Seat::all(a.seats).filter(|other| *other != seat).map(unused).sum();
    let last = if a.state.epoch() == EPOCHS { 1.0 } else { 0.8 };
    last * w.end_cost * (others / (a.seats - 1) as f32 - unused(seat))
}

/// The best exchange of a god, if one is worth it.
fn god(a: &Appraisal<'_>, seat: Seat, legal: &[Action]) -> Option<(Action, f32)> {
    let before = *a.state.holding(seat);
    if before.count(Tile::God) == 0 {
        return None;
    }
    let lots = a.lots_to_come(seat);
    let now = a.tiles(seat, &before, lots);
    let mut best: Option<(Action, f32)> = None;
    for action in legal {
        let Action::God(tile) = *action else { continue };
        if tile.is_disaster() {
            continue;
        }
        let mut after = before;
        after.lose(Tile::God, 1);
        after.add(tile, 1);
        let gain = a.tiles(seat, &after, lots) - now;
        if gain > a.weights.god_margin && best.is_none_or(|(_, best)| gain > best) {
            best = Some((*action, gain));
        }
    }
    best
}

/// What is missed least.
fn discard(a: &Appraisal<'_>, seat: Seat, legal: &[Action]) -> Action {
    let lots = a.lots_to_come(seat);
    let mut best = (legal[0], f32::MIN);
    for action in legal {
        let Action::Discard(tile) = *action else { continue };
        let mut after = *a.state.holding(seat);
        after.lose(tile, 1);
        let worth = a.tiles(seat, &after, lots);
        if worth > best.1 {
            best = (*action, worth);
        }
    }
    best.0
}
