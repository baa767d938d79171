//! The task that owns a live table: check, append to the store, wait until it is durable, take it in, tell.
//!
//! Here it hears and answers. How a draft becomes real is in `actor/commit.rs`, what bots do in `actor/bots.rs`, what clocks
//! do in `actor/time.rs`, and who is here in `actor/people.rs`.

mod avatars;
mod bots;
mod commit;
mod people;
mod time;

use std::collections::HashMap;
use std::sync::{Arc, Weak};

use store::PersonId;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Duration, Instant, timeout_at};

use super::ask::{Answer, Ask, Message};
use super::live::{Live, Phase};
use super::moment::{Change, Moment, Shown};
use super::presence::{Attendance, LastHeard};
use super::registry::{Keeper, Shared};
use crate::games::Hosted;
use crate::refusal::Refusal;

/// How many moments a slow reader may lag behind before it is shown one whole picture instead.
pub(super) const LAG: usize = 32;
/// After so long a bot may be called in for somebody of whom nothing is heard.
pub(crate) const GONE: Duration = Duration::from_secs(60);
/// For so many milliseconds a moment may be shown again: clocks on it do not go wrong by more.
const SAME: i64 = 1000;
/// So often one person may sit down and call bots at one table, and so often come back to a chair of theirs: every time is
/// a line of its log, which is read whenever the table comes into memory.
const MOST_MOVES: u32 = 100;
const MOST_RETURNS: u32 = 1000;
/// Where so many lines are of chairs, each has only a few left: whoever has not moved yet can sit down all the same.
const MANY_MOVES: u64 = 1000;
const FEW_MOVES: u32 = 10;
/// Whoever tries it more often is told to come back after so many seconds.
const LATER: u32 = 60 * 60;
/// After so long bots try again when the store failed.
const AGAIN: Duration = Duration::from_secs(2);

/// The owner of a live table.
pub(super) struct Owner<G: Hosted> {
    live: Live<G>,
    shared: Arc<Shared>,
    keeper: Keeper,
    messages: mpsc::UnboundedReceiver<Message>,
    /// For bots that think elsewhere and streams that close.
    tell: mpsc::UnboundedSender<Message>,
    tables: broadcast::Sender<Arc<dyn Shown>>,
    attendance: Attendance,
    heard: Arc<LastHeard>,
    /// How often each person changed who sits where, since the table came into memory.
    moves: HashMap<PersonId, u32>,
    loaded: Instant,
    /// Held once by every spectator's stream.
    spectators: Arc<()>,
    /// Whether others need the room.
    crowded: bool,
    /// The version at which a bot is thinking.
    thinking: Option<u64>,
    /// Before this no clock is looked at: the store failed just now.
    clocks_from: Option<Instant>,
    /// When somebody last said something.
    said: Option<Instant>,
    /// What was last shown, as long as somebody has it and nothing changed.
    looked: Weak<Moment<G>>,
    /// The same without the story.
    glanced: Weak<Moment<G>>,
    /// Whether what is in memory may not be the truth.
    lost: bool,
    /// Whether somebody may sit here who was forgotten.
    forgotten: bool,
}

impl<G: Hosted> Owner<G> {
    pub(super) fn new(
        live: Live<G>,
        shared: Arc<Shared>,
        keeper: Keeper,
        tell: mpsc::UnboundedSender<Message>,
        messages: mpsc::UnboundedReceiver<Message>,
        tables: broadcast::Sender<Arc<dyn Shown>>,
        heard: Arc<LastHeard>,
    ) -> Owner<G> {
        let attendance = Attendance::default();
        Owner {
            live,
            shared,
            keeper,
            messages,
            tell,
            tables,
            attendance,
            heard,
            moves: HashMap::new(),
            loaded: Instant::now(),
            spectators: Arc::default(),
            crowded: false,
            thinking: None,
            clocks_from: None,
            said: None,
            looked: Weak::new(),
            glanced: Weak::new(),
            lost: false,
            forgotten: true,
        }
    }

    /// Serves the table until nobody has wanted anything of it for a while.
    pub(super) async fn run(mut self) {
        // Boxed, here and below: a table that waits should not hold the room for what it does.
        Box::pin(self.refresh_names()).await;
        Box::pin(self.wake_up()).await;
        if self.lost {
            return self.messages.close();
        }
        Box::pin(self.let_the_forgotten_go()).await;
        Box::pin(self.let_bots_play()).await;
        let mut last_used = Instant::now();
        loop {
            let idle = last_used + self.shared.idle;
            let wake = [self.attendance.next_change(), self.clock_due()].into_iter().flatten().fold(idle, Instant::min);
            match timeout_at(wake, self.messages.recv()).await {
                Ok(Some(Message::Stop) | None) => break,
                Ok(Some(message)) => {
                    last_used = Instant::now();
                    // Boxed: a table that waits needs no room for all it could be doing.
                    Box::pin(self.hear(message)).await;
                }
                Err(_) => {
                    (self.looked, self.glanced) = (Weak::new(), Weak::new());
                    self.refresh_presence();
                    Box::pin(self.look_at_clocks()).await;
                }
            }
            if self.lost {
                break;
            }
            let due = self.crowded || Instant::now() >= idle;
            let unused = due && self.tables.receiver_count() == 0 && self.thinking.is_none();
            if unused && self.keeper.retire(&mut self.messages) {
                break;
            }
            if Instant::now() >= idle {
                last_used = Instant::now();
            }
        }
        tracing::debug!(table = %self.live.facts.id, "the table leaves memory");
        // Whoever still asks gets no answer from here, and asks the table's next owner.
        self.messages.close();
    }

    async fn hear(&mut self, message: Message) {
        self.live.now = self.shared.now();
        if !matches!(&message, Message::Ask(asked) if matches!(asked.0, Ask::Look(_) | Ask::Watch { .. })) {
            (self.looked, self.glanced) = (Weak::new(), Weak::new());
        }
        match message {
            Message::Ask(asked) => {
                self.crowded = false;
                // Whoever acts too late finds that it was played for them.
                self.look_at_clocks().await;
                self.let_the_forgotten_go().await;
                let (ask, answer) = *asked;
                if let Err(refusal) = self.admits(&ask) {
                    let _ = answer.send(Err(refusal));
                } else if let Ask::Hint { look, seen } = ask {
                    self.hint(look, seen, answer).await;
                } else {
                    let answered = self.answer(ask).await;
                    // Whoever asked may have gone; what was done is done.
                    let _ = answer.send(answered);
                }
                self.let_bots_play().await;
            }
            Message::Prepare(wishes, answer) => {
                self.crowded = false;
                self.look_at_clocks().await;
                self.prepare(&wishes, answer).await;
                self.let_bots_play().await;
            }
            Message::Gone(person) => {
                self.attendance.went(person);
                self.refresh_presence();
            }
            Message::Renamed(person, name) => {
                self.rename(person, &name);
                if name.is_none() {
                    self.forgotten = true;
                    self.let_the_forgotten_go().await;
                    self.let_bots_play().await;
                }
            }
            Message::Pictured(person) => self.pictured(person).await,
            Message::Class => {
                self.refresh_names().await;
                self.show(Moment::of(&self.live, Vec::new(), Change::Parts));
            }
            Message::Thought(version, place) => {
                self.thinking = None;
                if version == self.live.changed {
                    self.play_thought(place).await;
                } else {
                    self.let_bots_play().await;
                }
            }
            Message::Wake => self.let_bots_play().await,
            Message::MakeRoom => self.crowded = true,
            Message::Stop => {}
        }
        let sits = |person| self.live.seating.of(person).next().is_some();
        self.heard.note(&self.attendance, sits, self.live.now);
    }

    /// Whether this may be asked here by whoever asks. Every page, form, stream and program asks the table, so that this
    /// is the only door to one of a class: for those who sit there, and whoever leads the class.
    fn admits(&self, ask: &Ask) -> Result<(), Refusal> {
        let Some(class) = self.live.class.as_ref().filter(|_| !matches!(ask, Ask::Wake)) else {
            return Ok(());
        };
        let over = self.live.phase() == Phase::Over;
        let sits = |person: &PersonId| {
            let seated = || self.live.seating.of(*person).next().is_some();
            *person == class.leader || (seated() && class.keeps(*person, &self.live.facts.id, over))
        };
        ask.person().filter(sits).map(drop).ok_or(Refusal::NotInClass)
    }

    /// What the table shows. Whoever asks within a second gets the same, if nothing has changed.
    fn look(&mut self) -> Arc<Moment<G>> {
        same(&mut self.looked, &self.live, Moment::whole)
    }

    /// The same without the story, which whoever asks has already.
    fn glance(&mut self) -> Arc<Moment<G>> {
        same(&mut self.glanced, &self.live, |live| Moment::of(live, Vec::new(), Change::Parts))
    }

    async fn answer(&mut self, ask: Ask) -> Result<Answer, Refusal> {
        if let Some(person) = ask.person().filter(|person| self.live.seating.of(*person).next().is_some()) {
            self.attendance.saw(person);
        }
        let mover = if let Ask::Sit { person, .. } = &ask { Some(*person) } else { None };
        let enough = match &ask {
            Ask::Sit { person, .. } => self.moved_enough(*person),
            Ask::Back(person) => self.live.moves_of(*person).1 >= MOST_RETURNS,
            _ => false,
        };
        if enough {
            return Err(Refusal::TooFast(LATER));
        }
        let draft = match ask {
            Ask::Look(_) => return Ok(Answer::Shown(self.look())),
            Ask::Watch { person, from } => return self.watch(person, from),
            Ask::Record(_) => return self.live.record().map(Answer::Text),
            Ask::Wake => return Ok(Answer::Done),
            // Answered elsewhere: it takes a while.
            Ask::Hint { .. } => return Err(Refusal::Fault),
            Ask::Follow { person, again } => return self.follow(person, again).await,
            Ask::Say { person, phrase } => return self.say(person, phrase),
            Ask::Name { person, called } => return self.name_chairs(person, &called).await,
            Ask::Act { person, chosen, step, seen, reader } => self.live.act(person, chosen, &step, seen, reader)?,
            Ask::Undo { person, seen } => self.live.undo(person, seen)?,
            Ask::Nonce { person, seat, nonce } => self.live.nonce(person, seat, nonce)?,
            Ask::Order { person, chosen, order } => self.live.order(person, chosen, &order)?,
            Ask::Heed { person, heeding, seen } => self.live.heed(person, heeding, seen)?,
            Ask::Leave(person) => self.live.leave(person)?,
            Ask::Back(person) => self.live.back(person)?,
            Ask::Sit { person, seat, who } => {
                let gone = |other: PersonId| self.attendance.away(other, self.loaded) >= GONE;
                self.live.sit(person, seat, who, gone)?
            }
        };
        self.commit(draft).await?;
        if let Some(person) = mover {
            *self.moves.entry(person).or_default() += 1;
        }
        Ok(Answer::Done)
    }

    /// Whether this person has changed often enough who sits where.
    fn moved_enough(&self, person: PersonId) -> bool {
        let moves = self.moves.get(&person).copied().unwrap_or_default().max(self.live.moves_of(person).0);
        let left = if self.live.moves_of_chairs() < MANY_MOVES { MOST_MOVES } else { FEW_MOVES };
        moves >= left
    }

    /// Opens the table at which the same people go on, or finds it.
    async fn follow(&mut self, person: PersonId, again: bool) -> Result<Answer, Refusal> {
        if let Some(next) = &self.live.next[usize::from(again)] {
            let seated = self.live.seating.people().contains(&person);
            return if seated { Ok(Answer::To(next.id.clone())) } else { Err(Refusal::NotSeated) };
        }
        let public = self.live.facts.public;
        let opening = self.live.follow(person, again, |agreed| self.shared.new_table(&agreed, public))?;
        let id = opening.table.id.clone();
        let draft = self.live.follows(id.clone(), again, person)?;
        self.commit_with(opening, draft).await?;
        Ok(Answer::To(id))
    }
}

/// What was shown before, if nothing has changed and hardly any time has passed; else what is shown now.
fn same<G: Hosted>(
    shown: &mut Weak<Moment<G>>,
    live: &Live<G>,
    show: impl FnOnce(&Live<G>) -> Moment<G>,
) -> Arc<Moment<G>> {
    let same = |shown: &Arc<Moment<G>>| {
        let told = shown.version == live.version && Arc::ptr_eq(&shown.seating, &live.seating);
        told && shown.class == live.class && (live.now - shown.now).abs() < SAME
    };
    shown.upgrade().filter(same).unwrap_or_else(|| {
        let now = Arc::new(show(live));
        *shown = Arc::downgrade(&now);
        now
    })
}
