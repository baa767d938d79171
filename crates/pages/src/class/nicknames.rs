//! Harmless nicknames in every language: an animal and where it lives.

use crate::Words;

/// All there are.
#[must_use]
pub fn all(words: Words) -> Vec<String> {
    let listed = |key: &str| words.say(key).split(',').map(|word| word.trim().to_owned()).collect::<Vec<_>>();
    let (animals, places) = (listed("class-nickname-animals"), listed("class-nickname-places"));
    let named = |animal: &String, place: &String| {
        words.fill("class-nickname-pattern", &[("animal", animal.as_str().into()), ("place", place.as_str().into())])
    };
    animals.iter().flat_map(|animal| places.iter().map(move |place| named(animal, place))).collect()
}
