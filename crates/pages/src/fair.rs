//! Whether the deal of a table is fair: what was promised before the game, what is opened after it, and a check that runs
//! in the reader's browser.

use game::{BySeat, Recipe};
use maud::{Markup, html};
use serde::Serialize;

use crate::art::token;
use crate::scene::{Chair, Sitter};
use crate::shell::{Shell, prose};
use crate::words::Words;

/// Something that chance can give: the word of the records, what people call it, and its picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thing {
    /// As records write it.
    pub word: String,
    /// What people call it.
    pub label: String,
    /// Where its picture is.
    pub picture: String,
}

/// What is known of a deal.
#[derive(Clone, Debug)]
pub struct Fairness<'a> {
    /// The table's name in addresses.
    pub id: &'a str,
    /// Who sits where.
    pub chairs: &'a BySeat<Chair>,
    /// Whose number is in the deal.
    pub given: &'a BySeat<bool>,
    /// What is promised, in hexadecimal digits.
    pub commitment: &'a str,
    /// The address of the step of another game from which this one went on: chance then answers question by question, and
    /// what was before is that game's.
    pub onward: Option<&'a str>,
    /// What is opened when the game is over.
    pub opened: Option<Opened>,
}

/// What is opened when the game is over.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What fixed the deal together with the numbers, in hexadecimal digits.
    pub secret: String,
    /// What every seat added, likewise.
    pub nonces: Vec<String>,
    /// How the deal is made from them.
    pub recipe: Recipe,
    /// What people call the lines of the set-up, by their first words.
    pub settled: Vec<(&'static str, String)>,
    /// How what chance gives is shown.
    pub things: Vec<Thing>,
}

/// What the script says, with `{n}` and such for what it fills in: name of the sentence, key, gaps.
const SENTENCES: [(&str, &str, &[&str]); 13] = [
    ("fine", "fair-fine", &["n"]),
    ("onward", "fair-fine-onward", &["after", "n"]),
    ("short", "fair-bad-short", &["after", "n"]),
    ("undone", "fair-bad-undone", &["n"]),
    ("draw", "fair-bad-draw", &["n"]),
    ("setup", "fair-bad-setup", &["line"]),
    ("seal", "fair-bad-seal", &[]),
    ("missing", "fair-bad-line", &["line"]),
    ("lost", "fair-lost", &[]),
    ("mine", "fair-mine", &[]),
    ("strange", "fair-strange", &[]),
    ("same", "fair-same", &[]),
    ("differs", "fair-differs", &[]),
];

const STEPS: [&str; 4] = ["fair-how-seal", "fair-how-numbers", "fair-how-deal", "fair-how-open"];

/// The page.
#[must_use]
pub fn fair(shell: &Shell<'_>, fairness: &Fairness<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        p class="buttons back" {
            a class="b sm" href={ "/t/" (fairness.id) } { (words.say("fair-back")) }
            @if let Some(from) = fairness.onward { a class="b sm" href=(from) { (words.say("fair-from")) } }
        }
        @if let Some(opened) = &fairness.opened { (check(words, fairness, opened)) }
        div class="panels" {
            div {
                section class="card panel" aria-labelledby="how" {
                    h2 id="how" { (words.say("fair-how")) }
                    ol class="steps-list" { @for step in STEPS { li { (words.say(step)) } } }
                    p class="note" { (words.say("fair-not")) }
                }
                @if fairness.opened.is_some() { (elsewhere(words, fairness)) }
            }
            div {
                (seal(words, fairness))
                (numbers(words, fairness))
            }
        }
        @if fairness.opened.is_some() { (derived(words)) }
    };
    let lead = match (fairness.onward, &fairness.opened) {
        (Some(_), Some(_)) => "fair-lead-onward-over",
        (Some(_), None) => "fair-lead-onward",
        (None, Some(_)) => "fair-lead-over",
        (None, None) => "fair-lead",
    };
    prose(shell, &words.say("fair-title"), &words.say(lead), body)
}

/// The page of a lesson, whose luck is written down: there is nothing to check.
#[must_use]
pub fn lesson(shell: &Shell<'_>, id: &str) -> Markup {
    let words = shell.words;
    let body = html! { p class="buttons" { a class="b" href={ "/t/" (id) } { (words.say("fair-back")) } } };
    prose(shell, &words.say("fair-title"), &words.say("fair-lead-lesson"), body)
}

fn seal(words: Words, fairness: &Fairness<'_>) -> Markup {
    html! {
        section class="card panel" aria-labelledby="seal" {
            h2 id="seal" { (words.say("fair-seal")) }
            p { (words.say("fair-seal-about")) }
            p class="hash" { code id="commitment" { (fairness.commitment) } }
            @if let Some(opened) = &fairness.opened {
                h3 { (words.say("fair-secret")) }
                p { (words.say("fair-secret-about")) }
                p class="hash" { code id="secret" { (opened.secret) } }
            }
        }
    }
}

fn numbers(words: Words, fairness: &Fairness<'_>) -> Markup {
    html! {
        section class="card panel" aria-labelledby="numbers" {
            h2 id="numbers" { (words.say("fair-numbers")) }
            ul class="givers" {
                @for (seat, chair) in fairness.chairs.iter() {
                    li data-seat=(crate::art::letter(seat)) {
                        (token(seat, false))
                        span class="rs" {
                            b {
                                @if chair.sitter == Sitter::Free { (words.say("tables-free-chair")) }
                                @else { bdi { (chair.name) } }
                            }
                            @match &fairness.opened {
                                Some(opened) => {
                                    @if let Some(nonce) = opened.nonces.get(seat.index()) { code { (nonce) } }
                                }
                                None => { span { (words.say(if fairness.given[seat] { "fair-in" } else { "fair-awaited" })) } }
                            }
                        }
                    }
                }
            }
            @if fairness.opened.is_none() { p class="note" { (words.say("fair-later")) } }
        }
    }
}

/// The check, which the script makes; what it needs stands beside it.
fn check(words: Words, fairness: &Fairness<'_>, opened: &Opened) -> Markup {
    let sentence = |(name, key, gaps): (&str, &str, &[&str])| {
        let gaps: Vec<(&str, _)> = gaps.iter().map(|gap| (*gap, format!("{{{gap}}}").into())).collect();
        (name.to_owned(), words.fill(key, &gaps))
    };
    let sentences: Vec<(String, String)> = SENTENCES.map(sentence).to_vec();
    let json = |value: Result<String, serde_json::Error>| value.unwrap_or_default();
    html! {
        section class="card panel verdict" id="fair" aria-labelledby="check" data-table=(fairness.id)
            data-record={ "/t/" (fairness.id) "/record" } data-recipe=(json(serde_json::to_string(&opened.recipe)))
            data-things=(json(serde_json::to_string(&opened.things)))
            data-settled=(json(serde_json::to_string(&opened.settled)))
            data-words=(json(serde_json::to_string(&sentences))) {
            h2 id="check" { (words.say("fair-check")) }
            noscript { p { (words.say("fair-no-script")) } }
            p class="said" id="verdict" role="status" { span class="with-script" { (words.say("fair-checking")) } }
            div class="draws" id="first" hidden {}
            p class="note" id="mine" hidden {}
        }
    }
}

/// Everything that was derived, which the script fills in.
fn derived(words: Words) -> Markup {
    html! {
        section class="card panel" id="derived" aria-labelledby="draws" hidden {
            div class="before" {
                h2 { (words.say("fair-settled")) }
                ul class="settled" {}
            }
            h2 id="draws" { (words.say("fair-draws")) }
            p { (words.say("fair-draws-about")) }
            ol class="draws" {}
        }
    }
}

/// The same outside of this page.
fn elsewhere(words: Words, fairness: &Fairness<'_>) -> Markup {
    html! {
        section class="card panel" aria-labelledby="elsewhere" {
            h2 id="elsewhere" { (words.say("fair-elsewhere")) }
            p { (words.say("fair-elsewhere-about")) }
            p class="buttons" {
                a class="b" href={ "/t/" (fairness.id) "/record" } { (words.say("table-record")) }
            }
            p class="hash" { code { "khepri verify " (fairness.id) ".txt" } }
            div class="field with-script" {
                label for="file" { (words.say("fair-file")) }
                input type="file" id="file" accept=".txt,.ra,.rawsiko,text/plain";
            }
        }
    }
}
