//! How a game is written down: words, numbers, and the lines only that game has.

use std::fmt;

use crate::Game;

/// One line of play: a decision, and the outcome of chance it led to, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step<A> {
    /// What the seat decided.
    pub action: A,
    /// What chance answered.
    pub outcome: Option<A>,
}

/// What is wrong in a line, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Fault {
    /// Counted from 1, in characters.
    pub column: usize,
    /// What was expected and what was found.
    pub message: String,
}

/// What is wrong with the header lines that only this game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// The line is not there.
    Missing(&'static str),
    /// The line is there but not well.
    In {
        /// The first word of the line.
        key: &'static str,
        /// What is wrong with it.
        fault: Fault,
    },
}

/// The lines of a record that only this game has.
pub trait Notation: Game {
    /// What the file names of records end with.
    const ENDING: &'static str;
    /// The first words of the steps.
    const STEPS: &'static [&'static str];
    /// The first words of the header lines that hold the set-up.
    const SETUP_LINES: &'static [&'static str];

    /// Reads the set-up; `line` gives what follows a key.
    ///
    /// # Errors
    /// The first line that is missing or wrong.
    fn read_setup<'t>(
        options: &Self::Options,
        line: impl Fn(&'static str) -> Option<Words<'t>>,
    ) -> Result<Self::Setup, SetupFault>;

    /// The set-up as header lines: key and value.
    fn write_setup(options: &Self::Options, setup: &Self::Setup) -> Vec<(&'static str, String)>;

    /// Reads one step.
    ///
    /// # Errors
    /// What was expected, and where.
    fn read_step(words: Words<'_>) -> Result<Step<Self::Action>, Fault>;

    /// Writes one step, without the line end.
    ///
    /// # Errors
    /// Whatever `out` answers.
    fn write_step(step: &Step<Self::Action>, out: &mut impl fmt::Write) -> fmt::Result;

    /// The step as text.
    fn step_text(step: &Step<Self::Action>) -> String {
        let mut text = String::new();
        Self::write_step(step, &mut text).expect("a string takes everything");
        text
    }
}

/// A word and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word<'t> {
    /// The word.
    pub text: &'t str,
    /// Where it begins: counted from 1, in characters.
    pub column: usize,
}

/// How much of a word a message quotes.
pub const LONGEST_QUOTE: usize = 40;

impl Word<'_> {
    /// A fault here: `expected …, found …`.
    #[must_use]
    pub fn unexpected(&self, expected: impl fmt::Display) -> Fault {
        self.fault(format!("expected {expected}, found `{}`", shorten(self.text, LONGEST_QUOTE)))
    }

    /// A fault here, in these words.
    #[must_use]
    pub fn fault(&self, message: String) -> Fault {
        Fault { column: self.column, message }
    }
}

/// Reads a line word by word.
#[derive(Clone, Debug)]
pub struct Words<'t> {
    rest: &'t str,
    column: usize,
}

impl<'t> Words<'t> {
    /// The words of a line.
    #[must_use]
    pub fn new(line: &'t str) -> Self {
        Words { rest: line, column: 1 }
    }

    /// The next word, or a fault that says what should stand there.
    ///
    /// # Errors
    /// If the line ends here.
    pub fn expect(&mut self, expected: impl fmt::Display) -> Result<Word<'t>, Fault> {
        self.next().ok_or_else(|| self.ended(expected))
    }

    /// The next word as a number: digits, no sign, no leading zero.
    ///
    /// # Errors
    /// If there is no such number.
    pub fn number<N: std::str::FromStr>(&mut self, expected: impl fmt::Display + Copy) -> Result<N, Fault> {
        let word = self.expect(expected)?;
        number(word.text).ok_or_else(|| word.unexpected(expected))
    }

    /// The next word must be this one.
    ///
    /// # Errors
    /// If another word or none stands there.
    pub fn exactly(&mut self, word: &str) -> Result<(), Fault> {
        let found = self.expect(format_args!("`{word}`"))?;
        if found.text == word { Ok(()) } else { Err(found.unexpected(format_args!("`{word}`"))) }
    }

    /// Nothing more may follow.
    ///
    /// # Errors
    /// If something does.
    pub fn end(mut self) -> Result<(), Fault> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(word.unexpected("the end of the line")),
        }
    }

    /// The rest of the line, without blanks around it.
    #[must_use]
    pub fn rest(&self) -> &'t str {
        self.rest.trim()
    }

    /// The rest in parts divided by `/`, each part to be read by itself.
    #[must_use]
    pub fn parts(self) -> Vec<Words<'t>> {
        let mut column = self.column;
        let mut parts = Vec::new();
        for part in self.rest.split('/') {
            parts.push(Words { rest: part, column });
            column += part.chars().count() + 1;
        }
        parts
    }

    /// Where the next word begins, or where the line ends.
    #[must_use]
    pub fn column(&self) -> usize {
        let blanks = self.rest.len() - self.rest.trim_start().len();
        self.column + self.rest[..blanks].chars().count()
    }

    fn ended(&self, expected: impl fmt::Display) -> Fault {
        Fault { column: self.column(), message: format!("expected {expected}, found the end of the line") }
    }
}

impl<'t> Iterator for Words<'t> {
    type Item = Word<'t>;

    fn next(&mut self) -> Option<Word<'t>> {
        let column = self.column();
        let text = self.rest.trim_start();
        if text.is_empty() {
            return None;
        }
        let length = text.find(char::is_whitespace).unwrap_or(text.len());
        let (text, rest) = text.split_at(length);
        self.rest = rest;
        self.column = column + text.chars().count();
        Some(Word { text, column })
    }
}

/// A number as records write it: digits, no sign, no leading zero.
#[must_use]
pub fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

/// At most so many characters, for messages and tables.
#[must_use]
pub fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    kept + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_columns_in_characters() {
        let found: Vec<_> = Words::new("  añb  c").map(|w| (w.text, w.column)).collect();
        assert_eq!(found, [("añb", 3), ("c", 8)]);
    }

    #[test]
    fn parts_keep_their_columns() {
        let mut words = Words::new("suns 9 6 / 8 7");
        words.exactly("suns").expect("it stands there");
        let columns: Vec<usize> = words.parts().into_iter().flatten().map(|w| w.column).collect();
        assert_eq!(columns, [6, 8, 12, 14]);
    }

    #[test]
    fn numbers_have_no_sign_and_no_leading_zero() {
        assert_eq!(number::<u8>("0"), Some(0));
        assert_eq!(number::<u8>("13"), Some(13));
        for bad in ["", "+1", "-1", "01", "256", "1.0", "١"] {
            assert_eq!(number::<u8>(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_missing_word_is_reported_where_the_line_ends() {
        let mut words = Words::new("bid ");
        words.exactly("bid").expect("it stands there");
        let fault = words.number::<u8>("a sun").expect_err("the line ends");
        assert_eq!((fault.column, fault.message.as_str()), (5, "expected a sun, found the end of the line"));
    }
}
