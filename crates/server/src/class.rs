//! Classes: somebody leads, many join with a few digits and a nickname, and all play at tables that belong to the class.
//!
//! A class is kept for a day (`store::Classes`) and held in memory while it is (`registry`). Its tables are tables like
//! others, whose log says what was played and by which number; what its people are called is in the class alone.
//! `door` is where digits are typed and `knocks` who stands there, `join` what pupils see, `lead` what whoever leads it does, `watch` the streams, `debrief` what remains to be talked
//! about, `minder` lets the clock run out and erases what is a day old.

mod avatar;
mod debrief;
mod door;
mod join;
mod knocks;
mod lead;
mod leader;
mod minder;
mod nickname;
mod registry;
mod seating;
mod seen_time;
mod settings;
mod transaction;
mod watch;

use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::routing::{get, post};

use crate::app::App;
use crate::refusal::Refusal;

pub(crate) use minder::{begin, mind};
pub(crate) use registry::{Class, ClassFacts, Classes};
pub(crate) use watch::routes as live_routes;

/// For so many milliseconds a class is kept: a day.
pub(crate) const KEPT: i64 = 24 * 60 * 60 * 1000;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/class", get(door::show).post(door::enter))
        .route("/class/knock", get(door::knocked).post(door::ask))
        .route("/class/join", post(join::join))
        .route("/class/open", post(lead::open))
        .route("/class/{id}", get(lead::show))
        .route("/class/{id}/seat", post(lead::seat))
        .route("/class/{id}/round", post(lead::round))
        .route("/class/{id}/knock", post(lead::knock))
        .route("/class/{id}/hold", post(lead::hold))
        .route("/class/{id}/clock", post(lead::clock))
        .route("/class/{id}/finish", post(lead::finish))
        .route("/class/{id}/move", post(lead::moved))
        .route("/class/{id}/nickname", post(lead::nickname))
        .route("/class/{id}/avatar", post(avatar::choose))
        .route("/class/{id}/remove", post(lead::remove))
        .route("/class/{id}/phrases", post(lead::phrases))
        .route("/class/{id}/erase", post(lead::erase))
        .route("/class/{id}/screen", get(lead::screen))
        .route("/class/{id}/debrief", get(debrief::show))
        .route("/t/{id}/say", post(join::say))
}

/// The class that an address names.
pub(crate) struct NamedClass(pub(crate) Arc<Class>);

impl FromRequestParts<App> for NamedClass {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<NamedClass, Refusal> {
        let Ok(Path(id)) = Path::<String>::from_request_parts(parts, app).await else {
            return Err(Refusal::NoSuchClass);
        };
        let class = app.classes.get(&id, app.tables.now()).await?;
        class.map(NamedClass).ok_or(Refusal::NoSuchClass)
    }
}
