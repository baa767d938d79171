//! The quick player of RAWsiko: plays for its card, at known odds, and minds its borders.

use game::Seat;
use rawsiko::{Action, Group, MOST_DICE, Phase, State, Territory, odds};

use super::value::held;
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
        Greedy { weights: Weights::BY_HAND }
    }
}

impl Policy<State> for Greedy {
    fn pick(&mut self, state: &State, legal: &[Action], _dice: &mut Dice) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let a = Appraisal::new(state, &self.weights);
        let action = match state.phase() {
            Phase::Claim { seat, .. } => claim(&a, seat, legal),
            Phase::Place { seat, left } => place(&a, seat, left),
            Phase::Act { seat } => act(&a, seat),
            Phase::Trade { seat, .. } => trade(&a, seat, legal),
            Phase::Roll { .. } | Phase::Over => legal[0],
        };
        debug_assert!(legal.contains(&action), "{action} is not legal");
        action
    }
}

/// The action that is worth most.
fn best(candidates: impl Iterator<Item = (Action, f32)>) -> Option<(Action, f32)> {
    candidates.max_by(|one, other| one.1.total_cmp(&other.1))
}

fn claim(a: &Appraisal<'_>, seat: Seat, legal: &[Action]) -> Action {
    let groups = legal.iter().filter_map(|action| match action {
        Action::Claim(group) => Some((*action, claimed(a, seat, *group))),
        _ => None,
    });
    best(groups).map_or(legal[0], |(action, _)| action)
}

/// What a group brings, and what lies around it.
fn claimed(a: &Appraisal<'_>, seat: Seat, group: Group) -> f32 {
    let own = group.territories();
    let brings = a.gain(seat, held(own));
    let around = own.iter().fold(own, |all, territory| all.union(territory.neighbours())).minus(own);
    let promises: f32 = around.iter().map(|territory| a.gain(seat, territory.materials())).sum();
    brings + a.weights.around * promises
}

/// All assets go where they help most: to take something next to it, or to hold it.
fn place(a: &Appraisal<'_>, seat: Seat, left: u8) -> Action {
    let state = a.state;
    let worth = |territory: Territory| {
        let assets = state.assets(territory);
        let more = assets.saturating_add(left);
        let mut attack = 0.0_f32;
        for to in territory.neighbours().iter() {
            let prize = match a.owner(to) {
                Some(owner) if owner == seat => continue,
                Some(owner) => a.gain(seat, to.materials()) + a.weights.envy * a.loss(owner, to),
                None => a.gain(seat, to.materials()),
            };
            let defenders = state.assets(to);
            let (before, after) = (odds(assets, defenders), odds(more, defenders));
            attack = attack.max(prize * (after.take - before.take) as f32);
        }
        let safer = a.danger(seat, territory, assets) - a.danger(seat, territory, more);
        attack + a.weights.risk * safer * a.loss(seat, territory)
    };
    let place = |territory| (Action::Place { territory, n: left }, worth(territory));
    best(state.territories(seat).iter().map(place)).map_or(Action::End, |(action, _)| action)
}

/// The move or attack that gains most, if any gains enough.
fn act(a: &Appraisal<'_>, seat: Seat) -> Action {
    let state = a.state;
    let mut found = (Action::End, a.weights.margin);
    for from in state.territories(seat).iter() {
        let movable = state.movable(from);
        if movable == 0 {
            continue;
        }
        let assets = state.assets(from);
        for to in from.neighbours().iter() {
            let candidate = match a.owner(to) {
                Some(owner) if owner == seat => continue,
                None => occupy(a, seat, from, to, movable, assets),
                Some(owner) => attack(a, seat, owner, (from, to), movable, assets),
            };
            if candidate.1 > found.1 {
                found = candidate;
            }
        }
    }
    found.0
}

/// Into an empty territory: with one asset, or with half where it is dangerous.
fn occupy(a: &Appraisal<'_>, seat: Seat, from: Territory, to: Territory, movable: u8, assets: u8) -> (Action, f32) {
    let gain = a.gain(seat, to.materials()) + a.weights.territory;
    let mut best = (Action::End, f32::MIN);
    for n in [1, movable.div_ceil(2)] {
        let stays = assets - n;
        let leaves = if stays == 0 {
            a.loss(seat, from)
        } else {
            a.weights.risk * a.loss(seat, from) * (a.danger(seat, from, stays) - a.danger(seat, from, assets))
        };
        let worth = gain * (1.0 - a.weights.risk * a.danger(seat, to, n)) - leaves;
        if worth > best.1 {
            best = (Action::Move { from, to, n }, worth);
        }
    }
    best
}

/// Against another's territory, at exact odds, with as many as can go without giving up what the origin holds.
fn attack(
    a: &Appraisal<'_>,
    seat: Seat,
    owner: Seat,
    (from, to): (Territory, Territory),
    movable: u8,
    assets: u8,
) -> (Action, f32) {
    let w = a.weights;
    let defenders = a.state.assets(to);
    let prize = a.gain(seat, to.materials()) + w.territory + w.envy * a.loss(owner, to);
    let origin = a.loss(seat, from);
    let mut best = (Action::End, f32::MIN);
    for go in [movable, movable.saturating_sub(u8::from(movable == assets))] {
        if go == 0 {
            continue;
        }
        let odds = odds(go, defenders);
        let take = odds.take as f32;
        let stays = assets - go;
        let exposed = if stays == 0 { 1.0 } else { w.risk * a.danger(seat, from, stays) };
        let worth = take * prize
            - w.asset * (odds.attacker_losses - 0.6 * odds.defender_losses) as f32
            - (exposed - w.risk * a.danger(seat, from, assets)).max(0.0)
                * origin
                * if stays == 0 { 1.0 } else { 1.0 - take };
        if worth > best.1 {
            best = (Action::Attack { from, to, n: go.min(MOST_DICE) }, worth);
        }
    }
    best
}

fn trade(a: &Appraisal<'_>, seat: Seat, legal: &[Action]) -> Action {
    let trades = legal.iter().filter_map(|action| match action {
        Action::Trade(material) => Some((*action, a.gain(seat, rawsiko::Materials::NONE.with(*material)))),
        _ => None,
    });
    best(trades).map_or(legal[0], |(action, _)| action)
}
