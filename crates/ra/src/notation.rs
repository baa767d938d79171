//! How Ra is written down: `suns` in the header, and a line for every step.

use std::fmt;

use game::notation::{Fault, Notation, SetupFault, Step, Word, Words};
use game::{BySeat, GameOptions};

use crate::{Action, BadSetup, Options, Setup, State, Sun, Suns, Tile, sun_groups};

const SUNS: &str = "suns";

impl Notation for State {
    const ENDING: &'static str = "ra";
    const STEPS: &'static [&'static str] = &["draw", "invoke", "god", "done", "bid", "pass", "discard"];
    const SETUP_LINES: &'static [&'static str] = &[SUNS];

    fn read_setup<'t>(
        options: &Options,
        line: impl Fn(&'static str) -> Option<Words<'t>>,
    ) -> Result<Setup, SetupFault> {
        let words = line(SUNS).ok_or(SetupFault::Missing(SUNS))?;
        read_suns(options.players(), words).map_err(|fault| SetupFault::In { key: SUNS, fault })
    }

    fn write_setup(_options: &Options, setup: &Setup) -> Vec<(&'static str, String)> {
        let groups: Vec<String> = setup.suns.values().map(Suns::to_string).collect();
        vec![(SUNS, groups.join(" / "))]
    }

    fn read_step(mut words: Words<'_>) -> Result<Step<Action>, Fault> {
        let word = words.expect("a step")?;
        let mut outcome = None;
        let action = match word.text {
            "draw" => {
                outcome = Some(Action::Reveal(tile(&mut words)?));
                Action::Draw
            }
            "invoke" => Action::Invoke,
            "god" => Action::God(tile(&mut words)?),
            "done" => Action::Done,
            "bid" => Action::Bid(sun(words.expect("a sun")?)?),
            "pass" => Action::Pass,
            "discard" => Action::Discard(tile(&mut words)?),
            _ => return Err(word.unexpected("draw, invoke, god, done, bid, pass or discard")),
        };
        words.end()?;
        Ok(Step { action, outcome })
    }

    fn write_step(step: &Step<Action>, out: &mut impl fmt::Write) -> fmt::Result {
        match step.outcome {
            Some(Action::Reveal(tile)) => write!(out, "{} {tile}", step.action),
            _ => write!(out, "{}", step.action),
        }
    }
}

fn tile(words: &mut Words<'_>) -> Result<Tile, Fault> {
    let word = words.expect("a tile")?;
    Tile::from_name(word.text).ok_or_else(|| word.unexpected("a tile such as `pharaoh` or `step-pyramid`"))
}

fn sun(word: Word<'_>) -> Result<Sun, Fault> {
    let number = game::notation::number(word.text);
    number.and_then(Sun::new).ok_or_else(|| word.unexpected("a sun from 1 to 16"))
}

fn read_suns(players: usize, words: Words<'_>) -> Result<Setup, Fault> {
    let column = words.column();
    let parts = words.parts();
    let columns: Vec<usize> = parts.iter().map(Words::column).collect();
    let mut groups = Vec::new();
    for part in parts {
        let mut suns = Suns::NONE;
        let mut part = part.peekable();
        if part.peek().is_none() {
            return Err(Fault { column, message: "expected suns for every player, found an empty group".to_owned() });
        }
        for word in part {
            let sun = sun(word)?;
            if suns.contains(sun) {
                return Err(word.fault(format!("sun {sun} stands twice in one group")));
            }
            suns = suns.with(sun);
        }
        groups.push(suns);
    }
    let count = groups.len();
    let wrong_count = || Fault { column, message: BadSetup::Seats { players, groups: count }.to_string() };
    if count != players {
        return Err(wrong_count());
    }
    let suns = BySeat::from_values(groups).ok_or_else(wrong_count)?;
    let setup = Setup { suns };
    setup.check(players).map_err(|bad| {
        let column = match bad {
            BadSetup::NotAGroup { seat, .. } | BadSetup::GroupTwice { seat, .. } => columns[seat.index()],
            BadSetup::Seats { .. } => column,
        };
        let known: Vec<String> = sun_groups(players).iter().map(Suns::to_string).collect();
        Fault { column, message: format!("{bad}: expected each of {} once", known.join(" / ")) }
    })?;
    Ok(setup)
}
