//! What is no record at all: a clear answer, exit code 1, no panic, little memory.

use std::process::Command;

use rstest::rstest;

use crate::khepri_with_input;

const GAME: &str = "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 3\n";

#[rstest]
#[case::an_empty_file(b"".to_vec(), "found nothing")]
#[case::a_binary_file(b"\x00\xff\x7fELF\n".to_vec(), "expected text in UTF-8")]
#[case::an_illegal_step(format!("{GAME}pass\n").into_bytes(), "`pass` is not possible now")]
#[case::an_unknown_tile(format!("{GAME}draw cat\n").into_bytes(), "found `cat`")]
#[case::a_missing_header(b"draw nile\n".to_vec(), "expected a line `game ra or rawsiko`")]
fn is_refused(#[case] input: Vec<u8>, #[case] expected: &str) {
    for args in [&["replay", "--json", "-"][..], &["replay", "-"], &["verify", "-"]] {
        let answer = khepri_with_input(args, &input);
        assert_eq!(answer.code, 1, "{args:?}");
        let said = format!("{}{}", answer.out, answer.err);
        assert!(said.contains(expected) && !said.contains("panicked"), "{args:?}: {said}");
    }
}

#[rstest]
#[case::windows_line_ends(format!("{GAME}invoke\n").replace('\n', "\r\n"))]
#[case::a_byte_order_mark(format!("\u{feff}{GAME}invoke\n"))]
fn is_accepted(#[case] input: String) {
    let answer = khepri_with_input(&["replay", "--json", "-"], input.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
}

/// The shell limits the memory to 200 MB and hands over 100 MB without a line end.
#[test]
fn a_line_of_100_megabytes_needs_little_memory() {
    let script = format!(
        "ulimit -v 200000; head -c 100000000 /dev/zero | tr '\\0' 'a' | '{}' replay --json -",
        env!("CARGO_BIN_EXE_khepri")
    );
    let output = Command::new("sh").args(["-c", &script]).output().expect("a shell");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said, "{\"error\":\"line 1, column 1: the line is longer than 65536 bytes\",\"line\":1}\n");
    assert_eq!(output.status.code(), Some(1));
}
