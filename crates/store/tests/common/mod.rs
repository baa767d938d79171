//! What the tests of the store share: tables, lines and notes to keep.

use store::{Line, NewTable, Occupant, Stage, TableId, TableNote};

/// The name of the table with this number.
pub(crate) fn id(number: u32) -> TableId {
    TableId::new(&format!("table{number:05}")).expect("letters and digits")
}

/// A table with this number and the code `AB1`, `AB2`, ..
pub(crate) fn table(number: u32) -> NewTable {
    NewTable {
        id: id(number),
        code: format!("ab{number}"),
        game: "ra".to_owned(),
        options: format!("players 3\ntrack barge\nnumber {number}"),
        public: true,
        commitment: [1; 32],
        secret: [2; 32],
        made_at: i64::from(number),
    }
}

/// One line that says this, at a time.
pub(crate) fn line(text: &str, at: i64) -> Vec<Line> {
    vec![Line { text: text.to_owned(), at }]
}

/// A note.
#[allow(dead_code, reason = "not every file of tests needs it")]
pub(crate) fn note(stage: Stage, seats: &[Occupant]) -> Option<TableNote> {
    Some(TableNote::new(stage, seats.to_vec(), None))
}
