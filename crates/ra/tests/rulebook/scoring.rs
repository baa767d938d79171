//! Scoring: every line of the tables, every worked example.

use game::{BySeat, Game};
use ra::{Holding, Points, State, Sun, Suns, Tile, epoch_points, seat_points};
use rstest::rstest;

use crate::{play, seat, start};

/// `3 nile 1 flood` as a holding.
fn holding(tiles: &str) -> Holding {
    let mut holding = Holding::default();
    let words: Vec<&str> = tiles.split_whitespace().collect();
    for pair in words.chunks_exact(2) {
        let count = pair[0].parse().expect("a number");
        holding.add(Tile::from_name(pair[1]).expect("a tile"), count);
    }
    holding
}

fn points(players: &[&str], last: bool) -> BySeat<Points> {
    let holdings: Vec<Holding> = players.iter().map(|tiles| holding(tiles)).collect();
    let all = epoch_points(&holdings, last);
    for (one, points) in all.iter() {
        assert_eq!(seat_points(&holdings, one, last), *points, "one seat alone scores as among all");
    }
    all
}

fn column(points: &BySeat<Points>, category: impl Fn(&Points) -> i16) -> Vec<i16> {
    points.values().map(category).collect()
}

#[rstest]
#[case::most_and_fewest(&["3 pharaoh", "2 pharaoh", "1 pharaoh"], &[5, 0, -2])]
#[case::all_tied_get_it(&["3 pharaoh", "2 pharaoh", "2 pharaoh", "3 pharaoh"], &[5, -2, -2, 5])]
#[case::all_the_same(&["2 pharaoh", "2 pharaoh", "2 pharaoh"], &[0, 0, 0])]
#[case::none_at_all(&["", ""], &[0, 0])]
#[case::none_is_fewest(&["1 pharaoh", ""], &[5, -2])]
fn pharaohs(#[case] players: &[&str], #[case] expected: &[i16]) {
    assert_eq!(column(&points(players, false), |p| p.pharaohs), expected);
}

#[rstest]
#[case::gold_is_3_each("2 gold", Points { gold: 6, civilisation: -5, ..Points::default() })]
#[case::gods_are_2_each("3 god", Points { gods: 6, civilisation: -5, ..Points::default() })]
#[case::one_flood_and_3_niles("1 flood 3 nile", Points { river: 4, civilisation: -5, ..Points::default() })]
#[case::two_floods("2 flood", Points { river: 2, civilisation: -5, ..Points::default() })]
#[case::four_niles("4 nile", Points { civilisation: -5, ..Points::default() })]
#[case::no_civilisation_tile("", Points { civilisation: -5, ..Points::default() })]
#[case::one_kind("1 art", Points::default())]
#[case::two_kinds("1 art 3 writing", Points::default())]
#[case::three_kinds("3 astronomy 2 agriculture 2 writing", Points { civilisation: 5, ..Points::default() })]
#[case::four_kinds("1 art 1 religion 1 writing 1 agriculture", Points { civilisation: 10, ..Points::default() })]
#[case::five_kinds(
    "1 art 1 religion 1 writing 1 agriculture 1 astronomy",
    Points { civilisation: 15, ..Points::default() }
)]
#[case::monuments_only_after_the_last_epoch("5 sphinx 1 art", Points::default())]
fn every_epoch(#[case] tiles: &str, #[case] expected: Points) {
    assert_eq!(points(&[tiles, tiles], false)[seat(0)], expected);
}

#[rstest]
#[case::the_worked_example("4 pyramid 3 temple 2 fortress 1 sphinx", 4, 15)]
#[case::none("", 0, 0)]
#[case::two_of_a_kind("2 sphinx", 1, 0)]
#[case::three_of_a_kind("3 sphinx", 1, 5)]
#[case::four_of_a_kind("4 sphinx", 1, 10)]
#[case::five_of_a_kind("5 sphinx", 1, 15)]
#[case::six_kinds("1 fortress 1 obelisk 1 palace 1 pyramid 1 temple 1 statue", 6, 0)]
#[case::seven_kinds("1 fortress 1 obelisk 1 palace 1 pyramid 1 temple 1 statue 1 step-pyramid", 10, 0)]
#[case::eight_kinds("1 fortress 1 obelisk 1 palace 1 pyramid 1 temple 1 statue 1 step-pyramid 1 sphinx", 15, 0)]
fn monuments(#[case] tiles: &str, #[case] kinds: i16, #[case] sets: i16) {
    let scored = points(&[tiles, tiles], true)[seat(0)];
    assert_eq!((scored.monument_kinds, scored.monument_sets), (kinds, sets));
    assert_eq!(scored.monuments(), kinds + sets);
}

#[rstest]
#[case::the_worked_example("1 16 / 16 9 / 12 9 / 16 1", &[-5, 5, 0, -5])]
#[case::all_the_same("5 / 4 1", &[0, 0])]
#[case::highest_and_lowest("9 6 5 2 / 8 7 4 1", &[5, -5])]
fn suns(#[case] players: &str, #[case] expected: &[i16]) {
    // Face up and face down count alike: the first sun of each lies face up.
    let player = |numbers: &str| {
        let mut holding = Holding::default();
        for (place, number) in numbers.split_whitespace().enumerate() {
            let sun = Sun::new(number.parse().expect("a number")).expect("a sun");
            let side = if place == 0 { &mut holding.face_up } else { &mut holding.face_down };
            *side = side.with(sun);
        }
        holding
    };
    let holdings: Vec<Holding> = players.split('/').map(player).collect();
    assert_eq!(column(&epoch_points(&holdings, true), |p| p.suns), expected);
    assert_eq!(column(&epoch_points(&holdings, false), |p| p.suns), vec![0; expected.len()]);
}

/// Two players who let every Ra pass, three epochs long.
fn passed_game() -> State {
    let epoch = format!("{}draw ra; ", "draw ra; 2*pass; ".repeat(5));
    play(start(2), &epoch.repeat(3)).0
}

#[test]
fn a_score_never_falls_below_0() {
    // Without a civilisation tile: 10, 5, 0, and then 0 again.
    let state = passed_game();
    assert_eq!(state.scores().values().copied().collect::<Vec<_>>(), [0, 0]);
}

#[test]
fn points_of_one_epoch_are_netted_before_the_floor_applies() {
    // At 0, seat 0 wins two gold and seat 1 a pharaoh: -2, +6, -5 and, for the suns, -5 are -6, not 6 - 5 - 5.
    let won = "draw gold; draw gold; invoke; pass; bid 2; draw pharaoh; draw ra; bid 3; pass; ";
    let (state, said) = play(game_of_two_epochs(), won);
    assert!(!said.starts_with("refused"), "{said}");
    assert_eq!(state.scores()[seat(0)], 0);
    let points = state.points_now()[seat(0)];
    assert_eq!((points.pharaohs, points.gold, points.civilisation), (-2, 6, -5));
    assert!(points.total() < 0);
    let (state, _) = play(state, &format!("{}draw ra", "draw ra; 2*pass; ".repeat(4)));
    assert_eq!((state.winner().is_some(), state.scores()[seat(0)]), (true, 0));
}

fn game_of_two_epochs() -> State {
    let epoch = format!("{}draw ra; ", "draw ra; 2*pass; ".repeat(5));
    play(start(2), &epoch.repeat(2)).0
}

#[test]
fn among_those_tied_the_highest_sun_wins() {
    let state = passed_game();
    // Sums 22 and 22: no points for suns, a tie at 0; seat 0 holds the 9.
    assert_eq!(state.winner(), Some(seat(0)));
    assert_eq!(state.ranks().values().copied().collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn most_points_win_whatever_the_suns() {
    // Seat 0 gives the 9 away for gold: then seat 1 has the highest sun, but fewer points.
    let gold = "draw gold; draw gold; draw gold; draw art; invoke; pass; bid 9; ";
    let (state, _) = play(start(2), gold);
    assert_eq!(state.holding(seat(0)).suns().highest(), Sun::new(6));
    let mut script = String::new();
    for _ in 0..3 {
        script += &"draw ra; 2*pass; ".repeat(5);
        script += "draw ra; ";
    }
    let (state, _) = play(state, &script);
    assert_eq!(state.winner(), Some(seat(0)), "{:?}", state.scores());
}

#[test]
fn points_if_the_epoch_ended_now_are_known_at_any_time() {
    let (state, _) = play(start(2), "draw gold; draw pharaoh; invoke; pass; bid 2");
    let now = state.points_now();
    assert_eq!((now[seat(0)].gold, now[seat(0)].pharaohs, now[seat(1)].pharaohs), (3, 5, -2));
    let held: Suns = state.holding(seat(0)).suns();
    assert_eq!(held.len(), 4);
}
