//! What people are called where they have not said so, and what they are told when they have.

use crate::words::Words;

/// A name for somebody who has not chosen one.
#[must_use]
pub fn guest(words: Words, number: u32) -> String {
    // As text: a language would group the digits of a number.
    words.fill("people-guest", &[("number", number.to_string().into())])
}

/// One of several round one screen.
#[must_use]
pub fn player(words: Words, number: usize) -> String {
    words.fill("people-player", &[("number", number.to_string().into())])
}

/// Somebody who asked to be forgotten.
#[must_use]
pub fn forgotten(words: Words) -> String {
    words.say("people-forgotten")
}

/// What is said when a name was kept.
#[must_use]
pub fn name_kept(words: Words) -> String {
    words.say("people-name-kept")
}

/// What is said when the other devices were signed out.
#[must_use]
pub fn signed_out(words: Words) -> String {
    words.say("people-signed-out")
}

/// What is said when a picture was kept.
#[must_use]
pub fn avatar_kept(words: Words) -> String {
    words.say("avatar-kept")
}
