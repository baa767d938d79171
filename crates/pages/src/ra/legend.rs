//! What every tile is called and what it brings: for whoever points at one, taps it or stands on it by keyboard.

use std::sync::LazyLock;

use game::Language;
use maud::{Markup, html};
use ra::{ALL_TILES, Tile};

use super::look::capital;
use crate::glossary::about;
use crate::{TileNames, Words};

/// Name and line of every tile, in all words: they never change, and every step shows many of them.
static HINTS: LazyLock<Vec<(Words, Tile, String)>> = LazyLock::new(|| {
    let mut hints = Vec::new();
    for language in Language::ALL {
        for names in TileNames::ALL {
            let words = Words::of(language).with(names);
            let hint = |tile: Tile| format!("{}\n{}", name(words, tile), line(words, tile));
            hints.extend(ALL_TILES.map(|tile| (words, tile, hint(tile))));
        }
    }
    hints
});

/// Both in a text of two lines, as browsers show it to whoever waits over a tile.
pub(super) fn hint(words: Words, tile: Tile) -> &'static str {
    let found = HINTS.iter().find(|(of, about, _)| (*of, *about) == (words, tile));
    found.map_or("", |(.., hint)| hint)
}

/// All of them, once for a page: the script makes its card from them.
pub(super) fn legend(words: Words) -> Markup {
    html! {
        @for tile in ALL_TILES {
            div data-of=(tile.name()) {
                b { (name(words, tile)) }
                @if tile.is_kept() { " " span class="tag" { (words.say("glossary-kept")) } }
                p { (line(words, tile)) }
            }
        }
    }
}

fn name(words: Words, tile: Tile) -> String {
    capital(&words.say(&format!("ra-tile-{}", words.tile(tile))))
}

fn line(words: Words, tile: Tile) -> String {
    let said = capital(&about(words, tile));
    if said.ends_with('.') { said } else { words.fill("ra-said", &[("said", said.into())]) }
}
