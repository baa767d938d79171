//! What a table of RAWsiko agrees on.

use game::{BadOption, GameOptions, OptionSpec, notation};
use serde::Serialize;

use crate::Seating;

/// The fewest and the most turns a table agrees on.
pub const TURNS: std::ops::RangeInclusive<u8> = 3..=20;
/// The same for a game that was played: where the end was called, it may have had fewer.
const PLAYED_TURNS: std::ops::RangeInclusive<u8> = 1..=20;

/// How the continents find their players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SetupKind {
    /// The players choose them.
    #[default]
    Simple,
    /// They are dealt at random.
    Advanced,
}

/// Who begins a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// The first player passes on by one each turn.
    #[default]
    Passing,
    /// Always the first player of the first turn.
    Fixed,
}

/// How a third of the materials becomes whole assets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rounding {
    /// To the nearest whole number.
    #[default]
    Nearest,
    /// Down.
    Down,
}

/// Whether the others' cards are seen during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Objectives {
    /// Not before the end.
    #[default]
    Secret,
    /// By all.
    Open,
}

/// What a table of RAWsiko agrees on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    players: u8,
    turns: u8,
    /// How the continents find their players.
    pub setup: SetupKind,
    /// Whether each elimination shortens the game by a turn.
    pub stranglehold: bool,
    /// Whether the players trade with China before the scoring.
    pub china: bool,
    /// Who begins a turn.
    pub order: Order,
    /// Whether the last asset must stay in its territory.
    pub leave_one: bool,
    /// How a third of the materials becomes whole assets.
    pub rounding: Rounding,
    /// Whether the others' cards are seen during the game.
    pub objectives: Objectives,
}

impl Options {
    /// How many turns the game has, if nothing shortens it.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// The same options with fewer turns.
    pub(crate) const fn shortened(mut self, by: u8) -> Options {
        self.turns = self.turns.saturating_sub(by);
        self
    }

    /// How many assets that many different materials bring in.
    #[must_use]
    pub const fn income(&self, materials: u8) -> u8 {
        match self.rounding {
            Rounding::Nearest => (materials + 1) / 3,
            Rounding::Down => materials / 3,
        }
    }
}

const fn spec(key: &'static str, values: &'static str, meaning: &'static str) -> OptionSpec {
    OptionSpec { key, values, meaning, own_line: false }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "turns",
            values: "a number from 3 to 20",
            meaning: "how many turns the game has; by default twice the number of players",
            own_line: true,
        },
        spec("setup", "simple|advanced", "whether the continents are chosen or dealt"),
        spec("stranglehold", "on|off", "whether each elimination shortens the game by a turn"),
        spec("china", "on|off", "whether whoever is alone on a continent trades with China before the scoring"),
        spec("order", "passing|fixed", "whether the first player rotates each turn, or the same one always begins"),
        spec("leave-one", "on|off", "whether the last asset must stay in its territory"),
        spec("rounding", "nearest|down", "how a third of the materials becomes whole assets"),
        spec("objectives", "secret|open", "whether the others' cards are seen before the end"),
    ];

    fn for_players(players: usize) -> Option<Self> {
        let seating = Seating::of(players)?;
        Some(Options {
            players: seating.players,
            turns: seating.turns,
            setup: SetupKind::default(),
            stranglehold: false,
            china: false,
            order: Order::default(),
            leave_one: false,
            rounding: Rounding::default(),
            objectives: Objectives::default(),
        })
    }

    /// The manual knows no passing on of the first turn.
    fn for_new_table(players: usize) -> Option<Self> {
        Some(Options { order: Order::Fixed, ..Self::for_players(players)? })
    }

    /// Records go down to a turn: so many are left where the end was called.
    fn may_open(&self) -> Result<(), BadOption> {
        let spec = &Self::SPECS[0];
        if TURNS.contains(&self.turns) {
            return Ok(());
        }
        Err(BadOption::BadValue { key: spec.key, value: self.turns.to_string(), expected: spec.values })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn set_value(&mut self, which: usize, value: &str) -> bool {
        match (Self::SPECS[which].key, value) {
            ("turns", number) => match notation::number(number) {
                Some(turns) if PLAYED_TURNS.contains(&turns) => self.turns = turns,
                _ => return false,
            },
            ("setup", "simple") => self.setup = SetupKind::Simple,
            ("setup", "advanced") => self.setup = SetupKind::Advanced,
            ("stranglehold", "on" | "off") => self.stranglehold = value == "on",
            ("china", "on" | "off") => self.china = value == "on",
            ("order", "passing") => self.order = Order::Passing,
            ("order", "fixed") => self.order = Order::Fixed,
            ("leave-one", "on" | "off") => self.leave_one = value == "on",
            ("rounding", "nearest") => self.rounding = Rounding::Nearest,
            ("rounding", "down") => self.rounding = Rounding::Down,
            ("objectives", "secret") => self.objectives = Objectives::Secret,
            ("objectives", "open") => self.objectives = Objectives::Open,
            _ => return false,
        }
        true
    }

    fn value(&self, which: usize) -> String {
        let on = |set: bool| if set { "on" } else { "off" };
        let value = match Self::SPECS[which].key {
            "turns" => return self.turns.to_string(),
            "setup" if self.setup == SetupKind::Simple => "simple",
            "setup" => "advanced",
            "stranglehold" => on(self.stranglehold),
            "china" => on(self.china),
            "order" if self.order == Order::Passing => "passing",
            "order" => "fixed",
            "leave-one" => on(self.leave_one),
            "rounding" if self.rounding == Rounding::Nearest => "nearest",
            "rounding" => "down",
            _ if self.objectives == Objectives::Secret => "secret",
            _ => "open",
        };
        value.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_of_the_materials_comes_in() {
        let mut options = Options::for_players(4).expect("4 play");
        let income = |options: &Options| (0..=9).map(|n| options.income(n)).collect::<Vec<_>>();
        assert_eq!(income(&options), [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
        options.rounding = Rounding::Down;
        assert_eq!(income(&options), [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
    }

    #[test]
    fn a_new_table_has_the_order_of_the_manual_and_writes_it() {
        let written = |options: Options| options.changed().into_iter().map(|(spec, value)| (spec.key, value));
        let new: Vec<_> = Options::for_new_table(4).into_iter().flat_map(written).collect();
        assert_eq!(new, [("order", "fixed".to_owned())]);
        assert_eq!(Options::for_players(4).map(|options| options.order), Some(Order::Passing), "what is not written");
    }

    #[test]
    fn a_new_table_has_three_to_twenty_turns_and_a_record_fewer() {
        let mut options = Options::for_new_table(3).expect("3 play");
        assert_eq!(options.may_open(), Ok(()), "as many as usual");
        for (turns, opens) in [("1", false), ("2", false), ("3", true), ("20", true)] {
            assert_eq!(options.set("turns", turns), Ok(()), "{turns}");
            assert_eq!(options.may_open().is_ok(), opens, "{turns}");
        }
    }

    #[test]
    fn every_value_that_is_offered_is_taken_and_given_back() {
        let mut options = Options::for_players(3).expect("3 play");
        for (which, spec) in Options::SPECS.iter().enumerate() {
            for value in spec.values.split('|').filter(|_| !spec.own_line).chain(spec.own_line.then_some("20")) {
                assert!(options.set_value(which, value), "{} {value}", spec.key);
                assert_eq!(options.value(which), value);
            }
            assert!(!options.set_value(which, "perhaps"), "{}", spec.key);
        }
    }
}
