//! Who takes part: a name, and a way to make a bot for every game.

use std::sync::Arc;

use bots::{Bot, NoSuchBot, Plays, Spec};
use game::notation::Notation;
use game::{Game, Mixer, Seat};

use crate::exec::{EXEC, ExecBot};

type Make<G> = dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync;

/// A kind of bot that takes part. Every game gets a new one.
#[derive(Clone)]
pub struct Entrant<G: Game> {
    name: String,
    make: Arc<Make<G>>,
    repeats: bool,
    asks_net: bool,
}

impl<G: Game> Entrant<G> {
    /// Bots made like this, which choose the same whenever they get the same seed and see the same.
    pub fn new(name: impl Into<String>, make: impl Fn(u64) -> Box<dyn Bot<G>> + Send + Sync + 'static) -> Self {
        Entrant { name: name.into(), make: Arc::new(make), repeats: true, asks_net: false }
    }

    /// What it is called in reports and journals.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the same seed gives the same game: not with a budget in time.
    #[must_use]
    pub fn repeats(&self) -> bool {
        self.repeats
    }

    /// Whether it asks the game's net: with another net it is another player.
    pub(crate) fn asks_net(&self) -> bool {
        self.asks_net
    }

    /// A bot for one game.
    #[must_use]
    pub fn bot(&self, seed: u64) -> Box<dyn Bot<G>> {
        (self.make)(seed)
    }
}

impl<G: Plays + Notation> Entrant<G> {
    /// The bot people ask for: a level's number or name, `random`, `greedy`, `search:400`, `search:50ms`, where the
    /// game has a net `net`, `net:400`, `net:200ms`, or another program as `exec:COMMAND`.
    ///
    /// # Errors
    /// If there is none; the message lists what there is.
    pub fn parse(text: &str) -> Result<Self, NoSuchBot> {
        if let Some(command) = text.trim().strip_prefix(EXEC) {
            let command = command.trim().to_owned();
            let name = text.trim().to_owned();
            // What another program does with its seed is its own affair.
            return Ok(Entrant {
                repeats: false,
                ..Entrant::new(name, move |seed| Box::new(ExecBot::<G>::new(&command, seed)))
            });
        }
        let spec = Spec::parse::<G>(text)?;
        let name = match spec {
            Spec::Level(number) => level_name::<G>(number),
            _ => text.trim().to_lowercase(),
        };
        Ok(Entrant::of(spec, name))
    }
}

impl<G: Plays> Entrant<G> {
    fn of(spec: Spec, name: String) -> Self {
        let (repeats, asks_net) = (spec.repeats(), spec.asks_net::<G>());
        Entrant { repeats, asks_net, ..Entrant::new(name, move |seed| spec.make::<G>(seed)) }
    }

    /// The levels of the game, from weakest to strongest.
    #[must_use]
    pub fn levels() -> Vec<Self> {
        let numbers = 1..=G::LEVELS.len() as u8;
        numbers.map(|number| Entrant::of(Spec::Level(number), level_name::<G>(number))).collect()
    }
}

fn level_name<G: Plays>(number: u8) -> String {
    let place = usize::from(number).saturating_sub(1);
    G::LEVELS.get(place).map_or_else(|| number.to_string(), |level| level.name.to_owned())
}

/// The seed of the bot in `seat` when a deal is played for the time of number `table`.
///
/// Bots at one table, and in the same seat at another time, choose independently of each other.
#[must_use]
pub fn bot_seed(choices: u64, table: usize, seat: Seat) -> u64 {
    Mixer::key(&(choices, table as u64, seat.index() as u64))
}
