//! Pages to read: the rules, the words of the game, what is kept about people.

use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use record::GameId;

use crate::answer;
use crate::app::App;
use crate::people::Visitor;
use crate::refusal::Refusal;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/rules", get(first_rules))
        .route("/rules/{game}", get(rules))
        .route("/glossary", get(first_glossary))
        .route("/glossary/{game}", get(glossary))
        .route("/privacy", get(privacy))
}

/// What the bar leads to: the rules of the first game, with the way to those of the others.
async fn first_rules(visitor: Visitor) -> Result<Response, Refusal> {
    rules(Path(GameId::ALL[0].name().to_owned()), visitor).await
}

async fn rules(Path(game): Path<String>, visitor: Visitor) -> Result<Response, Refusal> {
    pages::rules::rules(&visitor.shell(), &game).map(answer::page).ok_or(Refusal::NoSuchPage)
}

async fn first_glossary(visitor: Visitor) -> Result<Response, Refusal> {
    glossary(Path(GameId::ALL[0].name().to_owned()), visitor).await
}

async fn glossary(Path(game): Path<String>, visitor: Visitor) -> Result<Response, Refusal> {
    pages::glossary::glossary(&visitor.shell(), &game).map(answer::page).ok_or(Refusal::NoSuchPage)
}

async fn privacy(visitor: Visitor) -> Response {
    answer::page(pages::privacy::privacy(&visitor.shell()))
}
