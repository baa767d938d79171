//! The task that owns a live table: check, append to the store, wait until it is durable, take it in, tell.

mod avatars;

use std::sync::Arc;

use game::Actor;
use store::{Line, PersonId};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Duration, Instant, timeout_at};

use super::ask::{Answer, Ask, Message, Watching};
use super::catch_up::Missed;
use super::deeds::{Draft, think};
use super::live::{Live, Phase};
use super::log::Entry;
use super::moment::{Change, Look, Moment, Shown};
use super::presence::{Attendance, Presence};
use super::proof::STEP;
use super::registry::{Keeper, Shared};
use super::thinking::Turn;
use crate::games::Hosted;
use crate::notice::Turn as Note;
use crate::refusal::Refusal;

/// How many moments a slow reader may lag behind before it is shown one whole picture instead.
pub(super) const LAG: usize = 32;
/// How many spectators a table has at most; whoever sits there always gets in.
const MOST_SPECTATORS: usize = 400;
/// After so long a bot may be called in for somebody of whom nothing is heard.
const GONE: Duration = Duration::from_secs(60);
/// After so long bots try again when the store failed.
const AGAIN: Duration = Duration::from_secs(2);

/// So long nobody at a table says anything after a phrase.
const QUIET: Duration = Duration::from_secs(2);

/// A hint waits its turn as a bot of this level does.
const HINT: u8 = 4;

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
    /// Whether what is in memory may not be the truth.
    lost: bool,
}

impl<G: Hosted> Owner<G> {
    pub(super) fn new(
        live: Live<G>,
        shared: Arc<Shared>,
        keeper: Keeper,
        tell: mpsc::UnboundedSender<Message>,
        messages: mpsc::UnboundedReceiver<Message>,
        tables: broadcast::Sender<Arc<dyn Shown>>,
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
            loaded: Instant::now(),
            spectators: Arc::default(),
            crowded: false,
            thinking: None,
            clocks_from: None,
            said: None,
            lost: false,
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
        match message {
            Message::Ask(asked) => {
                self.crowded = false;
                // Whoever acts too late finds that it was played for them.
                self.look_at_clocks().await;
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
            Message::Gone(person) => {
                self.attendance.went(person);
                self.refresh_presence();
            }
            Message::Renamed(person, name) => self.rename(person, &name),
            Message::Pictured(person) => self.pictured(person).await,
            Message::Class => {
                self.refresh_names().await;
                self.show(Moment::of(&self.live, Vec::new(), Change::Parts));
            }
            Message::Thought(version, place) => {
                self.thinking = None;
                if version == self.live.changed {
                    self.play_thought(place).await;
                }
                self.let_bots_play().await;
            }
            Message::Wake => self.let_bots_play().await,
            Message::MakeRoom => self.crowded = true,
            Message::Stop => {}
        }
    }

    /// Whether this may be asked here by whoever asks. Every page, form, stream and program asks the table, so that this
    /// is the only door to one of a class: for those who sit there, and whoever leads the class.
    fn admits(&self, ask: &Ask) -> Result<(), Refusal> {
        let Some(class) = self.live.class.as_ref().filter(|_| !matches!(ask, Ask::Lead(_) | Ask::Wake)) else {
            return Ok(());
        };
        let over = self.live.phase() == Phase::Over;
        let sits = |person: &PersonId| {
            let seated = || self.live.seating.of(*person).next().is_some();
            *person == class.leader || (seated() && class.keeps(*person, &self.live.facts.id, over))
        };
        ask.person().filter(sits).map(drop).ok_or(Refusal::NotInClass)
    }

    async fn answer(&mut self, ask: Ask) -> Result<Answer, Refusal> {
        if let Some(person) = ask.person().filter(|person| self.live.seating.of(*person).next().is_some()) {
            self.attendance.saw(person);
        }
        let draft = match ask {
            Ask::Look(_) => return Ok(Answer::Shown(Arc::new(Moment::whole(&self.live)))),
            Ask::Watch { person, from } => return self.watch(person, from),
            Ask::Record(_) => return self.live.record().map(Answer::Text),
            Ask::Wake => return Ok(Answer::Done),
            // Answered elsewhere: it takes a while.
            Ask::Hint { .. } => return Err(Refusal::Fault),
            Ask::Follow { person, again } => return self.follow(person, again).await,
            Ask::Say { person, phrase } => return self.say(person, phrase),
            Ask::Lead(leading) => self.live.lead(leading)?,
            Ask::Act { person, chosen, step, seen, language } => {
                self.live.act(person, chosen, &step, seen, language)?
            }
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
        Ok(Answer::Done)
    }

    /// Makes a draft durable, then real, then known.
    async fn commit(&mut self, draft: Draft<G>) -> Result<(), Refusal> {
        let note = Some(draft.live.note()).filter(|note| *note != self.live.note());
        if draft.lines.is_empty() && note.is_none() {
            return Ok(());
        }
        let at = draft.live.now;
        let steps = draft.lines.iter().filter(|line| line.starts_with(STEP)).count() as u64;
        let lines = draft.lines.into_iter().map(|text| Line { text, at }).collect();
        let seated = draft.live.seating.people() != self.live.seating.people();
        let appended = self.shared.append(&self.live.facts.id, self.live.version, lines, note).await;
        match appended {
            Ok(version) => debug_assert_eq!(version, draft.live.version, "the store counts as the table does"),
            Err(error) => {
                // Somebody else wrote first, or nobody knows whether we did: the store has the truth.
                self.reload().await;
                return Err(error.into());
            }
        }
        let metrics = &self.shared.metrics;
        metrics.bot_steps.inc_by(draft.bot_steps);
        metrics.person_steps.inc_by(steps.saturating_sub(draft.bot_steps));
        for (level, took) in draft.thoughts {
            metrics.thought(level, took);
        }
        let ended = self.live.phase() != Phase::Over && draft.live.phase() == Phase::Over;
        metrics.tables_finished.inc_by(u64::from(ended));
        let waited_for = self.live.note().waits_for;
        self.live = draft.live;
        self.tell_whose_turn(waited_for);
        if ended {
            self.keep_result(at).await;
        }
        if seated {
            self.refresh_names().await;
        }
        for moment in draft.moments {
            self.show(moment);
        }
        Ok(())
    }

    /// Writes down how the game ended, for lists. The log has it too: if this fails, whoever lists it finds it there.
    async fn keep_result(&self, at: i64) {
        let result = self.live.result(at);
        if let Err(error) = self.shared.store.records().keep_result(&self.live.facts.id, &result).await {
            tracing::warn!(table = %self.live.facts.id, %error, "the result is not kept");
        }
    }

    /// Tells somebody who is not here that the table now waits for them.
    fn tell_whose_turn(&self, waited_for: Option<PersonId>) {
        let waits_for = self.live.note().waits_for.filter(|person| Some(*person) != waited_for);
        let Some(person) = waits_for.filter(|person| !self.attendance.here(*person)) else { return };
        let (table, game) = (self.live.facts.id.clone(), self.live.facts.game.clone());
        self.shared.desk.note(Note { person, table, game, at: self.live.now });
    }

    /// Another server wrote to this table: what it wrote is the truth.
    async fn reload(&mut self) {
        let stored = self.shared.store.load_table(&self.live.facts.id).await;
        let live = stored.and_then(|stored| stored.as_ref().map(Live::load).transpose());
        match live {
            Ok(Some(live)) => {
                self.live = live;
                self.refresh_names().await;
                self.show(Moment::of(&self.live, Vec::new(), Change::Page));
            }
            Ok(None) => self.lost("it is gone from the store"),
            Err(error) => self.lost(&error.to_string()),
        }
    }

    /// What is in memory may not be the truth any more: whoever asks next has it read anew.
    fn lost(&mut self, why: &str) {
        tracing::error!(table = %self.live.facts.id, why, "the table cannot be read again");
        self.lost = true;
    }

    fn show(&self, moment: Moment<G>) {
        if self.tables.receiver_count() > 0 {
            // Nobody may be there any more to see it.
            let _ = self.tables.send(Arc::new(moment));
        }
    }

    fn watch(&mut self, person: Option<PersonId>, from: u64) -> Result<Answer, Refusal> {
        let seated = person.is_some_and(|person| self.live.seating.of(person).next().is_some());
        // One is our own.
        if !seated && Arc::strong_count(&self.spectators) > MOST_SPECTATORS {
            return Err(Refusal::Crowded);
        }
        let (missed, reload) = match self.live.since(from) {
            Missed::Moments(missed) => (missed, false),
            Missed::Page => (Vec::new(), true),
        };
        if let Some(person) = person {
            self.attendance.came(person);
            self.refresh_presence();
        }
        let now: Arc<dyn Shown> = Arc::new(Moment::of(&self.live, Vec::new(), Change::Parts));
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

    /// Opens the table at which the same people go on, or finds it.
    async fn follow(&mut self, person: PersonId, again: bool) -> Result<Answer, Refusal> {
        if let Some(next) = &self.live.next[usize::from(again)] {
            let seated = self.live.seating.people().contains(&person);
            return if seated { Ok(Answer::To(next.id.clone())) } else { Err(Refusal::NotSeated) };
        }
        let public = self.live.facts.public;
        let opening = self.live.follow(person, again, |agreed| self.shared.new_table(&agreed, public))?;
        let id = opening.table.id.clone();
        self.shared.open(opening).await?;
        let draft = self.live.follows(id.clone(), again, person)?;
        self.commit(draft).await?;
        Ok(Answer::To(id))
    }

    /// After a server that was down: nobody could act meanwhile, and clocks stood still.
    async fn wake_up(&mut self) {
        self.live.now = self.shared.now();
        let slept = self.shared.down.get().and_then(|down| self.live.slept(*down));
        if let Some(slept) = slept {
            let mut draft = Draft::new(&self.live);
            let committed = match draft.add(Entry::Paused(slept)) {
                Ok(()) => self.commit(draft).await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = committed {
                tracing::error!(table = %self.live.facts.id, %refusal, "its clocks were not paused");
                // Whoever asks next reads it anew and tries again.
                self.lost = true;
                return;
            }
        }
        self.look_at_clocks().await;
    }

    /// When a clock must be looked at.
    fn clock_due(&self) -> Option<Instant> {
        let due = self.live.clocks.as_ref()?.due().filter(|_| self.live.phase() == Phase::Playing)?;
        let wait = u64::try_from(due - self.shared.now()).unwrap_or(0);
        // No timer is set for longer than a table stays without being looked at.
        let at = Instant::now() + Duration::from_millis(wait).min(self.shared.idle);
        Some(self.clocks_from.map_or(at, |from| at.max(from)))
    }

    /// Plays for whoever has run out of time.
    async fn look_at_clocks(&mut self) {
        self.live.now = self.shared.now();
        let Some(seat) = self.live.ran_out() else { return };
        let committed = match self.live.time_is_up(seat) {
            Ok(draft) => self.commit(draft).await,
            Err(refusal) => Err(refusal),
        };
        self.clocks_from = committed.as_ref().err().map(|_| Instant::now() + AGAIN);
        if let Err(refusal) = committed {
            tracing::error!(table = %self.live.facts.id, %refusal, "a clock ran out in vain");
            return;
        }
        self.let_bots_play().await;
    }

    /// Lets bots play until a person decides: quick ones here, those that think long elsewhere.
    async fn let_bots_play(&mut self) {
        while self.thinking.is_none()
            && !self.lost
            && let Some((seat, level)) = self.live.bot_to_act()
        {
            self.live.now = self.shared.now();
            let mut draft = Draft::new(&self.live);
            let drafted = draft.quick_bots();
            let committed = match drafted {
                Ok(()) if draft.lines.is_empty() => return self.ponder(seat, level),
                Ok(()) => self.commit(draft).await,
                Err(refusal) => Err(refusal),
            };
            if let Err(refusal) = committed {
                tracing::error!(table = %self.live.facts.id, %refusal, "a bot's step failed");
                let tell = self.tell.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(AGAIN).await;
                    let _ = tell.send(Message::Wake);
                });
                return;
            }
        }
    }

    /// Has a bot think on a thread for long work, as many at once as there are cores.
    fn ponder(&mut self, seat: game::Seat, level: u8) {
        let Some(game) = &self.live.game else { return };
        let (state, version) = (game.state.clone(), self.live.changed);
        let (tell, thinkers) = (self.tell.clone(), self.shared.thinkers.clone());
        // Whoever has the first chair stands for the table: where others sit too, it is still one table of many.
        let person = self.live.seating.0.values().find_map(|place| place.person());
        let metrics = Arc::clone(&self.shared.metrics);
        self.thinking = Some(version);
        tokio::spawn(async move {
            let Turn { level, permit } = thinkers.turn(person, level).await;
            let thought = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                let begun = std::time::Instant::now();
                let action = think(&state, seat, level, getrandom::u64().ok()?)?;
                metrics.thought(level, begun.elapsed());
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                legal.iter().position(|one| *one == action)
            });
            let _ = tell.send(Message::Thought(version, thought.await.ok().flatten()));
        });
    }

    /// Has a bot think what it would do in a person's place, and says so when it has thought.
    async fn hint(&mut self, look: Look, seen: u64, answer: oneshot::Sender<Result<Answer, Refusal>>) {
        let noted = match self.live.hint(&look, seen) {
            Ok(draft) => self.commit(draft).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = noted {
            let _ = answer.send(Err(refusal));
            return;
        }
        let (moment, count) = (Moment::of(&self.live, Vec::new(), Change::Parts), self.live.hints.0);
        let thinkers = self.shared.thinkers.clone();
        tokio::spawn(async move {
            let Turn { permit, .. } = thinkers.turn(look.person, HINT).await;
            let thought = tokio::task::spawn_blocking(move || {
                let permit = permit;
                moment.hint(&look, permit.is_some(), count)
            });
            let hint = thought.await.ok().flatten();
            let _ = answer.send(hint.map(Answer::Hint).ok_or(Refusal::NoHint));
        });
    }

    async fn play_thought(&mut self, place: Option<usize>) {
        let Some(game) = self.live.game.as_ref().filter(|_| self.live.bot_to_act().is_some()) else { return };
        debug_assert_ne!(game.state.to_act(), Some(Actor::Chance), "chance has answered");
        let mut legal = Vec::new();
        game.state.legal_actions(&mut legal);
        let Some(action) = legal.get(place.unwrap_or(0)) else { return };
        let mut draft = Draft::new(&self.live);
        draft.bot_steps += 1;
        let drafted = draft.play(*action).and_then(|()| draft.quick_bots());
        let committed = match drafted {
            Ok(()) => self.commit(draft).await,
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = committed {
            tracing::error!(table = %self.live.facts.id, %refusal, "a bot's step failed");
            tokio::time::sleep(AGAIN).await;
        }
    }

    async fn refresh_names(&mut self) {
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
        self.mark_present();
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
    fn say(&mut self, person: PersonId, phrase: u8) -> Result<Answer, Refusal> {
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

    fn rename(&mut self, person: PersonId, name: &Option<Arc<str>>) {
        if self.live.agreed.class {
            return;
        }
        if self.live.seating.of(person).next().is_some() {
            self.set_name(person, name);
            let change = if self.live.phase() == Phase::Playing { Change::Parts } else { Change::Page };
            self.show(Moment::of(&self.live, Vec::new(), change));
        }
    }

    fn set_name(&mut self, person: PersonId, name: &Option<Arc<str>>) {
        let seats: Vec<_> = self.live.seating.of(person).collect();
        let seating = Arc::make_mut(&mut self.live.seating);
        for seat in seats {
            seating.0[seat].name.clone_from(name);
        }
    }

    /// Writes down who is here; `true` if that changed.
    fn mark_present(&mut self) -> bool {
        let here = |person: Option<PersonId>| person.is_some_and(|person| self.attendance.here(person));
        let now = self.live.seating.0.map(|place| here(place.person()));
        if self.live.seating.0.iter().all(|(seat, place)| place.here == now[seat]) {
            return false;
        }
        let seating = Arc::make_mut(&mut self.live.seating);
        for (place, here) in seating.0.values_mut().iter_mut().zip(now.values()) {
            place.here = *here;
        }
        true
    }

    /// Tells everybody if somebody came or went.
    fn refresh_presence(&mut self) {
        let seating = Arc::clone(&self.live.seating);
        self.attendance.tidy(|person| seating.of(person).next().is_some());
        if self.mark_present() {
            self.show(Moment::of(&self.live, Vec::new(), Change::Parts));
        }
    }
}
