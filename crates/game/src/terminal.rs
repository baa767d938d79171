//! How a game looks and reads in a terminal, to one viewer: plain lines, nothing that a screen reader could not read.

use std::fmt;

use crate::{Names, Told};

/// No line of a terminal is longer, in letters.
pub const TERMINAL_WIDTH: usize = 80;

/// A colour or weight of letters. It never says anything that the words do not say too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of colours")]
pub enum Ink {
    /// Heavier than the rest: names and headings.
    Strong,
    /// Lighter than the rest: what can be skipped.
    Quiet,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
}

impl Ink {
    const fn code(self) -> &'static str {
        match self {
            Ink::Strong => "1",
            Ink::Quiet => "2",
            Ink::Red => "31",
            Ink::Green => "32",
            Ink::Yellow => "33",
            Ink::Blue => "94",
            Ink::Magenta => "35",
            Ink::Cyan => "36",
        }
    }
}

/// Whether there is colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Plain text.
    Plain,
    /// Text with colours, as ANSI terminals understand them.
    Colour,
}

impl Paint {
    /// The text in this ink.
    #[must_use]
    pub fn ink(self, ink: Ink, text: impl fmt::Display) -> String {
        match self {
            Paint::Plain => text.to_string(),
            Paint::Colour => format!("\x1b[{}m{text}\x1b[0m", ink.code()),
        }
    }
}

/// How many letters a text takes on the screen: colours take none.
#[must_use]
pub fn shown_width(text: &str) -> usize {
    let mut width = 0;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter == '\x1b' {
            // A colour ends with its first letter `m`.
            letters.by_ref().find(|letter| *letter == 'm');
        } else {
            width += 1;
        }
    }
    width
}

/// `label` and the pieces after it, in lines of at most [`TERMINAL_WIDTH`]; further lines are indented by `indent`.
///
/// A line ends between two pieces, and within one only if it fits into no line.
#[must_use]
pub fn flow<S: AsRef<str>>(label: &str, indent: usize, gap: &str, pieces: impl IntoIterator<Item = S>) -> String {
    let mut text = label.to_owned();
    let mut width = shown_width(label);
    if width < indent {
        text += &" ".repeat(indent - width);
        width = indent;
    }
    // What stands at the end of a line must fit too.
    let most = TERMINAL_WIDTH - gap.trim_end().chars().count();
    let mut fresh = true;
    let mut add = |piece: &str, gap: &str| {
        let gap = if std::mem::replace(&mut fresh, false) { "" } else { gap };
        text += gap;
        width += gap.chars().count() + shown_width(piece);
        if width > most {
            text.truncate(text.trim_end().len());
            text += "\n";
            text += &" ".repeat(indent);
            width = indent + shown_width(piece);
        }
        text += piece;
    };
    for piece in pieces {
        let piece = piece.as_ref();
        if indent + shown_width(piece) <= most {
            add(piece, gap);
        } else {
            for (place, word) in piece.split(' ').enumerate() {
                add(word, if place == 0 { gap } else { " " });
            }
        }
    }
    text
}

/// What only the game itself can draw and say, for whoever sits at a terminal.
///
/// Everything here is made from a view: what the viewer may not know cannot be shown.
pub trait Terminal: Told {
    /// What can be typed in this game only, in lines to stand under the help for all games.
    const HELP: &'static str = "";
    /// What [`Terminal::left`] shows, for the line of the help about it.
    const LEFT: &'static str = "what chance can still bring";

    /// The table as the viewer sees it, in lines of at most [`TERMINAL_WIDTH`] letters.
    fn table(view: &Self::View, names: &Names, paint: Paint) -> String;

    /// What the viewer must decide, in a line or two.
    fn question(view: &Self::View, names: &Names) -> String;

    /// What chance can still bring.
    fn left(view: &Self::View, names: &Names, paint: Paint) -> String;

    /// What happened, as [`crate::Game::seen`] lets the viewer of this view know it; they are addressed as *you*. Events
    /// that say nothing to a reader give `None`.
    fn tell_to(event: &Self::Event, view: &Self::View, names: &Names, paint: Paint) -> Option<String>;

    /// What an action means now, in a few words to stand behind its notation.
    fn action_words(view: &Self::View, action: Self::Action, names: &Names) -> String;

    /// The key for an action, if it has one; several may share one. The letters `h u s q t w i` are taken.
    fn action_key(action: Self::Action) -> Option<char>;

    /// The number by which people call an action, such as the token that is bid.
    fn action_number(_action: Self::Action) -> Option<u32> {
        None
    }

    /// Puts actions in the order in which they are numbered.
    fn arrange(_actions: &mut [Self::Action]) {}

    /// The actions worth a number of their own, the most useful first: some of the legal ones and at least one. What is
    /// not among them can still be typed.
    fn offered(_view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action> {
        let mut all = legal.to_vec();
        Self::arrange(&mut all);
        all
    }

    /// The action that small letters mean, legal or not, where this game lets people shorten the notation; an error says
    /// in a sentence what is wrong. `None` for what is no action at all.
    fn read_action(_typed: &str, _legal: &[Self::Action]) -> Option<Result<Self::Action, String>> {
        None
    }
}

/// The text with a capital at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// `a`, `a and b`, `a, b and c`.
#[must_use]
pub fn listed(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} and {last}", some.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        let painted = Paint::Colour.ink(Ink::Yellow, "sun");
        assert_eq!((painted.as_str(), shown_width(&painted)), ("\x1b[33msun\x1b[0m", 3));
        assert_eq!(Paint::Plain.ink(Ink::Yellow, 13), "13");
    }

    #[test]
    fn pieces_flow_into_lines_under_each_other() {
        let pieces = vec!["x".repeat(30); 3];
        let text = flow("label", 8, ", ", &pieces);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[0], format!("label   {0}, {0},", pieces[0]));
        assert_eq!(lines[1], format!("        {}", pieces[0]));
        assert_eq!(flow("label", 8, ", ", [""; 0]), "label   ");
    }

    #[test]
    fn a_piece_that_fits_into_no_line_is_divided() {
        let text = flow("", 4, ", ", ["short".to_owned(), "many words ".repeat(12)]);
        assert!(text.lines().count() == 2 && text.lines().all(|line| line.chars().count() <= TERMINAL_WIDTH), "{text}");
        assert!(text.starts_with("    short, many words many"), "{text}");
    }
}
