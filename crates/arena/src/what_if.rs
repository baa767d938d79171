//! What if: a game played on many times by quick players, as it is and with one thing changed, and what differs.
//!
//! Each number of a game stands for one seed: with it the game is played as it is and with the change, so that both have
//! the same luck for as long as they go the same way. Sums are whole numbers, so that the result does not depend on
//! how many threads play.

mod sums;

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use bots::{Dice, Plays, Policy};
use game::{Actor, BySeat, Lots, WhatIf};
use serde::Serialize;

use crate::Interval;
use crate::table::PARTS_OF_A_WIN;
use sums::Sums;

/// How many games an experiment plays unless somebody asks for another number.
pub const WHAT_IF_GAMES: u32 = 10_000;

/// One in so many times a player decides, what it does is drawn from the quick player's shortlist instead of being its first choice: it decides the
/// same way every time, and people do not.
const WHIM: u32 = 20;
/// A game has no more decisions than this.
const MOST_DECISIONS: u32 = 20_000;

/// An experiment.
#[derive(Clone, Debug)]
pub struct WhatIfPlan<G: WhatIf> {
    /// Where the games begin.
    pub from: G,
    /// What is changed; without a change the game is played on as it is.
    pub change: Option<G::Change>,
    /// How many games are played as it is, and as many with the change.
    pub games: u32,
    /// The same seed gives the same games.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
}

/// How far an experiment is, and whether it should stop: shared with whoever waits for it.
#[derive(Debug, Default)]
pub struct WhatIfProgress {
    /// How many games were played to their end, both ways counted together once.
    pub done: AtomicU32,
    /// Whether nobody waits for it any more.
    pub stop: AtomicBool,
}

/// What an experiment came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhatIfReport {
    /// How many games were played each way.
    pub games: u32,
    /// The game as it is.
    pub before: BySeat<WhatIfSeat>,
    /// The game with the change.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<BySeat<WhatIfSeat>>,
    /// What differs, game by game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<BySeat<WhatIfDifference>>,
}

/// What the games came to for one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WhatIfSeat {
    /// Its share of the wins, 0 to 1.
    pub wins: Interval,
    /// Its points.
    pub points: Interval,
    /// How many of its aims it achieved.
    pub achieved: Interval,
    /// In which part of the games it achieved each of them.
    pub aims: Vec<f64>,
}

/// What the change makes of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WhatIfDifference {
    /// Of its share of the wins, −1 to 1.
    pub wins: Interval,
    /// Of its points.
    pub points: Interval,
    /// Of the number of its aims achieved.
    pub achieved: Interval,
}

/// Plays an experiment; `None` if it was stopped, or if the change makes no difference from there.
#[must_use]
pub fn what_if<G: Plays + WhatIf>(plan: &WhatIfPlan<G>, progress: &WhatIfProgress) -> Option<WhatIfReport> {
    let changed = match plan.change {
        Some(change) => Some(plan.from.changed(change)?),
        None => None,
    };
    let next = AtomicU32::new(0);
    let play = || {
        let mut player = Player::<G>::new();
        let mut sums = Sums::new(plan.from.seats());
        while !progress.stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return Some(sums);
            }
            let seed = Dice::new(plan.seed ^ u64::from(number)).split();
            let before = player.play(plan.from.clone(), seed.clone());
            let after = changed.as_ref().map(|state| player.play(state.clone(), seed));
            sums.count(&before, after.as_ref());
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
        None
    };
    let sums = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(play)).collect();
        let mut all = Some(Sums::new(plan.from.seats()));
        for thread in threads {
            // A thread that panicked has lost its games: then there is no result.
            let part = thread.join().ok().flatten();
            all = all.zip(part).map(|(all, part)| all.and(&part));
        }
        all
    })?;
    let aims = BySeat::from_fn(plan.from.seats(), |seat| plan.from.aims(seat, game::Language::English).len());
    Some(sums.report(plan.games, &aims, changed.is_some()))
}

/// What one game came to for one seat, in whole numbers: sixtieths of a win, points, aims achieved.
#[derive(Clone, Copy, Debug, Default)]
struct Ended {
    figures: [i64; FIGURES],
    achieved: u32,
}

const FIGURES: usize = 3;

/// A quick player with what it uses again and again.
struct Player<G: Plays> {
    quick: G::Quick,
    legal: Vec<G::Action>,
    plan: Vec<G::Action>,
    weights: Vec<(G::Action, u32)>,
    shortlist: Vec<(G::Action, f32)>,
}

impl<G: Plays + WhatIf> Player<G> {
    fn new() -> Self {
        Player {
            quick: G::Quick::default(),
            legal: Vec::new(),
            plan: Vec::new(),
            weights: Vec::new(),
            shortlist: Vec::new(),
        }
    }

    fn play(&mut self, mut state: G, mut dice: Dice) -> BySeat<Ended> {
        let mut decisions = 0;
        while let Some(actor) = state.to_act() {
            match actor {
                Actor::Chance => {
                    state.chance_classes(&mut self.weights);
                    state.play(dice.pick_weighted(&self.weights), &mut |_| ());
                }
                Actor::Seat(_) if dice.below(WHIM) == 0 => {
                    let action = self.whim(&state, &mut dice);
                    state.play(action, &mut |_| ());
                }
                Actor::Seat(_) => {
                    self.quick.plan(&state, &mut self.legal, &mut dice, &mut self.plan);
                    for action in &self.plan {
                        state.play(*action, &mut |_| ());
                    }
                }
            }
            decisions += 1;
            if decisions > MOST_DECISIONS {
                break;
            }
        }
        let (ranks, points) = (state.ranks(), state.scores());
        let firsts = ranks.values().filter(|rank| **rank == 1).count() as i64;
        BySeat::from_fn(state.seats(), |seat| {
            let won = if ranks[seat] == 1 { PARTS_OF_A_WIN as i64 / firsts } else { 0 };
            let achieved = state.achieved(seat);
            Ended { figures: [won, i64::from(points[seat]), i64::from(achieved.count_ones())], achieved }
        })
    }

    /// Something that seems good, not always what seems best.
    fn whim(&mut self, state: &G, dice: &mut Dice) -> G::Action {
        state.legal_actions(&mut self.legal);
        self.quick.shortlist(state, &self.legal, dice, &mut self.shortlist);
        let mut left = dice.unit();
        for (action, prior) in &self.shortlist {
            left -= prior;
            if left < 0.0 {
                return *action;
            }
        }
        self.shortlist.first().map_or(self.legal[0], |(action, _)| *action)
    }
}
