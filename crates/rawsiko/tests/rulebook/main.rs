//! The rules, sentence by sentence: a file per chapter, a row per sentence.

#[path = "../common/mod.rs"]
mod common;

mod action;
mod china;
mod conflict;
mod end;
mod investment;
mod notation;
mod out;
mod setup;

use game::notation::{Notation, Step, Words};
use game::{Actor, Game, Seat};
use rawsiko::{Action, Continent, Phase, State, Territory};

/// Set-up of three: seats 0, 1 and 2 meet around Germany, Turkey and North Africa.
const THREE: &str = "players 3; objectives obj-01 / obj-02 / obj-03; first 0;
    claim europe germany poland ukraine; claim asia turkey middle-east central-asia;
    claim africa morocco north-africa west-africa; claim oceania vietnam thailand-myanmar;
    claim south-america peru bolivia; claim north-america greenland eastern-canada;
    place germany 6; place turkey 6; place north-africa 6";

/// Set-up of four: seat 3 sits around the Caribbean, with seat 0 in Peru as its only neighbour.
const FOUR: &str = "players 4; objectives obj-01 / obj-02 / obj-03 / obj-04; first 0;
    claim europe germany italy-balkans; claim asia turkey middle-east; claim africa morocco west-africa;
    claim north-america mexico caribbean; claim south-america colombia; claim oceania australia;
    claim europe ukraine; claim south-america peru;
    place germany 2; place peru 3; place turkey 5; place morocco 5; place mexico 5";

/// Set-up of five.
const FIVE: &str = "players 5; objectives obj-01 / obj-02 / obj-03 / obj-04 / obj-05; first 0;
    claim europe germany poland; claim asia turkey middle-east; claim africa morocco north-africa;
    claim north-america mexico eastern-usa; claim south-america peru bolivia; claim oceania vietnam;
    claim europe iberia; claim asia japan-korea; claim africa congo; claim south-america colombia;
    place germany 4; place turkey 4; place morocco 4; place mexico 4; place peru 4";

/// Turn 1 of four: seat 3 gathers all it has in Colombia, the others do nothing.
const GATHER: &str = "end; end; end; attack colombia peru 1 : 1 / 6 6 6; move caribbean colombia 1;
    move mexico colombia 6; end";

/// Turn 2 of four after [`GATHER`]: seat 3 throws itself at Peru and is out.
const PERISH: &str = "place turkey 4; place morocco 3; place colombia 1; place germany 3; end; end;
    attack colombia peru 3 : 1 1 1 / 6 6 6; attack colombia peru 3 : 1 1 1 / 6 6 6; attack colombia peru 2 : 1 1 / 6 6 6";

/// A game of three that seat 0 survives alone: seat 1 throws itself away in turn 1, seat 2 in turn 3.
const ALONE: &str = "players 3; objectives obj-01 / obj-02 / obj-03; first 0;
    claim europe france-benelux iberia italy-balkans; claim asia turkey middle-east india;
    claim africa morocco north-africa west-africa; claim oceania vietnam thailand-myanmar;
    claim north-america eastern-usa mexico; claim south-america colombia amazonia;
    place italy-balkans 6; place turkey 6; place north-africa 6; end;
    attack turkey italy-balkans 3 : 1 1 1 / 6 6 6; attack turkey italy-balkans 3 : 1 1 1 / 6 6 6;
    attack turkey italy-balkans 1 : 1 / 6 6 6; attack middle-east north-africa 1 : 1 / 6 6 6;
    attack india vietnam 1 : 1 / 6; attack eastern-usa france-benelux 1 : 1 / 6; attack mexico colombia 1 : 1 / 6;
    attack north-africa italy-balkans 3 : 1 1 1 / 6 6 6; attack north-africa italy-balkans 3 : 1 1 1 / 6 6 6;
    attack north-africa italy-balkans 1 : 1 / 6 6 6; attack morocco iberia 1 : 1 / 6;
    attack west-africa amazonia 1 : 1 / 6; move vietnam india 1; move thailand-myanmar india 1; end;
    place india 1; place italy-balkans 5; move india middle-east 3; end; move italy-balkans turkey 5; end;
    place middle-east 1; place turkey 6; attack middle-east turkey 3 : 1 1 1 / 6 6 6;
    attack middle-east turkey 1 : 1 / 6 6 6";

/// Plays a script on a table: header lines and steps divided by `;`. A line that begins with `?` asks; the answers are
/// the result, and the first refusal is the last of them.
fn run(table: &str, script: &str) -> String {
    let table = table.replace(';', "\n");
    let mut replay = match common::replay(&table) {
        Ok(replay) => replay,
        Err(fault) => return fault,
    };
    let mut answers = Vec::new();
    for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix('?') {
            Some(question) => answers.push(answer(&replay.state, question.trim())),
            None => {
                if let Err(refusal) = common::step(&mut replay, line) {
                    answers.push(refusal);
                    break;
                }
            }
        }
    }
    answers.join("; ")
}

/// Like [`run`], with a further header line.
fn run_with(option: &str, table: &str, script: &str) -> String {
    run(&format!("{option}; {table}"), script)
}

fn answer(state: &State, question: &str) -> String {
    let seats = || Seat::all(state.seats());
    let listed = |values: Vec<String>| values.join(" ");
    match question {
        "now" => now(state),
        "turn" => format!("{} of {}", state.turn(), state.turns()),
        "order" => listed(state.order().map(|seat| seat.index().to_string()).collect()),
        "income" => listed(seats().map(|seat| state.income(seat).to_string()).collect()),
        "scores" => listed(state.scores().values().map(i32::to_string).collect()),
        "ranks" => listed(state.ranks().values().map(u8::to_string).collect()),
        "out" => listed(seats().map(|seat| state.out(seat).unwrap_or(0).to_string()).collect()),
        "materials" => listed(seats().map(|seat| state.materials(seat).len().to_string()).collect()),
        "territories" => listed(seats().map(|seat| state.territories(seat).len().to_string()).collect()),
        "alone" => {
            let alone = |seat| listed(state.alone_on(seat).map(|continent: Continent| continent.to_string()).collect());
            seats().map(alone).collect::<Vec<_>>().join(" / ")
        }
        "continents" => {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            let mut found: Vec<String> = legal
                .iter()
                .filter_map(|action| match action {
                    Action::Claim(group) => Some(group.continent().to_string()),
                    _ => None,
                })
                .collect();
            found.dedup();
            listed(found)
        }
        place => {
            let territory = Territory::from_id(place).expect("a question or a territory");
            match state.owner(territory) {
                None => "empty".to_owned(),
                Some(owner) => {
                    format!("{owner}: {} of {}", state.movable(territory), state.assets(territory))
                }
            }
        }
    }
}

fn now(state: &State) -> String {
    match state.phase() {
        Phase::Claim { seat, second } => format!("{seat} claims{}", if second { " again" } else { "" }),
        Phase::Place { seat, left } => format!("{seat} places {left}"),
        Phase::Act { seat } => format!("{seat} acts"),
        Phase::Roll { .. } => "dice fall".to_owned(),
        Phase::Trade { seat, left } => format!("{seat} trades {left}"),
        Phase::Over => "over".to_owned(),
    }
}

#[test]
fn chance_acts_only_between_an_attack_and_its_losses() {
    let mut state = common::replay(&THREE.replace(';', "\n")).expect("a legal set-up").state;
    let line = Words::new("attack germany turkey 3 : 6 6 6 / 1 1 1");
    let Step { action, outcome } = State::read_step(line).expect("a step");
    let dice = outcome.expect("dice fall");
    let refusal = state.check(Actor::Chance, dice).expect_err("nobody attacked");
    assert_eq!(refusal.to_string(), "chance may not act: the table waits for seat 0");
    state.apply(Actor::Seat(Seat::FIRST), action).expect("germany may attack turkey");
    assert_eq!(state.to_act(), Some(Actor::Chance));
    let refusal = state.check(Actor::Seat(Seat::FIRST), action).expect_err("dice must fall first");
    assert_eq!(refusal.to_string(), "seat 0 may not act: the table waits for chance");
    state.apply(Actor::Chance, dice).expect("three dice against three");
    assert_eq!(state.to_act(), Some(Actor::Seat(Seat::FIRST)));
}
