//! The streams of a class: whoever leads it sees every table as it changes; whoever waits learns that there is a seat.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use pages::{Fragment, Frame};
use serde::Deserialize;
use store::TableId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::NamedClass;
use super::lead::{card, looks, site, with_board};
use super::leader::leads;
use super::registry::Class;
use crate::app::App;
use crate::client::Asker;
use crate::limits::OpenStream;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::{Answer, Ask, Look, Shown};

const HEARTBEAT: Duration = Duration::from_secs(15);
/// Between two pictures of all tables passes so much time: bots are quicker than eyes.
const BREATH: Duration = Duration::from_millis(400);
/// After so long a table that could not be followed is asked again.
const AGAIN: Duration = Duration::from_secs(2);

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/class/{id}/live", get(live))
}

/// What the query of a stream says.
#[derive(Deserialize)]
struct Asked {
    /// Which page it is for: `screen`, or the one of whoever asks.
    page: Option<String>,
}

async fn live(
    State(app): State<App>,
    NamedClass(class): NamedClass,
    visitor: Visitor,
    Asker(address): Asker,
    query: Result<Query<Asked>, QueryRejection>,
) -> Result<Response, Refusal> {
    let Query(asked) = query.map_err(|rejection| Refusal::BadForm(rejection.body_text()))?;
    let page = match (leads(&visitor, &class), asked.page.as_deref()) {
        (Ok(()), Some("screen")) => Page::Screen,
        (Ok(()), _) => Page::Lead,
        (Err(refusal), _) => {
            let person = visitor.person.as_ref().map(|person| person.id);
            if person.is_none_or(|person| class.now().pupil(person).is_none()) {
                return Err(refusal);
            }
            Page::Wait
        }
    };
    let counted = app.limits.plain_stream(address)?;
    let site = site(&app, &visitor);
    let reader = Reader::new(app, class, page, looks(&visitor), site, visitor.token().map(str::to_owned), counted);
    let events = stream::unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((Ok::<_, Infallible>(event), reader))
    });
    let mut response = Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response();
    // A proxy that gathers answers would hold them back.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

/// For which page a stream is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// That of whoever leads.
    Lead,
    /// The projector.
    Screen,
    /// That of somebody who waits for a seat.
    Wait,
}

/// One open stream.
struct Reader {
    app: App,
    class: Arc<Class>,
    page: Page,
    look: Look,
    site: String,
    /// What the browser is known by, and when to ask again whose it is.
    token: Option<String>,
    signed_out: watch::Receiver<()>,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// What tables show, as it comes, and the tasks that follow them.
    shown: mpsc::UnboundedReceiver<(TableId, Arc<dyn Shown>)>,
    tell: mpsc::UnboundedSender<(TableId, Arc<dyn Shown>)>,
    followers: JoinSet<()>,
    /// What each table showed last.
    now: BTreeMap<usize, (TableId, Arc<dyn Shown>)>,
    sent: HashMap<&'static str, u64>,
    greeted: bool,
    over: bool,
    _counted: OpenStream,
}

impl Reader {
    fn new(
        app: App,
        class: Arc<Class>,
        page: Page,
        look: Look,
        site: String,
        token: Option<String>,
        counted: OpenStream,
    ) -> Reader {
        let (tell, shown) = mpsc::unbounded_channel();
        let mut signed_out = app.people.signed_out();
        signed_out.mark_changed();
        Reader {
            changed: class.watch(),
            stopping: app.stopping.subscribe(),
            signed_out,
            token,
            app,
            class,
            page,
            look,
            site,
            shown,
            tell,
            followers: JoinSet::new(),
            now: BTreeMap::new(),
            sent: HashMap::new(),
            greeted: false,
            over: false,
            _counted: counted,
        }
    }

    /// The next event; `None` ends the stream.
    async fn next(&mut self) -> Option<Event> {
        if self.over {
            return None;
        }
        if !self.greeted {
            self.greeted = true;
            self.changed.mark_changed();
            let hello = serde_json::json!({ "version": self.class.version() });
            return Some(Event::default().event("hello").data(hello.to_string()));
        }
        loop {
            let (mut news, mut asks) = (None, false);
            tokio::select! {
                shown = self.shown.recv() => news = shown,
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                Ok(()) = self.signed_out.changed() => asks = true,
            }
            if let Some((table, shown)) = news {
                self.take(table, shown);
            }
            if asks {
                if !self.is_still_theirs().await {
                    return Some(self.reload());
                }
                continue;
            }
            tokio::time::sleep(BREATH).await;
            // What is looked at from here on holds everything up to now.
            self.changed.mark_unchanged();
            while let Ok((table, shown)) = self.shown.try_recv() {
                self.take(table, shown);
            }
            if self.is_gone().await {
                return Some(self.reload());
            }
            if self.page != Page::Wait {
                self.follow_new_tables();
            }
            if self.page != Page::Wait && self.now.len() < self.class.now().tables.len() {
                // Each table says how it stands as soon as it is followed.
                continue;
            }
            if let Some(event) = self.draw() {
                return Some(event);
            }
        }
    }

    fn take(&mut self, table: TableId, shown: Arc<dyn Shown>) {
        if let Some(number) = self.class.number(&table) {
            self.now.insert(number, (table, shown));
        }
    }

    /// Whether the page is not the right one any more: the class is erased, or whoever waits has a seat or was sent out.
    async fn is_gone(&self) -> bool {
        let known = self.app.classes.get(&self.class.id, self.app.tables.now()).await;
        if !matches!(known, Ok(Some(_))) {
            return true;
        }
        let now = self.class.now();
        let waits = || self.look.person.and_then(|person| now.pupil(person)).is_some_and(|pupil| pupil.table.is_none());
        self.page == Page::Wait && !waits()
    }

    /// Whether the browser that reads is still the person's for whom this is drawn.
    async fn is_still_theirs(&self) -> bool {
        match self.app.people.by_token(self.token.as_deref()).await {
            Ok(found) => found.map(|found| found.id) == self.look.person,
            // Nobody can say: the next request will.
            Err(_) => true,
        }
    }

    fn follow_new_tables(&mut self) {
        let tables = self.class.now().tables;
        for table in tables.into_iter().skip(self.followers.len()) {
            self.followers.spawn(follow(self.app.clone(), table, self.look, self.tell.clone()));
        }
    }

    fn reload(&mut self) -> Event {
        self.over = true;
        Event::default().event("reload").data("{}")
    }

    /// What changed on the page; `None` if nothing did.
    fn draw(&mut self) -> Option<Event> {
        let now = self.class.now();
        let shown = now.round().filter_map(|(number, _)| Some((number, self.now.get(&number)?)));
        let cards: Vec<_> =
            shown.map(|(number, (table, shown))| card(number, table, shown.as_ref(), &self.look)).collect();
        let words = pages::Words::of(self.look.language);
        let mut parts: Vec<Fragment> = match self.page {
            Page::Wait => pages::class::join::parts(words, self.class.now().pupils.len()),
            Page::Lead => {
                with_board(&self.app, &self.class, &self.site, &cards, |board| pages::class::lead::parts(words, board))
            }
            Page::Screen => with_board(&self.app, &self.class, &self.site, &cards, |board| {
                pages::class::screen::parts(words, board)
            }),
        };
        parts.retain(|part| {
            let mut hasher = DefaultHasher::new();
            part.html.hash(&mut hasher);
            let hash = hasher.finish();
            self.sent.insert(part.id, hash) != Some(hash)
        });
        if parts.is_empty() {
            return None;
        }
        let frame = Frame {
            version: self.class.version(),
            people: 0,
            title: String::new(),
            said: String::new(),
            presence: String::new(),
            motions: Vec::new(),
            parts,
            chronicle: String::new(),
            whole: true,
        };
        let json = serde_json::to_string(&frame).ok()?;
        Some(Event::default().event("frame").id(frame.version.to_string()).data(json))
    }
}

/// Follows one table for whoever leads the class, as a spectator may.
async fn follow(app: App, table: TableId, look: Look, tell: mpsc::UnboundedSender<(TableId, Arc<dyn Shown>)>) {
    'anew: loop {
        if let Ok(Answer::Watching(mut watching)) =
            app.tables.ask(&table, Ask::Watch { person: look.person, from: 0 }).await
        {
            let now = watching.now.take();
            if now.is_some_and(|now| tell.send((table.clone(), now)).is_err()) {
                return;
            }
            loop {
                match watching.coming.recv().await {
                    Ok(shown) => {
                        if tell.send((table.clone(), shown)).is_err() {
                            return;
                        }
                    }
                    // Bots are quick: how the table stands now is all that is needed.
                    Err(RecvError::Lagged(_)) => continue 'anew,
                    Err(RecvError::Closed) => break,
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}
