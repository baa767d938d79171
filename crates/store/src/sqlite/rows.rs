//! How do rows become values, and what if they do not make sense?

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::failed;
use crate::{Line, LobbyTable, NewTable, Occupant, PersonId, Stage, StoreError, StoredTable, TableId, TableNote};

/// What is kept of something does not make sense.
pub(super) fn damaged(what: impl Into<String>, why: impl Into<String>) -> StoreError {
    StoreError::Damaged { what: what.into(), why: why.into() }
}

/// The word for a stage.
pub(super) fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

fn stage(word: &str) -> Option<Stage> {
    [Stage::Gathering, Stage::Playing, Stage::Over].into_iter().find(|stage| stage_word(*stage) == word)
}

/// Seats in one line, such as `person 12,bot 3,free`.
pub(super) fn seats_text(seats: &[Occupant]) -> String {
    let words: Vec<String> = seats
        .iter()
        .map(|seat| match seat {
            Occupant::Free => "free".to_owned(),
            Occupant::Person(PersonId(person)) => format!("person {person}"),
            Occupant::Bot(level) => format!("bot {level}"),
        })
        .collect();
    words.join(",")
}

pub(super) fn seats(text: &str) -> Option<Vec<Occupant>> {
    let words = text.split(',').filter(|_| !text.is_empty());
    words
        .map(|word| match word.split_once(' ') {
            None if word == "free" => Some(Occupant::Free),
            Some(("person", person)) => Some(Occupant::Person(PersonId(person.parse().ok()?))),
            Some(("bot", level)) => Some(Occupant::Bot(level.parse().ok()?)),
            _ => None,
        })
        .collect()
}

/// The name of a table, from the column `id`.
pub(super) fn table_id(row: &SqliteRow) -> Result<TableId, StoreError> {
    let id: &str = row.try_get("id").map_err(failed)?;
    TableId::new(id).ok_or_else(|| damaged(format!("table {id:?}"), "this cannot be the name of a table"))
}

/// A table from its row and the rows of its log.
pub(super) fn stored_table(id: &TableId, row: &SqliteRow, lines: &[SqliteRow]) -> Result<StoredTable, StoreError> {
    let column = |name: &str| -> Result<[u8; 32], StoreError> {
        let bytes: &[u8] = row.try_get(name).map_err(failed)?;
        bytes.try_into().map_err(|_| damaged(format!("table {id}"), format!("its {name} has {} bytes", bytes.len())))
    };
    let table = NewTable {
        id: id.clone(),
        code: row.try_get("code").map_err(failed)?,
        game: row.try_get("game").map_err(failed)?,
        options: row.try_get("options").map_err(failed)?,
        public: row.try_get("public").map_err(failed)?,
        commitment: column("commitment")?,
        secret: column("secret")?,
        made_at: row.try_get("made_at").map_err(failed)?,
    };
    let mut log = Vec::with_capacity(lines.len());
    for (expected, line) in (1_u64..).zip(lines) {
        let version: u64 = line.try_get("version").map_err(failed)?;
        if version != expected {
            return Err(damaged(format!("table {id}"), format!("line {expected} is missing")));
        }
        log.push(Line { text: line.try_get("text").map_err(failed)?, at: line.try_get("at").map_err(failed)? });
    }
    let length: u64 = row.try_get("length").map_err(failed)?;
    if log.len() as u64 != length {
        return Err(damaged(format!("table {id}"), format!("it has {} of {length} lines", log.len())));
    }
    let orders = row.try_get("orders").map_err(failed)?;
    Ok(StoredTable { table, log, orders })
}

/// A table in a list.
pub(super) fn lobby_table(row: &SqliteRow) -> Result<LobbyTable, StoreError> {
    let id = table_id(row)?;
    let (stage_word, seats_text): (&str, &str) =
        (row.try_get("stage").map_err(failed)?, row.try_get("seats").map_err(failed)?);
    let wrong = |what: &str, text: &str| damaged(format!("table {id}"), format!("{text:?} is no {what}"));
    let note = TableNote {
        stage: stage(stage_word).ok_or_else(|| wrong("stage", stage_word))?,
        seats: seats(seats_text).ok_or_else(|| wrong("list of seats", seats_text))?,
        waits_for: row.try_get::<Option<i64>, _>("waits_for").map_err(failed)?.map(PersonId),
        due: row.try_get("due").map_err(failed)?,
        orders: String::new(),
    };
    Ok(LobbyTable {
        game: row.try_get("game").map_err(failed)?,
        options: row.try_get("options").map_err(failed)?,
        changed_at: row.try_get("changed_at").map_err(failed)?,
        note,
        id,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_come_back_from_their_text() {
        let some = [Occupant::Person(PersonId(12)), Occupant::Bot(3), Occupant::Free];
        assert_eq!(seats_text(&some), "person 12,bot 3,free");
        for list in [&some[..], &some[2..], &[]] {
            assert_eq!(seats(&seats_text(list)).as_deref(), Some(list));
        }
        for text in ["person", "person x", "bot 300", "free,", "cat"] {
            assert_eq!(seats(text), None, "{text}");
        }
    }
}
