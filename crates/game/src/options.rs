//! What a table agrees on before the game.

use std::fmt;

/// One option of a game, as a record, the command line and a lobby offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its name, as in `option scores open`.
    pub key: &'static str,
    /// Its values, as in `hidden|open`.
    pub values: &'static str,
    /// One sentence for people.
    pub meaning: &'static str,
    /// Whether a record gives it a line of its own (`turns 8`) instead of an `option` line.
    pub own_line: bool,
}

/// An option or a value of it that the game does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// There is no option of that name.
    #[error("there is no option `{key}`: expected one of {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// The names there are.
        known: String,
    },
    /// The option does not take that value.
    #[error("`{value}` is not a value of the option `{key}`: expected {expected}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What it takes.
        expected: &'static str,
    },
}

/// The options of one table, the number of players included.
pub trait GameOptions: Clone + fmt::Debug + PartialEq + Eq + Send + Sync + 'static {
    /// Every option but the number of players, in the order in which they are written.
    const SPECS: &'static [OptionSpec];

    /// The defaults for a table of that many; `None` if the game is not played so.
    fn for_players(players: usize) -> Option<Self>;

    /// What a table that people open begins with: what is usual there, where that is not what a record means that says
    /// nothing. Records write the difference.
    #[must_use]
    fn for_new_table(players: usize) -> Option<Self> {
        Self::for_players(players)
    }

    /// Whether a new table may be opened with them: records know values that no table is offered.
    ///
    /// # Errors
    /// The first option with such a value.
    fn may_open(&self) -> Result<(), BadOption> {
        Ok(())
    }

    /// How many play.
    fn players(&self) -> usize;

    /// Sets the option `SPECS[which]`; `false` and nothing changed if it does not take the value.
    fn set_value(&mut self, which: usize, value: &str) -> bool;

    /// The value of the option `SPECS[which]`, as it is written.
    fn value(&self, which: usize) -> String;

    /// Sets one option by name.
    ///
    /// # Errors
    /// If there is no such option or it does not take that value; then nothing is changed.
    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let Some(which) = Self::SPECS.iter().position(|spec| spec.key == key) else {
            let known: Vec<_> = Self::SPECS.iter().map(|spec| spec.key).collect();
            return Err(BadOption::Unknown { key: key.to_owned(), known: known.join(", ") });
        };
        let spec = &Self::SPECS[which];
        if self.set_value(which, value) {
            Ok(())
        } else {
            Err(BadOption::BadValue { key: spec.key, value: value.to_owned(), expected: spec.values })
        }
    }

    /// The options that differ from their defaults, with their values.
    fn changed(&self) -> Vec<(&'static OptionSpec, String)> {
        let default = Self::for_players(self.players());
        let differs = |which: usize| default.as_ref().is_none_or(|d| d.value(which) != self.value(which));
        let specs = Self::SPECS.iter().enumerate();
        specs.filter(|(which, _)| differs(*which)).map(|(which, spec)| (spec, self.value(which))).collect()
    }
}
