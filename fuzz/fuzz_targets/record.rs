//! Any bytes at all as a record: an answer, never a panic; and what was read prints to what reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use record::{RecordText, RecordTexts, game_of, with_game};

fuzz_target!(|data: &[u8]| {
    for text in RecordTexts::new(data) {
        let Ok(text) = text.expect("memory does not fail") else { continue };
        let Ok(game) = game_of(&text) else { continue };
        with_game!(game, G => {
            let Ok(found) = record::read::<G>(&text) else { continue };
            let printed = found.record.to_string();
            let again = only_record(&printed);
            let again = record::read::<G>(&again).expect("what was printed reads");
            assert_eq!(again.record, found.record);
            assert_eq!(again.replay.state(), found.replay.state());
            let _ = record::prove(&found);
        });
    }
});

fn only_record(text: &str) -> RecordText {
    let mut texts = RecordTexts::new(text.as_bytes());
    texts.next().expect("one record").expect("memory does not fail").expect("every line is text")
}
