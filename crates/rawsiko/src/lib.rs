//! The rules of RAWsiko for 3 to 5 players, as plain values: every decision, every die, every point, and the facts of
//! the world it is played in.
//!
//! [`State`] is one instant of a game and implements [`game::Game`]; everything else is what it is made of or what it
//! tells. `docs/games/rawsiko.md` walks through the options, the actions and the rulings.

mod action;
mod dice;
mod error;
mod event;
pub mod facts;
mod fate;
mod group;
mod ids;
mod look;
mod notation;
mod odds;
mod options;
mod score;
mod setup;
mod state;
mod told;
mod view;
mod what_if;
mod world;

pub use game::{Language, Texts};

pub use action::Action;
pub use dice::{Class, Dice, FACES, Losses, MOST_DICE, classes};
pub use error::{BadPick, BadSetup, IllegalAction};
pub use event::{Event, GameEnd};
pub use fate::DiceTape;
pub use group::Group;
pub use ids::{Application, Continent, Country, Material, Materials, Objective, Sector, Territories, Territory};
pub use look::{Change, Look, materials_of};
pub use odds::{Odds, odds};
pub use options::{Objectives, Options, Order, Rounding, SetupKind, TURNS};
pub use score::{ApplicationScore, Score};
pub use setup::Setup;
pub use state::{Phase, State};
pub use told::Summary;
pub use view::{ObjectiveView, SeatView, TerritoryView, View};
pub use what_if::{Gap, Twist};
pub use world::{DataError, Evidence, Files, Producer, Seating, Share, Source, Stage, World};
