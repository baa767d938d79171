//! What a record is once it is understood.

use game::BySeat;
use game::notation::{Notation, Step};

use crate::Header;

/// One line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<A> {
    /// A decision and the chance outcome it led to.
    Step(Step<A>),
    /// The game is taken back to where it stood after this entry, counted from 1; 0 is the start.
    Undo(usize),
}

/// A saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Notation> {
    /// What was agreed and dealt.
    pub header: Header<G>,
    /// Every line of play, undone ones included.
    pub entries: Vec<Entry<G::Action>>,
    /// The final scores, where the record states them.
    pub result: Option<BySeat<i32>>,
}

impl<G: Notation> Record<G> {
    /// A record of nothing played yet.
    pub fn new(header: Header<G>) -> Self {
        Record { header, entries: Vec::new(), result: None }
    }
}
