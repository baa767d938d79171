//! What all streams have in common: how they are answered, for whom they are drawn, and which parts of a page are new.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use axum::http::HeaderValue;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt};
use pages::Fragment;
use store::{PersonId, TokenHash};
use tokio::sync::watch;

use crate::app::App;
use crate::refusal::Refusal;

/// So often a stream on which nothing happens says that it is alive.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);

/// Events as an answer.
pub(crate) fn events(events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let events = events.map(Ok::<_, Infallible>);
    at_once(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// The same answer, which no proxy gathers: it would hold steps back.
pub(crate) fn at_once(mut response: Response) -> Response {
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

/// What a stream was opened with.
pub(crate) enum Key {
    /// What a browser is known by.
    Browser(Option<String>),
    /// What the store keeps of a program's token.
    Program(TokenHash),
}

/// For whom a stream is drawn, as long as what it was opened with is theirs.
pub(crate) struct Whose {
    person: Option<PersonId>,
    key: Key,
    signed_out: watch::Receiver<()>,
    /// Whether it is to be asked whose it is.
    asks: bool,
}

impl Whose {
    /// A stream for this person, opened with this.
    pub(crate) fn new(app: &App, person: Option<PersonId>, key: Key) -> Whose {
        // It may have been taken away since it was asked whose it is.
        Whose { person, key, signed_out: app.people.signed_out(), asks: true }
    }

    /// The same for a browser with this token.
    pub(crate) fn browser(app: &App, person: Option<PersonId>, token: Option<&str>) -> Whose {
        Whose::new(app, person, Key::Browser(token.map(str::to_owned)))
    }

    /// Comes back when whoever reads is not the person any more for whom this is drawn. Nothing is lost if whoever waits
    /// gives up.
    pub(crate) async fn lost(&mut self, app: &App) {
        loop {
            if self.asks && !self.still(app).await {
                return;
            }
            self.asks = false;
            if self.signed_out.changed().await.is_err() {
                // Nobody is left who could sign anybody out.
                std::future::pending::<()>().await;
            }
            self.asks = true;
        }
    }

    async fn still(&self, app: &App) -> bool {
        let Some(person) = self.person else { return true };
        let found = match &self.key {
            Key::Browser(token) => app.people.by_token(token.as_deref()).await,
            Key::Program(token) => {
                let found = app.store.person_by_token(token).await.map_err(Refusal::from);
                found.map(|found| found.map(|(_, person)| person))
            }
        };
        match found {
            Ok(found) => found.is_some_and(|found| found.id == person),
            // Nobody can say: the next request will.
            Err(_) => true,
        }
    }
}

/// What was last sent of each part of a page: a part that looks the same is not sent again.
#[derive(Default)]
pub(crate) struct Sent(HashMap<&'static str, u64>);

impl Sent {
    /// Leaves the parts that changed.
    pub(crate) fn keep_changed(&mut self, parts: &mut Vec<Fragment>) {
        parts.retain(|part| {
            let mut hasher = DefaultHasher::new();
            part.html.hash(&mut hasher);
            let hash = hasher.finish();
            self.0.insert(part.id, hash) != Some(hash)
        });
    }
}
