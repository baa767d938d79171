//! What a viewer may know: everything but the objective cards of the others.

mod common;

use common::{RandomGame, all_options};
use game::{BySeat, Game, GameOptions, Seat, Viewer};
use rawsiko::{Objective, Objectives, Options, Phase, Setup, State};

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// The same deal, with every card changed that `viewer` may not see.
fn other_cards(setup: &Setup, viewer: Viewer) -> Setup {
    let mut unused = Objective::all().filter(|card| setup.objectives.values().all(|dealt| dealt != card));
    let mut card = |seat| match viewer.is(seat) {
        true => setup.objectives[seat],
        false => unused.next().expect("there are more cards than twice the seats"),
    };
    Setup { objectives: BySeat::from_fn(setup.objectives.seats(), &mut card), ..setup.clone() }
}

#[test]
fn nothing_of_anothers_card_is_in_a_view() {
    for players in 3..=5 {
        for (seed, options) in all_options(players, &[3]).iter().enumerate().step_by(11) {
            let mut game = RandomGame::new(options, seed as u64);
            let setup = State::deal(options, &mut common::Random::new(seed as u64)).setup;
            let twin = |viewer| State::start(options, &other_cards(&setup, viewer)).expect("one card each");
            let mut twins: Vec<(Viewer, State)> = viewers(players).map(|viewer| (viewer, twin(viewer))).collect();
            loop {
                let hidden = options.objectives == Objectives::Secret && game.state.phase() != Phase::Over;
                for (viewer, twin) in &twins {
                    let (view, other) = (game.state.view(*viewer), twin.view(*viewer));
                    assert_eq!(view == other, hidden, "{viewer:?}");
                    assert_eq!(format!("{view:?}") == format!("{other:?}"), hidden, "not even when it is printed");
                    for (seat, seen) in view.seats.iter() {
                        assert_eq!(seen.objective.is_some(), !hidden || viewer.is(seat));
                    }
                }
                let Some((_, action)) = game.next() else { break };
                game.state.play(action, &mut |_| ());
                twins.iter_mut().for_each(|(_, twin)| twin.play(action, &mut |_| ()));
            }
        }
    }
}

#[test]
fn everything_else_is_public() {
    let options = Options::for_players(4).expect("4 play");
    let mut game = RandomGame::new(&options, 8);
    while let Some((_, action)) = game.next() {
        let state = game.state;
        let view = state.view(Viewer::Spectator);
        assert_eq!(
            (view.phase, view.turn, view.turns, view.first),
            (state.phase(), state.turn(), state.turns(), state.first())
        );
        assert_eq!(view.order, state.order().collect::<Vec<_>>());
        for one in &view.board {
            assert_eq!(one.owner, state.owner(one.territory));
            assert_eq!((one.movable, one.assets), (state.movable(one.territory), state.assets(one.territory)));
        }
        for (seat, seen) in view.seats.iter() {
            assert_eq!((seen.materials, seen.income), (state.materials(seat), state.income(seat)));
            assert_eq!(seen.territories, state.territories(seat));
            assert_eq!(seen.alone_on, state.alone_on(seat).collect::<Vec<_>>());
            let assets: u16 = seen.territories.iter().map(|one| u16::from(state.assets(one))).sum();
            assert_eq!(seen.assets, assets);
            assert!(seen.movable <= seen.assets);
        }
        game.state.play(action, &mut |_| ());
    }
    let view = game.state.view(Viewer::Spectator);
    assert_eq!(view.ranks, Some(game.state.ranks()));
    for (seat, seen) in view.seats.iter() {
        let open = seen.objective.expect("all cards are open at the end");
        assert_eq!((open.card, open.score), (game.state.card(seat), game.state.score(seat)));
    }
}

/// A completion keeps what is seen and deals the rest from the cards that are not.
#[test]
fn a_completed_view_has_the_own_card_and_no_card_twice() {
    let options = Options::for_players(5).expect("5 play");
    let mut guessed = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let game = RandomGame::new(&options, 3);
        let me = Seat::FIRST;
        let completed = State::complete(&game.state.view(Viewer::Seat(me)), &mut testkit::Random::new(seed));
        assert_eq!(completed.card(me), game.state.card(me), "what is seen is not guessed");
        let cards: std::collections::BTreeSet<_> = Seat::all(5).map(|seat| completed.card(seat).index()).collect();
        assert_eq!(cards.len(), 5, "no card is dealt twice");
        guessed.extend(cards);
    }
    assert_eq!(guessed.len(), Objective::COUNT, "any card may be another's");
}
