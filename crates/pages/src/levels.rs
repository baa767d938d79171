//! What the levels of the bots are called, and how strong each is.

use bots::Plays;

use crate::Words;
use crate::offer::Offer;

/// How many levels there are.
pub const LEVELS: usize = <ra::State as Plays>::LEVELS.len();

/// How strong each level is, from weakest to strongest.
const STRENGTHS: [&str; LEVELS] = [
    "level-farmer-word",
    "level-potter-word",
    "level-scribe-word",
    "level-vizier-word",
    "level-pharaoh-word",
    "level-khepri-word",
];

fn place(level: u8) -> usize {
    usize::from(level).clamp(1, LEVELS) - 1
}

/// What a bot of this level, 1 to 6, is called in this game: Farmer, Potter, Scribe, …
#[must_use]
pub fn name(words: Words, game: &str, level: u8) -> String {
    words.say(Offer::of(game).levels[place(level)])
}

/// How strong it is, in a word: easy, medium, …
#[must_use]
pub fn word(words: Words, level: u8) -> String {
    words.say(STRENGTHS[place(level)])
}

/// All levels, from weakest to strongest.
pub fn all() -> impl Iterator<Item = u8> {
    1..=LEVELS as u8
}

#[cfg(test)]
mod tests {
    use game::{Game, Language};

    use super::*;

    fn are_named<G: Game + Plays>() {
        let english = Words::of(Language::English);
        for (level, bot) in all().zip(&G::LEVELS) {
            assert_eq!(name(english, G::NAME, level), bot.name);
        }
    }

    #[test]
    fn the_names_are_those_of_the_bots_in_their_order() {
        are_named::<ra::State>();
        are_named::<rawsiko::State>();
    }
}
