//! Serves tables to browsers: lobby, live tables, streams, people without accounts.
//!
//! [`App::new`] takes a store and a [`Config`]; [`App::router`] is everything a browser can reach; [`serve`] runs it on a
//! socket until it is told to stop; [`serve_metrics`] tells on another one how it is doing. Pages come from `pages`, truth from `store`; in between one task owns each live table
//! (`table`), and every change is durable before it is acknowledged. [`prove`] replays what the store has kept of a table.

mod alarm;
mod answer;
mod api;
mod app;
mod assets;
mod chance;
mod class;
mod client;
mod dates;
mod detached;
mod fair;
mod form;
mod games;
mod health;
mod history;
mod host;
mod learn;
mod limits;
mod lists;
mod live;
mod lobby;
mod me;
mod metrics;
mod names;
mod notice;
mod people;
mod play;
mod reading;
mod refusal;
mod rendering;
mod replay;
mod room;
mod safety;
mod serving;
mod settings;
mod steady;
mod streaming;
mod table;

pub use app::{App, Config};
pub use host::port;
pub use notice::Notices;
pub use serving::{serve, serve_metrics};
pub use table::{Broken, Proved, STEP, prove};
