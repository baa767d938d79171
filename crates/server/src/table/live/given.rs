//! What was played before a game came to this table.

use game::notation::{Step, Words};

use crate::games::Hosted;
use crate::table::log::Entry;

/// What was played before a game came to this table.
#[derive(Clone, Debug)]
pub(crate) struct Given<G: Hosted> {
    /// The lines of its set-up.
    pub(crate) setup: Vec<(String, String)>,
    /// Its steps.
    pub(crate) steps: Vec<Step<G::Action>>,
}

impl<G: Hosted> Given<G> {
    pub(super) fn read_setup(&self, options: &G::Options) -> Result<G::Setup, String> {
        let line = |key: &str| self.setup.iter().find(|(name, _)| name == key).map(|(_, value)| Words::new(value));
        G::read_setup(options, line).map_err(|fault| format!("its set-up: {fault:?}"))
    }

    /// The lines of a log that begins with it.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry<G::Action>> {
        let setup = self.setup.iter().map(|(key, value)| Entry::Setup(key.clone(), value.clone()));
        setup.chain(self.steps.iter().map(|step| Entry::Given(*step)))
    }
}
