//! All against all, in every chair, equally often.

use std::collections::BTreeSet;

use arena::{ArenaError, Ladder, LadderReport, Rung};

use crate::{Seen, bot, options, plan, seat_of, spy, untimed};

fn untimed_rung(rung: Rung) -> Rung {
    Rung { ms_per_decision_median: None, ms_per_decision_p99: None, ..rung }
}

fn untimed_ladder(report: LadderReport) -> LadderReport {
    LadderReport {
        mixes: report
            .mixes
            .into_iter()
            .map(|mix| arena::Mix { levels: mix.levels.into_iter().map(untimed_rung).collect(), ..mix })
            .collect(),
        overall: report.overall.into_iter().map(untimed_rung).collect(),
        steps: report.steps.into_iter().map(untimed).collect(),
        seconds: 0.0,
        ..report
    }
}

#[test]
fn the_better_player_is_rated_higher_on_any_number_of_threads() {
    let ladder =
        Ladder { tables: vec![options(2), options(3)], levels: vec![bot("random"), bot("greedy"), bot("search:15")] };
    let play = |threads| ladder.play(&plan(3, threads), &mut |_, _| ()).expect("no mishap");
    let report = untimed_ladder(play(1));
    assert_eq!(report, untimed_ladder(play(3)));
    assert!(report.overall[1].rating > report.overall[0].rating + 2.0, "{:?}", report.overall);
    assert_eq!(report.mixes.iter().map(|mix| (mix.players, mix.games)).collect::<Vec<_>>(), [(2, 9), (3, 9)]);
    for mix in &report.mixes {
        assert!(mix.levels.iter().all(|rung| rung.games == 3 * mix.players as u64));
        let wins: f64 = mix.levels.iter().map(|rung| rung.wins).sum();
        assert!((wins - mix.games as f64).abs() < 1e-9);
    }
    let steps: Vec<_> = report.steps.iter().map(|s| (s.players, s.challenger.as_str(), s.field.as_str())).collect();
    assert_eq!(
        steps,
        [(2, "greedy", "random"), (2, "search:15", "greedy"), (3, "greedy", "random"), (3, "search:15", "greedy")]
    );
    assert!(report.steps[0].times_fair > 1.4, "{:?}", report.steps[0]);
}

#[test]
fn each_level_sits_in_each_chair_once_a_deal() {
    let (levels, notes): (Vec<_>, Vec<_>) = ["a", "b", "c", "d", "e"].map(spy).into_iter().unzip();
    let ladder = Ladder { tables: vec![options(3)], levels };
    // One thread plays the mix first, and the steps after it.
    let mut chairs = Vec::new();
    let mut look = |done, _| {
        let seats = |seen: &Seen| seen.lock().expect("no panic").iter().map(|view| seat_of(view).index()).collect();
        if done == 1 {
            chairs = notes.iter().map(seats).collect::<Vec<BTreeSet<usize>>>();
        }
    };
    let report = ladder.play(&plan(1, 1), &mut look).expect("no mishap");
    assert!(report.overall.iter().all(|rung| rung.games == 3), "{:?}", report.overall);
    assert_eq!(chairs, vec![BTreeSet::from([0, 1, 2]); 5], "three games, three chairs");
}

#[test]
fn nobody_sits_at_a_table_twice() {
    let ladder = Ladder { tables: vec![options(3)], levels: vec![bot("random"), bot("greedy")] };
    let error = ladder.play(&plan(1, 1), &mut |_, _| ()).expect_err("two levels for three chairs");
    assert!(matches!(error, ArenaError::TooFew { players: 3, entrants: 2 }), "{error}");
    assert_eq!(error.to_string(), "a ladder for 3 players needs at least 3 different levels, not 2");
}
