//! Games looked at step by step: those of tables, while they run and afterwards, and records that people bring.

mod film;
mod films;
mod multipart;
mod open;
mod play_on;
mod reel;
mod source;
mod step;
mod what_if;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::get;

pub(crate) use film::Film;
pub(crate) use films::Films;
pub(crate) use reel::Shows;
pub(crate) use what_if::Laboratory;

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/step/{step}", get(step::show))
        .route("/t/{id}/step/{step}/play", get(play_on::ask).post(play_on::open))
        .route("/t/{id}/what-if", get(what_if::look).post(what_if::attempt))
        .route("/replay/{id}/what-if", get(what_if::look).post(what_if::attempt))
        .route("/replay", get(open::page).post(open::bring).layer(DefaultBodyLimit::max(open::BODY)))
        .route("/replay/{id}", get(open::begin))
        .route("/replay/{id}/record", get(open::text))
        .route("/replay/{id}/step/{step}", get(step::show))
        .route("/replay/{id}/step/{step}/play", get(play_on::ask).post(play_on::open))
}
