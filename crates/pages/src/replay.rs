//! A game looked at afterwards: the same board as at the table, with the ways through its steps in place of the actions.

mod controls;
pub mod open;
pub mod play_on;

use game::Seat;
use maud::{Markup, PreEscaped, html};

use crate::art::icon;
use crate::scene::Setting;
use crate::shell::{Shell, document};
use crate::table::{dialog, legend, settings};
use crate::{Fragment, GamePages, Scene, Words};

/// The keys of a replay, with what they do.
const KEYS: [(&str, &str); 7] = [
    ("← →", "replay-key-step"),
    ("↑ ↓", "replay-key-unit"),
    ("Home End", "replay-key-ends"),
    ("␣", "replay-key-auto"),
    ("1–5", "replay-key-seat"),
    ("L", "table-key-log"),
    ("?", "table-key-help"),
];

/// What leads through a game: where one is, where one can go, from which seats one may look.
#[derive(Clone, Debug)]
pub struct Reel<'a> {
    /// How many steps the game has so far.
    pub last: usize,
    /// The steps that begin a unit of the game, such as an auction, in order.
    pub units: &'a [usize],
    /// The steps that begin a chapter, such as an epoch, and its number.
    pub chapters: &'a [(u8, usize)],
    /// The seats from which this viewer may look; a spectator's view is always there.
    pub seats: &'a [Seat],
    /// Whether nothing is hidden in what is shown; none while the game runs, when nobody may see everything.
    pub everything: Option<bool>,
    /// What every address ends with: the seat that was asked for, such as `?seat=b`, or nothing.
    pub query: &'a str,
    /// The beginning of every address of this site, for the one that is shared.
    pub site: &'a str,
    /// The path of the record, where this viewer may have it.
    pub record: Option<&'a str>,
    /// Whether one may play on from here.
    pub plays_on: bool,
    /// Where the live table is, while it is played.
    pub live: Option<&'a str>,
    /// The table with its result, once the game is over; none for a record that somebody brought.
    pub result: Option<&'a str>,
    /// Where one checks the deal of a table.
    pub fair: Option<&'a str>,
    /// Where one experiments with the game, where this viewer may.
    pub what_if: Option<&'a str>,
    /// What is known about the deal, in a sentence.
    pub deal: Option<&'a str>,
}

impl Reel<'_> {
    /// The last step before this one that begins a unit.
    fn unit_before(&self, step: usize) -> Option<usize> {
        self.units.iter().rev().copied().find(|unit| *unit < step)
    }

    /// The next step that begins a unit.
    fn unit_after(&self, step: usize) -> Option<usize> {
        self.units.iter().copied().find(|unit| *unit > step)
    }
}

/// The parts of a step: those of the game, with the ways through it in place of the actions.
#[must_use]
pub fn parts<G: GamePages>(words: Words, scene: &Scene<'_, G>, reel: &Reel<'_>) -> Vec<Fragment> {
    let mut parts: Vec<Fragment> = G::parts(scene).into_iter().filter(|part| part.id != "act").collect();
    let own = |id, html: Markup| Fragment { id, html: html.into_string() };
    parts.push(own("act", controls::bar::<G>(words, scene, reel)));
    parts.push(own("ways", controls::ways(words, scene, reel, "share-address")));
    parts.push(own("menu-ways", controls::ways(words, scene, reel, "share-address-2")));
    parts
}

/// The whole page of one step. `chronicle` holds the lines up to there.
#[must_use]
pub fn replay_page<G: GamePages>(
    shell: &Shell<'_>,
    scene: &Scene<'_, G>,
    reel: &Reel<'_>,
    chronicle: &Markup,
) -> Markup {
    let words = shell.words;
    let parts = parts::<G>(words, scene, reel);
    let part = |id: &str| PreEscaped(parts.iter().find(|part| part.id == id).map_or("", |part| &part.html));
    let me = scene.viewer.seat();
    let top = html! {
        div id="head" class="headpart" { (part("head")) }
        span class="sp only-phone" {}
        button type="button" class="iconbtn logbtn" data-open="log" aria-haspopup="dialog"
            aria-label=(words.say("table-chronicle")) { (icon("i-log")) }
        button type="button" class="iconbtn menubtn" data-open="menu" aria-haspopup="dialog"
            aria-label=(words.say("table-menu")) { (icon("i-menu")) }
    };
    let setting = Setting {
        parts: &parts,
        act: html! { nav id="act" class="actwrap" tabindex="-1" aria-label=(words.say("replay-steps")) { (part("act")) } },
        log: html! {
            aside class="log card" id="log" aria-label=(words.say("table-chronicle")) {
                h2 {
                    (words.say("table-chronicle"))
                    button type="button" class="iconbtn" data-open="help" aria-label=(words.say("table-help")) {
                        (icon("i-help"))
                    }
                }
                div role="log" tabindex="0" aria-label=(words.say("table-events")) { ol id="chronicle" { (chronicle) } }
                @if let Some(deal) = reel.deal { p class="deal-said" { (deal) } }
                div id="ways" class="ways-on" { (part("ways")) }
            }
        },
    };
    let main = html! {
        (sheet())
        main id="replay" class={ (G::CLASS) " film" @if me.is_none() { " watching" } } data-script=[G::SCRIPT]
            data-base=(scene.trail.base) data-version=(scene.trail.step) data-over=[reel.live.is_none().then_some("")] {
            h1 class="sr" { (words.say("replay-title")) }
            div id="status" class="sr" role="status" aria-live="polite" { (G::status(scene)) }
            (G::arrange(scene, &setting))
        }
        div id="dialogs" { (dialogs::<G>(words, scene, reel, part("bag"), part("menu-ways"))) }
        (legend::<G>(words, scene.view))
        dialog id="scoring" class="moment done" aria-label=(words.say("table-scoring")) { (part("scoring")) }
    };
    let title = words.fill("replay-page", &[("n", scene.trail.step.into()), ("of", reel.last.into())]);
    document(shell, &title, "table replay", top, main)
}

/// The style sheet of replays, for the pages that need it.
pub(crate) fn sheet() -> Markup {
    html! { link rel="stylesheet" href=(crate::assets::address("replay.css")); }
}

fn dialogs<G: GamePages>(
    words: Words,
    scene: &Scene<'_, G>,
    reel: &Reel<'_>,
    bag: PreEscaped<&str>,
    ways: PreEscaped<&str>,
) -> Markup {
    html! {
        @if !bag.0.is_empty() { (dialog(words, "bag-dialog", "bag", html! { div id="bag" { (bag) } })) }
        (dialog(words, "help-dialog", "help", html! {
            h2 { (words.say("table-keys")) }
            ul class="keys" { @for (key, what) in KEYS { li { kbd { (key) } span { (words.say(what)) } } } }
        }))
        (crate::table::card::<G>(words))
        (dialog(words, "menu-dialog", "menu", html! {
            h2 { (words.say("table-menu")) }
            div id="menu-ways" class="ways-on" { (ways) }
            @if let Some(deal) = reel.deal { p class="note" { (deal) } }
            ul class="choices" {
                li { a class="b sm" href="/me/games" { (words.say("games-title")) } }
                li { a class="b sm" href="/replay" { (words.say("replay-open-title")) } }
                (crate::table::card_button::<G>(words))
                li { a class="b sm" href={ "/rules/" (G::NAME) } { (words.say("table-rules")) } }
                li { a class="b sm" href="/" { (words.say("table-lobby")) } }
            }
            (scene.terms.folded(words))
            (settings(words))
            (G::settings(words, scene.view))
        }))
    }
}
