//! Investment: materials are counted, a third of them comes in.

use rstest::rstest;

use crate::{FOUR, GATHER, THREE, run, run_with};

// Seat 0 of three holds F Ba Ge CC He Ti Ga Sc NG LREE HREE Nb PGM: 13. Seat 1: B Sb Ba Mg He Sr PR Be P In W: 11.
// Seat 2: PR Ba Co F He Al NR Ta W Bi P HREE Sb: 13.
#[rstest]
#[case::different_materials_are_counted("? materials", "13 11 13")]
#[case::a_third_rounded_to_the_nearest("? income", "4 4 4")]
#[case::not_in_turn_1("? turn; ? now", "1 of 6; seat 0 acts")]
#[case::in_turn_2("end; end; end; ? turn; ? now", "2 of 6; seat 1 places 4")]
#[case::each_puts_all_in_play_order(
    "end; end; end; place turkey 4; ? now; place morocco 1; ? now; place morocco 3; ? now; place germany 4; ? now",
    "seat 2 places 4; seat 2 places 3; seat 0 places 4; seat 1 acts"
)]
#[case::nothing_is_saved_for_later("end; end; end; end", "`end` is not possible now: expected place")]
#[case::new_assets_can_move_at_once("end; end; end; place turkey 4; ? turkey", "seat 1: 11 of 11")]
#[case::further_copies_add_nothing("move germany france-benelux 1; ? materials", "15 11 13")]
#[case::but_insurance("move ukraine poland 1; ? materials", "11 11 13")] // Ti and Sc stay, Ga and NG are gone
fn income(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(THREE, script), expected);
}

#[test]
fn rounded_down_if_agreed_on() {
    assert_eq!(run_with("option rounding down", THREE, "? materials; ? income"), "13 11 13; 4 3 4");
}

#[rstest]
#[case::two_materials_bring_one_asset("? materials; ? income; ? now", "nearest", "8 11 10 2; 3 4 3 1; seat 1 places 4")]
#[case::there_is_no_minimum("? income; place turkey 3; place morocco 3; ? now", "down", "2 3 3 0; seat 0 places 2")]
fn a_seat_with_nothing_to_place_has_no_step(#[case] script: &str, #[case] rounding: &str, #[case] expected: &str) {
    let table = format!("{FOUR}; {GATHER}");
    assert_eq!(run_with(&format!("option rounding {rounding}"), &table, script), expected);
}
