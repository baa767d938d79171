//! Ra for bots: what tiles and suns are worth, and the quick player built on it.

mod auction;
mod features;
mod greedy;
mod hint;
mod plays;
mod slow;
mod value;
mod weights;

pub use greedy::Greedy;
pub use hint::{Reason, Rival, Which};
pub use value::Appraisal;
pub use weights::Weights;
