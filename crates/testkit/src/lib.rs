//! What tests of every game share: random games, the conformance suite, the playthrough writer, files of weights.
//!
//! For tests only. It knows no game: a game's own tests hand theirs in.

mod conformance;
mod golden;
mod playthrough;
mod random;
mod weights;

pub use conformance::{conforms, conforms_on};
pub use golden::assert_golden;
pub use playthrough::playthrough;
pub use random::{Random, RandomGame};
pub use weights::{NetShape, Tensor, Weights};
