//! How are brought records and results written and read?

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::rows::{damaged, seats, table_id};
use super::writer::Change;
use super::{Sqlite, failed};
use crate::{FinishedTable, GameResult, PersonId, RecordRoom, Records, StoreError, TableId};

/// So long, in milliseconds, a look at a record need not be written down again.
const LOOK: i64 = 60 * 60 * 1000;

struct KeepRecord {
    id: String,
    text: String,
    now: i64,
    room: RecordRoom,
}

#[async_trait]
impl Change for KeepRecord {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let bytes = i64::try_from(self.text.len()).unwrap_or(i64::MAX);
        sqlx::query(
            "INSERT INTO records (id, bytes, seen_at, text) VALUES (?, ?, ?, ?) \
             ON CONFLICT (id) DO UPDATE SET seen_at = MAX(seen_at, excluded.seen_at)",
        )
        .bind(&self.id)
        .bind(bytes)
        .bind(self.now)
        .bind(&self.text)
        .execute(&mut *db)
        .await
        .map_err(failed)?;
        sqlx::query(
            "DELETE FROM records WHERE seen_at < ?1 OR id IN (SELECT id FROM (SELECT id, \
             ROW_NUMBER() OVER sight AS place, SUM(bytes) OVER sight AS taken FROM records \
             WINDOW sight AS (ORDER BY seen_at DESC, id)) WHERE place > ?2 OR taken > ?3)",
        )
        .bind(self.room.since)
        .bind(self.room.most)
        .bind(i64::try_from(self.room.bytes).unwrap_or(i64::MAX))
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(())
    }
}

struct Saw {
    id: String,
    now: i64,
}

#[async_trait]
impl Change for Saw {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let seen = sqlx::query("UPDATE records SET seen_at = MAX(seen_at, ?2) WHERE id = ?1");
        seen.bind(&self.id).bind(self.now).execute(db).await.map_err(failed)?;
        Ok(())
    }
}

struct KeepResult {
    id: TableId,
    result: GameResult,
}

#[async_trait]
impl Change for KeepResult {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        // A table that is not there has no result; no foreign key should spoil what others write.
        sqlx::query(
            "INSERT INTO results (table_id, ended_at, ranks, scores) SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1 \
             ON CONFLICT DO NOTHING",
        )
        .bind(self.id.as_str())
        .bind(self.result.ended_at)
        .bind(listed(&self.result.ranks))
        .bind(listed(&self.result.scores))
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(())
    }
}

fn listed<N: ToString>(numbers: &[N]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn numbers<N: std::str::FromStr>(text: &str) -> Option<Vec<N>> {
    text.split(',').filter(|_| !text.is_empty()).map(|number| number.parse().ok()).collect()
}

fn finished(row: &SqliteRow) -> Result<FinishedTable, StoreError> {
    let id = table_id(row)?;
    let column = |name: &str| row.try_get::<&str, _>(name).map_err(failed);
    let wrong = |what: &str| damaged(format!("table {id}"), format!("its {what} make no sense"));
    let result = GameResult {
        ended_at: row.try_get("ended_at").map_err(failed)?,
        ranks: numbers(column("ranks")?).ok_or_else(|| wrong("ranks"))?,
        scores: numbers(column("scores")?).ok_or_else(|| wrong("scores"))?,
    };
    let seats = seats(column("seats")?).ok_or_else(|| wrong("seats"))?;
    Ok(FinishedTable { game: column("game")?.to_owned(), seats, result, id })
}

#[async_trait]
impl Records for Sqlite {
    async fn keep_record(&self, id: &str, text: &str, now: i64, room: RecordRoom) -> Result<(), StoreError> {
        self.queue.make(KeepRecord { id: id.to_owned(), text: text.to_owned(), now, room }).await
    }

    async fn record(&self, id: &str, now: i64, since: i64) -> Result<Option<String>, StoreError> {
        let found = sqlx::query("SELECT seen_at, text FROM records WHERE id = ? AND seen_at >= ?")
            .bind(id)
            .bind(since)
            .fetch_optional(&self.readers)
            .await
            .map_err(failed)?;
        let Some(row) = found else { return Ok(None) };
        if row.try_get::<i64, _>("seen_at").map_err(failed)? + LOOK < now {
            self.queue.make(Saw { id: id.to_owned(), now }).await?;
        }
        row.try_get("text").map(Some).map_err(failed)
    }

    async fn keep_result(&self, id: &TableId, result: &GameResult) -> Result<(), StoreError> {
        self.queue.make(KeepResult { id: id.clone(), result: result.clone() }).await
    }

    async fn untold(&self, person: PersonId) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM sitters JOIN tables ON id = sitters.table_id WHERE person = ? AND stage = 'over' \
             AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)",
        )
        .bind(person.0)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(table_id).collect()
    }

    async fn finished(&self, person: PersonId, most: u32) -> Result<Vec<FinishedTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, game, seats, ended_at, ranks, scores FROM sitters \
             JOIN results ON results.table_id = sitters.table_id JOIN tables ON id = sitters.table_id \
             WHERE person = ? AND ranks <> '' ORDER BY ended_at DESC, id LIMIT ?",
        )
        .bind(person.0)
        .bind(most)
        .fetch_all(&self.readers)
        .await
        .map_err(failed)?;
        rows.iter().map(finished).collect()
    }
}
