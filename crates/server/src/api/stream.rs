//! Everything that happens at a table from the version somebody has seen on, as events or as lines of JSON.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use game::notation::number;
use store::TableId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::auth::Caller;
use super::error::{ApiError, Code};
use super::input::{Asked, Named, seat};
use super::shapes::{ListenFrom, News, SentEvent};
use super::tables::look;
use crate::app::App;
use crate::client::Asker;
use crate::limits::OpenStream;
use crate::refusal::Refusal;
use crate::streaming::{self, HEARTBEAT, Key, Whose};
use crate::table::{Answer, Ask, Look, Shown, Watching};

const LINES: &str = "application/x-ndjson";
/// No version is larger: beyond it not every program can count.
const MOST_SEEN: u64 = (1 << 53) - 1;
/// No table has seen so much: whoever says so wants the whole table first.
const NOTHING_SEEN: u64 = u64::MAX;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(events))
}

/// Listen to a table
///
/// Server-sent events, or with `Accept: application/x-ndjson` the same as lines of JSON. Each tells what happened and
/// how the table is then, as the viewer may know it. The id of an event is the version of the table: whoever was cut
/// off sends the last one as `Last-Event-ID` or `from` and misses nothing. Where very much was missed, before the game
/// begins, and for whoever only looks on and missed anything, one line with `reset` has the whole table. After 15 quiet seconds comes a comment or a `ping`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "tables", security((), ("token" = [])),
    params(super::InPath, ListenFrom,
        ("Last-Event-ID" = Option<u64>, Header, maximum = 9_007_199_254_740_991_u64,
            description = "The version that was seen last.")),
    responses((status = 200, description = "What happens.",
        content((SentEvent = "text/event-stream"), (News = "application/x-ndjson")))))]
async fn events(
    State(app): State<App>,
    Named(id): Named,
    Asked(from): Asked<ListenFrom>,
    caller: Caller,
    Asker(address): Asker,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let look = look(caller.person(), seat(from.chosen)?);
    let last = headers.get("last-event-id").map(read_version).transpose()?;
    let seen = last.or(from.from);
    if seen.is_some_and(|seen| seen > MOST_SEEN) {
        return Err(ApiError::new(Code::BadRequest, "from: not a version"));
    }
    let seen = seen.unwrap_or(NOTHING_SEEN);
    let Answer::Watching(watching) = app.tables.ask(&id, Ask::Watch { person: look.person, from: seen }).await? else {
        return Err(Refusal::Fault.into());
    };
    let counted = app.limits.stream(address, &id, watching.seated)?;
    app.limits.missed(address, watching.missed.len());
    let key = super::bearer(&headers).map_or(Key::Browser(None), Key::Program);
    let whose = Whose::new(&app, look.person, key);
    let reader = Reader::new(app, id, look, watching, whose, counted, from.follow.unwrap_or(true));
    let lines = headers.get_all(header::ACCEPT).iter().any(|accept| accept.to_str().is_ok_and(|it| it.contains(LINES)));
    Ok(if lines { as_lines(reader) } else { as_events(reader) })
}

fn read_version(value: &HeaderValue) -> Result<u64, ApiError> {
    let version = value.to_str().ok().and_then(number::<u64>);
    version.ok_or_else(|| ApiError::new(Code::BadRequest, "Last-Event-ID: a version"))
}

fn as_events(reader: Reader) -> Response {
    let (limits, address) = (Arc::clone(&reader.app.limits), reader.counted.address);
    streaming::events(told(reader, None).map(move |(version, news)| {
        let json = serde_json::to_string(&news).unwrap_or_default();
        limits.streamed(address, json.len());
        Event::default().event("table").id(version.to_string()).data(json)
    }))
}

fn as_lines(reader: Reader) -> Response {
    let (limits, address) = (Arc::clone(&reader.app.limits), reader.counted.address);
    let lines = told(reader, Some(HEARTBEAT)).map(move |(_, news)| {
        let mut line = serde_json::to_string(&news).unwrap_or_default();
        limits.streamed(address, line.len());
        line.push('\n');
        Ok::<_, Infallible>(line)
    });
    streaming::at_once(([(header::CONTENT_TYPE, LINES)], Body::from_stream(lines)).into_response())
}

/// The news with the versions they belong to; a ping where none come for so long.
fn told(reader: Reader, ping: Option<Duration>) -> impl Stream<Item = (u64, News)> {
    stream::unfold(reader, move |mut reader| async move {
        let news = match ping {
            None => reader.next().await?,
            Some(patience) => match tokio::time::timeout(patience, reader.next()).await {
                Ok(news) => news?,
                Err(_) => (reader.sent, News::Ping),
            },
        };
        Some((news, reader))
    })
}

/// What comes next, whether it is the whole table, and whether it waits for a turn: what a step shows those who play
/// belongs to the step.
type Coming = (Arc<dyn Shown>, bool, bool);

/// One open stream.
struct Reader {
    app: App,
    id: TableId,
    look: Look,
    watching: Watching,
    missed: VecDeque<Arc<dyn Shown>>,
    stopping: watch::Receiver<bool>,
    whose: Whose,
    /// What is drawn as soon as there is a turn for it.
    next: Option<Coming>,
    /// The version that was sent last.
    sent: u64,
    follow: bool,
    counted: OpenStream,
}

impl Reader {
    fn new(
        app: App,
        id: TableId,
        look: Look,
        mut watching: Watching,
        whose: Whose,
        counted: OpenStream,
        follow: bool,
    ) -> Reader {
        let missed = std::mem::take(&mut watching.missed).into();
        let stopping = app.stopping.subscribe();
        Reader { app, id, look, watching, missed, stopping, whose, next: None, sent: 0, follow, counted }
    }

    /// The next news; `None` ends the stream. Nothing is lost if whoever waits gives up.
    async fn next(&mut self) -> Option<(u64, News)> {
        loop {
            tokio::select! {
                () = self.app.limits.paid(self.counted.address) => {}
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            }
            let (shown, reset, waits) = match self.next.take() {
                Some(next) => next,
                None => self.shown().await?,
            };
            self.next = Some((Arc::clone(&shown), reset, waits));
            let renderer = Arc::clone(&self.app.renderer);
            let _turn = if waits { renderer.turn().await } else { None };
            self.next = None;
            // Whoever was sent to another table of their class has no business here any more.
            if shown.shuts_out(&self.look) {
                return None;
            }
            // The whole table may have been newer than what was on its way here; and what only somebody else is shown
            // did not happen for this reader.
            if shown.version() >= self.sent && shown.is_for(&self.look) {
                self.sent = shown.version();
                return Some((self.sent, shown.news(&self.look, reset)));
            }
        }
    }

    async fn shown(&mut self) -> Option<Coming> {
        if self.watching.reload {
            let whole = self.whole().await?;
            self.watching.reload = false;
            return Some((whole, true, true));
        }
        if let Some(shown) = self.missed.pop_front() {
            return Some((shown, false, true));
        }
        if !self.follow {
            return None;
        }
        let received = tokio::select! {
            // Whose token was withdrawn is told nothing more, however much is on its way.
            biased;
            () = self.whose.lost(&self.app) => return None,
            _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            received = self.watching.coming.recv() => received,
        };
        match received {
            Ok(shown) => Some((shown, false, !self.watching.seated)),
            Err(RecvError::Closed) => None,
            Err(RecvError::Lagged(_)) => {
                self.watching.coming = self.watching.coming.resubscribe();
                Some((self.whole().await?, true, true))
            }
        }
    }

    async fn whole(&self) -> Option<Arc<dyn Shown>> {
        match self.app.tables.ask(&self.id, Ask::Look(self.look.person)).await {
            Ok(Answer::Shown(shown)) => Some(shown),
            _ => None,
        }
    }
}
