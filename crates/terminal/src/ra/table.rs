//! The table as text, and what is left in the bag.

use game::Seat;
use ra::{ALL_TILES, EPOCHS, Group, TRACK_SPACES, Tile};

use super::lot::{LotChange, monuments_at_end};
use super::{GROUPS, Look, signed, signed_ink};
use crate::{Ink, capital, flow, small};

pub(super) fn table(look: &Look<'_>) -> String {
    let view = look.view;
    let mut lines = vec![heading(look), track(look)];
    let me = view.viewer.seat();
    if let Some(seat) = me.filter(|_| !view.track.is_empty()) {
        lines.push(lot(look, seat));
    }
    lines.push(String::new());
    let first = me.unwrap_or(Seat::FIRST);
    let names = Seat::all(view.seats.seats()).map(|seat| look.teller.name(seat).chars().count());
    let column = names.max().unwrap_or(0).clamp(4, 16) + 2;
    for seat in first.round(view.seats.seats()) {
        lines.push(player(look, seat, column));
    }
    lines.join("\n")
}

fn heading(look: &Look<'_>) -> String {
    let view = look.view;
    let key = if look.next_ra_is_last() { "tty-ra-count-last" } else { "tty-ra-count" };
    let ra = look.fill(key, &[("n", view.ra_count.into()), ("of", view.ra_spaces.into())]);
    let bag = [("n", view.bag.total().into()), ("chance", look.ra_chance().into())];
    let pieces = [
        look.ink(Ink::Strong, look.fill("ra-epoch", &[("n", view.epoch.into()), ("of", EPOCHS.into())])),
        look.say(&format!("ra-reign-{}", view.epoch)),
        look.ink(Ink::Yellow, ra),
        look.fill("tty-ra-centre", &[("sun", look.ink(Ink::Yellow, view.centre).into())]),
        look.fill("tty-ra-bag", &bag),
    ];
    flow("", 0, "   ", pieces)
}

/// Where what stands behind a label begins.
fn label_width(look: &Look<'_>) -> usize {
    ["tty-ra-track", "tty-ra-lot"].map(|key| look.say(key).chars().count()).into_iter().max().unwrap_or(0).max(6) + 2
}

/// The tiles up for auction, numbered.
fn track(look: &Look<'_>) -> String {
    let tiles = look.view.track.tiles();
    let numbered = tiles.iter().enumerate();
    let mut pieces: Vec<String> = numbered.map(|(place, tile)| format!("{} {}", place + 1, look.tile(*tile))).collect();
    pieces.push(match TRACK_SPACES - tiles.len() {
        TRACK_SPACES => look.fill("tty-ra-track-empty", &[("n", TRACK_SPACES.into())]),
        0 => look.ink(Ink::Quiet, look.say("tty-ra-track-full")),
        free => look.ink(Ink::Quiet, look.fill("tty-ra-track-free", &[("n", free.into())])),
    });
    flow(&look.say("tty-ra-track"), label_width(look), "  ", pieces)
}

/// What the lot would change for a player.
fn lot(look: &Look<'_>, seat: Seat) -> String {
    let change = LotChange::of(look.view, seat);
    let now = look.fill("tty-ra-lot-now", &[("points", signed(change.total()).into())]);
    let mut pieces = change.details(look);
    if let Some(first) = pieces.first_mut() {
        *first = format!("{} {first}", look.teller.label(&now));
    } else {
        pieces.push(now);
    }
    flow(&look.say("tty-ra-lot"), label_width(look), ", ", pieces)
}

/// Two lines or more: suns and points, then the tiles by what they score.
fn player(look: &Look<'_>, seat: Seat, column: usize) -> String {
    let view = look.view;
    let player = &view.seats[seat];
    let suns = if player.face_up.is_empty() {
        look.say("tty-ra-no-suns")
    } else {
        look.fill("tty-ra-suns", &[("suns", look.ink(Ink::Yellow, player.face_up).into())])
    };
    let mut pieces = vec![suns];
    if !player.face_down.is_empty() {
        let down = look.fill("tty-ra-face-down", &[("suns", player.face_down.to_string().into())]);
        pieces.push(look.ink(Ink::Quiet, down));
    }
    pieces.push(match player.score {
        Some(score) => look.fill("tty-points", &[("n", score.into()), ("figure", score.to_string().into())]),
        None => look.say("tty-ra-points-hidden"),
    });
    let key = if view.viewer.is(seat) { "tty-ra-now-you" } else { "tty-ra-now" };
    pieces.push(look.fill(key, &[("points", look.points(view.points_now[seat].total()).into())]));
    let who = look.ink(Ink::Strong, capital(&look.teller.name(seat)));
    let owned = flow("", column, look.teller.semicolon(), scoring(look, seat));
    format!("{}\n{owned}", flow(&who, column, ", ", pieces))
}

/// The tiles of a player, a piece for each category, with the points it would score.
fn scoring(look: &Look<'_>, seat: Seat) -> Vec<String> {
    let view = look.view;
    let player = &view.seats[seat];
    let count = |tile: Tile| player.tiles.iter().find(|(kind, _)| *kind == tile).map_or(0, |(_, n)| *n);
    let named = |group: Group| {
        let tiles = player.tiles.iter().filter(|(tile, _)| tile.group() == group);
        tiles.map(|(tile, n)| look.some(*tile, *n)).collect::<Vec<_>>().join(", ")
    };
    let points = &view.points_now[seat];
    let last = view.epoch == EPOCHS;
    let mut pieces = Vec::new();
    let mut add = |category: String, tiles: String, points: i16, later: bool| {
        let when = if later { "tty-ra-worth-end" } else { "tty-ra-worth" };
        let worth = look.fill(when, &[("points", signed(points).into())]);
        pieces.push(format!("{category} {tiles} {}", look.ink(signed_ink(points), worth)));
    };
    add(look.group(Group::Pharaohs), count(Tile::Pharaoh).to_string(), points.pharaohs, false);
    for (group, tile, points) in [(Group::Gold, Tile::Gold, points.gold), (Group::Gods, Tile::God, points.gods)] {
        if count(tile) > 0 {
            add(look.group(group), count(tile).to_string(), points, false);
        }
    }
    let (river, civilisation, monuments) = (named(Group::River), named(Group::Civilisation), named(Group::Monuments));
    if !river.is_empty() {
        add(look.group(Group::River), river, points.river, false);
    }
    let civilisation = if civilisation.is_empty() { look.say("ra-none") } else { civilisation };
    add(look.group(Group::Civilisation), civilisation, points.civilisation, false);
    if last {
        let sum = look.fill("ra-sun-sum", &[("n", player.face_up.union(player.face_down).sum().into())]);
        add(small(&look.say("ra-suns")), sum, points.suns, false);
    }
    if !monuments.is_empty() {
        add(look.group(Group::Monuments), monuments, monuments_at_end(view)[seat], !last);
    }
    pieces
}

pub(super) fn left(look: &Look<'_>) -> String {
    let bag = &look.view.bag;
    let total = bag.total();
    let headings: Vec<String> = GROUPS.iter().map(|(group, _)| look.heading(*group)).collect();
    let column = headings.iter().map(|heading| heading.chars().count()).max().unwrap_or(0);
    let mut lines = vec![look.fill("tty-ra-in-bag", &[("n", total.into())])];
    for ((group, _), heading) in GROUPS.iter().zip(headings) {
        let tiles: Vec<Tile> = ALL_TILES.into_iter().filter(|tile| tile.group() == *group).collect();
        let left: u32 = tiles.iter().map(|tile| u32::from(bag.of(*tile))).sum();
        let in_all: u32 = tiles.iter().map(|tile| u32::from(tile.count())).sum();
        let of = look.fill("tty-of", &[("n", format!("{left:>3}").into()), ("of", format!("{in_all:<3}").into())]);
        let label = format!("  {heading:<column$} {of} {:>5}", look.percent(left, total));
        let kinds =
            tiles.iter().filter(|_| tiles.len() > 1).map(|tile| format!("{} {}", bag.of(*tile), look.tile(*tile)));
        let kinds: Vec<String> = kinds.collect();
        let indent = label.chars().count() + 2;
        lines.push(if kinds.is_empty() { label } else { flow(&label, indent, ", ", kinds) });
    }
    lines.join("\n")
}
