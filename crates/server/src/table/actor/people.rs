//! Who is here, what they are called, and what they say.

use std::sync::Arc;

use game::Seat;
use store::{PersonId, Write};
use tokio::time::{Duration, Instant};

use super::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::ask::{Answer, Watching};
use crate::table::called::Called;
use crate::table::catch_up::Missed;
use crate::table::live::Phase;
use crate::table::moment::{Change, Moment, Shown};
use crate::table::presence::Presence;
use crate::table::seating::Place;

/// How many spectators a table has at most; whoever sits there always gets in.
const MOST_SPECTATORS: usize = 400;
/// So long nobody at a table says anything after a phrase.
const QUIET: Duration = Duration::from_secs(2);

impl<G: Hosted> Owner<G> {
    pub(super) fn watch(&mut self, person: Option<PersonId>, from: u64) -> Result<Answer, Refusal> {
        let seated = person.is_some_and(|person| self.live.seating.of(person).next().is_some());
        // One is our own.
        if !seated && Arc::strong_count(&self.spectators) > MOST_SPECTATORS {
            return Err(Refusal::Crowded);
        }
        // Whoever plays is shown one by one what they missed. Those who look on may be many, and share one picture.
        let missed = match seated || from == self.live.version || self.live.outdates(from) {
            true => self.live.since(from),
            false => Missed::Moments(vec![self.look()]),
        };
        let (missed, reload) = match missed {
            Missed::Moments(missed) => (missed, false),
            Missed::Page => (Vec::new(), true),
        };
        if let Some(person) = person {
            self.attendance.came(person);
            self.refresh_presence();
        }
        let now: Arc<dyn Shown> = self.glance();
        let _presence = Presence { person, tell: self.tell.clone() };
        let coming = self.tables.subscribe();
        let _spectator = (!seated).then(|| Arc::clone(&self.spectators));
        let version = self.live.version;
        Ok(Answer::Watching(Watching {
            missed,
            coming,
            version,
            now: Some(now),
            reload,
            seated,
            _spectator,
            _presence,
        }))
    }

    pub(super) async fn refresh_names(&mut self) {
        self.refresh_avatars().await;
        let people = self.live.seating.people();
        if self.live.agreed.class {
            self.refresh_class(&people).await;
            self.mark_present();
            return;
        }
        match self.shared.store.names(&people).await {
            Ok(names) => {
                for person in people {
                    let name = names.iter().find(|(id, _)| *id == person).map(|(_, name)| Arc::from(name.as_str()));
                    self.set_name(person, &name);
                }
            }
            Err(error) => tracing::error!(table = %self.live.facts.id, %error, "names cannot be read"),
        }
        self.refresh_called().await;
        self.mark_present();
    }

    /// What those who share a screen are called. Without names a table is as good: a failure is told in the log only.
    async fn refresh_called(&mut self) {
        let shared = |person: &PersonId| self.live.at_one_screen(*person);
        if !self.live.seating.people().iter().any(shared) {
            return;
        }
        let id = self.live.facts.id.clone();
        match self.shared.store.chair_names(std::slice::from_ref(&id)).await {
            Ok(names) => {
                let seating = Arc::make_mut(&mut self.live.seating);
                for seat in Seat::all(seating.0.seats()) {
                    let name = names.iter().find(|(_, chair, _)| usize::from(*chair) == seat.index());
                    seating.0[seat].called = name.map(|(_, _, name)| Arc::from(name.as_str()));
                }
            }
            Err(error) => tracing::error!(table = %id, %error, "names of chairs cannot be read"),
        }
    }

    /// Somebody says what those are called who share a screen with them: durable, then shown.
    pub(super) async fn name_chairs(&mut self, person: PersonId, called: &[Called]) -> Result<Answer, Refusal> {
        let names = self.live.name_chairs(person, called)?;
        let written = self.shared.store.write(names.into_iter().map(Write::ChairName).collect()).await;
        // Perhaps it was done though nobody heard of it: what the store says now is so.
        self.refresh_called().await;
        self.show_names();
        written.map(|()| Answer::Done).map_err(Refusal::from)
    }

    /// Whoever was forgotten cannot come back, so a bot plays for them, or their chair is free: at once, or when somebody
    /// next asks, if the store failed or the server ended in between.
    pub(super) async fn let_the_forgotten_go(&mut self) {
        if !self.forgotten || self.live.phase() == Phase::Over {
            return;
        }
        let mut people = self.live.seating.people();
        let named =
            |person| self.live.seating.0.values().any(|place| place.person() == Some(person) && place.name.is_some());
        people.retain(|person| self.live.agreed.class || !named(*person));
        if people.is_empty() {
            self.forgotten = false;
            return;
        }
        let known = match self.shared.store.names(&people).await {
            Ok(known) => known,
            Err(error) => return tracing::error!(table = %self.live.facts.id, %error, "names cannot be read"),
        };
        people.retain(|person| known.iter().all(|(one, _)| one != person));
        for person in people {
            let left = match self.live.leave(person) {
                Ok(draft) => self.commit(draft).await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = left {
                return tracing::warn!(table = %self.live.facts.id, %refusal, "somebody forgotten still sits there");
            }
        }
        self.forgotten = false;
    }

    /// What the class says: nobody has another name at its tables, and none once it is gone.
    async fn refresh_class(&mut self, people: &[PersonId]) {
        match self.shared.classes.facts(&self.live.facts.id).await {
            Ok(class) => self.live.class = class.map(Arc::new),
            // Whether the door is open is not known: nobody comes in.
            Err(refusal) => return self.lost(&refusal.to_string()),
        }
        for person in people {
            let class = self.live.class.as_ref();
            let name = class.and_then(|class| class.names.get(person)).map(|name| Arc::from(name.as_str()));
            self.set_name(*person, &name);
        }
    }

    /// Somebody says one of the few phrases there are.
    pub(super) fn say(&mut self, person: PersonId, phrase: u8) -> Result<Answer, Refusal> {
        let seat = self.live.seating.of(person).next().ok_or(Refusal::NotSeated)?;
        let allowed = self.live.class.as_ref().is_some_and(|class| class.phrases);
        if !allowed {
            return Err(Refusal::InClass);
        }
        if usize::from(phrase) >= pages::class::PHRASES {
            return Err(Refusal::BadForm("phrase: there is none".to_owned()));
        }
        if let Some(said) = self.said.filter(|said| said.elapsed() < QUIET) {
            return Err(Refusal::TooFast(QUIET.saturating_sub(said.elapsed()).as_secs() as u32 + 1));
        }
        self.said = Some(Instant::now());
        self.live.phrase = Some((seat, phrase));
        self.show(Moment::of(&self.live, Vec::new(), Change::Parts));
        Ok(Answer::Done)
    }

    pub(super) fn rename(&mut self, person: PersonId, name: &Option<Arc<str>>) {
        if self.live.agreed.class {
            return;
        }
        if self.live.seating.of(person).next().is_some() {
            self.set_name(person, name);
            self.show_names();
        }
    }

    fn show_names(&self) {
        let change = if self.live.phase() == Phase::Playing { Change::Parts } else { Change::Page };
        self.show(Moment::of(&self.live, Vec::new(), change));
    }

    fn set_name(&mut self, person: PersonId, name: &Option<Arc<str>>) {
        let seats: Vec<_> = self.live.seating.of(person).collect();
        let seating = Arc::make_mut(&mut self.live.seating);
        for seat in seats {
            seating.0[seat].name.clone_from(name);
            // Whoever is forgotten leaves no names behind, their own or others'.
            if name.is_none() {
                seating.0[seat].called = None;
            }
        }
    }

    /// Writes down who is here; `true` if that changed.
    fn mark_present(&mut self) -> bool {
        let here = |person: Option<PersonId>| person.is_some_and(|person| self.attendance.here(person));
        let now = self.live.seating.0.map(|place| here(place.person()));
        let moment = self.shared.now();
        let away = |person: PersonId| self.attendance.away(person, self.loaded);
        let since = |person| moment - i64::try_from(away(person).as_millis()).unwrap_or(i64::MAX);
        let gone = self.live.seating.0.map(|place| place.person().filter(|_| !here(place.person())).map(since));
        let differs =
            |(seat, place): (Seat, &Place)| place.here != now[seat] || place.gone_at.is_some() != gone[seat].is_some();
        if !self.live.seating.0.iter().any(differs) {
            return false;
        }
        let changed = self.live.seating.0.iter().any(|(seat, place)| place.here != now[seat]);
        let seating = Arc::make_mut(&mut self.live.seating);
        for ((place, here), gone) in seating.0.values_mut().iter_mut().zip(now.values()).zip(gone.values()) {
            (place.here, place.gone_at) = (*here, *gone);
        }
        changed
    }

    /// Tells everybody if somebody came or went.
    pub(super) fn refresh_presence(&mut self) {
        let seating = Arc::clone(&self.live.seating);
        self.attendance.tidy(|person| seating.of(person).next().is_some());
        if self.mark_present() {
            self.show(Moment::of(&self.live, Vec::new(), Change::Parts));
        }
    }
}
