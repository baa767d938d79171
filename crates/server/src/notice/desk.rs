//! Who sends notices? A task of its own behind a short queue: a table drops a note there and goes on. What cannot be sent
//! is tried again a few times; then it is off, and the person reads so on their page.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use store::{Notice, PersonId, Store, TableId, Way};
use tokio::sync::{OnceCell, Semaphore, mpsc};
use tokio::time::Instant;

use super::Notices;
use super::push::Vapid;
use super::send::{Letter, Unsent, send};
use super::webhook;
use crate::refusal::Refusal;

/// So many notices may wait; more are dropped.
const QUEUE: usize = 1_000;
/// So many are on their way at once.
const AT_ONCE: usize = 32;
/// So many notices a person gets in an hour.
const MOST: u32 = 120;
const HOUR: Duration = Duration::from_secs(3600);

/// Somebody's turn has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whose.
    pub(crate) person: PersonId,
    /// Where.
    pub(crate) table: TableId,
    /// The word for the game.
    pub(crate) game: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// Where tables drop their notes. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Desk {
    queue: mpsc::Sender<Turn>,
    office: Arc<Office>,
}

struct Office {
    store: Arc<dyn Store>,
    how: Notices,
    vapid: OnceCell<Vapid>,
    slots: Arc<Semaphore>,
    told: Mutex<HashMap<PersonId, (Instant, u32)>>,
    /// Taken when the task starts.
    notes: Mutex<Option<mpsc::Receiver<Turn>>>,
}

/// What became of a try.
enum Tried {
    Done,
    /// The place is no more.
    Gone,
    /// Another try may help.
    Failed(String),
    /// No other try will help.
    Barred(String),
}

impl Desk {
    pub(crate) fn new(store: Arc<dyn Store>, how: Notices) -> Desk {
        let (queue, notes) = mpsc::channel(QUEUE);
        let office = Office {
            store,
            how,
            vapid: OnceCell::new(),
            slots: Arc::new(Semaphore::new(AT_ONCE)),
            told: Mutex::default(),
            notes: Mutex::new(Some(notes)),
        };
        Desk { queue, office: Arc::new(office) }
    }

    /// Leaves a note; never waits.
    pub(crate) fn note(&self, turn: Turn) {
        if let Err(error) = self.queue.try_send(turn) {
            tracing::warn!(%error, "a notice was dropped");
        }
    }

    /// By what push services know us.
    pub(crate) async fn vapid(&self) -> Result<&Vapid, Refusal> {
        self.office.vapid().await
    }

    /// Whether requests may go into the host's own network.
    pub(crate) fn private(&self) -> bool {
        self.office.how.private
    }

    /// Starts the task that sends; the second time nothing happens.
    pub(crate) fn open(&self) {
        let notes = self.office.notes.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(notes) = notes {
            tokio::spawn(Arc::clone(&self.office).run(notes));
        }
    }
}

impl Office {
    async fn vapid(&self) -> Result<&Vapid, Refusal> {
        self.vapid.get_or_try_init(|| Vapid::load(self.store.as_ref())).await
    }

    async fn run(self: Arc<Self>, mut notes: mpsc::Receiver<Turn>) {
        while let Some(turn) = notes.recv().await {
            let notices = match self.store.notices(turn.person).await {
                Ok(notices) => notices,
                Err(error) => {
                    tracing::error!(%error, "nobody knows where to tell it");
                    continue;
                }
            };
            let wanted: Vec<Notice> = notices.into_iter().filter(|notice| !notice.failed).collect();
            if wanted.is_empty() || !self.may_tell(turn.person) {
                continue;
            }
            for notice in wanted {
                tokio::spawn(Arc::clone(&self).tell(notice, turn.clone()));
            }
        }
    }

    /// Counts a notice to this person, unless there were enough.
    fn may_tell(&self, person: PersonId) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.retain(|_, (since, _)| since.elapsed() < HOUR);
        let (_, count) = told.entry(person).or_insert_with(|| (Instant::now(), 0));
        *count += 1;
        *count <= MOST
    }

    async fn tell(self: Arc<Self>, notice: Notice, turn: Turn) {
        let mut waits = self.how.waits.iter();
        let why = loop {
            match self.attempt(&notice, &turn).await {
                Tried::Done => return,
                Tried::Gone => return self.kept(self.store.remove_notice(notice.person, &notice.address).await),
                Tried::Barred(why) => break why,
                Tried::Failed(why) => match waits.next() {
                    Some(wait) => tokio::time::sleep(*wait).await,
                    None => break why,
                },
            }
        };
        tracing::info!(%why, "a notice is off: it failed too often");
        // It may have been changed or taken away meanwhile.
        let still = self.store.notices(notice.person).await.is_ok_and(|all| all.contains(&notice));
        if still {
            self.kept(self.store.put_notice(&Notice { failed: true, ..notice }).await);
        }
    }

    fn kept(&self, kept: Result<(), store::StoreError>) {
        if let Err(error) = kept {
            tracing::error!(%error, "a notice was not changed");
        }
    }

    async fn attempt(&self, notice: &Notice, turn: &Turn) -> Tried {
        let Ok(_slot) = self.slots.acquire().await else { return Tried::Done };
        let letter = match self.letter(notice, turn).await {
            Ok(letter) => letter,
            Err(why) => return Tried::Barred(why),
        };
        match send(&letter, self.how.private).await {
            Ok(status) if status.is_success() => Tried::Done,
            Ok(StatusCode::NOT_FOUND | StatusCode::GONE) if notice.way == Way::Push => Tried::Gone,
            Ok(status) => Tried::Failed(format!("the answer was {status}")),
            Err(Unsent::Barred(why)) => Tried::Barred(why.to_string()),
            Err(Unsent::Failed(why)) => Tried::Failed(why),
        }
    }

    async fn letter(&self, notice: &Notice, turn: &Turn) -> Result<Letter, String> {
        match notice.way {
            Way::Webhook => webhook::letter(notice, turn).map_err(|why| why.to_string()),
            Way::Push => {
                let vapid = self.vapid().await.map_err(|refusal| refusal.to_string())?;
                vapid.letter(notice, turn).ok_or_else(|| "its keys make no sense".to_owned())
            }
        }
    }
}
