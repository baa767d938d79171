//! The panels beside the map: how the match stands, the viewer's card, and both in short for small screens.

use game::Seat;
use maud::{Markup, html};
use rawsiko::{ApplicationScore, Objective, Phase};

use super::look::{Look, icon, picture, token};
use crate::Sitter;
use crate::avatar::beside;

/// Turn counter and companies: territories, materials, the assets each would get now.
pub(super) fn status(look: &Look<'_>) -> Markup {
    let view = look.view();
    html! {
        div class="hd" {
            svg class="hg" role="img" aria-label=(look.say(if view.options.stranglehold { "rawsiko-glass-x" } else { "rawsiko-glass" })) {
                use href=(picture(if view.options.stranglehold { "hourglass-x" } else { "hourglass" })) {}
            }
            h2 { small { (look.say("rawsiko-status")) } (super::status::turn(look)) }
            span class="sp" {}
            (pips(look))
            (shut(look))
        }
        @if matches!(view.phase, Phase::Claim { .. }) { (snake(look)) } @else { (companies(look)) }
    }
}

/// The way out of a panel that is a sheet over the map, on small screens.
fn shut(look: &Look<'_>) -> Markup {
    html! { a class="shutp" href="#act" aria-label=(look.say("table-close")) { (icon("i-x", "s")) } }
}

/// A square for every turn: those played, the one that is played, those that were lost.
fn pips(look: &Look<'_>) -> Markup {
    let view = look.view();
    let all = view.options.turns().max(view.turns);
    let over = view.phase == Phase::Over;
    html! {
        span class="pips" aria-hidden="true" {
            @for turn in 1..=all {
                i class=(match turn {
                    turn if turn > view.turns => "x",
                    turn if turn < view.turn || (over && turn == view.turn) => "d",
                    turn if turn == view.turn => "c",
                    _ => "",
                }) {}
            }
        }
    }
}

fn companies(look: &Look<'_>) -> Markup {
    let view = look.view();
    html! {
        table class="pl" {
            thead { tr {
                th scope="col" { (look.say("rawsiko-company")) }
                th scope="col" { (look.say("rawsiko-col-territories")) }
                th scope="col" { (look.say("rawsiko-col-materials")) }
                th scope="col" title=(look.say("rawsiko-col-next-means")) { (look.say("rawsiko-col-next")) }
            } }
            tbody { @for seat in Seat::all(view.seats.seats()) { (company(look, seat)) } }
        }
    }
}

fn company(look: &Look<'_>, seat: Seat) -> Markup {
    let player = &look.view().seats[seat];
    let class = match () {
        () if player.out.is_some() => "out",
        () if look.me() == Some(seat) => "me",
        () => "",
    };
    html! {
        tr class={ (class) @if look.scene.to_act == Some(seat) { " acts" } } {
            th scope="row" {
                span class="w" {
                    (token(seat, "s")) (beside(look.scene.chairs.get(seat).and_then(|chair| chair.avatar)))
                    bdi class="nm" { (look.named(seat)) }
                    // The row is marked; on the screen the name needs the room.
                    @if look.me() == Some(seat) { " " span class="sr" { (look.say("ra-you-mark")) } }
                    (sitter(look, seat)) (crate::slow::clock(look.scene, seat))
                }
            }
            @if player.out.is_some() { td colspan="3" { (look.say("rawsiko-out-short")) } }
            @else {
                td { (player.territories.len()) }
                td { (player.materials.len()) }
                td class="nx" { "+" (player.income) }
            }
        }
    }
}

/// A person who is away, or for whom a bot sits in.
fn sitter(look: &Look<'_>, seat: Seat) -> Markup {
    let key = match look.scene.chairs.get(seat).map(|chair| &chair.sitter) {
        Some(Sitter::Person { here: false }) => "table-away-short",
        Some(Sitter::StandIn(_)) => "table-stand-in-short",
        _ => return html! {},
    };
    html! { " " span class="tag gone" { (look.say(key)) } }
}

/// That whoever is waited for is not there: before their name, on every screen.
pub(super) fn away(look: &Look<'_>) -> Markup {
    let away = look.scene.to_act.is_some_and(|seat| is_away(look, seat)) && look.scene.held.is_none();
    html! {
        @if away {
            span class="awayp" title=(look.say("table-away")) { (icon("i-clock", "s")) span class="sr" { (look.say("table-away")) " " } }
        }
    }
}

fn is_away(look: &Look<'_>, seat: Seat) -> bool {
    look.scene.chairs.get(seat).is_some_and(|chair| chair.sitter == Sitter::Person { here: false })
}

/// The viewer at the upper left: who they are, and how many assets they still have to place.
pub(super) fn mine(look: &Look<'_>) -> Markup {
    let Some(me) = look.me() else { return html! {} };
    html! {
        span class="minep hide-s" role="group" aria-label=(look.say("rawsiko-mine")) {
            (token(me, "s")) (beside(look.scene.chairs.get(me).and_then(|chair| chair.avatar)))
            bdi class="nm" { (look.name(me)) }
            @if let Some(left) = to_place(look, me) {
                b class="left" { (look.fill("rawsiko-left-short", &[("n", left.into())])) }
            }
        }
    }
}

/// How many assets a player still has to place, if it is theirs to do so.
fn to_place(look: &Look<'_>, seat: Seat) -> Option<u8> {
    match look.view().phase {
        Phase::Place { left, .. } if look.scene.to_act == Some(seat) => Some(left),
        _ => None,
    }
}

/// Who claims when, in letters; nothing in other phases.
pub(super) fn order_now(look: &Look<'_>) -> Markup {
    match look.view().phase {
        Phase::Claim { seat: now, second } => order_in_short(look, now, second),
        _ => html! {},
    }
}

/// The same in letters, for small screens.
fn order_in_short(look: &Look<'_>, now: Seat, second: bool) -> Markup {
    let order: Vec<Seat> = look.view().first.round(look.view().seats.seats()).collect();
    let all = order.iter().map(|seat| (*seat, false)).chain(order.iter().rev().map(|seat| (*seat, true)));
    html! {
        (look.say("rawsiko-claim-order")) ": "
        @for one in all {
            @let letter = crate::art::letter(one.0).to_ascii_uppercase();
            @if one == (now, second) { b class="turnof" { (letter) } } @else { (letter) } " "
        }
    }
}

/// Who claims when: forward from the first player, then back.
fn snake(look: &Look<'_>) -> Markup {
    let view = look.view();
    let Phase::Claim { seat: now, second } = view.phase else { return html! {} };
    let order: Vec<Seat> = view.first.round(view.seats.seats()).collect();
    let all = order.iter().map(|seat| (*seat, false)).chain(order.iter().rev().map(|seat| (*seat, true)));
    let all: Vec<(Seat, bool)> = all.collect();
    let at = all.iter().position(|one| *one == (now, second)).unwrap_or(0);
    html! {
        ol class="snake" data-n=(order.len()) aria-label=(look.say("rawsiko-claim-order")) {
            @for (place, (seat, _)) in all.iter().enumerate() {
                li class=(match place.cmp(&at) { std::cmp::Ordering::Less => "done", std::cmp::Ordering::Equal => "cur", std::cmp::Ordering::Greater => "" })
                    aria-current=[(place == at).then_some("step")] {
                    (token(*seat, "s")) bdi class="nm" { (look.named(*seat)) }
                }
            }
        }
        p class="note2" { (look.say("rawsiko-claim-rule")) }
    }
}

/// The viewer's card.
pub(super) fn objective(look: &Look<'_>) -> Markup {
    let Some(me) = look.me() else { return html! {} };
    let Some(card) = look.view().seats[me].objective else { return html! {} };
    let traded = look.view().seats[me].traded;
    html! {
        div class="hd you-h" {
            (token(me, "s"))
            h2 { (look.say("rawsiko-objective")) }
            span class="sp" {}
            span class="tot" { (card.score.points) " " small { (look.fill("rawsiko-of-points", &[("n", most(card.card).into())])) } }
            button type="button" class="foldb with-script" data-do="fold" aria-controls="you-apps" aria-expanded="true" aria-label=(look.say("rawsiko-fold")) { (icon("i-plus", "s")) (icon("i-minus", "s")) }
            (shut(look))
        }
        ul class="apps" id="you-apps" { @for one in &card.score.applications { (application(look, one, traded)) } }
    }
}

/// All points of a card.
pub(super) fn most(card: Objective) -> u16 {
    card.applications().iter().map(|one| u16::from(one.points())).sum()
}

/// One application: what it is worth, how far it is, what it has and misses.
pub(super) fn application(look: &Look<'_>, one: &ApplicationScore, traded: rawsiko::Materials) -> Markup {
    let done = one.is_complete();
    let all = one.held.len() + one.missing.len();
    html! {
        li class={ "app" @if done { " done" } } {
            div class="r1" {
                (icon(&format!("s-{}", one.application.sector()), ""))
                b { (one.application.name(look.scene.language)) }
                @if done { (icon("i-check", "s k")) span class="sr" { (look.say("rawsiko-complete")) } }
                span class="ct" { (look.fill("rawsiko-part", &[("n", one.held.len().into()), ("of", all.into())])) }
                span class="vp" { span { (one.application.points()) " " small { (look.say("rawsiko-vp")) } } }
            }
            (look.chips(one.held, one.missing, traded))
        }
    }
}

/// The card in four counters, for small screens.
pub(super) fn counters(look: &Look<'_>) -> Markup {
    let Some(card) = look.me().and_then(|me| look.view().seats[me].objective) else { return html! {} };
    html! {
        @for one in &card.score.applications {
            @let all = one.held.len() + one.missing.len();
            @let gaps = [("name", one.application.name(look.scene.language).into()), ("points", one.application.points().into()), ("n", one.held.len().into()), ("of", all.into())];
            a href="#you" class=[one.is_complete().then_some("done")] {
                span class="sr" { (look.fill("rawsiko-counter", &gaps)) }
                (icon(&format!("s-{}", one.application.sector()), "s"))
                span aria-hidden="true" { (one.application.points()) " " small { (one.held.len()) "/" (all) } }
            }
        }
    }
}

/// The players in a row, for small screens: materials and next income.
pub(super) fn strip(look: &Look<'_>) -> Markup {
    let view = look.view();
    html! {
        @for seat in Seat::all(view.seats.seats()) {
            @let player = &view.seats[seat];
            @let gaps = [
                ("name", look.name(seat).into()),
                ("n", player.materials.len().into()),
                ("income", player.income.into()),
            ];
            a href="#opps" class={
                "ps"
                @if look.me() == Some(seat) { " me" }
                @if look.scene.to_act == Some(seat) { " acts" }
                @if player.out.is_some() { " out" }
            } {
                @let away = look.scene.to_act == Some(seat) && is_away(look, seat);
                span class="sr" { (look.fill("rawsiko-strip", &gaps)) @if away { " " (look.say("table-away")) } }
                span class="psi" aria-hidden="true" {
                    (token(seat, "s")) (beside(look.scene.chairs.get(seat).and_then(|chair| chair.avatar)))
                    bdi class="nm" { (look.named(seat)) }
                    @if player.out.is_some() { "—" }
                    @else if let Some(left) = to_place(look, seat).filter(|_| look.me() == Some(seat)) {
                        b class="left" { (icon("i-flag", "s")) (left) }
                    }
                    @else {
                        span { (player.materials.len()) }
                        // Whoever is waited for and is not there is told before what they would get.
                        @if away { (icon("i-clock", "s away")) } @else { span class="up" { "+" (player.income) } }
                    }
                }
            }
        }
        // Each says so in its name, for those who hear it.
        small class="cap" aria-hidden="true" {
            @if matches!(view.phase, Phase::Claim { .. }) { (order_now(look)) }
            @else { b { (super::status::turn(look)) } " · " (look.say("rawsiko-strip-means")) }
        }
    }
}
