//! What can be asked of a server, and of whoever visits one: to serve, to load-test it, to play at it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::values::{PublicUrl, from_1, public_url, seconds};
use crate::nets::NetArgs;

pub(super) const SERVE_NOTES: &str = "\
Khepri is one program and one data file; `khepri backup` copies the file while people play. Stop it with \
Ctrl-C or SIGTERM; steps that were acknowledged are never lost, not even by a crash. docs/hosting.md says how to \
run it behind a proxy.";

pub(super) const LOAD_NOTES: &str = "\
Every table has one person against third-level bots, with a cookie of their own, who presses a random button that the \
page offers. A step's time runs from the click to the moment it is on that person's screen. Steps are durable by then. \
The server must allow one address that much: start it with a high --rate. Ctrl-C ends the test early, with the report.

  khepri serve --listen 127.0.0.1:7300 --data load.db --rate 100000 &
  khepri load --url http://127.0.0.1:7300 --tables 1000 --seconds 60 --pid $! --json";

pub(super) const BOT_NOTES: &str = "\
The program reads lines of JSON and answers with lines of JSON: docs/bot-protocol.md says which, and docs/bot.py is one \
in ten lines. It takes a free seat, or the one its person has. A token is made on the page /me/tokens of the server.

  khepri bot --table abcdefgh2345 -- python3 docs/bot.py";

#[derive(Args, Clone, Debug)]
pub(crate) struct ServeArgs {
    /// Where to listen: address and port
    #[arg(long, value_name = "ADDR:PORT", env = "KHEPRI_LISTEN", default_value = "127.0.0.1:7272")]
    pub(crate) listen: SocketAddr,
    /// For a classroom: listen to everybody in the local network, and print the address and a QR code for them; no
    /// internet is needed
    #[arg(long, env = "KHEPRI_LAN")]
    pub(crate) lan: bool,
    /// How many people may join a class
    #[arg(long, value_name = "N", env = "KHEPRI_CLASS_SIZE", default_value_t = 60, value_parser = from_1::<usize>)]
    pub(crate) class_size: usize,
    /// The data file for tables and people; `:memory:` forgets them when the program ends
    #[arg(long, value_name = "FILE", env = "KHEPRI_DATA", default_value = "khepri.db")]
    pub(crate) data: PathBuf,
    /// How many tables may be in memory at once
    #[arg(long, value_name = "N", env = "KHEPRI_MAX_TABLES", default_value_t = 10_000, value_parser = from_1::<usize>)]
    pub(crate) max_tables: usize,
    /// How many steps a second a person may take in the long run
    #[arg(long, value_name = "N", env = "KHEPRI_RATE", default_value_t = 10, value_parser = from_1::<u32>)]
    pub(crate) rate: u32,
    /// Minutes an empty table stays in memory; it is loaded again when somebody comes back
    #[arg(long, value_name = "N", env = "KHEPRI_IDLE_MINUTES", default_value_t = 10, value_parser = from_1::<u32>)]
    pub(crate) idle_minutes: u32,
    /// Log level: error, warn, info, debug or trace, or a filter such as `info,server=debug`
    #[arg(long, value_name = "LEVEL", env = "KHEPRI_LOG", default_value = "info")]
    pub(crate) log: String,
    /// Log format
    #[arg(long, value_name = "FORMAT", env = "KHEPRI_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub(crate) log_format: LogFormat,
    /// Where monitoring programs can read /metrics: a listener of its own, not for the public
    #[arg(long, value_name = "ADDR:PORT", env = "KHEPRI_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// The address under which others reach this server, such as `https://games.example`; needed for public names,
    /// unless a proxy answers for them
    #[arg(long, value_name = "URL", env = "KHEPRI_PUBLIC_URL", value_delimiter = ',', value_parser = public_url)]
    pub(crate) public_url: Vec<PublicUrl>,
    /// Trust X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long, env = "KHEPRI_TRUST_PROXY")]
    pub(crate) trust_proxy: bool,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object per line
    Json,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct LoadArgs {
    /// The server, at a loopback address
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7272")]
    pub(crate) url: String,
    /// How many tables to play at the same time
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = from_1::<usize>)]
    pub(crate) tables: usize,
    /// For how long, once all tables are open
    #[arg(long, value_name = "S", default_value_t = 60)]
    pub(crate) seconds: u64,
    /// Number of open streams in all: first one for each person, the rest for spectators; a person without one fetches the
    /// page after every step, as without scripts [default: two per table]
    #[arg(long, value_name = "M")]
    pub(crate) streams: Option<usize>,
    /// Seconds between two actions of a person
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    pub(crate) every: Duration,
    /// Number of players at each table
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = from_1::<usize>)]
    pub(crate) players: usize,
    /// Number of people in one class instead: they join with its PIN, sit at tables of about --players, and at each table
    /// whoever's turn it is acts every --every seconds, with everybody's screen open and that of whoever leads
    #[arg(long, value_name = "N", value_parser = from_1::<usize>, conflicts_with_all = ["hotseat", "journal", "streams"])]
    pub(crate) class: Option<usize>,
    /// Then run once more for the same time, while somebody at another address (127.0.0.2) fetches the page of one table N
    /// times a second, and report what that costs others: more than 10 ms is too much
    #[arg(long, value_name = "N", value_parser = from_1::<u32>, conflicts_with = "class")]
    pub(crate) pages: Option<u32>,
    /// One person plays all seats of a table, without bots
    #[arg(long)]
    pub(crate) hotseat: bool,
    /// The same seed presses the same buttons, as long as the same ones are offered
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The server's process, to report its memory use
    #[arg(long, value_name = "PID")]
    pub(crate) pid: Option<u32>,
    /// Write every acknowledged step into this file, as `kept NUMBER TABLE VERSION STEP`
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct BotArgs {
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7272")]
    pub(crate) url: String,
    /// The token of the person for whom the program plays
    #[arg(long, value_name = "TOKEN", env = "KHEPRI_TOKEN", hide_env_values = true)]
    pub(crate) token: String,
    /// The table, as in its address
    #[arg(long, value_name = "ID")]
    pub(crate) table: String,
    /// Which seat to take, counted from 0 [default: the first that is free]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=4))]
    pub(crate) seat: Option<u8>,
    /// Seconds the program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// The program and its arguments
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(crate) command: Vec<String>,
}
