//! One instant of a game, in the shape that OpenSpiel gave such things.

use std::ffi::CString;

use game::{Actor, Seat, Viewer};
use numpy::{IntoPyArray, PyArray1};
use pyo3::exceptions::{PyRuntimeError, PyUserWarning, PyValueError};
use pyo3::prelude::*;
use record::{RecordError, RecordTexts, game_of, with_game};

use crate::position::{Held, Position};
use crate::table::{self, Chosen};

/// Who acts when chance does, and when nobody does any more: the numbers of OpenSpiel.
const CHANCE: i32 = -1;
const TERMINAL: i32 = -4;

/// One instant of a game: who must move, what they may do, what it leads to.
///
/// The methods are those of OpenSpiel's `State`. What is dealt before the first step (sun groups, objective cards)
/// follows from the seed; everything after it is a chance node with exact probabilities. Without a seed, one is drawn.
#[pyclass(module = "khepri")]
pub(crate) struct State {
    position: Box<dyn Position>,
    history: Vec<usize>,
}

impl State {
    /// A game that began elsewhere.
    pub(crate) fn found(position: Box<dyn Position>) -> State {
        State { position, history: Vec::new() }
    }

    /// The seat of this number, or of whoever acts.
    fn seat(&self, player: Option<i32>) -> PyResult<Seat> {
        let player = player.unwrap_or_else(|| self.current_player());
        let seat = u8::try_from(player).ok().and_then(Seat::new).filter(|seat| seat.index() < self.position.seats());
        seat.ok_or_else(|| {
            PyValueError::new_err(format!("there is no player {player}: expected 0 to {}", self.position.seats() - 1))
        })
    }

    fn illegal(&self, action: i64) -> PyErr {
        PyValueError::new_err(format!("action {action} is not legal now: expected one of {:?}", self.position.legal()))
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, players=4, options=None, seed=None))]
    fn new(game: &str, players: usize, options: Option<Chosen>, seed: Option<u64>) -> PyResult<State> {
        let seed = some_seed(seed)?;
        let options = options.unwrap_or_default();
        let position: Box<dyn Position> = with_game!(table::game(game)?, G => {
            let options = table::options::<G>(players, &options)?;
            Box::new(Held::<G>::deal(&options, seed).map_err(|bad| PyRuntimeError::new_err(bad.to_string()))?)
        });
        Ok(State::found(position))
    }

    /// The game of a record, where it stands at its end; what was undone is left out. A last line that was cut off is
    /// left out with a warning. Of the actions before the record's end `history` tells nothing.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<State> {
        let mut texts = RecordTexts::new(text.as_bytes());
        let (Some(Ok(first)), None) = (texts.next(), texts.next()) else {
            return Err(PyValueError::new_err("expected one record, found several"));
        };
        let wrong = |bad: RecordError| PyValueError::new_err(bad.to_string());
        let text = first.map_err(wrong)?;
        let (position, warnings): (Box<dyn Position>, _) = with_game!(game_of(&text).map_err(wrong)?, G => {
            let (held, warnings) = Held::<G>::read(&text).map_err(wrong)?;
            (Box::new(held), warnings)
        });
        for warning in warnings {
            PyErr::warn(py, &py.get_type::<PyUserWarning>(), &CString::new(warning)?, 1)?;
        }
        Ok(State::found(position))
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.position.game()
    }

    /// How many play.
    fn num_players(&self) -> usize {
        self.position.seats()
    }

    /// How many numbers of actions there are.
    fn num_distinct_actions(&self) -> usize {
        self.position.sizes().1
    }

    /// Who must move: a seat from 0 on, -1 for chance, -4 when the game is over.
    fn current_player(&self) -> i32 {
        match self.position.to_act() {
            Some(Actor::Seat(seat)) => seat.index() as i32,
            Some(Actor::Chance) => CHANCE,
            None => TERMINAL,
        }
    }

    /// Whether chance must move.
    fn is_chance_node(&self) -> bool {
        self.current_player() == CHANCE
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        self.current_player() == TERMINAL
    }

    /// The numbers of what may be done now, rising: by a player or, at a chance node, by chance. For another player
    /// than the one to move: nothing.
    #[pyo3(signature = (player=None))]
    fn legal_actions(&self, player: Option<i32>) -> Vec<usize> {
        if player.is_some_and(|player| player != self.current_player()) { Vec::new() } else { self.position.legal() }
    }

    /// One for every action that may be taken by the player, or by whoever must move; else zero.
    #[pyo3(signature = (player=None))]
    fn legal_actions_mask<'py>(&self, py: Python<'py>, player: Option<i32>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.position.sizes().1];
        if !self.is_chance_node() {
            for action in self.legal_actions(player) {
                mask[action] = 1;
            }
        }
        mask.into_pyarray(py)
    }

    /// What chance may do now, each with its probability; they add up to 1. Nothing where a player must move.
    fn chance_outcomes(&self) -> Vec<(usize, f64)> {
        self.position.chances()
    }

    /// Plays an action. One that is not legal raises `ValueError` and changes nothing.
    fn apply_action(&mut self, action: i64) -> PyResult<()> {
        let number = usize::try_from(action).ok().filter(|number| self.position.apply(*number));
        self.history.push(number.ok_or_else(|| self.illegal(action))?);
        Ok(())
    }

    /// A copy of this state after an action.
    fn child(&self, action: i64) -> PyResult<State> {
        let mut child = self.clone();
        child.apply_action(action)?;
        Ok(child)
    }

    /// A copy of this state.
    fn clone(&self) -> State {
        State { position: self.position.copy(), history: self.history.clone() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// Each player's part of the win, all together 1; zeros while the game goes on.
    fn returns(&self) -> Vec<f64> {
        self.position.shares()
    }

    /// Each player's points as they stand.
    fn points(&self) -> Vec<i32> {
        self.position.points()
    }

    /// What a player sees, as numbers; without a player, what whoever must move sees.
    #[pyo3(signature = (player=None))]
    fn observation_tensor<'py>(&self, py: Python<'py>, player: Option<i32>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        Ok(self.position.observe(self.seat(player)?).into_pyarray(py))
    }

    /// What a player sees, as JSON; without a player, what whoever must move sees.
    #[pyo3(signature = (player=None))]
    fn observation_string(&self, player: Option<i32>) -> PyResult<String> {
        json(self.position.seen(Viewer::Seat(self.seat(player)?)))
    }

    /// What an action is, as records write it: `action_to_string(action)` or, as in OpenSpiel, with the player before it.
    #[pyo3(signature = (player_or_action, action=None))]
    fn action_to_string(&self, player_or_action: i64, action: Option<i64>) -> PyResult<String> {
        let action = action.unwrap_or(player_or_action);
        let text = usize::try_from(action).ok().and_then(|number| self.position.text(number));
        text.ok_or_else(|| self.illegal(action))
    }

    /// The actions so far, those of chance included.
    fn history(&self) -> Vec<usize> {
        self.history.clone()
    }

    /// The game so far as a record, which `khepri replay` and the pages read.
    fn record(&self) -> PyResult<String> {
        let nowhere =
            || PyValueError::new_err("a state that was drawn, or comes from a batch, does not know how it began");
        self.position.record().ok_or_else(nowhere)
    }

    /// A state that this player could be in, as far as the player knows: all that they see, and what is hidden from them
    /// drawn by lot. Whoever plans on such states uses nothing that the player does not know. Without a seed, one is drawn.
    #[pyo3(signature = (player, seed=None))]
    fn resample_from_infostate(&self, player: i32, seed: Option<u64>) -> PyResult<State> {
        Ok(State::found(self.position.imagined(self.seat(Some(player))?, some_seed(seed)?)))
    }

    /// What pickle keeps: the record, the actions, and whether the last of them waits for chance.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Kept)> {
        let restored = py.import("khepri._khepri")?.getattr("_restored")?;
        Ok((restored, (self.record()?, self.history(), self.is_chance_node())))
    }

    /// What everybody sees, as JSON.
    fn __str__(&self) -> PyResult<String> {
        json(self.position.seen(Viewer::Spectator))
    }

    fn __repr__(&self) -> String {
        let (game, players) = (self.position.game(), self.position.seats());
        format!("State({game}, {players} players, player {} to move)", self.current_player())
    }

    fn __eq__(&self, other: &State) -> bool {
        self.position.equals(other.position.as_ref())
    }
}

/// A record, the actions so far, and whether chance has yet to answer the last one, which no record holds.
type Kept = (String, Vec<usize>, bool);

/// The state that pickle kept.
#[pyfunction]
#[pyo3(name = "_restored")]
pub(crate) fn restored(py: Python<'_>, record: &str, history: Vec<usize>, open: bool) -> PyResult<State> {
    let mut state = State::from_record(py, record)?;
    if let (true, Some(last)) = (open, history.last()) {
        state.apply_action(*last as i64)?;
    }
    state.history = history;
    Ok(state)
}

/// The seed that was asked for, or any.
fn some_seed(seed: Option<u64>) -> PyResult<u64> {
    let fresh = || record::fresh_seed().map_err(|error| PyRuntimeError::new_err(error.to_string()));
    seed.map_or_else(fresh, Ok)
}

fn json(text: Result<String, serde_json::Error>) -> PyResult<String> {
    text.map_err(|error| PyRuntimeError::new_err(error.to_string()))
}
