//! What can be asked of a server, and of whoever visits one: to serve, to lay a load on it, to play at it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::values::{PublicUrl, from_1, public_url, seconds};
use crate::nets::NetArgs;

pub(super) const SERVE_NOTES: &str = "\
Everything is in this one program and one file of data; `khepri backup` copies it while people play. Stop it with \
Ctrl-C or SIGTERM; steps that were acknowledged are never lost, not even by a crash. docs/hosting.md says how to run \
it behind a proxy.";

pub(super) const LOAD_NOTES: &str = "\
Every table has one person against third-level bots, with a cookie of their own, who presses a random button that the \
page offers. A step's time runs from the click to the moment it is on that person's screen. Steps are durable by then. \
The server must let one address do as much: start it with a high --rate. Ctrl-C ends the load early, with the report.

  khepri serve --listen 127.0.0.1:7300 --data load.db --rate 100000 &
  khepri load --url http://127.0.0.1:7300 --tables 1000 --seconds 60 --pid $! --json";

pub(super) const BOT_NOTES: &str = "\
The program reads lines of JSON and answers with lines of JSON: docs/bot-protocol.md says which, and docs/bot.py is one \
in ten lines. It takes a free chair, or the one its person has. A token is made on the page /me/tokens of the server.

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
    /// How many people a class takes
    #[arg(long, value_name = "N", env = "KHEPRI_CLASS_SIZE", default_value_t = 60, value_parser = from_1::<usize>)]
    pub(crate) class_size: usize,
    /// The file in which tables and people are kept; `:memory:` forgets them when the program ends
    #[arg(long, value_name = "FILE", env = "KHEPRI_DATA", default_value = "khepri.db")]
    pub(crate) data: PathBuf,
    /// How many tables may be in memory at once
    #[arg(long, value_name = "N", env = "KHEPRI_MAX_TABLES", default_value_t = 10_000, value_parser = from_1::<usize>)]
    pub(crate) max_tables: usize,
    /// How many steps a second a person may take in the long run
    #[arg(long, value_name = "N", env = "KHEPRI_RATE", default_value_t = 10, value_parser = from_1::<u32>)]
    pub(crate) rate: u32,
    /// After so many minutes without anybody a table leaves memory; it comes back when somebody does
    #[arg(long, value_name = "N", env = "KHEPRI_IDLE_MINUTES", default_value_t = 10, value_parser = from_1::<u32>)]
    pub(crate) idle_minutes: u32,
    /// What the log says: error, warn, info, debug or trace, or a filter such as `info,server=debug`
    #[arg(long, value_name = "LEVEL", env = "KHEPRI_LOG", default_value = "info")]
    pub(crate) log: String,
    /// How the log says it
    #[arg(long, value_name = "FORMAT", env = "KHEPRI_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    pub(crate) log_format: LogFormat,
    /// Where programs that watch over the server may ask how it is doing (/metrics): a listener of its own, not for the
    /// world
    #[arg(long, value_name = "ADDR:PORT", env = "KHEPRI_METRICS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// The address under which others reach this server, such as `https://games.example`; needed for names that the world can
    /// look up, unless a proxy answers for them
    #[arg(long, value_name = "URL", env = "KHEPRI_PUBLIC_URL", value_delimiter = ',', value_parser = public_url)]
    pub(crate) public_url: Vec<PublicUrl>,
    /// Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
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
    /// One JSON object a line
    Json,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct LoadArgs {
    /// The server, at a loopback address
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7272")]
    pub(crate) url: String,
    /// How many tables are played at at once
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = from_1::<usize>)]
    pub(crate) tables: usize,
    /// For how long, once all tables are open
    #[arg(long, value_name = "S", default_value_t = 60)]
    pub(crate) seconds: u64,
    /// How many streams are open in all: first one for each person, the others for people who look on; whoever has none
    /// fetches the page after every step, as without a script [default: two a table]
    #[arg(long, value_name = "M")]
    pub(crate) streams: Option<usize>,
    /// Each person acts every so many seconds
    #[arg(long, value_name = "S", default_value = "5", value_parser = seconds)]
    pub(crate) every: Duration,
    /// How many play at each table
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = from_1::<usize>)]
    pub(crate) players: usize,
    /// So many people in one class instead: they join with its PIN, sit at tables of about --players, and at each table
    /// whoever's turn it is acts every --every seconds, with everybody's screen open and that of whoever leads
    #[arg(long, value_name = "N", value_parser = from_1::<usize>, conflicts_with_all = ["hotseat", "journal", "streams"])]
    pub(crate) class: Option<usize>,
    /// Then for the same time once more, while somebody at another address (127.0.0.2) fetches the page of one table so
    /// many times a second: what that costs others. More than 10 ms are too much
    #[arg(long, value_name = "N", value_parser = from_1::<u32>, conflicts_with = "class")]
    pub(crate) pages: Option<u32>,
    /// One person plays all chairs of a table, without bots
    #[arg(long)]
    pub(crate) hotseat: bool,
    /// The same seed presses the same buttons, as long as the same ones are there
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The server's process, to see what its memory does
    #[arg(long, value_name = "PID")]
    pub(crate) pid: Option<u32>,
    /// Write every acknowledged step into this file, as `kept NUMBER TABLE VERSION STEP`
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// One JSON object instead of words
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
    /// Which chair to take, counted from 0 [default: the first that is free]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=4))]
    pub(crate) seat: Option<u8>,
    /// So many seconds the program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// The program and its arguments
    #[arg(required = true, last = true, value_name = "COMMAND")]
    pub(crate) command: Vec<String>,
}
