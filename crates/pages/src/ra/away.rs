//! Chairs whose person is away: a bot sits in for them, or could, and gives the chair back.

use maud::{Markup, html};

use super::look::Look;
use crate::Sitter;

/// Whether a bot plays for the viewer.
pub(super) fn stood_in(look: &Look<'_>) -> bool {
    let mine = look.me().and_then(|me| look.scene.chairs.get(me));
    !look.scene.is_my_move() && mine.is_some_and(|chair| matches!(chair.sitter, Sitter::StandIn(_)))
}

/// The action bar of somebody for whom a bot plays: the way back.
pub(super) fn back(look: &Look<'_>) -> Markup {
    html! {
        div class="prompt main" {
            h2 { (look.say("table-stood-in")) }
            p { (look.say("table-stood-in-about")) }
        }
        form class="steps" method="post" action={ "/t/" (look.scene.table) "/back" } {
            button class="b primary" { span class="col" { span { (look.say("table-back")) } } }
        }
    }
}

/// Where the table waits for somebody who is gone, the others may let a bot play for them.
pub(super) fn call_bot(look: &Look<'_>) -> Markup {
    let waits = look.scene.to_act.filter(|seat| look.me().is_some_and(|me| me != *seat));
    let gone = waits.filter(|seat| {
        let chair = look.scene.chairs.get(*seat);
        chair.is_some_and(|chair| chair.sitter == Sitter::Person { here: false })
    });
    html! {
        @if let Some(seat) = gone {
            form class="steps" method="post" action={ "/t/" (look.scene.table) "/sit" } {
                input type="hidden" name="seat" value=(seat.index());
                button class="b" name="who" value="bot" { span class="col" { span { (look.say("table-call-bot")) } } }
            }
        }
    }
}
