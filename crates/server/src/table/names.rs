//! What whoever sits in a chair is called, in the language of whoever looks.

use game::Language;
use pages::Words;

/// A bot by its level; numbered where there are several of them.
pub(crate) fn bot(game: &str, level: u8, language: Language, number: Option<usize>) -> String {
    let name = pages::levels::name(Words::of(language), game, level);
    match number {
        Some(number) => format!("{name} {number}"),
        None => name,
    }
}

/// A person.
pub(crate) fn person(name: Option<&str>, language: Language) -> String {
    name.map_or_else(|| pages::people::forgotten(Words::of(language)), str::to_owned)
}

/// One of several people round one screen: by the name that they were given, else by number.
pub(crate) fn at_one_screen(called: Option<&str>, language: Language, number: usize) -> String {
    called.map_or_else(|| pages::people::player(Words::of(language), number), str::to_owned)
}
