//! What a net sees and says holds for every game: numbers in range, actions told apart, nothing seen that a view hides.

use std::collections::HashSet;

use bots::features::{Features, Numbers, Sheet, observation, observation_names};
use bots::{Dice, Plays};
use game::{Actor, GameOptions, Seat, Viewer};

/// Plays random games and looks at every decision.
fn every_decision<G: Plays + Features>(games: u64, mut look: impl FnMut(&G, Seat, &[G::Action], &mut Dice)) {
    let mut dice = Dice::new(7);
    let mut legal = Vec::new();
    for game in 0..games {
        let players = G::SEATS.clone().nth(game as usize % G::SEATS.clone().count()).expect("within the count");
        let options = G::Options::for_players(players).expect("a number of players of the game");
        let deal = G::deal(&options, &mut dice);
        let mut fate = deal.fate;
        let mut state = G::start(&options, &deal.setup).expect("a deal fits its options");
        while let Some(actor) = state.to_act() {
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut dice),
                Actor::Seat(seat) => {
                    state.legal_actions(&mut legal);
                    look(&state, seat, &legal, &mut dice);
                    dice.pick(&legal)
                }
            };
            state.play(action, &mut |_| ());
        }
    }
}

fn actions_have_numbers<G: Plays + Features>() {
    let mut names = G::action_names();
    assert_eq!(names.len(), G::ACTIONS);
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), G::ACTIONS, "no two have the same name");
    every_decision::<G>(60, |state, _, legal, _| {
        let numbers: Vec<usize> = legal.iter().map(|action| state.index(*action)).collect();
        assert!(numbers.iter().all(|number| *number < G::ACTIONS), "{legal:?} {numbers:?}");
        assert!(legal.len() == 1 || numbers.iter().any(|number| *number != numbers[0]), "no choice: {legal:?}");
    });
}

/// Of RAWsiko some share a number: `rawsiko_features.rs` says which.
#[test]
fn every_action_of_ra_has_a_number_of_its_own() {
    every_decision::<::ra::State>(60, |state, _, legal, _| {
        let mut numbers: Vec<usize> = legal.iter().map(|action| state.index(*action)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), legal.len(), "{legal:?} {numbers:?}");
    });
}

fn a_completion_looks_the_same<G: Plays + Features>() {
    every_decision::<G>(24, |state, decides, _, dice| {
        // Now and then in the eyes of another, as a search asks.
        let seat = if dice.unit() < 0.5 { decides } else { dice.pick(&Seat::all(state.seats()).collect::<Vec<_>>()) };
        let seen = observation(state, seat);
        assert!(seen.iter().all(|number| number.is_finite() && number.abs() <= 12.0), "{seen:?}");
        let imagined = G::complete(&state.view(Viewer::Seat(seat)), dice);
        assert_eq!(observation(&imagined, seat), seen, "{state:?}");
    });
}

fn every_number_has_a_name<G: Plays + Features>() {
    let mut looked = false;
    every_decision::<G>(4, |state, seat, _, _| {
        let names = observation_names(state);
        assert_eq!(names.len(), G::OBSERVATION);
        assert_eq!(names.iter().collect::<HashSet<_>>().len(), G::OBSERVATION, "no two have the same name");
        let mut out = vec![f32::NAN; G::OBSERVATION];
        state.observe(seat, &mut Numbers::new(&mut out));
        assert!(out.iter().all(|number| !number.is_nan()));
        looked = true;
    });
    assert!(looked);
}

#[test]
fn a_mark_outside_of_its_places_marks_nothing() {
    let mut out = [7.0; 6];
    let mut sheet = Numbers::new(&mut out);
    sheet.mark(2, Some(1), "inside");
    sheet.mark(2, Some(2), "just outside");
    sheet.mark(2, Some(99), "far outside");
    assert_eq!(out, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
}

macro_rules! for_games {
    ($($name:ident: $G:ty),*) => {$(
        mod $name {
            #[test]
            fn actions_have_numbers() {
                super::actions_have_numbers::<$G>();
            }

            #[test]
            fn a_completion_looks_the_same() {
                super::a_completion_looks_the_same::<$G>();
            }

            #[test]
            fn every_number_has_a_name() {
                super::every_number_has_a_name::<$G>();
            }
        }
    )*};
}

for_games!(ra: ::ra::State, rawsiko: ::rawsiko::State);
