//! `khepri verify`.

use std::fs;

use crate::{khepri, khepri_with_input, path_text};

fn record() -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let answer =
        khepri(&["sim", "ra", "--players", "4", "--games", "1", "--seed", "2", "--records", path_text(folder.path())]);
    assert_eq!(answer.code, 0);
    fs::read_to_string(folder.path().join("ra-4p-s2-000000.ra")).expect("written")
}

#[test]
fn a_record_as_it_was_dealt_is_proved() {
    let answer = khepri_with_input(&["verify", "-"], record().as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.starts_with("-: proved: the secret is the promised one"), "{}", answer.out);
}

#[test]
fn a_changed_record_is_not() {
    let record = record();
    let swap = |from: &str, to: &str| record.replacen(from, to, 1);
    let secret = record.lines().find(|line| line.starts_with("secret ")).expect("revealed");
    let other_secret = swap(secret, &format!("secret {}", "00".repeat(32)));
    let nonce = record.lines().find(|line| line.starts_with("nonce ")).expect("there");
    let other_nonce = swap(nonce, &nonce.replacen(&nonce[6..8], if &nonce[6..8] == "00" { "01" } else { "00" }, 1));
    for (changed, expected) in [
        (other_secret, "the secret is not the one that was promised"),
        (other_nonce, "the set-up does not follow from the secret"),
        (swap("fair 1 seeded\n", ""), "the record has no line `fair`"),
        (swap(&format!("{secret}\n"), ""), "the secret is not revealed yet"),
        ("game ra\n".to_owned(), "expected a header line `players`"),
    ] {
        let answer = khepri_with_input(&["verify", "-"], changed.as_bytes());
        assert_eq!((answer.code, answer.out.as_str()), (1, ""));
        assert!(answer.err.contains(expected), "{}", answer.err);
    }
}
