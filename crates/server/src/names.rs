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
    let read = |name| READINGS.map(|reading| letters(name, false, reading));
    let (first, second) = (read(one), read(other));
    // Of signs alone there are many.
    if first.iter().chain(&second).all(String::is_empty) {
        return visible(one) == visible(other);
    }
    first.iter().any(|letters| second.contains(letters))
}

/// Whether a bot is called so in any language, numbered or not.
fn is_bots(name: &str) -> bool {
    let plain: String = name.nfkc().collect();
    let name = plain.trim_end_matches(|c: char| c.is_numeric() || c.is_whitespace());
    let names = READINGS.map(|reading| alike(name, reading));
    let called =
        |language, game| pages::levels::all().map(move |level| pages::levels::name(Words::of(language), game, level));
    let games = || pages::offer::Offer::all().map(|offer| offer.name);
    let all = Language::ALL.into_iter().flat_map(|language| games().flat_map(move |game| called(language, game)));
    all.into_iter().any(|bot| names.contains(&alike(&bot, Reading::Small)))
}

/// Whether somebody would be called what every reader is called: `You to play` would be told to all.
fn is_you(name: &str) -> bool {
    Language::ALL.into_iter().any(|language| same(&Words::of(language).say("ra-you"), name))
}

/// Words that are refused: one a line; with `*` anywhere in a word, with `=` as the whole name, else as whole words. A
/// sign is refused anywhere.
const RUDE: &str = include_str!("rude.txt");

fn rude(name: &str) -> bool {
    READINGS.into_iter().any(|reading| is_rude(name, reading))
}

fn is_rude(name: &str, reading: Reading) -> bool {
    let words = name.split(|c: char| c.is_whitespace() || "-_.,/".contains(c));
    let words: Vec<String> = words.map(|word| alike(word, reading)).collect();
    let (joined, spelt): (String, String) = (words.concat(), letters(name, true, reading));
    RUDE.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).any(|line| {
        let (word, whole) = (alike(line, Reading::Small), letters(line, true, Reading::Small));
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

/// How capitals of other writings are read: some look like another Latin letter than the small ones do.
#[derive(Clone, Copy)]
enum Reading {
    /// As the small letter looks.
    Small,
    /// As the capital looks.
    Typed,
}

const READINGS: [Reading; 2] = [Reading::Small, Reading::Typed];

/// The letters as they look, without doublings.
fn alike(text: &str, reading: Reading) -> String {
    let mut plain = letters(text, true, reading);
    let mut last = None;
    plain.retain(|c| last.replace(c) != Some(c));
    plain
}

/// The letters as they look: without capitals, accents and the clothes that Unicode has for them, each as the Latin one
/// that it is taken for; digits as the letters they stand for, if `leet`.
fn letters(text: &str, leet: bool, reading: Reading) -> String {
    let mut plain = String::new();
    let typed = |c: char| match reading {
        Reading::Small => boxed(c).unwrap_or(c),
        Reading::Typed => boxed(c).or_else(|| capital(c)).unwrap_or(c),
    };
    for c in text.nfkc().map(typed).flat_map(char::to_lowercase).nfd().filter(|c| !is_combining_mark(*c)) {
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
            'ғ' | 'ƒ' => 'f',
            other if SMALL_CAPITALS.contains(other) => small_capital(other),
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

/// Small letters in the shape of capitals, as many as Unicode has, and the Latin ones in the same order.
const SMALL_CAPITALS: &str = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ";
const THEIR_LETTERS: &str = "abcdefghijklmnopqrstuvwyz";

fn small_capital(c: char) -> char {
    let pairs = SMALL_CAPITALS.chars().zip(THEIR_LETTERS.chars());
    pairs.into_iter().find(|(small, _)| *small == c).map_or(c, |(_, letter)| letter)
}

/// The letter in a dark circle or square, or of a flag: Unicode takes it for a sign.
fn boxed(c: char) -> Option<char> {
    let first = match c {
        '\u{1f150}'..='\u{1f169}' => 0x1f150,
        '\u{1f170}'..='\u{1f189}' => 0x1f170,
        '\u{1f1e6}'..='\u{1f1ff}' => 0x1f1e6,
        _ => return None,
    };
    char::from_u32(u32::from('a') + u32::from(c) - first)
}

/// The Latin letter that a capital of another writing looks like.
fn capital(c: char) -> Option<char> {
    if c.is_ascii() || !c.is_uppercase() {
        return None;
    }
    let mut look = skeleton(c.encode_utf8(&mut [0; 4])).collect::<Vec<_>>().into_iter();
    match (look.next(), look.next()) {
        // An I without its serifs is taken for an l, and the other way round.
        (Some('l'), None) => Some('i'),
        (Some(latin), None) if latin.is_ascii_alphabetic() => Some(latin),
        _ => None,
    }
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
        for name in ["Scribe ２", "Scribe ②", "Scribe²", "Scribe ٢", "SCRΙΒΕ", "ЅСRІВЕ", "sᴄʀɪʙᴇ"] {
            assert_eq!(cleaned(name), None, "{name}");
        }
    }

    #[test]
    fn nobody_is_called_you() {
        for name in ["You", "YOU", "você", "Vous", "Вы", "Yоu", "Ｙou", "ΥΟU", "y o u"] {
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
            "ΒΙΤCΗ",
            "ΝΑΖΙ",
            "SΗΙΤ",
            "CUΝΤ",
            "ΗΙΤLΕR",
            "ꜰᴜᴄᴋ",
            "ғᴜᴄᴋ",
            "🅵🆄🅲🅺",
            "🅕🅤🅒🅚",
            "🇫🇺🇨🇰",
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
            "ΣΩΚΡΑΤΗΣ",
            "НИНА",
            "ИВАН",
            "Ruan 🇧🇷",
            "🇫🇷",
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
        for (one, other) in [
            ("Otter", "o-t-t-e-r"),
            ("Otter", "ＯＴＴＥＲ"),
            ("Otter", "Оtter"),
            ("🦊", "🦊\u{200b}"),
            ("Heron", "Ηеrоn"),
        ] {
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
