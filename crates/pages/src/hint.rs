//! Hints at any table against bots: the button that asks, the panel that answers, and the page for browsers without a
//! script. What is said comes from the game, as a value that programs can have too.

use bots::{Hint, Opinion};
use game::BySeat;
use game::notation::{Notation, Step};
use maud::{Markup, html};

use crate::art::icon;
use crate::rich::Sentence;
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

/// What a hint says to one reader, before it is laid out. For pages and programs alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What to do.
    pub best: Choice,
    /// What else there is, the best first.
    pub others: Vec<Choice>,
    /// Why, most telling first.
    pub reasons: Vec<Sentence>,
    /// How many games were imagined; none at a glance, or where there is no choice.
    pub imagined: u32,
    /// Whether there is no choice.
    pub only: bool,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// As it is written in records and forms: `bid 9`.
    pub step: String,
    /// In the reader's words: `Bid 9.`
    pub said: String,
    /// How likely the reader wins after it, from 0 to 1, as far as the imagined games tell; none where there were none.
    pub chance: Option<f32>,
    /// Whether it cannot be told from what is advised: what lies between their chances may be luck, or is next to nothing.
    pub even: bool,
}

impl Advice {
    /// A hint of a game in words: `deed` says what somebody does, `why` gives one sentence or several for a reason.
    pub(crate) fn new<G: GamePages + Notation>(
        scene: &Scene<'_, G>,
        hint: &Hint<G::Action, G::Reason>,
        deed: impl Fn(G::Action) -> String,
        why: impl Fn(&G::Reason) -> Vec<Sentence>,
    ) -> Option<Advice> {
        let choice = |opinion: &Opinion<G::Action>| Choice {
            step: G::step_text(&Step { action: opinion.action, outcome: None }),
            said: deed(opinion.action),
            chance: (opinion.visits > 0).then_some(opinion.prospect),
            even: hint.even.contains(&opinion.action),
        };
        Some(Advice {
            best: choice(hint.best()?),
            others: hint.others().map(choice).collect(),
            reasons: hint.reasons.iter().flat_map(why).collect(),
            imagined: hint.playouts,
            only: scene.legal.len() == 1,
        })
    }
}

impl Advice {
    /// The chance that people read beside another choice: what cannot be told from the best promises as much as that.
    #[must_use]
    pub fn chance_beside(&self, other: &Choice) -> Option<f32> {
        if other.even { self.best.chance } else { other.chance }
    }
}

/// What is shown: what to do, what else there is, each with the chance to win where games were imagined, and why; of how
/// many imagined games, and how often one asked.
#[must_use]
pub fn shown(words: Words, advice: &Advice, count: u32) -> Markup {
    // A guess is never certain.
    let percent = |chance: f32| words.language().percent(f64::from(chance * 100.0).round().clamp(1.0, 99.0));
    let about = match advice.imagined {
        0 if advice.only => words.say("hint-about-only"),
        0 => words.say("hint-about-glance"),
        n => words.fill("hint-about", &[("n", n.into())]),
    };
    html! {
        h2 { (words.say("hint-title")) }
        div data-step=(advice.best.step) {
            p class="hint-do" {
                b { (advice.best.said) }
                @if let Some(chance) = advice.best.chance {
                    " " span class="hint-odds" { (words.fill("hint-chance", &[("percent", percent(chance).into())])) }
                }
            }
            @if !advice.others.is_empty() {
                div class="hint-others" {
                    span { (words.say("hint-others")) }
                    ul {
                        @for other in &advice.others {
                            li {
                                (other.said.trim_end_matches('.'))
                                @if let Some(chance) = advice.chance_beside(other) {
                                    " · " b { @if other.even { "≈ " } (percent(chance)) }
                                }
                            }
                        }
                    }
                    @if advice.others.iter().any(|other| other.even) { p class="hint-note" { (words.say("hint-even")) } }
                }
            }
            ul class="hint-why" { @for reason in &advice.reasons { li { (reason) } } }
        }
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
