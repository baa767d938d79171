//! Which names people may have: short, plain, and none that would hurt somebody who reads the lobby.

use game::Language;
use pages::Words;

/// The longest name, in letters.
pub(crate) const LONGEST: usize = 24;

/// How many marks one letter may carry: as many as any writing needs.
const MOST_MARKS: usize = 2;

/// The name as it is shown, if it can be used.
pub(crate) fn cleaned(name: &str) -> Option<String> {
    plain(name).filter(|name| !rude(name) && !is_bots(name))
}

/// The same for a name that only its owner reads.
pub(crate) fn plain(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|c| !unseen(*c)).collect();
    let words = plain.split_whitespace().map(unstacked).filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    (1..=LONGEST).contains(&length).then_some(name)
}

/// What is not seen, or turns the writing of its neighbours round.
fn unseen(c: char) -> bool {
    (c.is_control() && c != '\t')
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// A mark that is drawn onto the letter before it.
fn mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{6d6}'..='\u{6dc}' | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{302a}'..='\u{302f}'
        | '\u{fe20}'..='\u{fe2f}')
}

/// A word without marks that have no letter, or that would tower over the line.
fn unstacked(word: &str) -> String {
    let mut marks = MOST_MARKS;
    let mut fits = |c: &char| {
        marks = if mark(*c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    word.chars().filter(|c| fits(c)).collect()
}

/// Whether a bot is called so in any language, numbered or not.
fn is_bots(name: &str) -> bool {
    let name = alike(name.trim_end_matches(|c: char| c.is_ascii_digit() || c.is_whitespace()));
    let called =
        |language, game| pages::levels::all().map(move |level| pages::levels::name(Words::of(language), game, level));
    let games = || pages::offer::Offer::all().map(|offer| offer.name);
    let all = Language::ALL.into_iter().flat_map(|language| games().flat_map(move |game| called(language, game)));
    all.into_iter().any(|bot| alike(&bot) == name)
}

/// Words that are refused: one a line; with `*` anywhere in a word, else whole words only.
const RUDE: &str = include_str!("rude.txt");

fn rude(name: &str) -> bool {
    let words: Vec<String> = name.split(|c: char| c.is_whitespace() || "-_.,/".contains(c)).map(alike).collect();
    let joined: String = words.concat();
    RUDE.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).any(|line| {
        match line.strip_suffix('*') {
            Some(part) => joined.contains(&alike(part)),
            None => {
                let word = alike(line);
                joined == word || words.contains(&word)
            }
        }
    })
}

/// The letters without accents, capitals, doublings, and digits that stand for letters.
fn alike(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars().flat_map(char::to_lowercase) {
        let c = match c {
            '0' | 'ö' | 'ó' | 'ò' | 'ô' | 'õ' | 'о' => 'o',
            '1' | '!' | '|' | 'í' | 'ì' | 'î' | 'ï' | 'і' => 'i',
            '3' | 'é' | 'è' | 'ê' | 'ë' | 'е' | 'ё' | '€' => 'e',
            '4' | '@' | 'á' | 'à' | 'â' | 'ã' | 'ä' | 'а' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            'ú' | 'ù' | 'û' | 'ü' => 'u',
            'ç' | 'с' => 'c',
            'ñ' => 'n',
            'р' => 'p',
            'х' => 'x',
            'у' => 'y',
            'к' => 'k',
            'м' => 'm',
            'т' => 't',
            'в' => 'b',
            'н' => 'h',
            other => other,
        };
        if c.is_alphanumeric() && !plain.ends_with(c) {
            plain.push(c);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_measured() {
        assert_eq!(cleaned("  Anna   Maria "), Some("Anna Maria".to_owned()));
        assert_eq!(cleaned("Ан\u{202e}на\u{200b}"), Some("Анна".to_owned()));
        assert_eq!(cleaned("a\u{7}b\n"), Some("ab".to_owned()));
        assert_eq!(cleaned(" \u{200b} "), None);
        assert_eq!(cleaned(&"x".repeat(25)), None);
        assert_eq!(cleaned(&"я".repeat(24)).map(|name| name.chars().count()), Some(24));
    }

    #[test]
    fn marks_and_blanks_do_not_make_a_name() {
        for name in ["\u{3164}", "\u{2800}\u{2800}", "\u{34f}", "\u{fe0f}", "\u{301} \u{301}", "\u{e001}"] {
            assert_eq!(cleaned(name), None, "{name:?}");
        }
        assert_eq!(cleaned("Z\u{300}\u{301}\u{302}\u{303}a"), Some("Z\u{300}\u{301}a".to_owned()));
        assert_eq!(cleaned("\u{301}Ana"), Some("Ana".to_owned()));
    }

    #[test]
    fn nobody_is_called_like_a_bot() {
        for name in ["Scribe", "scribe 2", "5cribe", "Sсribe", "Писец"] {
            assert_eq!(cleaned(name), None, "{name}");
        }
    }

    #[test]
    fn rude_names_are_refused_however_they_are_spelt() {
        for name in [
            "Fuck",
            "f u c k",
            "FÜCK you",
            "fuuuck",
            "sh1t",
            "Puta",
            "cabrón",
            "Connard",
            "merde",
            "хуй",
            "Сука",
            "ПИЗДА",
        ] {
            assert_eq!(cleaned(name), None, "{name}");
        }
    }

    #[test]
    fn harmless_names_are_not() {
        for name in
            ["Scunthorpe", "Dick van Dyke", "Cassandra", "Computa", "Мария", "Hancock", "Essex", "Conrad", "Глеб"]
        {
            assert!(cleaned(name).is_some(), "{name}");
        }
    }
}
