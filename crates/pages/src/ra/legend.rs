//! What every tile is called and what it brings: for whoever points at one, taps it or stands on it by keyboard.

use std::sync::LazyLock;

use game::Language;
use maud::{Markup, html};
use ra::{ALL_TILES, Edition, Tile};

use super::look::capital;
use crate::Words;
use crate::glossary::about;

/// Name and line of every tile, in every language and edition: they never change, and every step shows many of them.
static HINTS: LazyLock<Vec<(Language, Edition, Tile, String)>> = LazyLock::new(|| {
    let mut hints = Vec::new();
    for language in Language::ALL {
        for edition in [Edition::First, Edition::Edition2023] {
            let words = Words::of(language);
            let hint = |tile: Tile| format!("{}\n{}", name(words, edition, tile), line(words, tile));
            hints.extend(ALL_TILES.map(|tile| (language, edition, tile, hint(tile))));
        }
    }
    hints
});

/// Both in a text of two lines, as browsers show it to whoever waits over a tile.
pub(super) fn hint(words: Words, edition: Edition, tile: Tile) -> &'static str {
    let wanted = (words.language(), edition, tile);
    let found = HINTS.iter().find(|(language, edition, tile, _)| (*language, *edition, *tile) == wanted);
    found.map_or("", |(.., hint)| hint)
}

/// All of them, once for a page: the script makes its card from them.
pub(super) fn legend(words: Words, edition: Edition) -> Markup {
    html! {
        @for tile in ALL_TILES {
            div data-of=(tile.name()) {
                b { (name(words, edition, tile)) }
                @if tile.is_kept() { " " span class="tag" { (words.say("glossary-kept")) } }
                p { (line(words, tile)) }
            }
        }
    }
}

fn name(words: Words, edition: Edition, tile: Tile) -> String {
    capital(&words.say(&format!("ra-tile-{}", tile.word(edition))))
}

fn line(words: Words, tile: Tile) -> String {
    let said = capital(&about(words, tile));
    if said.ends_with('.') { said } else { words.fill("ra-said", &[("said", said.into())]) }
}
