//! The action bar when the game is over: who won, and what next.

use maud::{Markup, html};

use super::look::Look;
use crate::around;

pub(super) fn over(look: &Look<'_>) -> Markup {
    html! {
        div class="prompt" {
            h2 { (headline(look)) }
            p { @if look.scene.next.is_empty() { (look.say("ra-over")) } @else { (around::invited(look.scene)) } }
        }
        div class="steps" {
            button type="button" class="b" data-open="scoring" data-key="S" {
                span class="col" { span { (look.say("ra-scoring-open")) } kbd aria-hidden="true" { "S" } }
            }
            a class="b" href=(look.scene.trail.address(0)) { span class="col" { span { (look.say("replay-watch")) } } }
            a class="b hide-s" href={ "/t/" (look.scene.table) "/fair" } { span class="col" { span { (look.say("fair-title")) } } }
        }
        (around::again(look.scene))
    }
}

/// `Inês wins with 58`.
pub(super) fn headline(look: &Look<'_>) -> String {
    let Some(winner) = look.view().winner else { return String::new() };
    let score = look.view().seats[winner].score.unwrap_or_default();
    look.of("ra-wins", winner, &[("n", score.into())])
}
