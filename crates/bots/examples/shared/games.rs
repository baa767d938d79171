//! Games of Ra for trying things out, the same for a seed.

use bots::Dice;
use game::{Actor, Deal, Game, GameOptions, Seat};
use ra::{Action, Options, State};

/// Plays a game to its end; `choose` gets every decision, with the lots of the game.
pub(crate) fn play(
    players: usize,
    seed: u64,
    mut choose: impl FnMut(&State, Seat, &[Action], &mut Dice) -> Action,
) -> State {
    let options = Options::for_players(players).expect("2 to 5 play");
    let mut lots = Dice::new(seed);
    let Deal { setup, mut fate } = State::deal(&options, &mut lots);
    let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
    let mut legal = Vec::new();
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(seat) => {
                state.legal_actions(&mut legal);
                choose(&state, seat, &legal, &mut lots)
            }
        };
        state.play(action, &mut |_| ());
    }
    state
}
