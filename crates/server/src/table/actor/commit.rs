//! How a draft becomes real: appended to the store, durable, taken in, and only then shown.

use std::sync::Arc;

use store::{Append, Line, PersonId};
use tokio::sync::oneshot;

use super::Owner;
use crate::games::Hosted;
use crate::notice::Turn;
use crate::refusal::Refusal;
use crate::table::ask::{Held, Leading, Prepared};
use crate::table::deeds::Draft;
use crate::table::finish::Opening;
use crate::table::lead::Led;
use crate::table::live::{Live, Phase};
use crate::table::moment::{Change, Moment};
use crate::table::proof::STEP;

impl<G: Hosted> Owner<G> {
    /// Makes a draft durable, then real, then known.
    pub(super) async fn commit(&mut self, mut draft: Draft<G>) -> Result<(), Refusal> {
        let Some(append) = self.append_of(&mut draft) else { return Ok(()) };
        match self.shared.append(append).await {
            Ok(version) => debug_assert_eq!(version, draft.live.version, "the store counts as the table does"),
            Err(error) => {
                // Somebody else wrote first, or nobody knows whether we did: the store has the truth.
                self.reload().await;
                return Err(error.into());
            }
        }
        self.take_in(draft).await;
        Ok(())
    }

    /// Has a new table made, and a draft that tells of it made durable with it.
    pub(super) async fn commit_with(&mut self, opening: Opening, mut draft: Draft<G>) -> Result<(), Refusal> {
        let append = self.append_of(&mut draft);
        if let Err(refusal) = self.shared.open(opening, append).await {
            self.reload().await;
            return Err(refusal);
        }
        self.take_in(draft).await;
        Ok(())
    }

    /// Drafts what the class wants, tells it what is to be written, and waits until it is, with what its other tables and
    /// the class itself change. Nothing else happens here meanwhile, so that the draft still fits.
    pub(super) async fn prepare(&mut self, wishes: &[Leading], answer: oneshot::Sender<Result<Prepared, Refusal>>) {
        let Led { mut draft, done, stopped } = match self.live.lead(wishes) {
            Ok(led) => led,
            Err(refusal) => return drop(answer.send(Err(refusal))),
        };
        let Some(append) = self.append_of(&mut draft) else {
            return drop(answer.send(Ok(Prepared { done, stopped, held: None })));
        };
        let (held, written) = Held::new(append);
        // Whoever is gone has this dropped, and writes nothing.
        drop(answer.send(Ok(Prepared { done, stopped, held: Some(held) })));
        match written.await {
            Ok(()) => self.take_in(draft).await,
            // Nobody here knows whether it was written.
            Err(_) => self.reload().await,
        }
    }

    /// What is to be written for a draft; nothing, if nothing changes. The draft gives its lines away.
    fn append_of(&self, draft: &mut Draft<G>) -> Option<Append> {
        let note = Some(draft.live.note()).filter(|note| *note != self.live.note());
        if draft.lines.is_empty() && note.is_none() {
            return None;
        }
        let at = draft.live.now;
        draft.steps = draft.lines.iter().filter(|line| line.starts_with(STEP)).count() as u64;
        let lines = std::mem::take(&mut draft.lines).into_iter().map(|text| Line { text, at }).collect();
        Some(Append { table: self.live.facts.id.clone(), seen: self.live.version, lines, note })
    }

    /// Takes in what is durable, and shows it.
    async fn take_in(&mut self, draft: Draft<G>) {
        let seated = draft.live.seating.people() != self.live.seating.people();
        let at = draft.live.now;
        let metrics = &self.shared.metrics;
        metrics.bot_steps.inc_by(draft.bot_steps);
        metrics.person_steps.inc_by(draft.steps.saturating_sub(draft.bot_steps));
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
        self.shared.desk.note(Turn { person, table, game, at: self.live.now });
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
    pub(super) fn lost(&mut self, why: &str) {
        tracing::error!(table = %self.live.facts.id, why, "the table cannot be read again");
        self.lost = true;
    }

    pub(super) fn show(&self, moment: Moment<G>) {
        if self.tables.receiver_count() > 0 {
            // Nobody may be there any more to see it.
            let _ = self.tables.send(Arc::new(moment));
        }
    }
}
