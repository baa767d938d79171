//! Experiments with Ra: there are none, everything that could be changed is an option of the table.

use game::{ChangeWords, Language, NoChange, Seat, WhatIf};

use crate::State;

impl WhatIf for State {
    type Change = NoChange;

    const CHANGES: &'static [(&'static str, &'static str)] = &[];

    fn changes(&self) -> Vec<NoChange> {
        Vec::new()
    }

    fn read_change(_: &str) -> Result<NoChange, String> {
        Err("there is nothing to change in this game".to_owned())
    }

    fn changed(&self, change: NoChange) -> Option<Self> {
        match change {}
    }

    fn change_words(change: NoChange, _: Language) -> ChangeWords {
        match change {}
    }

    fn turn_number(&self) -> u32 {
        0
    }

    fn aims(&self, _: Seat, _: Language) -> Vec<&'static str> {
        Vec::new()
    }

    fn achieved(&self, _: Seat) -> u32 {
        0
    }
}
