//! The page about the API: what programs can ask, what they must say, what they are told. Drawn from its own document,
//! whose descriptions are in English.

use game::Language;
use maud::{Escaper, Markup, PreEscaped, html};
use std::fmt::Write as _;

use crate::shell::{Shell, prose};
use crate::words::Words;

/// What the document says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Api {
    /// What holds for all of it; paragraphs with `code` and **bold**.
    pub about: String,
    /// What can be asked.
    pub operations: Vec<Operation>,
    /// Why it can be refused.
    pub codes: Vec<Word>,
}

/// Something that can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// Its name, for links to it.
    pub id: String,
    /// What it belongs to: `tables` or anything else.
    pub group: String,
    /// The method.
    pub method: String,
    /// The path.
    pub path: String,
    /// What it does, in a few words.
    pub title: String,
    /// What there is to know.
    pub about: String,
    /// Whether it needs a token, may have one, or needs none.
    pub token: Option<bool>,
    /// What it takes.
    pub fields: Vec<Field>,
    /// What it answers.
    pub answers: Vec<Answered>,
}

/// A value that a request has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Where it stands: path, query, header or body.
    pub place: String,
    /// What it is.
    pub kind: String,
    /// Whether it must be there.
    pub needed: bool,
    /// What it means.
    pub about: String,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// Its status.
    pub status: String,
    /// What it means.
    pub about: String,
}

/// A word of a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The status that comes with it.
    pub status: u16,
    /// The word.
    pub code: String,
    /// What it means.
    pub about: String,
}

/// The page.
#[must_use]
pub fn api(shell: &Shell<'_>, api: &Api) -> Markup {
    let words = shell.words;
    let group = |tables: bool| api.operations.iter().filter(move |one| (one.group == "tables") == tables);
    let body = html! {
        section class="card panel prose" {
            @if words.language() != Language::English { p class="note" { (words.say("api-english")) } }
            div lang="en" { @for paragraph in api.about.split("\n\n") { p { (marked(paragraph)) } } }
            p class="buttons" {
                a class="b sm primary" href="/me/tokens" { (words.say("tokens-yours")) }
                a class="b sm" href="/api/v1/openapi.json" { (words.say("api-document")) }
            }
        }
        @for (tables, key) in [(true, "api-tables"), (false, "api-around")] {
            section class="card panel ops" aria-labelledby=(key) {
                h2 id=(key) { (words.say(key)) }
                @for one in group(tables) { (operation(words, one)) }
            }
        }
        (refusals(words, &api.codes))
    };
    prose(shell, &words.say("api-title"), &words.say("api-lead"), body)
}

fn operation(words: Words, one: &Operation) -> Markup {
    let token = match one.token {
        Some(true) => "api-needs-token",
        Some(false) => "api-takes-token",
        None => "api-needs-none",
    };
    html! {
        details class="op" id=(one.id) {
            summary {
                span class=(format!("verb {}", one.method.to_lowercase())) { (one.method) }
                code { (one.path) }
                span class="what" lang="en" { (one.title) }
            }
            div class="op-in" {
                @for paragraph in one.about.split("\n\n").filter(|text| !text.is_empty()) {
                    p lang="en" { (marked(paragraph)) }
                }
                p class="note" { (words.say(token)) }
                @if !one.fields.is_empty() {
                    h3 { (words.say("api-takes")) }
                    dl class="fields" { @for field in &one.fields { (taken(words, field)) } }
                }
                h3 { (words.say("api-answers")) }
                dl class="fields answers" {
                    @for answer in &one.answers {
                        dt { code { (answer.status) } }
                        dd lang="en" { (marked(&answer.about)) }
                    }
                }
            }
        }
    }
}

fn taken(words: Words, field: &Field) -> Markup {
    html! {
        dt {
            code { (field.name) }
            small {
                span lang="en" { (field.place) ", " (field.kind) }
                @if field.needed { ", " b { (words.say("api-required")) } }
            }
        }
        dd lang="en" { (marked(&field.about)) }
    }
}

fn refusals(words: Words, codes: &[Word]) -> Markup {
    html! {
        section class="card panel" aria-labelledby="refusals" {
            h2 id="refusals" { (words.say("api-refusals")) }
            p { (words.say("api-refusals-about")) }
            table class="facts codes" {
                thead {
                    tr {
                        th scope="col" { (words.say("api-status")) }
                        th scope="col" { (words.say("api-code")) }
                        th scope="col" { (words.say("api-meaning")) }
                    }
                }
                tbody {
                    @for word in codes {
                        tr {
                            td { (word.status) }
                            th scope="row" { code { (word.code) } }
                            td lang="en" { (marked(&word.about)) }
                        }
                    }
                }
            }
        }
    }
}

/// A text in which backticks and double stars are meant.
fn marked(text: &str) -> Markup {
    let mut html = String::new();
    for (place, part) in text.split('`').enumerate() {
        if place % 2 == 1 {
            html += "<code>";
            escape(part, &mut html);
            html += "</code>";
            continue;
        }
        for (place, part) in part.split("**").enumerate() {
            html += match place {
                0 => "",
                _ if place % 2 == 1 => "<b>",
                _ => "</b>",
            };
            escape(part, &mut html);
        }
    }
    PreEscaped(html)
}

fn escape(text: &str, html: &mut String) {
    // Writing to a string cannot fail.
    let _ = Escaper::new(html).write_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_and_bold_are_marked_and_all_else_is_escaped() {
        let html = marked("**Now** send `a<b> **c**` & <wait>.").into_string();
        assert_eq!(html, "<b>Now</b> send <code>a&lt;b&gt; **c**</code> &amp; &lt;wait&gt;.");
    }
}
