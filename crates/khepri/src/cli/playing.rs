//! What can be asked for in a terminal: to play a game, or to watch one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use game::Language;
use pages::TileNames;
use record::GameId;

use super::USUAL_LEVEL;
use super::values::{game_id, key_value, language, tile_names};
use crate::nets::NetArgs;

pub(super) const PLAY_NOTES: &str = "\
Type `?` in the game for what can be typed. The game is kept in a file step by step, so that nothing is lost \
however it is left; --resume continues it. While the game is running that file also holds the secret of the deal \
(`x-sealed`): whoever reads it could work out what comes. When the game is over the secret is revealed, and \
`khepri verify FILE` proves that every draw followed from the number promised at the start.

Colours: --colour auto obeys NO_COLOR, CLICOLOR and CLICOLOR_FORCE, and uses none where the output is not a terminal.";

#[derive(Args, Debug)]
pub(crate) struct WatchArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME", default_value = GameId::ALL[0].name())]
    pub(crate) game: GameId,
    /// Number of players [default: 3, where the game allows it]
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
    /// The game [default: ra, or the one of the record to resume]
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: Option<GameId>,
    /// Number of players, you included [default: 3, where the game allows it]
    #[arg(long, value_name = "N", conflicts_with = "resume")]
    pub(crate) players: Option<usize>,
    /// Your seat, counted from 0
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    pub(crate) seat: Option<u8>,
    /// How strong your opponents are: a level from 1 to 6 or its name, or a bot such as `greedy` or `search:400` [default: 3]
    #[arg(long, value_name = "L", conflicts_with_all = ["resume", "seats"])]
    pub(crate) level: Option<String>,
    /// The same for each opponent, in seat order without yours
    #[arg(long, value_name = "L,…", value_delimiter = ',', conflicts_with = "resume")]
    pub(crate) seats: Option<Vec<String>>,
    /// Repeat the deal of this seed [default: a fair deal that nobody knows]
    #[arg(long, value_name = "S", conflicts_with = "resume")]
    pub(crate) seed: Option<u64>,
    /// An option of the table, as in a record: `scores=open`. May be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value, conflicts_with = "resume")]
    pub(crate) options: Vec<(String, String)>,
    /// Resume a saved game
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Save the game in this file [default: a new one here, or the one being resumed]
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// The language: en, pt, es, fr or ru [default: from LC_ALL, LC_MESSAGES or LANG, otherwise English]
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub(crate) language: Option<Language>,
    /// Tile names, where the table did not choose: rulebook (the one in your language), first (edition), 2023
    #[arg(long, value_name = "NAMES", default_value = "rulebook", value_parser = tile_names)]
    pub(crate) names: TileNames,
    /// Whether to use colours
    #[arg(long, visible_alias = "color", value_name = "WHEN", value_enum, default_value_t = Colour::Auto)]
    pub(crate) colour: Colour,
    #[command(flatten)]
    pub(crate) nets: NetArgs,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// Where the terminal has colours
    Auto,
    /// Even where the output is not a terminal
    Always,
    /// Never
    Never,
}
