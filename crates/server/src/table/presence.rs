//! Who is connected to a table: counted by open streams, with a little patience for a page that is fetched anew.

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

/// The people at a table.
#[derive(Debug, Default)]
pub(super) struct Attendance(Vec<Attendant>);

#[derive(Debug)]
struct Attendant {
    person: PersonId,
    streams: u32,
    /// Since when there is no stream.
    gone: Instant,
}

impl Attendance {
    /// A stream of this person opened.
    pub(super) fn came(&mut self, person: PersonId) {
        match self.0.iter_mut().find(|attendant| attendant.person == person) {
            Some(attendant) => attendant.streams += 1,
            None => self.0.push(Attendant { person, streams: 1, gone: Instant::now() }),
        }
    }

    /// A stream of this person closed.
    pub(super) fn went(&mut self, person: PersonId) {
        if let Some(attendant) = self.0.iter_mut().find(|attendant| attendant.person == person) {
            attendant.streams = attendant.streams.saturating_sub(1);
            attendant.gone = Instant::now();
        }
    }

    /// Whether the person is connected, or was a moment ago.
    pub(super) fn here(&self, person: PersonId) -> bool {
        self.0.iter().any(|one| one.person == person && (one.streams > 0 || one.gone.elapsed() < PATIENCE))
    }

    /// For how long the person has not been connected; since `loaded` if never.
    pub(super) fn away(&self, person: PersonId, loaded: Instant) -> Duration {
        match self.0.iter().find(|one| one.person == person) {
            Some(one) if one.streams > 0 => Duration::ZERO,
            Some(one) => one.gone.elapsed(),
            None => loaded.elapsed(),
        }
    }

    /// When somebody will count as away.
    pub(super) fn next_change(&self) -> Option<Instant> {
        let now = Instant::now();
        let leaving = self.0.iter().filter(|one| one.streams == 0).map(|one| one.gone + PATIENCE);
        leaving.filter(|when| *when > now).min()
    }

    /// Forgets those who only looked on and are gone.
    pub(super) fn tidy(&mut self, sits: impl Fn(PersonId) -> bool) {
        self.0.retain(|one| one.streams > 0 || sits(one.person) || one.gone.elapsed() < PATIENCE);
    }
}
