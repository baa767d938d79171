//! What a net says of actions that share a number.

use game::{Actor, Deal, Game, GameOptions, Viewer};
use rawsiko::{Options, State};

use super::*;
use crate::{Bot, Dice};

/// A net that likes everything equally.
fn undecided<G: Features>() -> Net {
    let flat = |inputs: usize, outputs: usize| Layer::new(&vec![0.0; inputs * outputs], vec![0.0; outputs]);
    Net {
        layers: Arc::new(Layers {
            body: vec![flat(G::OBSERVATION, 4)],
            judge: Vec::new(),
            policy: flat(4, G::ACTIONS),
            shares: flat(4, MAX_SEATS),
            points: flat(4, MAX_SEATS),
        }),
        levels: Levels::default(),
    }
}

#[test]
fn the_first_of_those_that_share_a_number_gets_all_of_its_hope() {
    let (net, mut dice) = (undecided::<State>(), Dice::new(1));
    let mut bot = NetBot::new(net.clone(), 1);
    let options = Options::for_players(3).expect("3 play");
    let Deal { setup, mut fate } = State::deal(&options, &mut dice);
    let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
    let (mut legal, mut hopes, mut desk, mut shared) = (Vec::new(), Vec::new(), Desk::default(), 0);
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut dice),
            Actor::Seat(seat) => {
                state.legal_actions(&mut legal);
                net.think(&state, seat, &legal, &mut desk, &mut hopes);
                assert!((hopes.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                for (place, action) in legal.iter().enumerate() {
                    let first = legal.iter().position(|one| state.index(*one) == state.index(*action));
                    assert_eq!(hopes[place] > 0.0, first == Some(place), "{action}");
                    shared += usize::from(first != Some(place));
                }
                let chosen = Bot::<State>::choose(&mut bot, &state.view(Viewer::Seat(seat)), &legal);
                let place = legal.iter().position(|one| *one == chosen).expect("a legal action");
                assert!(hopes[place] > 0.0, "{chosen} is stood for by another");
                dice.pick(&legal)
            }
        };
        state.play(action, &mut |_| ());
    }
    assert!(shared > 50, "{shared} actions were stood for by another");
}
