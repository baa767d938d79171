//! Are the reasons for a step of Ra those of the games that were imagined?

use game::{Actor, Game, GameOptions, Seat, Viewer};
use ra::Options;

use super::*;
use crate::hint;

/// Plays a game at random and asks for advice at every decision of seat 0.
#[test]
fn there_is_a_hint_with_reasons_for_every_kind_of_decision() {
    let options = Options::for_players(3).expect("3 play");
    let mut lots = Dice::new(5);
    let deal = State::deal(&options, &mut lots);
    let mut fate = deal.fate;
    let mut state = State::start(&options, &deal.setup).expect("dealt");
    let mut legal = Vec::new();
    let mut kinds = Vec::new();
    while let Some(actor) = state.to_act() {
        state.legal_actions(&mut legal);
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(_) => lots.pick(&legal),
        };
        if actor == Actor::Seat(Seat::FIRST) && legal.len() > 1 {
            let view = state.view(Viewer::Seat(Seat::FIRST));
            for asked in &legal {
                let opinion = Opinion { action: *asked, visits: 0, prospect: 0.0 };
                let reasons = State::reasons(&view, &legal, &[opinion], &Auctions::default());
                assert!(!reasons.is_empty(), "{asked}");
                assert!(!format!("{reasons:?}").contains("NaN"), "{reasons:?}");
            }
            kinds.push(std::mem::discriminant(&state.phase()));
        }
        state.play(action, &mut |_| ());
    }
    kinds.dedup();
    assert!(kinds.len() > 3, "several kinds of decisions were met");
}

#[test]
fn the_parts_of_a_lot_add_up_to_the_whole() {
    let options = Options::for_players(4).expect("4 play");
    let mut lots = Dice::new(9);
    let deal = State::deal(&options, &mut lots);
    let mut fate = deal.fate;
    let mut state = State::start(&options, &deal.setup).expect("dealt");
    let weights = Greedy::default().weights;
    let mut legal = Vec::new();
    while let Some(actor) = state.to_act() {
        let a = Appraisal::new(&state, &weights);
        for seat in Seat::all(4) {
            let parts: f32 = by_category(&a, seat, state.track()).map(|(_, worth)| worth).sum();
            assert!((parts - a.lot(seat, state.track())).abs() < 1e-3, "{state:?}");
        }
        state.legal_actions(&mut legal);
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(_) => lots.pick(&legal),
        };
        state.play(action, &mut |_| ());
    }
}

#[test]
fn figures_are_rounded_to_whole_points() {
    assert_eq!([1.3, -0.1, -2.8, 0.5].map(round), [1.0, 0.0, -3.0, 1.0]);
    assert!(round(-0.1).is_sign_positive(), "nobody reads minus zero");
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
    let ask = || hint::<State>(&view, true, 7).expect("there is something to decide");
    assert_eq!(ask(), ask());
    assert!(ask().best().is_some_and(|best| legal.contains(&best.action)));
    assert!(ask().others().all(|one| legal.contains(&one.action)));
}
