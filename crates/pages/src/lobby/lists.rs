//! The tables of the start page: mine to go on with, others' to join, and the door for a code.

use game::Seat;
use maud::{Markup, html};

use super::{Lobby, OpenTable};
use crate::art::{icon, token};
use crate::direction::listed;
use crate::games;
use crate::slow::span;
use crate::tables::{self, TableLine};
use crate::words::Words;

/// So many of my tables are shown here; the rest is a click away.
const SHOWN: usize = 3;

/// After so many milliseconds it is said for how long a table waits.
const LONG: i64 = 60_000;

/// The tables I can go on with, those that wait for me in gold.
pub(super) fn resume(words: Words, running: &[TableLine]) -> Markup {
    html! {
        @if !running.is_empty() {
            section class="resumes" aria-label=(words.say("lobby-go-on")) {
                @for line in running.iter().take(SHOWN) { (tables::card(words, line)) }
                @if running.len() > SHOWN {
                    a class="more" href="/tables" { (words.fill("lobby-all-my-tables", &[("count", running.len().into())])) }
                }
            }
        }
    }
}

/// The open tables, and the code of one that is not listed.
pub(super) fn open(words: Words, lobby: &Lobby<'_>) -> Markup {
    html! {
        section class="card tabs" aria-labelledby="open" {
            div class="tabs-h" {
                h2 id="open" { (words.say("lobby-open-tables")) }
                form class="code" method="post" action="/code" {
                    label for="code" { (words.say("lobby-code")) }
                    input id="code" name="code" value=(lobby.code) required maxlength="12" size="7" autocomplete="off"
                        autocapitalize="characters" spellcheck="false";
                    button class="b sm" { (words.say("lobby-join")) }
                }
            }
            @if lobby.open.is_empty() {
                p class="none-yet" { (words.say("lobby-none-open")) }
            } @else {
                ul { @for table in lobby.open { (row(words, table)) } }
            }
        }
    }
}

fn row(words: Words, table: &OpenTable) -> Markup {
    let names = listed(table.seats.iter().flatten().map(String::as_str));
    let free = table.seats.iter().filter(|seat| seat.is_none()).count();
    html! {
        li class="trow" {
            div class="tn" {
                b { (names) }
                span {
                    (games::name(words, table.game)) " · " (words.fill("tables-free", &[("count", free.into())]))
                    @for unusual in &table.unusual { " · " (unusual) }
                    @if table.waits >= LONG { " · " (words.fill("slow-waits", &[("span", span(words, table.waits).into())])) }
                    @if table.away { " · " (words.say("room-away")) }
                }
            }
            (seats(words, table))
            @match table.first_free() {
                Some(seat) if !table.mine => {
                    form method="post" action=(format!("/t/{}/sit", table.id)) data-begins="" {
                        input type="hidden" name="seat" value=(seat.index());
                        button class="b sm" name="who" value="me" aria-label=(words.fill("lobby-join-whom", &[("names", names.into())])) {
                            (words.say("lobby-join"))
                        }
                    }
                }
                _ => a class="b sm" href=(format!("/t/{}", table.id)) { (words.say("lobby-look")) (icon("i-next")) },
            }
        }
    }
}

fn seats(words: Words, table: &OpenTable) -> Markup {
    html! {
        span class="seats" {
            @for (seat, name) in Seat::all(table.seats.len()).zip(&table.seats) {
                @if name.is_some() { (token(seat, true)) }
                @else { span class="free" role="img" aria-label=(words.say("tables-free-chair")) {} }
            }
        }
    }
}
