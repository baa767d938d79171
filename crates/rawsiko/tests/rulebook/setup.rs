//! Set-up: claims, the continents dealt, the extra assets.

use rstest::rstest;

use crate::{FIVE, FOUR, THREE, run};

const TABLE_3: &str = "players 3; objectives obj-01 / obj-02 / obj-03; first 0";
const TABLE_4: &str = "players 4; objectives obj-01 / obj-02 / obj-03 / obj-04; first 0";
const TABLE_5: &str = "players 5; objectives obj-01 / obj-02 / obj-03 / obj-04 / obj-05; first 0";

#[rstest]
#[case::three_players_take_three_then_two(
    TABLE_3,
    "claim europe germany poland; claim europe germany poland ukraine; ? now",
    "expected a claim of 3, not of 2 territories"
)]
#[case::four_players_take_two_then_one(
    TABLE_4,
    "claim europe germany poland; claim asia turkey; ? now",
    "expected a claim of 2, not of 1 territories"
)]
#[case::five_players_take_two_then_one(
    TABLE_5,
    "claim europe germany poland ukraine",
    "expected a claim of 2, not of 3 territories"
)]
#[case::each_chosen_territory_gets_one_asset(
    TABLE_4,
    "claim europe germany poland; ? germany; ? poland; ? ukraine",
    "seat 0: 1 of 1; seat 0: 1 of 1; empty"
)]
#[case::in_play_order_then_in_reverse_and_the_last_chooses_twice(
    TABLE_3,
    "? now; claim europe germany poland ukraine; ? now; claim asia turkey middle-east central-asia; ? now;
     claim africa morocco north-africa west-africa; ? now; claim oceania vietnam thailand-myanmar; ? now;
     claim south-america peru bolivia; ? now; claim north-america greenland eastern-canada; ? now",
    "seat 0 claims; seat 1 claims; seat 2 claims; seat 2 claims again; seat 1 claims again; seat 0 claims again; \
     seat 0 places 6"
)]
#[case::the_second_claim_is_smaller(
    TABLE_3,
    "claim europe germany poland ukraine; claim asia turkey middle-east central-asia;
     claim africa morocco north-africa west-africa; claim oceania vietnam thailand-myanmar malaysia",
    "expected a claim of 2, not of 3 territories"
)]
#[case::the_set_up_starts_with_the_first_player(
    "players 3; objectives obj-01 / obj-02 / obj-03; first 2",
    "? now; claim europe germany poland ukraine; ? now; claim asia turkey middle-east central-asia; ? now;
     claim africa morocco north-africa west-africa; ? now",
    "seat 2 claims; seat 0 claims; seat 1 claims; seat 1 claims again"
)]
#[case::an_unoccupied_continent_must_be_taken_while_there_is_one(
    TABLE_4,
    "claim europe germany poland; claim europe ukraine western-russia",
    "seat 1 cannot take europe: north-america is unoccupied"
)]
#[case::that_leaves_only_the_unoccupied_ones(
    TABLE_4,
    "claim europe germany poland; claim asia turkey middle-east; ? continents",
    "north-america south-america africa oceania"
)]
#[case::never_the_same_one_twice(
    TABLE_4,
    "claim europe germany poland; claim asia turkey middle-east; claim africa morocco north-africa;
     claim oceania vietnam thailand-myanmar; claim oceania malaysia",
    "seat 3 holds oceania already"
)]
#[case::never_a_continent_that_two_players_hold(
    TABLE_5,
    "claim europe germany poland; claim asia turkey middle-east; claim africa morocco north-africa;
     claim north-america mexico eastern-usa; claim south-america peru bolivia; claim oceania vietnam;
     claim europe iberia; ? continents; claim europe ukraine",
    "north-america south-america asia oceania; seat 2 cannot take europe: two players hold it already"
)]
#[case::never_anothers_territory(
    TABLE_4,
    "claim europe germany italy-balkans; claim asia turkey middle-east; claim africa morocco west-africa;
     claim north-america mexico caribbean; claim south-america colombia; claim oceania australia;
     claim europe germany",
    "germany belongs to seat 0 already"
)]
#[case::the_territories_must_be_connected(
    TABLE_4,
    "claim europe germany ukraine",
    "germany ukraine are not connected inside europe"
)]
#[case::dashed_links_connect(
    TABLE_3,
    "claim north-america greenland eastern-canada western-canada; ? greenland",
    "seat 0: 1 of 1"
)]
#[case::only_links_inside_the_continent_connect(
    TABLE_4,
    "claim oceania vietnam new-guinea; claim africa mozambique-madagascar morocco",
    "morocco mozambique-madagascar are not connected inside africa"
)]
#[case::the_order_of_the_territories_does_not_matter(
    TABLE_3,
    "claim oceania australia vietnam new-guinea; ? australia",
    "seat 0: 1 of 1"
)]
fn claims(#[case] table: &str, #[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(table, script), expected);
}

#[rstest]
#[case::six_for_three(THREE, 6)]
#[case::five_for_four(FOUR, 5)]
#[case::four_for_five(FIVE, 4)]
fn extra_assets(#[case] table: &str, #[case] extra: u8) {
    let claims: Vec<&str> = table.split(';').filter(|line| !line.trim().starts_with("place")).collect();
    let answer = run(&claims.join(";"), "? now");
    assert_eq!(answer, format!("seat 0 places {extra}"));
}

#[rstest]
#[case::one_by_one_on_own_territories(
    "place germany 2; ? now; place poland 1; ? now; ? germany",
    "seat 0 places 4; seat 0 places 3; seat 0: 3 of 3"
)]
#[case::the_same_territory_may_be_named_again(
    "place germany 2; place germany 4; ? germany; ? now",
    "seat 0: 7 of 7; seat 1 places 6"
)]
#[case::in_play_order(
    "place germany 6; place turkey 6; ? now; place morocco 6; ? now; ? turn",
    "seat 2 places 6; seat 0 acts; 1 of 6"
)]
#[case::never_on_anothers("place turkey 1", "seat 0 does not hold turkey")]
#[case::never_on_an_empty_one("place iberia 1", "seat 0 does not hold iberia")]
#[case::no_more_than_there_are("place germany 7", "seat 0 has 6 to place, not 7")]
#[case::not_none("place germany 0", "expected at least one asset")]
#[case::nothing_else_meanwhile("end", "`end` is not possible now: expected place")]
fn placing(#[case] script: &str, #[case] expected: &str) {
    let table = THREE.split("place").next().expect("the claims");
    assert_eq!(run(table, script), expected);
}

const DEALT: &str = "players 3; objectives obj-01 / obj-02 / obj-03; first 1; option setup advanced;
    continents north-america south-america / europe africa / asia oceania";

#[rstest]
#[case::the_continents_are_dealt_and_the_territories_chosen(
    "claim europe germany poland ukraine; ? now",
    "seat 2 claims"
)]
#[case::only_in_the_continent_dealt(
    "? continents; claim asia turkey middle-east central-asia",
    "europe; seat 1 was dealt europe, not asia"
)]
#[case::the_second_time_in_the_second_one(
    "claim europe germany poland ukraine; claim asia turkey middle-east central-asia;
     claim north-america mexico caribbean eastern-usa; ? continents; claim south-america peru chile; ? continents",
    "south-america; oceania"
)]
fn advanced(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(DEALT, script), expected);
}

#[rstest]
#[case::picked_one_by_one_forward_and_back(
    "europe asia / africa oceania / north-america south-america",
    0,
    "seat 0 claims"
)]
#[case::never_the_same_one_twice(
    "europe europe / africa oceania / north-america south-america",
    0,
    "seat 0 holds europe already"
)]
#[case::an_unoccupied_one_while_there_is_one(
    "europe asia / europe oceania / north-america south-america",
    0,
    "seat 1 cannot take europe: north-america is unoccupied"
)]
#[case::whoever_begins("europe asia / africa oceania / north-america south-america", 2, "seat 2 claims")]
fn dealt_continents(#[case] continents: &str, #[case] first: u8, #[case] expected: &str) {
    let table = format!(
        "players 3; objectives obj-01 / obj-02 / obj-03; first {first}; option setup advanced; continents {continents}"
    );
    let answer = run(&table, "? now");
    assert!(answer.contains(expected), "{answer}");
}

#[rstest]
#[case::first_0("first 0", "seat 0 claims")]
#[case::first_3("first 3", "seat 1 cannot take europe: south-america is unoccupied")]
fn whether_a_dealt_set_is_legal_depends_on_who_begins(#[case] first: &str, #[case] expected: &str) {
    let continents = "continents europe north-america / asia europe / africa oceania / north-america south-america";
    let table = format!("{}; option setup advanced; {continents}", TABLE_4.replace("first 0", first));
    let answer = run(&table, "? now");
    assert!(answer.contains(expected), "{answer}");
}

#[rstest]
#[case::one_card_each("players 3; objectives obj-01 / obj-02; first 0", "3 players need 3 objective cards, not 2")]
#[case::no_card_twice(
    "players 3; objectives obj-01 / obj-02 / obj-01; first 0",
    "seat 2 and seat 0 have the same card obj-01"
)]
#[case::somebody_begins(
    "players 3; objectives obj-01 / obj-02 / obj-03; first 3",
    "expected a seat from 0 to 2, found `3`"
)]
#[case::the_simple_set_up_deals_no_continents(
    "players 3; objectives obj-01 / obj-02 / obj-03; first 0; continents europe asia / africa oceania / north-america south-america",
    "continents are dealt in the advanced set-up only"
)]
#[case::the_advanced_one_does(
    "players 3; objectives obj-01 / obj-02 / obj-03; first 0; option setup advanced",
    "expected a header line `continents` before the steps"
)]
#[case::two_for_each_seat(
    "players 3; objectives obj-01 / obj-02 / obj-03; first 0; option setup advanced; continents europe asia / africa oceania",
    "3 players need 3 pairs of continents, not 2"
)]
fn bad_set_ups(#[case] table: &str, #[case] expected: &str) {
    let answer = run(table, "? now");
    assert!(answer.contains(expected), "{answer}");
}
