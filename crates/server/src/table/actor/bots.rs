//! Who thinks for the chairs of bots, and for a person who asks for a hint.

use std::sync::Arc;

use game::Actor;
use tokio::sync::oneshot;

use super::{AGAIN, Owner};
use crate::games::Hosted;
use crate::refusal::Refusal;
use crate::table::ask::{Answer, Message};
use crate::table::deeds::{Draft, think};
use crate::table::moment::{Change, Look, Moment};
use crate::table::thinking::Turn;

/// A hint waits its turn as a bot of this level does.
const HINT: u8 = 4;

impl<G: Hosted> Owner<G> {
    /// Lets bots play until a person decides: quick ones here, those that think long elsewhere.
    pub(super) async fn let_bots_play(&mut self) {
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
                return self.try_again(&refusal);
            }
        }
    }

    /// Has bots play again in a while; meanwhile the table answers.
    fn try_again(&self, refusal: &Refusal) {
        tracing::error!(table = %self.live.facts.id, %refusal, "a bot's step failed");
        let tell = self.tell.clone();
        tokio::spawn(async move {
            tokio::time::sleep(AGAIN).await;
            let _ = tell.send(Message::Wake);
        });
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

    /// Plays what a bot has thought, and then lets the others play.
    pub(super) async fn play_thought(&mut self, place: Option<usize>) {
        let committed = match self.thought(place) {
            Ok(Some(draft)) => self.commit(draft).await,
            Ok(None) => Ok(()),
            Err(refusal) => Err(refusal),
        };
        match committed {
            Ok(()) => self.let_bots_play().await,
            Err(refusal) => self.try_again(&refusal),
        }
    }

    /// The step at this place among the legal ones, for the bot that decides now.
    fn thought(&self, place: Option<usize>) -> Result<Option<Draft<G>>, Refusal> {
        let Some(game) = self.live.game.as_ref().filter(|_| self.live.bot_to_act().is_some()) else { return Ok(None) };
        debug_assert_ne!(game.state.to_act(), Some(Actor::Chance), "chance has answered");
        let mut legal = Vec::new();
        game.state.legal_actions(&mut legal);
        let Some(action) = legal.get(place.unwrap_or(0)) else { return Ok(None) };
        let mut draft = Draft::new(&self.live);
        draft.bot_steps += 1;
        draft.play(*action)?;
        draft.quick_bots()?;
        Ok(Some(draft))
    }

    /// Has a bot think what it would do in a person's place, and says so when it has thought.
    pub(super) async fn hint(&mut self, look: Look, seen: u64, answer: oneshot::Sender<Result<Answer, Refusal>>) {
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
}
