//! Inputs that are no records at all: a clear answer, no panic, bounded memory.

use std::io::{self, BufRead, Read};

use record::{MAX_HEADER_LINES, MAX_LINE, MAX_RECORD, RecordTexts, game_of};

use crate::{HEADER, read, read_bytes};

#[test]
fn a_binary_file() {
    let error = read_bytes(b"\x7fELF\x02\x01\x01\x00\xff\xfe\n").expect_err("no text");
    assert_eq!(error.to_string(), "line 1, column 9: expected text in UTF-8, found the byte 0xff");
    let error = read_bytes(b"game ra\nplay\0ers\n").expect_err("no text");
    assert_eq!(error.to_string(), "line 2, column 5: expected text, found the control character U+0000");
}

/// An input of one line without end, made as it is read.
struct Endless {
    left: usize,
    chunk: Vec<u8>,
}

impl Read for Endless {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Ok(0)
    }
}

impl BufRead for Endless {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let size = self.left.min(self.chunk.len());
        Ok(&self.chunk[..size])
    }

    fn consume(&mut self, used: usize) {
        self.left -= used;
    }
}

fn refusal(input: impl BufRead) -> String {
    let text = RecordTexts::new(input).next().expect("an answer").expect("readable");
    text.and_then(|text| game_of(&text)).expect_err("no record").to_string()
}

#[test]
fn a_line_of_100_megabytes_is_skipped_not_kept() {
    let input = Endless { left: 100_000_000, chunk: vec![b'a'; 8192] };
    assert_eq!(refusal(input), format!("line 1, column 1: the line is longer than {MAX_LINE} bytes"));
}

#[test]
fn a_last_line_too_long_is_cut_off_like_any_other() {
    let found = read(&format!("{HEADER}invoke\n{}", "x".repeat(MAX_LINE + 1))).expect("the rest is sound");
    assert_eq!((found.record.entries.len(), found.warnings.len()), (1, 1));
}

/// Long lines and short ones: both are counted before they fill the memory.
#[test]
fn a_record_without_end_is_not_kept_either() {
    for line in ["unknown header line number one\n", "a\n"] {
        let chunk = line.repeat(256).into_bytes();
        let input = Endless { left: chunk.len() * (2 * MAX_RECORD / chunk.len()), chunk };
        let error = refusal(input);
        assert!(error.contains("the record is longer than"), "{error}");
    }
}

#[test]
fn a_header_without_end_is_refused() {
    let lines: String = (0..=MAX_HEADER_LINES).map(|n| format!("key{n} value\n")).collect();
    let error = read(&format!("{HEADER}{lines}invoke\n")).expect_err("too long");
    assert!(error.to_string().contains("the header has more than 1000 lines"), "{error}");
}

#[test]
fn a_long_line_spoils_only_its_own_record() {
    let good = format!("{HEADER}invoke\n");
    let input = format!("{}\n---\n{good}", "x".repeat(MAX_LINE + 1));
    let found: Vec<bool> = RecordTexts::new(input.as_bytes()).map(|text| text.expect("readable").is_ok()).collect();
    assert_eq!(found, [false, true]);
}

#[test]
fn a_record_of_steps_without_end_is_refused() {
    let input = format!("{HEADER}draw nile\n{}", "undo 0\n".repeat(record::MAX_ENTRIES + 1));
    let error = read(&input).expect_err("too many steps");
    assert!(error.to_string().contains("the record has more than 100000 steps"), "{error}");
}
