//! The action bar when the game is over: who won, and what next.

use maud::{Markup, html};

use super::look::Look;

pub(super) fn over(look: &Look<'_>) -> Markup {
    html! {
        div class="prompt" {
            h2 { (headline(look)) }
            p { (look.say("ra-over")) }
        }
        div class="steps" {
            button type="button" class="b" data-open="scoring" data-key="S" {
                span class="col" { span { (look.say("ra-scoring-open")) } kbd aria-hidden="true" { "S" } }
            }
            a class="b hide-s" href="/rules" { span class="col" { span { (look.say("table-rules")) } } }
        }
        @if look.me().is_some() { (again(look)) }
    }
}

/// `Inês wins with 58`.
pub(super) fn headline(look: &Look<'_>) -> String {
    let Some(winner) = look.view().winner else { return String::new() };
    let score = look.view().seats[winner].score.unwrap_or_default();
    look.of("ra-wins", winner, &[("n", score.into())])
}

/// The same people again: a new deal, or the same with the seats rotated.
pub(super) fn again(look: &Look<'_>) -> Markup {
    html! {
        form class="steps" method="post" action={ "/t/" (look.scene.table) "/again" } {
            button class="b" { span class="col" { span { (look.say("table-again")) } } }
        }
        form class="steps" method="post" action={ "/t/" (look.scene.table) "/rematch" } {
            button class="b primary" data-key="N" {
                span class="col" { span { (look.say("table-rematch")) } kbd aria-hidden="true" { "N" } }
            }
        }
    }
}
