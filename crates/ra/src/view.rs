//! What one viewer may know of a game of Ra: everything but the order of the bag and, while they are veiled, the scores
//! of the others.

use game::{BySeat, Game, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::{AuctionTrack, Options, Phase, Points, State, Sun, Suns, Tile, TileCounts};

/// One player as another sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The tiles in front of them.
    #[serde(serialize_with = "by_name")]
    pub tiles: Vec<(Tile, u8)>,
    /// Which of the eight gods are among them, for pictures: the n-th that the bag gave is the n-th bit.
    #[serde(skip)]
    pub gods: u8,
    /// Suns that can be bid.
    pub face_up: Suns,
    /// Suns won in this epoch.
    pub face_down: Suns,
    /// What each epoch scored so far brought them: it was counted before everybody, veiled totals or not.
    pub scored: Vec<i16>,
    /// The running total, where the viewer may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub options: Options,
    /// What the table waits for.
    pub phase: Phase,
    /// The epoch, 1 to 3.
    pub epoch: u8,
    /// Ra on the Ra track.
    pub ra_count: u8,
    /// Ra that end the epoch.
    pub ra_spaces: u8,
    /// The sun in the centre.
    pub centre: Sun,
    /// The tiles up for auction.
    pub track: AuctionTrack,
    /// How many of each kind the bag still holds: everybody can count them.
    pub bag: TileCounts,
    /// The players.
    pub seats: BySeat<SeatView>,
    /// What each seat would score if the epoch ended now.
    pub points_now: BySeat<Points>,
    /// Who won, once the game is over.
    pub winner: Option<Seat>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let options = state.options();
        let open = !state.scores_are_veiled();
        View {
            viewer,
            options,
            phase: state.phase(),
            epoch: state.epoch(),
            ra_count: state.ra_count(),
            ra_spaces: options.ra_spaces(),
            centre: state.centre(),
            track: *state.track(),
            bag: *state.bag(),
            seats: BySeat::from_fn(state.seats(), |seat| SeatView::of(state, seat, open || viewer.is(seat))),
            points_now: state.points_now(),
            winner: state.winner(),
        }
    }
}

impl SeatView {
    fn of(state: &State, seat: Seat, with_score: bool) -> SeatView {
        let holding = state.holding(seat);
        SeatView {
            tiles: holding.tiles().collect(),
            gods: holding.gods,
            face_up: holding.face_up,
            face_down: holding.face_down,
            scored: holding.scored(state.scorings()).to_vec(),
            score: with_score.then(|| i32::from(holding.score())),
        }
    }
}

/// How many, by the name of the tile.
fn by_name<S: Serializer>(tiles: &[(Tile, u8)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(tiles.iter().copied())
}
