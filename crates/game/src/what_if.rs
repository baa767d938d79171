//! What a game can change in itself for an experiment: one thing, and everything else as it was.
//!
//! An experiment plays a game on many times, as it is and with the change, and compares. It is no game of its own: no
//! record is written in which the change holds.

use std::fmt::{self, Debug, Display};

use crate::{Game, Language, Seat};

/// A game that can be played on with one thing changed.
pub trait WhatIf: Game {
    /// One change. Its text is what [`WhatIf::read_change`] reads.
    type Change: Copy + Debug + Display + PartialEq + Eq + Send + Sync;

    /// What can be changed at all, as the command line lists it: `china` and a sentence. Nothing where a game has no
    /// experiments.
    const CHANGES: &'static [(&'static str, &'static str)];

    /// Everything that can be changed from here on and would make a difference, in a fixed order.
    fn changes(&self) -> Vec<Self::Change>;

    /// The change that is written so.
    ///
    /// # Errors
    /// If there is none, in words that say what there is.
    fn read_change(text: &str) -> Result<Self::Change, String>;

    /// The same instant with the change, from here on; `None` where it makes no difference.
    fn changed(&self, change: Self::Change) -> Option<Self>;

    /// What kind of change it is, and what it is about in people's words.
    fn change_words(change: Self::Change, language: Language) -> ChangeWords;

    /// The turn, from 1; 0 during the set-up. Experiments begin at the set-up or at the beginning of a turn.
    fn turn_number(&self) -> u32;

    /// What a seat has set out to achieve, such as the applications of a card, in people's words. At most 32.
    fn aims(&self, seat: Seat, language: Language) -> Vec<&'static str>;

    /// Which of them are achieved as things stand, a bit for each.
    fn achieved(&self, seat: Seat) -> u32;
}

/// A change in people's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeWords {
    /// Its kind: the first word of its text.
    pub kind: &'static str,
    /// Where, if anywhere.
    pub place: Option<&'static str>,
    /// What, if anything.
    pub thing: Option<&'static str>,
}

/// The change of a game that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoChange {}

impl Display for NoChange {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
