//! What a table that lasts days shows: clocks beside the names, and what one asked for in advance.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};

use crate::art::{icon, letter};
use crate::class::ClassBar;
use crate::{Fragment, GamePages, Scene, Words};

/// The clocks that are offered: value of the form and word.
pub(crate) const CLOCKS: [(&str, &str); 6] = [
    ("none", "slow-clock-none"),
    ("30s", "slow-clock-30s"),
    ("2m", "slow-clock-2m"),
    ("10m+10s", "slow-clock-total"),
    ("1d", "slow-clock-1d"),
    ("3d", "slow-clock-3d"),
];

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// What is left, in milliseconds.
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
}

/// What the viewer asked for in advance, and could ask for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OrderBook {
    /// What could be asked for, in notation.
    pub offered: Vec<String>,
    /// What was asked for.
    pub order: Option<String>,
    /// What was asked for but did not fit the decision that came.
    pub lapsed: Option<String>,
}

impl OrderBook {
    /// Whether there is nothing to ask for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.offered.is_empty() && self.order.is_none() && self.lapsed.is_none()
    }
}

/// What makes a table slow: nothing, at most tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slow {
    /// What the server's time was, in milliseconds since 1970.
    pub now: i64,
    /// In how many milliseconds a bot may be called for whoever must decide, where nothing is heard of them.
    pub bot_in: Option<i64>,
    /// The clock of each seat; none for bots, and where there are no clocks.
    pub faces: Vec<Option<Face>>,
    /// The viewer's orders; none where nobody waits for anybody.
    pub book: Option<OrderBook>,
    /// What the class says, at a table of one.
    pub class: Option<ClassBar>,
}

impl Slow {
    /// A table without clocks and orders.
    pub const NONE: Slow = Slow { now: 0, bot_in: None, faces: Vec::new(), book: None, class: None };

    fn face(&self, seat: Seat) -> Option<Face> {
        self.faces.get(seat.index()).copied().flatten()
    }
}

/// What a table agreed on, in a few words: `2m` as the form has it, or just so where pages offer no such clock.
#[must_use]
pub fn clock_word(words: Words, clock: &str) -> String {
    let offered = CLOCKS.iter().find(|(value, _)| *value == clock);
    offered.map_or_else(|| clock.to_owned(), |(_, key)| words.say(key))
}

/// The parts of the table: those of the game, and what the viewer can ask for.
#[must_use]
pub fn parts<G: GamePages>(scene: &Scene<'_, G>) -> Vec<Fragment> {
    let mut parts = G::parts(scene);
    if scene.slow.book.is_some() {
        parts.push(Fragment { id: "orders", html: orders(scene).into_string() });
    }
    if let Some(class) = &scene.slow.class {
        parts.push(Fragment { id: "class", html: crate::class::bar::bar(scene, class).into_string() });
    }
    parts
}

/// The clock of a seat, to stand beside its name. The script counts it down; readers hear it in words when they ask.
#[must_use]
pub fn clock<G: GamePages>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let words = Words::of(scene.language);
    let Some(face) = scene.slow.face(seat) else { return html! {} };
    let mine = scene.viewer.is(seat);
    let short = face.runs && face.left < 20_000;
    html! {
        span class={ "clk" @if face.runs { " runs" } @if short { " short" } } data-clock=(letter(seat))
            data-until=[face.runs.then(|| scene.slow.now + face.left)] data-mine=[mine.then_some("")] {
            (icon("i-clock"))
            span class="face" aria-hidden="true" { (digits(words, face.left)) }
            span class="sr" { (words.fill("slow-left", &[("rest", rest(words, face.left).into())])) }
        }
    }
}

/// What the script needs to count clocks down, on the element that holds the table.
pub(crate) fn marks<G: GamePages>(scene: &Scene<'_, G>) -> Option<(i64, String, String)> {
    let words = Words::of(scene.language);
    scene.slow.faces.iter().any(Option::is_some).then(|| {
        let days = words.fill("slow-days", &[("d", "{d}".into()), ("h", "{h}".into())]);
        (scene.slow.now, days, words.fill("slow-left", &[("rest", "{rest}".into())]))
    })
}

/// A time as a clock shows it: `1:59`, `5:03:20`, `2 d 4 h`.
fn digits(words: Words, left: i64) -> String {
    let seconds = (left + 999) / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60);
    if days > 0 {
        return words.fill("slow-days", &[("d", days.into()), ("h", (hours % 24).into())]);
    }
    if hours > 0 {
        return format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60);
    }
    format!("{minutes}:{:02}", seconds % 60)
}

/// A span of time in words, its two largest units: `2 days 4 hours`.
#[must_use]
pub fn rest(words: Words, time: i64) -> String {
    let seconds = (time.max(0) + 999) / 1000;
    let units = [
        ("slow-unit-days", seconds / 86_400),
        ("slow-unit-hours", seconds / 3_600 % 24),
        ("slow-unit-minutes", seconds / 60 % 60),
        ("slow-unit-seconds", seconds % 60),
    ];
    let first = units.iter().position(|(_, n)| *n > 0).unwrap_or(3);
    let said = units[first..].iter().take(2).enumerate().filter(|(place, (_, n))| *place == 0 || *n > 0);
    said.map(|(_, (key, n))| words.fill(key, &[("n", (*n).into())])).collect::<Vec<_>>().join(" ")
}

/// A span of time in words, its largest unit: `2 days`.
#[must_use]
pub fn span(words: Words, time: i64) -> String {
    let seconds = time.max(0) / 1000;
    let units = [
        ("slow-unit-days", seconds / 86_400),
        ("slow-unit-hours", seconds / 3_600),
        ("slow-unit-minutes", seconds / 60),
        ("slow-unit-seconds", seconds),
    ];
    let (key, n) = units.into_iter().find(|(_, n)| *n > 0).unwrap_or(units[3]);
    words.fill(key, &[("n", n.into())])
}

/// What a notice is called.
#[must_use]
pub fn turn_title(words: Words) -> String {
    words.say("notices-turn")
}

/// What a notice says.
#[must_use]
pub fn turn_about(words: Words) -> String {
    words.say("notices-turn-about")
}

/// Whose time ran out, in a sentence.
#[must_use]
pub fn late<G: GamePages>(words: Words, scene: &Scene<'_, G>, seat: Seat) -> String {
    let name = scene.chairs.get(seat).map_or("", |chair| &chair.name);
    let me = if scene.viewer.is(seat) { "yes" } else { "no" };
    words.fill("slow-late", &[("name", name.into()), ("me", me.into())])
}

/// The same as a line of the chronicle.
#[must_use]
pub fn late_line<G: GamePages>(words: Words, scene: &Scene<'_, G>, seat: Seat) -> Markup {
    html! { li class="ev mark late" { span { (late(words, scene, seat)) } } }
}

/// That what the viewer asked for did not fit, in a sentence; empty if it did.
#[must_use]
pub fn lapsed<G: GamePages>(scene: &Scene<'_, G>) -> String {
    let order = scene.slow.book.as_ref().and_then(|book| book.lapsed.as_ref());
    order.map_or_else(String::new, |order| said::<G>(scene, "slow-order-lapsed", order))
}

fn said<G: GamePages>(scene: &Scene<'_, G>, key: &str, order: &str) -> String {
    let words = Words::of(scene.language);
    words.fill(key, &[("order", FluentValue::from(G::order_words(words, order)))])
}

/// The way to what can be asked for in advance, for the action bar of somebody who waits.
#[must_use]
pub fn order_button<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    let Some(book) = scene.slow.book.as_ref().filter(|_| !scene.is_my_move()) else { return html! {} };
    html! {
        div class="steps plan" {
            // Without a script the address alone opens it.
            a class={ "b sm" @if book.order.is_some() { " on" } } href="#order-dialog" data-open="order" role="button" {
                (icon("i-clock"))
                span class="col" {
                    @match &book.order {
                        Some(order) => span { (G::order_words(words, order)) },
                        None => span { (words.say("slow-order")) },
                    }
                }
            }
        }
    }
}

/// What the dialog of orders holds.
pub(crate) fn orders<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    let Some(book) = &scene.slow.book else { return html! {} };
    let now = book.order.as_deref().unwrap_or("none");
    html! {
        h2 { (words.say("slow-order")) }
        p { (words.say("slow-order-about")) }
        form method="post" action={ "/t/" (scene.table) "/order" } {
            @if let Some(seat) = scene.seat_to_name() { input type="hidden" name="as" value=(seat.index()); }
            div class="orders" role="group" aria-label=(words.say("slow-order")) {
                (chip("none", now, &words.say("slow-order-none")))
                // What was asked for stays to be seen, also when it is offered no more.
                @if let Some(order) = book.order.as_ref().filter(|order| !book.offered.contains(order)) {
                    (chip(order, now, &G::order_words(words, order)))
                }
                @for order in &book.offered { (chip(order, now, &G::order_words(words, order))) }
            }
        }
    }
}

/// One press asks for it.
fn chip(value: &str, now: &str, label: &str) -> Markup {
    html! {
        button class="b sm" name="order" value=(value) aria-pressed=(if value == now { "true" } else { "false" }) { (label) }
    }
}
