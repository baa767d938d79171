//! How are people, their devices and their links written and read?

use async_trait::async_trait;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

use super::failed;
use super::rows::damaged;
use super::writer::Change;
use crate::{Device, Person, PersonId, StoreError, TokenHash};

/// A new person with their first device.
pub(super) struct Add {
    pub(super) name: String,
    pub(super) device: TokenHash,
    pub(super) now: i64,
}

#[async_trait]
impl Change for Add {
    type Answer = PersonId;

    async fn make(&self, db: &mut SqliteConnection) -> Result<PersonId, StoreError> {
        let row = sqlx::query("INSERT INTO people (name, made_at) VALUES (?, ?) RETURNING id")
            .bind(&self.name)
            .bind(self.now)
            .fetch_one(&mut *db)
            .await
            .map_err(failed)?;
        let person = PersonId(row.try_get("id").map_err(failed)?);
        give_device(db, person, &self.device, self.now).await?;
        Ok(person)
    }
}

/// A new name.
pub(super) struct Rename {
    pub(super) person: PersonId,
    pub(super) name: String,
}

#[async_trait]
impl Change for Rename {
    type Answer = Result<(), StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        let done = sqlx::query("UPDATE people SET name = ? WHERE id = ?")
            .bind(&self.name)
            .bind(self.person.0)
            .execute(db)
            .await
            .map_err(failed)?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoSuchPerson) })
    }
}

/// Another picture.
pub(super) struct SetAvatar {
    pub(super) person: PersonId,
    pub(super) avatar: String,
}

#[async_trait]
impl Change for SetAvatar {
    type Answer = Result<(), StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        let set = sqlx::query("UPDATE people SET avatar = ? WHERE id = ?").bind(&self.avatar).bind(self.person.0);
        let done = set.execute(db).await.map_err(failed)?;
        Ok(if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::NoSuchPerson) })
    }
}

/// A further device.
pub(super) struct AddDevice {
    pub(super) person: PersonId,
    pub(super) device: TokenHash,
    pub(super) now: i64,
}

#[async_trait]
impl Change for AddDevice {
    type Answer = Result<(), StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        if !is_known(db, self.person).await? {
            return Ok(Err(StoreError::NoSuchPerson));
        }
        give_device(db, self.person, &self.device, self.now).await.map(Ok)
    }
}

/// A device that is nobody's any more.
pub(super) struct RemoveDevice(pub(super) TokenHash);

#[async_trait]
impl Change for RemoveDevice {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM devices WHERE hash = ?").bind(&self.0.0[..]).execute(db).await.map_err(failed)?;
        Ok(())
    }
}

/// A person is known by one device only; links to further ones go too.
pub(super) struct KeepOnlyDevice {
    pub(super) person: PersonId,
    pub(super) device: TokenHash,
}

#[async_trait]
impl Change for KeepOnlyDevice {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM devices WHERE person = ? AND hash <> ?")
            .bind(self.person.0)
            .bind(&self.device.0[..])
            .execute(&mut *db)
            .await
            .map_err(failed)?;
        // Those of devices that are known went with them.
        sqlx::query("DELETE FROM notices WHERE person = ? AND way = 'push' AND device IS NULL")
            .bind(self.person.0)
            .execute(&mut *db)
            .await
            .map_err(failed)?;
        sqlx::query("DELETE FROM links WHERE person = ?").bind(self.person.0).execute(db).await.map_err(failed)?;
        Ok(())
    }

    fn erases(&self) -> bool {
        true
    }
}

/// The end of a person; devices and links go with them.
pub(super) struct Forget(pub(super) PersonId);

#[async_trait]
impl Change for Forget {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM people WHERE id = ?").bind(self.0.0).execute(db).await.map_err(failed)?;
        Ok(())
    }

    fn erases(&self) -> bool {
        true
    }
}

/// A link to a further device.
pub(super) struct AddLink {
    pub(super) person: PersonId,
    pub(super) link: TokenHash,
    pub(super) expires: i64,
}

#[async_trait]
impl Change for AddLink {
    type Answer = Result<(), StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        if !is_known(db, self.person).await? {
            return Ok(Err(StoreError::NoSuchPerson));
        }
        sqlx::query(
            "INSERT INTO links (hash, person, expires) VALUES (?, ?, ?) \
             ON CONFLICT (hash) DO UPDATE SET person = excluded.person, expires = excluded.expires",
        )
        .bind(&self.link.0[..])
        .bind(self.person.0)
        .bind(self.expires)
        .execute(db)
        .await
        .map_err(failed)?;
        Ok(Ok(()))
    }
}

/// A link is used; those that have expired go too.
pub(super) struct TakeLink {
    pub(super) link: TokenHash,
    pub(super) now: i64,
}

#[async_trait]
impl Change for TakeLink {
    type Answer = Option<PersonId>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Option<PersonId>, StoreError> {
        sqlx::query("DELETE FROM links WHERE expires <= ?").bind(self.now).execute(&mut *db).await.map_err(failed)?;
        let found = sqlx::query("DELETE FROM links WHERE hash = ? RETURNING person")
            .bind(&self.link.0[..])
            .fetch_optional(db)
            .await
            .map_err(failed)?;
        found.map(|row| row.try_get("person").map(PersonId).map_err(failed)).transpose()
    }
}

/// A link is used for a further device, which is no longer what it was.
pub(super) struct UseLink {
    pub(super) link: TakeLink,
    pub(super) device: TokenHash,
    pub(super) before: Option<TokenHash>,
}

#[async_trait]
impl Change for UseLink {
    type Answer = Option<PersonId>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Option<PersonId>, StoreError> {
        let Some(person) = self.link.make(&mut *db).await? else { return Ok(None) };
        give_device(&mut *db, person, &self.device, self.link.now).await?;
        if let Some(before) = &self.before {
            RemoveDevice(before.clone()).make(db).await?;
        }
        Ok(Some(person))
    }
}

pub(super) async fn is_known(db: &mut SqliteConnection, person: PersonId) -> Result<bool, StoreError> {
    let found = sqlx::query("SELECT 1 FROM people WHERE id = ?").bind(person.0).fetch_optional(db).await;
    Ok(found.map_err(failed)?.is_some())
}

async fn give_device(
    db: &mut SqliteConnection,
    person: PersonId,
    device: &TokenHash,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO devices (hash, person, made_at) VALUES (?, ?, ?) \
         ON CONFLICT (hash) DO UPDATE SET person = excluded.person, made_at = excluded.made_at",
    )
    .bind(&device.0[..])
    .bind(person.0)
    .bind(now)
    .execute(&mut *db)
    .await
    .map_err(failed)?;
    sqlx::query("DELETE FROM notices WHERE device = ? AND person <> ?")
        .bind(&device.0[..])
        .bind(person.0)
        .execute(db)
        .await
        .map_err(failed)?;
    Ok(())
}

/// Whose device this is.
pub(super) async fn by_device(db: &SqlitePool, device: &TokenHash) -> Result<Option<Person>, StoreError> {
    let found = sqlx::query("SELECT id, name FROM devices JOIN people ON id = person WHERE hash = ?")
        .bind(&device.0[..])
        .fetch_optional(db)
        .await
        .map_err(failed)?;
    let Some(row) = found else { return Ok(None) };
    let id = PersonId(row.try_get("id").map_err(failed)?);
    Ok(Some(Person { id, name: row.try_get("name").map_err(failed)? }))
}

/// The devices of a person, the oldest first.
pub(super) async fn devices(db: &SqlitePool, person: PersonId) -> Result<Vec<Device>, StoreError> {
    let rows = sqlx::query("SELECT hash, made_at FROM devices WHERE person = ? ORDER BY made_at, hash")
        .bind(person.0)
        .fetch_all(db)
        .await
        .map_err(failed)?;
    let device = |row: &sqlx::sqlite::SqliteRow| {
        let hash: Vec<u8> = row.try_get("hash").map_err(failed)?;
        let hash = hash.try_into().map_err(|_| damaged("a device", "its length".to_owned()))?;
        Ok(Device { hash: TokenHash(hash), made_at: row.try_get("made_at").map_err(failed)? })
    };
    rows.iter().map(device).collect()
}

/// Whose link this is, while it works.
pub(super) async fn by_link(db: &SqlitePool, link: &TokenHash, now: i64) -> Result<Option<PersonId>, StoreError> {
    let found = sqlx::query("SELECT person FROM links WHERE hash = ? AND expires > ?")
        .bind(&link.0[..])
        .bind(now)
        .fetch_optional(db)
        .await
        .map_err(failed)?;
    found.map(|row| row.try_get("person").map(PersonId).map_err(failed)).transpose()
}

/// What people are called.
pub(super) async fn names(db: &SqlitePool, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
    let said = "SELECT id, name FROM people WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id";
    of_people(db, said, people).await
}

/// The pictures of those who have one.
pub(super) async fn avatars(db: &SqlitePool, people: &[PersonId]) -> Result<Vec<(PersonId, String)>, StoreError> {
    let said =
        "SELECT id, avatar FROM people WHERE avatar <> '' AND id IN (SELECT value FROM json_each(?)) ORDER BY id";
    of_people(db, said, people).await
}

/// What a question with a list of people in it is answered: a number and a text a row.
async fn of_people(
    db: &SqlitePool,
    said: &'static str,
    people: &[PersonId],
) -> Result<Vec<(PersonId, String)>, StoreError> {
    // Numbers need no quotes: this is a JSON list.
    let numbers: Vec<String> = people.iter().map(|person| person.0.to_string()).collect();
    let asked = sqlx::query(said).bind(format!("[{}]", numbers.join(",")));
    let rows = asked.fetch_all(db).await.map_err(failed)?;
    rows.iter().map(|row| Ok((PersonId(row.try_get(0).map_err(failed)?), row.try_get(1).map_err(failed)?))).collect()
}
