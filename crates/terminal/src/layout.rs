//! How words become lines: colours, widths, lines that flow.

use std::fmt;

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

/// The text with a capital at its beginning.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The text with a small letter at its beginning: a heading's word in the middle of a sentence.
#[must_use]
pub fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
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
