//! What is left in the bag: by group, with pictures, and how likely a Ra is.

use maud::{Markup, html};
use ra::{ALL_TILES, Group, Tile};

use super::look::{Look, icon};

const GROUPS: [(Group, &str, &str); 8] = [
    (Group::Ra, "g-ra", "ra-group-ra"),
    (Group::Gods, "g-god", "ra-gods"),
    (Group::Gold, "g-gold", "ra-gold"),
    (Group::Pharaohs, "g-pharaoh", "ra-pharaohs"),
    (Group::River, "g-river", "ra-river"),
    (Group::Civilisation, "g-civ", "ra-civilisation"),
    (Group::Monuments, "g-mon", "ra-monuments"),
    (Group::Disasters, "g-dis", "ra-disasters"),
];

pub(super) fn bag(look: &Look<'_>) -> Markup {
    let bag = &look.view().bag;
    let total = bag.total();
    let share = if total == 0 { 0.0 } else { f64::from(bag.of(Tile::Ra)) / f64::from(total) };
    let percent = look.scene.language.percent((share * 1000.0).round() / 10.0);
    let gaps = [("n", total.into()), ("ra", bag.of(Tile::Ra).into()), ("percent", percent.into())];
    let epoch = look.fill("ra-epoch", &[("n", look.view().epoch.into()), ("of", ra::EPOCHS.into())]);
    html! {
        h2 { (look.say("ra-bag")) }
        // On a phone the top bar has no room for the epoch in words.
        p class="reigned" { b { (epoch) } " · " (look.say(&format!("ra-reign-{}", look.view().epoch))) }
        p { (look.rich("ra-bag-chance", &gaps)) }
        ul class="baglist" {
            @for (group, glyph, name) in GROUPS {
                @let tiles: Vec<Tile> = ALL_TILES.into_iter().filter(|tile| tile.group() == group).collect();
                @let left: u8 = tiles.iter().map(|tile| bag.of(*tile)).sum();
                li {
                    span class="bg" { (icon(glyph, "gl")) b { (look.say(name)) } }
                    span class="strip" {
                        @for tile in &tiles { (kind(look, *tile, bag.of(*tile))) }
                    }
                    b class="pt" { (left) }
                }
            }
        }
    }
}

fn kind(look: &Look<'_>, tile: Tile, n: u8) -> Markup {
    html! {
        span class={ "slot" @if n == 0 { " ghost" } } data-tile=(tile.name()) title=(look.hint(tile)) {
            (look.art_named(tile, None, &look.slot_label(tile, n)))
            span class="n" aria-hidden="true" { (n) }
        }
    }
}
