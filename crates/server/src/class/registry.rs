//! Which classes there are, held in memory: whoever changes one writes to the store first and has it to themselves
//! meanwhile. Streams are told that it changed.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pages::Avatar;
use store::{NewClass, PersonId, Pupil, Store, StoredClass, TableId, TokenHash};
use tokio::sync::{OnceCell, watch};

use super::KEPT;
use super::knocks::Knocks;
use super::seen_time::SeenTime;
use super::settings::Settings;
use crate::chance;
use crate::refusal::Refusal;

/// How many classes there may be at once.
const MOST: usize = 500;
/// How many of them may have been opened from one network. A school may be one address, and its classes are kept for a day.
const MOST_FROM_ONE: usize = 60;
/// How many of those may have nobody in them: for a further one an empty one goes.
const MOST_EMPTY: usize = 24;
/// For so many milliseconds a class is kept into which nobody came: an hour, or two while somebody has its page open.
const EMPTY: i64 = 60 * 60 * 1000;
const WATCHED: i64 = 2 * EMPTY;
/// For so many milliseconds nobody else's class takes the place of one whose page is open: its pupils are on their way.
const FRESH: i64 = 15 * 60 * 1000;
/// How many one person may lead at once, and how many of them with nobody in them.
const MOST_OF_ONE: usize = 5;
const MOST_EMPTY_OF_ONE: usize = 2;
/// How often digits are drawn before it is given up.
const TRIES: usize = 20;

/// All classes.
pub(crate) struct Classes {
    store: Arc<dyn Store>,
    clock: fn() -> i64,
    time: SeenTime,
    loaded: OnceCell<()>,
    all: Mutex<Vec<Arc<Class>>>,
    /// Who stands at which door.
    pub(super) knocks: Knocks,
    /// Told of those who knock nowhere, as a class is of those who knock at it.
    nowhere: watch::Sender<u64>,
}

/// A class.
pub(crate) struct Class {
    /// Its name in addresses.
    pub(crate) id: String,
    /// The digits to type.
    pub(crate) pin: String,
    /// Who leads it.
    pub(crate) leader: PersonId,
    /// When it was opened.
    pub(crate) made_at: i64,
    /// The network it was opened from; known until the server ends, and written nowhere.
    from: Option<IpAddr>,
    now: Mutex<Now>,
    /// Held by whoever changes it.
    turn: tokio::sync::Mutex<()>,
    changed: watch::Sender<u64>,
}

/// What changes about a class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Now {
    /// What its leader has chosen.
    pub(crate) settings: Settings,
    /// Who is in it, in the order in which they came.
    pub(crate) pupils: Vec<Pupil>,
    /// Its tables, in the order in which they were opened.
    pub(crate) tables: Vec<TableId>,
}

impl Now {
    fn of(settings: String, pupils: Vec<Pupil>, tables: Vec<TableId>) -> Now {
        Now { settings: Settings::read(&settings), pupils, tables }
    }

    /// Whoever has no seat yet.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = &Pupil> {
        self.pupils.iter().filter(|pupil| pupil.table.is_none())
    }

    /// The tables of the running round with their numbers, from 1: those before the first at which somebody of the class
    /// sits are of rounds that are over.
    pub(crate) fn round(&self) -> impl Iterator<Item = (usize, &TableId)> {
        let sits = |table: &TableId| self.pupils.iter().any(|pupil| pupil.table.as_ref() == Some(table));
        let past = self.tables.iter().position(sits).unwrap_or(0);
        (1..).zip(&self.tables).skip(past)
    }

    /// What this person is in the class.
    pub(crate) fn pupil(&self, person: PersonId) -> Option<&Pupil> {
        self.pupils.iter().find(|pupil| pupil.person == person)
    }
}

/// What a table knows of its class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClassFacts {
    /// Who leads it.
    pub(crate) leader: PersonId,
    /// When the lesson ends.
    pub(crate) ends: Option<i64>,
    /// Whether people may say the few phrases there are.
    pub(crate) phrases: bool,
    /// What people are called.
    pub(crate) names: HashMap<PersonId, String>,
    /// At which table each of them sits.
    pub(crate) places: HashMap<PersonId, TableId>,
    /// The pictures beside the names.
    pub(crate) avatars: HashMap<PersonId, Avatar>,
}

impl ClassFacts {
    /// Whether somebody who sat at this table still belongs there: whoever has a seat elsewhere, or none, has left a game
    /// that is over.
    pub(crate) fn keeps(&self, person: PersonId, table: &TableId, over: bool) -> bool {
        !over || self.places.get(&person) == Some(table)
    }
}

impl Class {
    fn new(class: NewClass, from: Option<IpAddr>, now: Now) -> Class {
        let NewClass { id, pin, leader, made_at } = class;
        Class {
            id,
            pin,
            leader,
            made_at,
            from,
            now: Mutex::new(now),
            turn: Default::default(),
            changed: watch::Sender::new(0),
        }
    }

    /// What it is like now.
    pub(crate) fn now(&self) -> Now {
        self.held().clone()
    }

    /// Changes whenever the class does.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// How often it has changed since the server started.
    pub(crate) fn version(&self) -> u64 {
        *self.changed.borrow()
    }

    /// Whether it is a day old.
    pub(crate) fn is_over(&self, now: i64) -> bool {
        now - self.made_at >= KEPT
    }

    /// Whether nobody came in an hour, or in two if somebody has its page open.
    pub(super) fn is_abandoned(&self, now: i64) -> bool {
        let waits = if self.is_watched() { WATCHED } else { EMPTY };
        now - self.made_at >= waits && self.is_empty()
    }

    /// Whether somebody has its page open.
    fn is_watched(&self) -> bool {
        self.changed.receiver_count() > 0
    }

    /// Whether nobody ever sat down in it, and nobody is in it.
    pub(super) fn is_empty(&self) -> bool {
        let now = self.held();
        now.pupils.is_empty() && now.tables.is_empty()
    }

    /// The number of a table of its, from 1.
    pub(crate) fn number(&self, table: &TableId) -> Option<usize> {
        self.held().tables.iter().position(|one| one == table).map(|place| place + 1)
    }

    /// Has the class to oneself, to change it.
    pub(crate) async fn turn(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    fn held(&self) -> MutexGuard<'_, Now> {
        // No change below can stop half-way.
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Now)) {
        change(&mut self.held());
        self.changed.send_modify(|version| *version += 1);
    }

    fn facts(&self) -> ClassFacts {
        let now = self.held();
        ClassFacts {
            leader: self.leader,
            ends: now.settings.ends,
            phrases: now.settings.phrases,
            names: now.pupils.iter().map(|pupil| (pupil.person, pupil.nickname.clone())).collect(),
            places: now.pupils.iter().filter_map(|pupil| Some((pupil.person, pupil.table.clone()?))).collect(),
            avatars: now.pupils.iter().filter_map(|pupil| Some((pupil.person, Avatar::of(&pupil.avatar)?))).collect(),
        }
    }
}

impl Classes {
    /// None in memory yet.
    pub(crate) fn new(store: Arc<dyn Store>, clock: fn() -> i64) -> Classes {
        let (knocks, nowhere) = (Knocks::default(), watch::Sender::new(0));
        let (loaded, all, time) = (OnceCell::new(), Mutex::default(), SeenTime::default());
        Classes { store, clock, time, loaded, all, knocks, nowhere }
    }

    /// Notes that the server is alive, where there are classes whose age is counted by it.
    pub(super) async fn beat(&self, now: i64) -> Result<(), Refusal> {
        if self.held().is_empty() { Ok(()) } else { self.time.beat_now_and_then(self.store.as_ref(), now).await }
    }

    /// All there are, read from the store the first time.
    pub(crate) async fn all(&self) -> Result<Vec<Arc<Class>>, Refusal> {
        let load = || async {
            let kept = self.store.classes().classes().await?;
            self.time.begin(self.store.as_ref(), (self.clock)()).await?;
            *self.held() = kept.into_iter().map(|stored| loaded(stored, &self.time)).collect();
            Ok::<(), Refusal>(())
        };
        self.loaded.get_or_try_init(load).await?;
        Ok(self.held().clone())
    }

    fn held(&self) -> MutexGuard<'_, Vec<Arc<Class>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn find(&self, which: impl Fn(&Class) -> bool) -> Result<Option<Arc<Class>>, Refusal> {
        Ok(self.all().await?.into_iter().find(|class| which(class)))
    }

    /// The class of this name, if it is not over.
    pub(crate) async fn get(&self, id: &str, now: i64) -> Result<Option<Arc<Class>>, Refusal> {
        self.find(|class| class.id == id && !class.is_over(now)).await
    }

    /// The class with these digits, if it is not over.
    pub(crate) async fn by_pin(&self, pin: &str, now: i64) -> Result<Option<Arc<Class>>, Refusal> {
        // All are looked at: it takes the same time whether there is one.
        let right =
            |found, class: Arc<Class>| if class.pin == pin && !class.is_over(now) { Some(class) } else { found };
        Ok(self.all().await?.into_iter().fold(None, right))
    }

    /// Somebody knocks at this class, or nowhere.
    pub(super) fn knock(
        &self,
        class: Option<&Class>,
        token: TokenHash,
        from: IpAddr,
        nickname: Option<String>,
        now: i64,
    ) {
        self.knocks.knock(class.map(|class| class.id.as_str()), token, from, nickname, now);
        class.map_or(&self.nowhere, |class| &class.changed).send_modify(|version| *version += 1);
    }

    /// Whoever knocks says what they want to be called.
    pub(super) async fn call_knock(&self, token: &TokenHash, nickname: &str, now: i64) -> Result<(), Refusal> {
        if let Some(id) = self.knocks.call(token, nickname)
            && let Some(class) = self.get(&id, now).await?
        {
            class.change(|_| {});
        }
        Ok(())
    }

    /// Whoever knocks at a class is let in, or sent away: one of them by their number, or all.
    pub(super) fn answer_knock(&self, class: &Class, number: Option<u32>, let_in: bool) {
        match let_in {
            true => self.knocks.let_in(&class.id, number),
            false => self.knocks.send_away(&class.id, number),
        }
        class.change(|_| {});
    }

    /// The class that this person leads or is in, the newest first.
    pub(crate) async fn of_person(&self, person: PersonId, now: i64) -> Result<Vec<Arc<Class>>, Refusal> {
        let mut all = self.all().await?;
        all.retain(|class| !class.is_over(now) && (class.leader == person || class.held().pupil(person).is_some()));
        all.reverse();
        Ok(all)
    }

    /// The class of a table.
    pub(crate) async fn of_table(&self, table: &TableId) -> Result<Option<Arc<Class>>, Refusal> {
        self.find(|class| class.held().tables.contains(table)).await
    }

    /// What a table knows of its class; none once that is gone.
    pub(crate) async fn facts(&self, table: &TableId) -> Result<Option<ClassFacts>, Refusal> {
        Ok(self.of_table(table).await?.map(|class| class.facts()))
    }

    /// The empty class that has to go before this person may open one from this network, if one has.
    pub(super) async fn in_the_way(
        &self,
        leader: PersonId,
        from: IpAddr,
        now: i64,
    ) -> Result<Option<Arc<Class>>, Refusal> {
        let all = self.all().await?;
        let own: Vec<&Arc<Class>> = all.iter().filter(|class| class.leader == leader && !class.is_over(now)).collect();
        let own_empty = own.iter().filter(|class| class.is_empty());
        if own_empty.clone().count() >= MOST_EMPTY_OF_ONE {
            return Ok(own_empty
                .min_by_key(|class| (class.is_watched(), class.made_at))
                .map(|class| Arc::clone(class)));
        }
        if own.len() >= MOST_OF_ONE {
            return Err(Refusal::EnoughTables);
        }
        let near: Vec<&Arc<Class>> = all.iter().filter(|class| class.from == Some(from)).collect();
        let empty = near.iter().filter(|class| class.is_empty()).count();
        // Behind a proxy that is not trusted the whole world is one address: it has as many classes as there are.
        if empty >= MOST_EMPTY || (near.len() >= MOST_FROM_ONE && !from.is_loopback()) {
            return spare(&near, now).map(Some).ok_or(Refusal::Full);
        }
        if all.len() < MOST {
            return Ok(None);
        }
        // In a full house the network with most empty classes gives one.
        let mut networks: HashMap<IpAddr, Vec<&Arc<Class>>> = HashMap::new();
        for class in all.iter().filter(|class| class.is_empty()) {
            networks.entry(class.from.unwrap_or(from)).or_default().push(class);
        }
        let most = networks.into_values().max_by_key(Vec::len).unwrap_or_default();
        spare(&most, now).map(Some).ok_or(Refusal::Full)
    }

    /// A new class, opened from this network.
    pub(crate) async fn open(&self, leader: PersonId, from: IpAddr, now: i64) -> Result<Arc<Class>, Refusal> {
        self.all().await?;
        self.time.beat(self.store.as_ref(), now).await?;
        for _ in 0..TRIES {
            let id = chance::letters(chance::ID, 12)?;
            let class = NewClass { id, pin: chance::digits()?, leader, made_at: self.time.seen(now) };
            if self.store.classes().open_class(&class).await? {
                let class = NewClass { made_at: now, ..class };
                let class = Arc::new(Class::new(class, Some(from), Now::default()));
                self.held().push(Arc::clone(&class));
                return Ok(class);
            }
        }
        Err(Refusal::Store)
    }

    /// Keeps what a leader has chosen.
    pub(crate) async fn set(&self, class: &Class, settings: Settings) -> Result<(), Refusal> {
        if let Err(error) = self.store.classes().set_class(&class.id, &settings.text()).await {
            self.reread(class).await;
            return Err(error.into());
        }
        class.change(|now| now.settings = settings);
        Ok(())
    }

    /// Somebody comes, or is called or sits otherwise.
    pub(crate) async fn put(&self, class: &Class, pupil: Pupil) -> Result<(), Refusal> {
        if let Err(error) = self.store.classes().put_pupil(&class.id, &pupil).await {
            self.reread(class).await;
            return Err(error.into());
        }
        class.change(|now| match now.pupils.iter_mut().find(|known| known.person == pupil.person) {
            Some(known) => *known = pupil,
            None => now.pupils.push(pupil),
        });
        Ok(())
    }

    /// What was written together is so from now on.
    pub(super) fn replace(&self, class: &Class, now: Now) {
        class.change(|held| *held = now);
    }

    /// Looks into the store what the class is like: whether something was written is not known.
    pub(super) async fn reread(&self, class: &Class) {
        match self.store.classes().classes().await {
            Ok(all) => {
                if let Some(stored) = all.into_iter().find(|one| one.class.id == class.id) {
                    class.change(|now| *now = Now::of(stored.settings, stored.pupils, stored.tables));
                }
            }
            Err(error) => tracing::error!(%error, "a class cannot be read again"),
        }
    }

    /// The class is gone, with everything that was known of it; the answer says who was forgotten with it.
    pub(crate) async fn erase(&self, class: &Class) -> Result<Vec<PersonId>, Refusal> {
        let forgotten = self.store.classes().erase_class(&class.id).await?;
        self.held().retain(|one| one.id != class.id);
        self.knocks.close(&class.id);
        class.change(|now| now.pupils.clear());
        Ok(forgotten)
    }
}

/// The class that nobody misses most: an empty one of whoever has most of them, the oldest first.
fn spare(classes: &[&Arc<Class>], now: i64) -> Option<Arc<Class>> {
    let empty: Vec<&Arc<Class>> = classes.iter().copied().filter(|class| class.is_empty()).collect();
    let led = |leader: PersonId| empty.iter().filter(|class| class.leader == leader).count();
    let waits = |class: &Class| class.is_watched() && now - class.made_at < FRESH;
    let spared = empty.iter().filter(|class| led(class.leader) > 1 || !waits(class));
    let first = spared.min_by_key(|class| (std::cmp::Reverse(led(class.leader)), class.is_watched(), class.made_at));
    first.map(|class| Arc::clone(class))
}

fn loaded(stored: StoredClass, time: &SeenTime) -> Arc<Class> {
    let StoredClass { class, settings, pupils, tables } = stored;
    let class = NewClass { made_at: time.here(class.made_at), ..class };
    Arc::new(Class::new(class, None, Now::of(settings, pupils, tables)))
}
