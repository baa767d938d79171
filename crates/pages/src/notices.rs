//! Being told that it is my turn: by this browser, or by a request to an address of mine. Off until asked for.

use maud::{Markup, html};

use crate::words::Words;

/// A place where I am told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its address.
    pub address: String,
    /// The machine it leads to.
    pub host: String,
    /// Whether it is a browser of mine.
    pub push: bool,
    /// The secret that signs, of an address of mine.
    pub secret: Option<String>,
    /// Whether it failed too often and is off.
    pub failed: bool,
}

/// What the page says about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What a browser must know of this server to be told; none for somebody who is not known yet.
    pub key: Option<String>,
    /// Where I am told.
    pub places: Vec<Place>,
}

/// The section of the page about oneself.
pub(crate) fn section(words: Words, section: &Section) -> Markup {
    let Some(key) = &section.key else { return html! {} };
    html! {
        section class="card panel" id="notices" aria-labelledby="notices-h" {
            h2 id="notices-h" { (words.say("notices-title")) }
            p { (words.say("notices-about")) }
            @if !section.places.is_empty() {
                ul class="note places" { @for place in &section.places { (row(words, place)) } }
            }
            // Shown by the script where the browser allows it.
            div id="push" data-key=(key) data-denied=(words.say("notices-denied")) hidden {
                button type="button" class="b sm" { (words.say("notices-push")) }
            }
            form class="field" method="post" action="/me/notices" {
                input type="hidden" name="way" value="webhook";
                label for="hook" { (words.say("notices-hook")) }
                div class="copy" {
                    input class="line" id="hook" name="address" type="url" required maxlength="500"
                        placeholder="https://" autocomplete="off" spellcheck="false";
                    button class="b sm" { (words.say("notices-add")) }
                }
            }
        }
    }
}

fn row(words: Words, place: &Place) -> Markup {
    let what = words
        .fill(if place.push { "notices-by-push" } else { "notices-by-hook" }, &[("host", place.host.as_str().into())]);
    html! {
        li {
            span { (what) }
            @if place.failed { " " strong class="bad" { (words.say("notices-failed")) } }
            @if let Some(secret) = &place.secret {
                details {
                    summary { (words.say("notices-secret")) }
                    p { (words.say("notices-secret-about")) }
                    code { (secret) }
                }
            }
            form method="post" action="/me/notices/remove" {
                input type="hidden" name="address" value=(place.address);
                button class="b sm" aria-label=(words.fill("notices-remove-which", &[("what", what.as_str().into())])) {
                    (words.say("notices-remove"))
                }
            }
        }
    }
}
