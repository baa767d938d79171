//! A table: its page, and everything people do there.

use axum::Router;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use pages::shell::Shell;
use serde::Deserialize;
use store::TableId;

use crate::app::App;
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::rendering::Audience;
use crate::table::log::{read_nonce, read_seat};
use crate::table::{Answer, Ask, Called, Look, Phase, Sitting};
use crate::{answer, client, room};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/t/{id}", get(show))
        .route("/t/{id}/act", post(act))
        .route("/t/{id}/undo", post(undo))
        .route("/t/{id}/sit", post(sit))
        .route("/t/{id}/nonce", post(nonce))
        .route("/t/{id}/order", post(order))
        .route("/t/{id}/names", post(names))
        .route("/t/{id}/leave", post(leave))
        .route("/t/{id}/back", post(back))
        .route("/t/{id}/rematch", post(rematch))
        .route("/t/{id}/again", post(again))
        .route("/t/{id}/hint", post(hint))
        .route("/t/{id}/record", get(record))
}

/// The table that an address names.
pub(crate) struct Named(pub(crate) TableId);

impl FromRequestParts<App> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named, Refusal> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|Path(id)| TableId::new(&id));
        id.map(Named).ok_or(Refusal::NoSuchTable)
    }
}

/// What the query of a table's page says.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// From which of one's own chairs.
    #[serde(rename = "as")]
    pub(crate) chosen: Option<String>,
    /// The version that was seen.
    pub(crate) from: Option<String>,
    /// The people who were seen there.
    pub(crate) people: Option<String>,
}

impl FromRequestParts<App> for Asked {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Refusal> {
        let query = Query::<Asked>::from_request_parts(parts, app).await;
        query.map(|Query(asked)| asked).map_err(|rejection| Refusal::BadForm(rejection.body_text()))
    }
}

impl Asked {
    /// Who looks.
    pub(crate) fn look(&self, visitor: &Visitor) -> Look {
        Look {
            person: visitor.person.as_ref().map(|person| person.id),
            chosen: self.chosen.as_deref().and_then(read_seat),
            language: visitor.language,
            names: visitor.names,
        }
    }
}

async fn show(State(app): State<App>, Named(id): Named, asked: Asked, visitor: Visitor) -> Result<Response, Refusal> {
    let look = asked.look(&visitor);
    let shown = match app.tables.ask(&id, Ask::Look(look.person)).await {
        Ok(Answer::Shown(shown)) => shown,
        Ok(_) => return Err(Refusal::Fault),
        // Whoever was sent to another table of their class finds it there.
        Err(Refusal::NotInClass) => return elsewhere(&app, &id, &visitor).await,
        Err(refusal) => return Err(refusal),
    };
    if matches!(shown.phase(), Phase::Gathering | Phase::Dealing) {
        return Ok(answer::page(room::page(&app, &visitor, &look, shown.as_ref())?));
    }
    if let Some(seat) = shown.curtain(&look) {
        let next = shown.chairs(&look)[seat].name.clone();
        let to = format!("/t/{id}?as={}", seat.index());
        return Ok(answer::page(pages::table::curtain(&visitor.shell(), &shown.facts().game, &next, &to)));
    }
    if shown.is_shared_by_spectators(&look) {
        let (language, theme, name) = (visitor.language, visitor.shell().theme, visitor.person.as_ref());
        let audience = Audience { language, names: look.names, theme, name: name.map(|person| person.name.clone()) };
        // What the query says means nothing to whoever has no chair.
        let path = format!("/t/{id}");
        let shell = Shell { path: &path, ..visitor.shell() };
        return app.renderer.share(&shown, audience, || shown.page(&look, &shell)).await;
    }
    let mut shell = visitor.shell();
    // In a class nobody reads another name of theirs.
    let nickname = shown.nickname(&look);
    shell.me = nickname.as_deref().or(shell.me);
    let page = app.renderer.draw(|| shown.page(&look, &shell)).await;
    Ok(answer::page(page.ok_or(Refusal::Fault)?))
}

/// Leads somebody to the class of a table at which they do not sit any more.
async fn elsewhere(app: &App, id: &TableId, visitor: &Visitor) -> Result<Response, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let class = app.classes.of_table(id).await?;
    match class.filter(|class| person.is_some_and(|person| class.now().pupil(person).is_some())) {
        Some(class) => Ok(answer::see_other(&format!("/class/{}", class.id))),
        None => Err(Refusal::NotInClass),
    }
}

/// Where a form without a script is led after something was done at a table.
fn back_to(id: &TableId, form: &Fields) -> String {
    match form.get("as").and_then(read_seat) {
        Some(seat) => format!("/t/{id}?as={}", seat.index()),
        None => format!("/t/{id}"),
    }
}

async fn act(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let person = visitor.known()?;
    let step = form.joined("step")?;
    if step.len() > 100 {
        return Err(Refusal::BadForm("step: too long".to_owned()));
    }
    let reader = Some(visitor.words());
    let ask = Ask::Act { person, chosen: form.seat("as")?, step, seen: form.seen()?, reader };
    app.tables.ask(&id, ask).await?;
    Ok(answer::done(&visitor.headers, &back_to(&id, &form)))
}

async fn undo(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let ask = Ask::Undo { person: visitor.known()?, seen: form.seen()? };
    app.tables.ask(&id, ask).await?;
    Ok(answer::done(&visitor.headers, &back_to(&id, &form)))
}

async fn sit(
    State(app): State<App>,
    Named(id): Named,
    mut visitor: Visitor,
    form: Fields,
) -> Result<Response, Refusal> {
    let who = match form.need("who")? {
        "me" => Sitting::Me,
        "bot" => Sitting::Bot(form.level()?),
        "free" => Sitting::Free,
        _ => return Err(Refusal::BadForm("who: me, bot or free".to_owned())),
    };
    let seat = form.seat("seat")?;
    // Nobody new is made for a table that is not there.
    app.tables.ask(&id, Ask::Look(visitor.person.as_ref().map(|person| person.id))).await?;
    let (person, cookie) = match who {
        Sitting::Me => visitor.ensured(&app).await?,
        Sitting::Bot(_) | Sitting::Free => (visitor.known()?, None),
    };
    let answered = app.tables.ask(&id, Ask::Sit { person, seat, who }).await;
    let response = match answered {
        Ok(_) => answer::done(&visitor.headers, &format!("/t/{id}")),
        Err(refusal) => refusal.into_response(),
    };
    Ok(answer::with_cookie(response, cookie))
}

async fn nonce(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let nonce = read_nonce(form.need("nonce")?).ok_or_else(|| Refusal::BadForm("nonce: 32 digits".to_owned()))?;
    let ask = Ask::Nonce { person: visitor.known()?, seat: form.seat("seat")?, nonce };
    app.tables.ask(&id, ask).await?;
    Ok(answer::done(&visitor.headers, &format!("/t/{id}")))
}

async fn order(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let order = form.need("order")?;
    if order.len() > 40 {
        return Err(Refusal::BadForm("order: too long".to_owned()));
    }
    let ask = Ask::Order { person: visitor.known()?, chosen: form.seat("as")?, order: order.to_owned() };
    app.tables.ask(&id, ask).await?;
    Ok(answer::done(&visitor.headers, &back_to(&id, &form)))
}

/// Those who share a screen are called otherwise from now on.
async fn names(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let called = Called::read(&form, game::MAX_SEATS)?;
    app.tables.ask(&id, Ask::Name { person: visitor.known()?, called }).await?;
    Ok(answer::done(&visitor.headers, &back_to(&id, &form)))
}

async fn leave(State(app): State<App>, Named(id): Named, visitor: Visitor) -> Result<Response, Refusal> {
    app.tables.ask(&id, Ask::Leave(visitor.known()?)).await?;
    Ok(answer::go(&visitor.headers, "/"))
}

async fn back(State(app): State<App>, Named(id): Named, visitor: Visitor) -> Result<Response, Refusal> {
    app.tables.ask(&id, Ask::Back(visitor.known()?)).await?;
    Ok(answer::done(&visitor.headers, &format!("/t/{id}")))
}

async fn rematch(State(app): State<App>, Named(id): Named, visitor: Visitor) -> Result<Response, Refusal> {
    follow(&app, &id, &visitor, false).await
}

async fn again(State(app): State<App>, Named(id): Named, visitor: Visitor) -> Result<Response, Refusal> {
    follow(&app, &id, &visitor, true).await
}

async fn follow(app: &App, id: &TableId, visitor: &Visitor, again: bool) -> Result<Response, Refusal> {
    app.tables.room()?;
    let ask = Ask::Follow { person: visitor.known()?, again };
    let Answer::To(next) = app.tables.ask(id, ask).await? else { return Err(Refusal::Fault) };
    Ok(answer::go(&visitor.headers, &format!("/t/{next}")))
}

async fn hint(State(app): State<App>, Named(id): Named, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    visitor.known()?;
    let look = Asked::default().look(&visitor);
    let Answer::Hint(hinted) = app.tables.ask(&id, Ask::Hint { look, seen: form.seen()? }).await? else {
        return Err(Refusal::Fault);
    };
    let shown = pages::hint::shown(visitor.words(), &hinted.advice, hinted.count);
    if client::wants_json(&visitor.headers) {
        return Ok(axum::Json(serde_json::json!({ "hint": shown.into_string() })).into_response());
    }
    Ok(answer::page(pages::hint::hint_page(&visitor.shell(), &shown, &format!("/t/{id}"))))
}

async fn record(State(app): State<App>, Named(id): Named, visitor: Visitor) -> Result<Response, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let Answer::Text(text) = app.tables.ask(&id, Ask::Record(person)).await? else { return Err(Refusal::Fault) };
    let mut response = text.into_response();
    let name = format!("attachment; filename=\"{id}.txt\"");
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
