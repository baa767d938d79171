//! The page about a table's deal: what was promised, and when the game is over everything that proves it.

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use game::{BySeat, Dealt};
use pages::GamePages;
use pages::fair::{Fairness, Opened};
use store::TableId;

use crate::answer;
use crate::app::App;
use crate::games::with_hosted;
use crate::people::Visitor;
use crate::play::{Asked, Named};
use crate::refusal::Refusal;
use crate::table::{Agreed, Answer, Ask, Phase, Shown, lesson_of};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/t/{id}/fair", get(show))
}

async fn show(State(app): State<App>, Named(id): Named, asked: Asked, visitor: Visitor) -> Result<Response, Refusal> {
    let look = asked.look(&visitor);
    let Answer::Shown(shown) = app.tables.ask(&id, Ask::Look(look.person)).await? else { return Err(Refusal::Fault) };
    if lesson_of(&shown.options()).is_some() {
        return Ok(answer::page(pages::fair::lesson(&visitor.shell(), id.as_str())));
    }
    let seating = &shown.seating().0;
    let given = BySeat::from_fn(seating.seats(), |seat| seating[seat].nonce.is_some());
    let opened = match shown.phase() {
        Phase::Over => Some(opened(&app, &id, &visitor, shown.as_ref()).await?),
        Phase::Gathering | Phase::Dealing | Phase::Playing => None,
    };
    let onward = onward(shown.as_ref());
    let fairness = Fairness {
        id: id.as_str(),
        chairs: &shown.chairs(&look),
        given: &given,
        commitment: &shown.facts().promise(),
        onward: onward.as_deref(),
        opened,
    };
    Ok(answer::page(pages::fair::fair(&visitor.shell(), &fairness)))
}

/// The address of the step of another game from which this one went on.
fn onward(shown: &dyn Shown) -> Option<String> {
    let agreed = with_hosted!(&shown.facts().game, G => Agreed::<G>::read(&shown.options()).map(|agreed| agreed.from));
    agreed.flatten().flatten()
}

/// Secret and numbers as the record has them: there is no record before the game is over.
async fn opened(app: &App, id: &TableId, visitor: &Visitor, shown: &dyn Shown) -> Result<Opened, Refusal> {
    let person = visitor.person.as_ref().map(|person| person.id);
    let Answer::Text(record) = app.tables.ask(id, Ask::Record(person)).await? else { return Err(Refusal::Fault) };
    let line = |key: &str| record.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
    let (secret, nonces) = (line("secret").ok_or(Refusal::Fault)?, line("nonce").ok_or(Refusal::Fault)?);
    let made = with_hosted!(&shown.facts().game, G => {
        let agreed = Agreed::<G>::read(&shown.options());
        let words = visitor.shell().words;
        agreed.map(|Agreed { options, .. }| (G::recipe(&options), G::settled(words), G::things(words, &options)))
    });
    let (recipe, settled, things) = made.flatten().ok_or(Refusal::Fault)?;
    let nonces = nonces.split(" / ").map(str::to_owned).collect();
    Ok(Opened { secret: secret.to_owned(), nonces, recipe, settled, things })
}
