//! How pupils come in: the digits, a nickname, and the page on which they wait for a seat.

use maud::{Markup, html};

use crate::art::{hero, icon};
use crate::avatar::{Avatar, beside, choice};
use crate::shell::{Shell, page};
use crate::{Fragment, Words};

/// The door of all classes.
#[derive(Clone, Debug)]
pub struct Door<'a> {
    /// What was typed, if it led nowhere, or what the address brought.
    pub pin: &'a str,
    /// Whether a script sends that by itself.
    pub sends: bool,
    /// Why it did not.
    pub message: Option<&'a str>,
    /// The visitor's own classes: where, and whether they lead it.
    pub mine: &'a [(String, bool)],
    /// The word for the game that classes play.
    pub game: &'a str,
}

/// The page on which one types the digits, or opens a class.
#[must_use]
pub fn door(shell: &Shell<'_>, door: &Door<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="doc class-door" id="main" {
            (hero())
            header class="doc-h" {
                h1 { (words.say("class-title")) }
                p class="lead" { (words.say("class-lead")) }
                p class="lead" { (super::plays(words, door.game)) }
            }
            @if let Some(message) = door.message { p class="card banner" role="alert" { (message) } }
            @for (to, leads) in door.mine {
                a class="card panel class-mine" href=(to) {
                    (icon("i-next"))
                    b { (words.say(if *leads { "class-mine-led" } else { "class-mine" })) }
                }
            }
            div class="class-doors" {
                section class="card panel" aria-labelledby="class-join" {
                    h2 id="class-join" { (words.say("class-join")) }
                    form id=[door.sends.then_some("pin-brought")] method="post" action="/class" {
                        label for="pin" { (words.say("class-pin-about")) }
                        input class="line pin" id="pin" name="pin" value=(door.pin) required maxlength="12" inputmode="numeric"
                            autocomplete="off" autofocus[door.mine.is_empty()]
                            pattern="[0-9 ]*" title=(words.say("class-pin-about"));
                        button class="b primary" { (words.say("class-go-in")) }
                    }
                }
                section class="card panel" aria-labelledby="class-open" {
                    h2 id="class-open" { (words.say("class-open")) }
                    p { (words.say("class-open-about")) }
                    form method="post" action="/class/open" { button class="b" { (words.say("class-open-go")) } }
                    p class="note" { (words.say("class-privacy")) }
                }
            }
        }
    };
    page(shell, &words.say("class-title"), "text classroom", main)
}

/// Somebody with the right digits.
#[derive(Clone, Debug)]
pub struct Nickname<'a> {
    /// The digits.
    pub pin: &'a str,
    /// What was typed, if it cannot be used.
    pub typed: &'a str,
    /// Why it cannot.
    pub message: Option<&'a str>,
    /// Nicknames that are free.
    pub offered: &'a [String],
    /// How many letters a nickname has at most.
    pub longest: usize,
}

/// The page that asks what somebody wants to be called.
#[must_use]
pub fn nickname(shell: &Shell<'_>, asked: &Nickname<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="doc class-door" id="main" {
            (hero())
            header class="doc-h" { h1 { (words.say("class-nickname")) } p class="lead" { (words.say("class-nickname-about")) } }
            @if let Some(message) = asked.message { p class="card banner" role="alert" id="why" { (message) } }
            section class="card panel" {
                form method="post" action="/class/join" {
                    input type="hidden" name="pin" value=(asked.pin);
                    p class="offered" role="group" aria-label=(words.say("class-nickname-offered")) {
                        @for name in asked.offered {
                            button class="b" name="offered" value=(name) { (name) }
                        }
                    }
                }
                form class="field" method="post" action="/class/join" {
                    input type="hidden" name="pin" value=(asked.pin);
                    label for="nickname" { (words.say("class-nickname-own")) }
                    div class="copy" {
                        input class="line" id="nickname" name="nickname" value=(asked.typed) required maxlength=(asked.longest)
                            dir="auto" autocomplete="off" autocapitalize="words"
                            aria-describedby=[asked.message.map(|_| "why")];
                        button class="b primary" { (words.say("class-go-in")) }
                    }
                }
                p class="note" { (words.say("class-privacy")) }
            }
        }
    };
    page(shell, &words.say("class-nickname"), "text classroom", main)
}

/// Somebody who waits for a seat.
#[derive(Clone, Debug)]
pub struct Waiting<'a> {
    /// The class.
    pub id: &'a str,
    /// How often it has changed.
    pub version: u64,
    /// What they are called.
    pub nickname: &'a str,
    /// The picture beside it.
    pub avatar: Option<Avatar>,
    /// How many are in the class.
    pub people: usize,
    /// The word for the game that classes play.
    pub game: &'a str,
}

/// The page on which somebody waits for a seat; it leads to the table by itself.
#[must_use]
pub fn waiting(shell: &Shell<'_>, waiting: &Waiting<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="doc class-door" id="class-room" data-version=(waiting.version)
            data-live={ "/class/" (waiting.id) "/live" } {
            (hero())
            header class="doc-h" id="main" {
                h1 { (beside(waiting.avatar)) (words.fill("class-welcome", &[("name", waiting.nickname.into())])) }
                p class="lead" { (words.say("class-waiting-about")) }
            }
            section class="card panel" role="status" id="class-people" { (people(words, waiting.people)) }
            section class="card panel" aria-labelledby="avatar-h" {
                h2 id="avatar-h" { (words.say("avatar-title")) }
                p class="note" { (words.say("avatar-wait")) }
                (choice(words, &format!("/class/{}/avatar", waiting.id), waiting.avatar, false, None))
            }
            section class="card panel" aria-labelledby="class-read" {
                h2 id="class-read" { (super::plays(words, waiting.game)) }
                p { a href={ "/rules/" (waiting.game) } target="_blank" rel="noopener" { (words.say("class-read")) } }
            }
            // Without a script one looks again by oneself.
            noscript { p { a class="b primary" href={ "/class/" (waiting.id) } { (words.say("class-look-again")) } } }
            (net(words))
        }
    };
    page(shell, &words.say("class-title"), "text classroom", main)
}

/// What the stream of this page sends.
#[must_use]
pub fn parts(words: Words, in_class: usize) -> Vec<Fragment> {
    vec![Fragment { id: "class-people", html: people(words, in_class).into_string() }]
}

fn people(words: Words, count: usize) -> Markup {
    html! { p { (words.fill("class-people", &[("count", count.into())])) } }
}

/// What is shown while the connection is lost.
pub(super) fn net(words: Words) -> Markup {
    html! {
        div id="net" class="net" role="alert" hidden {
            span class="spin" aria-hidden="true" {} span { (words.say("table-net")) }
        }
    }
}
