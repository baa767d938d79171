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
use super::settings::Settings;
use crate::chance;
use crate::refusal::Refusal;

/// How many classes there may be at once.
const MOST: usize = 500;
/// How many of them may have been opened from one network, and how many of those may have nobody in them. A school may be
/// one address, and its classes are kept for a day.
const MOST_FROM_ONE: (usize, usize) = (60, 12);
/// For so many milliseconds a class is kept into which nobody came: an hour.
const EMPTY: i64 = 60 * 60 * 1000;
/// How many one person may lead at once.
const MOST_OF_ONE: usize = 5;
/// How often digits are drawn before it is given up.
const TRIES: usize = 20;

/// All classes.
pub(crate) struct Classes {
    store: Arc<dyn Store>,
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

    /// Whether nobody came in an hour, and nobody has its page open.
    pub(super) fn is_abandoned(&self, now: i64) -> bool {
        now - self.made_at >= EMPTY && self.is_empty() && self.changed.receiver_count() == 0
    }

    /// Whether nobody ever sat down in it, and nobody is in it.
    fn is_empty(&self) -> bool {
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
    pub(crate) fn new(store: Arc<dyn Store>) -> Classes {
        let (knocks, nowhere) = (Knocks::default(), watch::Sender::new(0));
        Classes { store, loaded: OnceCell::new(), all: Mutex::default(), knocks, nowhere }
    }

    /// All there are, read from the store the first time.
    pub(crate) async fn all(&self) -> Result<Vec<Arc<Class>>, Refusal> {
        let load = || async {
            let kept = self.store.classes().classes().await?;
            *self.held() = kept.into_iter().map(loaded).collect();
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
    pub(super) fn knock(&self, class: Option<&Class>, token: TokenHash, nickname: Option<String>, now: i64) {
        self.knocks.knock(class.map(|class| class.id.as_str()), token, nickname, now);
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

    /// A new class, opened from this network.
    pub(crate) async fn open(&self, leader: PersonId, from: IpAddr, now: i64) -> Result<Arc<Class>, Refusal> {
        let all = self.all().await?;
        let led = all.iter().filter(|class| class.leader == leader && !class.is_over(now)).count();
        if led >= MOST_OF_ONE {
            return Err(Refusal::EnoughTables);
        }
        let near: Vec<&Arc<Class>> = all.iter().filter(|class| class.from == Some(from)).collect();
        let empty = near.iter().filter(|class| class.is_empty()).count();
        if near.len() >= MOST_FROM_ONE.0 || empty >= MOST_FROM_ONE.1 {
            return Err(Refusal::Full);
        }
        if all.len() >= MOST {
            return Err(Refusal::Full);
        }
        for _ in 0..TRIES {
            let id = chance::letters(chance::ID, 12)?;
            let class = NewClass { id, pin: chance::digits()?, leader, made_at: now };
            if self.store.classes().open_class(&class).await? {
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

fn loaded(stored: StoredClass) -> Arc<Class> {
    let StoredClass { class, settings, pupils, tables } = stored;
    Arc::new(Class::new(class, None, Now::of(settings, pupils, tables)))
}
