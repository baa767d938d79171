//! The rulebook, sentence by sentence: a file per chapter, a row per sentence.
//!
//! A script is a list of steps in the notation, divided by `;`; `3*pass` is a step three times. Seats and suns are dealt
//! as in [`suns`], so that seat 0 holds the highest sun and begins.

mod auctions;
mod disasters;
mod epochs;
mod rulings;
mod scoring;
mod setup;
mod turns;

use game::notation::{Notation, Words};
use game::{BySeat, Game, GameOptions, Names, Told};
use ra::{Options, Setup, State, sun_groups};

/// The groups in the order of the rules: seat 0 has the highest sun.
fn suns(players: usize) -> Setup {
    Setup { suns: BySeat::from_values(sun_groups(players).iter().copied()).expect("at most five groups") }
}

fn start(players: usize) -> State {
    let options = Options::for_players(players).expect("2 to 5 play");
    State::start(&options, &suns(players)).expect("every group is there once")
}

/// Plays a script; what the last step led to, in words, and who is waited for. The one place that touches the API.
fn play(mut state: State, script: &str) -> (State, String) {
    let names = Names::new(None, state.seats());
    let options = state.options();
    let mut said = String::new();
    for step in steps(script) {
        let read = match State::read_step(Words::new(&step)) {
            Ok(read) => read,
            Err(fault) => return (state, format!("misread: {fault}")),
        };
        let mut told = Vec::new();
        for action in [Some(read.action), read.outcome].into_iter().flatten() {
            let Some(by) = state.to_act() else { return (state, "refused: the game is over".to_owned()) };
            match state.apply(by, action) {
                Ok(events) => told.extend(events.iter().filter_map(|event| State::tell(&options, event, &names))),
                Err(refusal) => return (state, format!("refused: {refusal}")),
            }
        }
        let lines =
            told.iter().flat_map(|told| told.lines()).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        said = lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(", ");
    }
    let next = state.to_act().map_or("nobody".to_owned(), |actor| actor.to_string());
    (state, format!("{said} > {next}").trim_start().to_owned())
}

fn steps(script: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        match step.split_once('*') {
            Some((times, step)) => {
                let times: usize = times.parse().expect("a number before the `*`");
                steps.extend(std::iter::repeat_n(step.to_owned(), times));
            }
            None => steps.push(step.to_owned()),
        }
    }
    steps
}

/// The state after a script that must be legal.
fn after(players: usize, script: &str) -> State {
    let (state, said) = play(start(players), script);
    assert!(!said.starts_with("refused") && !said.starts_with("misread"), "{script}: {said}");
    state
}

/// What the last step of a script led to, at a table of three.
fn run(script: &str) -> String {
    play(start(3), script).1
}

/// The same at a table of two.
fn run2(script: &str) -> String {
    play(start(2), script).1
}

fn seat(number: u8) -> game::Seat {
    game::Seat::new(number).expect("below five")
}
