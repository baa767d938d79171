//! The ways through a game: one step, one unit, to its ends; the seats to look from; and what else one can do with it.

use game::Seat;
use maud::{Markup, PreEscaped, html};

use super::Reel;
use crate::art::{icon, letter, token};
use crate::scene::Trail;
use crate::{GamePages, Scene, Words};

/// The pictures of the ways, as paths in a box of 24.
const FIRST: &str = "M6 5v14M19 5 9 12l10 7z";
const BACK: &str = "M16 5 7 12l9 7z";
const ON: &str = "M8 5l9 7-9 7z";
const LAST: &str = "M18 5v14M5 5l10 7-10 7z";
const UNIT_BACK: &str = "M12 5 3 12l9 7zM21 5l-9 7 9 7z";
const UNIT_ON: &str = "M12 5l9 7-9 7zM3 5l9 7-9 7z";

fn picture(path: &str) -> Markup {
    html! { svg class="go" viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// One way: a link, or the same without anywhere to go.
fn way(id: &str, to: Option<String>, label: &str, path: &str) -> Markup {
    html! {
        a class="b" id={ "go-" (id) } data-go=(id) href=[to.as_ref()] aria-disabled=[to.is_none().then_some("true")]
            role=[to.is_none().then_some("link")] aria-label=(label) title=(label) { (picture(path)) }
    }
}

/// What stands where the actions stand at the table.
pub(super) fn bar<G: GamePages>(words: Words, scene: &Scene<'_, G>, reel: &Reel<'_>) -> Markup {
    let (step, last) = (scene.trail.step, reel.last);
    let at = |step: usize| format!("{}{}", scene.trail.address(step), reel.query);
    let units: Vec<String> = reel.units.iter().map(ToString::to_string).collect();
    let [unit_back, unit_on, ..] = G::JUMPS;
    html! {
        section class="act reel" data-step=(step) data-last=(last) data-query=(reel.query) data-units=(units.join(" ")) {
            div class="prompt" {
                p class="h2" { (PreEscaped(progress(words, step, last))) }
                p { (G::title(scene)) }
            }
            (out(words, reel, "only-phone"))
            div class="ways" role="group" aria-label=(words.say("replay-steps")) {
                (way("first", (step > 0).then(|| at(0)), &words.say("replay-first"), FIRST))
                (way("unit-back", reel.unit_before(step).map(at), &words.say(unit_back), UNIT_BACK))
                (way("back", step.checked_sub(1).map(at), &words.say("replay-back"), BACK))
                (auto(words))
                (way("on", (step < last).then(|| at(step + 1)), &words.say("replay-on"), ON))
                (way("unit-on", reel.unit_after(step).map(at), &words.say(unit_on), UNIT_ON))
                (way("last", (step < last).then(|| at(last)), &words.say("replay-last"), LAST))
            }
            (chapters::<G>(words, scene.trail, reel))
            (seats(words, scene, reel))
        }
    }
}

/// The way out: back to the table that is played, or to the result.
fn out(words: Words, reel: &Reel<'_>, class: &str) -> Markup {
    let live = reel.live.map(|address| (address, "replay-live"));
    html! {
        @if let Some((address, key)) = live.or(reel.result.map(|address| (address, "replay-result"))) {
            a class={ "b sm out " (class) } href=(address) { (words.say(key)) }
        }
    }
}

/// `Step 45 of 312`, with the numbers in bold.
fn progress(words: Words, step: usize, last: usize) -> String {
    crate::rich::rich(words, "replay-progress", &[("n", step.into()), ("of", last.into())]).into_string()
}

/// Steps by themselves; only a script can.
fn auto(words: Words) -> Markup {
    html! {
        button type="button" class="b primary scripted" id="go-auto" data-go="auto" aria-pressed="false"
            aria-label=(words.say("replay-auto")) title=(words.say("replay-auto")) {
            svg class="go run" viewBox="0 0 24 24" aria-hidden="true" { path d="M8 5l11 7-11 7z" {} }
            svg class="go halt" viewBox="0 0 24 24" aria-hidden="true" { path d="M7 5h4v14H7zM13 5h4v14h-4z" {} }
        }
        select class="sel scripted" id="go-speed" data-setting="speed" aria-label=(words.say("replay-speed")) {
            option value="fast" { (words.say("table-speed-fast")) }
            option value="normal" selected { (words.say("table-speed-normal")) }
            option value="calm" { (words.say("table-speed-calm")) }
        }
    }
}

fn chapters<G: GamePages>(words: Words, trail: Trail<'_>, reel: &Reel<'_>) -> Markup {
    let here = reel.chapters.iter().rev().find(|(_, step)| *step <= trail.step).map(|(chapter, _)| *chapter);
    html! {
        @if reel.chapters.len() > 1 {
            div class="jumps" role="group" aria-label=(words.say("replay-chapters")) {
                span class="over" aria-hidden="true" { (words.say(G::JUMPS[3])) }
                @for (chapter, step) in reel.chapters {
                    a class="b sm" id={ "go-chapter-" (chapter) } href={ (trail.address(*step)) (reel.query) }
                        data-to=(step) aria-current=[(here == Some(*chapter)).then_some("true")]
                        aria-label=(words.fill(G::JUMPS[2], &[("n", (*chapter).into())]))
                        title=(words.fill(G::JUMPS[2], &[("n", (*chapter).into())])) { (chapter) }
                }
            }
        }
    }
}

/// From which seat one looks.
fn seats<G: GamePages>(words: Words, scene: &Scene<'_, G>, reel: &Reel<'_>) -> Markup {
    let to = |seat: Option<Seat>| {
        let query = seat.map_or("watch".to_owned(), |seat| letter(seat).to_string());
        format!("{}?seat={query}", scene.trail.address(scene.trail.step))
    };
    let everything = reel.everything == Some(true);
    let current = |seat: Option<Seat>| (!everything && scene.viewer.seat() == seat).then_some("true");
    let label = |seat: Seat| {
        let name = scene.chairs.get(seat).map_or("", |chair| chair.name.as_str());
        words.fill("replay-seat", &[("name", name.into())])
    };
    html! {
        @if !reel.seats.is_empty() {
            div class="eyes" role="group" aria-label=(words.say("replay-seats")) {
                span class="over" aria-hidden="true" { (words.say("replay-eyes")) }
                @if reel.everything.is_some() {
                    a class="b sm" id="seat-all" href=(scene.trail.address(scene.trail.step)) aria-current=[everything.then_some("true")]
                        aria-label=(words.say("replay-everything")) title=(words.say("replay-everything")) { (icon("sun")) }
                }
                @for seat in reel.seats {
                    a class="b sm" id={ "seat-" (letter(*seat)) } data-eye=(seat.index() + 1) href=(to(Some(*seat)))
                        aria-current=[current(Some(*seat))] aria-label=(label(*seat)) title=(label(*seat)) {
                        (token(*seat, true))
                    }
                }
                a class="b sm" id="seat-watch" data-eye="0" href=(to(None)) aria-current=[current(None)]
                    aria-label=(words.say("replay-watcher")) title=(words.say("replay-watcher")) { (icon("i-veil")) }
            }
        }
    }
}

/// What else one can do with a game: share this step, have its record, play on.
pub(super) fn ways<G: GamePages>(words: Words, scene: &Scene<'_, G>, reel: &Reel<'_>, id: &str) -> Markup {
    let trail = scene.trail;
    let address = format!("{}{}{}", reel.site, trail.address(trail.step), reel.query);
    html! {
        (out(words, reel, ""))
        span class="shared scripted" {
            button type="button" class="b sm" data-copy=(address) data-copied=(words.say("copied")) {
                (icon("i-link")) span { (words.say("replay-share")) }
            }
            // Where copying is not allowed, this is what gets selected.
            input class="sr" id=(id) type="text" readonly tabindex="-1" aria-hidden="true" value=(address);
        }
        @if scene.scored.is_some() {
            button type="button" class="b sm" data-open="scoring" { (words.say("table-scoring")) }
        }
        @if let Some(record) = reel.record {
            a class="b sm" href=(record) download="" { (words.say("table-record")) }
        }
        @if let Some(address) = reel.fair {
            a class="b sm" href=(address) { (words.say("fair-title")) }
        }
        @if let Some(address) = reel.what_if {
            a class="b sm" href=(address) { (words.say("what-if-offer")) }
        }
        @if reel.plays_on {
            a class="b sm primary" href={ (trail.address(trail.step)) "/play" } { (words.say("replay-play-on")) }
        }
    }
}
