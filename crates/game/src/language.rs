//! The five languages of the house.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// A language in which people can play and read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Portuguese.
    Portuguese,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] =
        [Language::English, Language::Portuguese, Language::Spanish, Language::French, Language::Russian];

    /// Its two letters, as in `lang="pt"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::Russian => "ru",
        }
    }

    /// The language with these two letters.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Portuguese => "Português",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::Russian => "Русский",
        }
    }

    /// A percentage as it is written in this language: `62.8%`, `62,8%`, `62,8 %`.
    #[must_use]
    pub fn percent(self, share: f64) -> String {
        let figure = self.figure(share);
        match self {
            Language::English | Language::Portuguese => format!("{figure}%"),
            // A no-break space keeps figure and sign together.
            Language::Spanish | Language::French | Language::Russian => format!("{figure}\u{a0}%"),
        }
    }

    /// A figure as it is written in this language: `1.5`, `1,5`.
    #[must_use]
    pub fn figure(self, figure: impl ToString) -> String {
        let text = figure.to_string();
        if self == Language::English { text } else { text.replace('.', ",") }
    }

    /// What divides the parts of a longer list.
    #[must_use]
    pub const fn semicolon(self) -> &'static str {
        match self {
            Language::French => "\u{202f}; ",
            _ => "; ",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// One text in every language. Indexed by [`Language`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts([String; 5]);

impl Texts {
    /// The text that `text` gives for each language.
    pub fn from_fn(text: impl FnMut(Language) -> String) -> Texts {
        Texts(Language::ALL.map(text))
    }

    /// Language and text, in the order of [`Language::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Language, &str)> {
        Language::ALL.into_iter().zip(self.0.iter().map(String::as_str))
    }
}

impl Index<Language> for Texts {
    type Output = String;
    fn index(&self, language: Language) -> &String {
        &self.0[language as usize]
    }
}

impl IndexMut<Language> for Texts {
    fn index_mut(&mut self, language: Language) -> &mut String {
        &mut self.0[language as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back_to_their_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
        }
        assert_eq!(Language::from_code("de"), None);
    }

    #[test]
    fn figures_follow_the_language() {
        assert_eq!(Language::English.percent(62.8), "62.8%");
        assert_eq!(Language::Portuguese.percent(0.05), "0,05%");
        assert_eq!(Language::French.percent(9.0), "9\u{a0}%");
        assert_eq!(Language::ALL.map(|language| language.figure(-1.5)), ["-1.5", "-1,5", "-1,5", "-1,5", "-1,5"]);
    }
}
