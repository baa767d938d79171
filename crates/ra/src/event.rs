//! What happened, for people, streams and statistics.

use game::{BySeat, Seat};
use serde::Serialize;

use crate::{AuctionCause, AuctionTrack, Points, Sun, Tile};

/// Why an epoch ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EpochEnd {
    /// The last Ra space was filled.
    RaTrackFull,
    /// Nobody had a face-up sun left.
    SunsSpent,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A tile went to the auction track.
    TileDrawn { seat: Seat, tile: Tile },
    /// A Ra went to the Ra track, as the `count`-th of `spaces`.
    RaDrawn { seat: Seat, count: u8, spaces: u8 },
    /// An auction began.
    AuctionBegan { ra_player: Seat, cause: AuctionCause, tiles: AuctionTrack },
    /// A sun was bid.
    SunBid { seat: Seat, sun: Sun },
    /// A player did not bid.
    Passed { seat: Seat },
    /// The winner took the tiles and, face down, the sun from the centre.
    AuctionWon { seat: Seat, sun: Sun, taken: Sun, tiles: AuctionTrack },
    /// Nobody bid; the tiles stay, if there are any.
    NobodyBid { tiles: AuctionTrack },
    /// Nobody bid on a full track; its tiles left the game.
    TrackDiscarded { tiles: AuctionTrack },
    /// A god was exchanged for a tile.
    GodSpent { seat: Seat, tile: Tile },
    /// A player ended the spending of gods.
    GodsDone { seat: Seat },
    /// A disaster took tiles of one kind.
    TilesLost { seat: Seat, disaster: Tile, tile: Tile, count: u8 },
    /// An epoch ended.
    EpochEnded { epoch: u8, why: EpochEnd },
    /// It was scored: the points of each seat, and the scores after it, where they may be known.
    EpochScored { epoch: u8, points: BySeat<Points>, scores: BySeat<Option<i32>> },
    /// The next one began.
    EpochBegan { epoch: u8, first: Seat },
    /// The game was over.
    GameWon { seat: Seat },
}
