//! Components and set-up.

use game::{BySeat, Game, GameOptions};
use ra::{BadSetup, Options, Phase, Setup, State, Sun, Suns, Tile, sun_groups};
use rstest::rstest;

use crate::{after, play, run, seat, start, suns};

/// `9 6 5 2 / 8 7 4 3` as sets of suns.
fn groups_of(text: &str) -> Vec<Suns> {
    let sun = |number: &str| Sun::new(number.parse().expect("a number")).expect("a sun");
    text.split('/').map(|group| group.split_whitespace().map(sun).collect()).collect()
}

#[rstest]
#[case::two(2)]
#[case::three(3)]
#[case::four(4)]
#[case::five(5)]
fn everybody_begins_with_ten_points_one_group_face_up_and_no_tiles(#[case] players: usize) {
    let state = start(players);
    for (place, group) in sun_groups(players).iter().enumerate() {
        let holding = state.holding(seat(place as u8));
        assert_eq!((holding.score(), holding.face_up, holding.face_down), (10, *group, Suns::NONE));
        assert_eq!(holding.tiles().count(), 0);
    }
    assert_eq!(state.centre(), Sun::new(1).expect("a sun"));
    assert!(state.track().is_empty());
    assert_eq!((state.epoch(), state.ra_count(), state.bag().total()), (1, 0, 180));
}

#[rstest]
#[case::two(2, "9 6 5 2 / 8 7 4 3")]
#[case::three(3, "13 8 5 2 / 12 9 6 3 / 11 10 7 4")]
#[case::four(4, "13 6 2 / 12 7 3 / 11 8 4 / 10 9 5")]
#[case::five(5, "16 7 2 / 15 8 3 / 14 9 4 / 13 10 5 / 12 11 6")]
fn the_sun_groups_are_those_of_the_table(#[case] players: usize, #[case] groups: &str) {
    assert_eq!(sun_groups(players), groups_of(groups));
}

#[rstest]
#[case::two(2, 6)]
#[case::three(3, 8)]
#[case::four(4, 9)]
#[case::five(5, 10)]
fn so_many_ra_end_an_epoch(#[case] players: usize, #[case] ra: usize) {
    let drawn_and_passed = format!("draw ra; {players}*pass; ");
    let before = after(players, &drawn_and_passed.repeat(ra - 1));
    assert_eq!((before.epoch(), before.ra_count()), (1, ra as u8 - 1));
    let (ended, said) = play(before, "draw ra");
    assert_eq!((ended.epoch(), ended.ra_count()), (2, 0));
    assert!(said.contains(&format!("draws Ra, {ra} of {ra}, Epoch 1 ends: the Ra track is full")), "{said}");
}

#[test]
fn the_player_with_the_highest_sun_begins() {
    let mut setup = suns(3);
    setup.suns.values_mut().rotate_right(1);
    let state = State::start(&Options::for_players(3).expect("3 play"), &setup).expect("a sound set-up");
    assert_eq!(state.phase(), Phase::Turn { seat: seat(1) });
    assert_eq!(play(state, "draw nile").1, "seat 1 draws nile > seat 2");
}

#[rstest]
#[case::one(1)]
#[case::six(6)]
#[case::none(0)]
fn no_other_number_can_play(#[case] players: usize) {
    assert_eq!(Options::for_players(players), None);
}

#[rstest]
#[case::one_group_is_missing("13 8 5 2 / 12 9 6 3", "3 players need 3 sun groups, not 2")]
#[case::a_group_of_another_table("9 6 5 2 / 12 9 6 3 / 11 10 7 4", "9 6 5 2 of seat 0 is no sun group for 3 players")]
#[case::the_same_group_twice("13 8 5 2 / 12 9 6 3 / 13 8 5 2", "seat 2 and seat 0 have the same sun group 13 8 5 2")]
fn a_wrong_set_up_is_refused(#[case] groups: &str, #[case] expected: &str) {
    let options = Options::for_players(3).expect("3 play");
    let setup = Setup { suns: BySeat::from_values(groups_of(groups)).expect("at most five") };
    let refusal: BadSetup = State::start(&options, &setup).expect_err("the set-up is wrong");
    assert_eq!(refusal.to_string(), expected);
}

#[test]
fn tiles_are_drawn_without_replacement() {
    assert_eq!(after(3, "draw drought; draw drought").bag().of(Tile::Drought), 0);
    assert_eq!(run("draw drought; draw drought; draw drought"), "refused: there is no drought left in the bag");
}
