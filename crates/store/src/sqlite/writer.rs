//! How do many tables write at once when every answer must be durable? One task owns the one connection that writes. What
//! has queued up while the last transaction was synced goes into the next one, and is answered when that is synced.

use std::fs::File;
use std::slice;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use async_trait::async_trait;
use sqlx::{Connection, Executor, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::failed;
use super::place::Place;
use crate::{Commit, StoreError};

/// How many changes one transaction takes at most.
const GROUP: usize = 512;

/// How many changes may wait before whoever comes next waits to get in.
const QUEUE: usize = 2 * GROUP;

/// How long a checkpoint that erases waits for readers, and everything else: as [`super::open`] sets it.
const QUICKLY: &str = "PRAGMA busy_timeout = 100";
const PATIENTLY: &str = "PRAGMA busy_timeout = 5000";

/// Something to be written.
#[async_trait]
pub(super) trait Change: Send + 'static {
    /// What whoever asked for it is told: done, or refused for a reason of its own.
    type Answer: Send;

    /// Writes it inside a transaction that others share. A refusal has changed nothing. An error spoils the transaction:
    /// all of it is taken back, and each change is made once more, alone.
    async fn make(&self, db: &mut SqliteConnection) -> Result<Self::Answer, StoreError>;

    /// Whether what it removes must be gone from the write-ahead log too before it is answered.
    fn erases(&self) -> bool {
        false
    }
}

/// Whoever is told of transactions.
pub(super) type Listener = Box<dyn Fn(Commit) + Send + Sync>;

/// How much was written since the file was opened.
#[derive(Default)]
pub(super) struct Counts {
    /// Who is told of every transaction.
    pub(super) listener: OnceLock<Listener>,
    pub(super) changes: AtomicU64,
    pub(super) commits: AtomicU64,
}

/// The way to the task that writes.
#[derive(Clone, Debug)]
pub(super) struct Queue(mpsc::Sender<Message>);

enum Message {
    Change(Box<dyn Pending>),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

impl Queue {
    /// Has a change made, and comes back when it is durable. If whoever waits goes away, it is made all the same.
    pub(super) async fn make<C: Change>(&self, change: C) -> Result<C::Answer, StoreError> {
        let (reply, answer) = oneshot::channel();
        let waiting = Waiting { change, answer: None, reply };
        self.0.send(Message::Change(Box::new(waiting))).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Has everything before this written, and the file closed.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        if self.0.send(Message::Close(reply)).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }
}

/// A change and whoever waits for it.
struct Waiting<C: Change> {
    change: C,
    answer: Option<C::Answer>,
    reply: oneshot::Sender<Result<C::Answer, StoreError>>,
}

/// The same, whatever the change.
#[async_trait]
trait Pending: Send {
    async fn make(&mut self, db: &mut SqliteConnection) -> Result<(), StoreError>;
    fn erases(&self) -> bool;
    fn answer(self: Box<Self>, kept: Result<(), StoreError>);
}

#[async_trait]
impl<C: Change> Pending for Waiting<C> {
    async fn make(&mut self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        self.answer = Some(self.change.make(db).await?);
        Ok(())
    }

    fn erases(&self) -> bool {
        self.change.erases()
    }

    fn answer(self: Box<Self>, kept: Result<(), StoreError>) {
        let Waiting { answer, reply, .. } = *self;
        // Whoever asked may have gone away.
        drop(reply.send(kept.and_then(|()| answer.ok_or(StoreError::Closed))));
    }
}

/// Why a transaction came to nothing.
enum Failed {
    /// One of its changes failed.
    Change(StoreError),
    /// It could not be begun or committed.
    Transaction(StoreError),
}

/// The task that writes.
pub(super) struct Writer {
    db: SqliteConnection,
    queue: mpsc::Receiver<Message>,
    counts: Arc<Counts>,
    /// Held as long as this task may write.
    lock: File,
    /// Looked at before and after every transaction.
    place: Place,
}

impl Writer {
    /// Starts the task. It ends when it is told to, or when nobody can ask it any more.
    pub(super) fn start(db: SqliteConnection, lock: File, place: Place, counts: Arc<Counts>) -> Queue {
        let (sender, queue) = mpsc::channel(QUEUE);
        tokio::spawn(Writer { db, queue, counts, lock, place }.run());
        Queue(sender)
    }

    async fn run(mut self) {
        let mut messages = Vec::with_capacity(GROUP);
        let mut closing = Vec::new();
        while self.queue.recv_many(&mut messages, GROUP).await > 0 {
            let mut group = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Change(change) => group.push(change),
                    Message::Close(reply) => {
                        // From here on nothing gets in; what is in the queue is still written.
                        self.queue.close();
                        closing.push(reply);
                    }
                }
            }
            self.keep(group).await;
        }
        let closed = self.finish().await;
        if let Err(error) = &closed {
            tracing::error!(%error, "the database was not closed properly; nothing is lost");
        }
        for reply in closing {
            drop(reply.send(closed.clone()));
        }
    }

    /// Writes a group and answers everybody in it.
    async fn keep(&mut self, mut group: Vec<Box<dyn Pending>>) {
        if group.is_empty() {
            return;
        }
        let kept = match self.transact(&mut group).await {
            Err(Failed::Change(error)) if group.len() > 1 => {
                tracing::warn!(%error, changes = group.len(), "a change failed; each is made alone");
                return self.keep_each(group).await;
            }
            Err(Failed::Change(error) | Failed::Transaction(error)) => Err(error),
            Ok(()) => Ok(()),
        };
        if let Err(error) = &kept {
            tracing::error!(%error, changes = group.len(), "nothing was written");
        }
        for change in group {
            change.answer(kept.clone());
        }
    }

    /// Writes each change in a transaction of its own, so that one that fails fails alone.
    async fn keep_each(&mut self, group: Vec<Box<dyn Pending>>) {
        let mut broken = None;
        for mut change in group {
            // If no transaction is to be had, each further try would wait as long as this one did.
            if let Some(error) = &broken {
                change.answer(Err(StoreError::clone(error)));
                continue;
            }
            let kept = self.transact(slice::from_mut(&mut change)).await.map_err(|failed| match failed {
                Failed::Change(error) => error,
                Failed::Transaction(error) => broken.insert(error).clone(),
            });
            change.answer(kept);
        }
    }

    /// Makes changes in one transaction. When this comes back without an error, they are on the disk.
    async fn transact(&mut self, group: &mut [Box<dyn Pending>]) -> Result<(), Failed> {
        let begun = Instant::now();
        self.place.check().map_err(Failed::Transaction)?;
        self.db.execute("BEGIN IMMEDIATE").await.map_err(|error| Failed::Transaction(failed(error)))?;
        for change in &mut *group {
            if let Err(error) = change.make(&mut self.db).await {
                self.take_back().await;
                return Err(Failed::Change(error));
            }
        }
        if let Err(error) = self.db.execute("COMMIT").await {
            self.take_back().await;
            return Err(Failed::Transaction(failed(error)));
        }
        // It may have gone meanwhile: nobody is told that something is kept which no later start would find.
        self.place.check().map_err(Failed::Transaction)?;
        self.counts.changes.fetch_add(group.len() as u64, Ordering::Relaxed);
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        if let Some(listener) = self.counts.listener.get() {
            listener(Commit { changes: group.len(), took: begun.elapsed() });
        }
        if group.iter().any(|change| change.erases()) {
            self.erase().await;
        }
        Ok(())
    }

    /// Empties the write-ahead log, where older pages still say what was just removed from the newer ones.
    async fn erase(&mut self) {
        // A reader in the middle of something, such as a backup, may hold on to it; then the next checkpoint or the end
        // does it. Everybody's steps wait meanwhile, so it is not waited for as long as for other things.
        for statement in [QUICKLY, "PRAGMA wal_checkpoint(TRUNCATE)", PATIENTLY] {
            if let Err(error) = self.db.execute(statement).await {
                tracing::warn!(%error, "what was removed stays in the write-ahead log for now");
            }
        }
    }

    async fn take_back(&mut self) {
        // After some errors, such as a full disk, the database has done so by itself and refuses this.
        if let Err(error) = self.db.execute("ROLLBACK").await {
            tracing::debug!(%error, "nothing to take back");
        }
    }

    /// Moves everything into the one file, closes it and lets others have it.
    async fn finish(self) -> Result<(), StoreError> {
        let Writer { mut db, lock, .. } = self;
        let moved = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        let closed = db.close().await;
        drop(lock);
        moved.map_err(failed)?;
        closed.map_err(failed)
    }
}
