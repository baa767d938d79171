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
however it is left; --resume goes on with it. While the game is on that file also holds the secret of the deal \
(`x-sealed`): whoever reads it could work out what comes. When the game is over the secret is revealed, and \
`khepri verify FILE` proves that every draw followed from the number promised at the start.

Colours: with --colour auto as NO_COLOR, CLICOLOR and CLICOLOR_FORCE say, and none where the output is no terminal.";

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
    /// The names of tiles, where the table did not choose: rulebook (as in that of your language), first (edition), 2023
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
    /// Where there are any
    Auto,
    /// Also where the output is no terminal
    Always,
    /// Nowhere
    Never,
}
