//! What happened, in words and pictures: the chronicle, its last lines, and sentences for the live region.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};
use ra::{AuctionCause, AuctionTrack, EpochEnd, Event, Tile};

use super::look::{Look, signed, token};
use crate::assets::picture;
use crate::rich::spoken;

/// One line of the chronicle, before it is drawn.
struct Line<'a> {
    /// Whose; none for what happens to the table.
    seat: Option<Seat>,
    key: &'static str,
    gaps: Vec<(&'static str, FluentValue<'a>)>,
    picture: Picture,
}

enum Picture {
    None,
    Tiles(Vec<Tile>),
    /// The tiles of a lot, below the words.
    Lot(Vec<Tile>),
    Sun(ra::Sun),
}

pub(super) fn chronicle(look: &Look<'_>, events: &[Event]) -> Markup {
    html! { @for event in events { @if let Some(line) = line(look, event) { (item(look, &line, true)) } } }
}

/// The last three lines, for phones.
pub(super) fn ticker(look: &Look<'_>) -> Markup {
    let mut last: Vec<Line<'_>> =
        look.scene.recent.iter().rev().filter_map(|event| line(look, event)).take(3).collect();
    last.reverse();
    html! { @for line in &last { (item(look, line, false)) } }
}

/// Sentences for the live region, and what the viewer may do if it is theirs to act.
pub(super) fn said(look: &Look<'_>, events: &[Event]) -> String {
    let lines = events.iter().filter_map(|event| line(look, event));
    let mut sentences: Vec<String> = lines.map(|line| sentence(look, &line)).collect();
    if look.scene.is_my_move() {
        sentences.push(super::status::status(look));
    }
    sentences.join(" ")
}

fn sentence(look: &Look<'_>, line: &Line<'_>) -> String {
    let said = spoken(look.words, line.key, &line.gaps);
    match &line.picture {
        Picture::Lot(tiles) if !tiles.is_empty() => {
            look.fill("ra-said-lot", &[("said", said.into()), ("tiles", look.listed(tiles).into())])
        }
        _ => look.sentence(said),
    }
}

/// A line; with `way` its words lead to the step it tells of.
fn item(look: &Look<'_>, line: &Line<'_>, way: bool) -> Markup {
    let told = look.rich(line.key, &line.gaps);
    let step = way.then_some(look.scene.trail.step);
    let words = match step {
        Some(step) => html! { a class="way" tabindex="-1" href=(look.scene.trail.address(step)) { (told) } },
        None => html! { span { (told) } },
    };
    let Some(seat) = line.seat else { return html! { li class="ev mark" data-step=[step] { (words) } } };
    let lot = matches!(&line.picture, Picture::Lot(tiles) if !tiles.is_empty());
    html! {
        li class={ "ev" @if lot { " lotwin" } } data-step=[step] {
            (token(seat, "s"))
            (words)
            @match &line.picture {
                Picture::Tiles(tiles) | Picture::Lot(tiles) if !tiles.is_empty() => {
                    span class="tiles" { @for tile in tiles { (small(look, *tile)) } }
                }
                Picture::Sun(sun) => { (look.sun(*sun, "", None)) }
                _ => {}
            }
        }
    }
}

/// A tile in the chronicle. A line does not know which god it told of, so it shows the sign of all.
fn small(look: &Look<'_>, tile: Tile) -> Markup {
    if tile != Tile::God {
        return look.art(tile, None);
    }
    html! {
        svg class="t gl" viewBox="0 0 16 16" role="img" aria-label=(look.tile_label(tile)) { use href=(picture("g-god")) {} }
    }
}

fn line<'a>(look: &Look<'a>, event: &Event) -> Option<Line<'a>> {
    let by = |seat: Seat, key, more: Vec<(&'static str, FluentValue<'a>)>, picture| {
        let gaps = [look.about(seat).to_vec(), more].concat();
        Some(Line { seat: Some(seat), key, gaps, picture })
    };
    let table = |key, gaps| Some(Line { seat: None, key, gaps, picture: Picture::None });
    let lot = |tiles: &AuctionTrack| tiles.tiles().to_vec();
    match event {
        Event::TileDrawn { seat, tile } => {
            by(*seat, "ra-ev-draw", vec![("tile", look.one(*tile).into())], Picture::Tiles(vec![*tile]))
        }
        Event::RaDrawn { seat, count, spaces } => {
            let gaps = vec![("n", (*count).into()), ("of", (*spaces).into())];
            by(*seat, "ra-ev-ra", gaps, Picture::Tiles(vec![Tile::Ra]))
        }
        Event::AuctionBegan { ra_player, cause: AuctionCause::Invoked, tiles } => {
            by(*ra_player, "ra-ev-invoke", vec![("n", tiles.tiles().len().into())], Picture::None)
        }
        Event::AuctionBegan { .. } | Event::GodsDone { .. } => None,
        Event::SunBid { seat, sun } => by(*seat, "ra-ev-bid", vec![("sun", sun.number().into())], Picture::Sun(*sun)),
        Event::Passed { seat } => by(*seat, "ra-ev-pass", vec![], Picture::None),
        Event::AuctionWon { seat, sun, taken, tiles } => {
            let gaps = vec![("sun", sun.number().into()), ("taken", taken.number().into())];
            by(*seat, "ra-ev-win", gaps, Picture::Lot(lot(tiles)))
        }
        Event::NobodyBid { tiles } => table("ra-ev-nobody", vec![("n", tiles.tiles().len().into())]),
        Event::TrackDiscarded { .. } => table("ra-ev-discarded", vec![]),
        Event::GodSpent { seat, tile } => {
            let gaps = vec![("tile", look.one(*tile).into())];
            by(*seat, "ra-ev-god", gaps, Picture::Tiles(vec![Tile::God, *tile]))
        }
        Event::TilesLost { seat, disaster, tile, count } => {
            let lost = if *count == 1 { look.one(*tile) } else { look.some(*tile, *count) };
            let gaps = vec![("tiles", lost.into()), ("disaster", look.tile(*disaster).into())];
            by(*seat, "ra-ev-lost", gaps, Picture::Tiles(vec![*disaster]))
        }
        Event::EpochEnded { epoch, why } => {
            let why = if *why == EpochEnd::RaTrackFull { "ra" } else { "suns" };
            table("ra-ev-epoch-end", vec![("epoch", (*epoch).into()), ("why", why.into())])
        }
        Event::EpochScored { points, .. } => {
            let mine = look.me()?;
            by(mine, "ra-ev-scored", vec![("points", signed(points[mine].total()).into())], Picture::None)
        }
        Event::EpochBegan { epoch, first } => {
            let reign = look.say(&format!("ra-reign-{epoch}"));
            let gaps = vec![("epoch", (*epoch).into()), ("reign", reign.into())];
            table("ra-ev-reign", [look.about(*first).to_vec(), gaps].concat())
        }
        Event::GameWon { seat } => by(*seat, "ra-ev-won", vec![], Picture::None),
    }
}
