//! The lesson of Ra teaches good play: whatever a cue asks for, the strongest level would do.

use bots::{Bot, Plays, Spec};
use game::notation::{Notation, Step, Words};
use game::{Actor, GameOptions, Viewer};
use pages::lesson::{Beat, Lesson};

/// The strongest of six.
const STRONGEST: Spec = Spec::Level(6);
const SEEDS: u64 = 2;

#[test]
fn level_6_would_do_whatever_the_lesson_of_ra_asks_for() {
    follow::<ra::State>();
}

/// Plays the lesson of a game as it is meant, and asks at every cue that asks for a step.
fn follow<G: Notation + Plays>() {
    let lesson = Lesson::of_game(G::NAME).expect("every game has a lesson");
    let mut state = opened::<G>(lesson);
    let (mut asked, mut wrong) = (0, Vec::new());
    for chapter in &lesson.chapters {
        chapter.later.iter().for_each(|step| play(&mut state, step));
        let mut cue = None;
        for beat in &chapter.beats {
            match beat {
                Beat::Cue(said) => cue = said.asks.then_some(said.key.as_str()),
                Beat::Step(planned) => {
                    if let Some(key) = cue.take() {
                        asked += 1;
                        wrong.extend(other_choice(&state, &planned.text).map(|other| format!("{key}: {other}")));
                    }
                    play(&mut state, &planned.text);
                }
            }
        }
    }
    assert!(asked > 10, "{asked} cues ask for a step");
    assert!(wrong.is_empty(), "of {asked} steps level 6 would not take {}:\n{}", wrong.len(), wrong.join("\n"));
}

/// What the strongest level would do instead, if anything.
fn other_choice<G: Notation + Plays>(state: &G, text: &str) -> Option<String> {
    let asked = step::<G>(text).action;
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("nobody decides at {text}") };
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let view = state.view(Viewer::Seat(seat));
    let chosen: Vec<G::Action> =
        (0..SEEDS).map(|seed| Bot::<G>::choose(&mut *STRONGEST.make::<G>(seed), &view, &legal)).collect();
    chosen.iter().any(|action| *action != asked).then(|| format!("{text}, but it would do {chosen:?}"))
}

fn opened<G: Notation>(lesson: &'static Lesson) -> G {
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

fn play<G: Notation>(state: &mut G, text: &str) {
    let Step { action, outcome } = step::<G>(text);
    let by = state.to_act().unwrap_or_else(|| panic!("the game is over before {text}"));
    state.apply(by, action).unwrap_or_else(|why| panic!("{text}: {why}"));
    if let Some(outcome) = outcome {
        state.apply(Actor::Chance, outcome).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn step<G: Notation>(text: &str) -> Step<G::Action> {
    G::read_step(Words::new(text)).unwrap_or_else(|_| panic!("{text} is no step"))
}
