//! Turns: draw, invoke, spend gods.

use ra::Tile;
use rstest::rstest;

use crate::{after, run, run2, seat};

#[rstest]
#[case::any_other_tile_goes_to_the_track_and_the_turn_ends("draw nile", "seat 0 draws nile > seat 1")]
#[case::play_goes_clockwise("2*draw nile; draw art", "seat 2 draws art > seat 0")]
#[case::a_ra_begins_an_auction("draw ra", "seat 0 draws Ra, 1 of 8, Auction for no tiles > seat 1")]
#[case::drawing_is_forbidden_on_a_full_track(
    "8*draw nile; draw gold",
    "refused: the auction track is full: no tile can be drawn"
)]
#[case::seven_tiles_are_not_full("7*draw nile; draw gold", "seat 1 draws gold > seat 2")]
#[case::invoking_begins_an_auction("draw nile; invoke", "seat 1 invokes Ra, Auction for nile > seat 2")]
#[case::invoking_is_allowed_on_an_empty_track("invoke", "seat 0 invokes Ra, Auction for no tiles > seat 1")]
#[case::invoking_is_allowed_on_a_full_track(
    "8*draw nile; invoke",
    "seat 2 invokes Ra, Auction for nile, nile, nile, nile, nile, nile, nile, nile > seat 0"
)]
#[case::a_bid_outside_an_auction_is_refused(
    "bid 13",
    "refused: `bid 13` is not possible now: expected draw, invoke or god"
)]
#[case::a_pass_outside_an_auction_is_refused(
    "pass",
    "refused: `pass` is not possible now: expected draw, invoke or god"
)]
#[case::a_discard_without_a_disaster_is_refused(
    "discard art",
    "refused: `discard art` is not possible now: expected draw, invoke or god"
)]
fn a_turn(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(script), expected);
}

#[rstest]
#[case::a_player_without_a_face_up_sun_is_skipped("draw nile", "seat 1 draws nile > seat 1")]
#[case::and_does_not_bid("invoke", "seat 1 invokes Ra, Auction for no tiles > seat 1")]
fn when_seat_0_has_no_sun_left(#[case] script: &str, #[case] expected: &str) {
    let spent = "invoke; pass; bid 2; draw art; invoke; pass; bid 5; draw art; \
                 invoke; pass; bid 6; draw art; invoke; pass; bid 9; ";
    assert_eq!(run2(&format!("{spent}{script}")), expected);
}

/// Seat 2 wins two gods, a pharaoh and gold for sun 4; then it is the turn of seat 0.
const GODS_WON: &str = "draw god; draw god; draw pharaoh; draw gold; draw gold; invoke; pass; pass; bid 4; ";

#[rstest]
#[case::a_god_is_exchanged_for_a_tile("draw art; draw nile; god art", "seat 2 spends a god for art > seat 2")]
#[case::one_or_more_in_a_turn("draw art; draw nile; god art; god nile", "seat 2 spends a god for nile > seat 0")]
#[case::the_player_may_stop_after_one("draw art; draw nile; god art; done", "> seat 0")]
#[case::the_turn_ends_when_no_tile_is_left(
    "draw art; draw ra; 3*pass; god art",
    "seat 2 spends a god for art > seat 0"
)]
#[case::the_turn_ends_when_only_gods_are_left("draw art; draw god; god art", "seat 2 spends a god for art > seat 0")]
#[case::not_for_a_god("draw art; draw god; god god", "refused: a god cannot be exchanged for a god")]
#[case::not_for_a_tile_that_is_not_there(
    "draw art; draw nile; god gold",
    "refused: there is no gold on the auction track"
)]
#[case::not_on_an_empty_track(
    "draw ra; 3*pass; draw ra; 3*pass; god art",
    "refused: there is no art on the auction track"
)]
#[case::not_by_a_player_without_gods("draw art; god art", "refused: seat 1 has no god to spend")]
#[case::also_on_a_full_track("4*draw nile; 4*draw pharaoh; god nile", "seat 2 spends a god for nile > seat 2")]
#[case::done_cannot_open_a_turn("done", "refused: `done` is not possible now: expected draw, invoke or god")]
#[case::no_drawing_after_a_god(
    "draw art; draw nile; god art; draw ra",
    "refused: `draw` is not possible now: expected god or done"
)]
#[case::no_invoking_after_a_god(
    "draw art; draw nile; god art; invoke",
    "refused: `invoke` is not possible now: expected god or done"
)]
#[case::a_disaster_taken_strikes_at_once(
    "draw funeral; draw ra; 3*pass; god funeral",
    "seat 2 spends a god for funeral, seat 2 loses 1 pharaoh to funeral > seat 0"
)]
#[case::a_later_god_may_depend_on_what_an_earlier_one_did(
    "draw unrest; draw art; god art; god unrest",
    "seat 2 spends a god for unrest, seat 2 loses 1 art to unrest > seat 0"
)]
fn spending_gods(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(&format!("{GODS_WON}{script}")), expected);
}

#[test]
fn a_spent_god_leaves_the_game_and_the_tile_is_owned() {
    let state = after(3, &format!("{GODS_WON} draw art; draw nile; god art; god nile"));
    let holding = state.holding(seat(2));
    assert_eq!([Tile::God, Tile::Art, Tile::Nile].map(|tile| holding.count(tile)), [0, 1, 1]);
    assert!(state.track().is_empty());
}
