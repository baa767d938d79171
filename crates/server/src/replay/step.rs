//! One step of a game: a page for people, a frame for scripts.

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use game::notation::number;
use serde::Deserialize;

use super::reel::{Around, Glance};
use super::source::Source;
use crate::app::App;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, client};

/// A game and a step of it that an address names, for whoever asks: of a table, or of a record that somebody brought.
pub(super) struct Sought {
    pub(super) visitor: Visitor,
    pub(super) source: Source,
    pub(super) step: usize,
}

impl FromRequestParts<App> for Sought {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Sought, Refusal> {
        let path = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((id, step)) = path.map_err(|_| Refusal::NoSuchStep)?;
        let step = number(&step).ok_or(Refusal::NoSuchStep)?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let source = Source::named(app, &visitor, parts.uri.path(), &id).await?;
        Ok(Sought { visitor, source, step })
    }
}

/// What the query says.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    /// From which seat.
    seat: Option<String>,
    /// Which step is on the screen.
    from: Option<String>,
}

impl FromRequestParts<App> for Wanted {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Wanted, Refusal> {
        let query = Query::<Wanted>::from_request_parts(parts, app).await;
        query.map(|Query(wanted)| wanted).map_err(|rejection| Refusal::BadForm(rejection.body_text()))
    }
}

/// Draws a step for whoever asks.
pub(super) async fn show(
    State(app): State<App>,
    Sought { visitor, source, step }: Sought,
    wanted: Wanted,
) -> Result<Response, Refusal> {
    let film = &source.reeled.film;
    let viewer = source.viewer(wanted.seat.as_deref())?;
    if step > film.last() {
        return Err(Refusal::NoSuchStep);
    }
    let (seats, site) = (source.seats(), client::site(&visitor.headers, app.config.trust_proxy));
    // Only what was asked for is passed on: everybody's own seat is not the one of whoever gets the link.
    let query = wanted.seat.as_ref().map(|seat| format!("?seat={seat}")).unwrap_or_default();
    let deal = source.reeled.deal.as_ref().map(|deal| deal.told(visitor.words()));
    let what_if = (source.open && film.has_experiments()).then(|| format!("{}/what-if", source.base));
    let around = Around {
        result: source.table.as_deref().filter(|_| source.live.is_none()),
        fair: source.fair.as_deref(),
        what_if: what_if.as_deref(),
        seats: &seats,
        everything: source.open.then_some(wanted.seat.is_none()),
        query: &query,
        site: &site,
        record: source.record.as_deref(),
        plays_on: source.plays_on && film.to_act(step).is_some(),
        live: source.live.as_deref(),
        deal: deal.as_deref(),
    };
    let glance = Glance {
        step,
        viewer,
        open: source.open && wanted.seat.is_none(),
        chairs: &source.chairs,
        language: visitor.language,
        names: visitor.names,
        base: &source.base,
    };
    if !client::wants_json(&visitor.headers) {
        let page = app.renderer.draw(|| film.page(&glance, &around, &visitor.shell())).await;
        return Ok(answer::page(page));
    }
    // Who says nothing of what is on the screen gets everything.
    let from = wanted.from.as_deref().and_then(number).unwrap_or(step);
    Ok(axum::Json(film.frame(&glance, &around, from)).into_response())
}
