//! What can be read: records, rules, and what a game teaches.

use std::path::PathBuf;

use clap::Args;
use game::Language;
use pages::TileNames;
use record::GameId;

use super::values::{game_id, language, tile_names};

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// Records; `-` is standard input. Several records in one file are separated by a line `---`
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// One JSON object per record instead of text; a bad record gives `{"error":…,"line":…}`
    #[arg(long)]
    pub(crate) json: bool,
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
    /// The language of the rules: en, pt, es, fr or ru
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
    /// Tile names: rulebook (the one in the language), first (edition), 2023
    #[arg(long, value_name = "NAMES", default_value = "rulebook", value_parser = tile_names)]
    pub(crate) names: TileNames,
}

#[derive(Args, Debug)]
pub(crate) struct FactsArgs {
    /// The game
    #[arg(value_parser = game_id, value_name = "GAME")]
    pub(crate) game: GameId,
    /// What to look up, by id or by name in any language [default: a list of all topics]
    #[arg(value_name = "TOPIC")]
    pub(crate) topic: Vec<String>,
    /// The language of the answer: en, pt, es, fr or ru
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
}
