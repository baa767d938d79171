//! Whether there is a reason for everything, and none gives a card away.

use game::{Actor, Game, GameOptions, Seat, Viewer};
use rawsiko::{Application, Options, Phase, State};

use super::Reason;
use crate::{Dice, Hints, hint};

/// Calls `look` at every decision of some random games, with what is legal.
fn every_decision(mut look: impl FnMut(&State, Seat, &[rawsiko::Action])) {
    for players in 3..=5 {
        let mut options = Options::for_players(players).expect("3 to 5 play");
        for (key, value) in [("turns", "4"), ("china", "on")] {
            options.set(key, value).expect("offered");
        }
        let mut lots = Dice::new(players as u64);
        let mut deal = State::deal(&options, &mut lots);
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut deal.fate, &mut lots),
                Actor::Seat(seat) => {
                    look(&state, seat, &legal);
                    lots.pick(&legal)
                }
            };
            state.play(action, &mut |_| ());
        }
    }
}

#[test]
fn there_are_reasons_for_every_action_and_none_gives_a_card_away() {
    let mut kinds = Vec::new();
    every_decision(|state, seat, legal| {
        let view = state.view(Viewer::Seat(seat));
        kinds.push(std::mem::discriminant(&state.phase()));
        for action in legal {
            let reasons = State::reasons(&view, legal, *action);
            assert!(!reasons.is_empty(), "{action}");
            for reason in &reasons {
                assert!(!format!("{reason:?}").contains("NaN"), "{action}: {reason:?}");
                for other in Seat::all(state.seats()).filter(|other| *other != seat) {
                    let hidden = |one: &Application| state.card(other).applications().contains(one);
                    assert!(!named(reason).iter().any(hidden), "{action}: {reason:?}");
                }
            }
        }
    });
    kinds.dedup();
    let at_the_end = std::mem::discriminant(&Phase::Trade { seat: Seat::FIRST, left: 1 });
    assert!(kinds.contains(&at_the_end) && kinds.len() > 3, "every kind of decision was met");
}

/// Every application that a reason names.
fn named(reason: &Reason) -> Vec<Application> {
    match reason {
        Reason::Brings { completes, .. } => completes.clone(),
        Reason::LeftEmpty { breaks, .. } => breaks.clone(),
        Reason::Nearest { application, .. } => vec![*application],
        _ => Vec::new(),
    }
}

#[test]
fn the_same_seed_gives_the_same_hint() {
    let options = Options::for_players(3).expect("3 play");
    let deal = State::deal(&options, &mut Dice::new(1));
    let state = State::start(&options, &deal.setup).expect("dealt");
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat begins") };
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let ask = || hint::<State>(&view, 7).expect("there is something to decide");
    assert_eq!(ask(), ask());
    assert!(ask().best().is_some_and(|best| legal.contains(&best.action)));
}
