//! The action bar when the game is over: who won, and what next.

use maud::{Markup, html};

use super::look::Look;
use crate::news;

pub(super) fn over(look: &Look<'_>) -> Markup {
    html! {
        div class="prompt" {
            h2 { (headline(look)) }
            p { @if look.scene.next.is_empty() { (look.say("ra-over")) } @else { (invited(look)) } }
        }
        div class="steps" {
            button type="button" class="b" data-open="scoring" data-key="S" {
                span class="col" { span { (look.say("ra-scoring-open")) } kbd aria-hidden="true" { "S" } }
            }
            a class="b" href=(look.scene.trail.address(0)) { span class="col" { span { (look.say("replay-watch")) } } }
            a class="b hide-s" href={ "/t/" (look.scene.table) "/fair" } { span class="col" { span { (look.say("fair-title")) } } }
        }
        (again(look))
    }
}

/// `Inês wins with 58`.
pub(super) fn headline(look: &Look<'_>) -> String {
    let Some(winner) = look.view().winner else { return String::new() };
    let score = look.view().seats[winner].score.unwrap_or_default();
    look.of("ra-wins", winner, &[("n", score.into())])
}

/// Who asks for another game, if anybody does.
pub(super) fn invited(look: &Look<'_>) -> String {
    let sentences = look.scene.next.iter().map(|it| news::invited(look.words, it, look.scene.viewer));
    sentences.collect::<Vec<_>>().join(" ")
}

/// The same people again: a new deal, or the same with the seats rotated.
pub(super) fn again(look: &Look<'_>) -> Markup {
    html! {
        (follow(look, true, "again", html! { span class="col" { span { (look.say("table-again")) } } }))
        (follow(look, false, "rematch", html! {
            span class="col" { span { (look.say("table-rematch")) } kbd aria-hidden="true" { "N" } }
        }))
    }
}

/// The button that asks for it; where somebody else has asked already, the way there.
fn follow(look: &Look<'_>, again: bool, path: &str, button: Markup) -> Markup {
    let class = if again { "b" } else { "b primary" };
    let key = (!again).then_some("N");
    let invitation = look.scene.next.iter().find(|invitation| invitation.again == again);
    html! {
        @if let Some(invitation) = invitation {
            div class="steps" {
                a class="b primary" href={ "/t/" (invitation.table) } data-key=[key] {
                    span class="col" {
                        span { (news::way(look.words, invitation, look.scene.viewer)) }
                        @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
                    }
                }
            }
        } @else if look.me().is_some() {
            form class="steps" method="post" action={ "/t/" (look.scene.table) "/" (path) } {
                button class=(class) data-key=[key] { (button) }
            }
        }
    }
}
