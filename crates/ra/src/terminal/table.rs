//! The table as text, and what is left in the bag.

use game::terminal::flow;
use game::{Ink, Names, Paint, Seat};

use super::lot::{LotChange, monuments_at_end};
use super::{capital, name, painted, percent, signed, signed_ink};
use crate::{ALL_TILES, EPOCHS, Group, TRACK_SPACES, Tile, View};

const LABEL: usize = 8;

pub(super) fn table(view: &View, names: &Names, paint: Paint) -> String {
    let mut lines = vec![heading(view, paint), track(view, paint)];
    let me = view.viewer.seat();
    if let Some(seat) = me.filter(|_| !view.track.is_empty()) {
        lines.push(lot(view, seat, paint));
    }
    lines.push(String::new());
    let first = me.unwrap_or(Seat::FIRST);
    let column = names.all().values().map(|name| name.chars().count()).max().unwrap_or(0).clamp(4, 16) + 2;
    for seat in first.round(view.seats.seats()) {
        lines.push(player(view, seat, names, column, paint));
    }
    lines.join("\n")
}

fn heading(view: &View, paint: Paint) -> String {
    let ra = format!("Ra {} of {}", view.ra_count, view.ra_spaces);
    let ra = if view.ra_count + 1 == view.ra_spaces { format!("{ra}, the next ends it") } else { ra };
    let total = view.bag.total();
    let chance = percent(view.bag.of(Tile::Ra).into(), total);
    let pieces = [
        paint.ink(Ink::Strong, format!("Epoch {} of {EPOCHS}", view.epoch)),
        paint.ink(Ink::Yellow, ra),
        format!("centre sun {}", paint.ink(Ink::Yellow, view.centre)),
        format!("bag {total} tiles, {chance} Ra"),
    ];
    flow("", 0, "   ", pieces)
}

/// The tiles up for auction, numbered.
fn track(view: &View, paint: Paint) -> String {
    let tiles = view.track.tiles();
    let numbered = tiles.iter().enumerate();
    let mut pieces: Vec<String> =
        numbered.map(|(place, tile)| format!("{} {}", place + 1, painted(view, *tile, paint))).collect();
    pieces.push(match TRACK_SPACES - tiles.len() {
        TRACK_SPACES => format!("empty, {TRACK_SPACES} spaces"),
        0 => paint.ink(Ink::Quiet, "(full)"),
        free => paint.ink(Ink::Quiet, format!("({free} free)")),
    });
    flow("Track", LABEL, "  ", pieces)
}

/// What the lot would change for a player.
fn lot(view: &View, seat: Seat, paint: Paint) -> String {
    let change = LotChange::of(view, seat);
    let total = paint.ink(signed_ink(change.total()), format!("{} now", signed(change.total())));
    let mut pieces = change.details(view.options.edition);
    if let Some(first) = pieces.first_mut() {
        *first = format!("would give you {total}: {first}");
    } else {
        pieces.push(format!("would give you {total}"));
    }
    flow("Lot", LABEL, ", ", pieces)
}

/// Two lines or more: suns and points, then the tiles by what they score.
fn player(view: &View, seat: Seat, names: &Names, column: usize, paint: Paint) -> String {
    let player = &view.seats[seat];
    let suns = if player.face_up.is_empty() {
        "no suns left".to_owned()
    } else {
        format!("suns {}", paint.ink(Ink::Yellow, player.face_up))
    };
    let mut pieces = vec![suns];
    if !player.face_down.is_empty() {
        pieces.push(paint.ink(Ink::Quiet, format!("face down {}", player.face_down)));
    }
    pieces.push(player.score.map_or("points hidden".to_owned(), |score| format!("{score} points")));
    let now = view.points_now[seat].total();
    let worth = paint.ink(signed_ink(now), signed(now));
    let mine = view.viewer.is(seat);
    pieces.push(if mine { format!("{worth} if the epoch ended now") } else { format!("now {worth}") });
    let who = paint.ink(Ink::Strong, capital(&name(view, names, seat)));
    let owned = flow("", column, "; ", scoring(view, seat, paint));
    format!("{}\n{owned}", flow(&who, column, ", ", pieces))
}

/// The tiles of a player, a piece for each category, with the points it would score.
fn scoring(view: &View, seat: Seat, paint: Paint) -> Vec<String> {
    let player = &view.seats[seat];
    let count = |tile: Tile| player.tiles.iter().find(|(kind, _)| *kind == tile).map_or(0, |(_, n)| *n);
    let named = |group: Group| {
        let tiles = player.tiles.iter().filter(|(tile, _)| tile.group() == group);
        let words = tiles.map(|(tile, n)| {
            let tile = painted(view, *tile, paint);
            if *n == 1 { tile } else { format!("{n} {tile}") }
        });
        words.collect::<Vec<_>>().join(", ")
    };
    let points = &view.points_now[seat];
    let last = view.epoch == EPOCHS;
    let mut pieces = Vec::new();
    let mut add = |category: &str, tiles: String, points: i16, when: &str| {
        let points = paint.ink(signed_ink(points), format!("({}{when})", signed(points)));
        pieces.push(format!("{category} {tiles} {points}"));
    };
    add("pharaohs", count(Tile::Pharaoh).to_string(), points.pharaohs, "");
    for (category, tile, points) in [("gold", Tile::Gold, points.gold), ("gods", Tile::God, points.gods)] {
        if count(tile) > 0 {
            add(category, count(tile).to_string(), points, "");
        }
    }
    let (river, civilisation, monuments) = (named(Group::River), named(Group::Civilisation), named(Group::Monuments));
    if !river.is_empty() {
        add("river", river, points.river, "");
    }
    let civilisation = if civilisation.is_empty() { "none".to_owned() } else { civilisation };
    add("civilisation", civilisation, points.civilisation, "");
    if last {
        add("suns", format!("sum {}", player.face_up.union(player.face_down).sum()), points.suns, "");
    }
    if !monuments.is_empty() {
        let when = if last { "" } else { " at the end" };
        add("monuments", monuments, monuments_at_end(view)[seat], when);
    }
    pieces
}

pub(super) fn left(view: &View, paint: Paint) -> String {
    let total = view.bag.total();
    let mut lines = vec![format!("In the bag: {total} tiles, of which")];
    for (label, group) in [
        ("Ra", Group::Ra),
        ("gods", Group::Gods),
        ("gold", Group::Gold),
        ("pharaohs", Group::Pharaohs),
        ("river", Group::River),
        ("civilisation", Group::Civilisation),
        ("monuments", Group::Monuments),
        ("disasters", Group::Disasters),
    ] {
        let tiles: Vec<Tile> = ALL_TILES.into_iter().filter(|tile| tile.group() == group).collect();
        let left: u32 = tiles.iter().map(|tile| u32::from(view.bag.of(*tile))).sum();
        let in_all: u32 = tiles.iter().map(|tile| u32::from(tile.count())).sum();
        let label = format!("  {:<13} {left:>3} of {in_all:<3} {:>5}", label, percent(left, total));
        let kinds = tiles
            .iter()
            .filter(|_| tiles.len() > 1)
            .map(|tile| format!("{} {}", view.bag.of(*tile), painted(view, *tile, paint)));
        let kinds: Vec<String> = kinds.collect();
        lines.push(if kinds.is_empty() { label } else { flow(&label, 34, ", ", kinds) });
    }
    lines.join("\n")
}
