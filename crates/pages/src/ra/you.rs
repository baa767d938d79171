//! The viewer's own tiles: groups with their captions, points and the next step; what a disaster may take.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};
use ra::{Action, EPOCHS, Scores, Tile};

use super::look::{Look, count, icon, letter, points, signed, slot_class, token};
use super::reckon::{Worth, cost, most_pharaohs};

pub(super) fn you(look: &Look<'_>) -> Markup {
    let Some(me) = look.me() else { return html! {} };
    let worth = Worth::of(look.view(), me);
    // At the end the tiles that counted are gone: what is left would bring says nothing about what they brought. The line
    // stays, so that nothing moves.
    let now = |label: Markup| {
        if look.view().winner.is_none() {
            label
        } else {
            html! { "\u{a0}" }
        }
    };
    html! {
        (head(look, me, &worth))
        div class="mine big" {
            (suns(look, me))
            span class="sep" {}
            (group(look, me, &worth, "god", "ra-gods", &[Tile::God], now(html! { (points(worth.now.gods, "")) })))
            (group(look, me, &worth, "gold", "ra-gold", &[Tile::Gold], now(html! { (points(worth.now.gold, "")) })))
            (group(look, me, &worth, "pharaoh", "ra-pharaohs", &[Tile::Pharaoh], now(pharaohs(look, me, &worth))))
            (group(look, me, &worth, "river", "ra-river", &[Tile::Nile, Tile::Flood], now(river(look, &worth))))
            span class="sep" {}
            (group(look, me, &worth, "civ", "ra-civilisation", &Tile::CIVILISATION, now(civilisation(look, &worth))))
            span class="sep" {}
            (group(look, me, &worth, "mon", "ra-monuments", &Tile::MONUMENTS, monuments(look, &worth)))
        }
    }
}

fn head(look: &Look<'_>, me: Seat, worth: &Worth) -> Markup {
    let score = look.view().seats[me].score.unwrap_or_default();
    let veiled = look.view().options.scores == Scores::Hidden && look.view().winner.is_none();
    let end = [("monuments", worth.end.monuments().into()), ("suns", signed(worth.end.suns).into())];
    let key = if look.view().epoch == EPOCHS { "ra-you-last" } else { "ra-you-end" };
    html! {
        div class="you-h" {
            (token(me, ""))
            bdi class="nm" { (look.name(me)) " " span class="zero" { (look.say("ra-you-mark")) } }
            (crate::slow::clock(look.scene, me))
            @if veiled && look.scene.is_shared() {
                // Others look at the same screen: the number shows while it is pressed.
                button type="button" class="purse peek" title=(look.say("ra-peek")) {
                    span { (look.rich("ra-purse", &[("n", score.into())])) }
                    (icon("i-veil", "i")) span class="sr" { (look.say("ra-peek")) }
                }
            } @else {
                span class="purse" title=[veiled.then(|| look.say("ra-veiled-mine"))] {
                    span { (look.rich("ra-purse", &[("n", score.into())])) }
                    @if veiled { (icon("i-veil", "i")) span class="sr" { (look.say("ra-veiled-mine")) } }
                }
            }
            span class="sp" {}
            @if look.view().winner.is_none() {
                button type="button" class="purse nowbtn" data-open="card" data-key="C" aria-haspopup="dialog" title=(look.say("ra-card-title")) {
                    span { (look.rich("ra-you-now", &[("points", signed(worth.now.total()).into())])) }
                }
                span class="purse hide-s" { span { (look.rich(key, &end)) } }
            }
        }
    }
}

fn suns(look: &Look<'_>, me: Seat) -> Markup {
    let player = &look.view().seats[me];
    let mut up: Vec<_> = player.face_up.iter().collect();
    let mut down: Vec<_> = player.face_down.iter().collect();
    up.reverse();
    down.reverse();
    let vt = |sun| format!("sun-{}-{sun}", letter(me));
    html! {
        div class="grp gs" {
            span class="cap" { (look.say("ra-suns")) }
            ul class="row" {
                @for sun in up { li { (look.sun(sun, "", Some(&vt(sun)))) } }
                @for sun in down { li { (look.sun(sun, "down", Some(&vt(sun)))) } }
            }
            span class="lbl" {
                (look.fill("ra-sun-sum", &[("n", player.face_up.union(player.face_down).sum().into())]))
            }
        }
    }
}

fn group(look: &Look<'_>, me: Seat, worth: &Worth, glyph: &str, name: &str, tiles: &[Tile], label: Markup) -> Markup {
    let class = match glyph {
        "civ" => "grp gc",
        "mon" => "grp gm",
        _ => "grp",
    };
    html! {
        div class=(class) {
            span class="cap" { (icon(&format!("g-{glyph}"), "")) (look.say(name)) }
            ul class="row" { @for tile in tiles { (slot(look, me, *tile, worth.holding.count(*tile))) } }
            // What would be scored now is scored no more once the game is over; nothing for no tile says nothing.
            @let held = tiles.iter().any(|tile| worth.holding.count(*tile) > 0);
            @let counts = held || glyph == "civ" || glyph == "pharaoh" && worth.now.pharaohs != 0;
            span class="lbl" { @if look.view().winner.is_none() && counts { (label) } @else { "\u{a0}" } }
        }
    }
}

/// A slot, or a button where the tile may be given to a disaster.
fn slot(look: &Look<'_>, me: Seat, tile: Tile, n: u8) -> Markup {
    let action = Action::Discard(tile);
    let choosing = look.scene.legal.iter().any(|action| matches!(action, Action::Discard(_)));
    if !look.scene.legal.contains(&action) {
        let plain = look.slot(me, tile, n);
        return if choosing && n > 0 {
            html! { li class="held nopick" { ul class="row" { (plain) } } }
        } else {
            plain
        };
    }
    let cost = cost(look.view(), me, tile);
    let label = look.fill("ra-lose", &[("tile", look.one(tile).into()), ("points", signed(cost).into())]);
    html! {
        li class={ (slot_class(tile, n)) " lose" } data-vt={ "slot-" (letter(me)) "-" (tile.name()) }
        data-tile=(tile.name()) {
            button form="steps" name="step" value=(action) title=(label) aria-label=(label) {
                (look.art_mute(tile, super::look::god_of(&look.view().seats[me].holding())))
            }
            (count(n))
            span class="cost" aria-hidden="true" { (points(cost, "")) }
        }
    }
}

fn pharaohs(look: &Look<'_>, me: Seat, worth: &Worth) -> Markup {
    let most = most_pharaohs(look.view(), me);
    html! {
        (points(worth.now.pharaohs, "")) " "
        @if worth.now.pharaohs < 0 {
            span class="zero hide-s" { (look.say("ra-fewest")) }
        } @else if worth.holding.count(Tile::Pharaoh) < most {
            span class="zero hide-s" { (look.fill("ra-most", &[("n", most.into())])) }
        }
    }
}

fn river(look: &Look<'_>, worth: &Worth) -> Markup {
    let dry = worth.holding.count(Tile::Nile) > 0 && worth.holding.count(Tile::Flood) == 0;
    html! {
        (points(worth.now.river, "")) " "
        @if dry { span class="zero hide-s" { (look.say("ra-dry")) } }
    }
}

fn civilisation(look: &Look<'_>, worth: &Worth) -> Markup {
    let gaps = [("n", worth.civilisation_kinds().into()), ("points", signed(worth.now.civilisation).into())];
    html! {
        (look.rich("ra-civ", &gaps)) " "
        @if let Some((more, then)) = worth.next_civilisation() {
            span class="zero" { (look.fill("ra-civ-more", &[("n", more.into()), ("points", signed(then).into())])) }
        }
    }
}

fn monuments(look: &Look<'_>, worth: &Worth) -> Markup {
    let sets: Vec<_> = worth.sets().collect();
    let kinds: [(&str, FluentValue<'_>); 2] =
        [("n", worth.monument_kinds().into()), ("points", worth.end.monument_kinds.into())];
    let in_sets = || ("points", worth.end.monument_sets.into());
    html! {
        span class="hide-s" {
            (look.rich("ra-mon-kinds", &kinds))
            @if let [(tile, n)] = sets[..] {
                " "
                    (look.rich("ra-mon-set", &[("set", look.some(tile, n).into()), in_sets()]))
            } @else if !sets.is_empty() {
                " " (look.rich("ra-mon-sets", &[("n", sets.len().into()), in_sets()]))
            }
        }
        span class="only-phone" { (look.rich("ra-mon-phone", &[("points", worth.end.monuments().into())])) }
    }
}
