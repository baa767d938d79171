//! The notation: what a line must look like, and where a fault stands.

use game::GameOptions;
use game::notation::{Notation, SetupFault, Words};
use rawsiko::{Options, State};
use rstest::rstest;

#[rstest]
#[case("claim europe germany poland")]
#[case("claim oceania vietnam new-guinea australia")]
#[case("place germany 3")]
#[case("move vietnam india 2")]
#[case("attack turkey germany 3 : 6 5 1 / 4 4")]
#[case("attack turkey germany 1 : 6 / 4")]
#[case("end")]
#[case("trade Bi")]
#[case("trade LREE")]
fn a_step_is_read_and_written(#[case] line: &str) {
    let step = State::read_step(Words::new(line)).expect("a step");
    assert_eq!(State::step_text(&step), line);
}

#[test]
fn claimed_territories_are_written_in_the_order_of_the_data() {
    let step = State::read_step(Words::new("claim oceania australia new-guinea vietnam")).expect("a step");
    assert_eq!(State::step_text(&step), "claim oceania vietnam new-guinea australia");
}

#[rstest]
#[case::nothing("", 1, "expected a step, found the end of the line")]
#[case::another_word("pass", 1, "expected claim, place, move, attack, end or trade, found `pass`")]
#[case::upper_case("END", 1, "expected claim, place, move, attack, end or trade, found `END`")]
#[case::no_continent("claim", 6, "expected a continent, found the end of the line")]
#[case::an_unknown_continent(
    "claim atlantis x",
    7,
    "expected one of north-america, south-america, europe, africa, asia, oceania, found `atlantis`"
)]
#[case::no_territory("claim asia", 11, "expected a territory of asia, found the end of the line")]
#[case::of_another_continent(
    "claim asia turkey germany",
    19,
    "expected a territory of asia, one of turkey, middle-east, central-asia, india, siberia, mongolia, japan-korea, found `germany`"
)]
#[case::twice("claim asia turkey turkey", 19, "turkey stands twice in one claim")]
#[case::no_such_territory(
    "place deutschland 1",
    7,
    "expected a territory such as `germany` or `west-africa`, found `deutschland`"
)]
#[case::no_number("place germany", 14, "expected a number of assets, found the end of the line")]
#[case::a_sign("place germany +1", 15, "expected a number of assets, found `+1`")]
#[case::a_leading_zero("place germany 01", 15, "expected a number of assets, found `01`")]
#[case::too_large("move germany poland 256", 21, "expected a number of assets, found `256`")]
#[case::too_much("end now", 5, "expected the end of the line, found `now`")]
#[case::dice_after_a_move("move germany poland 2 : 6 / 1", 23, "expected the end of the line, found `:`")]
#[case::no_dice("attack turkey germany 3", 24, "expected `:`, found the end of the line")]
#[case::no_colon("attack turkey germany 3 6 5 1 / 4 4", 25, "expected `:`, found `6`")]
#[case::no_defender(
    "attack turkey germany 3 : 6 5 1",
    27,
    "expected the attacker's dice / the defender's dice, found 1 part"
)]
#[case::three_sides(
    "attack turkey germany 3 : 6 / 5 / 4",
    27,
    "expected the attacker's dice / the defender's dice, found 3 parts"
)]
#[case::empty_side("attack turkey germany 3 : / 4", 27, "expected a die from 1 to 6, found the end of the line")]
#[case::no_such_face("attack turkey germany 3 : 7 5 1 / 4 4", 27, "expected a die from 1 to 6, found `7`")]
#[case::no_zero("attack turkey germany 3 : 6 5 1 / 4 0", 37, "expected a die from 1 to 6, found `0`")]
#[case::not_from_high_to_low(
    "attack turkey germany 3 : 5 6 1 / 4 4",
    29,
    "expected dice from high to low, found 6 after 5"
)]
#[case::four_dice("attack turkey germany 3 : 6 5 1 1 / 4 4", 33, "expected at most 3 dice, found `1`")]
#[case::no_material("trade", 6, "expected a material, found the end of the line")]
#[case::no_such_material("trade bi", 7, "expected a material such as `Bi` or `LREE`, found `bi`")]
fn a_fault_says_what_was_expected_and_where(#[case] line: &str, #[case] column: usize, #[case] message: &str) {
    let fault = State::read_step(Words::new(line)).expect_err("a fault");
    assert_eq!((fault.column, fault.message.as_str()), (column, message));
}

#[rstest]
#[case::no_cards(None, "simple", "Missing(\"objectives\")")]
#[case::too_few(Some("obj-01 / obj-02"), "simple", "1: 3 players need 3 objective cards, not 2")]
#[case::unknown(
    Some("obj-01 / obj-2 / obj-03"),
    "simple",
    "10: expected an objective card from `obj-01` to `obj-12`, found `obj-2`"
)]
#[case::no_slash(Some("obj-01 obj-02 obj-03"), "simple", "8: expected the end of the line, found `obj-02`")]
#[case::twice(Some("obj-01 / obj-02 / obj-01"), "simple", "19: seat 2 and seat 0 have the same card obj-01")]
#[case::no_continents(Some("obj-01 / obj-02 / obj-03"), "advanced", "Missing(\"continents\")")]
fn faults_of_the_header(#[case] objectives: Option<&'static str>, #[case] setup: &str, #[case] expected: &str) {
    let mut options = Options::for_players(3).expect("3 play");
    options.set("setup", setup).expect("a value");
    let line = |key: &'static str| match key {
        "objectives" => objectives.map(Words::new),
        "first" => Some(Words::new("0")),
        _ => None,
    };
    let found = match State::read_setup(&options, line).expect_err("a fault") {
        SetupFault::In { fault, .. } => format!("{}: {}", fault.column, fault.message),
        missing => format!("{missing:?}"),
    };
    assert_eq!(found, expected);
}

#[rstest]
#[case::unoccupied_first(
    "europe asia / europe oceania / africa south-america",
    "15: seat 1 cannot take europe: north-america is unoccupied"
)]
#[case::in_reverse(
    "europe asia / africa asia / north-america south-america",
    "8: seat 0 cannot take asia: oceania is unoccupied"
)]
#[case::one_only(
    "europe asia / africa / north-america south-america",
    "22: expected a second continent, found the end of the line"
)]
#[case::three(
    "europe asia africa / africa oceania / north-america south-america",
    "13: expected the end of the line, found `africa`"
)]
#[case::unknown("europe asia / africa atlantis / north-america south-america", "22: expected one of ")]
#[case::too_many_seats(
    "europe asia / europe asia / europe asia / europe asia / europe asia / europe asia",
    "1: expected continents of 3 to 5 seats, found 6"
)]
fn faults_of_dealt_continents(#[case] continents: &'static str, #[case] expected: &str) {
    let mut options = Options::for_players(3).expect("3 play");
    options.set("setup", "advanced").expect("a value");
    let line = |key: &'static str| match key {
        "objectives" => Some(Words::new("obj-01 / obj-02 / obj-03")),
        "first" => Some(Words::new("0")),
        _ => Some(Words::new(continents)),
    };
    let SetupFault::In { key, fault } = State::read_setup(&options, line).expect_err("a fault") else {
        panic!("the line is there");
    };
    assert_eq!(key, "continents");
    let found = format!("{}: {}", fault.column, fault.message);
    assert!(found.starts_with(expected), "{found}");
}

#[test]
fn the_header_is_written_as_it_is_read() {
    let mut options = Options::for_players(3).expect("3 play");
    options.set("setup", "advanced").expect("a value");
    let lines = [
        ("objectives", "obj-03 / obj-01 / obj-12"),
        ("first", "2"),
        ("continents", "europe asia / africa oceania / north-america south-america"),
    ];
    let line = |key: &'static str| lines.iter().find(|(one, _)| *one == key).map(|(_, text)| Words::new(text));
    let setup = State::read_setup(&options, line).expect("a legal set-up");
    let written = State::write_setup(&options, &setup);
    assert_eq!(written.iter().map(|(key, text)| (*key, text.as_str())).collect::<Vec<_>>(), lines);
}
