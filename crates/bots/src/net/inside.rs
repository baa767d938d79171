//! The net inside a search, in the way that suits the game.

use super::{Net, Rehearsal};
use crate::trial::Trial;
use crate::{Bot, Budget, Hear, Plays, Search, Thinking};

/// What people are told of a choice comes of so many games in a search.
pub(crate) const TOLD: usize = 150;

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

    /// What it would do, then up to so many `others` or more, each tried with the same luck; where it plays them on,
    /// `hear` is told what happens.
    pub(crate) fn trials_of_best(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        others: usize,
        hear: &mut impl Hear<G>,
    ) -> Vec<Trial<G::Action>> {
        match self {
            Inside::Rehearsing(rehearsal) => rehearsal.trials_of_best(view, legal, others, hear),
            Inside::Judging(search) => search.trials_of_best(view, legal, others, TOLD),
        }
    }

    /// How many games it imagines before it tries anything for those who ask.
    pub(crate) fn searched(&self) -> u32 {
        match (self, Self::OF_A_LEVEL) {
            (Inside::Judging(_), Budget::Playouts(n)) => n,
            _ => 0,
        }
    }

    /// Each of these actions with so many games of the same luck.
    pub(crate) fn trials(&mut self, view: &G::View, actions: &[G::Action], games: usize) -> Vec<Trial<G::Action>> {
        match self {
            Inside::Rehearsing(rehearsal) => rehearsal.trials(view, actions, games),
            Inside::Judging(search) => search.trials(view, actions, games),
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
