//! Thousands of games side by side, into the arrays of NumPy.

use std::sync::{Mutex, PoisonError};

use arena::batch::{Batch, BatchError, Luck, Rows, Terms};
use bots::{Features, Plays, Spec};
use game::notation::Notation;
use half::f16;
use numpy::{AsSliceError, PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use record::with_game;

use crate::position::{Held, Position};
use crate::state::State;
use crate::table::{self, Chosen};

/// More games side by side are a slip of the pen, and would take all memory.
const MOST_GAMES: usize = 1 << 20;

/// What a batch asks of a game.
trait Games: Send {
    fn games(&self) -> usize;
    fn sizes(&self) -> (usize, usize);
    fn show(&mut self, rows: Rows<'_>) -> Result<(), BatchError>;
    fn step(&mut self, actions: &[u16], rows: Rows<'_>) -> Result<(), BatchError>;
    fn position(&self, game: usize) -> Option<Box<dyn Position>>;
}

impl<G: Plays + Features + Notation> Games for Batch<G> {
    fn games(&self) -> usize {
        Batch::games(self)
    }

    fn sizes(&self) -> (usize, usize) {
        (G::OBSERVATION, G::ACTIONS)
    }

    fn show(&mut self, rows: Rows<'_>) -> Result<(), BatchError> {
        Batch::show(self, rows)
    }

    fn step(&mut self, actions: &[u16], rows: Rows<'_>) -> Result<(), BatchError> {
        Batch::step(self, actions, rows)
    }

    fn position(&self, game: usize) -> Option<Box<dyn Position>> {
        let state = self.state(game)?;
        Some(Box::new(Held::found(state.clone())))
    }
}

/// Games side by side, without arrays of their own: `khepri.Batch` adds those.
#[pyclass(frozen, module = "khepri")]
pub(crate) struct RawBatch {
    /// One step at a time, whoever asks. Only taken where the interpreter's lock is not held: who waits, waits alone.
    games: Mutex<Box<dyn Games>>,
    /// How many games, how many numbers an observation has, how many actions there are.
    #[pyo3(get)]
    sizes: (usize, usize, usize),
    pool: ThreadPool,
}

impl RawBatch {
    /// Does something with the games on the threads of the batch, while Python does something else.
    fn on_threads<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut dyn Games) -> T + Send) -> T {
        py.detach(|| {
            // Steps keep the games whole or do not happen, so a broken one leaves nothing half done.
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            let games = games.as_mut();
            self.pool.install(|| work(games))
        })
    }
}

/// The arrays of `khepri.Batch`, borrowed for one step.
#[derive(FromPyObject)]
struct Arrays<'py> {
    observations: PyReadwriteArray2<'py, f32>,
    masks: PyReadwriteArray2<'py, u8>,
    seats: PyReadwriteArray1<'py, u8>,
    players: PyReadwriteArray1<'py, u8>,
    heroes: PyReadwriteArray1<'py, u8>,
    done: PyReadwriteArray1<'py, u8>,
    shares: PyReadwriteArray2<'py, f32>,
    points: PyReadwriteArray2<'py, f32>,
    luck_observations: PyReadwriteArray2<'py, f16>,
    luck_games: PyReadwriteArray1<'py, i32>,
    luck_seats: PyReadwriteArray1<'py, u8>,
    luck_players: PyReadwriteArray1<'py, u8>,
    luck_factors: PyReadwriteArray1<'py, f32>,
    luck_shares: PyReadwriteArray2<'py, f32>,
    luck_points: PyReadwriteArray2<'py, f32>,
    luck_used: PyReadwriteArray1<'py, i32>,
}

impl Arrays<'_> {
    fn rows(&mut self) -> Result<Rows<'_>, AsSliceError> {
        let luck = match self.luck_used.as_slice_mut()? {
            [used] if !self.luck_factors.as_slice_mut()?.is_empty() => Some(Luck {
                observations: self.luck_observations.as_slice_mut()?,
                games: self.luck_games.as_slice_mut()?,
                seats: self.luck_seats.as_slice_mut()?,
                players: self.luck_players.as_slice_mut()?,
                factors: self.luck_factors.as_slice_mut()?,
                shares: self.luck_shares.as_slice_mut()?,
                points: self.luck_points.as_slice_mut()?,
                used,
            }),
            // Nobody asked what chance might have done.
            _ => None,
        };
        Ok(Rows {
            observations: self.observations.as_slice_mut()?,
            masks: self.masks.as_slice_mut()?,
            seats: self.seats.as_slice_mut()?,
            players: self.players.as_slice_mut()?,
            heroes: self.heroes.as_slice_mut()?,
            done: self.done.as_slice_mut()?,
            shares: self.shares.as_slice_mut()?,
            points: self.points.as_slice_mut()?,
            luck,
        })
    }
}

#[pymethods]
impl RawBatch {
    #[new]
    #[pyo3(signature = (game, games, players, options, seed, field, field_share, spread, threads))]
    #[expect(clippy::too_many_arguments, reason = "Python gives them by name, from one place")]
    fn new(
        game: &str,
        games: usize,
        players: Vec<usize>,
        options: Chosen,
        seed: u64,
        field: Option<&str>,
        field_share: f32,
        spread: u32,
        threads: usize,
    ) -> PyResult<RawBatch> {
        if games > MOST_GAMES {
            return Err(PyValueError::new_err(format!("{games} games are too many: expected at most {MOST_GAMES}")));
        }
        if !(0.0..=1.0).contains(&field_share) {
            return Err(PyValueError::new_err(format!("a share of {field_share} cannot be: expected 0 to 1")));
        }
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let games: Box<dyn Games> = with_game!(table::game(game)?, G => {
            let tables = players.iter().map(|players| table::options::<G>(*players, &options));
            let field = field.map(Spec::parse::<G>).transpose();
            let terms = Terms::<G> {
                options: tables.collect::<PyResult<_>>()?,
                seed,
                field: field.map_err(|bad| PyValueError::new_err(bad.to_string()))?,
                field_share,
                spread,
            };
            Box::new(pool.install(|| Batch::new(games, terms)).map_err(refused)?)
        });
        let (observation, actions) = games.sizes();
        Ok(RawBatch { sizes: (games.games(), observation, actions), games: Mutex::new(games), pool })
    }

    /// Shows every game as it is, in the arrays.
    fn show(&self, py: Python<'_>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let rows = arrays.rows()?;
        self.on_threads(py, |games| games.show(rows)).map_err(refused)
    }

    /// Plays one action in every game and shows the next decisions, in the arrays.
    fn step(&self, py: Python<'_>, actions: PyReadonlyArray1<'_, u16>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        let rows = arrays.rows()?;
        self.on_threads(py, |games| games.step(actions, rows)).map_err(refused)
    }

    /// A copy of the game of this number.
    fn state(&self, py: Python<'_>, game: usize) -> PyResult<State> {
        let found = self.on_threads(py, |games| games.position(game));
        let none = || PyIndexError::new_err(format!("there is no game {game}: the batch has {}", self.sizes.0));
        found.map(State::found).ok_or_else(none)
    }
}

fn refused(error: BatchError) -> PyErr {
    PyValueError::new_err(error.to_string())
}
