//! The adviser for programs: the same that answers on pages and in the terminal.

use axum::extract::State;
use axum::http::HeaderMap;
use pages::hint::{Advice, Choice};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::auth::Known;
use super::error::ApiError;
use super::input::{Body, Named};
use super::shapes::{AdvisedStep, Hint, NewHint};
use super::tables::look;
use crate::app::App;
use crate::client;
use crate::refusal::Refusal;
use crate::table::{Answer, Ask, Hinted, Look};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(hint))
}

/// Ask for a hint
///
/// What the strongest bot of the house would do, and why, from what the person of the token sees: for one person among
/// bots of the house, when it is their turn. That a hint was asked for is noted at the table, once for each decision.
/// Words are in the language of `Accept-Language`, else in English. It may take a few seconds.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", tag = "tables", request_body = NewHint, security(("token" = [])),
    params(super::InPath, ("Accept-Language" = Option<String>, Header,
        description = "In which language words are: `en`, `pt`, `es`, `fr` or `ru`.")),
    responses((status = 200, description = "The hint.", body = Hint)))]
async fn hint(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    headers: HeaderMap,
    Body(new): Body<NewHint>,
) -> Result<axum::Json<Hint>, ApiError> {
    let language = client::accepted(&headers).unwrap_or_default();
    let look = Look { language, ..look(Some(person.id), None) };
    match app.tables.ask(&id, Ask::Hint { look, seen: new.seen }).await? {
        Answer::Hint(hinted) => Ok(axum::Json(plain(hinted))),
        _ => Err(Refusal::Fault.into()),
    }
}

fn plain(Hinted { advice, count }: Hinted) -> Hint {
    let beside = |other: &Choice| Choice { chance: advice.chance_beside(other), ..other.clone() };
    let others = advice.others.iter().map(beside).map(advised).collect();
    let Advice { best, reasons, imagined, .. } = advice;
    Hint {
        best: advised(best),
        others,
        reasons: reasons.iter().map(pages::Sentence::spoken).collect(),
        imagined,
        asked: count,
    }
}

fn advised(Choice { step, said, chance, .. }: Choice) -> AdvisedStep {
    // As exact as pages say it: a guess is never certain.
    let hundredth = |chance: f32| f64::from(chance * 100.0).round().clamp(1.0, 99.0) / 100.0;
    AdvisedStep { step, words: said, chance: chance.map(hundredth) }
}
