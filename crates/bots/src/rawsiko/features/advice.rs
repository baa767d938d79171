//! What the quick player makes of the board for the seat that looks, as numbers: what each territory would bring or cost
//! it and at which odds, and what it thinks of every action.
//!
//! A net learns sums over a map and a card slowly. Told what the quick player would do, it plays as well as that from the
//! first game on and learns where to do otherwise.

use game::{Actor, Game, Seat};
use rawsiko::{Action, Phase, State, Territory};

use super::super::greedy::{Ears, rate};
use super::super::map::Chances;
use super::super::{Appraisal, Weights};
use super::index::{ACTIONS, index};
use crate::features::Sheet;

/// How many numbers there are.
pub(super) const ADVICE: usize = 2 + 2 * Territory::COUNT + ACTIONS;

/// What is worth so many points less than the best is liked by a factor of e less.
const SPREAD: f32 = 0.3;

/// Writes down what the quick player thinks. It reads what everybody sees and the card of this seat, nothing else.
pub(super) fn advise(state: &State, seat: Seat, sheet: &mut impl Sheet) {
    let a = Appraisal::new(state, seat, &Weights::TUNED);
    sheet.put(a.card() / 46.0, || "the own card promises / 46".into());
    sheet.put(a.exposed(seat) / 10.0, || "exposed / 10".into());
    for territory in Territory::all() {
        let (worth, odds) = if a.owner(territory) == Some(seat) {
            (a.loss(seat, territory), a.danger(seat, territory, state.assets(territory)))
        } else {
            (a.gain_in(seat, territory), odds(state, seat, territory))
        };
        sheet.put(worth / 10.0, || format!("{territory}: what it costs to lose it, or brings / 10"));
        sheet.put(odds, || format!("{territory}: odds of losing it, or of taking it"));
    }
    let likings = if state.to_act() == Some(Actor::Seat(seat)) { likings(&a) } else { Vec::new() };
    sheet.few(ACTIONS, &likings, |action| format!("quick player likes action {action}"));
}

/// How likely the strongest of a seat's neighbouring stacks would take a territory.
fn odds(state: &State, seat: Seat, territory: Territory) -> f32 {
    let own = territory.neighbours().common(state.territories(seat));
    let most = own.iter().map(|from| state.movable(from)).max().unwrap_or(0);
    if most == 0 { 0.0 } else { Chances::of(most, state.assets(territory)).take }
}

/// The numbers of the actions worth a thought, and how much each is liked: the best 1, the others less.
fn likings(a: &Appraisal<'_>) -> Vec<(usize, f32)> {
    let mut legal = Vec::new();
    // What may be moved and placed is found from the map.
    if !matches!(a.state.phase(), Phase::Act { .. } | Phase::Place { .. }) {
        a.state.legal_actions(&mut legal);
    }
    let mut heard = Heard { state: a.state, worths: [f32::NEG_INFINITY; ACTIONS], told: Vec::with_capacity(64) };
    rate(a, &legal, &mut heard);
    let Heard { worths, told, .. } = heard;
    let best = told.iter().map(|action| worths[*action]).fold(f32::NEG_INFINITY, f32::max);
    told.into_iter().map(|action| (action, ((worths[action] - best) / SPREAD).exp())).collect()
}

/// Keeps the most that each number of an action is worth.
struct Heard<'s> {
    state: &'s State,
    worths: [f32; ACTIONS],
    told: Vec<usize>,
}

impl Ears for Heard<'_> {
    fn hear(&mut self, action: Action, worth: f32) {
        let number = index(self.state, action);
        if self.worths[number] == f32::NEG_INFINITY {
            self.told.push(number);
        }
        self.worths[number] = self.worths[number].max(worth);
    }

    fn floor(&self) -> f32 {
        f32::MIN
    }
}
