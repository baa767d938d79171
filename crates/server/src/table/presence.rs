//! Who is connected to a table: counted by open streams, with a little patience for a page that is fetched anew. Who is
//! gone for good: that counts everything a person does, because a browser without a script has no stream.

use std::sync::atomic::{AtomicI64, Ordering};

use store::PersonId;
use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Duration, Instant};

use super::ask::Message;

/// For so long a person without a stream still counts as here: a page fetched anew takes that long.
const PATIENCE: Duration = Duration::from_secs(4);

/// A person's open stream; when it is dropped, the table learns that it closed.
pub(crate) struct Presence {
    pub(super) person: Option<PersonId>,
    pub(super) tell: UnboundedSender<Message>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(person) = self.person {
            // A table that left memory needs no word.
            let _ = self.tell.send(Message::Gone(person));
        }
    }
}

/// When somebody who sits at a table was last heard of, for lists: its owner says so, and nobody has to ask it.
#[derive(Debug)]
pub(super) struct LastHeard(AtomicI64);

impl LastHeard {
    /// Nobody yet.
    pub(super) const fn new() -> LastHeard {
        LastHeard(AtomicI64::new(i64::MIN))
    }

    /// Somebody is connected, or was heard of so many milliseconds before `now`; or nobody was.
    pub(super) fn note(&self, attendance: &Attendance, sits: impl Fn(PersonId) -> bool, now: i64) {
        let here = || attendance.0.iter().filter(|one| sits(one.person));
        let seen = here().map(|one| now - i64::try_from(one.seen.elapsed().as_millis()).unwrap_or(i64::MAX)).max();
        let at = if here().any(|one| one.streams > 0) { i64::MAX } else { seen.unwrap_or(i64::MIN) };
        self.0.store(at, Ordering::Relaxed);
    }

    /// When, in milliseconds since 1970; the largest number there is while somebody is connected.
    pub(super) fn at(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The people at a table.
#[derive(Debug, Default)]
pub(super) struct Attendance(Vec<Attendant>);

#[derive(Debug)]
struct Attendant {
    person: PersonId,
    streams: u32,
    /// Since when there is no stream; none if there is one, never was one, or the others know already.
    gone: Option<Instant>,
    /// When they last did or looked at anything.
    seen: Instant,
}

impl Attendance {
    /// A stream of this person opened.
    pub(super) fn came(&mut self, person: PersonId) {
        let attendant = self.attendant(person);
        (attendant.streams, attendant.gone) = (attendant.streams + 1, None);
    }

    /// A stream of this person closed.
    pub(super) fn went(&mut self, person: PersonId) {
        let attendant = self.attendant(person);
        attendant.streams = attendant.streams.saturating_sub(1);
        attendant.gone = Some(attendant.seen).filter(|_| attendant.streams == 0);
    }

    /// This person did something here, or looked.
    pub(super) fn saw(&mut self, person: PersonId) {
        self.attendant(person);
    }

    /// The entry of a person of whom something is heard just now.
    fn attendant(&mut self, person: PersonId) -> &mut Attendant {
        let seen = Instant::now();
        let place = self.0.iter().position(|one| one.person == person).unwrap_or_else(|| {
            self.0.push(Attendant { person, streams: 0, gone: None, seen });
            self.0.len() - 1
        });
        self.0[place].seen = seen;
        &mut self.0[place]
    }

    /// Whether the person is connected, or was a moment ago.
    pub(super) fn here(&self, person: PersonId) -> bool {
        self.0.iter().any(|one| one.person == person && one.is_here())
    }

    /// For how long nothing was heard of the person; since `loaded` if nothing ever was.
    pub(super) fn away(&self, person: PersonId, loaded: Instant) -> Duration {
        match self.0.iter().find(|one| one.person == person) {
            Some(one) if one.streams > 0 => Duration::ZERO,
            Some(one) => one.seen.elapsed(),
            None => loaded.elapsed(),
        }
    }

    /// When somebody will count as away.
    pub(super) fn next_change(&self) -> Option<Instant> {
        self.0.iter().filter_map(|one| Some(one.gone? + PATIENCE)).min()
    }

    /// Counts those as away who were gone too long, and forgets those of them who only looked on.
    pub(super) fn tidy(&mut self, sits: impl Fn(PersonId) -> bool) {
        for one in &mut self.0 {
            one.gone = one.gone.filter(|gone| gone.elapsed() < PATIENCE);
        }
        self.0.retain(|one| one.is_here() || sits(one.person));
    }
}

impl Attendant {
    fn is_here(&self) -> bool {
        self.streams > 0 || self.gone.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId(1);

    #[tokio::test(start_paused = true)]
    async fn a_departure_stays_due_until_it_is_told() {
        let mut people = Attendance::default();
        people.came(ANNA);
        people.came(ANNA);
        people.went(ANNA);
        assert_eq!(people.next_change(), None, "another window is open");
        people.went(ANNA);
        let due = people.next_change().expect("they may not come back");
        // The table was busy when the time came.
        tokio::time::advance(PATIENCE * 2).await;
        assert_eq!(people.next_change(), Some(due));
        people.tidy(|_| true);
        assert!(!people.here(ANNA) && people.next_change().is_none(), "told once");
        people.came(ANNA);
        assert!(people.here(ANNA));
    }
}
