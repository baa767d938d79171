//! A table: opening it, looking at it, and everything people do there.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{GameOptions, Language, Seat};
use store::{PersonId, TableId};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::auth::{Caller, Known};
use super::error::{ApiError, Code};
use super::idempotent::{KEPT, Once};
use super::input::{Asked, Body, Named, Nothing, seat};
use super::shapes::{LookFrom, NewNext, NewNonce, NewStep, NewTable, NewUndo, Sit, Table, Who, With};
use crate::app::App;
use crate::games::with_hosted;
use crate::lists;
use crate::lobby::Guests;
use crate::refusal::Refusal;
use crate::table::log::read_nonce;
use crate::table::{Agreed, Answer, Ask, Look, Opened, Sitting};

/// The level of bots where nobody chose one.
const USUAL_LEVEL: u8 = 3;
/// The longest step, in letters.
const LONGEST_STEP: usize = 100;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(show))
        .routes(routes!(sit))
        .routes(routes!(nonce))
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(leave))
        .routes(routes!(back))
        .routes(routes!(next))
        .routes(routes!(record))
}

/// Who looks, in the language of this API.
pub(super) fn look(person: Option<PersonId>, chosen: Option<Seat>) -> Look {
    Look { person, chosen, language: Language::English, names: pages::TileNames::default() }
}

/// The table as it is now.
async fn looked(app: &App, id: &TableId, look: &Look) -> Result<Table, ApiError> {
    match app.tables.ask(id, Ask::Look(look.person)).await? {
        Answer::Shown(shown) => Ok(shown.plain(look)),
        _ => Err(Refusal::Fault.into()),
    }
}

async fn asked(app: &App, id: &TableId, person: PersonId, ask: Ask) -> Result<axum::Json<Table>, ApiError> {
    app.tables.ask(id, ask).await?;
    Ok(axum::Json(looked(app, id, &look(Some(person), None)).await?))
}

fn level(level: Option<u8>) -> Result<u8, ApiError> {
    let level = Some(level.unwrap_or(USUAL_LEVEL)).filter(|level| (1..=6).contains(level));
    level.ok_or_else(|| ApiError::new(Code::BadRequest, "level: 1 to 6"))
}

/// Open a table
///
/// The person of the token takes the first seat, or with bots any of them. The game begins when all seats are taken
/// and every seat has added its number to the deal; bots of the house do so by themselves.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable, security(("token" = [])),
    responses((status = 201, description = "The new table.", body = Table,
        headers(("Location" = String, description = "Its address.")))))]
async fn create(
    State(app): State<App>,
    Known(person): Known,
    once: Option<Extension<Once>>,
    Body(new): Body<NewTable>,
) -> Result<Response, ApiError> {
    let once = once.map(|Extension(Once(id))| id);
    let before = match &once {
        Some(id) => app.tables.opened(id, KEPT).await?,
        None => Opened::Never,
    };
    let id = match (before, once) {
        // It was opened, and the answer was lost with the server or could not be drawn.
        (Opened::Lately, Some(id)) => id,
        (Opened::Never, once) => open(&app, person.id, new, once).await?,
        // A key that comes again after a day is a new one, and its table has a name of its own.
        (_, _) => open(&app, person.id, new, None).await?,
    };
    let table = looked(&app, &id, &look(Some(person.id), None)).await?;
    let mut response = (StatusCode::CREATED, axum::Json(table)).into_response();
    if let Ok(place) = HeaderValue::from_str(&format!("{}/tables/{id}", super::PLACE)) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    Ok(response)
}

/// Opens the table that a program asks for, under this name if it comes with a key.
async fn open(app: &App, person: PersonId, new: NewTable, once: Option<TableId>) -> Result<TableId, ApiError> {
    let public = new.who == With::Open;
    let guests = match new.who {
        With::Bots => Guests::Bots(level(new.level)?),
        With::Friends | With::Open => Guests::Nobody,
        With::Hotseat => Guests::Myself,
    };
    if public {
        lists::may_open(app, Some(person)).await?;
    }
    app.tables.room()?;
    let game = new.game.as_deref().unwrap_or(record::GameId::ALL[0].name());
    let bad = |why: String| ApiError::new(Code::BadRequest, why);
    let mut fields: Vec<(String, String)> = new.options.into_iter().collect();
    fields.extend(new.players.map(|players| ("players".to_owned(), players.to_string())));
    let clock = new.clock.map(|clock| ("clock".to_owned(), clock));
    let opened = with_hosted!(game, G => {
        type Options = <G as game::Game>::Options;
        let known = |key: &str| key == "players" || Options::SPECS.iter().any(|spec| spec.key == key);
        if let Some((key, _)) = fields.iter().find(|(key, _)| !known(key)) {
            return Err(bad(format!("options: there is no option `{key}`")));
        }
        fields.extend(clock);
        let agreed = Agreed::<G>::from_form(&fields).map_err(bad)?;
        let sits = guests.seated(person, agreed.options.players())?;
        app.tables.open_once::<G>(once, &agreed, public, &sits).await?
    });
    opened.ok_or_else(|| bad("game: none that is played here".to_owned()))
}

/// Look at a table
///
/// As the person of the token sees it; without a token, as any spectator does. What the viewer may not know is not in
/// the answer.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(super::InPath, LookFrom), security((), ("token" = [])),
    responses((status = 200, description = "The table.", body = Table)))]
async fn show(
    State(app): State<App>,
    Named(id): Named,
    Asked(from): Asked<LookFrom>,
    caller: Caller,
) -> Result<axum::Json<Table>, ApiError> {
    let look = look(caller.person(), seat(from.chosen)?);
    Ok(axum::Json(looked(&app, &id, &look).await?))
}

/// Change who sits where
///
/// Take a free seat, or before the game put a bot into one or free it. During the game: let a bot play for oneself,
/// or for somebody of whom nothing was heard for a minute.
#[utoipa::path(post, path = "/api/v1/tables/{id}/sit", tag = "tables", params(super::InPath), request_body = Sit,
    security(("token" = [])), responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn sit(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    Body(sit): Body<Sit>,
) -> Result<axum::Json<Table>, ApiError> {
    let who = match sit.who {
        Who::Me => Sitting::Me,
        Who::Bot => Sitting::Bot(level(sit.level)?),
        Who::Free => Sitting::Free,
    };
    let ask = Ask::Sit { person: person.id, seat: seat(sit.seat)?, who };
    asked(&app, &id, person.id, ask).await.map_err(|error| error.but(Code::BadRequest, Code::NoSuchSeat))
}

/// Add a number to the deal
///
/// When all seats are taken, every seat adds a random number, so that nobody could have chosen the deal.
#[utoipa::path(post, path = "/api/v1/tables/{id}/nonce", tag = "tables", params(super::InPath), request_body = NewNonce,
    security(("token" = [])), responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn nonce(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    Body(new): Body<NewNonce>,
) -> Result<axum::Json<Table>, ApiError> {
    let nonce = match &new.nonce {
        Some(text) => {
            read_nonce(text).ok_or_else(|| ApiError::new(Code::BadRequest, "nonce: 32 hexadecimal digits"))?
        }
        None => record::Nonce::draw().map_err(Refusal::from)?,
    };
    let ask = Ask::Nonce { person: person.id, seat: seat(new.seat)?, nonce };
    asked(&app, &id, person.id, ask).await
}

/// Take a step
///
/// A decision in the notation of records, for the seat that must decide. What chance answers is not for anybody to
/// say. The answer comes when the step is durable.
#[utoipa::path(post, path = "/api/v1/tables/{id}/steps", tag = "tables", params(super::InPath), request_body = NewStep,
    security(("token" = [])), responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn act(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    Body(new): Body<NewStep>,
) -> Result<axum::Json<Table>, ApiError> {
    if !(1..=LONGEST_STEP).contains(&new.step.chars().count()) {
        return Err(ApiError::new(Code::BadRequest, "step: 1 to 100 letters"));
    }
    let chosen = seat(new.chosen)?;
    let ask = Ask::Act { person: person.id, chosen, step: new.step, seen: new.seen, reader: None };
    // What is no step of this game is none of the legal ones.
    app.tables.ask(&id, ask).await.map_err(|refusal| ApiError::from(refusal).but(Code::BadRequest, Code::Illegal))?;
    Ok(axum::Json(looked(&app, &id, &look(Some(person.id), chosen)).await?))
}

/// Take a step back
///
/// To where nothing was revealed and nobody else acted since; among bots only, to the decision before.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "tables", params(super::InPath), request_body = NewUndo,
    security(("token" = [])), responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn undo(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    Body(new): Body<NewUndo>,
) -> Result<axum::Json<Table>, ApiError> {
    asked(&app, &id, person.id, Ask::Undo { person: person.id, seen: new.seen }).await
}

/// Leave
///
/// Before the game the seat is free again; during it a bot plays on.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "tables", params(super::InPath), security(("token" = [])),
    responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn leave(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    _: Nothing,
) -> Result<axum::Json<Table>, ApiError> {
    asked(&app, &id, person.id, Ask::Leave(person.id)).await
}

/// Come back
///
/// The person takes their seat back from the bot that played for them.
#[utoipa::path(post, path = "/api/v1/tables/{id}/back", tag = "tables", params(super::InPath), security(("token" = [])),
    responses((status = 200, description = "The table as it is then.", body = Table)))]
async fn back(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    _: Nothing,
) -> Result<axum::Json<Table>, ApiError> {
    asked(&app, &id, person.id, Ask::Back(person.id)).await
}

/// Go on with the same people
///
/// After the game: opens a table with the same seats, or finds the one that somebody else opened for it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/next", tag = "tables", params(super::InPath), request_body = NewNext,
    security(("token" = [])), responses((status = 200, description = "The next table.", body = Table)))]
async fn next(
    State(app): State<App>,
    Named(id): Named,
    Known(person): Known,
    Body(new): Body<NewNext>,
) -> Result<axum::Json<Table>, ApiError> {
    app.tables.room()?;
    let ask = Ask::Follow { person: person.id, again: new.again };
    match app.tables.ask(&id, ask).await? {
        Answer::To(next) => Ok(axum::Json(looked(&app, &next, &look(Some(person.id), None)).await?)),
        _ => Err(Refusal::Fault.into()),
    }
}

/// Read the record
///
/// The whole game as plain text, with everything that proves its deal, once it is over.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", params(super::InPath), security((), ("token" = [])),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain")))]
async fn record(State(app): State<App>, Named(id): Named, caller: Caller) -> Result<Response, ApiError> {
    match app.tables.ask(&id, Ask::Record(caller.person())).await? {
        Answer::Text(text) => Ok(text.into_response()),
        _ => Err(Refusal::Fault.into()),
    }
}
