//! `khepri sim`.

use std::fs;

use serde_json::Value;

use crate::{khepri, path_text};

fn report(args: &[&str]) -> Value {
    let answer = khepri(args);
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert_eq!(answer.out.lines().count(), 1);
    serde_json::from_str(&answer.out).expect("JSON")
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    for players in ["2", "3", "4", "5"] {
        let sim = |threads| {
            let mut found = report(&[
                "sim",
                "ra",
                "--players",
                players,
                "--games",
                "300",
                "--seed",
                "5",
                "--threads",
                threads,
                "--json",
            ]);
            for changing in ["seconds", "games_per_second", "decisions_per_second"] {
                assert!(found[changing].as_f64().is_some_and(|n| n > 0.0), "{changing}");
                found[changing] = Value::Null;
            }
            found
        };
        assert_eq!(sim("1"), sim("3"));
    }
}

#[test]
fn bots_sit_where_they_are_told_and_repeat_on_any_number_of_threads() {
    let sim = |threads| {
        let seats = "greedy,random,search:10";
        let args = ["sim", "ra", "--players", "3", "--games", "30", "--seed", "2", "--seats", seats, "--json"];
        let found = report(&[&args[..], &["--threads", threads]].concat());
        (found["wins"].clone(), found["mean_scores"].clone(), found["decisions"].clone())
    };
    let (wins, scores, decisions) = sim("1");
    assert_eq!((wins.clone(), scores, decisions), sim("2"));
    assert!(wins[0].as_f64() > wins[1].as_f64() && wins[2].as_f64() > wins[1].as_f64(), "{wins}");
}

/// Games of a seed were published: they must not change because other players can sit there too.
#[test]
fn the_random_games_of_a_seed_are_what_they_always_were() {
    let found = report(&["sim", "ra", "--players", "4", "--games", "3000", "--seed", "1", "--json"]);
    assert_eq!(found["decisions"], 541_327);
    assert_eq!(found["wins"], serde_json::json!([749, 774, 711, 766]));
}

#[test]
fn the_report_adds_up() {
    let found = report(&["sim", "ra", "--players", "4", "--games", "500", "--seed", "1", "--json"]);
    let wins: u64 = found["wins"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
    assert_eq!((found["games"].as_u64(), wins), (Some(500), 500));
    assert_eq!(found["mean_scores"].as_array().map(Vec::len), Some(4));
    let keys: Vec<&str> = found.as_object().expect("an object").keys().map(String::as_str).collect();
    let expected =
        ["games", "decisions", "seconds", "games_per_second", "decisions_per_second", "wins", "mean_scores", "seed"];
    assert!(expected.iter().all(|key| keys.contains(key)) && keys.len() == expected.len(), "{keys:?}");
}

#[test]
fn records_replay_and_are_proved() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().join("games");
    let args =
        ["sim", "ra", "--players", "3", "--games", "12", "--seed", "7", "--records", path_text(&folder), "--json"];
    let found = report(&args);
    let mut files: Vec<_> =
        fs::read_dir(&folder).expect("written").map(|file| file.expect("readable").path()).collect();
    files.sort();
    assert_eq!(files.len(), 12);
    let names: Vec<&str> = files.iter().map(|file| path_text(file)).collect();

    let verified = khepri(&[&["verify"][..], &names].concat());
    assert_eq!((verified.code, verified.out.lines().count()), (0, 12), "{}", verified.err);

    let replayed = khepri(&[&["replay", "--json"][..], &names].concat());
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    let games: Vec<Value> = replayed.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let sum = |seat: usize| games.iter().filter_map(|game| game["scores"][seat].as_f64()).sum::<f64>() / 12.0;
    for seat in 0..3 {
        let mean = found["mean_scores"][seat].as_f64().expect("a number");
        assert!((mean - sum(seat)).abs() < 1e-9, "seat {seat}");
    }
    assert!(fs::read_to_string(&files[0]).expect("readable").contains("\nfair 1 seeded\n"));
}

#[test]
fn without_json_a_table_is_printed() {
    let answer = khepri(&["sim", "ra", "--players", "2", "--games", "100", "--seed", "1"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    for part in ["100 games of ra for 2 with seed 1", "games/s", "decisions/s", "mean score"] {
        assert!(answer.out.contains(part), "{part}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_what_can() {
    for (args, expected) in [
        (&["--players", "6"][..], "6 cannot play ra: expected 2 to 5 players"),
        (&["--seats", "clever"], "there is no player `clever`: expected a level (1 to 6, or "),
        (&["--seats", "7"], "there is no player `7`: expected a level (1 to 6, or "),
        (&["--seats", "search:soon"], "search:PLAYOUTS such as search:400"),
        (&["--players", "3", "--seats", "random,random"], "expected one for all or 3"),
        (&["--option", "speed=fast"], "expected one of scores, track, edition, groups"),
        (&["--option", "scores=seen"], "expected hidden|open"),
    ] {
        let answer = khepri(&[&["sim", "ra", "--games", "1"], args].concat());
        assert_eq!(answer.code, 2, "{args:?}");
        assert!(answer.err.contains(expected) && answer.out.is_empty(), "{args:?}: {}", answer.err);
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_refused() {
    let answer = khepri(&["sim", "ra", "--games", "1", "--records", "/dev/null/games"]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("cannot make the folder /dev/null/games"), "{}", answer.err);
}
