//! The page of one's tokens: made, shown once, withdrawn. No token can do this: whoever finds one cannot make more.

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};
use game::notation::number;
use pages::tokens::{Line, Page};
use store::TokenId;

use super::auth::MARK;
use crate::app::{App, now};
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, chance, names};

/// So many tokens a person has at most.
const MOST: u32 = 20;
/// A minute in milliseconds.
const MINUTE: i64 = 60_000;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/me/tokens", get(show).post(make)).route("/me/tokens/withdraw", post(withdraw))
}

async fn show(State(app): State<App>, visitor: Visitor) -> Result<Response, Refusal> {
    drawn(&app, &visitor, None, false).await
}

async fn drawn(app: &App, visitor: &Visitor, made: Option<&str>, full: bool) -> Result<Response, Refusal> {
    let me = visitor.person.as_ref().map(|person| person.id);
    let tokens = match me {
        Some(me) => app.store.tokens_of(me).await?,
        None => Vec::new(),
    };
    let now = now();
    let minutes = |at: i64| u64::try_from((now - at) / MINUTE).unwrap_or(0);
    let lines = tokens.into_iter().map(|token| Line {
        id: token.id.0,
        name: token.name,
        made: minutes(token.made_at),
        used: token.used_at.map(minutes),
    });
    let lines: Vec<Line> = lines.collect();
    let page = Page { tokens: &lines, made, longest: names::LONGEST, most: MOST, full };
    let mut shell = visitor.shell();
    shell.path = "/me/tokens";
    Ok(answer::page(pages::tokens::tokens(&shell, &page)))
}

async fn make(State(app): State<App>, mut visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let name = names::plain(form.need("name")?).ok_or(Refusal::BadName)?;
    let (person, cookie) = visitor.ensured(&app).await?;
    let token = chance::token()?;
    let hash = chance::hash(&token).ok_or(Refusal::Fault)?;
    let made = app.store.add_token(person, &name, &hash, now(), MOST).await?;
    let token = made.map(|_| format!("{MARK}{token}"));
    let page = drawn(&app, &visitor, token.as_deref(), token.is_none()).await?;
    Ok(answer::with_cookie(page, cookie))
}

async fn withdraw(State(app): State<App>, visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let person = visitor.known()?;
    let token = number::<i64>(form.need("id")?).ok_or_else(|| Refusal::BadForm("id: a number".to_owned()))?;
    // A token that is gone already is what was asked for.
    app.store.withdraw_token(person, TokenId(token)).await?;
    app.people.token_withdrawn();
    Ok(answer::done(&visitor.headers, "/me/tokens"))
}
