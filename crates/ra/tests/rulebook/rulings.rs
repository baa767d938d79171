//! The rulings, by number, where another chapter does not hold them already (1: set-up; 3, 5, 6: auctions; 4: turns).

use game::{Actor, Game, GameOptions, Seat, Viewer};
use ra::{Options, Scores, State, Tile};

use crate::{after, play, run2, seat, start, suns};

fn view_scores(state: &State, viewer: Viewer) -> Vec<Option<i32>> {
    state.view(viewer).seats.values().map(|player| player.score).collect()
}

#[test]
fn ruling_2_scores_are_hidden_by_default_and_open_by_option() {
    let state = start(3);
    assert_eq!(view_scores(&state, Viewer::Seat(seat(1))), [None, Some(10), None]);
    assert_eq!(view_scores(&state, Viewer::Spectator), [None, None, None]);
    let mut options = Options::for_players(3).expect("3 play");
    options.scores = Scores::Open;
    let open = State::start(&options, &suns(3)).expect("a sound set-up");
    assert_eq!(view_scores(&open, Viewer::Spectator), [Some(10); 3]);
}

#[test]
fn ruling_2_all_scores_are_seen_when_the_game_is_over() {
    let epoch = format!("{}draw ra; ", "draw ra; 2*pass; ".repeat(5));
    let state = after(2, &epoch.repeat(3));
    assert_eq!(view_scores(&state, Viewer::Spectator), [Some(0), Some(0)]);
}

#[test]
fn ruling_7_with_five_players_the_30th_ra_ends_the_game() {
    let nine = "draw ra; 5*pass; ".repeat(9);
    let epoch = format!("{nine}draw ra; ");
    let state = after(5, &epoch.repeat(3));
    assert_eq!((state.to_act(), state.bag().of(Tile::Ra)), (None, 0));
}

#[test]
fn ruling_10_tiles_and_points_of_each_category_are_public_while_totals_are_veiled() {
    let (state, _) = play(start(3), "draw gold; draw gold; draw gold; invoke; pass; pass; bid 2");
    let seen = state.view(Viewer::Seat(seat(1)));
    assert_eq!(seen.seats[seat(0)].tiles, [(Tile::Gold, 3)]);
    assert_eq!(seen.points_now[seat(0)].gold, 9);
    assert_eq!(seen.seats[seat(0)].score, None);
}

/// Two states that differ only in what a viewer may not know look the same to that viewer.
#[test]
fn ruling_10_a_veiled_total_leaves_no_trace_in_the_view() {
    // In both games seat 0 stands without tiles and suns as dealt in epoch 2; only its score differs.
    let ra = |n: usize| "draw ra; 3*pass; ".repeat(n);
    let gold = "draw gold; draw gold; draw gold; invoke; pass; pass; bid 2; ";
    let end = format!("{}draw ra; ", ra(7));
    let rich = after(3, &format!("{gold}{end}"));
    let poor = after(3, &format!("{}{end}", gold.replace("gold", "god")));
    assert_ne!(rich.scores()[seat(0)], poor.scores()[seat(0)]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        let (rich, mut poor) = (rich.view(viewer), poor.view(viewer));
        // The bag tells which tiles were drawn: that is public.
        poor.bag = rich.bag;
        assert_eq!(format!("{rich:?}"), format!("{poor:?}"));
    }
}

#[test]
fn ruling_10_a_scoring_tells_a_viewer_no_total_but_their_own() {
    let mut state = after(3, &"draw ra; 3*pass; ".repeat(7));
    let seven = state;
    state = play(state, "draw ra").0;
    let mut again = seven;
    let mut events = Vec::new();
    for action in [ra::Action::Draw, ra::Action::Reveal(Tile::Ra)] {
        let by = again.to_act().expect("not over");
        events.extend(again.apply(by, action).expect("legal"));
    }
    let scored = events.iter().find(|event| matches!(event, ra::Event::EpochScored { .. })).expect("scored");
    let ra::Event::EpochScored { scores, .. } = state.seen(scored, Viewer::Seat(seat(2))) else { panic!("scored") };
    assert_eq!(scores.values().copied().collect::<Vec<_>>(), [None, None, Some(5)]);
    let ra::Event::EpochScored { scores, .. } = state.seen(scored, Viewer::Spectator) else { panic!("scored") };
    assert!(scores.values().all(Option::is_none));
}

#[test]
fn ruling_11_skipped_players_still_score() {
    // Seat 0 spends all its suns on civilisation tiles and is skipped until the Ra end the epoch.
    let spent = "draw art; draw writing; invoke; pass; bid 2; draw religion; invoke; pass; bid 5; \
                 draw agriculture; invoke; pass; bid 6; draw astronomy; invoke; pass; bid 9; ";
    let said = run2(&format!("{spent}{}draw ra", "draw ra; pass; ".repeat(5)));
    assert!(said.contains("civilisation +15 -5"), "{said}");
}

#[test]
fn nobody_acts_for_another() {
    let mut state = start(3);
    let refusal = state.apply(Actor::Seat(Seat::FIRST.next(3)), ra::Action::Invoke).expect_err("it is seat 0's turn");
    assert_eq!(refusal.to_string(), "seat 1 may not act: the table waits for seat 0");
    assert_eq!(state, start(3));
}
