//! Every tile and every word of Ra, with its picture: what it does and how many there are.

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use ra::{ALL_TILES, CENTRE_START, EPOCHS, GOD, GOLD, Group, TRACK_SPACES, Tile, TileCounts};

use crate::art::tile;
use crate::assets::picture;
use crate::shell::{Shell, prose};
use crate::{TileNames, Words};

/// The groups in the order of the page: anchor, name, what they do.
const GROUPS: [(Group, &str, &str, &str); 8] = [
    (Group::Ra, "ra", "glossary-group-ra", "glossary-about-ra"),
    (Group::Gold, "gold", "glossary-group-gold", "glossary-about-gold"),
    (Group::Gods, "gods", "glossary-group-gods", "glossary-about-gods"),
    (Group::Pharaohs, "pharaohs", "glossary-group-pharaohs", "glossary-about-pharaohs"),
    (Group::River, "river", "glossary-group-river", "glossary-about-river"),
    (Group::Civilisation, "civilisation", "glossary-group-civilisation", "glossary-about-civilisation"),
    (Group::Monuments, "monuments", "glossary-group-monuments", "glossary-about-monuments"),
    (Group::Disasters, "disasters", "glossary-group-disasters", "glossary-about-disasters"),
];

/// The eight gods, by their pictures. Their names are the same in every language but for the script.
const GODS: [(&str, &str); 8] = [
    ("god-hathor", "glossary-hathor"),
    ("god-isis", "glossary-isis"),
    ("god-osiris", "glossary-osiris"),
    ("god-ptah", "glossary-ptah"),
    ("god-sekhmet", "glossary-sekhmet"),
    ("god-seshat", "glossary-seshat"),
    ("god-sobek", "glossary-sobek"),
    ("god-thoth", "glossary-thoth"),
];

/// The words of the game: picture, word, meaning.
const TERMS: [(&str, &str, &str); 12] = [
    ("epoch", "term-epoch", "term-epoch-about"),
    ("sun", "term-sun", "term-sun-about"),
    ("sun-down", "term-face-down", "term-face-down-about"),
    ("sun", "term-centre", "term-centre-about"),
    ("bag", "term-bag", "term-bag-about"),
    ("nile", "term-lot", "term-lot-about"),
    ("barge", "term-ra-track", "term-ra-track-about"),
    ("ra-statue", "term-ra-player", "term-ra-player-about"),
    ("ra-statue", "term-invoke", "term-invoke-about"),
    ("crown", "term-bid", "term-bid-about"),
    ("scarab", "term-scarab", "term-scarab-about"),
    ("i-veil", "term-hidden", "term-hidden-about"),
];

/// The key of a kind's name in these words.
pub(crate) fn name(words: Words, kind: Tile) -> String {
    format!("glossary-{}", words.tile(kind))
}

/// The names that other editions give it: the keys of the sentences, and of the names.
fn other_names(words: Words, kind: Tile) -> impl Iterator<Item = (&'static str, String)> {
    let editions = [(TileNames::First, "glossary-first"), (TileNames::Edition2023, "glossary-2023")];
    let named = editions.map(|(names, said)| (said, name(words.with(names), kind)));
    named.into_iter().filter(move |(_, other)| *other != name(words, kind))
}

/// What a disaster takes.
const fn takes(kind: Tile) -> Option<&'static str> {
    match kind {
        Tile::Funeral => Some("rules-funeral"),
        Tile::Drought => Some("rules-drought"),
        Tile::Unrest => Some("rules-unrest"),
        Tile::Earthquake => Some("rules-earthquake"),
        _ => None,
    }
}

/// What a tile brings or takes, in a line or two.
pub(crate) fn about(words: Words, kind: Tile) -> String {
    let of_group = GROUPS.iter().find(|(group, ..)| *group == kind.group()).map(|(.., about)| *about);
    takes(kind).or(of_group).map_or_else(String::new, |key| words.fill(key, &figures()))
}

/// The figures of what groups are worth.
fn figures() -> [(&'static str, FluentValue<'static>); 3] {
    [("gold", GOLD.into()), ("god", GOD.into()), ("epochs", EPOCHS.into())]
}

/// The page.
pub(super) fn glossary(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let bag = TileCounts::full();
    let lead = words.fill("glossary-lead", &[("tiles", bag.total().into())]);
    let body = html! {
        (crate::rules::others(shell, super::PATH, "ra"))
        nav class="card toc" aria-label=(words.say("rules-contents")) {
            a href="#terms" { (words.say("glossary-terms")) }
            @for (_, anchor, heading, _) in GROUPS { a href=(format!("#{anchor}")) { (words.say(heading)) } }
        }
        article class="glosses" {
            (terms(words))
            @for (group, anchor, heading, about) in GROUPS { (section(words, &bag, group, anchor, heading, about)) }
        }
    };
    prose(shell, &words.say("glossary-title"), &lead, body)
}

fn section(words: Words, bag: &TileCounts, group: Group, anchor: &str, heading: &str, about: &str) -> Markup {
    let kinds: Vec<Tile> = ALL_TILES.into_iter().filter(|tile| tile.group() == group).collect();
    let total: u32 = kinds.iter().map(|tile| u32::from(bag.of(*tile))).sum();
    let class = if kinds.len() <= 2 && group != Group::Gods { "card panel gloss half" } else { "card panel gloss" };
    html! {
        section class=(class) aria-labelledby=(anchor) {
            h2 id=(anchor) { (words.say(heading)) " " span class="tag" { (count(words, total)) } }
            p { (words.fill(about, &figures())) }
            ul class="tiles-list big" {
                @if group == Group::Gods {
                    @for (id, name) in GODS { li { (tile(id, false)) span { b { (words.say(name)) } small { (count(words, 1)) } } } }
                } @else {
                    @for kind in kinds { (entry(words, kind, u32::from(bag.of(kind)))) }
                }
            }
        }
    }
}

fn entry(words: Words, kind: Tile, how_many: u32) -> Markup {
    html! {
        li {
            (tile(words.tile(kind), kind.is_kept()))
            span {
                b { (words.say(&name(words, kind))) }
                @for (said, other) in other_names(words, kind) {
                    small { (words.fill(said, &[("name", words.say(&other).into())])) }
                }
                @if let Some(takes) = takes(kind) { small { (words.say(takes)) } }
                small { (count(words, how_many)) @if kind.is_kept() { " · " (words.say("glossary-kept")) } }
            }
        }
    }
}

fn count(words: Words, how_many: u32) -> String {
    words.fill("glossary-count", &[("count", how_many.into())])
}

fn terms(words: Words) -> Markup {
    let gaps = [("epochs", EPOCHS.into()), ("spaces", TRACK_SPACES.into()), ("sun", CENTRE_START.number().into())];
    html! {
        section class="card panel gloss" aria-labelledby="terms" {
            h2 id="terms" { (words.say("glossary-terms")) }
            dl class="terms" {
                @for (id, term, about) in TERMS {
                    div {
                        dt { svg class="t" viewBox="0 0 64 64" aria-hidden="true" { use href=(picture(id)) {} } (words.say(term)) }
                        dd { (words.fill(about, &gaps)) }
                    }
                }
            }
        }
    }
}
