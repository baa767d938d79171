//! The net inside a search, in the way that suits the game.

use super::{Net, Rehearsal};
use crate::{Bot, Budget, Hear, Opinion, Plays, Search, Thinking};

/// A net that thinks before it acts.
pub(crate) enum Inside<G: Plays> {
    /// It plays its choices on by itself and judges where they lead.
    Rehearsing(Rehearsal<G>),
    /// Where a seat decides many times in a row, a tree of these decisions asks it how things stand a round later: to
    /// play that round by itself would take far longer than the quick player takes.
    Judging(Search<G>),
}

impl<G: Plays> Inside<G> {
    /// What the level that is this player has for a decision: less than a second for the longest on one core.
    pub(crate) const OF_A_LEVEL: Budget = Budget::Playouts(if G::TREE_OF_ONE { 3000 } else { 600 });

    pub(crate) fn new(net: Net, budget: Budget, seed: u64) -> Self {
        if G::TREE_OF_ONE {
            // Whims would waste what few moves a round has.
            let thinking = Thinking { whim: 0.0, ..Thinking::new(budget) };
            Inside::Judging(Search::new(thinking, seed).judged_by(net))
        } else {
            Inside::Rehearsing(Rehearsal::new(net, budget, seed))
        }
    }

    /// What it thinks of each legal action, in their order, of so many `others` beside the best too if it can; where it
    /// plays them on, `hear` is told what happens.
    pub(crate) fn opinions(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        others: usize,
        hear: &mut impl Hear<G>,
    ) -> Vec<Opinion<G::Action>> {
        match self {
            Inside::Rehearsing(rehearsal) => rehearsal.opinions_heard(view, legal, others, hear),
            Inside::Judging(search) => search.opinions(view, legal),
        }
    }
}

impl<G: Plays> Bot<G> for Inside<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        match self {
            Inside::Rehearsing(rehearsal) => rehearsal.choose(view, legal),
            Inside::Judging(search) => search.choose(view, legal),
        }
    }
}
