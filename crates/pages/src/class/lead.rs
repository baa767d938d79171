//! The page of whoever leads a class: the digits to join, the clock of the lesson, who waits, and every table live.

use maud::{Markup, html};

use super::bar::{countdown, pause};
use super::join::net;
use super::tables::{is_slow, progress, seats, standing};
use super::{Card, Member};
use crate::art::{icon, qr};
use crate::avatar::beside;
use crate::shell::{Shell, page as shell_page};
use crate::{Fragment, Sitter, Words};

/// Everything that is known of a class.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// The digits to join.
    pub pin: &'a str,
    /// The beginning of every address, as those see it who join.
    pub site: &'a str,
    /// Whether only this machine reaches that.
    pub only_here: bool,
    /// The word for the game that classes play.
    pub game: &'a str,
    /// How often it has changed.
    pub version: u64,
    /// What the time is, in milliseconds since 1970.
    pub now: i64,
    /// When the lesson ends.
    pub ends: Option<i64>,
    /// Whether that was said to the tables.
    pub called: bool,
    /// Whether the few phrases may be said.
    pub phrases: bool,
    /// Who is in it.
    pub members: &'a [Member],
    /// Who knocks.
    pub knocks: &'a [Knocking],
    /// Its tables.
    pub cards: &'a [Card],
    /// What the pictures of its tables refer to.
    pub backdrop: &'a Markup,
    /// How many people it takes.
    pub most: usize,
    /// How many may sit at a table.
    pub sizes: std::ops::RangeInclusive<usize>,
    /// How many sit at one if nothing else is chosen.
    pub usual: usize,
}

/// Somebody who knocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knocking {
    /// Who, for forms.
    pub number: u32,
    /// What they want to be called, if they said so.
    pub name: Option<String>,
}

impl Board<'_> {
    /// The address with the digits in it, for cameras.
    pub(super) fn join_address(&self) -> String {
        format!("{}/class?pin={}", self.site, self.pin)
    }

    /// Where one types the digits, without what nobody types.
    pub(super) fn place(&self) -> String {
        format!("{}/class", self.site.trim_start_matches("http://").trim_start_matches("https://"))
    }

    /// The digits in two groups.
    pub(super) fn spaced_pin(&self) -> String {
        let middle = self.pin.len() / 2;
        format!("{} {}", &self.pin[..middle], &self.pin[middle..])
    }

    /// Whether every game is over, so that points may be told.
    #[must_use]
    pub fn all_over(&self) -> bool {
        !self.cards.is_empty() && self.cards.iter().all(|card| card.glance.over)
    }

    fn waiting(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.table.is_none())
    }

    fn action(&self, what: &str) -> String {
        format!("/class/{}/{what}", self.id)
    }
}

/// The page.
#[must_use]
pub fn page(shell: &Shell<'_>, board: &Board<'_>) -> Markup {
    let words = shell.words;
    let parts = parts(words, board);
    let part = |id: &str| maud::PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| &part.html));
    let main = html! {
        main class="cls" id="class-room" data-version=(board.version) data-now=(board.now)
            data-live={ "/class/" (board.id) "/live" } {
            (board.backdrop)
            div class="cl-join" id="main" {
                section class="card pinbox" aria-labelledby="class-pin" { (join(words, board)) }
                section class="card waits" id="class-waiting" aria-label=(words.say("class-waiting")) { (part("class-waiting")) }
                section class="card cl-lesson" id="class-clock" aria-label=(words.say("class-lesson-clock")) {
                    (part("class-clock"))
                }
            }
            div class="crt" {
                div class="ctop" id="class-top" { (part("class-top")) }
                div class="cl-tabs" id="class-tables" { (part("class-tables")) }
                details class="card cl-more" {
                    summary { (words.say("class-more")) }
                    div id="class-more" { (part("class-more")) }
                }
            }
            (net(words))
        }
    };
    shell_page(shell, &words.say("class-title"), "classroom", main)
}

/// What the stream of this page sends.
#[must_use]
pub fn parts(words: Words, board: &Board<'_>) -> Vec<Fragment> {
    let part = |id: &'static str, html: Markup| Fragment { id, html: html.into_string() };
    vec![
        part("class-clock", clock(words, board)),
        part("class-waiting", waiting(words, board)),
        part("class-top", top(words, board)),
        part("class-tables", tables(words, board)),
        part("class-more", more(words, board)),
    ]
}

fn join(words: Words, board: &Board<'_>) -> Markup {
    html! {
        h2 id="class-pin" { (words.say("class-join-at")) }
        p class="place" { (board.place()) }
        p class="pin" { span class="sr" { (words.say("class-pin")) " " } (board.spaced_pin()) }
        (qr(&board.join_address(), &words.say("class-qr")))
        @if board.only_here { p class="note warn" role="note" { (words.say("class-only-here")) } }
        p class="note" { (super::plays(words, board.game)) " " (words.say("class-nickname-only")) }
    }
}

fn clock(words: Words, board: &Board<'_>) -> Markup {
    let action = board.action("clock");
    html! {
        h2 { (words.say("class-lesson-clock")) }
        @match board.ends {
            Some(_) if board.called && board.all_over() => p class="big" { (words.say("class-table-over")) },
            Some(_) if board.called => p class="big" { (words.say("class-last-turn")) },
            Some(ends) => {
                p class="big" { (countdown(words, ends, board.now)) }
                p class="note" { (words.say("class-clock-about")) }
            }
            None => p class="note" { (words.say("class-clock-about")) },
        }
        @if board.ends.is_none() {
            form class="picks" method="post" action=(action) data-quiet {
                input type="hidden" name="do" value="set";
                @for minutes in [20, 30, 40] {
                    button class="b sm" name="minutes" value=(minutes) { (words.fill("class-minutes", &[("n", minutes.into())])) }
                }
            }
        } @else if !board.called {
            form class="picks" method="post" action=(action) data-quiet {
                input type="hidden" name="minutes" value="5";
                button class="b sm" name="do" value="more" { (words.say("class-clock-more")) }
                button class="b sm" name="do" value="off" { (words.say("class-clock-off")) }
            }
        }
        @if !board.called && !board.cards.is_empty() && !board.all_over() {
            details class="sure below" {
                summary class="b sm" { (words.say("class-clock-now")) }
                form class="card" method="post" action=(action) data-quiet {
                    p { (words.say("class-clock-now-about")) }
                    button class="b sm primary" name="do" value="now" { (words.say("class-clock-now-go")) }
                }
            }
        }
    }
}

fn waiting(words: Words, board: &Board<'_>) -> Markup {
    let count = board.waiting().count();
    html! {
        @if !board.knocks.is_empty() { (knocking(words, board)) }
        h2 { (words.say("class-waiting")) " " span class="count" { (count) } }
        @if count == 0 { p class="note" { (words.say("class-waiting-none")) } }
        @if count > 0 {
            // The button first: however many wait, it is in sight.
            form class="seatall" method="post" action=(board.action("seat")) data-quiet {
                button class="b primary" {
                    (words.say(if board.cards.is_empty() { "class-start" } else { "class-seat-all" }))
                }
                @if board.cards.is_empty() { (terms(words, board)) }
            }
        }
        ul class="cl-names" { @for member in board.waiting() { li { (beside(member.avatar)) bdi { (member.nickname) } } } }
    }
}

/// Who knocks, and the ways to answer.
fn knocking(words: Words, board: &Board<'_>) -> Markup {
    let action = board.action("knock");
    html! {
        section class="knocks" aria-labelledby="class-knocks" {
            h2 id="class-knocks" { (words.say("class-knocks")) " " span class="count" { (board.knocks.len()) } }
            p class="note" { (words.say("class-knocks-about")) }
            form class="picks" method="post" action=(action) data-quiet {
                input type="hidden" name="knock" value="all";
                button class="b sm primary" name="do" value="in" { (words.say("class-knocks-in")) }
                button class="b sm" name="do" value="away" { (words.say("class-knocks-away")) }
            }
            ul { @for knock in board.knocks {
                @let name = knock.name.clone().unwrap_or_else(|| words.say("class-knock-somebody"));
                li {
                    bdi { (name) }
                    form method="post" action=(action) data-quiet {
                        input type="hidden" name="do" value="in";
                        button class="b sm" name="knock" value=(knock.number)
                            aria-label=(words.fill("class-knock-in-of", &[("name", name.as_str().into())])) {
                            (words.say("class-knock-in"))
                        }
                    }
                }
            } }
        }
    }
}

/// What the first games are like.
fn terms(words: Words, board: &Board<'_>) -> Markup {
    html! {
        fieldset class="seg sm" {
            legend { (words.say("class-size")) }
            div { @for size in board.sizes.clone() {
                label { input type="radio" name="size" value=(size) checked[size == board.usual]; span { (size) } }
            } }
        }
        fieldset class="seg sm many" {
            legend { (words.say("rawsiko-opt-turns")) }
            select class="sel" name="turns" aria-label=(words.say("rawsiko-opt-turns")) {
                @for (value, key) in crate::offer::TURNS {
                    option value=(value) { @if key.is_empty() { (value) } @else { (words.say(key)) } }
                }
            }
        }
        fieldset class="seg sm" {
            legend { (words.say("class-first")) }
            div { @for (first, key, usual) in [("given", "class-first-given", true), ("chosen", "class-first-chosen", false)] {
                label {
                    input type="radio" name="first" value=(first) checked[usual] aria-describedby="class-first-about";
                    span { (words.say(key)) }
                }
            } }
        }
        p class="note" id="class-first-about" { (words.say("class-first-about")) }
    }
}

fn top(words: Words, board: &Board<'_>) -> Markup {
    let running = board.cards.iter().any(|card| !card.glance.over);
    let all_held = running && board.cards.iter().all(|card| card.glance.over || card.glance.held);
    let counts = [
        words.fill("class-people", &[("count", board.members.len().into())]),
        words.fill("class-tables", &[("count", board.cards.len().into())]),
    ];
    html! {
        h1 { (words.say("class-title")) }
        p { (counts.join(" · ")) }
        span class="sp" {}
        @if running {
            form method="post" action=(board.action("hold")) data-quiet {
                input type="hidden" name="table" value="all";
                @if all_held {
                    button class="b primary" name="hold" value="off" { (icon("i-next")) (words.say("class-go-on-all")) }
                } @else {
                    button class="b" name="hold" value="on" { (pause()) (words.say("class-hold-all")) }
                }
            }
        }
        @if board.all_over() && board.members.iter().any(|member| member.table.is_some()) {
            form method="post" action=(board.action("round")) data-quiet {
                button class="b" { (icon("i-next")) (words.say("class-round")) }
            }
        }
        a class="b" href=(board.action("screen")) target="_blank" rel="noopener" { (words.say("class-screen")) }
        @if !board.cards.is_empty() {
            a class={ "b" @if board.all_over() { " primary" } } href=(board.action("debrief")) { (words.say("class-debrief")) }
        }
    }
}

fn tables(words: Words, board: &Board<'_>) -> Markup {
    html! {
        @if board.cards.is_empty() {
            p class="cl-none" { (words.say("class-no-tables")) }
        }
        @for card in board.cards {
            section class={ "tb card" @if is_slow(&card.glance, board.now) { " slow" } } id={ "ct-" (card.number) }
                aria-labelledby={ "ct-h-" (card.number) } {
                div class="cl-r" {
                    h2 id={ "ct-h-" (card.number) } { (words.fill("class-table", &[("number", card.number.into())])) }
                    (standing(words, card, board.now))
                }
                div class="cl-body" {
                    (seats(words, card, board.all_over()))
                    @if let Some(picture) = &card.glance.picture { div class="cl-mini" { (picture) } }
                }
                (progress(words, &card.glance))
                div class="cl-btm" {
                    @if !card.glance.over { (hold(words, board, card)) }
                    a class="b sm" href={ "/t/" (card.id) } target="_blank" rel="noopener" { (words.say("class-table-show")) }
                    @if !card.glance.over { (finish(words, board, card)) }
                }
            }
        }
    }
}

fn hold(words: Words, board: &Board<'_>, card: &Card) -> Markup {
    let held = card.glance.held;
    html! {
        form method="post" action=(board.action("hold")) data-quiet {
            input type="hidden" name="table" value=(card.number);
            button class="b sm" name="hold" value=(if held { "off" } else { "on" }) {
                (words.say(if held { "class-go-on" } else { "class-hold" }))
            }
        }
    }
}

fn finish(words: Words, board: &Board<'_>, card: &Card) -> Markup {
    html! {
        details class="sure" {
            summary class="b sm" { (words.say("class-finish")) }
            form class="card" method="post" action=(board.action("finish")) data-quiet {
                p { (words.say("class-finish-about")) }
                input type="hidden" name="table" value=(card.number);
                button class="b sm primary" { (words.say("class-finish-go")) }
            }
        }
    }
}

/// Who is in the class, and what can be done for each; and what is decided once.
fn more(words: Words, board: &Board<'_>) -> Markup {
    html! {
        @if !board.members.is_empty() {
            table class="members" {
                caption { (words.say("class-members")) }
                thead { tr {
                    th scope="col" { (words.say("class-who")) } th scope="col" { (words.say("class-where")) }
                    th scope="col" { span class="sr" { (words.say("class-what")) } }
                } }
                tbody { @for member in board.members { (row(words, board, member)) } }
            }
        }
        h3 { (words.say("class-phrases")) }
        p { (words.say("class-phrases-about")) }
        form method="post" action=(board.action("phrases")) data-quiet {
            button class="b sm" name="phrases" value=(if board.phrases { "off" } else { "on" }) {
                (words.say(if board.phrases { "class-phrases-off" } else { "class-phrases-on" }))
            }
        }
        h3 { (words.say("class-erase")) }
        p { (words.say("class-erase-about")) }
        details class="sure" {
            summary class="b sm" { (words.say("class-erase")) }
            form class="card" method="post" action=(board.action("erase")) {
                p { (words.say("class-erase-sure")) }
                button class="b sm primary" { (words.say("class-erase-go")) }
            }
        }
    }
}

fn row(words: Words, board: &Board<'_>, member: &Member) -> Markup {
    // A chair that a bot has can be given away.
    let room = |card: &Card| card.glance.chairs.values().any(|chair| matches!(chair.sitter, Sitter::Bot(_)));
    let open = |card: &&Card| !card.glance.over && Some(card.number) != member.table && room(card);
    let others: Vec<&Card> = board.cards.iter().filter(open).collect();
    // Whoever waits, and finds no table that is played, can go nowhere.
    let may_go = !others.is_empty() || member.table.is_some();
    let place = match member.table {
        Some(number) => words.fill("class-table", &[("number", number.into())]),
        None => words.say("class-waits"),
    };
    html! {
        tr {
            th scope="row" { (beside(member.avatar)) bdi { (member.nickname) } }
            td { (place) }
            td class="acts" {
                @if may_go {
                    form method="post" action=(board.action("move")) data-quiet {
                        input type="hidden" name="pupil" value=(member.key);
                        select class="line" name="table" aria-label=(words.fill("class-move-of", &[("name", member.nickname.as_str().into())])) {
                            @for card in others {
                                option value=(card.number) { (words.fill("class-table", &[("number", card.number.into())])) }
                            }
                            @if member.table.is_some() { option value="none" { (words.say("class-waits")) } }
                        }
                        button class="b sm" { (words.say("class-move")) }
                    }
                }
                form method="post" action=(board.action("nickname")) data-quiet {
                    button class="b sm" name="pupil" value=(member.key) { (words.say("class-rename")) }
                }
                form method="post" action=(board.action("remove")) data-quiet {
                    button class="b sm" name="pupil" value=(member.key) { (words.say("class-remove")) }
                }
            }
        }
    }
}
