//! The rules for people, with pictures and examples: a page for each game.

mod ra;
mod rawsiko;

use maud::{Markup, html};

pub use ra::OPTIONS as RA_OPTIONS;
pub(crate) use rawsiko::guide;

use crate::offer::Offer;
use crate::shell::Shell;

/// Where they are.
const PATH: &str = "/rules";

/// The page of this game's rules; `None` if there is no such game.
#[must_use]
pub fn rules(shell: &Shell<'_>, game: &str) -> Option<Markup> {
    match game {
        "ra" => Some(ra::rules(shell)),
        "rawsiko" => Some(rawsiko::rules(shell)),
        _ => None,
    }
}

/// The way to the same page of the other games.
pub(crate) fn others(shell: &Shell<'_>, path: &str, here: &str) -> Markup {
    html! {
        nav class="seg games which" aria-label=(shell.words.say("lobby-games")) {
            div {
                @for offer in Offer::all() {
                    a href={ (path) "/" (offer.name) } aria-current=[(offer.name == here).then_some("true")] {
                        (crate::games::name(shell.words, offer.name))
                    }
                }
            }
        }
    }
}
