//! Cuts an input of any size into records and lines, in bounded memory.

use std::io::{self, BufRead};

use crate::RecordError;
use crate::replay::MAX_ENTRIES;

/// The longest line, in bytes, that is read; a longer one makes its record bad.
pub const MAX_LINE: usize = 64 * 1024;
/// The most bytes of text a record may have.
pub const MAX_RECORD: usize = 16 * 1024 * 1024;
/// The most lines that say something a record may have.
pub const MAX_LINES: usize = MAX_HEADER_LINES + MAX_ENTRIES + 1;
/// The most lines a header may have.
pub const MAX_HEADER_LINES: usize = 1000;

/// Divides records in one input.
const SEPARATOR: &str = "---";
const BYTE_ORDER_MARK: &str = "\u{feff}";

impl RecordText {
    /// Where it ends: the number of its last line that says something.
    pub(crate) fn last(&self) -> usize {
        self.lines.last().map_or(self.first, |line| line.number)
    }
}

/// One line that says something: no comment, no blanks at the end, never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Counted from 1 over the whole input.
    pub(crate) number: usize,
    /// With its leading blanks, so that columns are right.
    pub(crate) text: String,
}

/// The lines of one record, not yet understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordText {
    pub(crate) lines: Vec<Line>,
    /// Where the record begins: the number of its first line, even if that is blank.
    pub(crate) first: usize,
    /// The number of the last line of the input, if it has no line end: it may be cut off.
    pub(crate) unended: Option<usize>,
    /// Why the last line of the input is no text, if it is not: a cut can go through a letter.
    pub(crate) broken_end: Option<RecordError>,
}

/// Reads the records of an input one after the other.
#[derive(Debug)]
pub struct RecordTexts<R> {
    input: R,
    number: usize,
    found: bool,
    done: bool,
}

/// A line as it came in.
struct Raw {
    /// What it says; nothing of a line that is too long.
    bytes: Vec<u8>,
    too_long: bool,
    ended: bool,
}

impl<R: BufRead> RecordTexts<R> {
    /// The records of this input.
    pub fn new(input: R) -> Self {
        RecordTexts { input, number: 0, found: false, done: false }
    }

    /// Reads up to a line end; of a line that is too long nothing is kept. `None` at the end of the input.
    fn raw_line(&mut self) -> io::Result<Option<Raw>> {
        let mut bytes = Vec::new();
        let mut too_long = false;
        let ended = loop {
            let chunk = self.input.fill_buf()?;
            if chunk.is_empty() {
                break false;
            }
            let end = chunk.iter().position(|byte| *byte == b'\n');
            let text = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= bytes.len() + text.len() > MAX_LINE;
            if too_long {
                bytes.clear();
            } else {
                bytes.extend_from_slice(text);
            }
            let used = text.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break true;
            }
        };
        let nothing = bytes.is_empty() && !too_long && !ended;
        Ok((!nothing).then_some(Raw { bytes, too_long, ended }))
    }

    /// The lines up to the next separator, however bad.
    fn next_record(&mut self) -> io::Result<Result<RecordText, RecordError>> {
        let mut record = RecordText { lines: Vec::new(), unended: None, broken_end: None, first: self.number + 1 };
        let mut fault: Option<RecordError> = None;
        let mut size = 0;
        loop {
            let Some(raw) = self.raw_line()? else {
                self.done = true;
                break;
            };
            self.number += 1;
            let line = match clean(&raw, self.number, self.number == record.first) {
                Ok(line) => line,
                Err(bad) if !raw.ended => {
                    record.unended = Some(self.number);
                    record.broken_end = Some(bad);
                    continue;
                }
                Err(bad) => {
                    fault.get_or_insert(bad);
                    continue;
                }
            };
            if line.text.trim() == SEPARATOR {
                break;
            }
            if !raw.ended {
                record.unended = Some(self.number);
            }
            if line.text.is_empty() || fault.is_some() {
                continue;
            }
            size += line.text.len();
            if size > MAX_RECORD || record.lines.len() == MAX_LINES {
                let message = format!("the record is longer than {MAX_RECORD} bytes or {MAX_LINES} lines");
                fault = Some(RecordError::new(self.number, 1, message));
                // Whatever was kept so far is of no use any more.
                record.lines = Vec::new();
                continue;
            }
            record.lines.push(line);
        }
        Ok(fault.map_or(Ok(record), Err))
    }
}

impl<R: BufRead> Iterator for RecordTexts<R> {
    type Item = io::Result<Result<RecordText, RecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.done {
            match self.next_record() {
                // Nothing between two separators is no record; an input of nothing at all is a bad one.
                Ok(Ok(text)) if text.lines.is_empty() && text.broken_end.is_none() => {
                    if self.done && !self.found {
                        let message = format!("expected a record that begins with `game {}`", crate::GameId::names());
                        return Some(Ok(Err(RecordError::new(1, 1, format!("{message}, found nothing")))));
                    }
                }
                Ok(record) => {
                    self.found = true;
                    return Some(Ok(record));
                }
                Err(error) => {
                    self.done = true;
                    return Some(Err(error));
                }
            }
        }
        None
    }
}

/// The line as text, without byte-order mark, comment and blanks at its end.
fn clean(raw: &Raw, number: usize, first: bool) -> Result<Line, RecordError> {
    if raw.too_long {
        return Err(RecordError::new(number, 1, format!("the line is longer than {MAX_LINE} bytes")));
    }
    let bytes = raw.bytes.as_slice();
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        let byte = bytes.get(error.valid_up_to()).copied().unwrap_or_default();
        let message = format!("expected text in UTF-8, found the byte 0x{byte:02x}");
        RecordError::new(number, valid.chars().count() + 1, message)
    })?;
    // Records that were put together from files may each bring their own mark.
    let text = if first { text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text) } else { text };
    let text = text.strip_suffix('\r').unwrap_or(text);
    if let Some(place) = text.chars().position(|c| c.is_control() && c != '\t') {
        let control = text.chars().nth(place).map_or(0, u32::from);
        let message = format!("expected text, found the control character U+{control:04X}");
        return Err(RecordError::new(number, place + 1, message));
    }
    let text = text.split('#').next().unwrap_or_default().trim_end();
    Ok(Line { number, text: text.to_owned() })
}
