//! What can be asked for on the command line.

mod hosting;
mod measuring;
mod playing;
mod reading;
mod serving;
mod values;
mod what_if;

pub(crate) use hosting::{BackupArgs, RestoreArgs, ValidateArgs};
pub(crate) use measuring::{ArenaArgs, SimArgs};
pub(crate) use playing::{Colour, PlayArgs, WatchArgs};
pub(crate) use reading::{FactsArgs, ReplayArgs, RulesArgs, VerifyArgs};
pub(crate) use serving::{BotArgs, LoadArgs, LogFormat, ServeArgs};
pub(crate) use what_if::WhatIfArgs;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use game::{Game, GameOptions, OptionSpec};
use record::{GameId, with_game};

const EXAMPLES: &str = "\
Examples:
  khepri                                     play in the browser: prints the address to open
  khepri serve --listen 0.0.0.0:7272         the same for everybody on your network
  khepri backup --to monday.db               copy all games while people play
  khepri validate                            prove that every stored game still replays
  khepri watch                               watch a whole game between bots
  khepri rules ra                            read the rules
  khepri facts rawsiko lithium               look up what a game teaches
  khepri play ra                             play against bots in the terminal
  khepri play ra --players 4 --level vizier  the same with four players and stronger bots
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

Exit codes: 0 success, 1 something was refused, 2 the command line was wrong.";

/// The level that plays where nobody asked for another.
pub(crate) const USUAL_LEVEL: &str = "3";

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
    #[command(after_help = serving::SERVE_NOTES)]
    Serve(ServeArgs),
    /// Copy a server's data while it runs: a checked snapshot of one moment
    #[command(after_help = hosting::BACKUP_NOTES)]
    Backup(BackupArgs),
    /// Make a new data file for a server from a backup
    #[command(after_help = hosting::RESTORE_NOTES)]
    Restore(RestoreArgs),
    /// Replay every stored game under the rules of this version: the step before an upgrade
    #[command(after_help = hosting::VALIDATE_NOTES)]
    Validate(ValidateArgs),
    /// Load-test a server on this machine: people at many tables, and how quickly their steps are seen
    #[command(after_help = serving::LOAD_NOTES)]
    Load(LoadArgs),
    /// Watch one game between bots, told in words
    Watch(WatchArgs),
    /// Play against bots in the terminal
    #[command(after_help = playing::PLAY_NOTES)]
    Play(PlayArgs),
    /// Replay records: as a story with scoring tables, or as JSON
    Replay(ReplayArgs),
    /// Play many games at once and count: speed, scores, wins
    Sim(SimArgs),
    /// Measure bots: a challenger against a field on mirrored deals, or the ladder of all levels
    Arena(ArenaArgs),
    /// Let a program play at a server's table with your token
    #[command(after_help = serving::BOT_NOTES)]
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
        let usual = usual.map(|value| format!(" (default: {value})")).unwrap_or_default();
        format!("\n    {}={}: {}{usual}", spec.key, spec.values, spec.meaning)
    };
    G::Options::SPECS.iter().enumerate().map(line).collect()
}
