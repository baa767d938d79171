//! The script of a lesson, played.

use game::notation::{Notation, Step, Words};
use game::{Actor, GameOptions};
use pages::lesson::Lesson;

/// The game of a lesson as it begins.
pub(crate) fn opened<G: Notation>(lesson: &'static Lesson) -> G {
    let header = |key: &str| lesson.header.iter().find(|(name, _)| name == key).map(|(_, rest)| rest.as_str());
    let players = header("players").and_then(|players| players.parse().ok()).expect("how many play");
    let mut options = G::Options::for_players(players).expect("so many may play");
    for (name, value) in lesson.options() {
        options.set(name, value).expect("an option of the game");
    }
    if let Some(turns) = header("turns") {
        options.set("turns", turns).expect("turns are an option");
    }
    let setup = G::read_setup(&options, |key| header(key).map(Words::new)).expect("a set-up");
    G::start(&options, &setup).expect("a sound set-up")
}

/// Plays what a script says, with what chance answers.
pub(crate) fn play<G: Notation>(state: &mut G, text: &str) {
    let Step { action, outcome } = step::<G>(text);
    let by = state.to_act().unwrap_or_else(|| panic!("the game is over before {text}"));
    state.apply(by, action).unwrap_or_else(|why| panic!("{text}: {why}"));
    if let Some(outcome) = outcome {
        state.apply(Actor::Chance, outcome).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

/// A step of a script.
pub(crate) fn step<G: Notation>(text: &str) -> Step<G::Action> {
    G::read_step(Words::new(text)).unwrap_or_else(|_| panic!("{text} is no step"))
}
