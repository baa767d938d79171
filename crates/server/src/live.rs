//! Streams: everything a table shows from the version somebody has seen on, drawn for them alone.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::response::sse::Event;
use axum::routing::get;
use futures_util::stream;
use game::BySeat;
use game::notation::number;
use pages::presence::comings;
use pages::{Chair, Words, people_mark};
use store::TableId;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::app::App;
use crate::client::Asker;
use crate::limits::OpenStream;
use crate::people::Visitor;
use crate::play::{Asked, Named};
use crate::refusal::Refusal;
use crate::room;
use crate::streaming::{self, Sent, Whose};
use crate::table::{Answer, Ask, Look, Shown, Watching};

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/t/{id}/live", get(live))
}

async fn live(
    State(app): State<App>,
    Named(id): Named,
    asked: Asked,
    visitor: Visitor,
    Asker(address): Asker,
) -> Result<Response, Refusal> {
    let last = visitor.headers.get("last-event-id").and_then(|value| value.to_str().ok()).and_then(number::<u64>);
    let from = last.or_else(|| asked.from.as_deref().and_then(number));
    let from = from.ok_or_else(|| Refusal::BadForm("from: a version".to_owned()))?;
    let look = asked.look(&visitor);
    let Answer::Watching(watching) = app.tables.ask(&id, Ask::Watch { person: look.person, from }).await? else {
        return Err(Refusal::Fault);
    };
    let counted = app.limits.stream(address, &id, watching.seated)?;
    app.limits.missed(address, watching.missed.len());
    let people = asked.people.as_deref().and_then(number);
    let whose = Whose::browser(&app, look.person, visitor.token());
    let mut reader = Reader::new(app, id, look, from, watching, whose, counted);
    reader.meet(people);
    Ok(streaming::events(stream::unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((event, reader))
    })))
}

/// What comes next on a stream.
enum Coming {
    /// Something that was missed.
    Missed(Arc<dyn Shown>),
    /// Something that has just happened.
    Shown(Arc<dyn Shown>),
    /// The page must be fetched anew.
    Reload,
}

/// One open stream.
struct Reader {
    app: App,
    id: TableId,
    look: Look,
    /// The newest version that was sent, or that the page had.
    version: u64,
    watching: Watching,
    missed: VecDeque<Arc<dyn Shown>>,
    stopping: watch::Receiver<bool>,
    whose: Whose,
    sent: Sent,
    /// The chairs as they were last shown: who goes and comes is said too.
    chairs: Option<BySeat<Chair>>,
    greeted: bool,
    over: bool,
    counted: OpenStream,
}

impl Reader {
    fn new(
        app: App,
        id: TableId,
        look: Look,
        version: u64,
        mut watching: Watching,
        whose: Whose,
        counted: OpenStream,
    ) -> Reader {
        let missed = std::mem::take(&mut watching.missed).into();
        Reader {
            stopping: app.stopping.subscribe(),
            whose,
            app,
            id,
            look,
            version,
            watching,
            missed,
            sent: Sent::default(),
            chairs: None,
            greeted: false,
            over: false,
            counted,
        }
    }

    /// Shows who is here if that is not what the page says, and nothing else will show it.
    fn meet(&mut self, people: Option<u32>) {
        let Some(now) = self.watching.now.take().filter(|_| self.missed.is_empty()) else { return };
        let chairs = now.chairs(&self.look);
        if people.is_some_and(|people| people != people_mark(&chairs)) {
            self.missed.push_back(now);
        }
        self.chairs = Some(chairs);
    }

    /// The next event; `None` ends the stream.
    async fn next(&mut self) -> Option<Event> {
        if self.over {
            return None;
        }
        if !self.greeted {
            self.greeted = true;
            let hello = serde_json::json!({ "version": self.watching.version });
            return Some(Event::default().event("hello").data(hello.to_string()));
        }
        if self.watching.reload {
            return Some(self.reload(false));
        }
        // Before anything is looked at: what it shows must not be old, nor for somebody who was signed out meanwhile.
        tokio::select! {
            () = self.app.limits.paid(self.counted.address) => {}
            _ = self.stopping.wait_for(|stopping| *stopping) => return None,
        }
        let (shown, missed) = loop {
            let (shown, missed) = match self.coming().await? {
                Coming::Missed(shown) => (shown, true),
                Coming::Shown(shown) => (shown, false),
                Coming::Reload => return Some(self.reload(false)),
            };
            match shown {
                // What was read anew after a gap may come once more.
                shown if shown.version() < self.version || !shown.is_for(&self.look) => {}
                shown if shown.reloads(&self.look) => {
                    return Some(self.reload(shown.curtain(&self.look).is_some()));
                }
                shown => break (shown, missed),
            }
        };
        self.draw(&shown, missed).await
    }

    /// What the table shows next. Whoever read too slowly is told what they missed as if they came back.
    async fn coming(&mut self) -> Option<Coming> {
        if let Some(missed) = self.missed.pop_front() {
            return Some(Coming::Missed(missed));
        }
        let received = tokio::select! {
            // Whoever was signed out is shown nothing more, however much is on its way.
            biased;
            () = self.whose.lost(&self.app) => return Some(Coming::Reload),
            _ = self.stopping.wait_for(|stopping| *stopping) => return None,
            received = self.watching.coming.recv() => received,
        };
        match received {
            Ok(shown) => Some(Coming::Shown(shown)),
            Err(RecvError::Closed) => None,
            Err(RecvError::Lagged(_)) => {
                let ask = Ask::Watch { person: self.look.person, from: self.version };
                let Ok(Answer::Watching(watching)) = self.app.tables.ask(&self.id, ask).await else { return None };
                self.watching = watching;
                self.missed = std::mem::take(&mut self.watching.missed).into();
                self.app.limits.missed(self.counted.address, self.missed.len());
                let now = self.watching.now.take();
                match self.missed.pop_front() {
                    _ if self.watching.reload => Some(Coming::Reload),
                    Some(missed) => Some(Coming::Missed(missed)),
                    // Nothing new but who is here: that is told too.
                    None => now.map(Coming::Missed),
                }
            }
        }
    }

    /// The last event; `turn` says that it is because somebody else takes over at this screen.
    fn reload(&mut self, turn: bool) -> Event {
        self.over = true;
        Event::default().event("reload").data(if turn { "{\"turn\":true}" } else { "{}" })
    }

    async fn draw(&mut self, shown: &Arc<dyn Shown>, missed: bool) -> Option<Event> {
        let shared = shown.is_shared_by_spectators(&self.look);
        // What a step shows those who play belongs to the step; all else waits as pages do.
        let waits = missed || !self.watching.seated;
        let turn = if waits { self.app.renderer.turn().await } else { None };
        let drawn = match shared {
            true => self.app.renderer.frame(shown, &self.look),
            false => shown.frame(&self.look),
        };
        let mut frame = drawn.or_else(|| room::frame(&self.look, shown.as_ref()))?;
        drop(turn);
        let made: usize = frame.parts.iter().map(|part| part.html.len()).sum();
        self.version = frame.version;
        let chairs = shown.chairs(&self.look);
        if let Some(before) = self.chairs.replace(chairs.clone()) {
            frame.presence = comings(Words::of(self.look.language), &before, &chairs);
        }
        self.sent.keep_changed(&mut frame.parts);
        let json = serde_json::to_string(&frame).ok()?;
        self.app.limits.streamed(self.counted.address, if shared { json.len() } else { json.len().max(made) });
        Some(Event::default().event("frame").id(frame.version.to_string()).data(json))
    }
}
