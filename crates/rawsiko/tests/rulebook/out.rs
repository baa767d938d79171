//! Who is out, what it shortens, who is left.

use rstest::rstest;

use crate::{ALONE, FOUR, GATHER, PERISH, run, run_with};

fn after_the_fall(option: &str, script: &str) -> String {
    run_with(option, &format!("{FOUR}; {GATHER}; {PERISH}"), script)
}

#[rstest]
#[case::who_has_no_assets_left_is_out_at_once("? out; ? territories", "0 0 0 1; 3 3 3 0")]
#[case::and_has_no_end_step("? now", "seat 0 acts")]
#[case::and_is_skipped_from_then_on("end; ? order; ? now", "2 0 1; seat 2 places 3")]
#[case::also_when_the_turn_should_begin_there(
    "end; place morocco 3; place germany 3; place turkey 4; end; end; end; ? turn; ? order",
    "4 of 8; 0 1 2"
)]
#[case::so_a_survivor_may_begin_twice_running(
    "end; place morocco 3; place germany 3; place turkey 4; end; end; end;
     place germany 3; place turkey 4; place morocco 3; end; end; end; ? turn; ? order",
    "5 of 8; 0 1 2"
)]
#[case::and_ranks_below_every_survivor("? scores; ? ranks", "3 0 0 0; 1 2 3 4")]
#[case::and_holds_nothing("? materials; ? income", "8 11 10 0; 3 4 3 0")]
fn being_out(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(after_the_fall("option order passing", script), expected);
}

#[test]
fn a_player_is_out_by_anothers_attack_as_well() {
    // Seat 3 gathered in Colombia and does nothing more; seat 0 acts after it.
    let quiet = "place turkey 4; place morocco 3; place colombia 1; place peru 3; end; end; end";
    let table = format!("{FOUR}; {GATHER}; {quiet}");
    let attack = "attack peru colombia 3 : 6 6 6 / 1 1 1; attack peru colombia 3 : 6 6 6 / 1 1 1; ? out;
        attack peru colombia 3 : 6 6 6 / 1 1; ? out; ? colombia; ? now; end; ? order";
    assert_eq!(run(&table, attack), "0 0 0 0; 0 0 0 1; seat 0: 0 of 3; seat 0 acts; 2 0 1");
}

#[rstest]
#[case::each_elimination_shortens_the_game_at_once("? turn", "2 of 7")]
#[case::eliminating_oneself_counts_as_well("? out; ? turn", "0 0 0 1; 2 of 7")]
#[case::the_passing_order_counts_turns_really_played("end; ? order; ? turn", "2 0 1; 3 of 7")]
fn stranglehold(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(after_the_fall("option stranglehold on", script), expected);
}

#[rstest]
#[case::the_turn_to_come_is_gone(
    "option stranglehold on; turns 3",
    "? turn; ? now; end; ? turn; ? now",
    "2 of 2; seat 0 acts; 2 of 2; over"
)]
#[case::or_another_one_is("option stranglehold on; turns 4", "? turn; end; ? turn", "2 of 3; 3 of 3")]
#[case::without_it_nothing_is("turns 3", "? turn; end; ? turn", "2 of 3; 3 of 3")]
fn never_below_the_current_turn(#[case] options: &str, #[case] script: &str, #[case] expected: &str) {
    assert_eq!(after_the_fall(options, script), expected);
}

#[test]
fn none_in_the_last_turn() {
    // The same, one turn later and last: seat 3 waits in Colombia through turn 2.
    let wait = "place turkey 4; place morocco 3; place colombia 1; place germany 3; end; end; end; end";
    let last = "place morocco 3; place colombia 1; place germany 3; place turkey 4; end;
        attack colombia peru 3 : 1 1 1 / 6 6 6; attack colombia peru 3 : 1 1 1 / 6 6 6; attack colombia peru 3 : 1 1 1 / 6 6 6";
    let table = format!("turns 3; option stranglehold on; {FOUR}; {GATHER}; {wait}; {last}");
    assert_eq!(run(&table, "? out; ? turn; ? now; end; end; ? now"), "0 0 0 1; 3 of 3; seat 0 acts; over");
}

#[rstest]
#[case::the_game_ends_at_once("? now; ? turn", "over; 3 of 6")]
#[case::without_an_end_step("end", "the game is over")]
#[case::that_player_wins_and_later_out_is_better("? ranks; ? out", "1 3 2; 0 1 2")]
#[case::points_are_still_shown("? scores; ? materials", "0 0 0; 17 0 0")]
fn one_player_left(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(ALONE, script), expected);
}

#[test]
fn one_player_left_does_not_trade() {
    assert_eq!(run_with("option china on", ALONE, "? now; ? alone"), "over; south-america europe asia /  / ");
}

#[test]
fn one_player_left_wins_without_a_point() {
    assert_eq!(run(&ALONE.replace("obj-01 /", "obj-07 /"), "? now; ? ranks"), "over; 1 3 2");
}
