//! Every thing and every word of a game, with its picture: a page for each game.

mod ra;
mod rawsiko;

use maud::Markup;

pub(crate) use ra::{about, name};

use crate::shell::Shell;

/// Where they are.
const PATH: &str = "/glossary";

/// The page of this game's words; `None` if there is no such game.
#[must_use]
pub fn glossary(shell: &Shell<'_>, game: &str) -> Option<Markup> {
    match game {
        "ra" => Some(ra::glossary(shell)),
        "rawsiko" => Some(rawsiko::glossary(shell)),
        _ => None,
    }
}
