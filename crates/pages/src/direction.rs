//! Which texts could turn a sentence round? Names in scripts that run from right to left: they stand between marks that
//! keep their direction to themselves.

use std::borrow::Cow;

/// Begins a text with a direction of its own.
const ISOLATE: char = '\u{2068}';
/// Ends it.
const END: char = '\u{2069}';

/// The text as it can stand in a sentence. All our languages run from left to right, so that only what does not needs
/// marks; a text that has them already is left alone.
pub(crate) fn isolated(text: &str) -> Cow<'_, str> {
    if text.contains(ISOLATE) || !text.chars().any(turns) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(format!("{ISOLATE}{text}{END}"))
}

/// Names one after the other, in this order whatever their scripts; several bots of one name are told once, with their
/// number.
pub(crate) fn listed<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    let mut told: Vec<(&str, usize)> = Vec::new();
    for name in names {
        match told.iter_mut().find(|(known, _)| *known == name) {
            Some((_, times)) => *times += 1,
            None => told.push((name, 1)),
        }
    }
    let one = |(name, times): &(&'n str, usize)| match times {
        1 => isolated(name).into_owned(),
        _ => format!("{}\u{a0}×{times}", isolated(name)),
    };
    told.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A letter that is read from right to left, or a mark that says how its neighbours are.
fn turns(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_could_turn_its_neighbours_is_marked() {
        for name in ["Inês", "Дмитрий", "Zoë 2", "太郎", "ไทย", ""] {
            assert_eq!(isolated(name), name);
        }
        for name in ["אבי", "ليلى", "Max אבי", "a\u{202e}b"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }

    #[test]
    fn nothing_is_marked_twice_and_lists_keep_their_order() {
        let once = isolated("אבי").into_owned();
        assert_eq!(isolated(&once), once);
        assert_eq!(listed(["אבי", "Max"]), "\u{2068}אבי\u{2069}, Max");
    }
}
