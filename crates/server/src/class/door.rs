//! The door of all classes: digits are typed, and lead in; or, where too many were wrong, whoever comes knocks and learns
//! nothing until whoever leads the class lets them in. A `GET` tells nothing and costs nothing: any page can make a
//! browser send one.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pages::class::join::Door;
use pages::class::knock;
use serde::Deserialize;
use store::TokenHash;

use super::join;
use super::knocks::{Knock, LASTS};
use super::nickname::{LONGEST, checked};
use super::registry::Class;
use crate::app::App;
use crate::client::{self, Asker};
use crate::form::Fields;
use crate::limits::{Who, widest};
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, chance};

/// The cookie of a browser that came to the door: its token, and when it last knocked, in milliseconds since 1970.
const COOKIE: &str = "door";
/// How many digits a class has.
const DIGITS: usize = 6;

/// What the query of the door says.
#[derive(Deserialize)]
pub(super) struct Typed {
    pin: Option<String>,
}

/// The page at which one types the digits. Those that the address brings stand there already, and a script sends them.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    query: Result<Query<Typed>, QueryRejection>,
) -> Result<Response, Refusal> {
    let Query(typed) = query.map_err(|rejection| Refusal::BadForm(rejection.body_text()))?;
    let typed: String = typed.pin.unwrap_or_default().chars().take(12).collect();
    // A page of another site that leads here would else spend tries of whoever looks at it. A camera or a letter is none.
    let site = visitor.headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    let foreign = matches!(site, Some("cross-site" | "same-site"));
    page(&app, &visitor, &typed, !typed.trim().is_empty() && !foreign, None).await
}

/// Somebody sends digits.
pub(super) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    Asker(address): Asker,
    form: Fields,
) -> Result<Response, Refusal> {
    match Came::with(&app, &visitor, address, form.need("pin")?, None).await? {
        Came::In(class) if is_in(&visitor, &class) => Ok(answer::go(&visitor.headers, &format!("/class/{}", class.id))),
        Came::In(class) if class.now().pupils.len() >= app.config.class_size => {
            page(&app, &visitor, form.need("pin")?, false, Some(Refusal::ClassFull)).await
        }
        Came::In(class) => Ok(answer::page(join::ask_nickname(&visitor, &class, "", None)?)),
        Came::Not(response) => Ok(response),
    }
}

/// How somebody with some digits comes out.
pub(super) enum Came {
    /// They may come in.
    In(Arc<Class>),
    /// They may not, or nobody says so: this is what they are told.
    Not(Response),
}

impl Came {
    /// Tries digits, with the nickname that was sent with them.
    pub(super) async fn with(
        app: &App,
        visitor: &Visitor,
        address: IpAddr,
        typed: &str,
        nickname: Option<&str>,
    ) -> Result<Came, Refusal> {
        let now = app.tables.now();
        let pin: String = typed.chars().filter(|c| !c.is_whitespace()).take(20).collect();
        // What cannot be the digits of any class tells whoever guesses nothing.
        let possible = pin.len() == DIGITS && pin.bytes().all(|byte| byte.is_ascii_digit());
        let class = if possible { app.classes.by_pin(&pin, now).await? } else { None };
        let ticket = Ticket::of(visitor);
        if let Some(class) = class.as_ref().filter(|class| is_in(visitor, class) || ticket.was_let_in(app, class)) {
            return Ok(Came::In(Arc::clone(class)));
        }
        let who = Who { address, device: ticket.device(visitor) };
        let wrong = match &class {
            _ if !possible => true,
            Some(class) if app.limits.pins.left(&who).is_ok() => return Ok(Came::In(Arc::clone(class))),
            Some(_) => false,
            None => app.limits.pins.wrong(&who).is_ok(),
        };
        let ticket = ticket.or_new()?;
        if wrong {
            let told = refused(app, visitor, typed, Refusal::WrongPin).await?;
            return Ok(Came::Not(answer::with_cookie(told, ticket.cookie(visitor, None))));
        }
        app.limits.knock(address)?;
        let nickname = nickname.and_then(|nickname| checked(nickname, &[]).ok());
        app.classes.knock(class.as_deref(), ticket.hash.clone(), widest(address), nickname, now);
        let told = answer::go(&visitor.headers, "/class/knock");
        Ok(Came::Not(answer::with_cookie(told, ticket.cookie(visitor, Some(now)))))
    }
}

/// Why there is no way in, on the page of the door or for a script.
async fn refused(app: &App, visitor: &Visitor, typed: &str, refusal: Refusal) -> Result<Response, Refusal> {
    if client::wants_json(&visitor.headers) {
        return Ok(refusal.into_response());
    }
    page(app, visitor, typed, false, Some(refusal)).await
}

async fn page(
    app: &App,
    visitor: &Visitor,
    pin: &str,
    sends: bool,
    refusal: Option<Refusal>,
) -> Result<Response, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let mine = match person {
        Some(person) => app.classes.of_person(person, app.tables.now()).await?,
        None => Vec::new(),
    };
    let mine: Vec<(String, bool)> =
        mine.iter().map(|class| (format!("/class/{}", class.id), person == Some(class.leader))).collect();
    let message = refusal.as_ref().map(|refusal| refusal.problem().sentence(visitor.words()));
    let mut shell = visitor.shell();
    shell.path = "/class";
    let door = Door { pin, sends, message: message.as_deref(), mine: &mine, game: join::plays() };
    let mut response = answer::page(pages::class::join::door(&shell, &door));
    if let Some(refusal) = refusal {
        *response.status_mut() = refusal.status();
    }
    Ok(response)
}

/// Whether this visitor leads the class or is in it.
pub(super) fn is_in(visitor: &Visitor, class: &Class) -> bool {
    let person = visitor.person.as_ref().map(|person| person.id);
    person.is_some_and(|person| class.leader == person || class.now().pupil(person).is_some())
}

/// What a browser keeps of having come to the door.
struct Ticket {
    hash: TokenHash,
    token: String,
    at: Option<i64>,
}

/// The ticket that a request brings.
struct Brought(Option<Ticket>);

impl Ticket {
    fn of(visitor: &Visitor) -> Brought {
        let read = || {
            let (token, at) = client::cookie(&visitor.headers, COOKIE)?.split_once('.')?;
            let hash = chance::hash(token)?;
            Some(Ticket { hash, token: token.to_owned(), at: at.parse().ok().filter(|at| *at > 0) })
        };
        Brought(read())
    }

    /// Without a knock it only says which browser this is.
    fn cookie(&self, visitor: &Visitor, knocked: Option<i64>) -> Option<HeaderValue> {
        visitor.cookie(COOKIE, &format!("{}.{}", self.token, knocked.or(self.at).unwrap_or_default()))
    }
}

impl Brought {
    fn or_new(self) -> Result<Ticket, Refusal> {
        if let Some(ticket) = self.0 {
            return Ok(ticket);
        }
        let token = chance::token()?;
        Ok(Ticket { hash: chance::hash(&token).ok_or(Refusal::Fault)?, token, at: None })
    }

    /// What wrong tries of this browser are counted for.
    fn device(&self, visitor: &Visitor) -> Option<[u8; 32]> {
        let person = || visitor.token().and_then(chance::hash).map(|hash| hash.0);
        self.0.as_ref().map(|ticket| ticket.hash.0).or_else(person)
    }

    fn knock(&self, app: &App) -> Option<(String, Knock)> {
        app.classes.knocks.find(&self.0.as_ref()?.hash, app.tables.now())
    }

    fn was_let_in(&self, app: &App, class: &Class) -> bool {
        self.knock(app).is_some_and(|(id, knock)| knock.let_in && id == class.id)
    }

    /// Whether whoever knocked may still hope. That is the cookie's word, so that it is the same for all.
    fn waits(&self, now: i64) -> bool {
        let at = self.0.as_ref().and_then(|ticket| ticket.at);
        at.is_some_and(|at| (0..LASTS).contains(&(now - at)))
    }
}

/// Whoever was let in comes in: they stand at no door any more.
pub(super) fn came_in(app: &App, visitor: &Visitor) {
    if let Some(ticket) = Ticket::of(visitor).0 {
        app.classes.knocks.leave(&ticket.hash);
    }
}

/// The page of whoever knocked. It is the same whether the digits are right or wrong, until somebody lets them in.
pub(super) async fn knocked(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    let brought = Ticket::of(&visitor);
    if let Some((id, knock)) = brought.knock(&app).filter(|(_, knock)| knock.let_in)
        && let Some(class) = app.classes.get(&id, app.tables.now()).await?
    {
        if is_in(&visitor, &class) {
            return Ok(answer::see_other(&format!("/class/{id}")));
        }
        let typed = knock.nickname.unwrap_or_default();
        return Ok(answer::page(join::ask_nickname(&visitor, &class, &typed, None)?));
    }
    Ok(outside(&visitor, brought.waits(app.tables.now()), "", None))
}

fn outside(visitor: &Visitor, waits: bool, typed: &str, message: Option<&str>) -> Response {
    let mut shell = visitor.shell();
    shell.path = "/class/knock";
    answer::page(knock::page(&shell, &knock::Outside { waits, typed, message, longest: LONGEST }))
}

/// Whoever knocked says what they want to be called, or a script asks whether they may come in.
pub(super) async fn ask(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let json = client::wants_json(&visitor.headers);
    let (brought, now) = (Ticket::of(&visitor), app.tables.now());
    if let Some(typed) = form.get("nickname") {
        // Whether somebody in the class has it is said when they are in.
        let name = match checked(typed, &[]) {
            Ok(name) => name,
            Err(bad) => {
                let message = bad.sentence(visitor.words(), LONGEST);
                let status = StatusCode::from_u16(bad.status()).unwrap_or(StatusCode::BAD_REQUEST);
                if json {
                    let told = serde_json::json!({ "error": bad.code(), "message": message });
                    return Ok((status, axum::Json(told)).into_response());
                }
                let page = outside(&visitor, brought.waits(now), typed, Some(&message));
                return Ok((status, page).into_response());
            }
        };
        if let Some(ticket) = &brought.0 {
            app.classes.call_knock(&ticket.hash, &name, now).await?;
        }
    }
    let Some((id, knock)) = brought.knock(&app).filter(|(_, knock)| knock.let_in) else {
        let told = || axum::Json(serde_json::json!({ "to": null })).into_response();
        return Ok(if json { told() } else { answer::see_other("/class/knock") });
    };
    let class = app.classes.get(&id, now).await?.ok_or(Refusal::NoSuchClass)?;
    match &knock.nickname {
        Some(nickname) if checked(nickname, &class.now().pupils).is_ok() => {
            join::take_in(&app, &mut visitor, &class, nickname, false).await
        }
        _ => Ok(answer::go(&visitor.headers, "/class/knock")),
    }
}

/// Takes the cookie away from whoever is in.
pub(super) fn without_ticket(visitor: &Visitor, mut response: Response) -> Response {
    if client::cookie(&visitor.headers, COOKIE).is_some()
        && let Some(cookie) = visitor.cookie(COOKIE, "")
    {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
