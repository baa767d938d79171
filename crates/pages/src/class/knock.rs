//! The page of whoever knocks at a class: where too many wrong digits were tried, it is the same for right and wrong ones.

use maud::{Markup, html};

use crate::art::hero;
use crate::shell::{Shell, page as shell_page};

/// Somebody before the door.
#[derive(Clone, Debug)]
pub struct Outside<'a> {
    /// Whether they may still be let in.
    pub waits: bool,
    /// What was typed, if it cannot be used as a nickname.
    pub typed: &'a str,
    /// Why it cannot.
    pub message: Option<&'a str>,
    /// How many letters a nickname has at most.
    pub longest: usize,
}

/// The page.
#[must_use]
pub fn page(shell: &Shell<'_>, outside: &Outside<'_>) -> Markup {
    let words = shell.words;
    let title = words.say(if outside.waits { "class-knocked" } else { "class-knock-over" });
    let main = html! {
        main class="doc class-door" id="main" {
            (hero())
            header class="doc-h" {
                h1 { (title) }
                p class="lead" { (words.say(if outside.waits { "class-knocked-about" } else { "class-knock-over-about" })) }
            }
            @if let Some(message) = outside.message { p class="card banner" role="alert" id="why" { (message) } }
            @if outside.waits {
                section class="card panel" {
                    form class="field" id="knock" method="post" action="/class/knock" {
                        label for="nickname" { (words.say("class-knock-name")) }
                        div class="copy" {
                            input class="line" id="nickname" name="nickname" value=(outside.typed) required
                                maxlength=(outside.longest) dir="auto" autocomplete="off" autocapitalize="words"
                                aria-describedby=[outside.message.map(|_| "why")];
                            button class="b primary" { (words.say("class-knock-say")) }
                        }
                        p class="note" role="status" hidden { (words.say("class-knock-said")) }
                    }
                    p class="note" { (words.say("class-privacy")) }
                }
                // Without a script one looks again by oneself.
                noscript { p { a class="b primary" href="/class/knock" { (words.say("class-look-again")) } } }
            }
            p { a href="/class" { (words.say("class-knock-again")) } }
        }
    };
    shell_page(shell, &title, "text classroom", main)
}
