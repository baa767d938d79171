//! `khepri replay`.

use crate::{khepri, khepri_with_input, path_text, testdata};

const GAME: &str = "game ra\nplayers 2\nnames Ana / Bo\nsuns 9 6 5 2 / 8 7 4 3\n";

/// Games of an independent implementation: the same points in every category, epoch and seat.
#[test]
fn records_of_another_implementation_give_its_points() {
    for name in ["ra", "ra-notation", "rawsiko"] {
        let answer = khepri(&["replay", "--json", path_text(&testdata(&format!("traces/{name}.records")))]);
        let expected = std::fs::read_to_string(testdata(&format!("traces/{name}.jsonl"))).expect("testdata");
        assert_eq!(answer.code, 0, "{}", answer.err);
        assert_eq!(answer.out.lines().count(), expected.lines().count());
        for (number, (found, expected)) in answer.out.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "game {} of {name}", number + 1);
        }
    }
}

#[test]
fn json_of_an_unfinished_game() {
    let answer = khepri_with_input(&["replay", "--json", "-"], format!("{GAME}draw nile\n").as_bytes());
    assert_eq!(answer.code, 0);
    assert_eq!(
        answer.out,
        "{\"game\":\"ra\",\"players\":2,\"scores\":[10,10],\"winner\":null,\"finished\":false,\"epochs\":[]}\n"
    );
}

#[test]
fn json_of_a_finished_game_has_all_categories() {
    let epoch = format!("{}draw ra\n", "draw ra\npass\npass\n".repeat(5));
    let answer = khepri_with_input(&["replay", "--json", "-"], format!("{GAME}{}", epoch.repeat(3)).as_bytes());
    let zeros = "\"pharaohs\":[0,0],\"gold\":[0,0],\"gods\":[0,0],\"river\":[0,0],\"civilisation\":[-5,-5],\
                 \"suns\":[0,0],\"monuments\":[0,0]";
    let epochs: Vec<String> = [(1, 5), (2, 0), (3, 0)]
        .map(|(epoch, score)| format!("{{\"epoch\":{epoch},\"points\":{{{zeros}}},\"scores\":[{score},{score}]}}"))
        .to_vec();
    let expected = format!(
        "{{\"game\":\"ra\",\"players\":2,\"scores\":[0,0],\"winner\":0,\"finished\":true,\"epochs\":[{}]}}\n",
        epochs.join(",")
    );
    assert_eq!(answer.out, expected);
}

#[test]
fn a_bad_record_has_its_own_line_and_the_others_go_on() {
    let input = format!("{GAME}draw nile\n---\n{GAME}draw unicorn\n---\n{GAME}invoke\n");
    let answer = khepri_with_input(&["replay", "--json", "-"], input.as_bytes());
    assert_eq!(answer.code, 1);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("{\"game\"") && lines[2].starts_with("{\"game\""));
    assert_eq!(
        lines[1],
        "{\"error\":\"line 11, column 6: expected a tile such as `pharaoh` or `step-pyramid`, found `unicorn`\",\"line\":11}"
    );
}

#[test]
fn without_json_a_story_is_told() {
    let steps = "draw nile\ndraw gold\ninvoke\npass\nbid 9\n";
    let epoch = format!("{}draw ra\n", "draw ra\npass\npass\n".repeat(5));
    let input = format!("{GAME}{steps}{epoch}");
    let answer = khepri_with_input(&["replay", "-"], input.as_bytes());
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    insta::assert_snapshot!(answer.out);
}

#[test]
fn a_cut_line_is_a_warning_on_standard_error() {
    let answer = khepri_with_input(&["replay", "--json", "-"], format!("{GAME}draw nile\ndraw ph").as_bytes());
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("\"finished\":false"));
    assert!(answer.err.contains("cut off and left out"), "{}", answer.err);
}

#[test]
fn a_missing_file_is_refused_and_the_others_go_on() {
    let there = testdata("traces/ra.records");
    let answer = khepri(&["replay", "--json", "no/such/file.ra", path_text(&there)]);
    assert_eq!((answer.code, answer.out.lines().count(), answer.err.as_str()), (1, 61, ""));
    let first = answer.out.lines().next().expect("a line for every input");
    assert!(
        first.starts_with("{\"error\":\"cannot open no/such/file.ra") && first.ends_with("\"line\":null}"),
        "{first}"
    );
    let answer = khepri(&["replay", "no/such/file.ra"]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("cannot open no/such/file.ra"), "{}", answer.err);
}

#[test]
fn several_stories_say_where_they_come_from() {
    let folder = tempfile::tempdir().expect("a folder");
    let files = ["one.ra", "two.ra"].map(|name| folder.path().join(name));
    for file in &files {
        std::fs::write(file, format!("{GAME}draw nile\n")).expect("writable");
    }
    let answer = khepri(&["replay", path_text(&files[0]), path_text(&files[1])]);
    assert_eq!(answer.code, 0);
    for file in &files {
        assert!(answer.out.contains(&format!("== {} ==", path_text(file))), "{}", answer.out);
    }
}
