//! What a table can be asked, and what it answers.

use std::sync::Arc;

use game::Seat;
use pages::Words;
use record::Nonce;
use store::{Append, PersonId, TableId};
use tokio::sync::{broadcast, oneshot};

use super::called::Called;
use super::hint::Hinted;
use super::moment::{Look, Shown};
use super::presence::Presence;
use crate::refusal::Refusal;

/// What a table can be asked.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    /// What it shows now, the whole story included, to this person or to anybody.
    Look(Option<PersonId>),
    /// To be told everything from this version on.
    Watch {
        /// Who watches.
        person: Option<PersonId>,
        /// What they have seen.
        from: u64,
    },
    /// A person's decision.
    Act {
        /// Who decides.
        person: PersonId,
        /// For which of their chairs.
        chosen: Option<Seat>,
        /// The step as it was sent, such as `bid 9`.
        step: String,
        /// What they saw.
        seen: u64,
        /// In which words they are told why not; none for programs, which read the words of the rules.
        reader: Option<Words>,
    },
    /// To take back what may be taken back.
    Undo {
        /// Who asks.
        person: PersonId,
        /// What they saw.
        seen: u64,
    },
    /// To change who sits in a chair.
    Sit {
        /// Who asks.
        person: PersonId,
        /// Which chair; for oneself any that is free.
        seat: Option<Seat>,
        /// Who shall sit there.
        who: Sitting,
    },
    /// What a person's browser adds to the deal.
    Nonce {
        /// Who adds.
        person: PersonId,
        /// For which chair.
        seat: Option<Seat>,
        /// The number that joins the deal.
        nonce: Nonce,
    },
    /// To do in advance what this says, or `none`, when it is theirs to decide.
    Order {
        /// Who asks.
        person: PersonId,
        /// For which of their chairs.
        chosen: Option<Seat>,
        /// The order as it was sent, or `none` to drop the present one.
        order: String,
    },
    /// To look at its clocks.
    Wake,
    /// What a learner tells the coach of a lesson.
    Heed {
        /// The learner.
        person: PersonId,
        /// What the learner does with the coach.
        heeding: Heeding,
        /// What they saw.
        seen: u64,
    },
    /// What a bot would do in a person's place.
    Hint {
        /// Who asks, and in which language.
        look: Look,
        /// What they saw.
        seen: u64,
    },
    /// To give names to the people who share a screen.
    Name {
        /// Who asks.
        person: PersonId,
        /// The new names, by seat.
        called: Vec<Called>,
    },
    /// A person leaves.
    Leave(PersonId),
    /// A person is back.
    Back(PersonId),
    /// The same people want to go on.
    Follow {
        /// Who asks.
        person: PersonId,
        /// Whether with the same deal.
        again: bool,
    },
    /// The record of the game, for this person or anybody.
    Record(Option<PersonId>),
    /// One of the few phrases that people of a class may say.
    Say {
        /// The learner.
        person: PersonId,
        /// Which.
        phrase: u8,
    },
}

impl Ask {
    /// Who asks, where that is said.
    pub(super) fn person(&self) -> Option<PersonId> {
        match self {
            Ask::Look(person) | Ask::Watch { person, .. } | Ask::Record(person) => *person,
            Ask::Hint { look, .. } => look.person,
            Ask::Act { person, .. }
            | Ask::Undo { person, .. }
            | Ask::Sit { person, .. }
            | Ask::Nonce { person, .. }
            | Ask::Order { person, .. }
            | Ask::Name { person, .. }
            | Ask::Follow { person, .. }
            | Ask::Heed { person, .. }
            | Ask::Say { person, .. }
            | Ask::Leave(person)
            | Ask::Back(person) => Some(*person),
            Ask::Wake => None,
        }
    }
}

/// Who shall sit in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitting {
    /// Whoever asks.
    Me,
    /// A bot of this level.
    Bot(u8),
    /// Nobody.
    Free,
}

/// What whoever leads a class wants of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leading {
    /// To wait, or to go on.
    Hold(bool),
    /// To end with the running turn.
    Last,
    /// To have what belongs to the set-up decided for everybody.
    Open,
    /// To be played to its end by bots.
    Finish,
    /// To give this person a chair that a bot has.
    Seat(PersonId),
    /// To give a bot this person's chair.
    Unseat(PersonId),
}

/// What a table can do of what the leader of its class wants.
#[derive(Debug)]
pub(crate) struct Prepared {
    /// How many of the wishes, from the first on.
    pub(crate) done: usize,
    /// Why no more of them.
    pub(crate) stopped: Option<Refusal>,
    /// The table as it waits for that to be written; none if nothing changes.
    pub(crate) held: Option<Held>,
}

/// A table that waits until what it said is written. Dropped, it looks into the store whether it was.
#[derive(Debug)]
pub(crate) struct Held {
    /// What is to be written.
    pub(crate) append: Append,
    written: oneshot::Sender<()>,
}

impl Held {
    /// A table that waits, and how it learns that it need not any more.
    pub(super) fn new(append: Append) -> (Held, oneshot::Receiver<()>) {
        let (written, told) = oneshot::channel();
        (Held { append, written }, told)
    }

    /// It is written: the table goes on.
    pub(crate) fn written(self) {
        // One that ended meanwhile comes back from the store.
        let _ = self.written.send(());
    }
}

/// What a learner tells the coach of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heeding {
    /// So many cues are read.
    Next(usize),
    /// Back to where the script was left.
    Back,
    /// On without the script.
    Alone,
}

/// What a table answers.
pub(crate) enum Answer {
    /// It is done and durable.
    Done,
    /// What it shows.
    Shown(Arc<dyn Shown>),
    /// A stream of what it shows.
    Watching(Watching),
    /// Where to go on.
    To(TableId),
    /// A record.
    Text(String),
    /// A hint.
    Hint(Hinted),
}

/// A stream of what a table shows.
pub(crate) struct Watching {
    /// What was missed.
    pub(crate) missed: Vec<Arc<dyn Shown>>,
    /// What comes.
    pub(crate) coming: broadcast::Receiver<Arc<dyn Shown>>,
    /// The version now.
    pub(crate) version: u64,
    /// What the table shows now.
    pub(crate) now: Option<Arc<dyn Shown>>,
    /// Whether the watcher must begin anew.
    pub(crate) reload: bool,
    /// Whether the watcher sits at the table.
    pub(crate) seated: bool,
    /// As long as it lives, a spectator is counted.
    pub(crate) _spectator: Option<Arc<()>>,
    /// As long as it lives, the person is here.
    pub(crate) _presence: Presence,
}

/// What reaches the task of a table.
pub(crate) enum Message {
    /// A question with the place for its answer.
    Ask(Box<(Ask, oneshot::Sender<Result<Answer, Refusal>>)>),
    /// What whoever leads a class wants of its table. Nobody else can ask for it: no form leads here but the class's.
    Prepare(Vec<Leading>, oneshot::Sender<Result<Prepared, Refusal>>),
    /// A person's stream has closed.
    Gone(PersonId),
    /// A person is called otherwise now, or forgotten.
    Renamed(PersonId, Option<Arc<str>>),
    /// A person has another picture now.
    Pictured(PersonId),
    /// A bot has thought at this version: the place of its action among the legal ones.
    Thought(u64, Option<usize>),
    /// Try again to let bots play.
    Wake,
    /// The class has changed: what people are called, what they may say, when the lesson ends.
    Class,
    /// Others need the room: leave memory as soon as nobody wants anything.
    MakeRoom,
    /// The server stops.
    Stop,
}
