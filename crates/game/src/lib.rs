//! What any game is: seats, actors, views, the deal and the trait [`Game`].
//!
//! Whoever writes against [`Game`] (a bot, a server, an arena) works with every game of the house. This crate knows no
//! game, draws no random number and reads no clock.

mod actor;
mod deal;
mod language;
mod mixer;
pub mod notation;
mod options;
mod recipe;
mod rules;
mod seat;
mod told;
mod what_if;

pub use actor::{Actor, Viewer};
pub use deal::{Deal, Lots};
pub use language::{Language, Texts};
pub use mixer::Mixer;
pub use options::{BadOption, GameOptions, OptionSpec};
pub use recipe::{Dealt, Fate, Recipe, Stage};
pub use rules::Game;
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use told::{Names, Told};
pub use what_if::{ChangeWords, NoChange, WhatIf};
