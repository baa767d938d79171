//! Who reads, in which words and colours: what every sentence needs.

use fluent_bundle::FluentValue;
use game::{Language, Names, Seat, Viewer};
use pages::Words;

use crate::{Ink, Paint};

/// What fills a gap of a text.
pub type Gap<'a> = FluentValue<'a>;

/// Stands for a `<` in a gap, which is somebody's name and never a tag.
const LESS: char = '\u{e000}';

/// The words of one language for one reader.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    words: Words,
    names: &'a Names,
    viewer: Viewer,
    paint: Paint,
}

impl<'a> Teller<'a> {
    /// Tells this viewer, who calls the players so.
    #[must_use]
    pub fn new(words: Words, names: &'a Names, viewer: Viewer, paint: Paint) -> Teller<'a> {
        Teller { words, names, viewer, paint }
    }

    /// Whose words they are.
    #[must_use]
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The words themselves.
    #[must_use]
    pub fn words(&self) -> Words {
        self.words
    }

    /// Whether there is colour.
    #[must_use]
    pub fn paint(&self) -> Paint {
        self.paint
    }

    /// The same without colour.
    #[must_use]
    pub fn plain(&self) -> Teller<'a> {
        Teller { paint: Paint::Plain, ..*self }
    }

    /// What a player is called where a name stands by itself.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) { self.say("tty-you") } else { self.names.of(seat).to_owned() }
    }

    /// The same in the middle of a list or a sentence.
    #[must_use]
    pub fn name_inside(&self, seat: Seat) -> String {
        if self.viewer.is(seat) { self.say("tty-you-inside") } else { self.names.of(seat).to_owned() }
    }

    /// A text without gaps.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with its gaps filled and its marks of emphasis turned into colours.
    #[must_use]
    pub fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        let gaps: Vec<(&str, Gap<'_>)> = gaps.iter().map(|(name, value)| (*name, untagged(value))).collect();
        inked(&filled(self.words, key, &gaps), self.paint).replace(LESS, "<")
    }

    /// A sentence about a player: `$who` is `you` or `other`, `$name` what they are called.
    #[must_use]
    pub fn of(&self, key: &str, seat: Seat, more: &[(&str, Gap<'_>)]) -> String {
        self.fill(key, &[&self.about(seat), more].concat())
    }

    /// The two gaps of every sentence about a player.
    #[must_use]
    pub fn about(&self, seat: Seat) -> [(&'static str, Gap<'a>); 2] {
        [("who", self.who(seat)), ("name", self.names.of(seat).into())]
    }

    /// `you` or `other`, to choose between two forms of a sentence.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Gap<'a> {
        if self.viewer.is(seat) { "you" } else { "other" }.into()
    }

    /// What stands before a list or an explanation: `New assets:`.
    #[must_use]
    pub fn label(&self, text: &str) -> String {
        self.fill("tty-label", &[("label", text.into())])
    }

    /// What divides the parts of a longer list.
    #[must_use]
    pub fn semicolon(&self) -> &'static str {
        self.language().semicolon()
    }

    /// `a`, `a and b`, `a, b and c`.
    #[must_use]
    pub fn all_of(&self, words: &[String]) -> String {
        self.listed("tty-and", words)
    }

    /// `a`, `a or b`, `a, b or c`.
    #[must_use]
    pub fn one_of(&self, words: &[String]) -> String {
        self.listed("tty-or", words)
    }

    fn listed(&self, key: &str, words: &[String]) -> String {
        match words {
            [] => String::new(),
            [one] => one.clone(),
            [some @ .., last] => self.fill(key, &[("some", some.join(", ").into()), ("last", last.as_str().into())]),
        }
    }

    /// `17%`, `17 %`; what is not quite certain is not called so: `<1%`, `>99%`.
    #[must_use]
    pub fn percent(&self, chance: f64) -> String {
        let percent = |n: f64| self.language().percent(n);
        match 100.0 * chance {
            some if some > 0.0 && some < 1.0 => format!("<{}", percent(1.0)),
            some if some > 99.0 && chance < 1.0 => format!(">{}", percent(99.0)),
            some => percent(some.round()),
        }
    }

    /// A figure as this language writes it: `1.5`, `1,5`.
    #[must_use]
    pub fn figure(&self, figure: impl ToString) -> String {
        self.language().figure(figure)
    }

    /// A figure of points: `1 point`, `1.5 points`.
    #[must_use]
    pub fn points(&self, points: f32) -> String {
        self.fill("tty-points", &[("n", points.into()), ("figure", self.figure(points).into())])
    }
}

/// A text with its gaps filled, for a screen that turns no letters around: marks for that would only take room.
#[must_use]
pub fn filled(words: Words, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
    words.fill(key, gaps).replace(|letter| ('\u{2066}'..='\u{2069}').contains(&letter), "")
}

/// A gap in which nothing is a tag.
fn untagged<'a>(value: &Gap<'a>) -> Gap<'a> {
    match value {
        FluentValue::String(text) => text.replace('<', &LESS.to_string()).into(),
        other => other.clone(),
    }
}

/// `<b>` is strong, `<z>` quiet, `<p>` coloured by its sign; other tags are for other screens.
fn inked(text: &str, paint: Paint) -> String {
    let mut inked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        inked += &rest[..at];
        rest = &rest[at..];
        let Some(end) = rest.find('>') else { break };
        let (tag, after) = (&rest[1..end], &rest[end + 1..]);
        let close = after.find(&format!("</{tag}>"));
        let ink = match tag {
            "b" => Some(Ink::Strong),
            "z" => Some(Ink::Quiet),
            "p" if after.starts_with('+') => Some(Ink::Green),
            "p" if after.starts_with(['-', '−']) => Some(Ink::Red),
            "p" => Some(Ink::Quiet),
            _ => None,
        };
        match (ink, close) {
            (Some(ink), Some(close)) => {
                inked += &paint.ink(ink, &after[..close]);
                rest = &after[close + tag.len() + 3..];
            }
            _ => rest = after,
        }
    }
    inked + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emphasis_becomes_colour_or_nothing() {
        let text = "<b>Ana</b> <z>(now)</z> <p>+3</p> <h>and</h> \u{e000}3";
        assert_eq!(inked(text, Paint::Plain), "Ana (now) +3 and \u{e000}3");
        assert_eq!(inked(text, Paint::Colour), "\x1b[1mAna\x1b[0m \x1b[2m(now)\x1b[0m \x1b[32m+3\x1b[0m and \u{e000}3");
    }

    #[test]
    fn a_name_is_never_a_tag() {
        let names = Names::new(game::BySeat::from_values(["<b>".to_owned(), "Ana".to_owned()]).as_ref(), 2);
        let teller = Teller::new(Words::of(Language::English), &names, Viewer::Spectator, Paint::Plain);
        assert_eq!(teller.of("ra-ev-pass", Seat::FIRST, &[]), "<b> passes");
    }

    #[test]
    fn a_chance_is_told_as_it_is() {
        let names = Names::new(None, 2);
        let said = |language| {
            let teller = Teller::new(Words::of(language), &names, Viewer::Spectator, Paint::Plain);
            [0.0, 0.001, 0.004_9, 0.42, 0.999, 1.0].map(|chance| teller.percent(chance))
        };
        assert_eq!(said(Language::English), ["0%", "<1%", "<1%", "42%", ">99%", "100%"]);
        assert_eq!(said(Language::Russian)[3], "42\u{a0}%");
    }
}
