//! Many games between bots at once: mirrored matches, a ladder with ratings, and what they come to.
//!
//! A deal is fixed by the seed and its number. It is played several times with the same luck and the bots in other
//! chairs, so that what differs is the play. Deals go to the threads one by one and are counted in whole numbers, in
//! their order: for bots that repeat themselves the result does not depend on the number of threads, nor on whether
//! the run was broken off and taken up again from its journal.

pub mod batch;
mod entrant;
mod error;
pub mod exec;
mod interval;
mod journal;
mod ladder;
mod leg;
mod luck;
mod mirrored;
mod ratings;
mod run;
mod standing;
mod table;
mod times;
mod twists;
mod what_if;

pub use entrant::{Entrant, bot_seed};
pub use error::{ArenaError, JournalError, Mishap};
pub use interval::{Interval, student};
pub use journal::seed_of;
pub use ladder::{Ladder, LadderReport, Mix, Rung};
pub use mirrored::{Match, MatchReport, WithoutLuck};
pub use run::Plan;
pub use table::{Answer, Outcome, ask, play_out};
pub use times::Times;
pub use what_if::{WHAT_IF_GAMES, WhatIfDifference, WhatIfPlan, WhatIfProgress, WhatIfReport, WhatIfSeat, what_if};
