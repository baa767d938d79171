//! What is said of a table beside what a step tells: what was missed, what was taken back.

use crate::words::Words;

/// So many steps were played at once, and the last of them follow in words.
#[must_use]
pub fn missed(words: Words, steps: usize) -> String {
    words.fill("news-missed", &[("n", steps.into())])
}

/// Somebody took a decision back.
#[must_use]
pub fn undone(words: Words) -> String {
    words.say("news-undone")
}
