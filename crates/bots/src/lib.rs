//! Programs that play: random, greedy, search, and the levels people choose from.
//!
//! A [`Bot`] sees a view and the legal actions, nothing else. Programs that plan complete the view to states it could be
//! of ([`game::Game::complete`]) and plan on those, so what a player may not know, a bot cannot know.

mod ahead;
mod bot;
mod dice;
pub mod features;
mod hear;
mod hint;
mod level;
pub mod net;
mod plays;
mod policy;
pub mod ra;
pub mod rawsiko;
mod search;
mod slow;
mod trial;

pub use ahead::{Ahead, Next};
pub use bot::Bot;
pub use dice::Dice;
pub use features::Features;
pub use hear::Hear;
pub use hint::{Hint, Hints, hint, trials};
pub use level::{Level, NoSuchBot, PolicyBot, Spec};
pub use plays::{Plays, prospects};
pub use policy::{Policy, RandomPolicy};
pub use search::{Budget, Opinion, Search, Thinking};
pub use slow::{Obeyed, Slow};
pub use trial::{Lead, Trial};
