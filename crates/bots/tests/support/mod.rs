//! Tables and whole games, for what is tested of bots.

use bots::{Bot, Dice, Plays, Spec};
use game::{Actor, Deal, Game, GameOptions, Viewer};

/// No game of the house has as many decisions.
const ENDLESS: usize = 20_000;

/// A table of that many with these options, each `key value`.
pub(crate) fn table<G: Game>(players: usize, options: &[&str]) -> G::Options {
    let mut table = G::Options::for_players(players).expect("so many can play");
    for option in options {
        let (key, value) = option.split_once(' ').expect("a key and a value");
        let which = G::Options::SPECS.iter().position(|spec| spec.key == key).expect("there is such an option");
        assert!(table.set_value(which, value), "{option}");
    }
    table
}

/// Plays a game with these bots by seat, the first ones again where there are more seats, and gives what was played.
pub(crate) fn play<G: Plays>(options: &G::Options, who: &[&str], seed: u64) -> Vec<G::Action> {
    let mut lots = Dice::new(seed);
    let Deal { setup, mut fate } = G::deal(options, &mut lots);
    let mut state = G::start(options, &setup).expect("a dealt set-up is sound");
    let mut seats: Vec<Box<dyn Bot<G>>> = (0..options.players())
        .map(|seat| Spec::parse::<G>(who[seat % who.len()]).expect("there is such a bot").make(seed + seat as u64))
        .collect();
    let (mut legal, mut played) = (Vec::new(), Vec::new());
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(seat) => {
                state.legal_actions(&mut legal);
                seats[seat.index()].choose(&state.view(Viewer::Seat(seat)), &legal)
            }
        };
        state.apply(actor, action).unwrap_or_else(|error| panic!("{who:?} {seed}: {error}"));
        played.push(action);
        assert!(played.len() < ENDLESS, "{who:?} {seed} does not end");
    }
    played
}
