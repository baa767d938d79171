//! How are tables and their logs written and read?

use async_trait::async_trait;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::failed;
use super::rows::{lobby_table, seats_text, stage_word, stored_table, table_id};
use super::writer::Change;
use crate::models::plain_code;
use crate::{
    Append, AppendError, LobbyTable, NewTable, Occupant, PersonId, Stage, StoreError, StoredTable, TableId, TableNote,
};

/// Takes a new table in, with an empty log.
pub(super) async fn create(db: &mut SqliteConnection, table: &NewTable) -> Result<Result<(), AppendError>, StoreError> {
    let code = plain_code(&table.code);
    let done = sqlx::query(
        "INSERT INTO tables (id, code, holds_code, game, options, public, commitment, secret, made_at, changed_at, \
         length, stage) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, 0, ?10) ON CONFLICT DO NOTHING",
    )
    .bind(table.id.as_str())
    .bind(&code)
    .bind(!code.is_empty())
    .bind(&table.game)
    .bind(&table.options)
    .bind(table.public)
    .bind(&table.commitment[..])
    .bind(&table.secret[..])
    .bind(table.made_at)
    .bind(stage_word(Stage::Gathering))
    .execute(db)
    .await
    .map_err(failed)?;
    Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::TableExists.into()) })
}

/// Writes what is there already: a page goes the whole way to the disk, and nothing is changed.
pub(super) struct Probe;

#[async_trait]
impl Change for Probe {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("UPDATE migrations SET number = number WHERE number = 1").execute(db).await.map_err(failed)?;
        Ok(())
    }
}

/// Reads something.
pub(super) async fn look(db: &SqlitePool) -> Result<(), StoreError> {
    sqlx::query("SELECT number FROM migrations").fetch_one(db).await.map(drop).map_err(failed)
}

#[async_trait]
impl Change for Append {
    type Answer = Result<u64, AppendError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        let length = self.seen.saturating_add(self.lines.len() as u64);
        let Some(table) = self.lengthen(db, length).await? else { return self.refuse(db).await.map(Err) };
        for (version, line) in (self.seen + 1..).zip(&self.lines) {
            sqlx::query("INSERT INTO lines (table_id, version, text, at) VALUES (?, ?, ?, ?)")
                .bind(self.table.as_str())
                .bind(number(version))
                .bind(&line.text)
                .bind(line.at)
                .execute(&mut *db)
                .await
                .map_err(failed)?;
        }
        if let Some(note) = &self.note {
            self.change_note(db, &table, note).await?;
        }
        Ok(Ok(length))
    }
}

impl Append {
    /// Makes the log as long as it will be, if it is as long as was seen, and gives what this leaves as it is: stage and
    /// seats.
    async fn lengthen(&self, db: &mut SqliteConnection, length: u64) -> Result<Option<SqliteRow>, StoreError> {
        let note = self.note.as_ref();
        sqlx::query(
            "UPDATE tables SET length = ?3, changed_at = COALESCE(?4, changed_at), \
             waits_for = IIF(?5, ?6, waits_for), due = IIF(?5, ?7, due), orders = IIF(?5, ?8, orders) WHERE id = ?1 AND length = ?2 RETURNING stage, seats",
        )
        .bind(self.table.as_str())
        .bind(number(self.seen))
        .bind(number(length))
        .bind(self.lines.last().map(|line| line.at))
        .bind(note.is_some())
        .bind(note.and_then(|note| note.waits_for).map(|PersonId(person)| person))
        .bind(note.and_then(|note| note.due))
        .bind(note.map_or("", |note| &note.orders))
        .fetch_optional(db)
        .await
        .map_err(failed)
    }

    /// Why the log was not made longer.
    async fn refuse(&self, db: &mut SqliteConnection) -> Result<AppendError, StoreError> {
        let found = sqlx::query("SELECT length FROM tables WHERE id = ?")
            .bind(self.table.as_str())
            .fetch_optional(db)
            .await
            .map_err(failed)?;
        let Some(table) = found else { return Ok(AppendError::NoSuchTable) };
        Ok(AppendError::Stale { version: table.try_get("length").map_err(failed)? })
    }

    /// Writes what seldom changes, stage and seats, and what hangs on them: the code and the lists of people. Most steps
    /// leave them as they are.
    async fn change_note(
        &self,
        db: &mut SqliteConnection,
        before: &SqliteRow,
        note: &TableNote,
    ) -> Result<(), StoreError> {
        let (stage, seats) = (stage_word(note.stage), seats_text(&note.seats));
        let old_stage: String = before.try_get("stage").map_err(failed)?;
        let old_seats: Option<String> = before.try_get("seats").map_err(failed)?;
        if old_stage == stage && old_seats.as_ref() == Some(&seats) {
            return Ok(());
        }
        sqlx::query(
            "UPDATE tables SET stage = ?2, seats = ?3, holds_code = ?4 AND code <> '' AND NOT EXISTS \
             (SELECT 1 FROM tables AS other WHERE other.code = tables.code AND other.holds_code = 1 AND other.id <> ?1) \
             WHERE id = ?1",
        )
        .bind(self.table.as_str())
        .bind(stage)
        .bind(&seats)
        .bind(note.stage != Stage::Over)
        .execute(&mut *db)
        .await
        .map_err(failed)?;
        for seat in &note.seats {
            let Occupant::Person(PersonId(person)) = seat else { continue };
            sqlx::query("INSERT INTO sitters (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(person)
                .bind(self.table.as_str())
                .execute(&mut *db)
                .await
                .map_err(failed)?;
        }
        Ok(())
    }
}

/// A version as the database counts; one that no log reaches, if it cannot count so far.
fn number(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

/// A table and its log. The log only grows, so that the lines up to a length that was read earlier are whole.
pub(super) async fn load(db: &SqlitePool, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
    let found = sqlx::query(
        "SELECT code, game, options, public, commitment, secret, made_at, length, orders FROM tables WHERE id = ?",
    )
    .bind(id.as_str())
    .fetch_optional(db)
    .await
    .map_err(failed)?;
    let Some(table) = found else { return Ok(None) };
    let length: i64 = table.try_get("length").map_err(failed)?;
    let lines = sqlx::query("SELECT version, text, at FROM lines WHERE table_id = ? AND version <= ? ORDER BY version")
        .bind(id.as_str())
        .bind(length)
        .fetch_all(db)
        .await
        .map_err(failed)?;
    stored_table(id, &table, &lines).map(Some)
}

/// The running table with this code.
pub(super) async fn by_code(db: &SqlitePool, code: &str) -> Result<Option<TableId>, StoreError> {
    let found = sqlx::query("SELECT id FROM tables WHERE code = ? AND holds_code = 1")
        .bind(plain_code(code))
        .fetch_optional(db)
        .await
        .map_err(failed)?;
    found.map(|row| table_id(&row)).transpose()
}

/// Public tables that wait for players.
pub(super) async fn open(db: &SqlitePool, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, game, options, stage, seats, waits_for, due, changed_at FROM tables \
         WHERE public = 1 AND stage = 'gathering' AND seats IS NOT NULL ORDER BY made_at DESC, id LIMIT ?",
    )
    .bind(most)
    .fetch_all(db)
    .await
    .map_err(failed)?;
    rows.iter().map(lobby_table).collect()
}

/// The tables of a person.
pub(super) async fn of_person(db: &SqlitePool, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, game, options, stage, seats, waits_for, due, changed_at FROM sitters JOIN tables ON id = table_id \
         WHERE person = ? ORDER BY changed_at DESC, id LIMIT ?",
    )
    .bind(person.0)
    .bind(most)
    .fetch_all(db)
    .await
    .map_err(failed)?;
    rows.iter().map(lobby_table).collect()
}

/// The tables that wait for a person.
pub(super) async fn waiting(db: &SqlitePool, person: PersonId, most: u32) -> Result<Vec<LobbyTable>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, game, options, stage, seats, waits_for, due, changed_at FROM tables \
         WHERE waits_for = ? AND seats IS NOT NULL ORDER BY changed_at, id LIMIT ?",
    )
    .bind(person.0)
    .bind(most)
    .fetch_all(db)
    .await
    .map_err(failed)?;
    rows.iter().map(lobby_table).collect()
}

/// The tables on which a clock runs out.
pub(super) async fn due(db: &SqlitePool, before: i64, most: u32) -> Result<Vec<TableId>, StoreError> {
    let rows = sqlx::query("SELECT id FROM tables WHERE due < ? ORDER BY due, id LIMIT ?")
        .bind(before)
        .bind(most)
        .fetch_all(db)
        .await
        .map_err(failed)?;
    rows.iter().map(table_id).collect()
}
