//! What a projector shows: how to join, then how the class stands; points only when every game is over.

use maud::{Markup, html};

use super::Card;
use super::bar::countdown;
use super::join::net;
use super::lead::Board;
use super::tables::{progress, seats, standing};
use crate::art::qr;
use crate::avatar::beside;
use crate::shell::{Shell, document};
use crate::{Fragment, Words};

/// On a wall with more tables than this there is no room for maps.
const MAPS: usize = 6;

/// The page.
#[must_use]
pub fn page(shell: &Shell<'_>, board: &Board<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="wall" id="class-room" data-version=(board.version) data-now=(board.now)
            data-live={ "/class/" (board.id) "/live?page=screen" } {
            (board.backdrop)
            div id="main" class="wall-in" { (wall(words, board)) }
            (net(words))
        }
    };
    document(shell, &words.say("class-screen"), "page classroom onwall", html! { span class="sp" {} }, main)
}

/// What the stream of this page sends.
#[must_use]
pub fn parts(words: Words, board: &Board<'_>) -> Vec<Fragment> {
    vec![Fragment { id: "main", html: wall(words, board).into_string() }]
}

fn wall(words: Words, board: &Board<'_>) -> Markup {
    html! {
        @if board.cards.is_empty() { (gather(words, board)) } @else {
            header class="wall-h" {
                h1 { (words.say(if board.all_over() { "class-standings-over" } else { "class-standings" })) }
                span class="sp" {}
                @match board.ends {
                    Some(_) if board.called && !board.all_over() => p class="big" { (words.say("class-last-turn")) },
                    Some(ends) if !board.called && !board.all_over() => p class="big" { (countdown(words, ends, board.now)) },
                    _ => {},
                }
                p class="late" { (board.place()) " " b { (board.spaced_pin()) } }
            }
            (standings(words, board))
        }
    }
}

fn gather(words: Words, board: &Board<'_>) -> Markup {
    html! {
        div class="gather" {
            div {
                h1 { (words.say("class-join-at")) }
                p class="place" { (board.place()) }
                p class="pin" { small { (words.say("class-pin")) " " } (board.spaced_pin()) }
                p class="how" { (words.fill("class-people", &[("count", board.members.len().into())])) }
            }
            (qr(&board.join_address(), &words.say("class-qr")))
        }
        ul class="cl-names" { @for member in board.members { li { (beside(member.avatar)) bdi { (member.nickname) } } } }
    }
}

fn standings(words: Words, board: &Board<'_>) -> Markup {
    html! {
        div class="stands" data-n=(board.cards.len()) {
            @for card in board.cards { (stand(words, board, card)) }
        }
    }
}

fn stand(words: Words, board: &Board<'_>, card: &Card) -> Markup {
    html! {
        section class="card tb" aria-labelledby={ "cs-" (card.number) } {
            div class="cl-r" {
                h2 id={ "cs-" (card.number) } { (words.fill("class-table", &[("number", card.number.into())])) }
                (standing(words, card, board.now))
            }
            // Where there are few tables there is room for their maps.
            @if let Some(picture) = card.glance.picture.as_ref().filter(|_| board.cards.len() <= MAPS) {
                div class="cl-mini" { (picture) }
            }
            (seats(words, card, board.all_over()))
            (progress(words, &card.glance))
        }
    }
}
