//! The quick player of RAWsiko: plays for its card, at known odds, and minds its borders.

use game::{Actor, Game, Seat};
use rawsiko::{Action, Group, MOST_DICE, Phase, State, Territory};

use super::map::Chances;
use super::value::held;
use super::{Appraisal, Weights};
use crate::{Dice, Policy};

/// How many actions a search thinks about in one position: the rest is hardly ever right.
const SHORTLIST: usize = 10;
/// How much of a search's hope is spread evenly over them, whatever they seem to be worth.
const EVEN: f32 = 0.2;

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
        let a = Appraisal::new(state, mover(state), &self.weights);
        let mut best = (legal[0], f32::MIN);
        rate(&a, legal, &mut |action, worth| {
            if worth > best.1 {
                best = (action, worth);
            }
        });
        debug_assert!(legal.contains(&best.0), "{} is not legal", best.0);
        best.0
    }

    fn shortlist(&mut self, state: &State, legal: &[Action], _dice: &mut Dice, out: &mut Vec<(Action, f32)>) {
        out.clear();
        let a = Appraisal::new(state, mover(state), &self.weights);
        rate(&a, legal, &mut |action, worth| match out.iter_mut().find(|(other, _)| *other == action) {
            Some((_, known)) => *known = known.max(worth),
            None => out.push((action, worth)),
        });
        out.sort_by(|one, other| other.1.total_cmp(&one.1));
        out.truncate(SHORTLIST);
        let best = out.first().map_or(0.0, |(_, worth)| *worth);
        let mut sum = 0.0;
        for (_, worth) in out.iter_mut() {
            *worth = (*worth - best).exp();
            sum += *worth;
        }
        let even = EVEN / out.len() as f32;
        for (_, prior) in out.iter_mut() {
            *prior = even + (1.0 - EVEN) * *prior / sum;
        }
    }
}

/// Who must move; the first seat when nobody must.
fn mover(state: &State) -> Seat {
    match state.to_act() {
        Some(Actor::Seat(seat)) => seat,
        _ => Seat::FIRST,
    }
}

/// Tells the actions worth a thought, and what each is worth.
pub(super) fn rate(a: &Appraisal<'_>, legal: &[Action], tell: &mut impl FnMut(Action, f32)) {
    match a.state.phase() {
        Phase::Claim { seat, .. } => {
            for action in legal {
                if let Action::Claim(group) = action {
                    tell(*action, claimed(a, seat, *group));
                }
            }
        }
        Phase::Place { seat, left } => place(a, seat, left, tell),
        Phase::Act { seat } => act(a, seat, tell),
        Phase::Trade { seat, .. } => {
            for action in legal {
                if let Action::Trade(material) = action {
                    tell(*action, a.gain(seat, rawsiko::Materials::NONE.with(*material)));
                }
            }
        }
        Phase::Roll { .. } | Phase::Over => {}
    }
}

/// What a group brings, and what lies around it.
fn claimed(a: &Appraisal<'_>, seat: Seat, group: Group) -> f32 {
    let own = group.territories();
    let brings = a.gain(seat, held(own));
    let around = own.iter().fold(own, |all, territory| all.union(territory.neighbours())).minus(own);
    let promises: f32 = around.iter().map(|territory| a.gain(seat, territory.materials())).sum();
    brings + a.weights.around * promises
}

/// Assets go where each of them helps most: to take something next to it, or to hold it.
fn place(a: &Appraisal<'_>, seat: Seat, left: u8, tell: &mut impl FnMut(Action, f32)) {
    let state = a.state;
    for territory in state.territories(seat).iter() {
        let assets = state.assets(territory);
        let loss = a.loss(seat, territory);
        let before = a.danger(seat, territory, assets);
        let mut last = 0;
        for n in [1.min(left), 2.min(left), 3.min(left), left] {
            if n <= last {
                continue;
            }
            last = n;
            let more = assets.saturating_add(n);
            let worth = call(a, seat, territory, assets, more) + (before - a.danger(seat, territory, more)) * loss;
            tell(Action::Place { territory, n }, worth / f32::from(n));
        }
    }
}

/// What more assets in a territory could do next: the best attack or move they make likelier.
fn call(a: &Appraisal<'_>, seat: Seat, territory: Territory, before: u8, after: u8) -> f32 {
    let state = a.state;
    let mut best = 0.0_f32;
    for to in territory.neighbours().iter() {
        if a.owner(to) == Some(seat) {
            continue;
        }
        let defenders = state.assets(to).max(1);
        // One asset stays behind.
        let (before, after) = (before.saturating_sub(1), after.saturating_sub(1));
        let likelier = Chances::of(after, defenders).take - Chances::of(before, defenders).take;
        best = best.max(a.prize(seat, to) * likelier);
    }
    best
}

/// Every move and attack that makes sense, and ending.
fn act(a: &Appraisal<'_>, seat: Seat, tell: &mut impl FnMut(Action, f32)) {
    let state = a.state;
    tell(Action::End, a.weights.margin);
    for from in state.territories(seat).iter() {
        let movable = state.movable(from);
        if movable == 0 {
            continue;
        }
        let origin = Origin::new(a, seat, from, movable);
        for to in from.neighbours().iter() {
            match a.owner(to) {
                Some(owner) if owner == seat => origin.support(to, tell),
                Some(_) => origin.attack(to, tell),
                None => origin.occupy(to, tell),
            }
        }
    }
}

/// A territory that assets could leave.
struct Origin<'a, 's> {
    a: &'a Appraisal<'s>,
    seat: Seat,
    from: Territory,
    movable: u8,
    assets: u8,
    loss: f32,
    danger: f32,
}

impl<'a, 's> Origin<'a, 's> {
    fn new(a: &'a Appraisal<'s>, seat: Seat, from: Territory, movable: u8) -> Self {
        let assets = a.state.assets(from);
        let (loss, danger) = (a.loss(seat, from), a.danger(seat, from, assets));
        Origin { a, seat, from, movable, assets, loss, danger }
    }

    /// What it costs that only so many stay.
    fn leaving(&self, stay: u8) -> f32 {
        self.loss * (self.a.danger(self.seat, self.from, stay) - self.danger)
    }

    /// Into an empty territory: with one asset, or with more where it is dangerous.
    fn occupy(&self, to: Territory, tell: &mut impl FnMut(Action, f32)) {
        let prize = self.a.prize(self.seat, to);
        let mut last = 0;
        for n in [1, 2, self.movable.div_ceil(2), self.movable.saturating_sub(1), self.movable] {
            if n <= last || n > self.movable {
                continue;
            }
            last = n;
            let worth = prize * (1.0 - self.a.danger(self.seat, to, n)) - self.leaving(self.assets - n);
            tell(Action::Move { from: self.from, to, n }, worth);
        }
    }

    /// Against another's territory, at exact odds: with all, or with so many that someone stays.
    fn attack(&self, to: Territory, tell: &mut impl FnMut(Action, f32)) {
        let (a, w) = (self.a, self.a.weights);
        let prize = a.prize(self.seat, to);
        let defenders = a.state.assets(to);
        let mut last = u8::MAX;
        for go in [self.movable, self.movable.min(self.assets - 1), self.movable.saturating_sub(2)] {
            if go == 0 || go == last {
                continue;
            }
            last = go;
            let Chances { take, lost, killed } = Chances::of(go, defenders);
            if take < w.nerve {
                continue;
            }
            let dead = lost.round() as u8;
            let arrive = go.saturating_sub(dead).clamp(1, MOST_DICE);
            let stay = self.assets.saturating_sub(dead.saturating_add(arrive));
            let worth = take * (prize * (1.0 - a.danger(self.seat, to, arrive)) - self.leaving(stay))
                - (1.0 - take) * self.leaving(self.assets - go)
                - w.asset * a.later * (lost - w.kill * killed);
            tell(Action::Attack { from: self.from, to, n: go.min(MOST_DICE) }, worth);
        }
    }

    /// To an own territory, where they are needed more.
    fn support(&self, to: Territory, tell: &mut impl FnMut(Action, f32)) {
        let a = self.a;
        let there = a.state.assets(to);
        let danger = a.danger(self.seat, to, there);
        if danger == 0.0 {
            return;
        }
        let mut last = 0;
        for n in [1, self.movable.min(self.assets - 1), self.movable] {
            if n <= last {
                continue;
            }
            last = n;
            let stay = self.assets - n;
            let more = there.saturating_add(n);
            let worth = a.loss(self.seat, to) * (danger - a.danger(self.seat, to, more)) - self.leaving(stay);
            tell(Action::Move { from: self.from, to, n }, worth);
        }
    }
}
