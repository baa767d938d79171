//! The streams of a class: whoever leads it sees every table as it changes; whoever waits learns that there is a seat.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use axum::response::sse::Event;
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
use crate::streaming::{self, Sent, Whose};
use crate::table::{Answer, Ask, Look, Shown};

/// Between two pictures of all tables passes so much time: bots are quicker than eyes.
const BREATH: Duration = Duration::from_millis(400);
/// So many pictures wait for a reader; whoever follows a table waits with it then, and skips what has passed meanwhile.
const QUEUED: usize = 32;
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
    let look = looks(&visitor);
    let whose = Whose::browser(&app, look.person, visitor.token());
    let reader = Reader::new(app, class, page, look, site, whose, counted);
    Ok(streaming::events(stream::unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((event, reader))
    })))
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
    whose: Whose,
    changed: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// What tables show, as it comes, and the tasks that follow them.
    shown: mpsc::Receiver<(TableId, Arc<dyn Shown>)>,
    tell: mpsc::Sender<(TableId, Arc<dyn Shown>)>,
    followers: JoinSet<()>,
    /// What each table showed last.
    now: BTreeMap<usize, (TableId, Arc<dyn Shown>)>,
    sent: Sent,
    greeted: bool,
    over: bool,
    counted: OpenStream,
}

impl Reader {
    fn new(
        app: App,
        class: Arc<Class>,
        page: Page,
        look: Look,
        site: String,
        whose: Whose,
        counted: OpenStream,
    ) -> Reader {
        let (tell, shown) = mpsc::channel(QUEUED);
        Reader {
            changed: class.watch(),
            stopping: app.stopping.subscribe(),
            whose,
            app,
            class,
            page,
            look,
            site,
            shown,
            tell,
            followers: JoinSet::new(),
            now: BTreeMap::new(),
            sent: Sent::default(),
            greeted: false,
            over: false,
            counted,
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
            let (mut news, mut lost) = (None, false);
            tokio::select! {
                shown = self.shown.recv() => news = shown,
                changed = self.changed.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = self.whose.lost(&self.app) => lost = true,
            }
            if lost {
                return Some(self.reload());
            }
            if let Some((table, shown)) = news {
                self.take(table, shown);
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
            let renderer = Arc::clone(&self.app.renderer);
            let _turn = renderer.turn().await;
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
        self.sent.keep_changed(&mut parts);
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
        self.app.limits.streamed(self.counted.address, json.len());
        Some(Event::default().event("frame").id(frame.version.to_string()).data(json))
    }
}

/// Follows one table for whoever leads the class, as a spectator may.
async fn follow(app: App, table: TableId, look: Look, tell: mpsc::Sender<(TableId, Arc<dyn Shown>)>) {
    'anew: loop {
        if let Ok(Answer::Watching(mut watching)) =
            app.tables.ask(&table, Ask::Watch { person: look.person, from: 0 }).await
        {
            if let Some(now) = watching.now.take()
                && tell.send((table.clone(), now)).await.is_err()
            {
                return;
            }
            loop {
                match watching.coming.recv().await {
                    Ok(shown) => {
                        if tell.send((table.clone(), shown)).await.is_err() {
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

#[cfg(test)]
mod tests;
