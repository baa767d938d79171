//! Games looked at step by step: those of tables, while they run and afterwards, and records that people bring.

mod film;
mod films;
mod play_on;
mod reel;
mod source;
mod step;

use axum::Router;
use axum::routing::get;

pub(crate) use film::Film;
pub(crate) use films::Films;
pub(crate) use reel::Shows;

use crate::app::App;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}/step/{step}", get(step::of_table))
        .route("/t/{id}/step/{step}/play", get(play_on::ask_at_table).post(play_on::from_table))
}
