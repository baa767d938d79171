//! Every word of RAWsiko, every material with its real figures, every territory and every application.

use game::Game;
use maud::{Markup, html};
use rawsiko::{Application, Continent, Material, Sector, Source, State, Territory};

use crate::art::sheet;
use crate::shell::{Shell, prose};
use crate::words::Words;

/// How many suppliers are named.
const SUPPLIERS: usize = 2;

/// The words of the game: picture, word, meaning.
const TERMS: [(&str, &str, &str); 12] = [
    ("i-people", "rawsiko-term-company", "rawsiko-term-company-about"),
    ("i-target", "rawsiko-term-card", "rawsiko-term-card-about"),
    ("i-list", "rawsiko-term-application", "rawsiko-term-application-about"),
    ("m-Li", "rawsiko-term-material", "rawsiko-term-material-about"),
    ("i-check", "rawsiko-term-hold", "rawsiko-term-hold-about"),
    ("i-map", "rawsiko-term-territory", "rawsiko-term-territory-about"),
    ("i-flag", "rawsiko-term-asset", "rawsiko-term-asset-about"),
    ("i-plus", "rawsiko-term-investment", "rawsiko-term-investment-about"),
    ("i-arrow", "rawsiko-term-action", "rawsiko-term-action-about"),
    ("i-die", "rawsiko-term-conflict", "rawsiko-term-conflict-about"),
    ("hourglass-x", "rawsiko-term-stranglehold", "rawsiko-term-stranglehold-about"),
    ("i-globe", "rawsiko-term-china", "rawsiko-term-china-about"),
];

pub(super) fn glossary(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let counts = [
        ("materials", Material::COUNT.into()),
        ("territories", Territory::COUNT.into()),
        ("applications", Application::COUNT.into()),
    ];
    let body = html! {
        (crate::rules::guide())
        (crate::rules::others(shell, super::PATH, State::NAME))
        nav class="card toc" aria-label=(words.say("rules-contents")) {
            a href="#terms" { (words.say("glossary-terms")) }
            a href="#materials" { (words.say("rawsiko-col-materials")) }
            a href="#territories" { (words.say("rawsiko-col-territories")) }
            a href="#applications" { (words.say("rawsiko-term-applications")) }
        }
        article class="glosses guide" {
            (terms(words))
            section class="card panel gloss" aria-labelledby="materials" {
                h2 id="materials" { (words.say("rawsiko-col-materials")) }
                p { (words.say("rawsiko-gloss-materials")) }
                ul class="stuff" { @for one in Material::all() { (material(words, one)) } }
                p class="note" { (Source::Eu2023.told(words.language())) }
            }
            section class="card panel gloss" aria-labelledby="territories" {
                h2 id="territories" { (words.say("rawsiko-col-territories")) }
                @for continent in Continent::all() { (lands(words, continent)) }
            }
            section class="card panel gloss" aria-labelledby="applications" {
                h2 id="applications" { (words.say("rawsiko-term-applications")) }
                p { (words.say("rawsiko-gloss-applications")) }
                @for sector in Sector::all() { (products(words, sector)) }
            }
            p class="buttons" {
                a class="b primary" href={ "/?game=" (State::NAME) } { (words.say("nav-play")) }
                a class="b" href={ "/rules/" (State::NAME) } { (words.say("nav-rules")) }
            }
        }
    };
    prose(shell, &words.say("rawsiko-gloss-title"), &words.fill("rawsiko-gloss-lead", &counts), body)
}

fn terms(words: Words) -> Markup {
    html! {
        section class="card panel gloss" aria-labelledby="terms" {
            h2 id="terms" { (words.say("glossary-terms")) }
            dl class="terms" {
                @for (id, term, about) in TERMS {
                    div {
                        dt { svg class="ic" aria-hidden="true" { use href=(sheet(id)) {} } (words.say(term)) }
                        dd { (words.say(about)) }
                    }
                }
            }
        }
    }
}

fn material(words: Words, one: Material) -> Markup {
    let language = words.language();
    let from = |name: &str, share: f64| format!("{name} {}", language.percent(share));
    let mut suppliers = vec![from(&words.say("rawsiko-gloss-china"), one.china_share())];
    suppliers.extend(
        one.producers().iter().take(SUPPLIERS).map(|producer| from(producer.country.name(language), producer.share)),
    );
    html! {
        li id={ "m-" (one) } {
            svg class="m" viewBox="0 0 56 56" aria-hidden="true" { use href=(sheet(&format!("m-{one}"))) {} }
            div {
                h3 { (one.name(language)) " " small { (one) } }
                p { (one.fact(language)) }
                p class="small" { (one.stage().supply(language)) " " (suppliers.join(" · ")) }
                p class="small" {
                    (words.say("rawsiko-fact-map")) " "
                    (one.territories().iter().map(|place| place.name(language)).collect::<Vec<_>>().join(", "))
                }
            }
        }
    }
}

fn lands(words: Words, continent: Continent) -> Markup {
    let language = words.language();
    html! {
        h3 { (continent.name(language)) }
        ul class="lands" {
            @for place in continent.territories().iter() {
                li {
                    b { (place.name(language)) }
                    span class="chips" {
                        @for one in place.materials().iter() {
                            a class="chip" href={ "#m-" (one) } title=(one.name(language)) {
                                span aria-hidden="true" { (one) } span class="sr" { (one.name(language)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn products(words: Words, sector: Sector) -> Markup {
    let language = words.language();
    html! {
        h3 { svg class="s" aria-hidden="true" { use href=(sheet(&format!("s-{sector}"))) {} } (sector.name(language)) }
        ul class="lands" {
            @for one in Application::all().filter(|one| one.sector() == sector) {
                li {
                    b { (one.name(language)) } small { (words.fill("rules-points", &[("points", one.points().into())])) }
                    span class="chips" {
                        @for material in one.materials().iter() {
                            a class="chip" href={ "#m-" (material) } title=(material.name(language)) {
                                span aria-hidden="true" { (material) } span class="sr" { (material.name(language)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
