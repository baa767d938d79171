//! What can be asked for on the command line.

mod hosting;
mod what_if;

pub(crate) use hosting::{BackupArgs, RestoreArgs, ValidateArgs};
pub(crate) use what_if::WhatIfArgs;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use game::{Game, GameOptions, Language, OptionSpec};
use record::{GameId, with_game};

use crate::nets::NetArgs;

const EXAMPLES: &str = "\
Examples:
  khepri                                     play in the browser: prints the address to open
  khepri serve --listen 0.0.0.0:7272         the same for everybody in the house
  khepri backup --to monday.db               copy all games while people play
  khepri validate                            prove that every stored game still replays
  khepri watch                               watch a whole game between programs
  khepri rules ra                            read the rules
  khepri facts rawsiko lithium               look up what a game teaches
  khepri play ra                             play against bots in the terminal
  khepri play ra --players 4 --level vizier  the same at a fuller table, against stronger ones
  khepri play rawsiko --language pt          the other game, in Portuguese
  khepri sim ra --players 4 --games 100000   play many games and see who wins
  khepri sim ra --players 3 --games 10 --seed 7 --records games
  khepri arena ra --players 4 --challenger greedy --field random --deals 200
  khepri arena ra --ladder                   rate all levels at every size of table
  khepri arena ra --challenger 'exec:python3 docs/bot.py' --field greedy --deals 20
  khepri replay games/*.ra                   read them as a story, with every scoring table
  khepri replay --json games/*.ra            the same for programs, one object a line
  khepri what-if class.rawsiko --turn 3 --change china
                                             play a game on ten thousand times with one change
  khepri verify games/ra-3p-s7-000000.ra     prove that every draw follows

Exit codes: 0 it went well, 1 something was refused, 2 the command line was wrong.";

/// The level that plays where nobody asked for another.
pub(crate) const USUAL_LEVEL: &str = "3";

const PLAY_NOTES: &str = "\
Type `?` in the game for what can be typed. The game is kept in a file step by step, so that nothing is lost \
however it is left; --resume goes on with it. While the game is on that file also holds the secret of the deal \
(`x-sealed`): whoever reads it could work out what comes. When the game is over the secret is revealed, and \
`khepri verify FILE` proves that every draw followed from the number promised at the start.

Colours: with --colour auto as NO_COLOR, CLICOLOR and CLICOLOR_FORCE say, and none where the output is no terminal.";

const SERVE_NOTES: &str = "\
Everything is in this one program and one file of data; `khepri backup` copies it while people play. Stop it with \
Ctrl-C or SIGTERM; steps that were acknowledged are never lost, not even by a crash. docs/hosting.md says how to run \
it behind a proxy.";

const LOAD_NOTES: &str = "\
Every table has one person against third-level bots, with a cookie of their own, who presses a random button that the \
page offers. A step's time runs from the click to the moment it is on that person's screen. Steps are durable by then. \
The server must let one address do as much: start it with a high --rate. Ctrl-C ends the load early, with the report.

  khepri serve --listen 127.0.0.1:7300 --data load.db --rate 100000 &
  khepri load --url http://127.0.0.1:7300 --tables 1000 --seconds 60 --pid $! --json";

const BOT_NOTES: &str = "\
The program reads lines of JSON and answers with lines of JSON: docs/bot-protocol.md says which, and docs/bot.py is one \
in ten lines. It takes a free chair, or the one its person has. A token is made on the page /me/tokens of the server.

  khepri bot --table abcdefgh2345 -- python3 docs/bot.py";

/// Play, learn, review and study board games.
///
/// A game is kept as a record: plain text with one step a line, every draw included, so that it can be read, sent,
/// replayed and checked by anyone. This is an unofficial implementation with its own words.
#[derive(Parser, Debug)]
#[command(name = "khepri", version, after_help = EXAMPLES, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

impl Cli {
    /// What was asked for; without a word, to play in the browser.
    pub(crate) fn asked_for(self) -> Command {
        self.command.unwrap_or_else(|| Cli::parse_from(["khepri", "serve"]).asked_for())
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Let people play in their browsers: this is what `khepri` alone does
    #[command(after_help = SERVE_NOTES)]
    Serve(ServeArgs),
    /// Copy a server's file while it runs: of one moment, checked
    #[command(after_help = hosting::BACKUP_NOTES)]
    Backup(BackupArgs),
    /// Make a new file for a server from a backup
    #[command(after_help = hosting::RESTORE_NOTES)]
    Restore(RestoreArgs),
    /// Replay every stored game under the rules of this version: the step before an upgrade
    #[command(after_help = hosting::VALIDATE_NOTES)]
    Validate(ValidateArgs),
    /// Lay a load on a server on this machine: people at many tables, and how quickly their steps are seen
    #[command(after_help = LOAD_NOTES)]
    Load(LoadArgs),
    /// Watch one game between programs, told in words
    Watch(WatchArgs),
    /// Play against bots in the terminal
    #[command(after_help = PLAY_NOTES)]
    Play(PlayArgs),
    /// Replay records: as a story with scoring tables, or as JSON
    Replay(ReplayArgs),
    /// Play many games at once and count: speed, scores, wins
    Sim(SimArgs),
    /// Measure bots: a challenger against a field on mirrored deals, or the ladder of all levels
    Arena(ArenaArgs),
    /// Let another program play at a table of a server, with a person's token
    #[command(after_help = BOT_NOTES)]
    Bot(BotArgs),
    /// Play a game on many times, as it is and with one thing changed, and see what differs
    #[command(after_help = what_if::notes())]
    WhatIf(WhatIfArgs),
    /// Prove that every draw of a record follows from its promised secret
    Verify(VerifyArgs),
    /// Read the rules of a game
    Rules(RulesArgs),
    /// Look up what a game teaches: where a material comes from, what it is for
    Facts(FactsArgs),
}

/// Reads the command line; the help of what takes options lists them for every game.
pub(crate) fn parse() -> Cli {
    let mut command = Cli::command();
    for name in ["watch", "play", "sim", "arena"] {
        command = command.mut_subcommand(name, |sub| {
            let before = sub.get_after_help().map(|notes| format!("{notes}\n\n")).unwrap_or_default();
            sub.after_help(format!("{before}{}", options_help()))
        });
    }
    Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
}

/// What tables can agree on, game by game.
fn options_help() -> String {
    let mut text = "Options of a table:".to_owned();
    for game in GameId::ALL {
        text += &format!("\n  {}", game.name());
        text += &with_game!(game, G => options_of::<G>());
    }
    text
}

fn options_of<G: Game>() -> String {
    let usual = G::Options::for_players(*G::SEATS.start());
    let line = |(which, spec): (usize, &OptionSpec)| {
        let usual = usual.as_ref().filter(|_| !spec.own_line).map(|options| options.value(which));
        let usual = usual.map(|value| format!(" (usually {value})")).unwrap_or_default();
        format!("\n    {}={}: {}{usual}", spec.key, spec.values, spec.meaning)
    };
    G::Options::SPECS.iter().enumerate().map(line).collect()
}

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
    /// Believe X-Forwarded-For and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long, env = "KHEPRI_TRUST_PROXY")]
    pub(crate) trust_proxy: bool,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
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

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let wrong = || "expected a number of seconds above 0".to_owned();
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).ok_or_else(wrong)
}

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

fn from_1<N: std::str::FromStr + PartialOrd + Default>(text: &str) -> Result<N, String> {
    text.parse().ok().filter(|number| *number > N::default()).ok_or_else(|| "expected a number from 1 up".to_owned())
}

#[derive(Args, Debug)]
pub(crate) struct WatchArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME", default_value = GameId::ALL[0].name())]
    pub(crate) game: GameId,
    /// How many play [default: 3, where the game allows it]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Repeat the game of this seed [default: a new one from the operating system]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// Who plays, by seat, or one for all: a level (1 to 6, or its name), `random`, `greedy`, `search:400`, `search:50ms`,
    /// `net`, `net:400`, `net:200ms`
    #[arg(long, value_name = "WHO,…", value_delimiter = ',', default_value = USUAL_LEVEL)]
    pub(crate) seats: Vec<String>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// The game [default: ra, or that of the record to resume]
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: Option<GameId>,
    /// How many play, you included [default: 3, where the game allows it]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub(crate) players: Option<usize>,
    /// Your seat, counted from 0
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    pub(crate) seat: Option<u8>,
    /// How strong the others are: a level from 1 to 6 or its name, or a bot such as `greedy` or `search:400` [default: 3]
    #[arg(long, value_name = "L", conflicts_with_all = ["resume", "seats"])]
    pub(crate) level: Option<String>,
    /// The same for each of the others, in the order of the seats, yours left out
    #[arg(long, value_name = "L,…", value_delimiter = ',', conflicts_with = "resume")]
    pub(crate) seats: Option<Vec<String>>,
    /// Repeat the deal of this seed [default: a fair deal that nobody knows]
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value, conflicts_with = "resume")]
    pub(crate) options: Vec<(String, String)>,
    /// Go on with a game that was left
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Keep the game in this file [default: a new one here, or the one that is resumed]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// The language: en, pt, es, fr or ru [default: as LC_ALL, LC_MESSAGES or LANG say, or English]
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub(crate) language: Option<Language>,
    /// Whether to use colours
    #[arg(long, visible_alias = "color", value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub(crate) colour: Colour,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// Where there are any
    Auto,
    /// Also where the output is no terminal
    Always,
    /// Nowhere
    Never,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// Records; `-` is standard input. Several records in one file are divided by a line `---`
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// One JSON object a record instead of words; a bad record gives `{"error":…,"line":…}`
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
    /// How many play [default: 3, where the game allows it]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// How many games
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
    /// So many seconds another program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// Write every game as a record into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object instead of words
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
    /// How many play [default: 3, where the game allows it]; with --ladder several [default: all]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    pub(crate) players: Vec<usize>,
    /// Who is measured: a level (1 to 6, or its name), `random`, `greedy`, `search:400`, `search:50ms`, `net`,
    /// `net:400`, `net:200ms`, or another program as `exec:COMMAND`
    #[arg(long, value_name = "LEVEL")]
    pub(crate) challenger: Option<String>,
    /// Who sits in all other chairs
    #[arg(long, value_name = "LEVEL")]
    pub(crate) field: Option<String>,
    /// Rate all levels at mixed tables, and play each against a full table of the level below
    #[arg(long, conflicts_with_all = ["challenger", "field"])]
    pub(crate) ladder: bool,
    /// Who climbs the ladder, from weakest to strongest [default: the levels of the game]
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', requires = "ladder")]
    pub(crate) levels: Vec<String>,
    /// So many seconds another program may think about one decision
    #[arg(long, value_name = "S", default_value = "10", value_parser = seconds)]
    pub(crate) bot_seconds: Duration,
    /// How many deals; each is played with the players in every chair [default: 100, with --ladder 20]
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) deals: Option<u64>,
    /// The same seed gives the same games, but for budgets in time [default: that of the journal, or a new one]
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// How many threads play [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Keep finished deals in this file; if it is there already, go on where it ends
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
    /// One JSON object instead of words
    #[arg(long)]
    pub(crate) json: bool,
    /// CSV with a line of names instead of words
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
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

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    /// Records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
}

#[derive(Args, Debug)]
pub(crate) struct FactsArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
    /// What to look up, by id or by name in any language [default: a list of what can be asked]
    #[arg(value_name = "TOPIC")]
    pub(crate) topic: Vec<String>,
    /// The language of the answer: en, pt, es, fr or ru
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
}

fn language(code: &str) -> Result<Language, String> {
    let listed = || Language::ALL.map(|one| format!("{} ({})", one.code(), one.own_name())).join(", ");
    Language::from_code(code).ok_or_else(|| format!("expected {}", listed()))
}

fn game_id(name: &str) -> Result<GameId, String> {
    GameId::from_name(name).ok_or_else(|| format!("expected {}", GameId::names()))
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}
