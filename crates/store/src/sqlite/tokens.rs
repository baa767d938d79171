//! How are tokens for programs written and read?

use async_trait::async_trait;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};

use super::people::is_known;
use super::writer::Change;
use super::{Sqlite, failed};
use crate::{Person, PersonId, StoreError, Token, TokenHash, TokenId, Tokens};

/// A new token.
struct Add {
    person: PersonId,
    name: String,
    hash: TokenHash,
    now: i64,
    most: u32,
}

#[async_trait]
impl Change for Add {
    type Answer = Result<Option<TokenId>, StoreError>;

    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError> {
        if !is_known(db, self.person).await? {
            return Ok(Err(StoreError::NoSuchPerson));
        }
        let added = sqlx::query(
            "INSERT INTO tokens (hash, person, name, made_at) SELECT ?1, ?2, ?3, ?4 \
             WHERE (SELECT COUNT(*) FROM tokens WHERE person = ?2) < ?5 RETURNING id",
        )
        .bind(&self.hash.0[..])
        .bind(self.person.0)
        .bind(&self.name)
        .bind(self.now)
        .bind(self.most)
        .fetch_optional(db)
        .await
        .map_err(failed)?;
        Ok(Ok(added.map(|row| row.try_get("id").map(TokenId).map_err(failed)).transpose()?))
    }
}

/// A token was used.
struct Used(TokenId, i64);

#[async_trait]
impl Change for Used {
    type Answer = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("UPDATE tokens SET used_at = ? WHERE id = ?")
            .bind(self.1)
            .bind(self.0.0)
            .execute(db)
            .await
            .map_err(failed)?;
        Ok(())
    }
}

/// A token is withdrawn.
struct Withdraw(PersonId, TokenId);

#[async_trait]
impl Change for Withdraw {
    type Answer = bool;

    async fn make(&self, db: &mut SqliteConnection) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM tokens WHERE id = ? AND person = ?")
            .bind(self.1.0)
            .bind(self.0.0)
            .execute(db)
            .await
            .map_err(failed)?;
        Ok(gone.rows_affected() == 1)
    }
}

async fn of_person(db: &SqlitePool, person: PersonId) -> Result<Vec<Token>, sqlx::Error> {
    let rows = sqlx::query("SELECT id, name, made_at, used_at FROM tokens WHERE person = ? ORDER BY id DESC")
        .bind(person.0)
        .fetch_all(db)
        .await?;
    let token = |row: &sqlx::sqlite::SqliteRow| {
        Ok(Token {
            id: TokenId(row.try_get("id")?),
            name: row.try_get("name")?,
            made_at: row.try_get("made_at")?,
            used_at: row.try_get("used_at")?,
        })
    };
    rows.iter().map(token).collect()
}

async fn by_hash(db: &SqlitePool, hash: &TokenHash) -> Result<Option<(TokenId, Person)>, sqlx::Error> {
    let found = sqlx::query(
        "SELECT tokens.id AS token, people.id AS person, people.name AS name \
         FROM tokens JOIN people ON people.id = tokens.person WHERE hash = ?",
    )
    .bind(&hash.0[..])
    .fetch_optional(db)
    .await?;
    let Some(row) = found else { return Ok(None) };
    let person = Person { id: PersonId(row.try_get("person")?), name: row.try_get("name")? };
    Ok(Some((TokenId(row.try_get("token")?), person)))
}

#[async_trait]
impl Tokens for Sqlite {
    async fn add_token(
        &self,
        person: PersonId,
        name: &str,
        hash: &TokenHash,
        now: i64,
        most: u32,
    ) -> Result<Option<TokenId>, StoreError> {
        self.queue.make(Add { person, name: name.to_owned(), hash: hash.clone(), now, most }).await?
    }

    async fn tokens_of(&self, person: PersonId) -> Result<Vec<Token>, StoreError> {
        of_person(&self.readers, person).await.map_err(failed)
    }

    async fn person_by_token(&self, hash: &TokenHash) -> Result<Option<(TokenId, Person)>, StoreError> {
        by_hash(&self.readers, hash).await.map_err(failed)
    }

    async fn token_used(&self, token: TokenId, now: i64) -> Result<(), StoreError> {
        self.queue.make(Used(token, now)).await
    }

    async fn withdraw_token(&self, person: PersonId, token: TokenId) -> Result<bool, StoreError> {
        self.queue.make(Withdraw(person, token)).await
    }
}
