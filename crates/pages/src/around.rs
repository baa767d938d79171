//! What the action bar of any game shows beside its own actions: undo, chairs whose person is away, another game.

use maud::{Markup, html};

use crate::{Chair, GamePages, Scene, Sitter, Words, news};

/// What every form says: the version seen, and the chair at a table with several own ones.
pub(crate) fn hidden<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    html! {
        input type="hidden" name="seen" value=(scene.version);
        @if let Some(seat) = scene.seat_to_name() { input type="hidden" name="as" value=(seat.index()); }
    }
}

/// The name of whoever sits there. Bots of a level differ by their number, which stays where the name must be shortened.
pub(crate) fn name(chair: &Chair) -> Markup {
    let numbered = |name| str::rsplit_once(name, ' ').filter(|(_, number)| number.parse::<u8>().is_ok());
    html! {
        @match numbered(&chair.name).filter(|_| matches!(chair.sitter, Sitter::Bot(_))) {
            Some((name, number)) => { span class="nt" { (name) } span class="no" { " " (number) } }
            None => (chair.name),
        }
    }
}

/// Takes the viewer's last decision back, where that is possible.
pub(crate) fn undo<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    html! {
        @if scene.can_undo {
            form class="steps" method="post" action={ "/t/" (scene.table) "/undo" } {
                (hidden(scene))
                button class="b undo" data-key="U" {
                    span class="col" { span { (words.say("table-undo")) } kbd aria-hidden="true" { "U" } }
                }
            }
        }
    }
}

/// Whether a bot plays for the viewer.
pub(crate) fn stood_in<G: GamePages>(scene: &Scene<'_, G>) -> bool {
    let mine = scene.viewer.seat().and_then(|me| scene.chairs.get(me));
    !scene.is_my_move() && mine.is_some_and(|chair| matches!(chair.sitter, Sitter::StandIn(_)))
}

/// The action bar of somebody for whom a bot plays: the way back.
pub(crate) fn back<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    html! {
        div class="prompt main" {
            h2 { (words.say("table-stood-in")) }
            p { (words.say("table-stood-in-about")) }
        }
        form class="steps" method="post" action={ "/t/" (scene.table) "/back" } {
            button class="b primary" { span class="col" { span { (words.say("table-back")) } } }
        }
    }
}

/// Where the table waits for somebody who is gone, the others may let a bot play for them.
pub(crate) fn call_bot<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    let waits = scene.to_act.filter(|seat| scene.viewer.seat().is_some_and(|me| me != *seat));
    let gone = waits.filter(|seat| {
        let chair = scene.chairs.get(*seat);
        chair.is_some_and(|chair| chair.sitter == Sitter::Person { here: false })
    });
    let wait = scene.slow.bot_in.map_or(0, |left| (left + 999) / 1000);
    html! {
        @if let Some(seat) = gone {
            form class="steps call-bot" method="post" action={ "/t/" (scene.table) "/sit" } {
                input type="hidden" name="seat" value=(seat.index());
                // The script counts down; without one the button is there as soon as the page is fetched anew.
                button class="b" name="who" value="bot" disabled[wait > 0] data-in=[(wait > 0).then_some(wait)] {
                    span class="col" {
                        span { (words.fill("table-call-bot", &[("name", scene.chairs[seat].name.as_str().into())])) }
                        @if wait > 0 { small { (words.fill("table-call-in", &[("n", wait.into())])) } }
                    }
                }
            }
        }
    }
}

/// Who asks for another game, if anybody does.
pub(crate) fn invited<G: GamePages>(scene: &Scene<'_, G>) -> String {
    let words = Words::of(scene.language);
    let sentences = scene.next.iter().map(|it| news::invited(words, it, scene.viewer));
    sentences.collect::<Vec<_>>().join(" ")
}

/// The same people again: a new deal, or the same one, everybody in their chair.
pub(crate) fn again<G: GamePages>(scene: &Scene<'_, G>) -> Markup {
    let words = Words::of(scene.language);
    if scene.slow.class.is_some() {
        // There whoever leads the class decides.
        return html! { p class="odds nextround" { (words.say("class-round-soon")) } };
    }
    html! {
        (follow(scene, true, "again", html! { span class="col" { span { (words.say("table-again")) } } }))
        (follow(scene, false, "rematch", html! {
            span class="col" { span { (words.say("table-rematch")) } kbd aria-hidden="true" { "N" } }
        }))
    }
}

/// The button that asks for it; where somebody else has asked already, the way there.
fn follow<G: GamePages>(scene: &Scene<'_, G>, again: bool, path: &str, button: Markup) -> Markup {
    let class = if again { "b" } else { "b primary" };
    let key = (!again).then_some("N");
    let invitation = scene.next.iter().find(|invitation| invitation.again == again);
    html! {
        @if let Some(invitation) = invitation {
            div class="steps" {
                a class="b primary" href={ "/t/" (invitation.table) } data-key=[key] {
                    span class="col" {
                        span { (news::way(Words::of(scene.language), invitation, scene.viewer)) }
                        @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
                    }
                }
            }
        } @else if scene.viewer.seat().is_some() {
            form class="steps" method="post" action={ "/t/" (scene.table) "/" (path) } {
                button class=(class) data-key=[key] { (button) }
            }
        }
    }
}
