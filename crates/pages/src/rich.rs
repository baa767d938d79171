//! Texts with emphasis: the few tags that a Fluent text may hold, as markup.
//!
//! | tag | what it becomes |
//! |---|---|
//! | `<b>` | strong words: names, figures |
//! | `<z>` | words that step back |
//! | `<p>` | points, coloured by their sign |
//! | `<h>` | words that small screens leave out |
//! | `<n>` | a figure that small screens leave to a picture beside it, still read aloud |

use fluent_bundle::FluentValue;
use maud::{Escaper, Markup, PreEscaped, Render};
use std::fmt::Write as _;

use crate::Words;

/// Stands for a `<` in a gap, which is somebody's name and never a tag.
const LESS: char = '\u{e000}';

/// A sentence in the words of a language, for whoever lays it out: with emphasis on a page, without it for programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence(String);

impl Sentence {
    /// A text with its gaps filled; it may hold tags.
    pub(crate) fn filled(words: Words, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> Sentence {
        Sentence(filled(words, key, gaps))
    }

    /// Words in which nothing is a tag.
    pub(crate) fn plain(said: &str) -> Sentence {
        Sentence(said.replace('<', &LESS.to_string()))
    }

    /// As people say it: without tags.
    #[must_use]
    pub fn spoken(&self) -> String {
        plain(&self.0)
    }
}

impl Render for Sentence {
    fn render(&self) -> Markup {
        PreEscaped(tagged(&self.0))
    }
}

/// A text with its gaps filled and its tags turned into markup.
pub(crate) fn rich(words: Words, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> Markup {
    PreEscaped(tagged(&filled(words, key, gaps)))
}

/// The same for the ear: without the tags.
pub(crate) fn spoken(words: Words, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> String {
    plain(&filled(words, key, gaps))
}

fn filled(words: Words, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> String {
    let gaps: Vec<_> = gaps.iter().map(|(name, value)| (*name, untagged(value))).collect();
    words.fill(key, &gaps)
}

fn plain(text: &str) -> String {
    let mut inside = false;
    let keep = |letter: &char| {
        let closes = inside && *letter == '>';
        inside = (inside || *letter == '<') && !closes;
        !inside && !closes
    };
    text.chars().filter(keep).collect::<String>().replace(LESS, "<")
}

/// A gap in which nothing is a tag.
fn untagged<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => text.replace('<', &LESS.to_string()).into(),
        other => other.clone(),
    }
}

fn tagged(text: &str) -> String {
    let mut html = String::with_capacity(text.len() + 32);
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        escape(&rest[..at], &mut html);
        rest = &rest[at..];
        let Some(end) = rest.find('>') else { break };
        let after = &rest[end + 1..];
        html += match &rest[1..end] {
            "b" => "<b>",
            "z" => "<span class=\"zero\">",
            "h" => "<span class=\"hide-s\">",
            "n" => "<span class=\"fig\">",
            "p" if after.starts_with('+') => "<b class=\"pos\">",
            "p" if after.starts_with('−') => "<b class=\"neg\">",
            "p" => "<b class=\"zero\">",
            "/b" | "/p" => "</b>",
            "/z" | "/h" | "/n" => "</span>",
            _ => "",
        };
        rest = after;
    }
    escape(rest, &mut html);
    html
}

fn escape(text: &str, html: &mut String) {
    // Writing to a string cannot fail.
    let _ = write!(Escaper::new(html), "{}", text.replace(LESS, "<"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spoken_texts_have_no_tags() {
        assert_eq!(plain("<b>Inês</b> bids 6"), "Inês bids 6");
        assert_eq!(plain("\u{e000}3 draws"), "<3 draws");
    }

    #[test]
    fn a_sentence_keeps_what_looks_like_a_tag_in_a_name() {
        let sentence = Sentence::plain("<b> & Bo");
        assert_eq!(sentence.spoken(), "<b> & Bo");
        assert_eq!(sentence.render().into_string(), "&lt;b&gt; &amp; Bo");
    }

    #[test]
    fn tags_become_markup_and_nothing_else_does() {
        assert_eq!(
            tagged("now <p>+6</p> → <p>−2</p> & <p>0</p>"),
            "now <b class=\"pos\">+6</b> → <b class=\"neg\">−2</b> &amp; <b class=\"zero\">0</b>"
        );
        assert_eq!(tagged("a <script> b"), "a  b");
        assert_eq!(tagged("\u{e000}b> bids"), "&lt;b&gt; bids");
    }
}
