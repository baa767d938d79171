//! How are classes written, read and erased?

use async_trait::async_trait;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::rows::damaged;
use super::writer::Change;
use super::{Sqlite, failed};
use crate::{Classes, NewClass, PersonId, Pupil, StoreError, StoredClass, TableId};

struct Open(NewClass);

#[async_trait]
impl Change for Open {
    type Answer = bool;

    async fn make(&self, db: &mut SqliteConnection) -> Result<bool, StoreError> {
        let class = &self.0;
        let opened = sqlx::query(
            "INSERT INTO classes (id, pin, leader, made_at, settings) VALUES (?, ?, ?, ?, '') ON CONFLICT DO NOTHING",
        )
        .bind(&class.id)
        .bind(&class.pin)
        .bind(class.leader.0)
        .bind(class.made_at)
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(opened.rows_affected() == 1)
    }
}

/// What the server says about a class.
pub(super) async fn set(db: &mut SqliteConnection, class: &str, settings: &str) -> Result<(), StoreError> {
    let set = sqlx::query("UPDATE classes SET settings = ? WHERE id = ?");
    set.bind(settings).bind(class).execute(db).await.map(drop).map_err(failed)
}

/// Somebody comes, or is called or sits otherwise.
pub(super) async fn put(db: &mut SqliteConnection, class: &str, pupil: &Pupil) -> Result<(), StoreError> {
    // A class that is gone takes nobody in; no foreign key should spoil what others write.
    sqlx::query(
        "INSERT INTO pupils (class_id, person, nickname, table_id, made_here, avatar) \
         SELECT id, ?2, ?3, ?4, ?5, ?6 FROM classes WHERE id = ?1 \
         ON CONFLICT (class_id, person) DO UPDATE SET nickname = excluded.nickname, \
         table_id = excluded.table_id, avatar = excluded.avatar",
    )
    .bind(class)
    .bind(pupil.person.0)
    .bind(&pupil.nickname)
    .bind(pupil.table.as_ref().map(TableId::as_str))
    .bind(pupil.made_here)
    .bind(&pupil.avatar)
    .execute(db)
    .await
    .map(drop)
    .map_err(failed)
}

/// Somebody is no longer in a class.
pub(super) async fn remove(db: &mut SqliteConnection, class: &str, person: PersonId) -> Result<(), StoreError> {
    let remove = sqlx::query("DELETE FROM pupils WHERE class_id = ? AND person = ?");
    remove.bind(class).bind(person.0).execute(db).await.map(drop).map_err(failed)
}

/// A class has a further table.
pub(super) async fn add_table(db: &mut SqliteConnection, class: &str, table: &TableId) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO class_tables (class_id, number, table_id) \
         SELECT id, (SELECT COUNT(*) + 1 FROM class_tables WHERE class_id = ?1), ?2 FROM classes WHERE id = ?1",
    )
    .bind(class)
    .bind(table.as_str())
    .execute(db)
    .await
    .map(drop)
    .map_err(failed)
}

/// Whether there is such a class.
pub(super) async fn is_there(db: &mut SqliteConnection, class: &str) -> Result<bool, StoreError> {
    let found = sqlx::query("SELECT 1 FROM classes WHERE id = ?").bind(class).fetch_optional(db).await;
    Ok(found.map_err(failed)?.is_some())
}

struct Set {
    class: String,
    settings: String,
}

#[async_trait]
impl Change for Set {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        set(db, &self.class, &self.settings).await
    }
}

struct Put {
    class: String,
    pupil: Pupil,
}

#[async_trait]
impl Change for Put {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        put(db, &self.class, &self.pupil).await
    }
}

struct Erase(String);

/// People whom only this class knew.
const ONLY_HERE: &str = "SELECT person FROM pupils AS mine WHERE class_id = ?1 AND made_here = 1 \
     AND NOT EXISTS (SELECT 1 FROM pupils AS other WHERE other.person = mine.person AND other.class_id <> ?1) \
     AND NOT EXISTS (SELECT 1 FROM classes WHERE leader = mine.person AND id <> ?1) \
     AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.person = mine.person \
         AND sitters.table_id NOT IN (SELECT table_id FROM class_tables WHERE class_id = ?1))";

#[async_trait]
impl Change for Erase {
    type Answer = Vec<PersonId>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query(ONLY_HERE).bind(&self.0).fetch_all(&mut *db).await.map_err(failed)?;
        let people: Result<Vec<i64>, _> = rows.iter().map(|row| row.try_get(0)).collect();
        let people = people.map_err(failed)?;
        for person in &people {
            sqlx::query("DELETE FROM people WHERE id = ?").bind(person).execute(&mut *db).await.map_err(failed)?;
        }
        sqlx::query("DELETE FROM classes WHERE id = ?").bind(&self.0).execute(db).await.map_err(failed)?;
        Ok(people.into_iter().map(PersonId).collect())
    }

    fn erases(&self) -> bool {
        true
    }
}

fn class(row: &SqliteRow) -> Result<StoredClass, StoreError> {
    let class = NewClass {
        id: row.try_get("id").map_err(failed)?,
        pin: row.try_get("pin").map_err(failed)?,
        leader: PersonId(row.try_get("leader").map_err(failed)?),
        made_at: row.try_get("made_at").map_err(failed)?,
    };
    let settings = row.try_get("settings").map_err(failed)?;
    Ok(StoredClass { class, settings, pupils: Vec::new(), tables: Vec::new() })
}

fn table(name: &str) -> Result<TableId, StoreError> {
    TableId::new(name).ok_or_else(|| damaged("a class", "its table has no name"))
}

fn pupil(row: &SqliteRow) -> Result<Pupil, StoreError> {
    let at: Option<&str> = row.try_get("table_id").map_err(failed)?;
    Ok(Pupil {
        person: PersonId(row.try_get("person").map_err(failed)?),
        nickname: row.try_get("nickname").map_err(failed)?,
        avatar: row.try_get("avatar").map_err(failed)?,
        table: at.map(table).transpose()?,
        made_here: row.try_get("made_here").map_err(failed)?,
    })
}

#[async_trait]
impl Classes for Sqlite {
    async fn classes(&self) -> Result<Vec<StoredClass>, StoreError> {
        let rows = sqlx::query("SELECT * FROM classes ORDER BY made_at, id").fetch_all(&self.readers).await;
        let mut all: Vec<StoredClass> = rows.map_err(failed)?.iter().map(class).collect::<Result<_, _>>()?;
        for one in &mut all {
            let rows = sqlx::query("SELECT * FROM pupils WHERE class_id = ? ORDER BY person")
                .bind(&one.class.id)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            one.pupils = rows.iter().map(pupil).collect::<Result<_, _>>()?;
            let rows = sqlx::query("SELECT table_id FROM class_tables WHERE class_id = ? ORDER BY number")
                .bind(&one.class.id)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            let named = rows.iter().map(|row| table(row.try_get(0).map_err(failed)?));
            one.tables = named.collect::<Result<_, _>>()?;
        }
        Ok(all)
    }

    async fn open_class(&self, class: &NewClass) -> Result<bool, StoreError> {
        self.queue.make(Open(class.clone())).await
    }

    async fn set_class(&self, class: &str, settings: &str) -> Result<(), StoreError> {
        self.queue.make(Set { class: class.to_owned(), settings: settings.to_owned() }).await
    }

    async fn put_pupil(&self, class: &str, pupil: &Pupil) -> Result<(), StoreError> {
        self.queue.make(Put { class: class.to_owned(), pupil: pupil.clone() }).await
    }

    async fn erase_class(&self, class: &str) -> Result<Vec<PersonId>, StoreError> {
        self.queue.make(Erase(class.to_owned())).await
    }
}
