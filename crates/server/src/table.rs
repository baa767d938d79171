//! Live tables: each is owned by one task, and its log in the store is the only truth.

mod actor;
mod agreed;
mod ask;
mod called;
mod catch_up;
mod clock;
mod deeds;
mod finish;
mod hint;
mod lead;
mod lesson;
mod live;
pub(crate) mod log;
mod moment;
mod names;
mod orders;
mod presence;
mod proof;
mod registry;
mod seating;
mod sit;
mod summary;
mod thinking;
mod undo;

pub(crate) use agreed::{Agreed, lesson_of, of_class};
pub(crate) use ask::{Answer, Ask, Heeding, Held, Leading, Sitting, Watching};
pub(crate) use called::Called;
pub(crate) use finish::Opening;
pub(crate) use hint::Hinted;
pub(crate) use live::{Given, Phase, play};
pub(crate) use log::Sit;
pub(crate) use moment::{Look, Shown};
pub use proof::{Broken, Proved, STEP, prove};
pub(crate) use registry::{Opened, Tables};
pub(crate) use seating::{Owner, Seating};
pub(crate) use summary::{lesson_done, result, summary};
