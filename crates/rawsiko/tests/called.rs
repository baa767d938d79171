//! Whoever calls the end ends the game with the running turn, and nothing that was played before changes.

mod common;

use common::{RandomGame, all_options};
use game::{Actor, Game, GameOptions, Seat};
use rawsiko::{Action, Options, Phase, State, Territory};

/// Owner, assets and those that can move.
type Ground = (Option<Seat>, u8, u8);

/// What a position is, whatever was agreed on.
fn position(state: &State) -> (Phase, u8, u16, Vec<Ground>) {
    let land = |territory| (state.owner(territory), state.assets(territory), state.unmoved(territory));
    (state.phase(), state.turn(), state.dice_thrown(), Territory::all().map(land).collect())
}

/// Plays a random game for so many steps; the state and the steps that led there.
fn played(options: &Options, seed: u64, steps: usize) -> (RandomGame, Vec<(Actor, Action)>) {
    let mut game = RandomGame::new(options, seed);
    let mut trodden = Vec::new();
    // A decision and its dice are one step: nobody calls the end while they fall.
    while trodden.len() < steps || matches!(game.state.phase(), Phase::Roll { .. }) {
        let Some((by, mut action)) = game.next() else { break };
        // Whoever can attack does: else hardly anybody would ever be out.
        let attacks: Vec<Action> = match by {
            Actor::Seat(_) => game.legal.iter().copied().filter(|one| matches!(one, Action::Attack { .. })).collect(),
            Actor::Chance => Vec::new(),
        };
        if !attacks.is_empty() {
            action = game.random.pick(&attacks);
        }
        game.state.apply(by, action).expect("it is legal");
        trodden.push((by, action));
    }
    (game, trodden)
}

#[test]
fn the_same_steps_lead_to_the_same_position_and_no_further_turn() {
    let all: Vec<Options> = all_options(3, &[3, 8]).into_iter().chain(all_options(5, &[6])).collect();
    // Long games of few, so that some are out before the end is called.
    let mut long = Options::for_players(3).expect("3 play");
    long.stranglehold = true;
    long.set("turns", "20").expect("20 are allowed");
    let all = all.into_iter().chain(std::iter::repeat_n(long, 60));
    let mut cuts = 0;
    for (seed, options) in (1..).zip(all) {
        for steps in [0, 5, 40, 150, 400, 900, 1500, 2500] {
            let (mut game, trodden) = played(&options, seed, steps);
            let Some(shorter) = game.state.called() else { continue };
            let turn = game.state.turn().max(1);
            // The set-up follows from the same lots: turns are no part of it.
            let mut again = RandomGame::new(&shorter, seed).state;
            for (by, action) in trodden {
                again.apply(by, action).expect("what was legal is");
            }
            assert_eq!(position(&again), position(&game.state), "{options:?} after {steps} steps");
            assert_eq!(again.turns(), turn, "the running turn is the last");
            assert_eq!(again.called(), None, "it is called once");
            cuts += usize::from(game.state.turns() < options.turns());
            game.state = again;
            while let Some((by, action)) = game.next() {
                game.state.apply(by, action).expect("it is legal");
            }
            assert_eq!(game.state.turn(), turn, "no further turn began");
        }
    }
    assert!(cuts > 0, "the stranglehold had shortened some of them before");
}

#[test]
fn a_record_of_one_turn_is_a_record() {
    let mut options = Options::for_players(3).expect("3 play");
    options.set("turns", "1").expect("a called game may have one");
    assert!(options.set("turns", "0").is_err());
    let mut game = RandomGame::new(&options, 1);
    while let Some((by, action)) = game.next() {
        game.state.apply(by, action).expect("it is legal");
    }
    assert_eq!(game.state.called(), None, "what is over is not called");
}
