//! The rules of Ra for 2 to 5 players, as plain values: every decision, every draw from the bag, every point.
//!
//! [`State`] is one instant of a game and implements [`game::Game`]; everything else is what it is made of or what it
//! tells. `docs/games/ra.md` walks through the options, the actions and the rulings.

mod action;
mod error;
mod event;
mod experiment;
mod fate;
mod holding;
mod notation;
mod options;
mod score;
mod state;
mod sun;
mod tile;
mod told;
mod track;
mod view;
mod what_if;

pub use action::Action;
pub use error::{BadSetup, IllegalAction};
pub use event::{EpochEnd, Event};
pub use fate::BagOrder;
pub use holding::Holding;
pub use options::{Edition, Groups, Options, Scores, TrackLook};
pub use score::{CIVILISATION, GOD, GOLD, Points, START_SCORE, epoch_points, seat_points};
pub use state::{AuctionCause, Bid, EPOCHS, Phase, State};
pub use sun::{CENTRE_START, Setup, Sun, Suns, sun_groups};
pub use tile::{ALL_TILES, Group, Tile, TileCounts};
pub use told::{EpochSummary, Summary};
pub use track::{AuctionTrack, TRACK_SPACES};
pub use view::{SeatView, View};
