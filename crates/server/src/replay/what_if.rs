//! Experiments with a game that is over: what can be tried, asking for it, and the page that shows what came of it.
//!
//! While a game runs nobody experiments with it: the bots would know the secrets of those who play, and tell who is
//! ahead.

mod laboratory;
mod tries;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::response::Response;
use game::notation::number;
pub(crate) use laboratory::Laboratory;
use laboratory::{Question, Whose};
use pages::what_if::{Figure, Lab, Offer, Outcome, Sat, SeatOutcome};
use serde::Deserialize;
pub(super) use tries::Tries;

use super::source::Source;
use crate::app::App;
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, client};

/// What the query says.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Asked {
    turn: Option<String>,
    change: Option<String>,
    /// Whether a script asks again and again.
    waits: Option<String>,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Refusal> {
        let query = Query::<Asked>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| asked).map_err(|rejection| Refusal::BadForm(rejection.body_text()))
    }
}

/// Whoever asks, for the limit of one experiment at a time.
pub(super) struct Asking(Whose);

impl FromRequestParts<App> for Asking {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asking, Refusal> {
        let address = client::address(&parts.headers, &parts.extensions, app.config.trust_proxy);
        let device = client::cookie(&parts.headers, client::PERSON).and_then(crate::chance::hash);
        Ok(Asking(device.map_or(Whose::Address(address), |device| Whose::Device(device.0))))
    }
}

/// A game that an address names, for whoever asks.
pub(super) struct Sought {
    visitor: Visitor,
    source: Source,
}

impl FromRequestParts<App> for Sought {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Sought, Refusal> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = path.map_err(|_| Refusal::NoSuchPage)?;
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let source = Source::named(app, &visitor, parts.uri.path(), &id).await?;
        Ok(Sought { visitor, source })
    }
}

/// What can be tried with a game, and how far it is.
pub(super) async fn look(
    State(app): State<App>,
    Sought { visitor, source }: Sought,
    asked: Asked,
) -> Result<Response, Refusal> {
    show(&app, &visitor, &source, &asked)
}

/// Has something tried.
pub(super) async fn attempt(
    State(app): State<App>,
    Sought { visitor, source }: Sought,
    asking: Asking,
    form: Fields,
) -> Result<Response, Refusal> {
    begin(&app, &visitor, &source, asking, &form)
}

/// The question of a visitor, if it can be asked of this game.
fn question(source: &Source, turn: Option<&str>, change: Option<&str>) -> Result<Question, Refusal> {
    let film = &source.reeled.film;
    if !film.has_experiments() {
        return Err(Refusal::NoSuchPage);
    }
    if !source.open {
        return Err(Refusal::NotOver);
    }
    let turn = turn.map_or(Some(0), number::<u32>).filter(|turn| film.turns().contains(turn));
    let turn = turn.ok_or_else(|| Refusal::BadForm("turn: none of this game".to_owned()))?;
    let change = change.filter(|change| !change.is_empty()).map(ToOwned::to_owned);
    let question = Question { base: source.base.clone(), last: film.last(), turn, change };
    film.check(question.turn, question.change.as_deref())?;
    Ok(question)
}

fn show(app: &App, visitor: &Visitor, source: &Source, asked: &Asked) -> Result<Response, Refusal> {
    let film = &source.reeled.film;
    let question = question(source, asked.turn.as_deref(), asked.change.as_deref())?;
    let stand = match asked.change {
        None => pages::what_if::Stand::Unasked,
        Some(_) => app.laboratory.look(&question, asked.waits.is_some()).shown(),
    };
    let words = |turn| film.offers(turn, visitor.language);
    let offers: Vec<Offer> = words(question.turn).into_iter().map(|(text, words)| Offer { text, words }).collect();
    let aims = film.aims(visitor.language);
    let sat: Vec<Sat> = source
        .chairs
        .iter()
        .map(|(seat, chair)| Sat { seat, name: chair.name.clone(), aims: aims.get(seat).cloned().unwrap_or_default() })
        .collect();
    let (address, back) = (format!("{}/what-if", source.base), format!("{}/step/{}", source.base, film.last()));
    let lab = Lab {
        address: &address,
        back: &back,
        turns: &film.turns(),
        offers: &offers,
        sat: &sat,
        games: app.config.experiments,
        turn: question.turn,
        change: offers.iter().find(|offer| Some(&offer.text) == question.change.as_ref()),
        stand: &stand,
    };
    let mut shell = visitor.shell();
    shell.path = &visitor.path;
    Ok(answer::page(pages::what_if::what_if(&shell, &lab)))
}

fn begin(app: &App, visitor: &Visitor, source: &Source, asking: Asking, form: &Fields) -> Result<Response, Refusal> {
    let question = question(source, form.get("turn"), form.get("change"))?;
    let work = source.reeled.film.experiment(question.turn, question.change.as_deref(), app.config.experiments)?;
    let to = format!(
        "{}/what-if?turn={}&change={}",
        source.base,
        question.turn,
        question.change.as_deref().unwrap_or_default().replace(' ', "+")
    );
    app.laboratory.begin(question, asking.0, work)?;
    Ok(answer::go(&visitor.headers, &to))
}

/// A report in the words of the page.
fn outcome(report: &arena::WhatIfReport) -> Outcome {
    let figure = |interval: arena::Interval| Figure { mean: interval.mean, low: interval.low, high: interval.high };
    let seats = |seats: &game::BySeat<arena::WhatIfSeat>| -> Vec<SeatOutcome> {
        let seat = |seat: &arena::WhatIfSeat| SeatOutcome {
            wins: figure(seat.wins),
            points: figure(seat.points),
            achieved: figure(seat.achieved),
            aims: seat.aims.clone(),
        };
        seats.values().map(seat).collect()
    };
    let difference = |by: &arena::WhatIfDifference| SeatOutcome {
        wins: figure(by.wins),
        points: figure(by.points),
        achieved: figure(by.achieved),
        aims: Vec::new(),
    };
    Outcome {
        games: report.games,
        before: seats(&report.before),
        after: report.after.as_ref().map(seats),
        difference: report.difference.as_ref().map(|all| all.values().map(difference).collect()),
    }
}
