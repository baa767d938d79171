//! A record cut off anywhere replays up to the cut.

use game::GameOptions;
use ra::{Options, State};
use record::{Entry, Header, Record};
use rstest::rstest;
use testkit::RandomGame;

use crate::{HEADER, read, read_bytes};

fn whole_record(players: usize, seed: u64) -> Record<State> {
    let options = Options::for_players(players).expect("2 to 5 play");
    let mut game = RandomGame::<State>::new(&options, seed);
    let mut record = Record::new(Header::new(options, game.setup.clone()));
    record.header.names = game::BySeat::from_values((0..players).map(|place| format!("Ana Đ. {place}")));
    record.entries = game.finish().into_iter().map(Entry::Step).collect();
    record.result = Some(game::Game::scores(&game.state));
    record
}

/// Every cut, byte by byte: what stands before it in whole lines is always there; a half line never spoils it.
#[test]
fn cut_at_every_byte() {
    for players in [2, 5] {
        let record = whole_record(players, 11);
        let text = record.to_string();
        let names = text.find("\nsuns").expect("a header") + 1;
        let header_end = text[names..].find('\n').expect("a line end") + names;
        for cut in 0..=text.len() {
            let found = read_bytes(&text.as_bytes()[..cut]);
            if cut < header_end {
                assert!(found.is_err(), "without suns there is no game: {cut}");
                continue;
            }
            let found = found.unwrap_or_else(|error| panic!("cut at {cut}: {error}"));
            let whole_lines = text.as_bytes()[..cut].iter().filter(|byte| **byte == b'\n').count();
            let header_lines = text[..header_end].matches('\n').count() + 1;
            let steps = whole_lines.saturating_sub(header_lines).min(record.entries.len());
            let kept = found.record.entries.len();
            assert!(kept == steps || kept == steps + 1, "cut at {cut}: {kept} of {steps} whole steps");
            assert_eq!(found.record.entries[..steps], record.entries[..steps]);
            let whole = kept > steps || text.as_bytes()[cut - 1] == b'\n' || kept == record.entries.len();
            assert!(whole || cut == header_end || !found.warnings.is_empty(), "cut at {cut}: a half line needs a word");
            assert_eq!(found.record.header, record.header);
        }
    }
}

#[rstest]
#[case::that_does_not_parse("draw nile\ndraw phar", "line 5, column 6: expected a tile such as `pharaoh`")]
#[case::that_does_not_apply("invoke\nbid 1", "line 5, column 1: seat 1 has no face-up sun 1")]
#[case::half_a_word("invoke\npa", "line 5, column 1: expected a step")]
#[case::the_first_half_word("invoke\npass\nundo 0\nre", "line 7, column 1: expected a step")]
#[case::a_half_undo("invoke\nundo", "line 5, column 5: expected the number of a step")]
fn a_last_line_without_end(#[case] steps: &str, #[case] said: &str) {
    let found = read(&format!("{HEADER}{steps}")).expect("the rest is sound");
    assert_eq!(found.record.entries.len(), steps.matches('\n').count());
    let warning = found.warnings.first().expect("something was left out");
    assert!(warning.starts_with(&format!("the last line is cut off and left out ({said}")), "{warning}");
}

#[test]
fn a_last_line_without_end_that_applies_counts() {
    let found = read(&format!("{HEADER}invoke\npass")).expect("sound");
    assert_eq!((found.record.entries.len(), found.warnings.len()), (2, 0));
}

/// Before the first step an unknown line is a header line; half a word of a step without line end is none.
#[test]
fn a_cut_through_the_first_step() {
    for half in ["inv", "optio", "--", "result"] {
        let found = read(&format!("{HEADER}{half}")).expect("the rest is sound");
        assert_eq!((found.record.header.other.len(), found.warnings.len()), (0, 1), "{half}");
    }
    let found = read(&format!("{HEADER}event")).expect("an unknown line");
    assert_eq!((found.record.header.other.len(), !found.warnings.is_empty()), (1, false));
}

#[test]
fn the_same_line_with_its_end_is_an_error() {
    assert!(read(&format!("{HEADER}draw nile\ndraw phar\n")).is_err());
}

#[test]
fn a_cut_through_a_letter_is_a_cut() {
    let text = format!("{HEADER}invoke\n# Đ");
    let found = read_bytes(&text.as_bytes()[..text.len() - 1]).expect("the rest is sound");
    assert!(found.warnings.first().expect("something was left out").contains("UTF-8"));
}

#[test]
fn a_cut_result_is_left_out() {
    let record = whole_record(3, 4);
    let text = record.to_string();
    let cut = text.trim_end().rfind(' ').expect("scores");
    let found = read(&text[..cut]).expect("the rest is sound");
    assert_eq!((found.record.result, !found.warnings.is_empty()), (None, true));
    assert_eq!(found.record.entries, record.entries);
}
