//! The levels people choose from, and bots by name.

use std::fmt;
use std::time::Duration;

use game::Game;

use crate::net::{self, Inside, Net, NetBot};
use crate::{Bot, Budget, Dice, Plays, Policy, RandomPolicy, Search, Thinking};

/// The level that is the net alone, and the one that is the net inside a search, in games whose net stands for them.
pub(crate) const ALONE: u8 = 5;
pub(crate) const THOUGHT_OUT: u8 = 6;

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
    /// The game's net: alone, or inside a search with this budget. Where the game has none, a search.
    Net(Option<Budget>),
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
    /// The bot of this name in a game: a level's number or name, `random`, `greedy`, `search:400`, `search:50ms`; in a game
    /// that has a net also `net`, `net:400`, `net:200ms`.
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
        let (kind, budget) = word.split_once(':').map_or((&word[..], None), |(kind, budget)| (kind, Some(budget)));
        let learned = net::checked::<G>();
        let found = match (kind, budget.map(read_budget)) {
            ("random", None) => Some(Spec::Random),
            ("greedy", None) => Some(Spec::Greedy),
            ("search", Some(Some(budget))) => Some(Spec::Search(Thinking::new(budget))),
            ("net", budget) if matches!(learned, Ok(Some(_))) && budget != Some(None) => {
                Some(Spec::Net(budget.flatten()))
            }
            _ => None,
        };
        found.ok_or_else(|| {
            let why = match learned {
                Ok(None) if kind == "net" => format!(" ({} has no net here)", G::NAME),
                Err(error) if kind == "net" => format!(" (the net of {} was refused: {error})", G::NAME),
                _ => String::new(),
            };
            let nets = if matches!(learned, Ok(Some(_))) { ", net, net:PLAYOUTS, or net:TIMEms" } else { "" };
            let names: Vec<&str> = G::LEVELS.iter().map(|level| level.name).collect();
            NoSuchBot(format!(
                "there is no player `{text}`{why}: expected a level (1 to 6, or {}), random, greedy, \
                 search:PLAYOUTS such as search:400, or search:TIMEms such as search:50ms{nets}",
                names.join(", ")
            ))
        })
    }

    /// A player of this kind.
    #[must_use]
    pub fn make<G: Plays>(&self, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(PolicyBot::new(RandomPolicy, seed)),
            Spec::Greedy => Box::new(PolicyBot::<G::Quick>::new(G::Quick::default(), seed)),
            Spec::Search(thinking) => Box::new(Search::<G>::new(*thinking, seed)),
            Spec::Net(budget) => match net::of::<G>() {
                Some(net) => learned::<G>(net, *budget, seed),
                None => Spec::Level(if budget.is_some() { THOUGHT_OUT } else { ALONE }).make(seed),
            },
            Spec::Level(number) => {
                let number = *number.clamp(&1, &6);
                match net_of_level::<G>(number) {
                    Some(net) => learned::<G>(net, (number == THOUGHT_OUT).then_some(Inside::<G>::OF_A_LEVEL), seed),
                    None => (G::LEVELS[usize::from(number) - 1].make)(seed),
                }
            }
        }
    }

    /// Whether it is the game's net that plays, alone or inside a search: with another net it is another player.
    #[must_use]
    pub fn asks_net<G: Plays>(&self) -> bool {
        match self {
            Spec::Net(_) => net::of::<G>().is_some(),
            Spec::Level(number) => net_of_level::<G>(*number.clamp(&1, &6)).is_some(),
            Spec::Random | Spec::Greedy | Spec::Search(_) => false,
        }
    }

    /// Whether the same seed gives the same choices: not with a budget in time.
    #[must_use]
    pub fn repeats(&self) -> bool {
        let budget = match self {
            Spec::Search(thinking) => Some(thinking.budget),
            Spec::Net(budget) => *budget,
            _ => None,
        };
        !matches!(budget, Some(Budget::Time(_)))
    }
}

/// The net that stands for a level, if one does.
pub(crate) fn net_of_level<G: Plays>(number: u8) -> Option<&'static Net> {
    net::of::<G>().filter(|net| net.stands_for(number))
}

/// The net alone, or inside a search with this budget.
fn learned<G: Plays>(net: &Net, budget: Option<Budget>, seed: u64) -> Box<dyn Bot<G>> {
    match budget {
        None => Box::new(NetBot::new(net.clone(), seed)),
        Some(budget) => Box::new(Inside::<G>::new(net.clone(), budget, seed)),
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
