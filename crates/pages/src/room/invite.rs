//! How friends find the table, and what is promised about the deal.

use maud::{Markup, html};

use super::Room;
use crate::art::{icon, qr};
use crate::words::Words;

/// Link, code and QR code.
pub(super) fn invite(words: Words, room: &Room<'_>) -> Markup {
    html! {
        section class="card panel invite" aria-labelledby="invite" {
            h2 id="invite" { (words.say("room-invite")) }
            (copied(words, room.address, &words.say("room-link")))
            div class="invite-grid" {
                (qr(room.address, &words.say("room-qr")))
                div {
                    p class="short" { (words.say("room-code")) " " b class="codeword" { (room.code) } }
                    p class="note" { (words.say("room-spectators")) }
                }
            }
        }
    }
}

/// An address to copy: selected by a click, copied by the button where a script runs.
pub(crate) fn copied(words: Words, address: &str, label: &str) -> Markup {
    html! {
        div class="copy" {
            input class="line" id="address" type="text" readonly value=(address) aria-label=(label);
            button class="b sm" type="button" data-copy=(address) data-copied=(words.say("copied")) {
                (icon("i-link"))
                span data-label="" { (words.say("copy")) }
            }
        }
    }
}

/// The commitment, and what it is for: behind a press, because nobody needs it to play.
pub(super) fn promise(words: Words, room: &Room<'_>) -> Markup {
    html! {
        details class="card panel promise" {
            summary { (words.say("room-promise")) }
            p { (words.say("room-promise-about")) }
            p class="hash" { code { (room.commitment) } }
            p { a href={ "/t/" (room.id) "/fair" } { (words.say("fair-title")) } }
        }
    }
}
