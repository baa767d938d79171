//! Who went, and who came back? In sentences for those who do not see the chairs.

use game::BySeat;

use crate::scene::{Chair, Sitter};
use crate::words::Words;

/// What is said when people at a table go or come back; nothing about bots, about whoever moved to or from a chair, and
/// about the viewer.
#[must_use]
pub fn comings(words: Words, before: &BySeat<Chair>, now: &BySeat<Chair>) -> String {
    let sentence = |(before, now): (&Chair, &Chair)| match (&before.sitter, &now.sitter) {
        (Sitter::Person { here: was }, Sitter::Person { here }) if was != here && !now.mine => {
            Some(words.fill(if *here { "table-came" } else { "table-went" }, &[("name", now.name.as_str().into())]))
        }
        _ => None,
    };
    let sentences: Vec<String> = before.values().zip(now.values()).filter_map(sentence).collect();
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use game::Language;

    use super::*;

    fn chairs(sitters: [Sitter; 4]) -> BySeat<Chair> {
        let names = ["Me", "Anna", "Bela", "Scribe"];
        let chair =
            |(name, sitter): (&str, Sitter)| Chair { name: name.to_owned(), avatar: None, sitter, mine: name == "Me" };
        BySeat::from_values(names.into_iter().zip(sitters).map(chair)).expect("four chairs")
    }

    #[test]
    fn only_other_people_are_spoken_of_and_only_when_they_go_or_come() {
        let person = |here| Sitter::Person { here };
        let before = chairs([person(false), person(true), person(false), Sitter::Bot(2)]);
        let after = chairs([person(true), person(false), person(true), Sitter::StandIn(2)]);
        let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
        let words = Words::of(Language::English);
        assert_eq!(plain(comings(words, &before, &after)), "Anna is away. Bela is back.");
        assert_eq!(comings(words, &after, &after), "");
        let left = chairs([person(true), Sitter::StandIn(1), person(true), Sitter::Bot(2)]);
        assert_eq!(comings(words, &after, &left), "", "whoever left is told by the game itself");
    }
}
