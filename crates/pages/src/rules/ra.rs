//! The rules of Ra for people, in two screens, with pictures and examples.

mod scoring;

use game::GameOptions;
use maud::{Markup, html};
use ra::{CENTRE_START, EPOCHS, Options, START_SCORE, TRACK_SPACES, Tile, TileCounts, sun_groups};

use crate::art::{sun, tile};
use crate::assets::picture;
use crate::shell::{Shell, prose};
use crate::words::Words;

/// The chapters: anchor, heading, text.
type Chapter = (&'static str, &'static str, fn(Words) -> Markup);

const CHAPTERS: [Chapter; 9] = [
    ("aim", "rules-aim", aim),
    ("start", "rules-setup", setup),
    ("turn", "rules-turn", turn),
    ("auction", "rules-auction", auction),
    ("disasters", "rules-disasters", disasters),
    ("epoch", "rules-epoch", epoch),
    ("scoring", "rules-scoring", scoring::scoring),
    ("winning", "rules-winning", winning),
    ("options", "rawsiko-rules-options", options),
];

/// The page.
pub(super) fn rules(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        (super::others(shell, super::PATH, "ra"))
        nav class="card toc" aria-label=(words.say("rules-contents")) {
            @for (anchor, heading, _) in CHAPTERS { a href=(format!("#{anchor}")) { (words.say(heading)) } }
        }
        article class="rules" {
            @for (anchor, heading, text) in CHAPTERS {
                section class="card panel" id=(format!("c-{anchor}")) aria-labelledby=(anchor) {
                    h2 id=(anchor) { (words.say(heading)) }
                    (text(words))
                }
            }
            p class="buttons" {
                a class="b primary" href="/" { (words.say("nav-play")) }
                a class="b" href="/glossary" { (words.say("nav-glossary")) }
            }
        }
    };
    prose(shell, &words.say("rules-title"), &words.say("rules-lead"), body)
}

fn aim(words: Words) -> Markup {
    html! {
        p { (words.say("rules-aim-text")) }
        ol class="reigns" { @for epoch in 1..=EPOCHS { li { (words.say(&format!("ra-reign-{epoch}"))) } } }
    }
}

fn setup(words: Words) -> Markup {
    let gaps = [
        ("points", START_SCORE.into()),
        ("sun", CENTRE_START.number().into()),
        ("tiles", TileCounts::full().total().into()),
    ];
    html! {
        p { (words.fill("rules-setup-text", &gaps)) }
        table class="facts" {
            thead { tr {
                th scope="col" { (words.say("lobby-players")) }
                th scope="col" { (words.say("rules-groups")) }
                th scope="col" { (words.say("rules-ra-count")) }
            } }
            tbody {
                @for options in (2..=5).filter_map(Options::for_players) {
                    tr {
                        th scope="row" { (options.players()) }
                        td class="groups-cell" {
                            @for group in sun_groups(options.players()) { span { (group.to_string().replace(' ', "–")) } " " }
                        }
                        td { (options.ra_spaces()) }
                    }
                }
            }
        }
    }
}

fn turn(words: Words) -> Markup {
    let spaces = [("spaces", TRACK_SPACES.into())];
    let ways = [
        ("bag", "rules-draw", words.fill("rules-draw-text", &spaces)),
        ("ra-statue", "rules-invoke", words.say("rules-invoke-text")),
        ("god-isis", "rules-gods", words.say("rules-gods-text")),
    ];
    html! {
        p { (words.say("rules-turn-text")) }
        ul class="pictured" {
            @for (id, name, text) in ways {
                li {
                    svg class="t" viewBox="0 0 64 64" aria-hidden="true" { use href=(picture(id)) {} }
                    p { b { (words.say(name)) } " " (text) }
                }
            }
        }
    }
}

fn auction(words: Words) -> Markup {
    let ends = [
        ("rules-pass-drawn", "rules-pass-drawn-text"),
        ("rules-pass-full", "rules-pass-full-text"),
        ("rules-pass-forced", "rules-pass-forced-text"),
    ];
    html! {
        p { (words.say("rules-auction-text")) }
        p class="exchange" aria-hidden="true" { (sun(9, false)) (tile("i-next", false)) (sun(1, true)) }
        p { (words.say("rules-auction-win")) }
        h3 { (words.say("rules-all-pass")) }
        table class="facts" {
            tbody { @for (how, then) in ends { tr { th scope="row" { (words.say(how)) } td { (words.say(then)) } } } }
        }
    }
}

fn disasters(words: Words) -> Markup {
    let kinds = [
        (Tile::Funeral, "rules-funeral"),
        (Tile::Drought, "rules-drought"),
        (Tile::Unrest, "rules-unrest"),
        (Tile::Earthquake, "rules-earthquake"),
    ];
    html! {
        p { (words.say("rules-disasters-text")) }
        ul class="pictured two" {
            @for (kind, takes) in kinds {
                li {
                    (tile(words.tile(kind), false))
                    p { b { (words.say(&crate::glossary::name(words, kind))) } " " (words.say(takes)) }
                }
            }
        }
    }
}

fn epoch(words: Words) -> Markup {
    html! {
        p { (words.say("rules-epoch-text")) }
        p { (words.say("rules-epoch-keep")) }
        p { (words.say("rules-open")) }
    }
}

/// What a table can agree on: the name of each option of `ra::Options`, and what it changes.
pub const OPTIONS: [(&str, &str); 4] = [
    ("option-scores", "rules-opt-scores"),
    ("option-track", "rules-opt-track"),
    ("option-edition", "rules-opt-edition"),
    ("option-groups", "rules-opt-groups"),
];

fn options(words: Words) -> Markup {
    html! {
        p { (words.say("rawsiko-rules-options-text")) }
        table class="facts" {
            tbody { @for (name, about) in OPTIONS { tr { th scope="row" { (words.say(name)) } td { (words.say(about)) } } } }
        }
    }
}

fn winning(words: Words) -> Markup {
    html! { p { (words.say("rules-winning-text")) } }
}
