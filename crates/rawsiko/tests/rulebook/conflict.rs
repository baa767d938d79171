//! Conflicts: who throws how many dice, who loses, who stays.

use rstest::rstest;

use crate::{FOUR, THREE, run};

#[rstest]
#[case::the_attacker_uses_one_to_three(
    "attack germany turkey 4 : 6 6 6 / 1 1 1",
    "at most 3 assets attack at once, not 4"
)]
#[case::at_least_one("attack germany turkey 0 : 6 / 1 1 1", "expected at least one asset")]
#[case::one_die_an_asset(
    "attack germany turkey 2 : 6 6 6 / 1 1 1",
    "2 dice against 3 are thrown here, not 3 against 3"
)]
#[case::the_defender_as_many_as_possible_up_to_three(
    "attack germany turkey 1 : 6 / 1 1",
    "1 dice against 3 are thrown here, not 1 against 2"
)]
#[case::no_more_than_are_there(
    "attack ukraine turkey 1 : 1 / 6 6 6; attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1 1 1;
     attack germany turkey 1 : 6 / 5 4 4; ? turkey",
    "1 dice against 1 are thrown here, not 1 against 3"
)]
#[case::in_each_pair_the_lower_loses_one(
    "attack germany turkey 3 : 6 4 2 / 5 3 1; ? germany; ? turkey",
    "seat 0: 7 of 7; seat 1: 4 of 4"
)]
#[case::highest_against_highest(
    "attack germany turkey 3 : 6 3 2 / 5 4 3; ? germany; ? turkey",
    "seat 0: 5 of 5; seat 1: 6 of 6"
)]
#[case::on_a_tie_the_attacker_does(
    "attack germany turkey 2 : 4 4 / 4 4 1; ? germany; ? turkey",
    "seat 0: 5 of 5; seat 1: 7 of 7"
)]
#[case::dice_without_a_partner_are_ignored(
    "attack germany turkey 1 : 5 / 4 4 4; ? germany; ? turkey",
    "seat 0: 7 of 7; seat 1: 6 of 6"
)]
#[case::otherwise_they_stay_and_may_act_again(
    "attack germany turkey 3 : 6 1 1 / 5 5 5; ? germany; ? turkey; ? now; move germany nordic 5; ? nordic",
    "seat 0: 5 of 5; seat 1: 6 of 6; seat 0 acts; seat 0: 0 of 5"
)]
#[case::here_or_elsewhere(
    "attack germany turkey 1 : 6 / 1 1 1; attack germany turkey 1 : 6 / 1 1 1; move germany france-benelux 1; ? turkey",
    "seat 1: 5 of 5"
)]
#[case::the_reserve_holds_the_territory(
    "attack germany turkey 3 : 6 6 6 / 1 1 1; ? turkey; ? germany",
    "seat 1: 4 of 4; seat 0: 7 of 7"
)]
#[case::if_no_asset_of_the_defender_is_left_the_attackers_move_in_and_count_as_moved(
    "attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1;
     ? turkey; ? germany; move turkey ukraine 1",
    "seat 0: 0 of 3; seat 0: 4 of 4; 0 in turkey can still move, not 1"
)]
#[case::taken_with_its_materials(
    "attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1;
     ? materials; ? territories",
    "16 11 13; 6 4 5"
)]
#[case::only_assets_that_have_not_moved_may_attack(
    "move germany nordic 6; move poland germany 1; ? germany; attack germany turkey 2 : 6 6 / 1 1 1",
    "seat 0: 1 of 2; 1 in germany can still move, not 2"
)]
#[case::and_losses_come_from_them(
    "move germany nordic 6; move poland germany 1; attack germany turkey 1 : 1 / 6 6 6; ? germany",
    "seat 0: 0 of 1"
)]
#[case::attacking_with_all_and_losing_all_leaves_the_origin_empty(
    "attack ukraine turkey 1 : 1 / 6 6 6; ? ukraine; ? territories",
    "empty; 4 5 5"
)]
#[case::attacking_with_all_and_winning_too(
    "move germany italy-balkans 4; attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1 1 1; attack germany turkey 3 : 6 6 6 / 1;
     ? germany; ? turkey",
    "empty; seat 0: 0 of 3"
)]
#[case::one_origin_an_order(
    "attack germany turkey 1 : 6 / 1 1 1; attack ukraine turkey 1 : 6 / 1 1 1; ? turkey",
    "seat 1: 5 of 5"
)]
#[case::over_a_dashed_link_as_well("attack germany turkey 1 : 6 / 1 1 1; ? turkey", "seat 1: 6 of 6")]
#[case::adjacent_ones_only("attack germany central-asia 1 : 6 / 1", "germany and central-asia are not adjacent")]
#[case::not_own_ones(
    "attack germany poland 1 : 6 / 1",
    "poland belongs to seat 0: assets move there without a conflict"
)]
#[case::not_empty_ones("attack germany nordic 1 : 6 / 1", "nordic is empty: assets move there without a conflict")]
#[case::not_from_anothers("attack turkey germany 1 : 6 / 1", "seat 0 does not hold turkey")]
#[case::the_defender_loses_assets_that_could_have_moved(
    "attack germany turkey 3 : 6 6 6 / 1 1 1; end; ? turkey; move turkey italy-balkans 4; ? italy-balkans",
    "seat 1: 4 of 4; seat 1: 0 of 4"
)]
#[case::who_acted_already_defends_with_moved_assets_too(
    "move germany italy-balkans 7; end; attack turkey italy-balkans 3 : 6 6 6 / 5 5 5; ? italy-balkans",
    "seat 0: 0 of 4"
)]
#[case::a_territory_left_by_its_attackers_can_be_taken_for_free(
    "attack ukraine turkey 1 : 1 / 6 6 6; end; move turkey ukraine 1; ? ukraine",
    "seat 1: 0 of 1"
)]
fn conflicts(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(THREE, script), expected);
}

#[rstest]
#[case::two_against_one_pair("attack peru colombia 2 : 3 1 / 2; ? colombia; ? peru", "seat 0: 0 of 2; seat 0: 2 of 2")]
#[case::three_against_one_lost(
    "attack peru colombia 3 : 3 3 3 / 3; ? colombia; ? peru",
    "seat 3: 1 of 1; seat 0: 3 of 3"
)]
#[case::surviving_attackers_all_move_in(
    "attack peru colombia 3 : 6 1 1 / 5; ? colombia; ? peru",
    "seat 0: 0 of 3; seat 0: 1 of 1"
)]
fn a_single_defender(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(FOUR, script), expected);
}
