//! A table of a class in small: who plays, what they have, whom it waits for.

use game::Seat;
use maud::{Markup, html};

use super::bar::pause;
use super::{Card, Glance};
use crate::art::{icon, token};
use crate::avatar::beside;
use crate::{Sitter, Words};

/// A table that waits for one person for so many milliseconds is slow.
const SLOW: i64 = 90_000;

/// Whether somebody should have a look at a table.
pub(super) fn is_slow(glance: &Glance, now: i64) -> bool {
    let person = glance.to_act.and_then(|seat| glance.chairs.get(seat));
    let waits = person.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { .. }));
    waits && !glance.held && !glance.over && now - glance.since >= SLOW
}

/// How a table stands, in a few words.
pub(super) fn standing(words: Words, card: &Card, now: i64) -> Markup {
    let glance = &card.glance;
    let name = glance.to_act.and_then(|seat| glance.chairs.get(seat)).map(|chair| chair.name.as_str());
    html! {
        @if glance.over {
            span class="cl-st ok" { "✓ " (words.say("class-table-over")) }
        } @else if glance.held {
            span class="cl-st held" { (pause()) (words.say("class-table-held")) }
        } @else if let Some(name) = name {
            span class={ "cl-st" @if is_slow(glance, now) { " slow" } } {
                (icon("i-clock"))
                span { (words.fill("class-table-waits", &[("name", name.into())])) }
                // Counted by the script; it says more than it helps a reader.
                span class="face" aria-hidden="true" data-since=(glance.since) {}
            }
        }
    }
}

/// Everybody at a table with what they have; points only where they may be told.
pub(super) fn seats(words: Words, card: &Card, points: bool) -> Markup {
    let glance = &card.glance;
    let told = glance.points.as_ref().filter(|_| points);
    let rank = |seat: Seat| glance.ranks.as_ref().filter(|_| told.is_some()).and_then(|ranks| ranks.get(seat.index()));
    let mut order: Vec<_> = glance.chairs.iter().collect();
    order.sort_by_key(|(seat, _)| rank(*seat).copied());
    // In bold: whom the table waits for, and in the end who has won.
    let bold = |seat: Seat| glance.to_act == Some(seat) || rank(seat) == Some(&1);
    html! {
        table class="cl-seats" {
            caption class="sr" { (words.fill("class-table", &[("number", card.number.into())])) }
            thead { tr {
                th scope="col" { span class="sr" { (words.say("class-who")) } }
                @for figure in &glance.figures { th scope="col" { (figure.name) } }
                @if told.is_some() { th scope="col" { (words.say("class-points")) } }
            } }
            tbody {
                @for (seat, chair) in order {
                    tr class=[bold(seat).then_some("on")] {
                        th scope="row" {
                            span class="whom" {
                                (token(seat, true))
                                (beside(chair.avatar))
                                bdi class="nm" { (chair.name) }
                                @match &chair.sitter {
                                    Sitter::Bot(_) => small { (words.say("class-bot")) },
                                    // Nobody needs to be there any more when the game is over.
                                    Sitter::StandIn(_) | Sitter::Person { here: false } if !glance.over => {
                                        small { (words.say("class-away")) }
                                    }
                                    _ => {}
                                }
                            }
                        }
                        @for figure in &glance.figures { td { (figure.values.get(seat.index()).copied().unwrap_or(0)) } }
                        @if let Some(points) = told { td { b { (points.get(seat.index()).copied().unwrap_or(0)) } } }
                    }
                }
            }
        }
    }
}

/// How far the game is, as squares and in words.
pub(super) fn progress(words: Words, glance: &Glance) -> Markup {
    let Some((turn, turns)) = glance.progress else { return html! {} };
    html! {
        div class="cl-prog" {
            span class="cl-pips" aria-hidden="true" {
                @for number in 1..=turns {
                    i class=[(number < turn).then_some("d").or((number == turn).then_some("c"))] {}
                }
            }
            span {
                @if turn == 0 { (words.say("class-setup")) } @else {
                    (words.fill("class-turn", &[("turn", turn.into()), ("turns", turns.into())]))
                }
                @if glance.called && !glance.over { " · " (words.say("class-last-turn")) }
            }
        }
    }
}
