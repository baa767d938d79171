//! How things stand in words: the title of the page, what the live region says first, and the top bar.

use game::Seat;
use maud::{Markup, html};
use rawsiko::{Action, Phase, SeatView, View};

use super::look::Look;
use crate::around;

/// Whom the table waits for, or who won.
pub(super) fn headline(look: &Look<'_>) -> String {
    let view = look.view();
    let Some(seat) = look.scene.to_act else { return won(look) };
    if let Some([headline, _]) = look.scene.held_up() {
        return headline;
    }
    let key = match view.phase {
        Phase::Claim { .. } => "rawsiko-head-claim",
        Phase::Place { .. } => "rawsiko-head-place",
        Phase::Trade { .. } => "rawsiko-head-trade",
        _ => "rawsiko-head-act",
    };
    look.of(key, seat, &[])
}

/// Who stands first.
pub(super) fn winners(view: &View) -> Vec<Seat> {
    let Some(ranks) = &view.ranks else { return Vec::new() };
    ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
}

fn won(look: &Look<'_>) -> String {
    let winners = winners(look.view());
    let points =
        winners.first().and_then(|seat| look.view().seats[*seat].objective).map_or(0, |card| card.score.points);
    match &winners[..] {
        [one] => {
            // Whoever has as many points and is second lost by the tie-break, which must be said.
            let as_many = |(seat, player): (Seat, &SeatView)| {
                seat != *one && player.out.is_none() && player.objective.is_some_and(|card| card.score.points == points)
            };
            let tied = look.view().seats.iter().any(as_many);
            look.of(if tied { "rawsiko-wins-tie" } else { "rawsiko-wins" }, *one, &[("n", points.into())])
        }
        several => {
            let names: Vec<&str> = several.iter().map(|seat| look.name(*seat)).collect();
            look.fill("rawsiko-shared", &[("names", names.join(", ").into()), ("n", points.into())])
        }
    }
}

/// The title: what the table waits for.
pub(super) fn title(look: &Look<'_>) -> String {
    headline(look)
}

/// The turn and the phase: `Turn 3 of 8, action`.
pub(super) fn phase(look: &Look<'_>) -> String {
    let view = look.view();
    let phase = look.say(match (view.phase, view.turn) {
        (Phase::Claim { .. }, _) => "rawsiko-phase-claim",
        (Phase::Place { .. }, 0) => "rawsiko-phase-first",
        (Phase::Place { .. }, _) => "rawsiko-phase-invest",
        (Phase::Trade { .. }, _) => "rawsiko-phase-trade",
        (Phase::Over, _) => "rawsiko-phase-over",
        _ => "rawsiko-phase-act",
    });
    look.fill("rawsiko-where", &[("turn", turn(look).into()), ("phase", phase.into())])
}

/// `Turn 3 of 8`, or that it has not begun.
pub(super) fn turn(look: &Look<'_>) -> String {
    let view = look.view();
    match view.turn {
        0 => look.say("rawsiko-setup"),
        turn => look.fill("rawsiko-turn", &[("turn", turn.into()), ("turns", view.turns.into())]),
    }
}

/// What the viewer must know to act without seeing the table.
pub(super) fn status(look: &Look<'_>) -> String {
    let view = look.view();
    let mut said = vec![look.sentence(headline(look))];
    if look.scene.to_act.is_none() {
        return said.join(" ");
    }
    said.push(look.sentence(phase(look)));
    if look.scene.is_my_move() {
        said.push(match view.phase {
            Phase::Claim { second, .. } => {
                let which = if second { "second" } else { "first" };
                let n = super::act::claim_size(look).unwrap_or(0);
                look.fill("rawsiko-ask-claim", &[("which", which.into()), ("n", n.into())])
            }
            Phase::Place { left, .. } => look.fill("rawsiko-ask-place", &[("n", left.into())]),
            Phase::Trade { left, .. } => look.fill("rawsiko-ask-trade", &[("n", left.into())]),
            _ => {
                let can = look.me().map_or(0, |me| view.seats[me].movable);
                look.fill("rawsiko-ask-act", &[("n", can.into())])
            }
        });
    }
    said.join(" ")
}

/// How many assets the viewer could still move, where it is at least half of them: ending the turn may be a slip.
fn unmoved(look: &Look<'_>) -> Option<u8> {
    let me = look.me()?;
    let mine = look.view().board.iter().filter(|there| there.owner == Some(me));
    let (can, all) = mine.fold((0, 0), |(can, all), there| (can + there.movable, all + there.assets));
    (can > 0 && can >= all - can && look.scene.legal.len() > 1).then_some(can)
}

/// What stands in the top bar: the phase, whose move it is, and the button that ends one's turn.
pub(super) fn head(look: &Look<'_>) -> Markup {
    let mine = look.scene.is_my_move();
    let view = look.view();
    html! {
        span class="where hide-s" { (look.rich("rawsiko-bar", &[("n", look.view().seats.seats().into())])) }
        (super::panels::mine(look))
        span class="sp" {}
        span class="phase" {
            span class="ph1" { (phase(look)) }
            // A phone on its side has room for the turn alone, or for who chooses when.
            span class="ph2" { @if matches!(view.phase, Phase::Claim { .. }) { (super::panels::order_now(look)) } @else { (turn(look)) } }
            @if look.scene.to_act.is_some() { span class={ "pill" @if !mine { " dim" } } { (super::panels::away(look)) (headline(look)) } }
        }
        span class="sp" {}
        @if look.scene.legal.contains(&Action::End) {
            form class="steps" method="post" action={ "/t/" (look.scene.table) "/act" } {
                (around::hidden(look.scene))
                button class="b endb" data-say-sure=[unmoved(look).map(|n| look.fill("rawsiko-end-sure", &[("n", n.into())]))] name="step" value=(Action::End) data-key="E" aria-keyshortcuts="E" data-patient {
                    (look.say("rawsiko-end")) " " kbd class="hide-s" aria-hidden="true" { "E" }
                }
            }
        }
    }
}
