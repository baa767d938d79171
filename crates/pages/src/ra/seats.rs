//! The others at the table, each a card with all they have.

use game::Seat;
use maud::{Markup, html};
use ra::{EPOCHS, Event, Phase, Tile};

use super::look::{Look, icon, letter, points, signed, token};
use super::reckon::Worth;
use crate::Sitter;
use crate::avatar::beside;

/// The seats shown as cards: everybody but the viewer, in turn order.
pub(super) fn shown(look: &Look<'_>) -> Vec<Seat> {
    let seats = look.view().seats.seats();
    match look.me() {
        Some(me) => me.round(seats).skip(1).collect(),
        None => Seat::all(seats).collect(),
    }
}

pub(super) fn opponents(look: &Look<'_>) -> Markup {
    html! { @for seat in shown(look) { (card(look, seat)) } }
}

fn card(look: &Look<'_>, seat: Seat) -> Markup {
    let worth = Worth::of(look.view(), seat);
    let state = state(look, seat);
    let id = format!("h-{}", letter(seat));
    let label = look
        .fill("ra-card", &[("name", look.name(seat).into()), ("seat", letter(seat).to_uppercase().to_string().into())]);
    let playing = look.view().winner.is_none();
    html! {
        article class={ "seat card " (state.class) } data-seat=(letter(seat)) data-vt={ "seat-" (letter(seat)) }
        aria-label=(label) {
            button type="button" class="seat-h" aria-expanded="false" aria-controls=(id) {
                (token(seat, ""))
                bdi class="nm" { (look.named(seat)) }
                (crate::slow::clock(look.scene, seat))
                (sitter(look, seat))
                (total(look, seat))
                (state.tag)
                @if playing {
                    span class="mini" data-vt="mini" title=(look.say("ra-now-title")) {
                        span { (look.say("ra-mini")) } " " (points(worth.now.total(), ""))
                    }
                }
                (suns(look, seat))
            }
            div class="hold" id=(id) {
                (single(look, seat, &worth, playing))
                (civilisation(look, seat, &worth, playing))
                (monuments(look, seat, &worth, playing))
                @if playing {
                    div class="now" title=(look.say("ra-now-title")) {
                        (points(worth.now.total(), ""))
                        span { (look.say("ra-if-scored")) }
                    }
                }
            }
        }
    }
}

struct CardState {
    class: &'static str,
    tag: Markup,
}

/// What a seat is doing, as the class and the tag of its card.
fn state(look: &Look<'_>, seat: Seat) -> CardState {
    // Words where there is room for them; on narrow cards the picture, and the words for screen readers.
    let said = |words: String, picture| {
        html! { span class="tag said" title=(words) { (icon(picture, "")) span class="tx" { (words) } } }
    };
    let view = look.view();
    if let Phase::Over = view.phase {
        let won = view.winner == Some(seat);
        let tag = if won {
            html! { span class="tag hi" { (look.say("ra-winner")) } }
        } else {
            html! {}
        };
        return CardState { class: if won { "leads" } else { "" }, tag };
    }
    if look.scene.to_act == Some(seat) {
        let thinks = look.scene.held.is_none();
        return CardState { class: "turn", tag: html! { (ra_tag(look, seat)) @if thinks { (thinking(look, seat)) } } };
    }
    if let Phase::Auction { high: Some(bid), .. } = view.phase
        && bid.seat == seat
    {
        return CardState {
            class: "leads",
            tag: html! { span class="tag hi" { (look.fill("ra-tag-bids", &[("sun", bid.sun.number().into())])) } },
        };
    }
    if !super::bids::has_sun(look, seat) {
        return CardState { class: "rest", tag: said(look.say("ra-no-suns"), "sun-down") };
    }
    if let Phase::Auction { .. } = view.phase
        && passed(look, seat)
    {
        return CardState { class: "passed", tag: said(look.say("ra-passed"), "i-pass") };
    }
    CardState { class: "", tag: ra_tag(look, seat) }
}

/// Whoever decides thinks; somebody who is away does not.
fn thinking(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        @if is_away(look, seat) {
            span class="tag think away" role="img" aria-label=(look.say("table-away")) title=(look.say("table-away")) {
                (icon("i-clock", "")) span class="tx" { (look.say("table-away-short")) }
            }
        } @else {
            span class="tag think" role="img" aria-label=(look.say("ra-thinking")) { i {} i {} i {} }
        }
    }
}

fn is_away(look: &Look<'_>, seat: Seat) -> bool {
    look.scene.chairs.get(seat).is_some_and(|chair| chair.sitter == Sitter::Person { here: false })
}

fn ra_tag(look: &Look<'_>, seat: Seat) -> Markup {
    let caller = matches!(look.view().phase, Phase::Auction { ra_player, .. } if ra_player == seat);
    html! {
        @if caller {
            span class="tag ra" title=(look.say("ra-player")) { (icon("ra-statue", "")) span class="tx" { (look.say("ra-group-ra")) } }
        }
    }
}

fn passed(look: &Look<'_>, seat: Seat) -> bool {
    let mut auction = look.scene.recent.iter().rev().take_while(|event| !matches!(event, Event::AuctionBegan { .. }));
    auction.any(|event| matches!(event, Event::Passed { seat: by } if *by == seat))
}

/// A person or a bot, and whether they are there.
fn sitter(look: &Look<'_>, seat: Seat) -> Markup {
    let Some(chair) = look.scene.chairs.get(seat) else { return html! {} };
    let name = |level: &u8| crate::levels::name(crate::Words::of(look.scene.language), "ra", *level);
    let bot = |key, level: &u8| look.fill(key, &[("level", name(level).into())]);
    let (id, class, words) = match &chair.sitter {
        Sitter::Person { here: true } => ("person", "i", look.say("table-person")),
        Sitter::Person { here: false } => ("i-clock", "i away", look.say("table-away")),
        Sitter::StandIn(n) => ("bot", "i away", bot("table-stand-in", n)),
        Sitter::Bot(n) => ("bot", "i", bot("table-bot", n)),
        Sitter::Free => return html! {},
    };
    let gone = match &chair.sitter {
        // Of whoever decides it is said where others are said to think.
        Sitter::Person { here: false } if look.scene.to_act == Some(seat) && look.scene.held.is_none() => None,
        Sitter::Person { here: false } => Some("table-away-short"),
        Sitter::StandIn(_) => Some("table-stand-in-short"),
        _ => None,
    };
    html! {
        span class="who2" title=(words) {
            // The picture that somebody chose says that they are somebody.
            @match (&chair.sitter, chair.avatar) {
                (Sitter::Person { .. }, avatar @ Some(_)) => (beside(avatar)),
                _ => (icon(id, class)),
            }
            span class="sr" { (words) }
        }
        @if let Some(key) = gone { span class="tag gone" aria-hidden="true" { (look.say(key)) } }
    }
}

/// The running total where it may be seen, a veil where not.
pub(super) fn total(look: &Look<'_>, seat: Seat) -> Markup {
    html! {
        @match look.view().seats[seat].score {
            Some(score) => {
                @let words = look.fill("ra-points", &[("n", score.into())]);
                span class="tot" title=(words) { b aria-hidden="true" { (score) } span class="sr" { (words) } }
            }
            None => {
                span class="tot veiled" title=(look.say("ra-veiled")) {
                    (icon("i-veil", "i")) span class="sr" { (look.say("ra-veiled")) }
                }
            }
        }
    }
}

fn suns(look: &Look<'_>, seat: Seat) -> Markup {
    let player = &look.view().seats[seat];
    let bid = match look.view().phase {
        Phase::Auction { high: Some(bid), .. } if bid.seat == seat => Some(bid.sun),
        _ => None,
    };
    let mut up: Vec<_> = player.face_up.iter().collect();
    let mut down: Vec<_> = player.face_down.iter().collect();
    up.reverse();
    down.reverse();
    html! {
        span class="suns" data-vt="suns" data-n=(up.len() + down.len()) {
            @for sun in up {
                @let class = if bid == Some(sun) { "bid" } else { "" };
                (look.sun(sun, class, Some(&format!("sun-{}-{sun}", letter(seat)))))
            }
            @for sun in down { (look.sun(sun, "down", Some(&format!("sun-{}-{sun}", letter(seat))))) }
        }
    }
}

fn single(look: &Look<'_>, seat: Seat, worth: &Worth, playing: bool) -> Markup {
    let now = &worth.now;
    // Nothing for no tile says nothing.
    let figure = |tiles: &[Tile], worth_now: i16| {
        let held = tiles.iter().any(|tile| worth.holding.count(*tile) > 0);
        html! { @if held || worth_now != 0 { (points(worth_now, "")) } }
    };
    html! {
        div class="grp sing" {
            ul class="row" {
                @for tile in [Tile::God, Tile::Gold, Tile::Pharaoh, Tile::Nile, Tile::Flood] {
                    (look.slot(seat, tile, worth.holding.count(tile)))
                }
            }
            @if playing {
                div class="cells lbl" {
                    span { (figure(&[Tile::God], now.gods)) }
                    span { (figure(&[Tile::Gold], now.gold)) }
                    span { (figure(&[Tile::Pharaoh], now.pharaohs)) }
                    span class="w2" { (figure(&[Tile::Nile, Tile::Flood], now.river)) }
                }
            } @else {
                div class="lbl" { "\u{a0}" }
            }
        }
    }
}

fn civilisation(look: &Look<'_>, seat: Seat, worth: &Worth, playing: bool) -> Markup {
    let gaps = [("n", worth.civilisation_kinds().into()), ("points", signed(worth.now.civilisation).into())];
    html! {
        div class="grp civ" {
            ul class="row" { @for tile in Tile::CIVILISATION { (look.slot(seat, tile, worth.holding.count(tile))) } }
            div class="lbl" { @if playing { (look.rich("ra-civ", &gaps)) } @else { "\u{a0}" } }
        }
    }
}

fn monuments(look: &Look<'_>, seat: Seat, worth: &Worth, playing: bool) -> Markup {
    let gaps = [("n", worth.monument_kinds().into()), ("points", worth.end.monuments().into())];
    let key = if look.view().epoch == EPOCHS { "ra-mon-last" } else { "ra-mon" };
    html! {
        div class="grp mon" {
            ul class="row" { @for tile in Tile::MONUMENTS { (look.slot(seat, tile, worth.holding.count(tile))) } }
            div class="lbl" { @if playing && worth.monument_kinds() > 0 { (look.rich(key, &gaps)) } @else { "\u{a0}" } }
        }
    }
}
