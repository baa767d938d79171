//! Every refusal of the rules, one variant each.

use game::{Actor, Seat};

use crate::{Action, Sun, Suns, Tile};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum IllegalAction {
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Somebody else must move.
    #[error("{by} may not act: the table waits for {waiting}")]
    NotYourMove { by: Actor, waiting: Actor },
    /// The action belongs to another moment.
    #[error("`{action}` is not possible now: expected {expected}")]
    NotNow { action: Action, expected: &'static str },
    /// Eight tiles lie on the auction track.
    #[error("the auction track is full: no tile can be drawn")]
    TrackFull,
    /// Gods are exchanged for other tiles only.
    #[error("a god cannot be exchanged for a god")]
    GodForGod,
    /// The player owns no god.
    #[error("{seat} has no god to spend")]
    NoGod { seat: Seat },
    /// There is no such tile to take.
    #[error("there is no {tile} on the auction track")]
    NotOnTrack { tile: Tile },
    /// The sun is elsewhere or face down.
    #[error("{seat} has no face-up sun {sun}")]
    SunNotHeld { seat: Seat, sun: Sun },
    /// A bid must beat the last one.
    #[error("sun {bid} does not beat the high bid of {high}")]
    BidTooLow { bid: Sun, high: Sun },
    /// The invoker cannot pass when nobody bid and the track is not full.
    #[error("{seat} invoked Ra, all others passed and the track is not full: it must bid")]
    MustBid { seat: Seat },
    /// The disaster takes other tiles.
    #[error("{disaster} does not take {tile}")]
    WrongDiscard { tile: Tile, disaster: Tile },
    /// The tile is not theirs.
    #[error("{seat} owns no {tile}")]
    NotOwned { seat: Seat, tile: Tile },
    /// All of them are out.
    #[error("there is no {tile} left in the bag")]
    NotInBag { tile: Tile },
}

/// Why a game cannot start so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum BadSetup {
    /// Not one group for each player.
    #[error("{players} players need {players} sun groups, not {groups}")]
    Seats { players: usize, groups: usize },
    /// The suns are not dealt in such a group.
    #[error("{suns} of {seat} is no sun group for {players} players")]
    NotAGroup { seat: Seat, suns: Suns, players: usize },
    /// Two seats have the same group.
    #[error("{seat} and {other} have the same sun group {suns}")]
    GroupTwice { seat: Seat, other: Seat, suns: Suns },
}
