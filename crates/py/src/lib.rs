//! The games for Python: a thin module over `game`, `bots` and `arena`.
//!
//! It knows no game by name: `with_game!` turns one into a type, and from there on everything is behind the traits of
//! `position.rs` and `batch.rs`. What Python people see stands in `python/khepri`.

mod batch;
mod features;
mod position;
mod state;
mod table;

use pyo3::prelude::*;

/// The part of `khepri` that is written in Rust.
#[pymodule]
mod _khepri {
    #[pymodule_export]
    use super::batch::RawBatch;
    #[pymodule_export]
    use super::features::{Features, features, games};
    #[pymodule_export]
    use super::state::{State, restored};

    use super::{Bound, PyModule, PyModuleMethods, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("MAX_SEATS", game::MAX_SEATS)?;
        module.add("NOBODY", arena::batch::NOBODY)
    }
}
