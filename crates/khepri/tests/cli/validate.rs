//! `khepri validate`: what it proves, and that it finds whatever does not follow.

use rstest::rstest;
use serde_json::Value;

use crate::database::{OVER, first, meddle};
use crate::{khepri, path_text};

#[test]
fn the_games_of_the_first_version_still_replay() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("khepri.db");
    first(&data);
    let answer = khepri(&["validate", "--data", path_text(&data)]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(answer.out, "4 tables replayed, 2 of them over: 542 steps, 250 draws as dealt.\n");
    let answer = khepri(&["validate", "--data", path_text(&data), "--json"]);
    assert_eq!(
        answer.out,
        "{\"tables\":4,\"over\":2,\"steps\":542,\"draws\":250,\"lessons\":0,\"scripted\":0,\"broken\":[]}\n"
    );
}

/// Version 8 of that game is `step draw earthquake`, 9 `step invoke`; its last lines, 230 and 231, are a step and
/// `over`.
#[rstest]
#[case::a_changed_step("UPDATE lines SET text = 'step invoke' WHERE version = 8", 9, "is not possible now")]
#[case::an_illegal_step("UPDATE lines SET text = 'step bid 16' WHERE version = 8", 8, "")]
#[case::another_draw("UPDATE lines SET text = 'step draw ra' WHERE version = 8", 8, "the deal says `draw ")]
#[case::an_unreadable_line("UPDATE lines SET text = 'step fly' WHERE version = 8", 8, "it says nothing known")]
#[case::an_unknown_line("UPDATE lines SET text = 'dance' WHERE version = 8", 8, "it says nothing known")]
#[case::a_line_in_other_words("UPDATE lines SET text = 'step  draw ra' WHERE version = 8", 8, "it would be written")]
#[case::a_step_after_the_end("UPDATE lines SET text = 'step draw ra' WHERE version = 231", 231, "the game is over")]
#[case::an_end_too_early("UPDATE lines SET text = 'over' WHERE version = 8", 8, "the game is not over")]
#[case::a_second_deal(
    "UPDATE lines SET text = 'nonce 0 000102030405060708090a0b0c0d0e0f' WHERE version = 8",
    8,
    "the game was dealt before"
)]
#[case::another_nonce(
    "UPDATE lines SET text = 'nonce 0 000102030405060708090a0b0c0d0e0f' WHERE text LIKE 'nonce 0 %'",
    0,
    ""
)]
fn a_broken_line_is_named(#[case] change: &str, #[case] version: u64, #[case] why: &str) {
    let fault = fault(&format!("{change} AND table_id = '{OVER}'"));
    assert!(fault["version"].as_u64() > Some(5) && (version == 0 || fault["version"] == version), "{fault}");
    assert!(fault["line"].as_str().is_some_and(|line| !line.is_empty()), "{fault}");
    assert!(fault["why"].as_str().is_some_and(|text| text.contains(why) && !text.is_empty()), "{fault}");
}

#[rstest]
#[case::an_unknown_game("UPDATE tables SET game = 'chess'", "there is no game `chess`")]
#[case::unknown_options("UPDATE tables SET options = 'players 77'", "its options")]
#[case::another_secret("UPDATE tables SET secret = zeroblob(32)", "the secret is not the one that was promised")]
#[case::half_a_secret("UPDATE tables SET secret = x'00'", "its secret has 1 bytes")]
fn a_broken_table_is_named(#[case] change: &str, #[case] why: &str) {
    let fault = fault(&format!("{change} WHERE id = '{OVER}'"));
    assert_eq!(fault.get("version"), None);
    assert!(fault["why"].as_str().is_some_and(|text| text.contains(why)), "{fault}");
}

#[test]
fn a_missing_line_is_found() {
    let fault = fault(&format!("DELETE FROM lines WHERE table_id = '{OVER}' AND version = 7"));
    assert_eq!(fault["why"], "line 7 is missing");
}

#[test]
fn in_words_every_broken_table_has_a_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("khepri.db");
    first(&data);
    meddle(&data, "UPDATE lines SET text = 'dance' WHERE version = 8");
    let answer = khepri(&["validate", "--data", path_text(&data)]);
    assert_eq!((answer.code, answer.err.as_str()), (1, ""));
    let line = format!("table {OVER}, version 8: `dance` it says nothing known\n");
    assert!(answer.out.contains(&line) && answer.out.ends_with("4 tables are broken.\n"), "{}", answer.out);
}

#[test]
fn a_file_that_is_none_is_refused() {
    let answer = khepri(&["validate", "--data", "no/such/file.db"]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("there is no file no/such/file.db"), "{}", answer.err);
}

/// The one fault that is found after the file of the first version was changed so.
fn fault(change: &str) -> Value {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("khepri.db");
    first(&data);
    meddle(&data, change);
    let answer = khepri(&["validate", "--data", path_text(&data), "--json"]);
    assert_eq!((answer.code, answer.err.as_str()), (1, ""), "{}", answer.out);
    let report: Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!(report["tables"], 3, "the others are as they were");
    assert_eq!(report["broken"].as_array().map(Vec::len), Some(1), "{report}");
    assert_eq!(report["broken"][0]["table"], OVER);
    report["broken"][0].clone()
}
