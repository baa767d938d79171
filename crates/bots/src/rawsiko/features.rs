//! RAWsiko in numbers: what a net sees, and what it can say.

mod index;
mod observe;

use game::{Game, Seat, Viewer};
use rawsiko::{Action, State};

use crate::features::{Features, Sheet};

impl Features for State {
    const VERSION: u32 = 1;
    const OBSERVATION: usize = observe::OBSERVATION;
    const ACTIONS: usize = index::ACTIONS;
    const SECRETS: bool = true;

    fn observe(&self, seat: Seat, sheet: &mut impl Sheet) {
        observe::observe(&self.view(Viewer::Seat(seat)), seat, sheet);
    }

    fn index(&self, action: Action) -> usize {
        index::index(self, action)
    }

    fn action_names() -> Vec<String> {
        index::names()
    }
}
