//! What an experiment changes, and that it changes nothing else.

use game::{Actor, Game, GameOptions, Language, Lots, Seat, WhatIf};
use rawsiko::{Gap, Material, Options, Phase, State, Territory, Twist};

/// Always the first: enough for a game that somebody else plays.
struct Firsts;

impl Lots for Firsts {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

fn start() -> State {
    let options = Options::for_players(3).expect("3 play");
    State::start(&options, &State::deal(&options, &mut Firsts).setup).expect("a dealt set-up")
}

/// Plays the first legal action until the game is over or `stop` says so; dice fall as they come first.
fn play_until(state: &mut State, stop: impl Fn(&State) -> bool) {
    let mut legal = Vec::new();
    while state.to_act().is_some() && !stop(state) {
        state.legal_actions(&mut legal);
        // Ends action phases at once: what is tested is not play.
        let quiet = if matches!(state.phase(), Phase::Act { .. }) { legal.len() - 1 } else { 0 };
        state.play(legal[quiet], &mut |_| ());
    }
}

fn cobalt() -> Gap {
    Gap {
        territory: Territory::from_id("congo").expect("it is on the board"),
        material: Material::from_id("Co").expect("it is in the game"),
    }
}

#[test]
fn a_gap_takes_one_material_from_one_territory() {
    let state = start();
    let without = state.changed(Twist::Without(cobalt())).expect("the Congo has cobalt");
    for territory in Territory::all() {
        let expected = if territory == cobalt().territory {
            territory.materials().without(cobalt().material)
        } else {
            territory.materials()
        };
        assert_eq!(without.produced(territory), expected);
        assert_eq!(state.produced(territory), territory.materials());
    }
    assert_eq!(without.changed(Twist::Without(cobalt())), None, "what is gone cannot be taken again");
}

#[test]
fn who_holds_the_territory_lacks_the_material() {
    let mut state = start();
    play_until(&mut state, |state| state.turn() > 0);
    let owned = Seat::all(3).find_map(|seat| {
        let mut sure = state
            .territories(seat)
            .iter()
            .flat_map(|territory| territory.materials().iter().map(move |material| Gap { territory, material }));
        let nowhere_else = |gap: &Gap| {
            let others = state.territories(seat).without(gap.territory);
            !state.produced_in(others).contains(gap.material)
        };
        sure.find(nowhere_else).map(|gap| (seat, gap))
    });
    let (seat, gap) = owned.expect("somebody holds a material once");
    let without = state.changed(Twist::Without(gap)).expect("it is there");
    assert!(state.materials(seat).contains(gap.material) && !without.materials(seat).contains(gap.material));
    assert_eq!(without.materials(seat).len() + 1, state.materials(seat).len());
}

#[test]
fn one_more_turn_is_played() {
    let mut state = start();
    let mut longer = state.changed(Twist::Turn).expect("there is room for a turn");
    play_until(&mut state, |_| false);
    play_until(&mut longer, |_| false);
    assert_eq!((state.turn() + 1, state.phase()), (longer.turn(), Phase::Over));
    assert_eq!(state.changed(Twist::Turn), None, "nothing can be changed in a game that is over");
}

#[test]
fn china_trades_with_whoever_is_alone() {
    let mut state = start().changed(Twist::China).expect("China is closed");
    play_until(&mut state, |state| matches!(state.phase(), Phase::Trade { .. }));
    assert!(matches!(state.to_act(), Some(Actor::Seat(_))), "three on six continents: somebody is alone on one");
    assert_eq!(state.changed(Twist::China), None);
    assert_eq!(state.changed(Twist::Turn), None, "the last turn is over");
}

#[test]
fn changes_are_written_as_they_are_read() {
    let all = start().changes();
    assert_eq!(all[..2], [Twist::China, Twist::Turn]);
    let of_territories: usize = Territory::all().map(|one| usize::from(one.materials().len())).sum();
    assert_eq!(all.len(), 2 + of_territories);
    for change in all {
        assert_eq!(State::read_change(&change.to_string()), Ok(change));
    }
    for (text, why) in [
        ("", "expected `china`"),
        ("congo", "expected `china`"),
        ("without Co", "expected `china`"),
        ("without Xx congo", "no material `Xx`"),
        ("without Co atlantis", "no territory `atlantis`"),
        ("without Li congo", "congo has no Li"),
    ] {
        let found = State::read_change(text).expect_err(text);
        assert!(found.contains(why), "{text}: {found}");
    }
}

#[test]
fn aims_are_the_applications_of_the_card() {
    let mut state = start();
    play_until(&mut state, |_| false);
    for seat in Seat::all(3) {
        assert_eq!(state.aims(seat, Language::French).len(), 4);
        assert_eq!(state.achieved(seat).count_ones(), u32::from(state.score(seat).completed));
        for (place, one) in state.score(seat).applications.iter().enumerate() {
            assert_eq!(state.achieved(seat) >> place & 1 == 1, one.is_complete());
        }
    }
    let words = State::change_words(Twist::Without(cobalt()), Language::English);
    assert_eq!((words.kind, words.thing), ("without", Some(cobalt().material.name(Language::English))));
}
