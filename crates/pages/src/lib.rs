//! What people see in the browser: views of a game as HTML, in five languages, and the assets that go with it.
//!
//! Everything here is a pure function of display-ready values: no socket, no store, no clock. `server` decides who sees
//! what and when; a page gets a view and can show no more than is in it.

pub mod api;
mod around;
mod art;
pub mod assets;
mod avatar;
pub mod class;
pub mod coach;
mod direction;
pub mod fair;
pub mod games;
pub mod glossary;
pub mod hint;
pub mod learn;
pub mod lesson;
pub mod levels;
pub mod link;
pub mod lobby;
pub mod me;
pub mod message;
pub mod news;
pub mod notices;
pub mod offer;
pub mod one_screen;
pub mod people;
pub mod player;
pub mod presence;
pub mod privacy;
mod ra;
pub mod rawsiko;
pub mod replay;
mod rich;
pub mod room;
pub mod rules;
mod scene;
pub mod shell;
pub mod slow;
pub mod table;
pub mod tables;
pub mod terms;
mod tile_names;
pub mod tokens;
pub mod what_if;
mod words;

pub use avatar::Avatar;
pub use rich::Sentence;
pub use scene::{
    Chair, Fragment, Frame, GamePages, Invitation, Mark, Motion, Scene, Scored, Setting, Sitter, Trail, people_mark,
};
pub use slow::{Face, OrderBook, Slow};
pub use tile_names::TileNames;
pub use words::{Words, files, in_all};
