//! Text to record and back.

use game::{BySeat, Game, GameOptions};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use ra::{Options, State};
use record::{Entry, Fair, Header, Record, Seeded};
use testkit::{Random, RandomGame};

use crate::{HEADER, read};

#[test]
fn unknown_header_lines_survive_in_their_order() {
    let text = format!("{HEADER}event Club evening,\ttable 4\nx-flag\nplace Porto / Gaia\ninvoke\n");
    let found = read(&text).expect("unknown lines are kept");
    assert_eq!(found.record.to_string(), text);
    assert_eq!(found.record.header.other[1], ("x-flag".to_owned(), String::new()));
}

#[test]
fn options_are_written_where_they_differ_from_the_default() {
    let text = "game ra\nplayers 2\nnames Ana / Bo\noption scores open\noption edition 2023\nsuns 9 6 5 2 / 8 7 4 3\n";
    assert_eq!(read(text).expect("sound").record.to_string(), text);
    let chosen = text.replace("option edition 2023", "option edition first");
    assert_eq!(read(&chosen).expect("sound").record.to_string(), chosen, "what a table chose stays written");
    let with_default = text.replace("option edition 2023", "option edition reader");
    let expected = text.replace("option edition 2023\n", "");
    assert_eq!(read(&with_default).expect("sound").record.to_string(), expected);
}

/// Whatever a program puts into a name or a header line stays in its place.
#[test]
fn strings_cannot_break_out_of_their_lines() {
    let mut record = read(&format!("{HEADER}invoke\n")).expect("sound").record;
    record.header.names = BySeat::from_values(["A / B".to_owned(), "\ndraw ra # ".to_owned()]);
    record.header.other.push(("ev ent#".to_owned(), "x\npass".to_owned()));
    let again = read(&record.to_string()).expect("still one record").record;
    assert_eq!(again.entries, record.entries);
    let names: Vec<&String> = again.header.names.as_ref().expect("names").values().collect();
    assert_eq!(names, ["A _ B", "_draw ra _"]);
    assert_eq!(again.header.other, [("ev_ent_".to_owned(), "x_pass".to_owned())]);
}

/// A random game with random undos, names, options and unknown lines.
fn any_record(players: usize, seed: u64) -> Record<State> {
    let mut lots = Random::new(seed);
    let mut options = Options::for_players(players).expect("2 to 5 play");
    for (key, values) in
        [("scores", ["hidden", "open"]), ("track", ["barge", "tiles"]), ("edition", ["reader", "2023"])]
    {
        options.set(key, lots.pick(&values)).expect("the value exists");
    }
    let mut game = RandomGame::<State>::new(&options, seed);
    let mut record = Record::new(Header::new(options, game.setup.clone()));
    if lots.pick(&[true, false]) {
        record.header.names = BySeat::from_values((0..players).map(|place| format!("Nome {place} ñ")));
        let seeded = Seeded::new(seed).game(1);
        record.header.fair = Fair::seeded(&seeded, players);
        record.header.other.push(("event".to_owned(), "anything at all".to_owned()));
    }
    let mut stands = vec![game.clone()];
    while let Some(step) = game.choose() {
        game.play(step);
        record.entries.push(Entry::Step(step));
        stands.push(game.clone());
        if record.entries.len().is_multiple_of(37) && record.entries.len() < 400 {
            let to = lots.pick(&(0..stands.len()).collect::<Vec<_>>());
            record.entries.push(Entry::Undo(to));
            // What is chosen may differ from the first time; what is drawn may not, and the copy of the game knows it.
            game.state = stands[to].state;
            stands.push(game.clone());
        }
    }
    record.result = Some(game.state.scores());
    record
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, rng_seed: RngSeed::Fixed(2), ..ProptestConfig::default() })]

    #[test]
    fn print_then_parse_gives_the_same_record(players in 2_usize..=5, seed in any::<u64>()) {
        let record = any_record(players, seed);
        let text = record.to_string();
        let found = read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&found.record, &record);
        prop_assert_eq!(found.record.to_string(), text);
        prop_assert_eq!(Some(found.replay.state().scores()), record.result);
    }

    #[test]
    fn any_text_at_all_is_answered(text in "\\PC{0,200}") {
        let _ = read(&text);
    }

    #[test]
    fn any_words_of_the_notation_are_answered(
        words in prop::collection::vec(prop::sample::select(vec![
            "game", "ra", "players", "2", "suns", "9 6 5 2 / 8 7 4 3", "draw", "nile", "ra", "invoke", "bid", "9", "pass",
            "god", "done", "discard", "art", "undo", "1", "0", "result", "option", "scores", "open", "names", "/", "#",
            "fair", "secret", "nonce", "commitment", "ab", "\n", "\n", "\n", "---\n",
        ]), 0..80),
        header in any::<bool>(),
    ) {
        let text = words.join(" ").replace(" \n ", "\n");
        let text = if header { format!("{HEADER}{text}") } else { text };
        for text in crate::texts(&text).into_iter().flatten() {
            if let Ok(found) = record::read::<State>(&text) {
                // What was read can be printed and read again.
                let again = read(&found.record.to_string()).map_err(|error| TestCaseError::fail(error.to_string()))?;
                prop_assert_eq!(again.record, found.record);
            }
        }
    }
}
