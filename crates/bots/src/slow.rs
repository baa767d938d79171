//! What a game adds for tables that last days: what is safe to play for somebody whose time ran out, and what people can
//! ask for in advance.

use crate::Plays;

/// What becomes of an order when its seat must decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obeyed<A> {
    /// It acts.
    Acts {
        /// So.
        action: A,
        /// Whether it stands for the seat's next decision too.
        stays: bool,
    },
    /// It was not meant for this decision: the person decides.
    Lapses,
}

/// A game that can be played slowly.
pub trait Slow: Plays {
    /// What is played for somebody whose time ran out: what commits them to least. One of the legal actions, of which
    /// there is at least one.
    fn safe(view: &Self::View, legal: &[Self::Action]) -> Self::Action;

    /// Whether what is decided now belongs to the set-up, so that it may be decided for everybody where time is short.
    fn opens(view: &Self::View) -> bool {
        let _ = view;
        false
    }

    /// What whoever has this view could ask for in advance, in notation: `up-to 9`. None in a game without orders.
    fn orders(view: &Self::View) -> Vec<String> {
        let _ = view;
        Vec::new()
    }

    /// What this order does now that its owner, who has this view, must decide.
    fn obey(view: &Self::View, legal: &[Self::Action], order: &str) -> Obeyed<Self::Action> {
        let _ = (view, legal, order);
        Obeyed::Lapses
    }
}
