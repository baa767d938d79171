//! What the levels of the bots are called, and what each is like.

use bots::Plays;

use crate::Words;

/// How many levels there are.
pub const LEVELS: usize = <ra::State as Plays>::LEVELS.len();

/// Name and word for each level, from weakest to strongest.
const KEYS: [(&str, &str); LEVELS] = [
    ("level-farmer", "level-farmer-word"),
    ("level-potter", "level-potter-word"),
    ("level-scribe", "level-scribe-word"),
    ("level-vizier", "level-vizier-word"),
    ("level-pharaoh", "level-pharaoh-word"),
    ("level-khepri", "level-khepri-word"),
];

fn keys(level: u8) -> (&'static str, &'static str) {
    KEYS[usize::from(level).clamp(1, LEVELS) - 1]
}

/// What a bot of this level, 1 to 6, is called: Farmer, Potter, Scribe, …
#[must_use]
pub fn name(words: Words, level: u8) -> String {
    words.say(keys(level).0)
}

/// How strong it is, in a word: gentle, fair, …
#[must_use]
pub fn word(words: Words, level: u8) -> String {
    words.say(keys(level).1)
}

/// All levels, from weakest to strongest.
pub fn all() -> impl Iterator<Item = u8> {
    1..=LEVELS as u8
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    #[test]
    fn the_names_are_those_of_the_bots_in_their_order() {
        let english = Words::of(Language::English);
        for (level, bot) in all().zip(&<ra::State as Plays>::LEVELS) {
            assert_eq!(name(english, level), bot.name);
        }
    }
}
