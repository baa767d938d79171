//! Which game at which table: what Python asks for, checked.

use std::collections::BTreeMap;

use game::{Game, GameOptions};
use pyo3::PyResult;
use pyo3::exceptions::PyValueError;
use record::GameId;

/// Options by name, as Python gives them.
pub(crate) type Chosen = BTreeMap<String, String>;

/// The game of this name.
pub(crate) fn game(name: &str) -> PyResult<GameId> {
    GameId::from_name(name)
        .ok_or_else(|| PyValueError::new_err(format!("there is no game `{name}`: expected {}", GameId::names())))
}

/// The options of a table of that many, all else as usual but for what was chosen.
pub(crate) fn options<G: Game>(players: usize, chosen: &Chosen) -> PyResult<G::Options> {
    let (fewest, most) = (G::SEATS.start(), G::SEATS.end());
    let mut options = G::Options::for_players(players).ok_or_else(|| {
        PyValueError::new_err(format!("{players} cannot play {}: expected {fewest} to {most} players", G::NAME))
    })?;
    for (key, value) in chosen {
        options.set(key, value).map_err(|bad| PyValueError::new_err(bad.to_string()))?;
    }
    Ok(options)
}
