//! The same deal for everybody in every chair.

use rstest::rstest;

use crate::{bot, options, plan, seat_of, spy, untimed, versus};
use arena::{Match, MatchReport};

/// Whoever plays the same whatever its seed plays the same game in every chair: the chairs' shares sum to one win.
#[rstest]
fn a_bot_without_whims_against_itself_has_exactly_the_fair_share(#[values(2, 3, 4, 5)] players: usize) {
    let report = versus(players, "greedy", "greedy").play(&plan(20, 2), &mut |_, _| ()).expect("no mishap");
    let fair = 1.0 / players as f64;
    assert_eq!(report.ci95, [report.win_share; 2]);
    assert!((report.win_share - fair).abs() < 1e-12 && (report.times_fair - 1.0).abs() < 1e-12, "{report:?}");
    assert_eq!((report.deals, report.games), (20, 20 * players as u64));
}

#[test]
fn a_bot_with_whims_against_itself_has_about_the_fair_share() {
    let report = versus(4, "random", "random").play(&plan(400, 2), &mut |_, _| ()).expect("no mishap");
    let [low, high] = report.ci95;
    assert!(low < 0.25 && 0.25 < high && high - low < 0.1, "{report:?}");
}

#[test]
fn the_quick_player_beats_chance() {
    let report = versus(4, "greedy", "random").play(&plan(25, 2), &mut |_, _| ()).expect("no mishap");
    assert!(report.ci95[0] > 0.6 && report.mean_rank < 1.5 && report.mean_points > 15.0, "{report:?}");
    assert!(report.decisions > 1000 && report.ms_per_decision_median <= report.ms_per_decision_p99, "{report:?}");
}

#[rstest]
#[case::quick(3, "greedy", "random", 30)]
#[case::search_by_playouts(3, "search:20", "greedy", 4)]
fn the_number_of_threads_changes_nothing(
    #[case] players: usize,
    #[case] challenger: &str,
    #[case] field: &str,
    #[case] deals: u64,
) {
    let played = |threads| {
        let report = versus(players, challenger, field).play(&plan(deals, threads), &mut |_, _| ());
        untimed(report.expect("no mishap"))
    };
    assert_eq!(played(1), played(3));
}

#[test]
fn the_challenger_sits_in_each_chair_once_and_finds_the_same_luck() {
    let (challenger, seen) = spy("spy");
    let (field, others) = (challenger.clone(), seen.clone());
    let table = Match { options: options(4), challenger, field, luck: false };
    table.play(&plan(1, 1), &mut |_, _| ()).expect("no mishap");
    let seen = others.lock().expect("no panic");
    let games: Vec<_> = seen.chunks(seen.len() / 4).collect();
    assert_eq!(games.len(), 4, "four games, equally long");
    assert!(games.iter().all(|game| *game == games[0]), "the same tiles come in the same order");

    let (challenger, seen) = spy("spy");
    let table = Match { options: options(4), challenger, field: bot("random"), luck: false };
    table.play(&plan(1, 1), &mut |_, _| ()).expect("no mishap");
    let mut chairs: Vec<usize> = seen.lock().expect("no panic").iter().map(|view| seat_of(view).index()).collect();
    chairs.dedup();
    assert_eq!(chairs, [0, 1, 2, 3]);
}

/// What one seat's luck gives, the luck of the others takes.
#[rstest]
fn without_luck_too_a_bot_against_itself_has_exactly_the_fair_share(#[values(2, 5)] players: usize) {
    let table = Match { luck: true, ..versus(players, "greedy", "greedy") };
    let report = table.play(&plan(3, 2), &mut |_, _| ()).expect("no mishap");
    let found = report.without_luck.expect("Ra has a net").times_fair;
    assert!((found - 1.0).abs() < 1e-3, "{found}");
}

#[test]
fn without_luck_the_same_is_surer() {
    let versus = || versus(2, "net", "greedy");
    let report = Match { luck: true, ..versus() }.play(&plan(24, 2), &mut |_, _| ()).expect("no mishap");
    let earned = report.without_luck.expect("Ra has a net");
    let width = |[low, high]: [f64; 2]| high - low;
    assert!(width(earned.times_fair_ci95) < 0.75 * width(report.times_fair_ci95), "{report:?}");
    let [low, high] = report.times_fair_ci95;
    assert!(low < earned.times_fair && earned.times_fair < high, "{report:?}");
    let plain = versus().play(&plan(24, 2), &mut |_, _| ()).expect("no mishap");
    assert_eq!(untimed(MatchReport { without_luck: None, ..report }), untimed(plain), "nothing else changes");
}

#[test]
fn progress_counts_every_deal() {
    let mut heard = Vec::new();
    versus(2, "random", "random").play(&plan(3, 2), &mut |done, all| heard.push((done, all))).expect("no mishap");
    assert_eq!(heard, [(0, 3), (1, 3), (2, 3), (3, 3)]);
}
