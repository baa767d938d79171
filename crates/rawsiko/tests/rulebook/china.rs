//! Trade with China: before the scoring, a material for every continent held alone.

use rstest::rstest;

use crate::{FOUR, run};

/// Three turns of four in which nobody moves but, in turn 1, seat 2 so; up to the last `end`.
fn table_with(option: &str, move_of_seat_2: &str) -> String {
    format!(
        "turns 3; {option}; {FOUR}; end; end; {move_of_seat_2}; end; end;
         place turkey 4; place morocco 3; place mexico 3; place germany 3; end; end; end; end;
         place morocco 3; place mexico 3; place germany 3; place turkey 4; end; end; end"
    )
}

fn table() -> String {
    table_with("option china on", "")
}

#[rstest]
#[case::only_where_one_player_has_territories("? alone", " / asia / africa oceania / north-america")]
#[case::judged_after_the_last_action_phase(
    "move ukraine western-russia 1; end; ? alone; ? now",
    " / asia / africa oceania / north-america; seat 2 trades 2"
)]
#[case::in_the_order_of_the_last_turn_each_all_in_a_row(
    "end; ? order; ? now; trade Bi; ? now; trade Sc; ? now; trade Li; ? now; trade Li; ? now",
    "2 3 0 1; seat 2 trades 2; seat 2 trades 1; seat 3 trades 1; seat 1 trades 1; over"
)]
#[case::one_extra_material_of_choice("end; ? materials; trade Bi; ? materials", "8 11 10 8; 8 11 11 8")]
#[case::also_one_that_others_hold("end; trade Sb; ? materials", "8 11 11 8")]
#[case::a_material_already_held_adds_nothing("end; trade PR; ? materials; ? now", "8 11 10 8; seat 2 trades 1")]
#[case::trading_is_not_declined("end; end", "`end` is not possible now: expected trade")]
#[case::it_counts_in_every_respect(
    "end; ? ranks; trade Bi; trade Sc; trade He; trade Sr; ? materials; ? ranks",
    "1 2 3 4; 8 11 12 9; 1 3 2 4"
)]
#[case::a_continent_that_is_left_alone_in_the_last_turn_counts(
    "move ukraine turkey 1; end; ? alone; ? now; trade Bi; trade Sc; trade He; ? now",
    "europe / asia / africa oceania / north-america; seat 2 trades 2; seat 0 trades 1"
)]
fn trade(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(&table(), script), expected);
}

#[test]
fn it_can_complete_an_application() {
    // Glass fibre needs Al, B and PGM; seat 2 holds Al.
    let answer = run(&table(), "end; ? scores; trade B; trade PGM; ? scores");
    assert_eq!(answer, "3 0 0 0; 3 0 5 0");
}

#[test]
fn without_the_option_nobody_trades() {
    assert_eq!(run(&table_with("option china off", ""), "end; ? now"), "over");
}

#[test]
fn an_empty_continent_brings_nothing() {
    // Seat 2 leaves Australia for South Africa: nobody is in Oceania any more.
    let table = table_with("option china on", "move australia south-africa 1");
    assert_eq!(run(&table, "end; ? alone; ? now"), " / asia / africa / north-america; seat 2 trades 1");
}
