//! What a class tells those who play: that the table waits, how long the lesson lasts, the few phrases there are.

use maud::{Markup, html};

use super::{ClassBar, PHRASE_KEYS, phrase};
use crate::art::{icon, token};
use crate::{GamePages, Scene, Words};

/// What stands in the top bar of a table.
pub(crate) fn bar<G: GamePages>(scene: &Scene<'_, G>, class: &ClassBar) -> Markup {
    let words = Words::of(scene.language);
    html! {
        @if let Some(ends) = class.ends.filter(|_| !class.last) {
            span class="lessonclock" title=(words.say("class-lesson-clock")) {
                (icon("i-clock"))
                (countdown(words, ends, scene.slow.now))
            }
        }
        @if class.last { b class="lastturn" { (words.say("class-last-turn")) } }
        @if class.phrases && scene.viewer.seat().is_some() && scene.to_act.is_some() { (phrases(scene, words)) }
        // What is said is read out; what was there before is not.
        div class="saying" aria-live="polite" {
            @if let Some(said) = &class.said {
                p class="card" { (token(said.seat, true)) b { bdi { (said.name) } } span { (phrase(words, said.phrase)) } }
            }
        }
        div class="holding" role="status" {
            @if class.held {
                p class="card" { (pause()) b { (words.say("class-held")) } span { (words.say("class-held-about")) } }
            }
        }
    }
}

/// How long it lasts, as a clock; the script counts it down, and readers hear it in words.
pub(crate) fn countdown(words: Words, ends: i64, now: i64) -> Markup {
    let left = (ends - now).max(0);
    let seconds = (left + 999) / 1000;
    html! {
        // The words change by the minute, so that the clock that the script counts is left alone meanwhile.
        span class="face" aria-hidden="true" data-ends=(ends) { (format!("{}:{:02}", seconds / 60, seconds % 60)) }
        span class="sr" { (words.fill("class-left", &[("minutes", ((seconds + 59) / 60).into())])) }
    }
}

/// Two bars.
pub(crate) fn pause() -> Markup {
    html! { svg class="i" viewBox="0 0 24 24" aria-hidden="true" { path class="bars" d="M9 5.5v13M15 5.5v13" {} } }
}

fn phrases<G: GamePages>(scene: &Scene<'_, G>, words: Words) -> Markup {
    html! {
        details class="menu phrases" name="top" {
            summary class="iconbtn" aria-label=(words.say("class-phrases")) title=(words.say("class-phrases")) {
                svg class="i" viewBox="0 0 24 24" aria-hidden="true" { path class="bars" d="M4 5h16v11H10l-4.500 4v-4H4z" {} }
            }
            form class="card" method="post" action={ "/t/" (scene.table) "/say" } data-quiet {
                @for (number, key) in PHRASE_KEYS.iter().enumerate() {
                    button name="phrase" value=(number) { (words.say(key)) }
                }
            }
        }
    }
}
