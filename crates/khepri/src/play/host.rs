//! The host of a table: keeps the record, deals, asks the bots, and shows each player their view and no more.

use anyhow::{Result, anyhow, bail};
use game::notation::Step;
use game::{Actor, BySeat, Names, Seat, Viewer};
use pages::Words;
use record::{Dealer, Entry, MAX_ENTRIES, Played, Record, Replay, Secret};

use crate::play::Playable;
use crate::play::save::SaveFile;
use crate::play::seating::Seating;

/// The header line that keeps the secret while the game is on.
pub(crate) const SEALED: &str = "x-sealed";
/// Past so many lines nothing is taken back any more, so that the game itself still fits in its record.
const MOST_BEFORE_UNDO: usize = MAX_ENTRIES / 2;

/// A table with a person and bots.
pub(crate) struct Host<G: Playable> {
    record: Record<G>,
    replay: Replay<G>,
    dealer: Dealer<G>,
    secret: Secret,
    seating: Seating,
    save: SaveFile,
    names: Names,
}

/// What the table waits for.
pub(crate) enum Turn<A> {
    /// The person decides between these.
    Human(Vec<A>),
    /// A bot decides between these.
    Bot(Seat, Vec<A>),
    /// Nothing: the game is over.
    Over,
}

/// The person's last decision, to which the game could go back.
pub(crate) struct WayBack<G: Playable> {
    /// What was decided.
    pub(crate) action: G::Action,
    /// Whether nothing was revealed and nobody else acted since.
    pub(crate) free: bool,
    /// The line of play after which the game stood then.
    to: usize,
}

impl<G: Playable> Host<G> {
    pub(crate) fn new(
        record: Record<G>,
        replay: Replay<G>,
        dealer: Dealer<G>,
        secret: Secret,
        seating: Seating,
        save: SaveFile,
        words: Words,
    ) -> Self {
        let names = seating.called::<G>(record.header.names.as_ref(), replay.state().seats(), words);
        Host { record, replay, dealer, secret, seating, save, names }
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    pub(crate) fn record(&self) -> &Record<G> {
        &self.record
    }

    pub(crate) fn save(&self) -> &SaveFile {
        &self.save
    }

    /// What the person may know.
    pub(crate) fn view(&self) -> G::View {
        self.replay.state().view(Viewer::Seat(self.seating.human))
    }

    pub(crate) fn turn(&self) -> Turn<G::Action> {
        let state = self.replay.state();
        let Some(Actor::Seat(seat)) = state.to_act() else { return Turn::Over };
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        if seat == self.seating.human { Turn::Human(legal) } else { Turn::Bot(seat, legal) }
    }

    /// What the bot of a seat decides.
    pub(crate) fn ask_bot(&self, seat: Seat, legal: &[G::Action]) -> G::Action {
        let view = self.replay.state().view(Viewer::Seat(seat));
        let bot = self.seating.bot::<G>(seat, self.decision());
        bot.map_or(legal[0], |mut bot| bot.choose(&view, legal))
    }

    /// Which decision of the game comes next: undone ones do not count.
    pub(crate) fn decision(&self) -> u64 {
        self.replay.path().len() as u64
    }

    /// Plays an action of whoever must move, with what chance answers, and tells what the person may know of it; it is
    /// in the file before it is told.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<Vec<G::Event>> {
        let mut asked = self.replay.state().clone();
        asked.play(action, &mut |_| ());
        let outcome = (asked.to_act() == Some(Actor::Chance)).then(|| self.dealer.outcome(&asked));
        self.add(Entry::Step(Step { action, outcome }))?;
        Ok(self.replay.path().last().map(|played| self.seen(played)).unwrap_or_default())
    }

    /// Why the person may not do this now.
    pub(crate) fn refusal(&self, action: G::Action) -> Option<G::Illegal> {
        self.replay.state().check(Actor::Seat(self.seating.human), action).err()
    }

    /// The person's last decision, if there is one; what was forced is none.
    pub(crate) fn way_back(&self) -> Option<WayBack<G>> {
        if self.record.entries.len() >= MOST_BEFORE_UNDO {
            return None;
        }
        let path = self.replay.path();
        let place = path.iter().rposition(|played| self.was_decided(played))?;
        let free =
            path[place..].iter().all(|played| played.seat == self.seating.human && played.step.outcome.is_none());
        let to = place.checked_sub(1).map_or(0, |before| path[before].number);
        Some(WayBack { action: path[place].step.action, free, to })
    }

    /// Goes back to a decision; the record says so.
    pub(crate) fn go_back(&mut self, way: &WayBack<G>) -> Result<()> {
        self.add(Entry::Undo(way.to))
    }

    /// What happened from the person's last decision on.
    pub(crate) fn events_since_decision(&self) -> Vec<G::Event> {
        let path = self.replay.path();
        let place = path.iter().rposition(|played| self.was_decided(played)).unwrap_or(0);
        path[place..].iter().flat_map(|played| self.seen(played)).collect()
    }

    /// Scores and ranks of a game that is over.
    pub(crate) fn result(&self) -> (BySeat<i32>, BySeat<u8>) {
        (self.replay.state().scores(), self.replay.state().ranks())
    }

    /// Closes the record of a game that is over: the result is written, the secret revealed.
    pub(crate) fn finish(&mut self) -> Result<()> {
        if self.record.result.is_some() && self.record.header.fair.secret.is_some() {
            return Ok(());
        }
        self.record.result = Some(self.replay.state().scores());
        self.record.header.fair.secret = Some(self.secret.reveal().to_vec());
        self.record.header.other.retain(|(key, _)| key != SEALED);
        self.save.rewrite(&self.record.to_string())
    }

    /// What the person may know of what a step led to.
    fn seen(&self, played: &Played<G>) -> Vec<G::Event> {
        let viewer = Viewer::Seat(self.seating.human);
        played.events.iter().map(|event| played.after.seen(event, viewer)).collect()
    }

    fn was_decided(&self, played: &Played<G>) -> bool {
        let mut legal = Vec::new();
        self.replay.before(played).legal_actions(&mut legal);
        played.seat == self.seating.human && legal.len() > 1
    }

    fn add(&mut self, entry: Entry<G::Action>) -> Result<()> {
        if self.record.entries.len() >= MAX_ENTRIES {
            bail!("the record of this game is full");
        }
        self.replay.push(&entry).map_err(|refusal| anyhow!(refusal))?;
        let line = match &entry {
            Entry::Step(step) => G::step_text(step),
            Entry::Undo(to) => format!("undo {to}"),
        };
        self.record.entries.push(entry);
        self.save.append(&line)
    }
}
