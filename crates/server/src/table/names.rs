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

/// A person. Where they have several chairs others sit round the same screen, whose names nobody knows: these go by
/// number.
pub(crate) fn person(name: Option<&str>, language: Language, number: Option<usize>) -> String {
    let words = Words::of(language);
    match (number, name) {
        (Some(number), _) => pages::people::player(words, number),
        (None, Some(name)) => name.to_owned(),
        (None, None) => pages::people::forgotten(words),
    }
}
