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

/// What an epoch brought was counted before everybody; what it adds up to is told to nobody else.
#[test]
fn ruling_10_what_every_epoch_brought_stays_public_and_totals_do_not() {
    let gold = "draw gold; draw gold; draw gold; invoke; pass; pass; bid 2; ";
    let end = format!("{}draw ra; ", "draw ra; 3*pass; ".repeat(7));
    let state = after(3, &format!("{gold}{end}"));
    assert_eq!(state.scores().values().copied().collect::<Vec<_>>(), [14, 5, 5]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let seen = state.view(viewer);
        let brought: Vec<&[i16]> = seen.seats.values().map(|player| player.scored.as_slice()).collect();
        assert_eq!(brought, [[4], [-5], [-5]], "{viewer:?}");
        assert_eq!(seen.seats[seat(0)].score, None);
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
