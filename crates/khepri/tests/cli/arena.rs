//! `khepri arena`.

use std::fs;

use rstest::rstest;
use serde_json::Value;

use crate::{Answer, khepri, path_text};

const MATCH: &[&str] =
    &["arena", "ra", "--players", "4", "--challenger", "greedy", "--field", "random", "--deals", "20", "--seed", "1"];
const LADDER: &[&str] = &[
    "arena",
    "ra",
    "--ladder",
    "--levels",
    "random,greedy,search:10",
    "--players",
    "2,3",
    "--deals",
    "2",
    "--seed",
    "1",
];

fn fine(args: &[&[&str]]) -> Answer {
    let answer = khepri(&args.concat());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    answer
}

fn json(args: &[&[&str]]) -> Value {
    let answer = fine(&[&args.concat(), &["--json"]]);
    assert_eq!(answer.out.lines().count(), 1);
    serde_json::from_str(&answer.out).expect("JSON")
}

/// The same without what depends on the machine.
fn untimed(mut report: Value) -> Value {
    for timed in ["seconds", "ms_per_decision_median", "ms_per_decision_p99"] {
        assert!(report[timed].as_f64().is_some_and(|n| n > 0.0), "{timed}");
        report[timed] = Value::Null;
    }
    report
}

#[test]
fn a_match_as_json() {
    let report = json(&[MATCH]);
    let number = |key: &str| report[key].as_f64().unwrap_or_else(|| panic!("{key} in {report}"));
    assert_eq!(
        (&report["game"], &report["challenger"], &report["field"]),
        (&"ra".into(), &"greedy".into(), &"random".into())
    );
    assert_eq!([number("players"), number("deals"), number("games"), number("seed")], [4.0, 20.0, 80.0, 1.0]);
    let (low, high) = (report["ci95"][0].as_f64(), report["ci95"][1].as_f64());
    assert!(low <= Some(number("win_share")) && Some(number("win_share")) <= high && number("win_share") > 0.8);
    assert!((number("times_fair") - number("win_share") / number("fair_share")).abs() < 1e-9);
    assert!(number("mean_rank") >= 1.0 && number("mean_points") > 10.0 && number("decisions") > 1000.0);
    assert!(number("ms_per_decision_median") <= number("ms_per_decision_p99"));
    assert_eq!(untimed(report), untimed(json(&[MATCH, &["--threads", "3"]])), "on any number of threads");
}

#[test]
fn a_match_in_words_and_as_csv() {
    let told = fine(&[MATCH]).out;
    for part in
        ["greedy against a full table of random: ra for 4 with seed 1", "80 games", "win share", "95 % interval", "p99"]
    {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
    let csv = fine(&[MATCH, &["--csv"]]).out;
    let lines: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!((lines.len(), lines[0].len()), (2, lines[1].len()));
    let of = |name: &str| lines[0].iter().position(|found| *found == name).map(|place| lines[1][place]);
    let report = json(&[MATCH]);
    for key in ["win_share", "fair_share", "mean_rank", "mean_points", "games"] {
        assert_eq!(of(key).and_then(|text| text.parse().ok()), report[key].as_f64(), "{key}");
    }
    assert_eq!(of("ci95_low").and_then(|text| text.parse().ok()), report["ci95"][0].as_f64());
}

/// In words, as JSON and as CSV, and not at a ladder; nothing else of the match changes.
#[test]
fn what_was_won_without_luck_is_told_where_it_is_asked_for() {
    let plain: &[&str] =
        &["arena", "ra", "--players", "2", "--challenger", "greedy", "--field", "2", "--deals", "3", "--seed", "1"];
    let asked: &[&str] = &["--without-luck"];
    let told = fine(&[plain, asked]).out;
    assert!(told.contains("\n  without luck ") && !fine(&[plain]).out.contains("luck"), "{told}");
    let mut report = json(&[plain, asked]);
    let earned = report["without_luck"].take();
    let [low, high] = [0, 1].map(|end| earned["times_fair_ci95"][end].as_f64().expect("a number"));
    let times = earned["times_fair"].as_f64().expect("a number");
    assert!(low < times && times < high, "{earned}");
    let csv = fine(&[plain, asked, &["--csv"]]).out;
    assert!(csv.contains("times_fair_without_luck") && csv.contains(&times.to_string()), "{csv}");
    report.as_object_mut().expect("an object").remove("without_luck");
    assert_eq!(untimed(report), untimed(json(&[plain])));
    let answer = khepri(&[LADDER, asked].concat());
    assert!(answer.code == 2 && answer.err.contains("cannot be used with"), "{}", answer.err);
}

#[test]
fn without_a_net_nobody_judges_luck() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("ra.safetensors"), "no net").expect("written");
    let answer = khepri(&[MATCH, &["--without-luck", "--nets", path_text(folder.path())]].concat());
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("--without-luck: ra has no net here that could judge luck"), "{}", answer.err);
}

#[test]
fn levels_go_by_number_and_by_name() {
    let with = |challenger: &str| {
        let args = ["arena", "ra", "--challenger", challenger, "--field", "1", "--deals", "3", "--seed", "2"];
        untimed(json(&[&args]))
    };
    assert_eq!(with("3"), with("scribe"));
    assert_eq!((&with("3")["challenger"], &with("3")["players"]), (&"Scribe".into(), &3.into()));
}

#[test]
fn a_ladder_in_words_as_json_and_as_csv() {
    let report = json(&[LADDER]);
    assert_eq!(
        (report["mixes"].as_array().map(Vec::len), report["steps"].as_array().map(Vec::len)),
        (Some(2), Some(4))
    );
    let rating = |level: usize| report["overall"][level]["rating"].as_f64().expect("a rating");
    assert!(rating(1) > rating(0) && rating(2) > rating(0), "{report}");
    assert_eq!(report["steps"][0]["challenger"], "greedy");
    let told = fine(&[LADDER]).out;
    for part in ["at tables of 2: 6 games", "at tables of 3: 6 games", "All tables together", "times fair"] {
        assert!(told.contains(part), "`{part}` is missing in\n{told}");
    }
    let csv = fine(&[LADDER, &["--csv"]]).out;
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!((columns.len(), columns.iter().min()), (1 + 6 + 3 + 4, columns.iter().max()));
}

#[test]
fn a_run_goes_on_where_its_journal_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal.jsonl");
    let file = ["--journal", path_text(&journal)];
    let whole = untimed(json(&[MATCH, &file]));
    assert_eq!(whole, untimed(json(&[MATCH])));
    let text = fs::read_to_string(&journal).expect("written");
    fs::write(&journal, &text[..text.len() / 2]).expect("cut");
    assert_eq!(untimed(json(&[MATCH, &file])), whole);
    // Without a seed, it is that of the journal.
    assert_eq!(untimed(json(&[&MATCH[..MATCH.len() - 2], &file])), whole);

    let other = khepri(&[&MATCH[..MATCH.len() - 1], &["2"], &file].concat());
    assert_eq!((other.code, other.out.as_str()), (1, ""));
    assert!(other.err.contains("is of another run: `seed` is 1 there and 2 here"), "{}", other.err);
}

#[rstest]
#[case::no_challenger(&["--field", "1"], "--challenger is missing: expected a level (1 to 6, or Farmer, ")]
#[case::no_field(&["--challenger", "1"], "--field is missing: expected a level (1 to 6, or Farmer, ")]
#[case::an_unknown_level(&["--challenger", "7", "--field", "1"], "--challenger: there is no player `7`: expected a level (1 to 6, or ")]
#[case::an_unknown_field(&["--challenger", "1", "--field", "cat"], "--field: there is no player `cat`: expected a level (1 to 6, or ")]
#[case::too_many_players(&["--challenger", "1", "--field", "1", "--players", "6"], "6 cannot play ra: expected 2 to 5 players")]
#[case::several_sizes(&["--challenger", "1", "--field", "1", "--players", "2,3"], "expected --players 2 or 3 or 4 or 5, or --ladder")]
#[case::a_ladder_of_six(&["--ladder", "--players", "2,6"], "6 cannot play ra: expected 2 to 5 players")]
#[case::a_short_ladder(&["--ladder", "--levels", "1,2"], "needs at least 3 different levels, not 2")]
#[case::an_unknown_rung(&["--ladder", "--levels", "1,cat"], "there is no player `cat`")]
#[case::an_unknown_option(&["--challenger", "1", "--field", "1", "--option", "speed=fast"], "expected one of scores, track")]
#[case::no_deals(&["--challenger", "1", "--field", "1", "--deals", "0"], "0 is not in 1..=1000000")]
fn what_cannot_be_is_refused_with_what_can(#[case] args: &[&str], #[case] expected: &str) {
    let answer = khepri(&[&["arena", "ra"], args].concat());
    assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{args:?}");
    assert!(answer.err.contains(expected), "{args:?}: {}", answer.err);
}
