//! For whom a program acts: the person whose token it sends. Cookies say nothing here.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use store::{Person, PersonId, TokenHash, TokenId};

use super::error::{ApiError, Code};
use crate::app::{App, now};
use crate::chance;

/// What every token begins with, so that people and programs that search for secrets know what it is.
pub(crate) const MARK: &str = "khp_";
/// The last use of a token is noted at most so often, in milliseconds.
const NOTED_EVERY: i64 = 60_000;
/// So many notes are remembered.
const MOST: usize = 10_000;

/// When tokens were last noted as used.
#[derive(Default)]
pub(crate) struct LastUses(Mutex<HashMap<TokenId, i64>>);

impl LastUses {
    /// Whether it is time to note it again.
    fn is_due(&self, token: TokenId, now: i64) -> bool {
        let mut uses = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if uses.get(&token).is_some_and(|last| now - last < NOTED_EVERY) {
            return false;
        }
        if uses.len() >= MOST {
            uses.clear();
        }
        uses.insert(token, now);
        true
    }
}

/// What the store keeps of the token that a request sends, whoever has it.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<TokenHash> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim().strip_prefix(MARK).filter(|_| scheme.eq_ignore_ascii_case("bearer"))?;
    chance::hash(token)
}

/// Whoever asks: the person of the token, or anybody.
pub(crate) struct Caller(pub(crate) Option<Person>);

impl Caller {
    /// Their number, if they sent a token.
    pub(crate) fn person(&self) -> Option<PersonId> {
        self.0.as_ref().map(|person| person.id)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ApiError> {
        if !parts.headers.contains_key(header::AUTHORIZATION) {
            return Ok(Caller(None));
        }
        let unknown = || ApiError::new(Code::BadToken, "nobody has this token, or it was withdrawn");
        let hash = bearer(&parts.headers).ok_or_else(unknown)?;
        let found = app.store.person_by_token(&hash).await.map_err(crate::refusal::Refusal::from)?;
        let (token, person) = found.ok_or_else(unknown)?;
        let now = now();
        if app.api.last_uses.is_due(token, now)
            && let Err(error) = app.store.token_used(token, now).await
        {
            // Whoever asks need not wait for a note that only a list shows.
            tracing::warn!(%error, "the use of a token was not noted");
        }
        Ok(Caller(Some(person)))
    }
}

/// The person of the token, which must be there.
pub(crate) struct Known(pub(crate) Person);

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        let missing = || ApiError::new(Code::NoToken, "this needs a token: Authorization: Bearer …");
        person.map(Known).ok_or_else(missing)
    }
}
