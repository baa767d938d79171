//! Disasters: what each takes, and who chooses.

use ra::{State, Tile};
use rstest::rstest;

use crate::{play, seat, start};

/// Draws these tiles, skipping the seats as they come, until seat 0 invokes and wins the lot with its lowest sun.
///
/// The number of tiles must be a multiple of three, so that the turn is seat 0's again.
fn lot(tiles: &str, sun: u8) -> String {
    let draws: Vec<String> = tiles.split_whitespace().map(|tile| format!("draw {tile}")).collect();
    assert!(draws.len().is_multiple_of(3), "the turn must come back to seat 0");
    format!("{}; invoke; pass; pass; bid {sun}", draws.join("; "))
}

fn won(tiles: &str) -> (State, String) {
    let (state, said) = play(start(3), &lot(tiles, 2));
    let losses = said.split(" and takes sun 1 and ").nth(1).map(str::to_owned);
    (state, losses.unwrap_or(said))
}

#[rstest]
#[case::a_funeral_takes_two_pharaohs(
    "pharaoh pharaoh pharaoh gold gold funeral",
    "pharaoh, pharaoh, pharaoh, gold, gold, funeral, seat 0 loses 2 pharaoh to funeral > seat 1"
)]
#[case::fewer_if_fewer_are_owned(
    "pharaoh gold funeral",
    "pharaoh, gold, funeral, seat 0 loses 1 pharaoh to funeral > seat 1"
)]
#[case::two_funerals_take_four(
    "pharaoh pharaoh pharaoh funeral pharaoh funeral",
    "pharaoh, pharaoh, pharaoh, funeral, pharaoh, funeral, seat 0 loses 4 pharaoh to funeral > seat 1"
)]
#[case::a_drought_takes_floods_first(
    "flood flood flood nile gold drought",
    "flood, flood, flood, nile, gold, drought, seat 0 loses 2 flood to drought > seat 1"
)]
#[case::then_niles(
    "flood nile nile nile gold drought",
    "flood, nile, nile, nile, gold, drought, seat 0 loses 1 flood to drought, seat 0 loses 1 nile to drought > seat 1"
)]
#[case::a_disaster_with_nothing_to_take_leaves_the_game("gold gold drought", "gold, gold, drought > seat 1")]
#[case::unrest_asks_which_civilisation_tiles(
    "art writing religion gold gold unrest",
    "art, writing, religion, gold, gold, unrest > seat 0"
)]
#[case::unrest_does_not_ask_where_all_go(
    "art writing unrest",
    "art, writing, unrest, seat 0 loses 1 art to unrest, seat 0 loses 1 writing to unrest > seat 1"
)]
#[case::an_earthquake_asks_which_monuments(
    "sphinx temple temple gold gold earthquake",
    "sphinx, temple, temple, gold, gold, earthquake > seat 0"
)]
#[case::an_earthquake_does_not_ask_where_all_go(
    "temple temple earthquake",
    "temple, temple, earthquake, seat 0 loses 2 temple to earthquake > seat 1"
)]
fn a_disaster_won(#[case] tiles: &str, #[case] expected: &str) {
    assert_eq!(won(tiles).1, expected);
}

#[rstest]
#[case::one_tile_at_a_time("discard art", "seat 0 loses 1 art to unrest > seat 0")]
#[case::until_two_are_lost("discard art; discard art", "seat 0 loses 1 art to unrest > seat 1")]
#[case::the_owner_chooses("discard art; discard writing", "seat 0 loses 1 writing to unrest > seat 1")]
#[case::only_what_is_owned("discard religion", "refused: seat 0 owns no religion")]
#[case::only_civilisation("discard sphinx", "refused: unrest does not take sphinx")]
#[case::nothing_else_goes_on_before("draw nile", "refused: `draw` is not possible now: expected discard")]
fn choosing_for_unrest(#[case] script: &str, #[case] expected: &str) {
    let (state, _) = won("art art writing sphinx gold unrest");
    assert_eq!(play(state, script).1, expected);
}

#[test]
fn asked_by_number_even_if_all_are_of_one_kind() {
    let (state, said) = won("art art art gold gold unrest");
    assert!(said.ends_with("> seat 0"), "{said}");
    assert_eq!(play(state, "discard art; discard art").1, "seat 0 loses 1 art to unrest > seat 1");
}

/// Seat 0 wins this lot with sun 2; then the others draw a tile each, and it wins those with sun 5.
fn won_in_turn(first: &str, second: &str) -> (State, String) {
    let others: Vec<String> = second.split_whitespace().map(|tile| format!("draw {tile}")).collect();
    play(start(3), &format!("{}; {}; invoke; pass; pass; bid 5", lot(first, 2), others.join("; ")))
}

#[test]
fn two_unrests_take_four() {
    let (state, said) = won_in_turn("art art art writing writing gold", "unrest unrest");
    assert!(said.ends_with("> seat 0"), "{said}");
    let (state, said) = play(state, "3*discard art");
    assert_eq!(said, "seat 0 loses 1 art to unrest > seat 0");
    let (state, said) = play(state, "discard writing");
    assert_eq!(said, "seat 0 loses 1 writing to unrest > seat 1");
    assert_eq!(state.holding(seat(0)).count_all(&Tile::CIVILISATION), 1);
}

#[test]
fn where_both_are_owed_unrest_comes_first() {
    let (state, said) = won_in_turn("art writing religion sphinx temple obelisk", "earthquake unrest");
    assert!(said.ends_with("> seat 0"), "{said}");
    assert_eq!(play(state, "discard sphinx").1, "refused: unrest does not take sphinx");
    let (state, said) = play(state, "discard art; discard writing");
    assert_eq!(said, "seat 0 loses 1 writing to unrest > seat 0");
    assert_eq!(play(state, "discard religion").1, "refused: earthquake does not take religion");
    let (state, said) = play(state, "discard sphinx; discard temple");
    assert_eq!(said, "seat 0 loses 1 temple to earthquake > seat 1");
    assert_eq!(state.holding(seat(0)).tiles().collect::<Vec<_>>(), [(Tile::Religion, 1), (Tile::Obelisk, 1)]);
}

/// The worked example: earthquake, unrest and drought together, with one agriculture, one flood, one nile.
#[test]
fn three_disasters_at_once() {
    let (state, said) =
        won_in_turn("sphinx temple obelisk flood nile gold", "agriculture earthquake unrest drought gold");
    let losses = "seat 0 loses 1 flood to drought, seat 0 loses 1 nile to drought, \
                  seat 0 loses 1 agriculture to unrest > seat 0";
    assert!(said.ends_with(losses), "{said}");
    let (state, said) = play(state, "discard temple; discard obelisk");
    assert_eq!(said, "seat 0 loses 1 obelisk to earthquake > seat 1");
    assert_eq!(state.holding(seat(0)).tiles().collect::<Vec<_>>(), [(Tile::Gold, 2), (Tile::Sphinx, 1)]);
}

/// A disaster taken with a god asks first, then the god's owner may go on.
#[test]
fn a_disaster_taken_with_a_god_is_settled_before_the_next_god() {
    let (state, _) = play(start(3), &lot("god god art writing religion gold", 2));
    let (state, said) = play(state, "draw unrest; draw nile; god unrest");
    assert_eq!(said, "seat 0 spends a god for unrest > seat 0");
    assert_eq!(play(state, "god nile").1, "refused: `god nile` is not possible now: expected discard");
    let (state, said) = play(state, "discard art; discard writing");
    assert_eq!(said, "seat 0 loses 1 writing to unrest > seat 0");
    assert_eq!(play(state, "god nile").1, "seat 0 spends a god for nile > seat 1");
    assert_eq!(play(state, "done").1, "> seat 1");
}

#[test]
fn disasters_are_never_owned() {
    let (state, _) = won("gold gold drought");
    assert_eq!(state.holding(seat(0)).tiles().collect::<Vec<_>>(), [(Tile::Gold, 2)]);
}
