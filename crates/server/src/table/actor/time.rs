//! When a clock must be looked at, and what happens when it ran out.

use tokio::time::{Duration, Instant};

use super::{AGAIN, Owner};
use crate::games::Hosted;
use crate::table::deeds::Draft;
use crate::table::live::Phase;
use crate::table::log::Entry;

impl<G: Hosted> Owner<G> {
    /// After a server that was down: nobody could act meanwhile, and clocks stood still.
    pub(super) async fn wake_up(&mut self) {
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
    pub(super) fn clock_due(&self) -> Option<Instant> {
        let due = self.live.clocks.as_ref()?.due().filter(|_| self.live.phase() == Phase::Playing)?;
        let wait = u64::try_from(due - self.shared.now()).unwrap_or(0);
        // No timer is set for longer than a table stays without being looked at.
        let at = Instant::now() + Duration::from_millis(wait).min(self.shared.idle);
        Some(self.clocks_from.map_or(at, |from| at.max(from)))
    }

    /// Plays for whoever has run out of time.
    pub(super) async fn look_at_clocks(&mut self) {
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
}
