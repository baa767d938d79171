//! What people are called where they have not said so, and what they are told when they have.

use crate::words::Words;

/// A name for somebody who has not chosen one.
#[must_use]
pub fn guest(words: Words, number: u32) -> String {
    // As text: a language would group the digits of a number.
    words.fill("people-guest", &[("number", number.to_string().into())])
}

/// Whether this is such a name: then nobody has chosen it.
#[must_use]
pub fn is_guest(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    game::Language::ALL.into_iter().any(|language| {
        let sample = guest(Words::of(language), 0);
        sample.split_once('0').is_some_and(|(before, after)| {
            name.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)).is_some_and(digits)
        })
    })
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

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn a_name_that_nobody_chose_is_known_in_every_language() {
        assert!(Language::ALL.into_iter().all(|language| is_guest(&guest(Words::of(language), 4711))));
        assert!(["", "Guest", "Guest Anna", "Guest 12b", "Anna 12"].into_iter().all(|name| !is_guest(name)));
    }
}
