//! From what was done or refused to an answer: JSON for scripts, a page or a new address for people.

use std::any::Any;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use game::Language;
use maud::Markup;
use pages::Words;
use pages::shell::Shell;
use serde::Serialize;

use crate::app::App;
use crate::client;
use crate::refusal::Refusal;
use crate::safety::public_path;

/// After so many seconds something that could not be done now may be tried again.
const SOON: u32 = 10;

#[derive(Serialize)]
struct Told<'a> {
    error: &'a str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'a str>,
}

impl IntoResponse for Refusal {
    /// Status and reason; [`explain`] puts it into words.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A page.
pub(crate) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// It is done: a script needs no more than that; a form is led on.
pub(crate) fn done(headers: &HeaderMap, to: &str) -> Response {
    if client::wants_json(headers) { StatusCode::NO_CONTENT.into_response() } else { see_other(to) }
}

/// It is done, and goes on at another address.
pub(crate) fn go(headers: &HeaderMap, to: &str) -> Response {
    if client::wants_json(headers) {
        return axum::Json(serde_json::json!({ "to": to })).into_response();
    }
    see_other(to)
}

/// Leads a form on.
pub(crate) fn see_other(to: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// The same answer with a cookie.
pub(crate) fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// What there is no page for.
pub(crate) async fn no_such_page() -> Refusal {
    Refusal::NoSuchPage
}

/// What an address does not take.
pub(crate) async fn bad_method() -> Refusal {
    Refusal::BadMethod
}

/// A fault of the program: logged, and said without details.
pub(crate) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
    tracing::error!(panic = text, "a request failed");
    Refusal::Fault.into_response()
}

/// Puts a refusal into words: in the language and form of whoever asked.
pub(crate) async fn explain(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let json = client::wants_json(headers);
    let (language, theme) = (client::language(headers), client::theme(headers));
    let path = request.uri().path().to_owned();
    let token = client::cookie(headers, client::PERSON).map(str::to_owned);
    let response = next.run(request).await;
    let Some(refusal) = response.extensions().get::<Refusal>().cloned() else { return response };
    tracing::debug!(path = &*public_path(&path), refusal = %refusal, "refused");
    app.metrics.refused(refusal.problem().code());
    let mut answer = if json {
        told(&refusal, language)
    } else {
        let person = app.people.by_token(token.as_deref()).await.ok().flatten();
        let back = back(&path);
        let me = person.as_ref().map(|person| person.name.as_str());
        let shell = Shell { words: Words::of(language), theme, me, path: &back };
        (refusal.status(), page(pages::message::message(&shell, refusal.problem(), refusal.said(), &back)))
            .into_response()
    };
    let again = match refusal {
        Refusal::TooFast(seconds) => Some(seconds),
        Refusal::Full | Refusal::Store | Refusal::FileGone | Refusal::Timeout => Some(SOON),
        _ => None,
    };
    if let Some(seconds) = again {
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    // Whoever was new is known from now on, refused or not.
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        answer.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    if let Some(allow) = response.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

fn told(refusal: &Refusal, language: Language) -> Response {
    let problem = refusal.problem();
    let why = match refusal {
        Refusal::Illegal(why) | Refusal::BadForm(why) | Refusal::BadAddress(why) => Some(why.as_str()),
        _ => None,
    };
    let message = match refusal {
        Refusal::Said(sentence) => sentence.clone(),
        _ => problem.sentence(Words::of(language)),
    };
    let told = Told { error: problem.code(), message, why };
    (refusal.status(), axum::Json(told)).into_response()
}

/// Where somebody who was refused here goes back to.
fn back(path: &str) -> String {
    let mut parts = path.split('/').skip(1);
    match (parts.next(), parts.next(), parts.next()) {
        (Some("t"), Some(id), Some(_)) => client::safe_path(Some(&format!("/t/{id}"))).to_owned(),
        (Some("class"), Some(id), Some(_)) => client::safe_path(Some(&format!("/class/{id}"))).to_owned(),
        (Some("class"), Some(_), None) => "/class".to_owned(),
        (Some("me"), Some(_), _) => "/me".to_owned(),
        (Some("replay"), Some(_), _) => "/replay".to_owned(),
        _ => "/".to_owned(),
    }
}
