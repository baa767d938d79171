//! The terminal: lines out, lines in, colours where there are any.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use anstream::{AutoStream, ColorChoice};
use pages::Words;
use terminal::Paint;

use crate::cli::Colour;
use crate::output::Output;

/// The longest line that is read as an answer; of a longer one the rest is thrown away.
const LONGEST_ANSWER: u64 = 4096;

/// Where a person reads and types.
pub(crate) struct Screen<'o> {
    out: &'o mut Output,
    paint: Paint,
    words: Words,
    /// From a pipe or a file: what is read is shown, so that the account stays readable.
    echo: bool,
}

impl<'o> Screen<'o> {
    pub(crate) fn new(out: &'o mut Output, colour: Colour, words: Words) -> Self {
        let coloured = match colour {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
        };
        let paint = if coloured { Paint::Colour } else { Paint::Plain };
        Screen { out, paint, words, echo: !io::stdin().is_terminal() }
    }

    /// Whether there is colour.
    pub(crate) fn paint(&self) -> Paint {
        self.paint
    }

    /// In which language.
    pub(crate) fn words(&self) -> Words {
        self.words
    }

    /// One line, or several.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.out.line(text)
    }

    /// Shows what was said so far, before somebody thinks.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Asks and waits; `None` when nothing more will come.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.out.flush()?;
        let mut stdout = io::stdout();
        stdout.write_all(prompt.as_bytes())?;
        stdout.flush()?;
        let answer = read_answer(&mut io::stdin().lock())?;
        match &answer {
            Some(answer) if self.echo => self.say(answer)?,
            Some(_) => {}
            // The line with the prompt is still open.
            None => self.say("")?,
        }
        Ok(answer)
    }
}

/// A line, however long or broken; `None` at the end of the input.
fn read_answer(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST_ANSWER).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    // Whatever a key sends that is no letter is left out, so that it cannot be echoed.
    let text = String::from_utf8_lossy(&bytes).replace(|c: char| c.is_control(), " ");
    Ok(Some(text.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whatever_they_hold() {
        let long = "x".repeat(3 * LONGEST_ANSWER as usize);
        let input = format!("bid 9\r\n\n{long}\n\x1b[A d\nlast");
        let mut bytes = input.into_bytes();
        bytes.extend_from_slice(b" \xff");
        let mut input = bytes.as_slice();
        let mut next = || read_answer(&mut input).expect("memory does not fail");
        assert_eq!(next().as_deref(), Some("bid 9"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().map(|line| line.len()), Some(LONGEST_ANSWER as usize));
        assert_eq!(next().as_deref(), Some("[A d"));
        assert_eq!(next().as_deref(), Some("last \u{fffd}"));
        assert_eq!(next(), None);
    }
}
