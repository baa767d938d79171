//! Experiments: what they compare, and that they repeat themselves.

use std::sync::atomic::Ordering;

use arena::{WhatIfPlan, WhatIfProgress, what_if};
use game::{Game, GameOptions, Seat, WhatIf};
use record::{Dealer, Seeded, states};

type G = states::Rawsiko;

/// A game for three before its first step, and a change in it.
fn plan(change: Option<&str>, games: u32, threads: usize) -> WhatIfPlan<G> {
    let mut options = <G as Game>::Options::for_players(3).expect("3 play");
    options.set("turns", "3").expect("a short game");
    let game = Seeded::new(7).game(1);
    let dealer = Dealer::<G>::new(&options, &game.secret, game.nonces(3));
    let from = G::start(&options, &dealer.setup).expect("a dealt set-up");
    let change = change.map(|text| G::read_change(text).expect("a change"));
    WhatIfPlan { from, change, games, seed: 5, threads }
}

#[test]
fn the_result_does_not_depend_on_the_number_of_threads() {
    let run = |threads| what_if(&plan(Some("turn"), 60, threads), &WhatIfProgress::default());
    let one = run(1).expect("nobody stops it");
    assert_eq!(run(3), Some(one));
}

#[test]
fn shares_sum_to_one_and_differences_are_those_of_the_means() {
    let progress = WhatIfProgress::default();
    let report = what_if(&plan(Some("turn"), 80, 2), &progress).expect("nobody stops it");
    assert_eq!(progress.done.load(Ordering::Relaxed), 80);
    let (after, difference) = (report.after.expect("a change"), report.difference.expect("a change"));
    for side in [&report.before, &after] {
        let sum: f64 = side.values().map(|seat| seat.wins.mean).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        for seat in side.values() {
            assert!(seat.wins.low >= 0.0 && seat.wins.high <= 1.0 && seat.points.low <= seat.points.mean);
            assert_eq!(seat.aims.len(), 4);
            let achieved: f64 = seat.aims.iter().sum();
            assert!((achieved - seat.achieved.mean).abs() < 1e-9);
        }
    }
    for seat in Seat::all(3) {
        let expected = after[seat].points.mean - report.before[seat].points.mean;
        assert!((difference[seat].points.mean - expected).abs() < 1e-9);
        let expected = after[seat].wins.mean - report.before[seat].wins.mean;
        assert!((difference[seat].wins.mean - expected).abs() < 1e-9);
    }
    let total = |side: &game::BySeat<arena::WhatIfSeat>| side.values().map(|seat| seat.achieved.mean).sum::<f64>();
    assert!(total(&after) > total(&report.before), "with a turn more, more is achieved");
}

#[test]
fn without_a_change_there_is_one_side() {
    let report = what_if(&plan(None, 20, 1), &WhatIfProgress::default()).expect("nobody stops it");
    assert!(report.after.is_none() && report.difference.is_none());
    let text = serde_json::to_value(&report).expect("plain numbers");
    assert_eq!(text["games"], 20);
    assert!(text.get("after").is_none() && text["before"][0]["wins"]["mean"].is_f64(), "{text}");
}

#[test]
fn whoever_does_not_wait_gets_nothing() {
    let progress = WhatIfProgress::default();
    progress.stop.store(true, Ordering::Relaxed);
    assert_eq!(what_if(&plan(None, 1_000_000, 2), &progress), None);
    assert_eq!(progress.done.load(Ordering::Relaxed), 0);
}

#[test]
fn a_change_that_changes_nothing_is_no_experiment() {
    let mut plan = plan(Some("china"), 10, 1);
    plan.from = plan.from.changed(plan.change.expect("a change")).expect("China is closed");
    assert_eq!(what_if(&plan, &WhatIfProgress::default()), None);
}
