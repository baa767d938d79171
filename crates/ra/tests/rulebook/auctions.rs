//! Auctions: who bids, who wins, what happens when all pass.

use ra::{Sun, Suns, Tile};
use rstest::rstest;

use crate::{after, run, run2, seat};

fn suns(numbers: &[u8]) -> Suns {
    numbers.iter().filter_map(|number| Sun::new(*number)).collect()
}

#[rstest]
#[case::bidding_starts_left_of_the_ra_player("draw nile; invoke; bid 11", "seat 2 bids 11 > seat 0")]
#[case::and_goes_clockwise("draw nile; invoke; pass; pass", "seat 0 passes > seat 1")]
#[case::the_ra_player_bids_last(
    "draw nile; invoke; pass; pass; bid 3",
    "seat 1 bids 3, seat 1 wins with 3 and takes sun 1 and nile > seat 2"
)]
#[case::a_bid_must_beat_the_high_bid("invoke; bid 9; bid 7", "refused: sun 7 does not beat the high bid of 9")]
#[case::a_bid_is_a_sun_of_ones_own("invoke; bid 13", "refused: seat 1 has no face-up sun 13")]
#[case::everybody_bids_or_passes_once(
    "invoke; bid 3; bid 4; pass",
    "seat 0 passes, seat 2 wins with 4 and takes sun 1 and no tiles > seat 1"
)]
#[case::who_cannot_beat_the_bid_passes("invoke; bid 12; pass", "seat 2 passes > seat 0")]
#[case::drawing_is_refused_in_an_auction(
    "invoke; draw nile",
    "refused: `draw` is not possible now: expected bid or pass"
)]
#[case::ra_drawn_and_all_pass_the_tiles_stay(
    "draw nile; draw ra; 3*pass; invoke",
    "seat 2 invokes Ra, Auction for nile > seat 0"
)]
#[case::ra_drawn_and_all_pass("draw nile; draw ra; 3*pass", "seat 1 passes, Nobody bids: the tiles stay > seat 2")]
#[case::invoked_on_a_full_track_all_pass_and_it_is_discarded(
    "8*draw nile; invoke; 3*pass",
    "seat 2 passes, Nobody bids on the full track: its tiles are discarded > seat 0"
)]
#[case::invoked_on_a_track_not_full_the_invoker_must_bid(
    "draw nile; invoke; 3*pass",
    "refused: seat 1 invoked Ra, all others passed and the track is not full: it must bid"
)]
#[case::with_seven_tiles_as_well(
    "7*draw nile; invoke; 3*pass",
    "refused: seat 1 invoked Ra, all others passed and the track is not full: it must bid"
)]
#[case::the_forced_bid_is_any_sun(
    "invoke; pass; pass; bid 13",
    "seat 0 bids 13, seat 0 wins with 13 and takes sun 1 and no tiles > seat 1"
)]
#[case::the_invoker_may_pass_when_another_bid(
    "invoke; bid 3; pass; pass",
    "seat 0 passes, seat 1 wins with 3 and takes sun 1 and no tiles > seat 1"
)]
#[case::play_goes_on_left_of_the_ra_player_whoever_won(
    "draw nile; invoke; bid 11; pass; pass",
    "seat 1 passes, seat 2 wins with 11 and takes sun 1 and nile > seat 2"
)]
#[case::the_drawer_of_a_ra_is_the_ra_player(
    "draw ra; bid 3; pass; bid 5",
    "seat 0 bids 5, seat 0 wins with 5 and takes sun 1 and no tiles > seat 1"
)]
#[case::the_centre_sun_cannot_be_used_again_in_this_epoch(
    "invoke; pass; pass; bid 2; invoke; pass; bid 1",
    "refused: seat 0 has no face-up sun 1"
)]
#[case::the_winning_sun_is_the_next_to_be_won(
    "invoke; pass; pass; bid 2; invoke; pass; pass; bid 3",
    "seat 1 bids 3, seat 1 wins with 3 and takes sun 2 and no tiles > seat 2"
)]
fn an_auction(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run(script), expected);
}

#[test]
fn the_winner_takes_the_tiles_and_the_centre_sun_face_down() {
    let state = after(3, "draw nile; draw gold; invoke; bid 13; pass; pass");
    let winner = state.holding(seat(0));
    assert_eq!([Tile::Nile, Tile::Gold].map(|tile| winner.count(tile)), [1, 1]);
    assert_eq!((winner.face_up, winner.face_down), (suns(&[8, 5, 2]), suns(&[1])));
    assert_eq!(Some(state.centre()), Sun::new(13));
    assert!(state.track().is_empty());
}

#[test]
fn the_losers_take_their_suns_back_face_up() {
    let state = after(3, "draw nile; draw gold; invoke; bid 8; bid 9; bid 10");
    assert_eq!(state.holding(seat(0)).face_up, suns(&[13, 8, 5, 2]));
    assert_eq!(state.holding(seat(1)).face_up, suns(&[12, 9, 6, 3]));
    assert_eq!(state.holding(seat(2)).face_up, suns(&[11, 7, 4]));
}

/// Two players; seat 0 has spent all its suns and seat 1 is alone.
const ALONE: &str = "invoke; pass; bid 2; draw art; invoke; pass; bid 5; draw art; \
                     invoke; pass; bid 6; draw art; invoke; pass; bid 9; ";

#[rstest]
#[case::must_bid_on_a_track_not_full(
    "invoke; pass",
    "refused: seat 1 invoked Ra, all others passed and the track is not full: it must bid"
)]
#[case::bids_and_goes_on("invoke; bid 8", "seat 1 bids 8, seat 1 wins with 8 and takes sun 9 and no tiles > seat 1")]
#[case::may_pass_on_a_full_track(
    "8*draw nile; invoke; pass",
    "seat 1 passes, Nobody bids on the full track: its tiles are discarded > seat 1"
)]
#[case::may_pass_after_a_drawn_ra("draw ra; pass", "seat 1 passes, Nobody bids > seat 1")]
fn a_player_alone(#[case] script: &str, #[case] expected: &str) {
    assert_eq!(run2(&format!("{ALONE}{script}")), expected);
}
