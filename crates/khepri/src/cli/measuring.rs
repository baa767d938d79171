//! What can be asked about bots and chance: many games at once, and who is stronger.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use record::GameId;

use super::values::{game_id, key_value, seconds};
use crate::nets::NetArgs;

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
    /// Number of players [default: 3, where the game allows it]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Number of games
    #[arg(long, value_name = "G", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games, on any machine and any number of threads [default: a new one]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Who plays, by seat, or one for all: a level (1 to 6, or its name), `random`, `greedy`, `search:400`, `search:50ms`,
    /// `net`, `net:400`, `net:200ms`, or another program as `exec:COMMAND`
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', default_value = "random")]
    pub(crate) seats: Vec<String>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Seconds a program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
    /// Number of players [default: 3, where the game allows it]; with --ladder several [default: all]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    pub(crate) players: Vec<usize>,
    /// Who is measured: a level (1 to 6, or its name), `random`, `greedy`, `search:400`, `search:50ms`, `net`,
    /// `net:400`, `net:200ms`, or another program as `exec:COMMAND`
    #[arg(long, value_name = "LEVEL")]
    pub(crate) challenger: Option<String>,
    /// Who sits in all other seats
    #[arg(long, value_name = "LEVEL")]
    pub(crate) field: Option<String>,
    /// Rate all levels at mixed tables, and play each against a full table of the level below
    #[arg(long, conflicts_with_all = ["challenger", "field"])]
    pub(crate) ladder: bool,
    /// Who climbs the ladder, from weakest to strongest [default: the levels of the game]
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', requires = "ladder")]
    pub(crate) levels: Vec<String>,
    /// Also report the challenger's result with luck taken out, as the game's net judges it: as narrow an interval after
    /// fewer deals
    #[arg(long, conflicts_with = "ladder")]
    pub(crate) without_luck: bool,
    /// Seconds a program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// Number of deals; each is played with the players in every seat [default: 100, with --ladder 20]
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) deals: Option<u64>,
    /// The same seed gives the same games, except with time budgets [default: that of the journal, or a new one]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Save finished deals in this file; if it already exists, continue where it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// CSV with a header line instead of text
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}
