//! Records of Ra: read, refused, cut, undone, printed, proved.

mod cuts;
mod errors;
mod fairness;
mod limits;
mod recipes;
mod round_trip;
mod undo;

use ra::State;
use record::{RecordError, RecordText, RecordTexts, Replayed, game_of};

/// Two players; seat 0 has the 9 and begins.
const HEADER: &str = "game ra\nplayers 2\nsuns 9 6 5 2 / 8 7 4 3\n";

fn texts(input: &str) -> Vec<Result<RecordText, RecordError>> {
    RecordTexts::new(input.as_bytes()).map(|record| record.expect("memory does not fail")).collect()
}

/// Reads and replays the only record of an input.
fn read(input: &str) -> Result<Replayed<State>, RecordError> {
    read_bytes(input.as_bytes())
}

fn read_bytes(input: &[u8]) -> Result<Replayed<State>, RecordError> {
    let mut texts = RecordTexts::new(input);
    let text = texts.next().expect("there is always an answer").expect("memory does not fail")?;
    assert_eq!(game_of(&text)?, record::GameId::Ra);
    record::read::<State>(&text)
}

/// What is wrong with it, in words.
fn fault(input: &str) -> String {
    match read(input) {
        Ok(_) => "nothing".to_owned(),
        Err(error) => error.to_string(),
    }
}

/// A short game broken off: seat 0 wins a nile and a gold.
const OPENING: &str = "draw nile\ndraw gold\ninvoke\npass\nbid 9\n";
