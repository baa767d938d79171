//! Which nets play: those in the program, or those in a folder that was named.

use std::path::{Path, PathBuf};

use anyhow::Result;
use bots::{Plays, net};
use clap::Args;
use record::{GameId, with_game};

use crate::output::{Usage, complain};

#[derive(Args, Clone, Debug)]
pub(crate) struct NetArgs {
    /// Take the games' nets from this folder instead of those in the program: files named GAME.safetensors, and
    /// GAME-N.safetensors for tables of N alone
    #[arg(long, value_name = "DIR", env = "KHEPRI_NETS")]
    nets: Option<PathBuf>,
}

impl NetArgs {
    /// Has the nets of these games ready. One that does not fit is warned about, and its game goes on without.
    pub(crate) fn prepare(&self, games: &[GameId], warn: impl Fn(&str)) -> Result<()> {
        let files = |game: GameId| self.nets.as_ref().map(|folder| folder.join(format!("{}.safetensors", game.name())));
        if let Some(folder) = &self.nets {
            if !folder.is_dir() {
                return Err(Usage::error(format_args!("--nets {}: there is no such folder", folder.display())));
            }
            if !games.iter().filter_map(|game| files(*game)).any(|file| file.exists()) {
                let names: Vec<String> = games.iter().map(|game| format!("{}.safetensors", game.name())).collect();
                warn(&format!("{} has no {}: nothing is taken from there", folder.display(), names.join(" and no ")));
            }
        }
        for game in games {
            let file = files(*game).filter(|file| file.exists());
            if let (Some(folder), None) = (&self.nets, &file)
                && let Some(apart) = with_game!(*game, G => apart::<G>(folder))
            {
                warn(&format!("{apart}: without {}.safetensors beside it nothing is taken from it", game.name()));
            }
            if let Some(why) = with_game!(*game, G => refused::<G>(file.as_deref())) {
                let place =
                    file.map_or_else(|| "the net in this program".to_owned(), |file| file.display().to_string());
                warn(&format!("{place}: {why}; {} is played without a net, with search", game.name()));
            }
        }
        Ok(())
    }

    /// The same for a command that plays one game and tells on standard error.
    pub(crate) fn prepare_one(&self, game: GameId) -> Result<()> {
        self.prepare(&[game], complain)
    }
}

/// A net in this folder that is for tables of one size.
fn apart<G: Plays>(folder: &Path) -> Option<String> {
    let files = G::SEATS.map(|players| folder.join(format!("{}-{players}.safetensors", G::NAME)));
    files.into_iter().find(|file| file.exists()).map(|file| file.display().to_string())
}

fn refused<G: Plays>(file: Option<&Path>) -> Option<String> {
    match file {
        Some(file) => net::bring::<G>(file).err().map(|error| error.to_string()),
        None => net::checked::<G>().err().map(ToString::to_string),
    }
}
