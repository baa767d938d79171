//! What whoever sits in a chair is called, in the language of whoever looks.

use game::Language;
use pages::Words;

/// A bot by its level; numbered where there are several of them.
pub(crate) fn bot(level: u8, language: Language, number: Option<usize>) -> String {
    numbered(pages::levels::name(Words::of(language), level), number)
}

/// A person; numbered where they have several chairs.
pub(crate) fn person(name: Option<&str>, language: Language, number: Option<usize>) -> String {
    let name = name.map_or_else(|| pages::people::forgotten(Words::of(language)), str::to_owned);
    numbered(name, number)
}

fn numbered(name: String, number: Option<usize>) -> String {
    match number {
        Some(number) => format!("{name} {number}"),
        None => name,
    }
}
