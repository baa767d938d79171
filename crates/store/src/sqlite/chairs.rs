//! How are the names of the people round one screen written and read?

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::failed;
use super::rows::table_id;
use crate::{AppendError, ChairName, StoreError, TableId};

/// Gives a chair this name, or takes its name away. Nobody who was forgotten meanwhile leaves one.
pub(super) async fn name(db: &mut SqliteConnection, chair: &ChairName) -> Result<Result<(), AppendError>, StoreError> {
    let found = sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(chair.table.as_str()).fetch_optional(&mut *db);
    if found.await.map_err(failed)?.is_none() {
        return Ok(Err(AppendError::NoSuchTable));
    }
    let change = if chair.name.is_empty() {
        sqlx::query("DELETE FROM chair_names WHERE table_id = ? AND seat = ?")
            .bind(chair.table.as_str())
            .bind(chair.seat)
    } else {
        sqlx::query(
            "INSERT INTO chair_names (table_id, seat, person, name) SELECT ?1, ?2, id, ?3 FROM people WHERE id = ?4 \
             ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name",
        )
        .bind(chair.table.as_str())
        .bind(chair.seat)
        .bind(&chair.name)
        .bind(chair.person.0)
    };
    change.execute(db).await.map(|_| Ok(())).map_err(failed)
}

/// The names at these tables, by table and seat.
pub(super) async fn names(db: &SqlitePool, tables: &[TableId]) -> Result<Vec<(TableId, u8, String)>, StoreError> {
    // Letters and digits need no more than quotes: this is a JSON list.
    let listed: Vec<String> = tables.iter().map(|table| format!("\"{table}\"")).collect();
    let rows = sqlx::query(
        "SELECT table_id AS id, seat, name FROM chair_names \
         WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat",
    )
    .bind(format!("[{}]", listed.join(",")))
    .fetch_all(db)
    .await
    .map_err(failed)?;
    let named = |row: &SqliteRow| {
        Ok((table_id(row)?, row.try_get("seat").map_err(failed)?, row.try_get("name").map_err(failed)?))
    };
    rows.iter().map(named).collect()
}
