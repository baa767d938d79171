//! `/api/v1`: the same tables for programs. Tokens instead of cookies, JSON instead of pages, the same eyes: what a
//! person may not see, their program does not get.

mod auth;
mod document;
mod error;
mod hint;
mod idempotent;
mod input;
mod lists;
mod page;
pub(crate) mod shapes;
mod stream;
mod tables;
mod tokens;

pub(crate) use auth::bearer;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::any;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::IntoParams;

use crate::app::{App, BODY};
use crate::{answer, detached, host, rendering, safety};

/// Where it is.
pub(crate) const PLACE: &str = "/api/v1";

/// What the API remembers between requests.
#[derive(Default)]
pub(crate) struct Api {
    last_uses: auth::LastUses,
    answers: idempotent::Answers,
}

/// The table in an address.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "it stands for the path in the document only")]
struct InPath {
    /// The table’s name.
    #[param(pattern = "^[a-z0-9]{6,32}$", min_length = 6, max_length = 32, example = "abcdefgh2345")]
    id: String,
}

/// Everything a program can reach.
pub(crate) fn router(app: &App) -> Router<App> {
    let (routes, _) = document::routes().split_for_parts();
    routes
        .route(PLACE, any(answer::no_such_page))
        .route(&format!("{PLACE}/"), any(answer::no_such_page))
        .route(&format!("{PLACE}/{{*rest}}"), any(answer::no_such_page))
        .method_not_allowed_fallback(answer::bad_method)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(app.clone(), idempotent::once))
        .layer(from_fn_with_state(app.clone(), detached::to_the_end))
        .layer(from_fn_with_state(app.clone(), safety::patience))
        .layer(from_fn_with_state(app.clone(), safety::limit))
        .layer(from_fn_with_state(app.clone(), host::known))
        .layer(CatchPanicLayer::custom(answer::panicked))
        .layer(from_fn(error::explain))
        .layer(from_fn(safety::never_kept))
        .layer(from_fn_with_state(app.clone(), rendering::charge))
}

/// The pages about it: what it can do, and one's own tokens.
pub(crate) fn pages() -> Router<App> {
    page::routes().merge(tokens::routes())
}
