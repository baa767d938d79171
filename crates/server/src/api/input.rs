//! What a request says: JSON with known fields, a query with known names, a table that can be.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use game::Seat;
use serde::de::DeserializeOwned;
use store::TableId;

use super::error::{ApiError, Code};
use crate::app::App;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::new(Code::NotJson, "expected Content-Type: application/json"));
        }
        let bytes = bytes(request, app).await?;
        // A list would be read as the fields in their order: nobody should count on that.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(ApiError::new(Code::BadRequest, "expected a JSON object"));
        }
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| ApiError::new(Code::BadRequest, error.to_string()))
    }
}

/// Nothing: what needs no facts takes none.
pub(crate) struct Nothing;

impl FromRequest<App> for Nothing {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Nothing, ApiError> {
        let bytes = bytes(request, app).await?;
        let empty = matches!(bytes.trim_ascii(), b"" | b"{}");
        if empty { Ok(Nothing) } else { Err(ApiError::new(Code::BadRequest, "expected no body, or {}")) }
    }
}

async fn bytes(request: Request, app: &App) -> Result<Bytes, ApiError> {
    let bytes = Bytes::from_request(request, app).await;
    bytes.map_err(|_| ApiError::new(Code::TooLarge, "the body is too large or broke off"))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case("application/json")
}

/// A query.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, ApiError> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        let unread = |rejection: axum::extract::rejection::QueryRejection| {
            ApiError::new(Code::BadRequest, rejection.body_text())
        };
        query.map(|Query(asked)| Asked(asked)).map_err(unread)
    }
}

/// The table that an address names.
pub(crate) struct Named(pub(crate) TableId);

impl FromRequestParts<App> for Named {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| TableId::new(&id));
        id.map(Named).ok_or_else(|| ApiError::new(Code::NoSuchTable, "there is no such table"))
    }
}

/// A seat by its number.
pub(crate) fn seat(number: Option<u8>) -> Result<Option<Seat>, ApiError> {
    let no_such = |number| ApiError::new(Code::NoSuchSeat, format!("no table has a seat {number}"));
    number.map(|number| Seat::new(number).ok_or_else(|| no_such(number))).transpose()
}
