//! Ra for bots: what tiles and suns are worth, and the quick player built on it.

mod auction;
mod auctions;
mod features;
mod greedy;
mod hint;
mod plays;
mod slow;
mod value;
mod weights;

pub use auctions::Auctions;
pub use greedy::Greedy;
pub use hint::{Prize, Reason, Which};
pub use value::Appraisal;
pub use weights::Weights;
