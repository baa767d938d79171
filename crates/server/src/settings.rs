//! Language, theme, names of tiles: kept in cookies, because they belong to the browser and not to the person.

use axum::Router;
use axum::response::Response;
use axum::routing::post;
use game::Language;
use pages::TileNames;

use crate::app::App;
use crate::form::Fields;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::{answer, client};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/language", post(language)).route("/theme", post(theme)).route("/names", post(names))
}

async fn language(visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let chosen = Language::from_code(form.need("language")?).ok_or_else(|| Refusal::BadForm("language".to_owned()))?;
    let cookie = visitor.cookie(client::LANGUAGE, chosen.code());
    Ok(answer::with_cookie(back(&visitor, &form), cookie))
}

async fn theme(visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let value = match form.need("theme")? {
        "light" => "light",
        "dark" => "dark",
        "system" => "",
        _ => return Err(Refusal::BadForm("theme".to_owned())),
    };
    Ok(answer::with_cookie(back(&visitor, &form), visitor.cookie(client::THEME, value)))
}

async fn names(visitor: Visitor, form: Fields) -> Result<Response, Refusal> {
    let chosen = TileNames::from_word(form.need("names")?).ok_or_else(|| Refusal::BadForm("names".to_owned()))?;
    // Nothing is kept of what is usual.
    let value = if chosen == TileNames::default() { "" } else { chosen.word() };
    Ok(answer::with_cookie(back(&visitor, &form), visitor.cookie(client::NAMES, value)))
}

fn back(visitor: &Visitor, form: &Fields) -> Response {
    answer::done(&visitor.headers, client::safe_path(form.get("back")))
}
