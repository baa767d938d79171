//! The chairs of a table that gathers: who sits, who may sit down, where a bot may take over.

use game::Seat;
use maud::{Markup, html};

use super::Room;
use crate::art::{icon, letter, sun, token};
use crate::avatar::beside;
use crate::levels;
use crate::scene::{Chair, Sitter};
use crate::words::Words;

pub(super) fn chairs(words: Words, room: &Room<'_>) -> Markup {
    html! {
        ol class="chairs" aria-label=(words.say("room-chairs")) {
            @for (seat, chair) in room.chairs.iter() {
                li class=(if chair.sitter == Sitter::Free { "card chair empty" } else { "card chair" }) data-seat=(letter(seat)) {
                    (token(seat, false))
                    (sitter(words, chair))
                    @if room.dealing.is_none() || absent(chair) { (actions(words, room, seat, chair)) }
                }
            }
        }
    }
}

/// Whether others wait for whoever sits there: they may go on without them.
fn absent(chair: &Chair) -> bool {
    chair.sitter == (Sitter::Person { here: false }) && !chair.mine
}

fn sitter(words: Words, chair: &Chair) -> Markup {
    let (picture, about) = match chair.sitter {
        Sitter::Free => ("", String::new()),
        Sitter::Person { here: true } => ("person", words.say("room-person")),
        Sitter::Person { here: false } => ("person", words.say("room-away")),
        Sitter::Bot(level) | Sitter::StandIn(level) => {
            ("bot", words.fill("room-bot", &[("word", levels::word(words, level).into())]))
        }
    };
    html! {
        span class="rs" {
            @if chair.sitter == Sitter::Free {
                b { (words.say("tables-free-chair")) }
            } @else {
                b {
                    @if chair.avatar.is_some() { (beside(chair.avatar)) } @else { (icon(picture)) }
                    bdi class="nm" { (chair.name) } @if chair.mine { " " span class="tag" { (words.say("room-you")) } }
                }
                span { (about) }
            }
        }
    }
}

/// What I may do about this chair. Every button says to those who cannot see it which chair it is about.
fn actions(words: Words, room: &Room<'_>, seat: Seat, chair: &Chair) -> Markup {
    let action = format!("/t/{}/sit", room.id);
    let form = |who: &str, class: &str, key: &str| {
        html! {
            form method="post" action=(action) {
                input type="hidden" name="seat" value=(seat.index());
                button class=(class) name="who" value=(who) { (words.say(key)) (which(words, seat)) }
            }
        }
    };
    html! {
        div class="does" {
            @match chair.sitter {
                Sitter::Free => {
                    @if room.host { (put_bot(words, room, seat, &action)) }
                    @if room.mine() { (form("me", "b sm", "room-move-here")) }
                    @else { (form("me", "b sm primary", "room-sit-here")) }
                }
                Sitter::Person { .. } if chair.mine => (form("free", "b sm", "room-stand-up")),
                Sitter::Bot(_) if room.host => (form("free", "b sm", "room-remove")),
                Sitter::Person { .. } if room.host && absent(chair) => {
                    (put_bot(words, room, seat, &action))
                    (form("free", "b sm", "room-remove"))
                }
                _ => {}
            }
        }
    }
}

fn which(words: Words, seat: Seat) -> Markup {
    let name = letter(seat).to_ascii_uppercase().to_string();
    html! { span class="sr" { ", " (words.fill("room-chair", &[("chair", name.into())])) } }
}

fn put_bot(words: Words, room: &Room<'_>, seat: Seat, action: &str) -> Markup {
    let id = format!("level-{}", letter(seat));
    html! {
        form method="post" action=(action) {
            input type="hidden" name="seat" value=(seat.index());
            label class="sr" for=(id) { (words.say("room-level")) (which(words, seat)) }
            select class="sel" name="level" id=(id) {
                @for level in levels::all() {
                    option value=(level) selected[level == room.level] {
                        (levels::name(words, room.game, level)) ", " (levels::word(words, level))
                    }
                }
            }
            button class="b sm" name="who" value="bot" { (icon("bot")) (words.say("room-put-bot")) (which(words, seat)) }
        }
    }
}

/// The suns of each chair, where they are chosen: whoever takes the chair takes them.
pub(super) fn groups(words: Words, room: &Room<'_>) -> Markup {
    html! {
        @if !room.groups.is_empty() {
            section class="card panel" aria-labelledby="groups" {
                h2 id="groups" { (words.say("room-groups")) }
                ul class="groups" {
                    @for group in room.groups {
                        li {
                            @if let Some(seat) = group.held_by { (token(seat, false)) }
                            span class="suns-row" { @for number in &group.suns { (sun(*number, false)) } }
                        }
                    }
                }
            }
        }
    }
}
