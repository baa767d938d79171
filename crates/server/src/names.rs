//! Which names people may have: short, plain, and none that would hurt somebody who reads the lobby.

use game::Language;
use pages::Words;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The longest name, in letters.
pub(crate) const LONGEST: usize = 24;

/// The longest name in a record that somebody brought: programs have longer names.
const LONGEST_IN_RECORD: usize = 40;

/// How many marks one letter may carry: as many as any writing needs.
const MOST_MARKS: usize = 2;

/// The name as it is shown, if it can be used.
pub(crate) fn cleaned(name: &str) -> Option<String> {
    plain(name).filter(|name| !rude(name) && !is_bots(name) && !is_you(name))
}

/// The same for a name that only its owner reads.
pub(crate) fn plain(name: &str) -> Option<String> {
    let name = visible(name);
    let length = name.chars().count();
    (1..=LONGEST).contains(&length).then_some(name)
}

/// What is seen of it.
fn visible(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !unseen(*c)).collect();
    let words = plain.split_whitespace().map(unstacked).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
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

/// A name in a record that somebody brought, as it is shown and kept: whoever wrote it is not asked for another one.
pub(crate) fn of_record(name: &str) -> String {
    let name = visible(name);
    let short: String = name.chars().take(LONGEST_IN_RECORD).collect();
    if short.is_empty() || rude(&short) { "…".to_owned() } else { short.trim_end().to_owned() }
}

/// Whether nobody could tell these names apart who reads them or hears them called.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let (first, second) = (letters(one, false), letters(other, false));
    // Of signs alone there are many.
    if first.is_empty() && second.is_empty() { visible(one) == visible(other) } else { first == second }
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

/// Whether somebody would be called what every reader is called: `You to play` would be told to all.
fn is_you(name: &str) -> bool {
    let name = name.to_lowercase();
    Language::ALL.into_iter().any(|language| Words::of(language).say("ra-you").to_lowercase() == name)
}

/// Words that are refused: one a line; with `*` anywhere in a word, with `=` as the whole name, else as whole words. A
/// sign is refused anywhere.
const RUDE: &str = include_str!("rude.txt");

fn rude(name: &str) -> bool {
    let words: Vec<String> = name.split(|c: char| c.is_whitespace() || "-_.,/".contains(c)).map(alike).collect();
    let (joined, spelt): (String, String) = (words.concat(), letters(name, true));
    RUDE.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).any(|line| {
        let (word, whole) = (alike(line), letters(line, true));
        if word.is_empty() {
            return name.contains(line);
        }
        // Without doublings nothing would be left of it.
        if word.chars().count() == 1 {
            return spelt == whole;
        }
        match line.chars().next_back() {
            Some('*') => joined.contains(&word),
            Some('=') => joined == word,
            _ => joined == word || words.contains(&word),
        }
    })
}

/// The letters as they look, without doublings.
fn alike(text: &str) -> String {
    let mut plain = letters(text, true);
    let mut last = None;
    plain.retain(|c| last.replace(c) != Some(c));
    plain
}

/// The letters as they look: without capitals, accents and the clothes that Unicode has for them, each as the Latin one
/// that it is taken for; digits as the letters they stand for, if `leet`.
fn letters(text: &str, leet: bool) -> String {
    let mut plain = String::new();
    // A capital and a small letter may look like different ones: both are read.
    for c in text.nfkc().flat_map(char::to_lowercase).nfd().filter(|c| !is_combining_mark(*c)) {
        let c = match c {
            '0' if leet => 'o',
            '1' | '!' | '|' if leet => 'i',
            '3' | '€' if leet => 'e',
            '4' | '@' if leet => 'a',
            '5' | '$' if leet => 's',
            '7' if leet => 't',
            'к' | 'κ' | 'ĸ' => 'k',
            'м' => 'm',
            'т' => 't',
            'в' => 'b',
            'н' => 'h',
            other => other,
        };
        if c.is_ascii() {
            plain.extend(Some(c).filter(|c| c.is_alphanumeric()));
            continue;
        }
        let taken_for: String = skeleton(c.encode_utf8(&mut [0; 4])).collect();
        if taken_for.chars().all(|c| c.is_ascii_alphabetic()) {
            plain.push_str(&taken_for.to_ascii_lowercase());
        } else if c.is_alphanumeric() {
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
        for name in ["Scribe", "scribe 2", "5cribe", "Sсribe", "Писец", "ＳＣＲＩＢＥ", "Scrｉbe", "Ѕсrіbе", "𝓢cribe"]
        {
            assert_eq!(cleaned(name), None, "{name}");
        }
    }

    #[test]
    fn nobody_is_called_you() {
        for name in ["You", "YOU", "você", "Vous", "Вы"] {
            assert_eq!(cleaned(name), None, "{name}");
        }
        assert!(cleaned("Young").is_some());
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
            "ｆｕｃｋ",
            "Ⓕⓤⓒⓚ",
            "𝐟𝐮𝐜𝐤",
            "ｆυｃκ",
            "kill yourself",
            "kys",
            "KKK",
            "kkk",
            "fdp",
            "dick",
            "boobs",
            "sex",
            "cu",
            "preto burro",
            "hostia",
            "Hóstia",
            "🍆",
            "Anna 🍆",
        ] {
            assert_eq!(cleaned(name), None, "{name}");
        }
    }

    #[test]
    fn harmless_names_are_not() {
        for name in [
            "Scunthorpe",
            "Dick van Dyke",
            "Sussex",
            "Kai",
            "K",
            "Cuba",
            "Акку",
            "Ķ",
            "李小龙",
            "محمد",
            "Σωκράτης",
            "🦊",
            "Cassandra",
            "Computa",
            "Мария",
            "Hancock",
            "Essex",
            "Conrad",
            "Глеб",
        ] {
            assert!(cleaned(name).is_some(), "{name}");
        }
    }

    #[test]
    fn names_that_look_or_sound_alike_are_the_same() {
        for (one, other) in [("Otter", "o-t-t-e-r"), ("Otter", "ＯＴＴＥＲ"), ("Otter", "Оtter"), ("🦊", "🦊\u{200b}")]
        {
            assert!(same(one, other), "{one} {other}");
        }
        for (one, other) in
            [("Ana", "Anna"), ("🦊", "🐼"), ("Otter 1", "Otter 2"), ("Otter", "Otter I"), ("Анна", "Аня")]
        {
            assert!(!same(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_in_records_are_cleaned() {
        assert_eq!(of_record("\u{202e}annA\u{200b}"), "annA");
        assert_eq!(of_record("\u{200b}"), "…");
        assert_eq!(of_record(&"x".repeat(500)).chars().count(), 40);
        assert_eq!(of_record("ｆｕｃｋ"), "…");
        assert_eq!(of_record("Scribe 2"), "Scribe 2", "bots sat there");
    }
}
