//! Which tables are in memory, and who owns each: never two tasks at once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Append, AppendError, NewTable, PersonId, Store, TableId, Write};
use tokio::sync::{OnceCell, broadcast, mpsc, oneshot};
use tokio::time::{Duration, Instant};

use super::actor::{LAG, Owner};
use super::agreed::Agreed;
use super::ask::{Answer, Ask, Leading, Message, Prepared};
use super::called::Called;
use super::finish::Opening;
use super::live::{Given, Live};
use super::moment::Shown;
use super::presence::LastHeard;
use super::proof::STEP;
use super::thinking::Thinkers;
use crate::app::Config;
use crate::class::Classes;
use crate::games::{Hosted, with_hosted};
use crate::metrics::Metrics;
use crate::notice::Desk;
use crate::refusal::Refusal;

/// A question that found its table just leaving memory is asked anew, so many times.
const TRIES: usize = 8;

/// So many letters a code has: short enough to say, too many to guess.
const CODE_LETTERS: usize = 6;

/// What all tables share.
pub(crate) struct Shared {
    pub(super) store: Arc<dyn Store>,
    /// Where it is told whose turn it is.
    pub(super) desk: Desk,
    /// After so long without a stream or a question a table leaves memory.
    pub(super) idle: Duration,
    /// How many bots may think long at once.
    pub(super) thinkers: Thinkers,
    pub(super) metrics: Arc<Metrics>,
    /// Which tables are a class's, and what its people are called.
    pub(super) classes: Arc<Classes>,
    most: usize,
    clock: fn() -> i64,
    /// From when to when the server was down before it started.
    pub(super) down: std::sync::OnceLock<(i64, i64)>,
    homes: Mutex<HashMap<TableId, Home>>,
    numbers: AtomicU64,
}

/// Where a table's owner can be reached.
#[derive(Clone)]
struct Home {
    number: u64,
    owner: Arc<OnceCell<Reached>>,
    used: Instant,
    /// Whether its owner was asked to make room, and nobody has wanted the table since.
    leaving: bool,
}

/// A table that is in memory.
struct Reached {
    owner: mpsc::UnboundedSender<Message>,
    /// Its streams, without keeping them open.
    streams: broadcast::WeakSender<Arc<dyn Shown>>,
    heard: Arc<LastHeard>,
}

impl Home {
    /// The owner of a table that nobody watches.
    fn unwatched(&self) -> Option<&mpsc::UnboundedSender<Message>> {
        let reached = self.owner.get().filter(|_| !self.leaving)?;
        let watched = reached.streams.upgrade().is_some_and(|streams| streams.receiver_count() > 0);
        (!watched).then_some(&reached.owner)
    }
}

/// All tables.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Shared>);

/// Whether a table was opened under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opened {
    Never,
    Lately,
    /// So long ago that the name says nothing any more; but it is taken.
    LongAgo,
}

/// The entry of a table in memory, by which its owner leaves.
pub(super) struct Keeper {
    shared: Arc<Shared>,
    id: TableId,
    number: u64,
}

impl Keeper {
    /// Leaves memory, unless somebody has just asked something.
    pub(super) fn retire(&self, messages: &mut mpsc::UnboundedReceiver<Message>) -> bool {
        let mut homes = self.shared.homes();
        if !messages.is_empty() {
            return false;
        }
        messages.close();
        if homes.get(&self.id).is_some_and(|home| home.number == self.number) {
            homes.remove(&self.id);
        }
        true
    }
}

impl Shared {
    fn homes(&self) -> MutexGuard<'_, HashMap<TableId, Home>> {
        // A panic while the list was held cannot have left it half changed.
        self.homes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the time is, in milliseconds since 1970.
    pub(super) fn now(&self) -> i64 {
        (self.clock)()
    }

    /// A table with a new name, code and secret.
    pub(super) fn new_table<G: Hosted>(&self, agreed: &Agreed<G>, public: bool) -> Result<NewTable, Refusal> {
        let secret = record::Secret::draw()?;
        let id = TableId::new(&crate::chance::letters(crate::chance::ID, 12)?).ok_or(Refusal::Fault)?;
        Ok(NewTable {
            id,
            code: crate::chance::letters(crate::chance::CODE, CODE_LETTERS)?,
            game: G::NAME.to_owned(),
            options: agreed.text(),
            public,
            commitment: *secret.commitment().as_bytes(),
            secret: *secret.reveal(),
            made_at: self.now(),
        })
    }

    /// Adds lines to the log of a table, and measures how long that takes.
    pub(super) async fn append(&self, append: Append) -> Result<u64, AppendError> {
        let begun = std::time::Instant::now();
        let Append { table, seen, lines, note } = append;
        let appended = self.store.append(&table, seen, lines, note).await;
        if appended.is_ok() {
            self.metrics.appended(begun.elapsed());
        }
        appended
    }

    /// Writes what belongs together, and measures how long that takes.
    async fn write(&self, writes: Vec<Write>) -> Result<(), AppendError> {
        let begun = std::time::Instant::now();
        self.store.write(writes).await?;
        self.metrics.appended(begun.elapsed());
        Ok(())
    }

    /// Takes a new table into the store with its first lines, and with what another table says of it: durable before it is
    /// named to anybody.
    pub(super) async fn open(&self, mut opening: Opening, said: Option<Append>) -> Result<TableId, Refusal> {
        // A name nobody can guess is nobody's; a short code may be taken.
        for _ in 0..TRIES {
            let said = said.clone().map(Write::Append);
            match self.write(opening.writes().chain(said).collect()).await {
                Ok(()) => {
                    self.opened(&opening);
                    return Ok(opening.table.id);
                }
                Err(AppendError::Store(store::StoreError::TableExists)) => {
                    opening.table.code = crate::chance::letters(crate::chance::CODE, CODE_LETTERS)?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Store)
    }

    /// Counts a new table.
    fn opened(&self, opening: &Opening) {
        // Nobody but bots can have played before there was a table.
        let steps = opening.lines.iter().filter(|line| line.starts_with(STEP)).count();
        self.metrics.tables_opened.inc();
        self.metrics.bot_steps.inc_by(steps as u64);
    }
}

impl Tables {
    /// No table in memory yet.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        desk: Desk,
        config: &Config,
        metrics: Arc<Metrics>,
        classes: Arc<Classes>,
    ) -> Tables {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Tables(Arc::new(Shared {
            store,
            desk,
            idle: config.idle,
            thinkers: Thinkers::new(cores),
            metrics,
            classes,
            most: config.max_tables,
            clock: config.clock,
            down: std::sync::OnceLock::new(),
            homes: Mutex::default(),
            numbers: AtomicU64::new(0),
        }))
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.0.homes().len()
    }

    /// Whether there is room for one more.
    pub(crate) fn room(&self) -> Result<(), Refusal> {
        let homes = self.0.homes();
        let room = homes.len() < self.0.most
            || homes.values().filter(|home| !home.leaving).count() < self.0.most
            || homes.values().any(|home| home.unwatched().is_some());
        if room { Ok(()) } else { Err(Refusal::Full) }
    }

    /// Opens a table with these sitters, in seat order.
    pub(crate) async fn open<G: Hosted>(
        &self,
        agreed: &Agreed<G>,
        public: bool,
        sits: &[super::Sit],
    ) -> Result<TableId, Refusal> {
        self.open_with(agreed, public, None, sits).await
    }

    /// The same for people who share a screen, with the names that this person gave them.
    pub(crate) async fn open_at_one_screen<G: Hosted>(
        &self,
        agreed: &Agreed<G>,
        person: PersonId,
        sits: &[super::Sit],
        called: Vec<Called>,
    ) -> Result<TableId, Refusal> {
        self.room()?;
        let table = self.0.new_table(agreed, false)?;
        let called = called.into_iter().map(|one| (person, one)).collect();
        self.0.open(Opening { called, ..Opening::new::<G>(table, None, sits)? }, None).await
    }

    /// The same under this name, if one is given: see [`Tables::opened`].
    pub(crate) async fn open_once<G: Hosted>(
        &self,
        id: Option<TableId>,
        agreed: &Agreed<G>,
        public: bool,
        sits: &[super::Sit],
    ) -> Result<TableId, Refusal> {
        self.room()?;
        let table = self.0.new_table(agreed, public)?;
        let table = NewTable { id: id.unwrap_or(table.id.clone()), ..table };
        self.0.open(Opening::new::<G>(table, None, sits)?, None).await
    }

    /// Whether a table of this name was opened, and whether longer ago than this.
    pub(crate) async fn opened(&self, id: &TableId, ago: Duration) -> Result<Opened, Refusal> {
        let Some(stored) = self.0.store.load_table(id).await? else { return Ok(Opened::Never) };
        let since = self.now() - i64::try_from(ago.as_millis()).unwrap_or(i64::MAX);
        Ok(if stored.table.made_at > since { Opened::Lately } else { Opened::LongAgo })
    }

    /// The same for a game of which something is played already.
    pub(crate) async fn open_with<G: Hosted>(
        &self,
        agreed: &Agreed<G>,
        public: bool,
        given: Option<&Given<G>>,
        sits: &[super::Sit],
    ) -> Result<TableId, Refusal> {
        self.room()?;
        let table = self.0.new_table(agreed, public)?;
        self.0.open(Opening::new::<G>(table, given, sits)?, None).await
    }

    /// Opens a chapter of a lesson for a learner.
    pub(crate) async fn teach<G: Hosted>(
        &self,
        agreed: &Agreed<G>,
        learner: game::Seat,
        person: PersonId,
    ) -> Result<TableId, Refusal> {
        self.room()?;
        let table = self.0.new_table(agreed, false)?;
        self.0.open(Opening::lesson::<G>(table, learner, person)?, None).await
    }

    /// A table of a class, where nothing is waited for: it is dealt at once, and does what its leader wants. It has no code
    /// to type. The class writes it down, together with who sits there.
    pub(crate) fn of_class<G: Hosted>(
        &self,
        agreed: &Agreed<G>,
        sits: &[super::Sit],
        wishes: &[Leading],
    ) -> Result<Opening, Refusal> {
        self.room()?;
        let table = NewTable { code: String::new(), ..self.0.new_table(agreed, false)? };
        Opening::class::<G>(table, sits, wishes)
    }

    /// Writes what a class and its tables change together, new tables among it.
    pub(crate) async fn write(&self, opened: &[Opening], writes: Vec<Write>) -> Result<(), AppendError> {
        self.0.write(opened.iter().flat_map(Opening::writes).chain(writes).collect()).await?;
        opened.iter().for_each(|opening| self.0.opened(opening));
        Ok(())
    }

    /// Has a table look anew at what its class says.
    pub(crate) fn class_changed(&self, id: &TableId) {
        let homes = self.0.homes();
        if let Some(Reached { owner: sender, .. }) = homes.get(id).and_then(|home| home.owner.get()) {
            // A table that is just leaving reads it when it comes back.
            let _ = sender.send(Message::Class);
        }
    }

    /// Asks a table; it comes into memory for it if need be.
    pub(crate) async fn ask(&self, id: &TableId, ask: Ask) -> Result<Answer, Refusal> {
        let begun = matches!(ask, Ask::Act { .. }).then(std::time::Instant::now);
        let answered = self.ask_owner(id, ask).await;
        if let Some(begun) = begun.filter(|_| answered.is_ok()) {
            self.0.metrics.answered(begun.elapsed());
        }
        answered
    }

    async fn ask_owner(&self, id: &TableId, ask: Ask) -> Result<Answer, Refusal> {
        self.tell_owner(id, |answer| Message::Ask(Box::new((ask.clone(), answer)))).await
    }

    /// Asks a table what it can do of what the leader of its class wants. It waits then, and does nothing else until that is
    /// written or given up; whoever asks has no other question for it meanwhile.
    pub(crate) async fn prepare(&self, id: &TableId, wishes: &[Leading]) -> Result<Prepared, Refusal> {
        self.tell_owner(id, |answer| Message::Prepare(wishes.to_vec(), answer)).await
    }

    async fn tell_owner<T>(
        &self,
        id: &TableId,
        message: impl Fn(oneshot::Sender<Result<T, Refusal>>) -> Message,
    ) -> Result<T, Refusal> {
        for _ in 0..TRIES {
            let home = match self.home(id) {
                Some(home) => home,
                // However full it is: what is not there is not there.
                None if self.0.store.load_table(id).await?.is_none() => return Err(Refusal::NoSuchTable),
                None => return Err(Refusal::Full),
            };
            let sender = home.owner.get_or_try_init(|| self.load(id, home.number)).await;
            let sender = match sender {
                Ok(reached) => &reached.owner,
                Err(refusal) => {
                    self.forget(id, home.number);
                    return Err(refusal);
                }
            };
            let (answer, answered) = oneshot::channel();
            if sender.send(message(answer)).is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            // Its owner left memory or failed: the store has everything that was acknowledged.
            self.forget(id, home.number);
        }
        Err(Refusal::Fault)
    }

    /// When somebody who sits at this table was last heard of here, in milliseconds since 1970; the largest number there is
    /// while they are connected. `None` if the table is not in memory.
    pub(crate) fn heard(&self, id: &TableId) -> Option<i64> {
        let homes = self.0.homes();
        homes.get(id).and_then(|home| home.owner.get()).map(|reached| reached.heard.at())
    }

    /// Says from when to when the server was down: clocks stood still meanwhile.
    pub(crate) fn was_down(&self, from: i64, to: i64) {
        // Only the first start counts.
        let _ = self.0.down.set((from, to));
    }

    /// What the time is, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.0.now()
    }

    /// Tells every table in memory what a person is called now.
    pub(crate) fn renamed(&self, person: PersonId, name: Option<&str>) {
        self.tell_all(|| Message::Renamed(person, name.map(Arc::from)));
    }

    /// Tells every table in memory that a person has another picture now.
    pub(crate) fn pictured(&self, person: PersonId) {
        self.tell_all(|| Message::Pictured(person));
    }

    /// Lets every table leave memory.
    pub(crate) fn stop(&self) {
        self.tell_all(|| Message::Stop);
    }

    fn tell_all(&self, message: impl Fn() -> Message) {
        for home in self.0.homes().values() {
            if let Some(Reached { owner: sender, .. }) = home.owner.get() {
                // A table that is just leaving reads names anew when it comes back.
                let _ = sender.send(message());
            }
        }
    }

    /// Where the table is, or will be; `None` if there is no room for it.
    fn home(&self, id: &TableId) -> Option<Home> {
        let mut homes = self.0.homes();
        if let Some(home) = homes.get_mut(id) {
            (home.used, home.leaving) = (Instant::now(), false);
            return Some(home.clone());
        }
        if homes.len() >= self.0.most && homes.values().filter(|home| !home.leaving).count() >= self.0.most {
            // The longest unused table that nobody watches leaves; it comes back when it is wanted.
            let unwatched = homes.values_mut().filter(|home| home.unwatched().is_some());
            let longest = unwatched.min_by_key(|home| home.used)?;
            // One that just left has made room already.
            let _ = longest.unwatched()?.send(Message::MakeRoom);
            longest.leaving = true;
        }
        let number = self.0.numbers.fetch_add(1, Ordering::Relaxed);
        let home = Home { number, owner: Arc::default(), used: Instant::now(), leaving: false };
        homes.insert(id.clone(), home.clone());
        Some(home)
    }

    fn forget(&self, id: &TableId, number: u64) {
        let mut homes = self.0.homes();
        if homes.get(id).is_some_and(|home| home.number == number) {
            homes.remove(id);
        }
    }

    async fn load(&self, id: &TableId, number: u64) -> Result<Reached, Refusal> {
        let stored = self.0.store.load_table(id).await?.ok_or(Refusal::NoSuchTable)?;
        let (sender, messages) = mpsc::unbounded_channel();
        let tables = broadcast::Sender::new(LAG);
        let streams = tables.downgrade();
        let heard = Arc::new(LastHeard::new());
        let keeper = Keeper { shared: Arc::clone(&self.0), id: id.clone(), number };
        let hosted = with_hosted!(&stored.table.game, G => {
            let live = Live::<G>::load(&stored)?;
            let heard = Arc::clone(&heard);
            let owner = Owner::new(live, Arc::clone(&self.0), keeper, sender.clone(), messages, tables, heard);
            tokio::spawn(owner.run());
        });
        hosted.ok_or(Refusal::NoSuchTable)?;
        Ok(Reached { owner: sender, streams, heard })
    }
}
