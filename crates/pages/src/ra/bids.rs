//! The row under the lot: who speaks when, in an auction and between two.

use game::Seat;
use maud::{Markup, html};
use ra::{Action, AuctionCause, Event, Phase, Sun};

use super::look::{Look, icon, token};

/// What became of a bidder's say in the running auction.
enum Said {
    Passed,
    Outbid(Sun),
}

pub(super) fn order(look: &Look<'_>) -> Markup {
    let seats = look.view().seats.seats();
    match look.view().phase {
        Phase::Auction { ra_player, .. } => {
            let order: Vec<Seat> = ra_player.next(seats).round(seats).filter(|seat| has_sun(look, *seat)).collect();
            row(look, "ra-bids", &order, bidder)
        }
        Phase::Over => {
            let mut order: Vec<Seat> = Seat::all(seats).collect();
            order.sort_by_key(|seat| std::cmp::Reverse(standing(look, *seat)));
            row(look, "ra-ranking", &order, ranked)
        }
        _ => {
            let first = look.scene.to_act.unwrap_or(Seat::FIRST);
            let order: Vec<Seat> = first.round(seats).collect();
            row(look, "ra-turns", &order, turn)
        }
    }
}

fn row(look: &Look<'_>, label: &str, order: &[Seat], pill: fn(&Look<'_>, Seat, usize) -> Markup) -> Markup {
    html! {
        ol class="bids" data-n=(order.len()) aria-label=(look.say(label)) {
            @for (place, seat) in order.iter().enumerate() {
                @if place > 0 { li class="gap" aria-hidden="true" { (icon("i-next", "chev")) } }
                (pill(look, *seat, place))
            }
        }
    }
}

fn bidder(look: &Look<'_>, seat: Seat, _place: usize) -> Markup {
    let Phase::Auction { ra_player, cause, bidder, high } = look.view().phase else { return html! {} };
    let seats = look.view().seats.seats();
    let speaks = |seat: Seat| ra_player.next(seats).round(seats).position(|other| other == seat);
    let spoken = speaks(seat) < speaks(bidder);
    html! {
        @if let Some(bid) = high.filter(|bid| bid.seat == seat) {
            (pill(look, seat, "high", html! { (look.sun(bid.sun, "", Some(&vt(seat)))) }))
        } @else if spoken {
            @let words = match said(look, seat) {
                Said::Passed => look.say("ra-passed"),
                Said::Outbid(sun) => look.fill("ra-outbid", &[("sun", sun.number().into())]),
            };
            (pill(look, seat, "out", html! { span class="st2" { (words) } }))
        } @else if seat == bidder && look.scene.is_my_move() {
            (pill(look, seat, "me", html! { span class="st2" { (options(look)) } }))
        } @else if seat == bidder {
            (pill(look, seat, "acts", html! { span class="st2" { (look.say("ra-bids-now")) } }))
        } @else if seat == ra_player {
            @let key = if cause == AuctionCause::RaDrawn { "ra-last-drew" } else { "ra-last-invoked" };
            @let words = html! { (look.say("ra-last")) span class="x" { (look.say(key)) } };
            (pill(look, seat, "", html! { span class="st2" { (words) } }))
        } @else {
            (pill(look, seat, "", html! {}))
        }
    }
}

fn ranked(look: &Look<'_>, seat: Seat, place: usize) -> Markup {
    let score = look.view().seats[seat].score.unwrap_or_default();
    let class = if place == 0 { "high rank" } else { "rank" };
    pill(
        look,
        seat,
        class,
        html! {
            span class="st2" { (look.fill("ra-rank", &[("rank", (place + 1).into())])) }
            b class="pt" { (score) }
        },
    )
}

fn turn(look: &Look<'_>, seat: Seat, place: usize) -> Markup {
    let (class, words) = match place {
        0 if look.scene.is_my_move() => ("me", look.say("ra-turn-now")),
        0 => ("acts", look.say("ra-turn-now")),
        _ if !has_sun(look, seat) => ("out", look.say("ra-no-suns")),
        _ => ("", String::new()),
    };
    pill(look, seat, class, html! { @if !words.is_empty() { span class="st2" { (words) } } })
}

fn pill(look: &Look<'_>, seat: Seat, class: &str, inner: Markup) -> Markup {
    // At one screen everybody would be `You` in turn.
    let mine = look.me() == Some(seat) && !look.scene.is_shared();
    let now = class == "me" || class == "acts";
    html! {
        li class={ "bidder " (class) } data-seat=(super::look::letter(seat)) aria-current=[now.then_some("step")] {
            (token(seat, "s"))
            bdi class="nm" { @if mine { (look.say("ra-you")) } @else { (look.named(seat)) } }
            (inner)
        }
    }
}

/// What the bidder may do, in words: `7, 12 or pass`.
fn options(look: &Look<'_>) -> String {
    let suns =
        look.scene.legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None });
    let suns: ra::Suns = suns.collect();
    let pass = if look.scene.legal.contains(&Action::Pass) { "yes" } else { "no" };
    let gaps = [("suns", look.numbers(suns).into()), ("n", suns.len().into()), ("pass", pass.into())];
    look.fill("ra-may", &gaps)
}

/// How a seat that does not lead has spoken in this auction.
fn said(look: &Look<'_>, seat: Seat) -> Said {
    let auction = look.scene.recent.iter().rev().take_while(|event| !matches!(event, Event::AuctionBegan { .. }));
    let bid = auction.filter_map(|event| match event {
        Event::SunBid { seat: by, sun } if *by == seat => Some(*sun),
        _ => None,
    });
    bid.last().map_or(Said::Passed, Said::Outbid)
}

/// Who stands where: points, then the highest sun.
pub(super) fn standing(look: &Look<'_>, seat: Seat) -> (i32, Option<Sun>) {
    let player = &look.view().seats[seat];
    (player.score.unwrap_or_default(), player.face_up.union(player.face_down).highest())
}

pub(super) fn has_sun(look: &Look<'_>, seat: Seat) -> bool {
    !look.view().seats[seat].face_up.is_empty()
}

fn vt(seat: Seat) -> String {
    format!("bid-{}", super::look::letter(seat))
}
