//! Marks stand as each language sets them: no mark twice, no space before one, and in French the spaces that may not
//! break a line.

use game::Language;
use pages::files;

const NARROW: char = '\u{202f}';
const FIXED: char = '\u{a0}';

/// Every line that is shown to people, with where it stands.
fn lines(language: Language) -> impl Iterator<Item = (String, &'static str)> {
    files(language).into_iter().flat_map(move |(file, text)| {
        let shown = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#'));
        shown.map(move |(at, line)| (format!("{}/{file}:{}", language.code(), at + 1), line))
    })
}

/// Every letter, and what stands before and after it.
fn around(line: &str) -> Vec<(char, char, char)> {
    let letters: Vec<char> = format!(" {line} ").chars().collect();
    letters.windows(3).map(|three| (three[1], three[0], three[2])).collect()
}

#[test]
fn french_marks_keep_to_their_words() {
    for (place, line) in lines(Language::French) {
        for (mark, before, after) in around(line) {
            let right = match mark {
                ';' | '?' | '!' => before == NARROW,
                ':' => before == FIXED,
                '»' => [FIXED, NARROW].contains(&before),
                '«' => [FIXED, NARROW].contains(&after),
                _ => true,
            };
            assert!(right, "{place}: the space at {mark} in {line}");
        }
    }
}

#[test]
fn no_mark_stands_twice_or_alone() {
    for language in Language::ALL {
        for (place, line) in lines(language) {
            for (mark, before, after) in around(line) {
                let ends = matches!(mark, '.' | ',' | ';' | ':' | '?' | '!' | '…');
                let twice = ends && matches!(before, '.' | ',' | ';' | ':' | '?' | '!' | '…');
                assert!(!twice, "{place}: {before}{mark} in {line}");
                // Some texts go on where another ends: `ra-last-drew = , drew Ra`.
                // A question mark between two spaces is a key to press.
                let key = mark == '?' && after == ' ';
                let alone = ends && before == ' ' && !key && !line.contains(&format!("= {mark}"));
                assert!(!alone, "{place}: a space before {mark} in {line}");
            }
        }
    }
}
