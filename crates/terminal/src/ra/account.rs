//! What happened, told to one player: *you* for themselves. The sentences are those of the chronicle on the pages.

use std::fmt::Write as _;

use game::notation::shorten;
use game::{BySeat, Seat};
use ra::{AuctionCause, AuctionTrack, EPOCHS, EpochEnd, Event, Points};

use super::lot::CATEGORIES;
use super::{Look, signed, signed_ink};
use crate::{Gap, Ink, TERMINAL_WIDTH, capital, flow};

/// The longest name in a scoring table.
const LONGEST_NAME: usize = 14;
/// The narrowest column of figures.
const NARROWEST: usize = 6;

pub(super) fn tell(event: &Event, look: &Look<'_>) -> Option<String> {
    let of = |key: &str, seat: &Seat, more: &[(&str, Gap<'_>)]| look.teller.of(key, *seat, more);
    let sun = |sun: ra::Sun| look.ink(Ink::Yellow, sun);
    Some(match event {
        Event::TileDrawn { seat, tile } => of("ra-ev-draw", seat, &[("tile", look.one(*tile).into())]),
        Event::RaDrawn { seat, count, spaces } => {
            of("ra-ev-ra", seat, &[("n", (*count).into()), ("of", (*spaces).into())])
        }
        Event::AuctionBegan { ra_player, cause, tiles } => {
            let auction = flow(&format!("  {} ", look.say("tty-ra-auction")), 4, ", ", lot(tiles, look));
            match cause {
                AuctionCause::RaDrawn => auction,
                AuctionCause::Invoked => {
                    let invoked = of("ra-ev-invoke", ra_player, &[("n", tiles.tiles().len().into())]);
                    format!("{invoked}\n{auction}")
                }
            }
        }
        Event::SunBid { seat, sun: bid } => format!("    {}", of("ra-ev-bid", seat, &[("sun", sun(*bid).into())])),
        Event::Passed { seat } => format!("    {}", of("ra-ev-pass", seat, &[])),
        Event::AuctionWon { seat, sun: bid, taken, tiles } => {
            let wins = of("ra-ev-win", seat, &[("sun", sun(*bid).into()), ("taken", sun(*taken).into())]);
            flow(&format!("  {} ", look.teller.label(&wins)), 4, ", ", lot(tiles, look))
        }
        Event::NobodyBid { tiles } => {
            format!("  {}", look.fill("ra-ev-nobody", &[("n", tiles.tiles().len().into())]))
        }
        Event::TrackDiscarded { .. } => format!("  {}", look.say("ra-ev-discarded")),
        Event::GodSpent { seat, tile } => of("ra-ev-god", seat, &[("tile", look.one(*tile).into())]),
        Event::GodsDone { .. } => return None,
        Event::TilesLost { seat, disaster, tile, count } => {
            let lost = if *count == 1 { look.one(*tile) } else { look.counted(*tile, *count) };
            let gaps = [("tiles", lost.into()), ("disaster", look.tile(*disaster).into())];
            format!("  {}", of("ra-ev-lost", seat, &gaps))
        }
        Event::EpochEnded { epoch, why } => {
            let why = if *why == EpochEnd::RaTrackFull { "ra" } else { "suns" };
            look.ink(Ink::Strong, look.fill("ra-ev-epoch-end", &[("epoch", (*epoch).into()), ("why", why.into())]))
        }
        Event::EpochScored { epoch, points, scores } => scoring_table(*epoch, points, scores, look),
        Event::EpochBegan { epoch, first } => {
            let reign = look.say(&format!("ra-reign-{epoch}"));
            let began = of("ra-ev-epoch", first, &[("epoch", (*epoch).into())]);
            format!("{}\n  {reign}", look.ink(Ink::Strong, began))
        }
        Event::GameWon { seat } => of("ra-ev-won", seat, &[]),
    })
}

fn lot(tiles: &AuctionTrack, look: &Look<'_>) -> Vec<String> {
    if tiles.is_empty() {
        return vec![look.say("tty-ra-no-tiles")];
    }
    tiles.tiles().iter().map(|tile| look.tile(*tile)).collect()
}

/// The points of an epoch: a row per category, a column per seat.
fn scoring_table(epoch: u8, points: &BySeat<Points>, scores: &BySeat<Option<i32>>, look: &Look<'_>) -> String {
    let title = look.fill("tty-ra-epoch", &[("epoch", epoch.into())]);
    let reign = look.say(&format!("ra-reign-{epoch}"));
    let shown = if epoch == EPOCHS { CATEGORIES.len() } else { CATEGORIES.len() - 2 };
    let labels: Vec<String> = CATEGORIES[..shown].iter().map(|(key, _)| look.say(key)).collect();
    let [sum, score] = ["ra-row-sum", "ra-row-score"].map(|key| look.say(key));
    let letters = |text: &String| text.chars().count();
    let column = labels.iter().chain([&title, &sum, &score]).map(letters).max().unwrap_or(0);
    let room = (TERMINAL_WIDTH - 2 - column) / points.seats() - 2;
    let most = LONGEST_NAME.min(room);
    let short = BySeat::from_fn(points.seats(), |seat| shorten(&capital(&look.teller.name(seat)), most));
    let wide: BySeat<usize> = short.map(|name| name.chars().count().max(NARROWEST));
    let row = |label: &str, cells: BySeat<(String, Option<Ink>)>| {
        let mut line = format!("\n  {label:<column$}");
        for (seat, (cell, ink)) in cells.iter() {
            let cell = format!("{cell:>width$}", width = wide[seat]);
            let _ = write!(line, "  {}", ink.map_or(cell.clone(), |ink| look.ink(ink, &cell)));
        }
        line
    };
    let figures = |of: &dyn Fn(&Points) -> i16| points.map(|p| (signed(of(p)), Some(signed_ink(of(p)))));

    let mut table = format!("\n  {}", look.ink(Ink::Strong, reign));
    table += &row(&title, short.map(|name| (name.clone(), Some(Ink::Strong))));
    for (label, (_, worth)) in labels.iter().zip(CATEGORIES) {
        table += &row(label, figures(&worth));
    }
    table += &row(&sum, figures(&Points::total));
    let hidden = look.say("option-scores-hidden");
    let total = |score: &Option<i32>| score.map_or(hidden.clone(), |score| score.to_string());
    table += &row(&score, scores.map(|score| (total(score), None)));
    table + "\n"
}
