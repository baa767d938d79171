//! Whether there is a reason for everything, and none gives a card away.

use game::notation::{Notation, Words};
use game::{Actor, Game, GameOptions, Seat, Viewer};
use rawsiko::{Action, Application, Material, Materials, Options, Phase, State, Territory, View};

use super::{Reason, advised};
use crate::{Dice, hint};

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
            let reasons = advised(&view, legal, *action);
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
    let ask = || hint::<State>(&view, true, 7).expect("there is something to decide");
    assert_eq!(ask(), ask());
    assert!(ask().best().is_some_and(|best| legal.contains(&best.action)));
}

/// A game in its third turn: the second seat has gathered 17 assets in Western Canada, and one each elsewhere.
const GATHERED: &str = "\
    claim south-america colombia amazonia peru; claim north-america western-canada eastern-canada greenland; \
    claim asia middle-east central-asia india; claim africa congo south-africa; claim europe nordic germany; \
    claim oceania vietnam philippines; place amazonia 1; place vietnam 1; place philippines 1; place colombia 1; \
    place amazonia 1; place vietnam 1; place western-canada 6; place south-africa 1; place central-asia 1; \
    place india 1; place middle-east 1; place south-africa 1; place central-asia 1; \
    move amazonia eastern-brazil 1; move colombia mexico 1; move philippines malaysia 1; move amazonia bolivia 1; \
    move vietnam thailand-myanmar 1; move vietnam new-guinea 1; move philippines japan-korea 1; end; end; \
    move south-africa australia 1; move central-asia siberia 1; move middle-east turkey 1; \
    move central-asia western-russia 1; move south-africa zambia-zimbabwe 1; move india mozambique-madagascar 1; \
    end; place western-canada 5; place siberia 1; place siberia 1; place south-africa 1; place india 1; \
    place south-africa 1; place india 1; place siberia 1; place south-africa 1; place mexico 1; \
    place eastern-brazil 6; end; attack siberia japan-korea 3 : 6 5 5 / 5; move zambia-zimbabwe east-africa 1; \
    move south-africa zambia-zimbabwe 1; move australia indonesia 1; move south-africa australia 1; end; \
    attack eastern-brazil south-africa 3 : 6 4 2 / 6 1; attack eastern-brazil south-africa 3 : 4 4 1 / 6; \
    attack eastern-brazil south-africa 3 : 3 2 1 / 6; attack eastern-brazil south-africa 3 : 6 3 1 / 6; \
    move mexico western-usa 1; move eastern-brazil argentina 1; move vietnam philippines 1; end; \
    place indonesia 1; place indonesia 1; place south-africa 3; place indonesia 1; place india 1; \
    place south-africa 1; place south-africa 1; place eastern-brazil 8; place western-canada 5; \
    attack india thailand-myanmar 3 : 2 2 1 / 5; attack indonesia malaysia 3 : 5 3 2 / 3; move india vietnam 1; \
    end; end";

/// The position after these steps, with the given cards.
fn position(cards: &'static str, steps: &str) -> State {
    let options = Options::for_players(3).expect("3 play");
    let line = |key| Some(Words::new(if key == "objectives" { cards } else { "0" }));
    let setup = State::read_setup(&options, |key| if key == "continents" { None } else { line(key) }).expect("sound");
    let mut state = State::start(&options, &setup).expect("sound");
    for step in steps.split("; ") {
        let step = State::read_step(Words::new(step)).expect("a step");
        let by = state.to_act().expect("not over");
        state.apply(by, step.action).expect("legal");
        if let Some(outcome) = step.outcome {
            state.apply(Actor::Chance, outcome).expect("legal");
        }
    }
    state
}

#[test]
fn a_move_for_the_sake_of_the_next_one_says_so() {
    let state = position("obj-01 / obj-09 / obj-02", GATHERED);
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat decides") };
    let view = state.view(Viewer::Seat(seat));
    let [germany, france, iberia] =
        ["germany", "france-benelux", "iberia"].map(|id| Territory::from_id(id).expect("a territory"));
    let lithium = Materials::NONE.with(Material::from_id("Li").expect("a material"));
    let leave = Action::Move { from: germany, to: france, n: 1 };
    let said = |view: &View| advised(view, &[leave], leave);
    // By itself it costs more than it brings: what it is for is the lithium of its neighbour, which the card needs.
    let what_for =
        |reason: &Reason| matches!(reason, Reason::Ahead { to, needed, .. } if *to == iberia && *needed == lithium);
    assert!(said(&view).iter().any(what_for), "{:?}", said(&view));
    let mut last = view.clone();
    last.turn = last.turns;
    assert!(!said(&last).iter().any(|reason| matches!(reason, Reason::Ahead { .. })), "after the last turn comes none");
}
