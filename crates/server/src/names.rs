//! Which names people may have: short, plain, and none that would hurt somebody who reads the lobby.

/// The longest name, in letters.
pub(crate) const LONGEST: usize = 24;

/// The name as it is shown, if it can be used.
pub(crate) fn cleaned(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|c| !unseen(*c)).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    ((1..=LONGEST).contains(&length) && !rude(&name)).then_some(name)
}

/// What is not seen, or turns the writing of its neighbours round.
fn unseen(c: char) -> bool {
    (c.is_control() && c != '\t')
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
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
