//! People without accounts: a cookie that nobody can guess, a name, a second device by a link.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use game::Language;
use pages::player::Player;
use pages::shell::{Shell, Theme};
use pages::{Avatar, TileNames, Words};
use store::{Device, Person, PersonId, Store, TokenHash};
use tokio::sync::watch;

use crate::app::{App, now};
use crate::refusal::Refusal;
use crate::{chance, client};

/// How many people are remembered between requests.
const MOST: usize = 50_000;
/// How long a link to a further device works.
pub(crate) const LINK_MINUTES: u32 = 10;

/// Everybody, by what their browser knows.
pub(crate) struct People {
    store: Arc<dyn Store>,
    known: Mutex<Known>,
    /// Changes when devices or tokens were taken away: streams then ask whose they are.
    signed_out: watch::Sender<()>,
}

/// People who asked something lately, by the hash of their token.
#[derive(Default)]
struct Known {
    people: HashMap<[u8; 32], Seen>,
    /// How often anybody was renamed or forgotten: what was read from the store before that may be wrong after it.
    changes: u64,
}

/// Somebody as a device of theirs was last seen.
struct Seen {
    person: Person,
    /// When, in milliseconds since 1970. Kept in memory only: nobody's comings and goings are written down.
    at: i64,
}

/// Whoever sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Who, if they are known.
    pub(crate) person: Option<Person>,
    /// What else the request says.
    pub(crate) headers: HeaderMap,
    /// In which language they read.
    pub(crate) language: Language,
    /// With which names of tiles.
    pub(crate) names: TileNames,
    theme: Theme,
    /// What they asked for.
    pub(crate) path: String,
    secure: bool,
}

impl People {
    pub(crate) fn new(store: Arc<dyn Store>) -> People {
        People { store, known: Mutex::default(), signed_out: watch::Sender::new(()) }
    }

    /// Whose token this is; nobody's, if it is forged or forgotten.
    pub(crate) async fn by_token(&self, token: Option<&str>) -> Result<Option<Person>, Refusal> {
        let Some(hash) = token.and_then(chance::hash) else { return Ok(None) };
        let changes = {
            let mut known = self.known();
            if let Some(seen) = known.people.get_mut(&hash.0) {
                seen.at = now();
                return Ok(Some(seen.person.clone()));
            }
            known.changes
        };
        let person = self.store.person_by_device(&hash).await?;
        if let Some(person) = &person {
            self.remember(&hash, person.clone(), changes);
        }
        Ok(person)
    }

    /// A new person and the token that only their browser will know.
    async fn add(&self, name: String) -> Result<(Person, String), Refusal> {
        let token = chance::token()?;
        let hash = chance::hash(&token).ok_or(Refusal::Fault)?;
        let changes = self.known().changes;
        let id = self.store.add_person(&name, &hash, now()).await?;
        let person = Person { id, name };
        self.remember(&hash, person.clone(), changes);
        Ok((person, token))
    }

    /// Calls a person otherwise.
    pub(crate) async fn rename(&self, person: PersonId, name: &str) -> Result<(), Refusal> {
        self.store.rename(person, name).await?;
        let mut known = self.known();
        known.changes += 1;
        for known in known.people.values_mut().filter(|known| known.person.id == person) {
            name.clone_into(&mut known.person.name);
        }
        Ok(())
    }

    /// These people were forgotten with their class.
    pub(crate) fn were_forgotten(&self, people: &[PersonId]) {
        self.lose(|_, seen| people.contains(&seen.person.id));
    }

    /// Forgets a person.
    pub(crate) async fn forget(&self, person: PersonId) -> Result<(), Refusal> {
        let forgotten = self.store.forget(person).await;
        self.lose(|_, seen| seen.person.id == person);
        match forgotten {
            Ok(()) => Ok(()),
            // Perhaps it was done all the same: what the store says now is so.
            Err(error) => match self.store.names(&[person]).await {
                Ok(names) if names.is_empty() => Ok(()),
                _ => Err(error.into()),
            },
        }
    }

    /// The token of a one-time link to a further device.
    pub(crate) async fn make_link(&self, person: PersonId) -> Result<String, Refusal> {
        let token = chance::token()?;
        let hash = chance::hash(&token).ok_or(Refusal::Fault)?;
        self.store.add_link(person, &hash, now() + i64::from(LINK_MINUTES) * 60_000).await?;
        Ok(token)
    }

    /// Whose link this is, without using it up.
    pub(crate) async fn whose_link(&self, token: &str) -> Result<Person, Refusal> {
        let hash = chance::hash(token).ok_or(Refusal::BadLink)?;
        let id = self.store.whose_link(&hash, now()).await?.ok_or(Refusal::BadLink)?;
        let names = self.store.names(&[id]).await?;
        let name = names.into_iter().next().map(|(_, name)| name).ok_or(Refusal::BadLink)?;
        Ok(Person { id, name })
    }

    /// Uses a link up: this device is that person's from now on, and no longer who it was `before`. The answer is the
    /// device's token.
    pub(crate) async fn use_link(&self, token: &str, before: Option<&str>) -> Result<String, Refusal> {
        let hash = chance::hash(token).ok_or(Refusal::BadLink)?;
        let (device, before) = (chance::token()?, before.and_then(chance::hash));
        let known = chance::hash(&device).ok_or(Refusal::Fault)?;
        let used = self.store.use_link(&hash, &known, before.as_ref(), now()).await;
        // Also where it is not known whether it was done: the store says so to whoever asks next.
        if let Some(before) = before {
            self.lose(|hash, _| *hash == before.0);
        }
        used?.ok_or(Refusal::BadLink)?;
        Ok(device)
    }

    /// The devices of a person, the oldest first, and when each was last here, where that is known.
    pub(crate) async fn devices(&self, person: PersonId) -> Result<Vec<(Device, Option<i64>)>, Refusal> {
        let devices = self.store.devices(person).await?;
        let known = self.known();
        let seen = |device: &Device| known.people.get(&device.hash.0).map(|seen| seen.at);
        Ok(devices.into_iter().map(|device| (device.clone(), seen(&device))).collect())
    }

    /// Leaves a person the device with this token and no other.
    pub(crate) async fn keep_only(&self, person: PersonId, token: &str) -> Result<(), Refusal> {
        let kept = chance::hash(token).ok_or(Refusal::NotKnown)?;
        self.store.keep_only_device(person, &kept).await?;
        self.lose(|hash, seen| seen.person.id == person && *hash != kept.0);
        Ok(())
    }

    /// A token of somebody's was withdrawn: streams that were opened with it learn it.
    pub(crate) fn token_withdrawn(&self) {
        self.signed_out.send_replace(());
    }

    /// Changes whenever devices or tokens were taken away.
    pub(crate) fn signed_out(&self) -> watch::Receiver<()> {
        self.signed_out.subscribe()
    }

    /// These devices are nobody's any more, and their streams learn it.
    fn lose(&self, which: impl Fn(&[u8; 32], &Seen) -> bool) {
        let mut known = self.known();
        known.changes += 1;
        known.people.retain(|hash, seen| !which(hash, seen));
        drop(known);
        self.signed_out.send_replace(());
    }

    /// Keeps what was read from the store when so many changes had been made, unless there were more since.
    fn remember(&self, hash: &TokenHash, person: Person, changes: u64) {
        let mut known = self.known();
        if known.changes != changes {
            return;
        }
        if known.people.len() >= MOST {
            known.people.clear();
        }
        known.people.insert(hash.0, Seen { person, at: now() });
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitor {
    /// What every page knows about them.
    pub(crate) fn shell(&self) -> Shell<'_> {
        let me = self.person.as_ref().map(|person| person.name.as_str());
        Shell { words: self.words(), theme: self.theme, me, path: &self.path }
    }

    /// The picture beside their name.
    pub(crate) async fn avatar(&self, app: &App) -> Result<Option<Avatar>, Refusal> {
        let Some(person) = &self.person else { return Ok(None) };
        Ok(app.store.avatars(&[person.id]).await?.first().and_then(|(_, word)| Avatar::of(word)))
    }

    /// What their own panel shows before a game.
    pub(crate) fn player(&self, avatar: Option<Avatar>) -> Player<'_> {
        let name = self.person.as_ref().map_or("", |person| person.name.as_str());
        let asks = name.is_empty() || pages::people::is_guest(name);
        Player { name, asks, longest: crate::names::LONGEST, avatar }
    }

    /// The words they read.
    pub(crate) fn words(&self) -> Words {
        Words::of(self.language).with(self.names)
    }

    /// The person, who must be known.
    pub(crate) fn known(&self) -> Result<PersonId, Refusal> {
        self.person.as_ref().map(|person| person.id).ok_or(Refusal::NotKnown)
    }

    /// The person; if they are new, with the cookie by which they will be known.
    pub(crate) async fn ensured(&mut self, app: &App) -> Result<(PersonId, Option<HeaderValue>), Refusal> {
        if let Some(person) = &self.person {
            return Ok((person.id, None));
        }
        let number = 1000 + getrandom::u32()? % 9000;
        let (person, token) = app.people.add(pages::people::guest(self.words(), number)).await?;
        let id = person.id;
        self.person = Some(person);
        Ok((id, self.cookie(client::PERSON, &token)))
    }

    /// What only their browser knows.
    pub(crate) fn token(&self) -> Option<&str> {
        client::cookie(&self.headers, client::PERSON)
    }

    /// The cookie by which they are known, for another year: whoever comes back stays known.
    pub(crate) fn renewed(&self) -> Option<HeaderValue> {
        let token = self.person.as_ref().and_then(|_| self.token())?;
        self.cookie(client::PERSON, token)
    }

    /// A cookie for their browser; an empty value takes it away.
    pub(crate) fn cookie(&self, name: &str, value: &str) -> Option<HeaderValue> {
        client::set_cookie(name, value, self.secure)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Refusal> {
        let person = app.people.by_token(client::cookie(&parts.headers, client::PERSON)).await?;
        Ok(Visitor {
            person,
            language: client::language(&parts.headers),
            names: client::names(&parts.headers),
            theme: client::theme(&parts.headers),
            path: client::path(parts),
            secure: client::secure(&parts.headers, app.config.trust_proxy),
            headers: parts.headers.clone(),
        })
    }
}
