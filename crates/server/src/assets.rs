//! The files a browser fetches: out of the binary, kept for ever where the address carries their mark.

use axum::Router;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use pages::assets::{address, found, mark};

use crate::answer;
use crate::app::App;
use crate::refusal::Refusal;

/// Files need no limits: they are few, small and kept.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/assets/{*name}", get(file)).route("/favicon.ico", get(icon))
}

async fn file(
    name: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let at = name.ok().and_then(|Path(name)| found(&name, query.as_deref()));
    let (asset, for_ever) = at.ok_or(Refusal::NoSuchPage)?;
    let keep = if for_ever { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let tag = format!("\"{}\"", mark(asset));
    let mut response = if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, asset.kind)], asset.bytes).into_response()
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    Ok(response)
}

async fn icon() -> Response {
    answer::see_other(address("icon.svg"))
}
