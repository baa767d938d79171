//! Every way a record can be wrong: where it is, and what was expected.

use rstest::rstest;

use crate::{HEADER, OPENING, fault, read, texts};

#[rstest]
#[case::an_empty_file("", "line 1, column 1: expected a record that begins with `game ra or rawsiko`, found nothing")]
#[case::only_comments(
    "# nothing\n\n",
    "line 1, column 1: expected a record that begins with `game ra or rawsiko`, found nothing"
)]
#[case::no_game_line("players 2\n", "line 1, column 1: expected a line `game ra or rawsiko`, found `players 2`")]
#[case::another_game("game chess\n", "line 1, column 6: expected ra or rawsiko, found `chess`")]
#[case::a_game_without_a_name("game\n", "line 1, column 5: expected ra or rawsiko, found the end of the line")]
#[case::too_much_game("game ra extra\nplayers 2\n", "line 1, column 9: expected the end of the line, found `extra`")]
#[case::no_players("game ra\ndraw nile\n", "line 2, column 1: expected a header line `players` before the steps")]
#[case::no_suns("game ra\nplayers 2\n", "line 2, column 1: expected a header line `suns` before the steps")]
#[case::too_many_players(
    "game ra\nplayers 6\n",
    "line 2, column 9: expected a number of players from 2 to 5, found `6`"
)]
#[case::a_number_with_a_leading_zero(
    "game ra\nplayers 03\n",
    "line 2, column 9: expected a number of players from 2 to 5, found `03`"
)]
#[case::a_sun_that_is_none(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 x\n",
    "line 3, column 22: expected a sun from 1 to 16, found `x`"
)]
#[case::a_group_too_few("game ra\nplayers 2\nsuns 9 6 5 2\n", "line 3, column 6: 2 players need 2 sun groups, not 1")]
#[case::a_wrong_group(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 1\n",
    "line 3, column 16: 8 7 4 1 of seat 1 is no sun group for 2 players: expected each of 9 6 5 2 / 8 7 4 3 once"
)]
#[case::a_group_twice(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 9 6 5 2\n",
    "line 3, column 16: seat 1 and seat 0 have the same sun group 9 6 5 2: expected each of 9 6 5 2 / 8 7 4 3 once"
)]
#[case::an_empty_group(
    "game ra\nplayers 2\nsuns 9 6 5 2 /\n",
    "line 3, column 6: expected suns for every player, found an empty group"
)]
#[case::rules_of_the_future(
    "game ra\nrules 99\nplayers 2\n",
    "line 2, column 7: expected a version of the rules up to 1, found 99"
)]
#[case::a_sun_twice_in_a_group(
    "game ra\nplayers 2\nsuns 9 9 5 2 / 8 7 4 3\n",
    "line 3, column 8: sun 9 stands twice in one group"
)]
#[case::a_header_line_twice(
    "game ra\nplayers 2\nplayers 2\n",
    "line 3, column 1: the header line `players` stands twice"
)]
#[case::an_unknown_option(
    "game ra\noption speed fast\n",
    "line 2, column 8: expected an option (scores, track, edition, groups), found `speed`"
)]
#[case::an_option_twice(
    "game ra\noption scores open\noption scores open\n",
    "line 3, column 8: the option `scores` stands twice"
)]
#[case::a_wrong_value(
    "game ra\nplayers 2\noption scores seen\n",
    "line 3, column 15: `seen` is not a value of the option `scores`: expected hidden|open"
)]
#[case::names_for_others(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 3\nnames A / B / C\n",
    "line 4, column 7: expected 2 names divided by `/`, found 3"
)]
#[case::an_empty_name(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 3\nnames A /\n",
    "line 4, column 7: expected a name for every player, found an empty one"
)]
#[case::no_hexadecimal_secret(
    "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 3\nsecret 12g4\n",
    "line 4, column 8: expected an even number of hexadecimal digits, found `12g4`"
)]
fn a_wrong_header(#[case] input: &str, #[case] expected: &str) {
    assert_eq!(fault(input), expected);
}

#[rstest]
#[case::an_unknown_step(
    "draw nile\nroll 6\n",
    "line 5, column 1: expected a step (draw, invoke, god, done, bid, pass, discard, undo or result), found `roll`"
)]
#[case::an_unknown_tile(
    "draw unicorn\n",
    "line 4, column 6: expected a tile such as `pharaoh` or `step-pyramid`, found `unicorn`"
)]
#[case::a_missing_tile("draw\n", "line 4, column 5: expected a tile, found the end of the line")]
#[case::something_after_a_step("draw nile now\n", "line 4, column 11: expected the end of the line, found `now`")]
#[case::a_sun_that_is_none("invoke\nbid 17\n", "line 5, column 5: expected a sun from 1 to 16, found `17`")]
#[case::an_illegal_step("invoke\nbid 9\n", "line 5, column 1: seat 1 has no face-up sun 9")]
#[case::an_illegal_step_further_in("  invoke\n  bid 9\n", "line 5, column 3: seat 1 has no face-up sun 9")]
#[case::a_header_line_among_the_steps(
    "draw nile\nnames A / B\n",
    "line 5, column 1: expected a step (draw, invoke, god, done, bid, pass, discard, undo or result), found `names`"
)]
#[case::a_result_before_the_end(
    "draw nile\nresult 10 10\n",
    "line 5, column 1: expected a step of seat 1, found a result: the game is not over"
)]
#[case::an_undo_into_the_future(
    "draw nile\nundo 2\n",
    "line 5, column 1: expected a step before this one, which is step 2, found 2"
)]
#[case::an_undo_of_nothing(
    "draw nile\nundo\n",
    "line 5, column 5: expected the number of a step, found the end of the line"
)]
fn a_wrong_step(#[case] steps: &str, #[case] expected: &str) {
    assert_eq!(fault(&format!("{HEADER}{steps}")), expected);
}

/// Six Ra an epoch, nobody bids: both lose 5 points three times.
fn whole_game() -> String {
    let epoch = format!("{}draw ra\n", "draw ra\npass\npass\n".repeat(5));
    format!("{HEADER}{}", epoch.repeat(3))
}

#[rstest]
#[case::no_result("", "nothing")]
#[case::the_right_result("result 0 0\n", "nothing")]
#[case::a_wrong_result("result 1 0\n", "line 52, column 1: expected the result 0 0, found 1 0")]
#[case::a_result_for_others("result 0\n", "line 52, column 8: expected 2 scores, found 1")]
#[case::a_result_that_is_no_number("result 0 +0\n", "line 52, column 10: expected a score, found `+0`")]
#[case::more_steps_after_the_end("draw nile\n", "line 52, column 1: the game is over: expected nothing more")]
#[case::more_after_the_result(
    "result 0 0\ndraw nile\n",
    "line 53, column 1: expected nothing after the result, found another line"
)]
fn after_the_end(#[case] rest: &str, #[case] expected: &str) {
    assert_eq!(fault(&format!("{}{rest}", whole_game())), expected);
}

#[test]
fn windows_line_ends_byte_order_marks_tabs_and_comments_are_no_fault() {
    let plain = read(&format!("{HEADER}{OPENING}")).expect("a sound record");
    let dressed = format!("\u{feff}{HEADER}\t# a comment\n{OPENING}").replace('\n', "  # more\r\n");
    let dressed = read(&dressed.replace("bid ", "bid\t ")).expect("the same record");
    assert_eq!(dressed.record, plain.record);
    assert_eq!(dressed.replay.state(), plain.replay.state());
    assert!(dressed.warnings.is_empty());
}

#[test]
fn header_lines_stand_in_any_order() {
    let other = "suns 9 6 5 2 / 8 7 4 3\nplayers 2\noption scores open\ngame ra\ninvoke\n";
    let usual = "game ra\nplayers 2\noption scores open\nsuns 9 6 5 2 / 8 7 4 3\ninvoke\n";
    assert_eq!(read(other).expect("sound").record, read(usual).expect("sound").record);
}

#[test]
fn a_bad_record_does_not_spoil_its_neighbours() {
    let input = format!("---\n{HEADER}{OPENING}---\ngame ra\nplayers 9\n---\n\n---\n{HEADER}{OPENING}---\n");
    let found: Vec<bool> = texts(&input)
        .into_iter()
        .map(|text| record::read::<ra::State>(&text.expect("every line is text")).is_ok())
        .collect();
    assert_eq!(found, [true, false, true]);
}

#[test]
fn lines_are_counted_over_the_whole_input() {
    let input = format!("{HEADER}{OPENING}---\n{HEADER}draw unicorn\n");
    let second = texts(&input).remove(1).expect("every line is text");
    let error = record::read::<ra::State>(&second).expect_err("there is no unicorn");
    assert_eq!((error.line, error.column), (13, 6));
}

#[test]
fn a_missing_header_line_is_reported_in_its_own_record() {
    let input = format!("# a\ngame ra\nplayers 2\n\n# b\n---\n{HEADER}{OPENING}");
    let first = texts(&input).remove(0).expect("every line is text");
    let error = record::read::<ra::State>(&first).expect_err("no suns");
    assert_eq!(error.to_string(), "line 3, column 1: expected a header line `suns` before the steps");
}

#[test]
fn an_indented_separator_is_a_separator() {
    for separator in ["---", "  ---", "\t--- ", "--- # next", "\u{a0}---"] {
        let input = format!("{HEADER}{separator}\n\u{feff}{HEADER}invoke\n");
        let found: Vec<usize> = texts(&input)
            .into_iter()
            .map(|text| record::read::<ra::State>(&text.expect("text")).expect("sound").record.entries.len())
            .collect();
        assert_eq!(found, [0, 1], "{separator:?}");
    }
}

#[test]
fn a_step_in_capitals_before_the_first_step_is_kept_with_a_warning() {
    let found = read(&format!("{HEADER}Draw nile\ninvoke\n")).expect("an unknown header line");
    assert_eq!(found.record.header.other, [("Draw".to_owned(), "nile".to_owned())]);
    assert!(found.warnings[0].starts_with("line 4: `Draw` is not a step"), "{:?}", found.warnings);
}

#[test]
fn an_option_without_its_word_is_kept_with_a_warning() {
    let found = read(&format!("{HEADER}scores open\ninvoke\n")).expect("an unknown header line");
    assert_eq!(found.record.header.options.scores, ra::Scores::Hidden);
    assert!(found.warnings[0].contains("did you mean `option scores`?"), "{:?}", found.warnings);
}
