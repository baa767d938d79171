//! The board: the sky with the Ra track, the bag, the lot, the sun in the centre.

use maud::{Markup, html};
use ra::{Action, Phase, TRACK_SPACES, Tile, TrackLook};

use super::look::{Look, dunes, icon, stop};
use crate::assets::picture;

pub(super) fn board(look: &Look<'_>) -> Markup {
    html! {
        (sky(look))
        div class="mid" { (bag(look)) (lot(look)) (prize(look)) }
        (super::bids::order(look))
    }
}

fn sky(look: &Look<'_>) -> Markup {
    let view = look.view();
    let (count, spaces) = (view.ra_count, view.ra_spaces);
    let barge = view.options.track == TrackLook::Barge;
    let left = spaces.saturating_sub(count);
    let gaps = [("n", count.into()), ("of", spaces.into()), ("left", left.into())];
    html! {
        div class={ "sky" @if left == 1 { " dusk" } } {
            (dunes())
            div class="track" {
                svg class="arc" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                    path d="M0 100Q50 -100 100 100" vector-effect="non-scaling-stroke" {}
                }
                ol class={ "n" (spaces) } aria-label=(look.fill("ra-track", &gaps)) {
                    @for n in 1..=spaces { (station(look, n, barge)) }
                    // The last, so that the stations keep their places.
                    @if barge && count == 0 && view.winner.is_none() {
                        li class="st at start" aria-current="step" data-vt="barge" { (barge_at_start(look)) }
                    }
                }
            }
            @if view.winner.is_none() { p class="trackcap" { (look.rich("ra-track-caption", &gaps)) } }
        }
    }
}

fn station(look: &Look<'_>, n: u8, barge: bool) -> Markup {
    let view = look.view();
    let count = view.ra_count;
    let art = |id: &str, key: &str| {
        html! {
            svg viewBox="0 0 64 64" role="img" aria-label=(look.fill(key, &[("n", n.into())])) {
                use href=(picture(id)) {}
            }
        }
    };
    let vt = format!("ra-{n}");
    html! {
        @if n == count && barge {
            li class="st at" aria-current="step" data-vt="barge" { (art("barge", "ra-station-barge")) }
        } @else if n <= count {
            li class="st on" data-vt=(vt) { (art("ra", "ra-station")) }
        } @else if n == view.ra_spaces {
            li class="st end" data-vt=(vt) { (art("sun-down", "ra-station-end")) }
        } @else {
            li class="st" data-vt=(vt) { (n) }
        }
    }
}

/// Where the barge waits for the first Ra of an epoch.
fn barge_at_start(look: &Look<'_>) -> Markup {
    html! {
        svg viewBox="0 0 64 64" role="img" aria-label=(look.say("ra-station-start")) { use href=(picture("barge")) {} }
    }
}

fn bag(look: &Look<'_>) -> Markup {
    let left = look.view().bag.total();
    html! {
        button type="button" class="side bagbox" data-open="bag" data-vt="bag" title=(look.say("ra-bag-open"))
            aria-haspopup="dialog" {
            (icon("bag", "bag"))
            b { (left) }
            span { (look.fill("ra-in-bag", &[("n", left.into())])) }
        }
    }
}

fn lot(look: &Look<'_>) -> Markup {
    let tiles = look.view().track.tiles();
    let may = look.scene.legal.iter().any(|action| matches!(action, Action::God(_)));
    // Between two gods there is nothing else to do; before the first one, a key or a click asks for the choice.
    let on = may && matches!(look.view().phase, Phase::Gods { .. });
    let gaps = [("n", tiles.len().into()), ("of", TRACK_SPACES.into())];
    html! {
        ol id="lot" class={ "lot" @if may { " may" } @if on { " on" } } aria-label=(look.fill("ra-lot", &gaps)) {
            @for (place, tile) in tiles.iter().enumerate() { (cell(look, *tile, place, look.god_at(tiles, place))) }
            @for _ in tiles.len()..TRACK_SPACES {
                li class="cell empty" { span class="sr" { (look.say("ra-lot-empty")) } }
            }
        }
    }
}

fn cell(look: &Look<'_>, tile: Tile, place: usize, god: Option<u8>) -> Markup {
    let vt = format!("lot-{place}");
    let action = Action::God(tile);
    html! {
        @if look.scene.legal.contains(&action) {
            li class="cell slot pick" tabindex=(stop(place == 0)) {
                // Until tiles are to be picked the button is none: then this is what the tile is called.
                span class="sr" { (look.tile_label(tile)) }
                button form="steps" name="step" value=(action)
                    title=(look.fill("ra-god-take", &[("tile", look.one(tile).into())]))
                    aria-label=(look.fill("ra-god-take", &[("tile", look.one(tile).into())])) data-vt=(vt)
                        data-tile=(tile.name()) {
                    (look.art_mute(tile, god))
                }
            }
        } @else {
            li class={ "cell" @if look.scene.legal.iter().any(|action| matches!(action, Action::God(_))) { " nopick" } }
                data-vt=(vt) data-tile=(tile.name()) title=(look.hint(tile)) tabindex=(stop(place == 0)) {
                (look.art(tile, god))
            }
        }
    }
}

fn prize(look: &Look<'_>) -> Markup {
    html! {
        div class="side prize" {
            (look.sun(look.view().centre, "", Some("centre")))
            @if look.view().winner.is_none() { span { (look.say("ra-prize")) } }
        }
    }
}
