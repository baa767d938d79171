//! What happened, for eye and ear.

use game::Seat;
use ra::{AuctionTrack, Event, Tile};

use super::look::{Look, art_id, letter};
use crate::Motion;

pub(super) fn motions(look: &Look<'_>, events: &[Event]) -> Vec<Motion> {
    events.iter().map(|event| motion(look, event)).collect()
}

fn motion(look: &Look<'_>, event: &Event) -> Motion {
    let lot = |tiles: &AuctionTrack| -> Vec<String> {
        let lot = tiles.tiles();
        lot.iter().enumerate().map(|(place, tile)| art_id(look.words, *tile, look.god_at(lot, place))).collect()
    };
    let one = |tile| vec![art_id(look.words, tile, look.god_at(&[Tile::God], 0))];
    let by = |kind, seat: &Seat, things, number| Motion { kind, seat: Some(letter(*seat)), things, number };
    let table =
        |kind, number: Option<u8>| Motion { kind, seat: None, things: Vec::new(), number: number.map(i32::from) };
    match event {
        Event::TileDrawn { seat, tile } => by("draw", seat, one(*tile), None),
        Event::RaDrawn { seat, count, .. } => by("ra", seat, vec!["ra".to_owned()], Some(i32::from(*count))),
        Event::AuctionBegan { ra_player, cause, tiles } => {
            let kind = if *cause == ra::AuctionCause::Invoked { "invoke" } else { "auction" };
            by(kind, ra_player, lot(tiles), None)
        }
        Event::SunBid { seat, sun } => by("bid", seat, Vec::new(), Some(i32::from(sun.number()))),
        Event::Passed { seat } => by("pass", seat, Vec::new(), None),
        Event::AuctionWon { seat, taken, tiles, .. } => by("win", seat, lot(tiles), Some(i32::from(taken.number()))),
        Event::NobodyBid { .. } => table("nobody", None),
        Event::TrackDiscarded { tiles } => Motion { things: lot(tiles), ..table("discard", None) },
        Event::GodSpent { seat, tile } => by("god", seat, one(*tile), None),
        Event::GodsDone { seat } => by("done", seat, Vec::new(), None),
        Event::TilesLost { seat, disaster, tile, count } => {
            let things = [one(*disaster), one(*tile)].concat();
            by("loss", seat, things, Some(i32::from(*count)))
        }
        Event::EpochEnded { epoch, .. } => table("epoch", Some(*epoch)),
        Event::EpochScored { epoch, .. } => table("score", Some(*epoch)),
        Event::EpochBegan { epoch, first } => by("begin", first, Vec::new(), Some(i32::from(*epoch))),
        Event::GameWon { seat } => by("over", seat, Vec::new(), None),
    }
}
