//! What the tests share: records as text, random games, and every combination of options.
#![allow(dead_code, reason = "each test uses its part")]

use game::notation::{Notation, Words};
use game::{Actor, Game, GameOptions};
use rawsiko::{Action, DiceTape, Event, Options, State};
pub(crate) use testkit::Random;

/// A game that was read and played.
pub(crate) struct Replay {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Reads a record and plays it; the first fault in words.
pub(crate) fn replay(record: &str) -> Result<Replay, String> {
    let record = format!("{record}\n");
    let text = record::RecordTexts::new(record.as_bytes()).next().ok_or("no record")?;
    let text = text.map_err(|error| error.to_string())?.map_err(|bad| bad.message)?;
    let found = record::read::<State>(&text).map_err(|bad| bad.message)?;
    Ok(Replay { state: *found.replay.state(), events: found.replay.events() })
}

/// Plays one line of a record.
pub(crate) fn step(replay: &mut Replay, line: &str) -> Result<(), String> {
    let step = State::read_step(Words::new(line)).map_err(|fault| format!("column {}: {fault}", fault.column))?;
    let by = replay.state.to_act().unwrap_or(Actor::Chance);
    let told = replay.state.apply(by, step.action).map_err(|illegal| illegal.to_string())?;
    replay.events.extend(told);
    if let Some(outcome) = step.outcome {
        let told = replay.state.apply(Actor::Chance, outcome).map_err(|illegal| illegal.to_string())?;
        replay.events.extend(told);
    }
    Ok(())
}

/// A game to be played at random.
pub(crate) struct RandomGame {
    pub(crate) state: State,
    pub(crate) fate: DiceTape,
    pub(crate) random: Random,
    pub(crate) legal: Vec<Action>,
}

impl RandomGame {
    /// A game with these options, all of it fixed by the seed.
    pub(crate) fn new(options: &Options, seed: u64) -> RandomGame {
        let mut random = Random::new(seed);
        let deal = State::deal(options, &mut random);
        let state = State::start(options, &deal.setup).expect("a deal is a legal set-up");
        RandomGame { state, fate: deal.fate, random, legal: Vec::new() }
    }

    /// What is played next: by a seat any legal action, by chance what falls. `None` when the game is over.
    pub(crate) fn next(&mut self) -> Option<(Actor, Action)> {
        let actor = self.state.to_act()?;
        let action = match actor {
            Actor::Chance => self.state.outcome(&mut self.fate, &mut self.random),
            Actor::Seat(_) => {
                self.state.legal_actions(&mut self.legal);
                self.random.pick(&self.legal)
            }
        };
        Some((actor, action))
    }
}

/// Every combination of options for that many players: all turns of `turns`, every value of every other option.
pub(crate) fn all_options(players: usize, turns: &[u8]) -> Vec<Options> {
    let mut all = vec![Options::for_players(players).expect("3 to 5 play")];
    for spec in Options::SPECS {
        let values: Vec<String> = match spec.own_line {
            true => turns.iter().map(u8::to_string).collect(),
            false => spec.values.split('|').map(str::to_owned).collect(),
        };
        all = all
            .iter()
            .flat_map(|options| {
                values.iter().map(|value| {
                    let mut options = *options;
                    options.set(spec.key, value).expect("the value is offered");
                    options
                })
            })
            .collect();
    }
    all
}
