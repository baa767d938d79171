//! The end: every card, application by application, and what breaks ties.

use game::Seat;
use maud::{Markup, html};
use rawsiko::Phase;

use super::look::{Held, Look, token};
use super::panels;
use crate::around;
use crate::art::letter;
use crate::avatar::beside;

pub(super) fn scoring(look: &Look<'_>) -> Markup {
    let view = look.view();
    let Some(ranks) = view.ranks.as_ref().filter(|_| view.phase == Phase::Over) else { return html! {} };
    // In the order of the table: sorted by place they would say who won before it is counted.
    let seats: Vec<Seat> = Seat::all(view.seats.seats()).collect();
    html! {
        div class="rs2" {
            section class="ban2 card" {
                svg class="mm" viewBox="0 0 1060 708" aria-hidden="true" {
                    rect class="sea" width="1060" height="708" {} use href="#territories" {} use href="#owners" {}
                }
                div {
                    h1 { (super::status::headline(look)) }
                    p { (look.fill("rawsiko-end-note", &[("n", view.turn.into())])) }
                    @if !look.scene.next.is_empty() { p { b { (around::invited(look.scene)) } } }
                }
                span class="sp" {}
                form method="dialog" class="steps" { button class="b" { (look.say("rawsiko-final-map")) } }
                @if !look.scene.trail.replay {
                    a class="b" href=(look.scene.trail.address(0)) data-watch { (look.say("replay-watch")) }
                    (around::again(look.scene))
                }
            }
            div class="cols" data-n=(seats.len()) tabindex="0" role="group" aria-label=(look.say("table-scoring")) {
                @for seat in &seats { (column(look, *seat, ranks[*seat])) }
            }
            p class="ft" {
                span { span class="chip o" aria-hidden="true" { "Ti" } (look.say("rawsiko-score-held")) }
                span { span class="chip w" aria-hidden="true" { "Li" } (look.say("rawsiko-chip-missing")) }
                @if view.options.china { span { span class="chip tr" aria-hidden="true" { "Nb" } (look.say("rawsiko-chip-traded")) } }
                span { (look.say("rawsiko-ties")) }
            }
            p class="skip" {
                button type="button" class="iconbtn" { (look.say("ra-skip")) kbd aria-hidden="true" { (look.say("table-space")) } }
            }
        }
    }
}

fn column(look: &Look<'_>, seat: Seat, rank: u8) -> Markup {
    let player = &look.view().seats[seat];
    let Some(card) = player.objective else { return html! {} };
    let mut applications = card.score.applications;
    applications.sort_by_key(|one| std::cmp::Reverse(one.application.points()));
    html! {
        section class={ "pcol card" @if rank == 1 { " win" } } data-seat=(letter(seat)) aria-label=(look.name(seat)) {
            div class="h" {
                (token(seat, "")) (beside(look.scene.chairs.get(seat).and_then(|chair| chair.avatar))) b { bdi { (look.name(seat)) } @if look.me() == Some(seat) { " " span class="zero" { (look.say("ra-you-mark")) } } }
                span class="rk" { (look.fill("rawsiko-rank", &[("n", rank.into())])) }
            }
            p class="sum" {
                b { (card.score.points) } (look.fill("rawsiko-of-points", &[("n", panels::most(card.card).into())]))
                @if player.out.is_some() { " · " (look.say("rawsiko-out-short")) }
            }
            ul class="apps" { @for one in &applications { (panels::application(look, one, player.traded)) } }
            @if look.view().options.china {
                div class="trade" {
                    @if player.traded.is_empty() { (look.say("rawsiko-no-trade")) }
                    @else { (look.say("rawsiko-trade")) " " @for one in player.traded.iter() { (look.chip_as(one, Held::Traded)) } }
                }
            }
            dl class="ties" {
                div { dt { (look.say("rawsiko-col-applications")) } dd { (card.score.completed) } }
                div { dt { (look.say("rawsiko-col-materials")) } dd { (card.score.materials) } }
                div { dt { (look.say("rawsiko-col-territories")) } dd { (card.score.territories) } }
            }
        }
    }
}
