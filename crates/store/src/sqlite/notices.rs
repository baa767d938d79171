//! How are the places kept where people want to be told, and what the server itself must remember?

use async_trait::async_trait;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::failed;
use super::rows::damaged;
use super::writer::Change;
use crate::{Notice, PersonId, StoreError, TokenHash, Way};

/// Something the server keeps under a name.
pub(super) struct Keep {
    pub(super) name: String,
    pub(super) value: String,
}

#[async_trait]
impl Change for Keep {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO kept (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(&self.name)
        .bind(&self.value)
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(())
    }
}

/// What is kept under a name.
pub(super) async fn kept(db: &SqlitePool, name: &str) -> Result<Option<String>, StoreError> {
    let found = sqlx::query("SELECT value FROM kept WHERE name = ?").bind(name).fetch_optional(db).await;
    found.map_err(failed)?.map(|row| row.try_get("value").map_err(failed)).transpose()
}

/// A place, new or changed.
pub(super) struct Put(pub(super) Notice);

#[async_trait]
impl Change for Put {
    type Answer = Result<(), StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        let Put(notice) = self;
        let done = sqlx::query(
            "INSERT INTO notices (person, way, address, keys, site, language, failed, device) \
             SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8 FROM people WHERE id = ?1 \
             AND (?8 IS NULL OR EXISTS (SELECT 1 FROM devices WHERE hash = ?8 AND person = ?1)) \
             ON CONFLICT (person, address) DO UPDATE SET way = excluded.way, keys = excluded.keys, \
             site = excluded.site, language = excluded.language, failed = excluded.failed, device = excluded.device",
        )
        .bind(notice.person.0)
        .bind(way_word(notice.way))
        .bind(&notice.address)
        .bind(&notice.keys)
        .bind(&notice.site)
        .bind(&notice.language)
        .bind(notice.failed)
        .bind(notice.device.as_ref().map(|device| &device.0[..]))
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoSuchPerson) })
    }
}

/// A place that is no more.
pub(super) struct Remove {
    pub(super) person: PersonId,
    pub(super) address: String,
}

#[async_trait]
impl Change for Remove {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let remove = sqlx::query("DELETE FROM notices WHERE person = ? AND address = ?");
        remove.bind(self.person.0).bind(&self.address).execute(db).await.map_err(failed)?;
        Ok(())
    }

    fn erases(&self) -> bool {
        true
    }
}

/// The places of a person.
pub(super) async fn of_person(db: &SqlitePool, person: PersonId) -> Result<Vec<Notice>, StoreError> {
    let asked =
        "SELECT way, address, keys, site, language, failed, device FROM notices WHERE person = ? ORDER BY address";
    let rows = sqlx::query(asked).bind(person.0).fetch_all(db).await.map_err(failed)?;
    rows.iter().map(|row| notice(person, row)).collect()
}

fn notice(person: PersonId, row: &SqliteRow) -> Result<Notice, StoreError> {
    let word: &str = row.try_get("way").map_err(failed)?;
    let way = [Way::Push, Way::Webhook].into_iter().find(|way| way_word(*way) == word);
    let device: Option<Vec<u8>> = row.try_get("device").map_err(failed)?;
    let device = device.map(|bytes| bytes.try_into().map(TokenHash)).transpose();
    Ok(Notice {
        person,
        way: way.ok_or_else(|| damaged("a notice", format!("{word:?} is no way")))?,
        address: row.try_get("address").map_err(failed)?,
        keys: row.try_get("keys").map_err(failed)?,
        site: row.try_get("site").map_err(failed)?,
        language: row.try_get("language").map_err(failed)?,
        failed: row.try_get("failed").map_err(failed)?,
        device: device.map_err(|_| damaged("a notice", "no hash of a device"))?,
    })
}

fn way_word(way: Way) -> &'static str {
    match way {
        Way::Push => "push",
        Way::Webhook => "webhook",
    }
}
