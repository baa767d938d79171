//! What can be tried with the game of a film.

use arena::{WHAT_IF_GAMES, WhatIfPlan, WhatIfProgress, WhatIfReport, what_if};
use game::{BySeat, ChangeWords, Language};

use super::super::film::Film;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// The seed of every experiment: the same question gets the same answer.
const SEED: u64 = 1;

/// An experiment that is ready to be made.
pub(crate) type Work = Box<dyn FnOnce(&WhatIfProgress) -> Option<WhatIfReport> + Send>;

/// A game with which something can be tried, whichever it is.
pub(crate) trait Tries {
    /// Whether there is anything to try.
    fn has_experiments(&self) -> bool;
    /// The turns from whose beginning it can be played on; 0 is the set-up.
    fn turns(&self) -> Vec<u32>;
    /// What can be changed from the beginning of a turn: its text, and its words.
    fn offers(&self, turn: u32, language: Language) -> Vec<(String, ChangeWords)>;
    /// What each seat had set out to achieve.
    fn aims(&self, language: Language) -> BySeat<Vec<&'static str>>;
    /// Whether this can be tried.
    fn check(&self, turn: u32, change: Option<&str>) -> Result<(), Refusal>;
    /// The experiment, of so many games each way.
    fn experiment(&self, turn: u32, change: Option<&str>, games: u32) -> Result<Work, Refusal>;
}

impl<G: Hosted> Film<G> {
    /// The beginning of a turn.
    fn begin(&self, turn: u32) -> Option<G> {
        let (start, shots) = self.shots(0, self.last());
        let mut states = std::iter::once(start).chain(shots.into_iter().map(|shot| shot.after));
        states.find(|state| state.turn_number() == turn && state.to_act().is_some())
    }

    fn plan(&self, turn: u32, change: Option<&str>) -> Result<WhatIfPlan<G>, Refusal> {
        let bad = |why: String| Refusal::BadForm(why);
        let from = self.begin(turn).ok_or_else(|| bad("turn: none of this game".to_owned()))?;
        let change = change.map(G::read_change).transpose().map_err(|why| bad(format!("change: {why}")))?;
        if change.is_some_and(|change| from.changed(change).is_none()) {
            return Err(bad("change: none from there on".to_owned()));
        }
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Ok(WhatIfPlan { from, change, games: WHAT_IF_GAMES, seed: SEED, threads })
    }
}

impl<G: Hosted> Tries for Film<G> {
    fn has_experiments(&self) -> bool {
        !G::CHANGES.is_empty()
    }

    fn turns(&self) -> Vec<u32> {
        let (start, shots) = self.shots(0, self.last());
        let states = std::iter::once(start).chain(shots.into_iter().map(|shot| shot.after));
        let mut turns: Vec<u32> =
            states.filter(|state| state.to_act().is_some()).map(|state| state.turn_number()).collect();
        turns.dedup();
        turns
    }

    fn offers(&self, turn: u32, language: Language) -> Vec<(String, ChangeWords)> {
        let changes = self.begin(turn).map(|state| state.changes()).unwrap_or_default();
        changes.into_iter().map(|change| (change.to_string(), G::change_words(change, language))).collect()
    }

    fn aims(&self, language: Language) -> BySeat<Vec<&'static str>> {
        let start = self.state(0);
        BySeat::from_fn(start.seats(), |seat| start.aims(seat, language))
    }

    fn check(&self, turn: u32, change: Option<&str>) -> Result<(), Refusal> {
        self.plan(turn, change).map(|_| ())
    }

    fn experiment(&self, turn: u32, change: Option<&str>, games: u32) -> Result<Work, Refusal> {
        let plan = WhatIfPlan { games, ..self.plan(turn, change)? };
        Ok(Box::new(move |progress| what_if(&plan, progress)))
    }
}
