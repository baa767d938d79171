//! What `khepri what-if` can be asked.

use std::path::PathBuf;

use clap::Args;
use game::WhatIf;
use record::{GameId, with_game};

#[derive(Args, Debug)]
pub(crate) struct WhatIfArgs {
    /// The record of a game, finished or not; `-` is standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Play on from the beginning of this turn; 0 is the start
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) turn: u32,
    /// What is changed; without it the game is played on as it is
    #[arg(long, value_name = "CHANGE")]
    pub(crate) change: Option<String>,
    /// Number of games played unchanged, and the same number with the change
    #[arg(long, value_name = "G", default_value_t = arena::WHAT_IF_GAMES, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    pub(crate) games: u32,
    /// The same seed gives the same games, on any machine and any number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Number of threads [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// What can be changed, game by game.
pub(super) fn notes() -> String {
    let mut text =
        "It is an experiment: quick bots play, and one decision in twenty is random. It does not show how people \
                    would have played.\n\nChanges:"
            .to_owned();
    for game in GameId::ALL {
        let changes = with_game!(game, G => <G as WhatIf>::CHANGES);
        if !changes.is_empty() {
            text += &format!("\n  {}", game.name());
        }
        for (change, meaning) in changes {
            text += &format!("\n    {change}: {meaning}");
        }
    }
    text
}
