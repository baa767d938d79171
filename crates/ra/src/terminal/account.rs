//! What happened, told to one player: *you* for themselves.

use std::fmt::Write as _;

use game::notation::shorten;
use game::terminal::flow;
use game::{BySeat, Ink, Names, Paint, Seat};

use super::lot::categories;
use super::{capital, name, painted, signed, signed_ink};
use crate::{AuctionCause, AuctionTrack, EPOCHS, EpochEnd, Event, Points, View};

/// The longest name in a scoring table.
const LONGEST_NAME: usize = 14;

pub(super) fn tell(event: &Event, view: &View, names: &Names, paint: Paint) -> Option<String> {
    // Who does something, with the word in the form for them: `You draw`, `Ana draws`.
    let does = |seat: &Seat, verb: &str| {
        let subject = capital(&name(view, names, *seat));
        format!("{} {}", paint.ink(Ink::Strong, subject), conjugated(view, *seat, verb))
    };
    let lot = |tiles: &AuctionTrack| lot(tiles, view, paint);
    let sun = |sun: crate::Sun| paint.ink(Ink::Yellow, sun);
    Some(match event {
        Event::TileDrawn { seat, tile } => format!("{} {}", does(seat, "draw"), painted(view, *tile, paint)),
        Event::RaDrawn { seat, count, spaces } => {
            format!("{} {}", does(seat, "draw"), paint.ink(Ink::Yellow, format!("Ra, {count} of {spaces}")))
        }
        Event::AuctionBegan { ra_player, cause, tiles } => match cause {
            AuctionCause::RaDrawn => flow("  Auction for ", 4, ", ", lot(tiles)),
            AuctionCause::Invoked => {
                format!("{} Ra\n{}", does(ra_player, "invoke"), flow("  Auction for ", 4, ", ", lot(tiles)))
            }
        },
        Event::SunBid { seat, sun: bid } => format!("    {} {}", does(seat, "bid"), sun(*bid)),
        Event::Passed { seat } => format!("    {}", does(seat, "pass")),
        Event::AuctionWon { seat, sun: bid, taken, tiles } => {
            let takes = conjugated(view, *seat, "take");
            let (bid, taken) = (sun(*bid), sun(*taken));
            let wins = format!("  {} with {bid} and {takes} sun {taken} and ", does(seat, "win"));
            flow(&wins, 4, ", ", lot(tiles))
        }
        Event::NobodyBid => "  Nobody bids: the tiles stay".to_owned(),
        Event::TrackDiscarded { .. } => "  Nobody bids on the full track: its tiles are thrown away".to_owned(),
        Event::GodSpent { seat, tile } => {
            format!("{} a god for {}", does(seat, "spend"), painted(view, *tile, paint))
        }
        Event::GodsDone { .. } => return None,
        Event::TilesLost { seat, disaster, tile, count } => {
            let (tile, disaster) = (painted(view, *tile, paint), painted(view, *disaster, paint));
            format!("  {} {count} {tile} to {disaster}", does(seat, "lose"))
        }
        Event::EpochEnded { epoch, why } => {
            let why = match why {
                EpochEnd::RaTrackFull => "the Ra track is full",
                EpochEnd::SunsSpent => "all suns are spent",
            };
            paint.ink(Ink::Strong, format!("Epoch {epoch} ends: {why}"))
        }
        Event::EpochScored { epoch, points, scores } => scoring_table(*epoch, points, scores, view, names, paint),
        Event::EpochBegan { epoch, first } => {
            paint.ink(Ink::Strong, format!("Epoch {epoch} begins with {}", name(view, names, *first)))
        }
        Event::GameWon { seat } => does(seat, "win"),
    })
}

/// The verb as it goes with *you* or with a name.
fn conjugated(view: &View, seat: Seat, verb: &str) -> String {
    match verb {
        _ if view.viewer.is(seat) => verb.to_owned(),
        "pass" => "passes".to_owned(),
        _ => format!("{verb}s"),
    }
}

fn lot(tiles: &AuctionTrack, view: &View, paint: Paint) -> Vec<String> {
    if tiles.is_empty() {
        return vec!["no tiles".to_owned()];
    }
    tiles.tiles().iter().map(|tile| painted(view, *tile, paint)).collect()
}

/// The points of an epoch: a row per category, a column per seat.
fn scoring_table(
    epoch: u8,
    points: &BySeat<Points>,
    scores: &BySeat<Option<i32>>,
    view: &View,
    names: &Names,
    paint: Paint,
) -> String {
    let short = |seat| shorten(&capital(&name(view, names, seat)), LONGEST_NAME);
    let short = BySeat::from_fn(points.seats(), short);
    let wide: BySeat<usize> = short.map(|name| name.chars().count().max(6));
    let row = |label: &str, cells: BySeat<(String, Option<Ink>)>| {
        let mut line = format!("\n  {label:<14}");
        for (seat, (cell, ink)) in cells.iter() {
            let cell = format!("{cell:>width$}", width = wide[seat]);
            let _ = write!(line, "  {}", ink.map_or(cell.clone(), |ink| paint.ink(ink, &cell)));
        }
        line
    };
    let figures = |of: &dyn Fn(&Points) -> i16| points.map(|p| (signed(of(p)), Some(signed_ink(of(p)))));

    let mut table = row(&format!("Epoch {epoch}"), short.map(|name| (name.clone(), Some(Ink::Strong))));
    let shown = if epoch == EPOCHS { 7 } else { 5 };
    for (place, (label, _)) in categories(&Points::default()).into_iter().enumerate().take(shown) {
        table += &row(label, figures(&|p| categories(p)[place].1));
    }
    table += &row("this epoch", figures(&Points::total));
    let total = |score: &Option<i32>| score.map_or("hidden".to_owned(), |score| score.to_string());
    table += &row("score", scores.map(|score| (total(score), None)));
    table + "\n"
}
