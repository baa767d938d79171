//! The end of an epoch, and of the game.

use game::Game;
use ra::{Phase, Sun, Tile};
use rstest::rstest;

use crate::{after, play, run2, seat, start};

/// Two players let five Ra pass; the sixth ends the epoch.
fn epoch_by_ra() -> String {
    format!("{}draw ra; ", "draw ra; 2*pass; ".repeat(5))
}

/// Two players spend all suns on nothing; seat 0 is the Ra player in the end.
const SUNS_SPENT: &str = "invoke; pass; bid 2; invoke; pass; bid 3; invoke; pass; bid 5; invoke; pass; bid 4; \
                          invoke; pass; bid 6; invoke; pass; bid 7; invoke; pass; bid 9; invoke; bid 8; ";

#[rstest]
#[case::when_nobody_has_a_face_up_sun_left(SUNS_SPENT, "Epoch 1 ends: every sun has been used")]
#[case::at_once_when_the_last_ra_space_is_filled(
    "draw ra; 2*pass; draw ra; 2*pass; draw ra; 2*pass; draw ra; 2*pass; draw ra; 2*pass; draw nile; draw ra",
    "Epoch 1 ends: the Ra track is full"
)]
fn an_epoch_ends(#[case] script: &str, #[case] expected: &str) {
    let said = run2(script);
    assert!(said.contains(expected), "{said}");
    assert!(said.contains("Epoch 2 begins"), "{said}");
}

#[test]
fn the_last_ra_brings_no_auction() {
    let state = after(2, &epoch_by_ra());
    assert_eq!((state.epoch(), state.phase()), (2, Phase::Turn { seat: seat(0) }));
}

#[test]
fn both_tracks_are_cleared_and_the_centre_sun_stays() {
    let script = format!("invoke; pass; bid 2; draw nile; {}", epoch_by_ra());
    let state = after(2, &script);
    assert_eq!((state.ra_count(), state.track().is_empty()), (0, true));
    assert_eq!(Some(state.centre()), Sun::new(2));
    let nobody_has_the_nile = [0, 1].map(|player| state.holding(seat(player)).count(Tile::Nile));
    assert_eq!((nobody_has_the_nile, state.bag().of(Tile::Nile)), ([0, 0], 24));
}

#[test]
fn gods_gold_floods_and_civilisation_go_and_scarabs_stay() {
    let lot = "draw god; draw gold; draw flood; draw art; draw pharaoh; draw nile; draw sphinx; draw temple; \
               invoke; pass; bid 9; ";
    let owned = |script: &str| after(2, script).holding(seat(0)).tiles().map(|(tile, _)| tile).collect::<Vec<_>>();
    assert_eq!(owned(lot).len(), 8);
    let kept = owned(&format!("{lot}{}", epoch_by_ra()));
    assert_eq!(kept, [Tile::Pharaoh, Tile::Nile, Tile::Temple, Tile::Sphinx]);
}

#[test]
fn all_suns_are_turned_face_up_and_everybody_has_as_many_as_before() {
    let state = after(2, SUNS_SPENT);
    for player in [0, 1] {
        let holding = state.holding(seat(player));
        assert_eq!((holding.face_up.len(), holding.face_down.len()), (4, 0));
    }
}

#[test]
fn the_highest_sun_begins_the_next_epoch_and_the_centre_sun_is_nobodys() {
    // Seat 0 spends the 9, which lies in the centre at the end: 8 is the highest sun held.
    let (_, said) = play(start(2), &format!("invoke; pass; bid 9; {}", epoch_by_ra()));
    assert!(said.contains("Epoch 2 begins with seat 1"), "{said}");
}

#[test]
fn the_game_is_over_after_the_third_epoch() {
    let (state, said) = play(start(2), &epoch_by_ra().repeat(3));
    assert!(said.ends_with("seat 0 wins > nobody"), "{said}");
    assert_eq!((state.phase(), state.epoch(), state.to_act()), (Phase::Over, 3, None));
    assert_eq!(play(state, "draw nile").1, "refused: the game is over");
}
