//! A run that was broken off is taken up again, and comes to what it would have come to.

use std::fs;
use std::path::Path;

use arena::{Ladder, Match, MatchReport, Plan, seed_of};
use rstest::rstest;

use crate::{bot, options, spy, untimed, versus};

fn play(table: &Match<ra::State>, deals: u64, seed: u64, journal: &Path) -> Result<MatchReport, String> {
    let plan = Plan { deals, seed, threads: 2, journal: Some(journal) };
    table.play(&plan, &mut |_, _| ()).map(untimed).map_err(|error| error.to_string())
}

#[test]
fn resumed_equals_uninterrupted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, cut) = (folder.path().join("whole"), folder.path().join("cut"));
    let table = versus(3, "greedy", "random");
    let expected = play(&table, 8, 1, &whole).expect("no mishap");
    let text = fs::read_to_string(&whole).expect("written");
    assert_eq!(text.lines().count(), 9, "a head and eight deals");
    // Killed while it wrote the sixth line, or even the first.
    let sixth: usize = text.split_inclusive('\n').take(5).map(str::len).sum::<usize>() + 20;
    for length in [sixth, text.len(), text.len() - 1, 30, 0] {
        fs::write(&cut, &text[..length]).expect("written");
        assert_eq!(play(&table, 8, 1, &cut), Ok(expected.clone()), "cut after {length} bytes");
        let mut lines: Vec<String> = fs::read_to_string(&cut).expect("written").lines().map(deal_of).collect();
        lines.sort();
        lines.dedup();
        assert_eq!(lines.len(), 9, "each deal once, cut after {length} bytes");
    }
}

#[test]
fn luck_is_taken_up_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let table = Match { luck: true, ..versus(2, "greedy", "random") };
    let expected = play(&table, 3, 1, &journal).expect("no mishap");
    assert!(expected.without_luck.is_some());
    let text = fs::read_to_string(&journal).expect("written");
    fs::write(&journal, &text[..text.len() - 20]).expect("written");
    assert_eq!(play(&table, 3, 1, &journal), Ok(expected));
}

/// What a line says without its times.
fn deal_of(line: &str) -> String {
    line.split("\"times\"").next().unwrap_or_default().to_owned()
}

#[test]
fn what_is_known_is_not_played_again_and_more_can_be_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let (challenger, seen) = spy("spy");
    let table = Match { options: options(2), challenger, field: bot("random"), luck: false };
    let looks = || seen.lock().expect("no panic").len();
    let six = play(&table, 6, 1, &journal).expect("no mishap");
    let played = looks();
    assert_eq!(play(&table, 6, 1, &journal), Ok(six.clone()));
    assert_eq!(looks(), played);
    let four = play(&table, 4, 1, &journal).expect("no mishap");
    assert_eq!((four.deals, looks()), (4, played));
    assert_eq!(play(&table, 9, 1, &journal).map(|nine| nine.deals), Ok(9));
    assert!(looks() > played && looks() < 2 * played);
    assert_eq!(play(&table, 6, 1, &journal), Ok(six));
}

#[test]
fn a_ladder_is_taken_up_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let ladder = Ladder { tables: vec![options(2)], levels: vec![bot("random"), bot("greedy")] };
    let play = || {
        let plan = Plan { deals: 4, seed: 3, threads: 2, journal: Some(&journal) };
        let report = ladder.play(&plan, &mut |_, _| ()).expect("no mishap");
        (report.mixes, report.overall, report.steps)
    };
    // Times are kept in the journal, so that even they are the same.
    assert_eq!(play(), play());
    let text = fs::read_to_string(&journal).expect("written");
    let half: String = text.split_inclusive('\n').take(5).collect();
    fs::write(&journal, half).expect("written");
    let rating = |(_, overall, _): (_, Vec<arena::Rung>, _)| overall.iter().map(|rung| rung.rating).collect::<Vec<_>>();
    let before = rating(play());
    fs::remove_file(&journal).expect("there");
    assert_eq!(rating(play()), before);
}

/// At each table it is the net that plays there; where none plays, none is named.
#[test]
fn every_part_of_a_ladder_says_which_net_plays_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let levels = vec![bot("random"), bot("greedy"), bot("net")];
    let ladder = Ladder { tables: vec![options(2), options(3)], levels };
    let plan = Plan { deals: 1, seed: 3, threads: 1, journal: Some(&journal) };
    ladder.play(&plan, &mut |_, _| ()).expect("no mishap");
    let text = fs::read_to_string(&journal).expect("written");
    let head: serde_json::Value = serde_json::from_str(text.lines().next().expect("a head")).expect("JSON");
    let net = bots::net::of::<ra::State>().expect("Ra has a net");
    let (mut with, mut without) = (0, 0);
    for leg in head["legs"].as_array().expect("a list") {
        let players = leg["players"].as_u64().expect("a number") as usize;
        let plays = ["challenger", "field"].iter().any(|key| leg[key] == "net") || leg["mix"].is_array();
        assert_eq!(leg["net"].as_str(), plays.then(|| net.checksum(players)), "{leg}");
        *(if plays { &mut with } else { &mut without }) += 1;
    }
    assert!(with > 1 && without > 0, "{head}");
    assert_ne!(net.checksum(2), net.checksum(3));
}

#[rstest]
#[case::another_seed(versus(3, "greedy", "random"), 2, "is of another run: `seed` is 1 there and 2 here")]
#[case::another_challenger(
    versus(3, "random", "random"),
    1,
    "`legs.0.challenger` is \"greedy\" there and \"random\" here"
)]
#[case::another_table(versus(4, "greedy", "random"), 1, "`legs.0.players` is 3 there and 4 here")]
#[case::luck_that_nobody_judged(
    Match { luck: true, ..versus(3, "greedy", "random") },
    1,
    "`legs.0.without_luck` is null there and \"by the net "
)]
fn of_another_run_is_refused(#[case] table: Match<ra::State>, #[case] seed: u64, #[case] expected: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    play(&versus(3, "greedy", "random"), 2, 1, &journal).expect("no mishap");
    let before = fs::read(&journal).expect("written");
    let error = play(&table, 2, seed, &journal).expect_err("another run");
    assert!(error.contains(expected), "{error}");
    assert_eq!(fs::read(&journal).expect("still there"), before);
    assert_eq!(seed_of(&journal), Some(1));
}

#[test]
fn luck_beyond_all_measure_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let table = Match { luck: true, ..versus(2, "random", "random") };
    play(&table, 1, 1, &journal).expect("no mishap");
    let text = fs::read_to_string(&journal).expect("written");
    let (before, _) = text.split_once("\"luck\":[").expect("it was judged");
    for luck in ["1,9223372036854775807", "-9223372036854775808,2", "1"] {
        fs::write(&journal, format!("{before}\"luck\":[{luck}]}}\n")).expect("written");
        let error = play(&table, 1, 1, &journal).expect_err("it is damaged");
        assert!(error.contains("line 2: it does not fit the first line"), "{error}");
    }
}

#[rstest]
#[case::no_json("rubbish\n", "line 2: it is not what an arena writes")]
#[case::a_line_cut_in_the_middle("{\"leg\":0,\"deal\":7,\"games\":[{\"ra\n", "line 2: it is not what an arena writes")]
#[case::a_leg_there_is_not(
    "{\"leg\":1,\"deal\":7,\"games\":[],\"times\":[]}\n",
    "line 2: it does not fit the first line"
)]
#[case::too_few_games(
    "{\"leg\":0,\"deal\":7,\"games\":[],\"times\":[[],[]]}\n",
    "line 2: it does not fit the first line"
)]
#[case::ranks_that_cannot_be(
    "{\"leg\":0,\"deal\":7,\"games\":[{\"ranks\":[1,3],\"points\":[1,2]},{\"ranks\":[1,2],\"points\":[2,1]}],\"times\":[[],[]]}\n",
    "line 2: it does not fit the first line"
)]
#[case::luck_that_nobody_asked_for(
    "{\"leg\":0,\"deal\":7,\"games\":[{\"ranks\":[1,2],\"points\":[2,1]},{\"ranks\":[1,2],\"points\":[2,1]}],\"times\":[[],[]],\"luck\":[1,2]}\n",
    "line 2: it does not fit the first line"
)]
#[case::twice(
    "{\"leg\":0,\"deal\":7,\"games\":[{\"ranks\":[1,2],\"points\":[2,1]},{\"ranks\":[1,2],\"points\":[2,1]}],\"times\":[[],[]]}\n",
    "line 3: deal 7 stands there twice"
)]
fn a_damaged_line_is_refused(#[case] line: &str, #[case] expected: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let table = versus(2, "random", "random");
    play(&table, 1, 1, &journal).expect("no mishap");
    let text = fs::read_to_string(&journal).expect("written");
    let (head, rest) = text.split_once('\n').expect("a head");
    fs::write(&journal, format!("{head}\n{line}{line}{rest}")).expect("written");
    let error = play(&table, 1, 1, &journal).expect_err("it is damaged");
    assert!(error.contains("is damaged in") && error.contains(expected), "{error}");
}

#[rstest]
#[case::a_letter("Dear Ra,\nthank you for the sun.\n")]
#[case::without_a_line_end("{}")]
#[case::other_json("{\"seed\":1}\n")]
fn a_file_that_is_no_journal_is_left_alone(#[case] text: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("letter");
    fs::write(&file, text).expect("written");
    let error = play(&versus(2, "random", "random"), 1, 1, &file).expect_err("no journal");
    assert!(error.contains("is no journal of an arena"), "{error}");
    assert_eq!(fs::read_to_string(&file).expect("still there"), text);
    assert_eq!(seed_of(&file), None);
}

#[test]
fn two_runs_do_not_share_a_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let journal = folder.path().join("journal");
    let other = fs::File::create(&journal).expect("made");
    other.lock().expect("locked");
    let error = play(&versus(2, "random", "random"), 1, 1, &journal).expect_err("it is in use");
    assert!(error.starts_with("another run is writing the journal"), "{error}");
}
