//! The page about oneself: name, further devices, being forgotten.

use axum::Router;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::{get, post};
use pages::Avatar;
use pages::me::{Device, DeviceLink, Me};
use store::{LobbyTable, Occupant, PersonId, Stage};

use crate::app::{App, now};
use crate::form::Fields;
use crate::people::{LINK_MINUTES, Visitor};
use crate::refusal::Refusal;
use crate::table::Ask;
use crate::{answer, chance, client, names, notice};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/me", get(show))
        .route("/me/name", post(rename))
        .route("/me/avatar", post(picture))
        .route("/me/forget", post(forget))
        .route("/me/link", post(make_link))
        .route("/me/devices", post(sign_out))
        .route("/link/{token}", get(link).post(use_link))
}

async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    drawn(&app, &visitor, None, None).await
}

async fn drawn(
    app: &App,
    visitor: &Visitor,
    link: Option<&DeviceLink>,
    message: Option<&str>,
) -> Result<Response, Refusal> {
    let name = visitor.person.as_ref().map_or("", |person| person.name.as_str());
    let avatar = visitor.avatar(app).await?;
    let devices = devices(app, visitor).await?;
    let notices = notice::section(app, visitor).await?;
    let me = Me {
        name,
        avatar,
        longest: names::LONGEST,
        devices: &devices,
        link,
        message,
        forgetting: false,
        notices: &notices,
    };
    let mut shell = visitor.shell();
    shell.path = "/me";
    Ok(answer::page(pages::me::me(&shell, &me)))
}

/// The visitor's devices, this one first.
async fn devices(app: &App, visitor: &Visitor) -> Result<Vec<Device>, Refusal> {
    let Some(me) = &visitor.person else { return Ok(Vec::new()) };
    let mine = visitor.token().and_then(chance::hash);
    let hours = |at: i64| u32::try_from((now() - at).max(0) / 3_600_000).unwrap_or(u32::MAX);
    let mut devices: Vec<Device> = Vec::new();
    for (device, seen) in app.people.devices(me.id).await? {
        let this = Some(&device.hash) == mine.as_ref();
        devices.push(Device { this, linked: hours(device.made_at), seen: seen.map(hours) });
    }
    devices.sort_by_key(|device| !device.this);
    Ok(devices)
}

/// The other devices are strangers from now on: one was lost, or lent.
async fn sign_out(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    let person = visitor.known()?;
    app.people.keep_only(person, visitor.token().ok_or(Refusal::NotKnown)?).await?;
    if client::wants_json(&visitor.headers) {
        return Ok(answer::done(&visitor.headers, "/me"));
    }
    drawn(&app, &visitor, None, Some(&pages::people::signed_out(visitor.words()))).await
}

async fn rename(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let name = names::cleaned(form.need("name")?).ok_or(Refusal::BadName)?;
    let (person, cookie) = visitor.ensured(&app).await?;
    app.people.rename(person, &name).await?;
    app.tables.renamed(person, Some(&name));
    if client::wants_json(&visitor.headers) {
        return Ok(answer::with_cookie(answer::done(&visitor.headers, "/me"), cookie));
    }
    if let Some(person) = &mut visitor.person {
        person.name = name;
    }
    // Asked for in a room, it leads back there.
    if let Some(back) = form.get("back") {
        return Ok(answer::with_cookie(answer::see_other(client::safe_path(Some(back))), cookie));
    }
    let kept = pages::people::name_kept(visitor.words());
    Ok(answer::with_cookie(drawn(&app, &visitor, None, Some(&kept)).await?, cookie))
}

/// Another picture, or none.
async fn picture(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let word = match form.need("avatar")? {
        "none" => "",
        word => Avatar::of(word).ok_or_else(|| Refusal::BadForm("avatar: there is none".to_owned()))?.word(),
    };
    let (person, cookie) = visitor.ensured(&app).await?;
    app.store.set_avatar(person, word).await?;
    app.tables.pictured(person);
    if client::wants_json(&visitor.headers) {
        return Ok(answer::with_cookie(answer::done(&visitor.headers, "/me"), cookie));
    }
    // Chosen in a room, it leads back there.
    if let Some(back) = form.get("back") {
        return Ok(answer::with_cookie(answer::see_other(client::safe_path(Some(back))), cookie));
    }
    let kept = pages::people::avatar_kept(visitor.words());
    Ok(answer::with_cookie(drawn(&app, &visitor, None, Some(&kept)).await?, cookie))
}

async fn forget(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    form.need("sure")?;
    let person = visitor.known()?;
    // First what was asked for, in one transaction. Tables in memory let them go then, and all
    // others when somebody next looks at them, if they are not left below.
    app.people.forget(person).await?;
    app.tables.renamed(person, None);
    leave_all(&app, person).await;
    Ok(answer::with_cookie(answer::go(&visitor.headers, "/"), visitor.cookie(client::PERSON, "")))
}

/// Leaves every table that is not over: nobody shall wait there for somebody who cannot come back.
async fn leave_all(app: &App, person: PersonId) {
    let tables = match app.store.tables_of(person, u32::MAX).await {
        Ok(tables) => tables,
        Err(error) => return tracing::warn!(%error, "the tables of somebody forgotten are not left yet"),
    };
    let here = |table: &&LobbyTable| table.note.seats.contains(&Occupant::Person(person));
    for table in tables.iter().filter(|table| table.note.stage != Stage::Over).filter(here) {
        match app.tables.ask(&table.id, Ask::Leave(person)).await {
            Ok(_) | Err(Refusal::NotSeated | Refusal::Over | Refusal::Stale) => {}
            Err(refusal) => tracing::warn!(table = %table.id, %refusal, "a table was not left"),
        }
    }
}

async fn make_link(State(app): State<App>, mut visitor: Visitor) -> Result<Response, Refusal> {
    let (person, cookie) = visitor.ensured(&app).await?;
    let token = app.people.make_link(person).await?;
    let site = client::site(&visitor.headers, app.config.trust_proxy);
    let link = DeviceLink { address: format!("{site}/link/{token}"), minutes: LINK_MINUTES };
    Ok(answer::with_cookie(drawn(&app, &visitor, Some(&link), None).await?, cookie))
}

/// The token of a link; one that cannot be read is nobody's.
struct Token(String);

impl FromRequestParts<App> for Token {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Token, Refusal> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        path.map(|Path(token)| Token(token)).map_err(|_| Refusal::BadLink)
    }
}

/// Says whose link it is; only the button uses it up, so that no preview of a message does.
async fn link(State(app): State<App>, Token(token): Token, visitor: Visitor) -> Result<Response, Refusal> {
    let whose = app.people.whose_link(&token).await?;
    let instead_of = visitor.person.as_ref().filter(|me| me.id != whose.id).map(|me| me.name.as_str());
    let path = format!("/link/{token}");
    let link = pages::link::Link { path: &path, name: &whose.name, instead_of };
    Ok(answer::page(pages::link::link(&visitor.shell(), &link)))
}

async fn use_link(State(app): State<App>, Token(token): Token, visitor: Visitor) -> Result<Response, Refusal> {
    let device = app.people.use_link(&token, visitor.token()).await?;
    Ok(answer::with_cookie(answer::go(&visitor.headers, "/"), visitor.cookie(client::PERSON, &device)))
}
