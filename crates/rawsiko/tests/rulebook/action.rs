//! Action: moves, who is next, and what stays behind.

use rstest::rstest;

use crate::{FIVE, THREE, run, run_with};

#[rstest]
#[case::in_play_order("? now; end; ? now; end; ? now", "seat 0 acts; seat 1 acts; seat 2 acts")]
#[case::as_often_as_wished("move germany poland 1; move germany nordic 1; ? now", "seat 0 acts")]
#[case::to_an_own_territory_they_arrive_and_count_as_moved(
    "move germany poland 2; ? germany; ? poland",
    "seat 0: 5 of 5; seat 0: 1 of 3"
)]
#[case::to_an_empty_territory_it_is_taken_at_once(
    "move germany nordic 2; ? nordic; ? materials",
    "seat 0: 0 of 2; 15 11 13"
)]
#[case::by_land("move germany france-benelux 1; ? france-benelux", "seat 0: 0 of 1")]
#[case::or_over_a_dashed_sea_link("move greenland nordic 1; ? nordic", "seat 0: 0 of 1")]
#[case::to_an_adjacent_one_only("move germany iberia 1", "germany and iberia are not adjacent")]
#[case::not_to_itself("move germany germany 1", "germany and germany are not adjacent")]
#[case::any_number("move germany nordic 7; ? nordic; ? germany", "seat 0: 0 of 7; empty")]
#[case::not_more_than_there_are("move germany nordic 8", "7 in germany can still move, not 8")]
#[case::not_none("move germany nordic 0", "expected at least one asset")]
#[case::each_asset_moves_once_a_turn(
    "move germany nordic 2; move nordic poland 1",
    "0 in nordic can still move, not 1"
)]
#[case::those_that_did_not_move_still_can(
    "move germany poland 2; move poland ukraine 1; ? poland; move poland ukraine 1",
    "seat 0: 0 of 2; 0 in poland can still move, not 1"
)]
#[case::a_territory_left_without_assets_is_nobodys("move poland nordic 1; ? poland; ? territories", "empty; 5 5 5")]
#[case::from_own_territories_only("move turkey ukraine 1", "seat 0 does not hold turkey")]
#[case::not_from_an_empty_one("move nordic germany 1", "seat 0 does not hold nordic")]
#[case::not_into_anothers_territory("move germany turkey 1", "turkey belongs to seat 1: it must be attacked")]
#[case::ended_is_ended("end; move germany nordic 1", "seat 1 does not hold germany")]
#[case::what_did_not_move_cannot_any_more("end; ? germany", "seat 0: 0 of 7")]
#[case::next_turn_all_can_move_again(
    "move germany nordic 2; end; end; end; place turkey 4; place morocco 4; place germany 5; ? nordic; ? germany",
    "seat 0: 2 of 2; seat 0: 10 of 10"
)]
#[case::end_is_always_possible("end; end; end; ? turn", "2 of 6")]
#[case::nothing_else_is_traded_or_claimed("trade Bi", "`trade Bi` is not possible now: expected move, attack or end")]
fn moves(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(THREE, script), expected);
}

const PLACED: &str = "place turkey 4; place morocco 4; place germany 4";

#[rstest]
#[case::the_first_player_passes_on("passing", "? order; end; end; end; ? order", "0 1 2; 1 2 0")]
#[case::or_does_not("fixed", "? order; end; end; end; ? order; ? now", "0 1 2; 0 1 2; seat 0 places 4")]
fn who_begins(#[case] order: &str, #[case] script: &str, #[case] expected: &str) {
    assert_eq!(run_with(&format!("option order {order}"), THREE, script), expected);
}

#[test]
fn investment_and_action_use_the_same_order() {
    let script = format!("end; end; end; ? now; {PLACED}; ? now; end; ? now; end; ? now; end; ? order");
    assert_eq!(run(THREE, &script), "seat 1 places 4; seat 1 acts; seat 2 acts; seat 0 acts; 2 0 1");
}

#[rstest]
#[case::first_1("first 1", "1 2 0; 2 0 1")]
#[case::first_2("first 2", "2 0 1; 0 1 2")]
fn turn_t_begins_t_minus_1_seats_after_the_first(#[case] first: &str, #[case] expected: &str) {
    assert_eq!(run(&THREE.replace("first 0", first), "? order; end; end; end; ? order"), expected);
}

#[rstest]
#[case::the_last_asset_may_not_leave(
    "move poland nordic 1",
    "the last asset may not leave poland: at most 0 can go, not 1"
)]
#[case::all_others_may("move germany nordic 6; ? germany", "seat 0: 0 of 1")]
#[case::not_all_of_them("move germany nordic 7", "the last asset may not leave germany: at most 6 can go, not 7")]
#[case::assets_that_moved_count_as_staying("move germany poland 2; move poland nordic 1; ? poland", "seat 0: 0 of 2")]
#[case::two_numbers_are_shown("? germany; ? poland", "seat 0: 6 of 7; seat 0: 0 of 1")]
#[case::it_holds_for_attacks_whatever_the_dice(
    "move germany nordic 4; attack germany turkey 3 : 6 6 6 / 1 1 1",
    "the last asset may not leave germany: at most 2 can go, not 3"
)]
fn leave_one(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run_with("option leave-one on", THREE, script), expected);
}

#[test]
fn a_moved_asset_holds_the_territory_for_an_attack_with_all_the_others() {
    let script = "move turkey middle-east 1; attack middle-east north-africa 1 : 6 / 1 1 1; ? middle-east";
    assert_eq!(run_with("option leave-one on", &format!("{THREE}; end"), script), "seat 1: 1 of 2");
}

#[test]
fn five_play_in_order_too() {
    assert_eq!(run(FIVE, "? order; end; end; end; end; end; ? order; ? turn"), "0 1 2 3 4; 1 2 3 4 0; 2 of 10");
}
