//! `khepri what-if`.

use std::fs;

use serde_json::Value;

use crate::{Answer, khepri, khepri_with_input, path_text};

/// A game of quick bots.
fn record(game: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let to = path_text(folder.path());
    let sim = ["sim", game, "--players", "3", "--games", "1", "--seed", "2", "--seats", "greedy", "--records", to];
    assert_eq!(khepri(&sim).code, 0);
    let file = fs::read_dir(folder.path()).expect("a folder").next().expect("a record").expect("a file");
    fs::read_to_string(file.path()).expect("written")
}

fn what_if(record: &str, more: &[&str]) -> Answer {
    let games: &[&str] = if more.contains(&"--games") { &[] } else { &["--games", "30"] };
    let args = [&["what-if", "-"][..], games, more].concat();
    khepri_with_input(&args, record.as_bytes())
}

#[test]
fn a_change_is_told_and_put_into_json() {
    let record = record("rawsiko");
    let told = what_if(&record, &["--change", "turn", "--turn", "2"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.starts_with("An experiment: rawsiko played on from turn 2 by quick bots, 30 times in "));
    for part in ["with `turn`", "win share", "points", "completed", "change +", " → "] {
        assert!(told.out.contains(part), "`{part}` is missing in\n{}", told.out);
    }
    let json = |more: &[&str]| -> Value {
        let answer = what_if(&record, &[more, &["--json"]].concat());
        assert_eq!(answer.code, 0, "{}", answer.err);
        serde_json::from_str(&answer.out).expect("JSON")
    };
    let found = json(&["--change", "without Co congo"]);
    assert_eq!((&found["change"], &found["turn"]), (&"without Co congo".into(), &0.into()));
    assert_eq!(found["report"]["after"].as_array().map(Vec::len), Some(3));
    assert_eq!(found["aims"][2].as_array().map(Vec::len), Some(4));
    let alone = json(&["--threads", "1"]);
    assert!(alone["change"].is_null() && alone["report"]["after"].is_null());
    assert_eq!(json(&["--threads", "2"])["report"], alone["report"]);
}

#[test]
fn what_cannot_be_tried_is_refused_with_a_reason() {
    let record = record("rawsiko");
    for (more, code, why) in [
        (&["--change", "peace"][..], 2, "expected `china`, `turn` or `without MATERIAL TERRITORY`"),
        (&["--change", "without Li congo"], 2, "congo has no Li: it has"),
        (&["--turn", "99"], 1, "the game has no turn 99"),
        (&["--games", "0"], 2, "2..=1000000"),
    ] {
        let answer = what_if(&record, more);
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{more:?}: {}", answer.err);
        assert!(answer.err.contains(why), "{more:?}: {}", answer.err);
    }
    let with_china = record.replacen("players 3\n", "players 3\noption china on\n", 1);
    let early: String = with_china
        .lines()
        .filter(|line| !line.starts_with("result"))
        .take(20)
        .map(|line| format!("{line}\n"))
        .collect();
    let answer = what_if(&early, &["--change", "china"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("from there that changes nothing"), "{}", answer.err);
    let broken = what_if("game rawsiko\nplayers 9\n", &[]);
    assert_eq!((broken.code, broken.out.as_str()), (1, ""));
    let other = what_if(&self::record("ra"), &[]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("ra has no experiments"), "{}", other.err);
}
