//! A saved game as text: header and steps, chance included; read, written, replayed and proved fair.
//!
//! The record is the truth: states, events and scores are derived from it. This crate holds the one closed list of
//! games ([`GameId`], [`with_game!`]); everything else here is written against [`game::Game`] alone.

mod entry;
mod error;
mod fair;
mod games;
mod header;
mod lines;
mod parse;
mod print;
mod proof;
mod replay;

pub use entry::{Entry, Record};
pub use error::RecordError;
pub use fair::{Commitment, Dealer, FAIR_AFTER, FAIR_VERSION, FairLots, Nonce, Secret, Seeded, SeededGame, fresh_seed};
pub use games::{GameId, states};
pub use header::{Fair, Header};
pub use lines::{MAX_HEADER_LINES, MAX_LINE, MAX_LINES, MAX_RECORD, RecordText, RecordTexts};
pub use parse::{Parsed, game_of, parse};
pub use proof::{Proof, Unproven, prove};
pub use replay::{MAX_ENTRIES, Played, Replay, Replayed, read};
