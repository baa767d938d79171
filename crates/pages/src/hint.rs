//! Hints at any table against bots: the button that asks, the panel that answers, and the page for browsers without a
//! script. What is said comes from the game.

use bots::Hint;
use game::BySeat;
use maud::{Markup, html};

use crate::art::icon;
use crate::shell::{Shell, page};
use crate::{Chair, GamePages, Scene, Sitter, Words};

/// Whether hints are offered: to one person among bots, who has a chair and does not share it.
#[must_use]
pub fn offered(chairs: &BySeat<Chair>) -> bool {
    let mine = chairs.values().filter(|chair| chair.mine).count();
    let others = chairs.values().filter(|chair| !chair.mine);
    mine == 1 && others.clone().count() > 0 && others.into_iter().all(|chair| matches!(chair.sitter, Sitter::Bot(_)))
}

/// Where it is shown: beside the table, and not over what lies there to be won.
pub(crate) fn panel(words: Words) -> Markup {
    html! {
        aside id="hint" class="hintpanel card" aria-label=(words.say("hint-title")) hidden {
            button type="button" class="x" aria-label=(words.say("table-close")) { "✕" }
            div class="hint-in" aria-live="polite" {}
        }
    }
}

/// The button in the top bar; where there is no room, without its word.
pub(crate) fn button<G: GamePages>(scene: &Scene<'_, G>, words: Words) -> Markup {
    let button = html! {
        button class="iconbtn" data-key="H" aria-keyshortcuts="H" aria-controls="hint" title=(words.say("hint-button")) {
            (icon("i-help")) span { (words.say("hint-button")) }
        }
    };
    form(scene, button)
}

fn form<G: GamePages>(scene: &Scene<'_, G>, button: Markup) -> Markup {
    html! {
        @if offered(scene.chairs) && scene.to_act.is_some() {
            form class="hintform" method="post" action={ "/t/" (scene.table) "/hint" } {
                input type="hidden" name="seen" value=(scene.version) data-seen;
                (button)
            }
        }
    }
}

/// What to do and what else there is, each with the chance to win where games were imagined.
pub(crate) fn choices<G: GamePages>(
    scene: &Scene<'_, G>,
    hint: &Hint<G::Action, G::Reason>,
    deed: impl Fn(G::Action) -> String,
) -> Markup {
    let words = Words::of(scene.language);
    // A guess is never certain.
    let percent = |prospect: f32| scene.language.percent(f64::from(prospect * 100.0).round().clamp(1.0, 99.0));
    html! {
        @if let Some(best) = hint.best() {
            p class="hint-do" {
                b { (deed(best.action)) }
                @if best.visits > 0 {
                    " " span class="hint-odds" { (words.fill("hint-chance", &[("percent", percent(best.prospect).into())])) }
                }
            }
        }
        @if hint.others().count() > 0 {
            div class="hint-others" {
                span { (words.say("hint-others")) }
                ul { @for other in hint.others() { li { (deed(other.action).trim_end_matches('.')) " · " b { (percent(other.prospect)) } } } }
            }
        }
    }
}

/// What is shown: the game's advice with the step it recommends, of how many imagined games, and how often one asked.
#[must_use]
pub fn shown(words: Words, advice: &Markup, step: &str, imagined: u32, count: u32) -> Markup {
    let about = match imagined {
        0 => words.say("hint-about-glance"),
        n => words.fill("hint-about", &[("n", n.into())]),
    };
    html! {
        h2 { (words.say("hint-title")) }
        div data-step=(step) { (advice) }
        p class="hint-note" { (about) " " (words.fill("hint-count", &[("n", count.into())])) }
    }
}

/// The same as a page that leads back to the table.
#[must_use]
pub fn hint_page(shell: &Shell<'_>, inner: &Markup, back: &str) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="doc" id="main" {
            section class="card panel hintpage" {
                (inner)
                p class="buttons" { a class="b primary" href=(back) { (words.say("error-back")) } }
            }
        }
    };
    page(shell, &words.say("hint-title"), "text", main)
}
