//! Sums over the games of an experiment, and what they come to.

use game::{BySeat, Seat};

use super::{Ended, FIGURES, WhatIfDifference, WhatIfReport, WhatIfSeat};
use crate::Interval;
use crate::table::PARTS_OF_A_WIN;

/// The most aims a seat can have.
const AIMS: usize = 8;

/// Sums over games: of a figure, and of its square.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sum: i64,
    squares: i64,
}

impl Sum {
    fn count(&mut self, figure: i64) {
        self.sum += figure;
        self.squares += figure * figure;
    }

    fn and(&mut self, other: &Sum) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean over so many games and how sure it is, in parts of `whole`.
    fn interval(&self, games: u32, whole: f64) -> Interval {
        Interval::of_sums(self.sum, self.squares, u64::from(games)).times(1.0 / whole)
    }
}

/// What many games came to for one seat.
#[derive(Clone, Copy, Debug, Default)]
struct SeatSums {
    before: [Sum; FIGURES],
    after: [Sum; FIGURES],
    difference: [Sum; FIGURES],
    aims_before: [u32; AIMS],
    aims_after: [u32; AIMS],
}

pub(super) struct Sums(BySeat<SeatSums>);

impl Sums {
    pub(super) fn new(seats: usize) -> Sums {
        Sums(BySeat::from_fn(seats, |_| SeatSums::default()))
    }

    pub(super) fn count(&mut self, before: &BySeat<Ended>, after: Option<&BySeat<Ended>>) {
        for seat in Seat::all(self.0.seats()) {
            let sums = &mut self.0[seat];
            let before = before[seat];
            let after = after.map(|after| after[seat]);
            for figure in 0..FIGURES {
                sums.before[figure].count(before.figures[figure]);
                if let Some(after) = after {
                    sums.after[figure].count(after.figures[figure]);
                    sums.difference[figure].count(after.figures[figure] - before.figures[figure]);
                }
            }
            for aim in 0..AIMS {
                sums.aims_before[aim] += before.achieved >> aim & 1;
                sums.aims_after[aim] += after.map_or(0, |after| after.achieved >> aim & 1);
            }
        }
    }

    pub(super) fn and(mut self, other: &Sums) -> Sums {
        for seat in Seat::all(self.0.seats()) {
            let sums = &mut self.0[seat];
            let other = &other.0[seat];
            for figure in 0..FIGURES {
                sums.before[figure].and(&other.before[figure]);
                sums.after[figure].and(&other.after[figure]);
                sums.difference[figure].and(&other.difference[figure]);
            }
            for aim in 0..AIMS {
                sums.aims_before[aim] += other.aims_before[aim];
                sums.aims_after[aim] += other.aims_after[aim];
            }
        }
        self
    }

    pub(super) fn report(&self, games: u32, aims: &BySeat<usize>, changed: bool) -> WhatIfReport {
        const WHOLE: f64 = PARTS_OF_A_WIN as f64;
        let share = |wins: Interval| Interval { low: wins.low.max(0.0), high: wins.high.min(1.0), ..wins };
        let side = |sums: &[Sum; FIGURES], counts: &[u32; AIMS], aims: usize| WhatIfSeat {
            wins: share(sums[0].interval(games, WHOLE)),
            points: sums[1].interval(games, 1.0),
            achieved: sums[2].interval(games, 1.0),
            aims: counts.iter().take(aims).map(|count| f64::from(*count) / f64::from(games.max(1))).collect(),
        };
        let seats = self.0.seats();
        WhatIfReport {
            games,
            before: BySeat::from_fn(seats, |seat| side(&self.0[seat].before, &self.0[seat].aims_before, aims[seat])),
            after: changed.then(|| {
                BySeat::from_fn(seats, |seat| side(&self.0[seat].after, &self.0[seat].aims_after, aims[seat]))
            }),
            difference: changed.then(|| {
                BySeat::from_fn(seats, |seat| {
                    let sums = &self.0[seat].difference;
                    WhatIfDifference {
                        wins: sums[0].interval(games, WHOLE),
                        points: sums[1].interval(games, 1.0),
                        achieved: sums[2].interval(games, 1.0),
                    }
                })
            }),
        }
    }
}
