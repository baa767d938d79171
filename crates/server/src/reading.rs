//! Pages to read: the rules, the words of the game, what is kept about people.

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use crate::answer;
use crate::app::App;
use crate::people::Visitor;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/rules", get(rules)).route("/glossary", get(glossary)).route("/privacy", get(privacy))
}

async fn rules(visitor: Visitor) -> Response {
    answer::page(pages::rules::rules(&visitor.shell()))
}

async fn glossary(visitor: Visitor) -> Response {
    answer::page(pages::glossary::glossary(&visitor.shell()))
}

async fn privacy(visitor: Visitor) -> Response {
    answer::page(pages::privacy::privacy(&visitor.shell()))
}
