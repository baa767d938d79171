//! How long a bot waits for its turn to think: not so long that those at its table would wonder.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Duration, timeout};

use super::deeds::QUICK;

/// So long a bot waits while others think.
const WAITS: Duration = Duration::from_secs(5);

/// How a bot may think now.
pub(super) struct Turn {
    /// At which level.
    pub(super) level: u8,
    /// Held while it thinks; a bot that answers at once needs none.
    pub(super) permit: Option<OwnedSemaphorePermit>,
}

/// Waits until one more bot may think; in a crowd it plays by instinct instead, so that nobody's many tables hold up
/// somebody else's.
pub(super) async fn turn(thinkers: Arc<Semaphore>, level: u8) -> Turn {
    match timeout(WAITS, thinkers.acquire_owned()).await {
        Ok(Ok(permit)) => Turn { level, permit: Some(permit) },
        Ok(Err(_)) | Err(_) => Turn { level: level.min(QUICK), permit: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::Instant;

    #[tokio::test(start_paused = true)]
    async fn in_a_crowd_a_bot_answers_by_instinct() {
        let thinkers = Arc::new(Semaphore::new(1));
        let first = turn(Arc::clone(&thinkers), 6).await;
        assert!(first.level == 6 && first.permit.is_some());
        let before = Instant::now();
        let second = turn(Arc::clone(&thinkers), 6).await;
        assert!(second.level == QUICK && second.permit.is_none());
        assert!(before.elapsed() < WAITS * 2);
        drop(first);
        assert_eq!(turn(thinkers, 5).await.level, 5, "then there is room again");
    }
}
