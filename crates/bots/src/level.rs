//! The levels people choose from, and bots by name.

use std::fmt;
use std::time::Duration;

use game::Game;

use crate::{Bot, Budget, Dice, Plays, Policy, RandomPolicy, Search, Thinking};

/// One level of a game.
pub struct Level<G: Game> {
    /// What people call it.
    pub name: &'static str,
    /// What it is like to play against, in a sentence.
    pub about: &'static str,
    /// Makes a player of this level.
    pub make: fn(seed: u64) -> Box<dyn Bot<G>>,
}

/// A bot that people or programs ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// The quick player.
    Greedy,
    /// Search with a budget.
    Search(Thinking),
    /// A level, 1 to 6.
    Level(u8),
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchBot(String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoSuchBot {}

impl Spec {
    /// The bot of this name in a game: a level's number or name, `random`, `greedy`, `search:400`, `search:50ms`.
    ///
    /// # Errors
    /// If there is none; the message lists what there is.
    pub fn parse<G: Plays>(text: &str) -> Result<Spec, NoSuchBot> {
        let word = text.trim().to_lowercase();
        let named = G::LEVELS.iter().position(|level| level.name.to_lowercase() == word);
        if let Some(place) = named {
            return Ok(Spec::Level(place as u8 + 1));
        }
        if let Ok(number @ 1..=6) = word.parse::<u8>() {
            return Ok(Spec::Level(number));
        }
        match word.split_once(':') {
            None if word == "random" => return Ok(Spec::Random),
            None if word == "greedy" => return Ok(Spec::Greedy),
            Some(("search", budget)) => {
                if let Some(budget) = read_budget(budget) {
                    return Ok(Spec::Search(Thinking::new(budget)));
                }
            }
            _ => {}
        }
        let names: Vec<&str> = G::LEVELS.iter().map(|level| level.name).collect();
        Err(NoSuchBot(format!(
            "there is no player `{text}`: expected a level (1 to 6, or {}), random, greedy, \
             search:PLAYOUTS such as search:400, or search:TIMEms such as search:50ms",
            names.join(", ")
        )))
    }

    /// A player of this kind.
    #[must_use]
    pub fn make<G: Plays>(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(PolicyBot::new(RandomPolicy, seed)),
            Spec::Greedy => Box::new(PolicyBot::<G::Quick>::new(G::Quick::default(), seed)),
            Spec::Search(thinking) => Box::new(Search::<G>::new(*thinking, seed)),
            Spec::Level(number) => {
                let place = usize::from(number.clamp(&1, &6) - 1);
                (G::LEVELS[place].make)(seed)
            }
        }
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    if let Some(milliseconds) = text.strip_suffix("ms") {
        let milliseconds = milliseconds.parse().ok().filter(|n| (1..=600_000).contains(n))?;
        return Some(Budget::Time(Duration::from_millis(milliseconds)));
    }
    text.parse().ok().filter(|n| (1..=100_000_000).contains(n)).map(Budget::Playouts)
}

/// A bot that completes its view and asks a policy.
pub struct PolicyBot<P> {
    policy: P,
    dice: Dice,
}

impl<P> PolicyBot<P> {
    /// A bot with its own random numbers.
    pub fn new(policy: P, seed: u64) -> Self {
        PolicyBot { policy, dice: Dice::new(seed) }
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for PolicyBot<P> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let state = G::complete(view, &mut self.dice);
        self.policy.pick(&state, legal, &mut self.dice)
    }
}
