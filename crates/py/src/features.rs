//! What the numbers of observations and actions stand for.

use bots::Dice;
use bots::features::observation_names;
use game::GameOptions;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use record::{GameId, with_game};

use crate::table;

/// What the numbers of observations and actions of a game stand for.
///
/// A net's weights mean something only for the version they were trained on: store it with every checkpoint, and
/// compare it when you load one.
#[pyclass(frozen, get_all, module = "khepri")]
pub(crate) struct Features {
    /// The name of the game.
    game: &'static str,
    /// Counts the changes of what the numbers mean.
    version: u32,
    /// The fewest and the most who can play.
    players: (usize, usize),
    /// What each number of an observation is, in their order.
    observation: Vec<String>,
    /// What each number of an action is, in their order.
    actions: Vec<String>,
    /// Whether an observation ends with what the quick player thinks of every action, a number each.
    advised: bool,
}

#[pymethods]
impl Features {
    fn __repr__(&self) -> String {
        let (observation, actions) = (self.observation.len(), self.actions.len());
        format!("Features({}, version {}: {observation} numbers, {actions} actions)", self.game, self.version)
    }
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GameId::ALL.map(GameId::name).to_vec()
}

/// What the numbers of observations and actions of this game stand for.
#[pyfunction]
pub(crate) fn features(game: &str) -> PyResult<Features> {
    with_game!(table::game(game)?, G => of::<G>())
}

fn of<G: bots::Features>() -> PyResult<Features> {
    let most = *G::SEATS.end();
    // The names are the same in every state: any will do.
    let state = G::Options::for_players(most).and_then(|options| {
        let deal = G::deal(&options, &mut Dice::new(0));
        G::start(&options, &deal.setup).ok()
    });
    let state = state.ok_or_else(|| PyRuntimeError::new_err(format!("{} does not begin", G::NAME)))?;
    Ok(Features {
        game: G::NAME,
        version: G::VERSION,
        players: (*G::SEATS.start(), most),
        observation: observation_names(&state),
        actions: G::action_names(),
        advised: G::ADVISED,
    })
}
