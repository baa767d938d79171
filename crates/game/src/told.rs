//! A game told to people: in words as it goes, as a summary afterwards.

use serde::Serialize;

use crate::{BySeat, Game, Language, Seat};

/// What the players are called; without names, by their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(BySeat<String>);

impl Names {
    /// The names given, or `seat 0`, `seat 1`, ...
    #[must_use]
    pub fn new(given: Option<&BySeat<String>>, seats: usize) -> Self {
        Names(given.cloned().unwrap_or_else(|| BySeat::from_fn(seats, |seat| seat.to_string())))
    }

    /// What this player is called.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat]
    }

    /// All of them, in seat order.
    #[must_use]
    pub fn all(&self) -> &BySeat<String> {
        &self.0
    }
}

/// The words and figures of a game.
pub trait Told: Game {
    /// The rules for people, as plain text for a terminal 80 columns wide.
    const RULES: &'static str;

    /// What a replayed game comes to, as JSON.
    type Summary: Serialize;

    /// Who plays and with what, before the first step.
    fn opening(&self, names: &Names) -> String;

    /// What happened, in a line or, for a scoring, in a table. Events that say nothing to a reader give `None`.
    fn tell(options: &Self::Options, event: &Self::Event, names: &Names) -> Option<String>;

    /// The game so far, from its state and everything that happened.
    fn summary(&self, events: &[Self::Event]) -> Self::Summary;

    /// What the game teaches of a topic, as plain text for a terminal; without a topic, what can be asked. `None` for
    /// what it knows nothing of.
    fn facts(_topic: Option<&str>, _language: Language) -> Option<String> {
        None
    }

    /// How things stand, in a few lines, at the end or where the record breaks off.
    fn standing(&self, names: &Names) -> String;
}
