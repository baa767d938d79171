//! RAWsiko for bots: what materials and assets are worth to a card, and the quick player built on it.

mod features;
mod greedy;
mod hint;
mod map;
mod plays;
mod slow;
mod value;
mod weights;

pub use greedy::Greedy;
pub use hint::{Army, Place, Reason};
pub use value::Appraisal;
pub use weights::Weights;
