//! What somebody missed who saw a table at an earlier version.

use std::sync::Arc;

use super::live::{Live, Trodden};
use super::log::Entry;
use super::moment::{Change, Moment, News, Shown};
use crate::games::Hosted;

/// Up to so many missed steps are shown one by one; more, as one whole picture.
const ONE_BY_ONE: usize = 40;

/// What was missed.
pub(crate) enum Missed {
    /// These moments bring the page up to date.
    Moments(Vec<Arc<dyn Shown>>),
    /// The page must be fetched anew.
    Page,
}

impl<G: Hosted> Live<G> {
    /// Whether a page at this version must be fetched anew: no moment brings it up to date.
    pub(crate) fn outdates(&self, from: u64) -> bool {
        from != self.version && (self.game.is_none() || from > self.version || from < self.dealt_at())
    }

    /// What somebody missed who saw this version.
    pub(crate) fn since(&self, from: u64) -> Missed {
        if from == self.version {
            return Missed::Moments(Vec::new());
        }
        let Some(game) = self.game.as_ref().filter(|_| !self.outdates(from)) else { return Missed::Page };
        let first = game.entries.iter().position(|kept| u64::from(kept.version) > from);
        let missed = first.map_or(&[][..], |first| &game.entries[first..]);
        let told = missed.len() <= ONE_BY_ONE && missed.iter().all(|kept| kept.step.is_some());
        if !told {
            return self.at_once(from);
        }
        match self.replayed(from, first.unwrap_or(game.entries.len())) {
            Some(moments) => Missed::Moments(moments),
            None => self.at_once(from),
        }
    }

    /// One whole picture, and in words what led to it.
    fn at_once(&self, from: u64) -> Missed {
        let later = |trodden: &&Trodden| {
            let game = self.game.as_ref();
            let kept = game.and_then(|game| game.entries.get(trodden.number as usize - 1));
            kept.is_some_and(|kept| u64::from(kept.version) > from)
        };
        let steps = self.game.as_ref().map_or(0, |game| game.path.iter().rev().take_while(later).count());
        let news = if steps == 0 { News::Undone } else { News::Missed(steps) };
        Missed::Moments(vec![Arc::new(Moment { news, ..Moment::whole(self) })])
    }

    /// The version at which the game was dealt.
    fn dealt_at(&self) -> u64 {
        let game = self.game.as_ref();
        let first = game.and_then(|game| game.entries.get(game.given)).map(|kept| u64::from(kept.version) - 1);
        // Before the first step only chairs can have changed, and pages show them.
        first.unwrap_or(self.changed)
    }

    /// The moments from this line of play on, and how the table is now.
    fn replayed(&self, from: u64, first: usize) -> Option<Vec<Arc<dyn Shown>>> {
        let game = self.game.as_ref()?;
        let mut live = self.clone();
        let entries = &game.entries[first..];
        // Without an undo among them, the last steps of the path are the missed ones.
        let kept = game.path.len().checked_sub(entries.len())?;
        let to = kept.checked_sub(1).map_or(0, |index| game.path[index].number);
        live.take(&Entry::Undo(to)).ok()?;
        live.over = false;
        let mut moments: Vec<Arc<dyn Shown>> = Vec::new();
        let mut entries = entries.iter().peekable();
        // A moment for every line, so that nobody wonders whether something is missing.
        for version in from + 1..=self.version {
            let moment = if version == self.version && entries.peek().is_none() {
                Moment::of(self, Vec::new(), Change::Parts)
            } else {
                let entry = entries.next_if(|entry| u64::from(entry.version) == version);
                let late = entry.filter(|entry| entry.late).and(live.to_act());
                let step = entry.map(|entry| entry.step);
                let events = step.map(|step| live.take(&Entry::Step(step?)).ok()).unwrap_or(Some(Vec::new()))?;
                // What clocks show and what was asked for is as it is now, not as it was.
                let now = Moment::of(self, Vec::new(), Change::Parts);
                let (clocks, orders) = (now.clocks, now.orders);
                Moment { version, late, clocks, orders, ..Moment::of(&live, events, Change::Parts) }
            };
            moments.push(Arc::new(moment));
        }
        Some(moments)
    }
}
