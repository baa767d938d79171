//! The player's own panel beside what a table plays by: name, picture, what tiles are called.

use maud::{Markup, html};

use crate::avatar::{Avatar, beside, choice};
use crate::shell::Shell;
use crate::tile_names::TileNames;

/// Who looks, before a game.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// Their name; empty if they have none yet.
    pub name: &'a str,
    /// Whether they never chose it: then they are asked for one.
    pub asks: bool,
    /// The most letters a name may have.
    pub longest: usize,
    /// The picture beside it.
    pub avatar: Option<Avatar>,
}

/// The panel for a game; its forms lead back to `back`. `pictures`: whether they can be chosen here, or on one's own page.
pub(crate) fn panel(shell: &Shell<'_>, player: &Player<'_>, game: &str, back: &str, pictures: bool) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel player" aria-labelledby="player" {
            h2 id="player" { (beside(player.avatar)) (words.say("player-title")) }
            form class="field ask-name" method="post" action="/me/name" {
                input type="hidden" name="back" value=(back);
                label for="name" { (words.say(if player.asks { "room-name" } else { "me-name-about" })) }
                div class="copy" {
                    input class="line" id="name" name="name" value=(player.name) required maxlength=(player.longest) dir="auto"
                        autocomplete="nickname" enterkeyhint="done";
                    button class="b sm" { (words.say("me-save")) }
                }
            }
            @if pictures {
                details {
                    summary { (words.say("avatar-title")) }
                    (choice(words, "/me/avatar", player.avatar, true, Some(back)))
                }
            }
            @if game == "ra" { (tile_names(shell, back)) }
            p class="note" { a href="/me" { (words.say("player-more")) } }
        }
    }
}

/// Three tiles of Ra have other names in other editions and languages.
fn tile_names(shell: &Shell<'_>, back: &str) -> Markup {
    let words = shell.words;
    html! {
        details {
            summary { (words.say("names-title")) }
            form class="picks" method="post" action="/names" {
                input type="hidden" name="back" value=(back);
                @for names in TileNames::ALL {
                    button class="b sm" name="names" value=(names.word()) aria-pressed=(if names == words.names() { "true" } else { "false" }) {
                        (words.say(&format!("names-{}", names.word())))
                    }
                }
            }
        }
    }
}
