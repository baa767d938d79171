//! What is kept about people, in plain words.

use maud::{Markup, html};

use crate::shell::{Shell, prose};

/// The chapters of the page: heading and text.
const CHAPTERS: [(&str, &str); 8] = [
    ("privacy-kept", "privacy-kept-about"),
    ("privacy-games", "privacy-games-about"),
    ("tokens-title", "privacy-tokens-about"),
    ("class-in-a-class", "class-in-a-class-about"),
    ("privacy-long", "privacy-long-about"),
    ("privacy-others", "privacy-others-about"),
    ("privacy-notices", "privacy-notices-about"),
    ("privacy-forget", "privacy-forget-about"),
];

/// The page.
#[must_use]
pub fn privacy(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        section class="card panel prose" {
            @for (heading, text) in CHAPTERS {
                h2 { (words.say(heading)) }
                p { (words.say(text)) }
            }
            p class="buttons" { a class="b sm" href="/me#forget" { (words.say("me-forget")) } }
        }
    };
    prose(shell, &words.say("privacy-title"), &words.say("privacy-lead"), body)
}
