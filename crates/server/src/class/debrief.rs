//! What a class talks about when its games are over.

use axum::extract::State;
use axum::response::Response;
use pages::class::debrief::{Report, TableReport, page};

use super::lead::{card, looks};
use super::leader::Lead;
use crate::answer;
use crate::app::App;
use crate::refusal::Refusal;
use crate::table::{Answer, Ask};

/// The page, made for the wall and for paper.
pub(super) async fn show(State(app): State<App>, Lead { class, visitor }: Lead) -> Result<Response, Refusal> {
    let look = looks(&visitor);
    let mut tables = Vec::new();
    for (number, table) in class.now().round() {
        let Answer::Shown(shown) = app.tables.ask(table, Ask::Look(look.person)).await? else { continue };
        let card = card(number, table, shown.as_ref(), &look);
        tables.push(TableReport { card, debrief: shown.debrief(&look) });
    }
    // While somebody still plays nobody's points are told: others of the class look on.
    let over = !tables.is_empty() && tables.iter().all(|table| table.card.glance.over);
    let report = Report { id: &class.id, people: class.now().pupils.len(), over, tables: &tables };
    Ok(answer::page(page(&visitor.shell(), &report)))
}
