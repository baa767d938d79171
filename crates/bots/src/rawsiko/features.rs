//! RAWsiko in numbers: what a net sees, and what it can say.

mod advice;
mod index;
mod observe;

use game::{Game, Seat, Viewer};
use rawsiko::{Action, State};

use crate::features::{Features, Sheet};

impl Features for State {
    const VERSION: u32 = 2;
    const OBSERVATION: usize = observe::OBSERVATION + advice::ADVICE;
    const ACTIONS: usize = index::ACTIONS;
    const SECRETS: bool = true;
    const ADVISED: bool = true;

    fn observe(&self, seat: Seat, sheet: &mut impl Sheet) {
        observe::observe(&self.view(Viewer::Seat(seat)), seat, sheet);
        advice::advise(self, seat, sheet);
    }

    fn index(&self, action: Action) -> usize {
        index::index(self, action)
    }

    fn action_names() -> Vec<String> {
        index::names()
    }
}
