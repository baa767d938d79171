//! How a deal is made from lots, as data: enough to make it again without the rules of the game.
//!
//! Whoever checks a deal elsewhere (a browser, a small script) needs to know what the lots of a game settle, in which
//! order, and how a record writes it down; nothing else. `docs/fairness.md` says how lots follow from secret and nonces.

use serde::Serialize;

use crate::notation::Notation;

/// What the lots of one game settle, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recipe {
    /// The word for the game, which is part of the key.
    pub game: &'static str,
    /// What is settled before the first step.
    pub setup: Vec<Stage>,
    /// What chance answers after it.
    pub fate: Fate,
    /// The first words of steps.
    pub steps: &'static [&'static str],
    /// The word of a step behind which stands what chance answered.
    pub answer: &'static str,
}

/// Something that is settled before the first step, and the line of a record that says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Stage {
    /// The things are put in an order by lot; each seat gets the one in its place.
    Shuffle {
        /// The first word of the line; the things stand behind it, divided by `/`.
        line: &'static str,
        /// The things before they are shuffled.
        things: Vec<String>,
        /// How many of them are dealt.
        take: usize,
        /// Whether the table keeps to it; it may have agreed on something else.
        binding: bool,
    },
    /// A seat is drawn by lot.
    Seat {
        /// The first word of the line; the seat's number stands behind it.
        line: &'static str,
        /// How many seats there are.
        seats: usize,
    },
    /// The seats take two things each, one after the other from the seat that was drawn and then back again, each by lot
    /// from those that nobody has, or else from those that one other seat has.
    Share {
        /// The first word of the line; the pairs of each seat stand behind it, divided by `/`.
        line: &'static str,
        /// The things.
        things: Vec<String>,
        /// How many seats there are.
        seats: usize,
    },
}

/// What chance answers after the set-up, one thing after the other. A step may take several, in parts divided by `/`.
///
/// A game that goes on from a step of another one asks for them one question at a time, each with a number: how many things
/// are gone; of dice, how many fell, and in the next digits of base 16 how many fall in each part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Fate {
    /// These things, so many of each, in an order drawn by lot at once.
    Shuffle {
        /// Name and number, in the order before they are shuffled.
        things: Vec<(String, usize)>,
    },
    /// Dice, thrown by lot when they are needed, without end; a record writes each part from high to low.
    Dice {
        /// How many faces a die has, counted from 1.
        faces: u32,
    },
}

/// A game whose deal can be made again from its lots by whoever knows its recipe.
pub trait Dealt: Notation {
    /// The recipe of a table that agreed on this.
    fn recipe(options: &Self::Options) -> Recipe;
}
