//! How old is a class, though a server may start with a wrong clock, or be told the right time while it is off? As old as
//! the time that servers have seen pass, and a little of that in which none ran: at a start nothing but the clock of the
//! machine says how much that was. So a class that is held today is there after a start, whatever the clock says then.
//!
//! This time is kept in the store every few minutes, where there are classes. Here it is translated: in memory a class
//! was opened when the clock of this server would have said so.

use std::sync::atomic::{AtomicI64, Ordering};

use store::Store;

use crate::refusal::Refusal;

/// Under which name it is kept: the time that was seen, and what the clock said then.
const KEPT_AS: &str = "classes";
/// So many milliseconds in which no server ran count at most: twelve hours.
const MOST_DOWN: i64 = 12 * 60 * 60 * 1000;
/// So often it is kept, in milliseconds.
const EVERY: i64 = 5 * 60 * 1000;

/// The time that servers have seen pass.
#[derive(Debug, Default)]
pub(super) struct SeenTime {
    /// How much more of it there is than the clock says.
    ahead: AtomicI64,
    /// What the clock said when it was last kept.
    kept: AtomicI64,
}

impl SeenTime {
    /// Goes on where the last server ended.
    pub(super) async fn begin(&self, store: &dyn Store, now: i64) -> Result<(), Refusal> {
        let kept = store.kept(KEPT_AS).await?;
        let read = |kept: String| {
            let (seen, clock) = kept.split_once(' ')?;
            Some((seen.parse::<i64>().ok()?, clock.parse::<i64>().ok()?))
        };
        if let Some((seen, clock)) = kept.and_then(read) {
            let down = now.saturating_sub(clock).clamp(0, MOST_DOWN);
            self.ahead.store(seen.saturating_add(down).saturating_sub(now), Ordering::Relaxed);
        }
        Ok(())
    }

    /// What was seen when the clock says this.
    pub(super) fn seen(&self, now: i64) -> i64 {
        now.saturating_add(self.ahead.load(Ordering::Relaxed))
    }

    /// What the clock says when this was seen.
    pub(super) fn here(&self, seen: i64) -> i64 {
        seen.saturating_sub(self.ahead.load(Ordering::Relaxed))
    }

    /// Keeps it.
    pub(super) async fn beat(&self, store: &dyn Store, now: i64) -> Result<(), Refusal> {
        store.keep(KEPT_AS, &format!("{} {now}", self.seen(now))).await?;
        self.kept.store(now, Ordering::Relaxed);
        Ok(())
    }

    /// Keeps it if it was not kept lately.
    pub(super) async fn beat_now_and_then(&self, store: &dyn Store, now: i64) -> Result<(), Refusal> {
        let since = now.saturating_sub(self.kept.load(Ordering::Relaxed));
        if (0..EVERY).contains(&since) { Ok(()) } else { self.beat(store, now).await }
    }
}
