//! How long a bot waits for its turn to think: not so long that those at its table would wonder, and not longer because
//! somebody else has many tables.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::PersonId;
use tokio::sync::oneshot;
use tokio::time::{Duration, timeout};

use super::deeds::QUICK;

/// So long a bot waits while others think.
const WAITS: Duration = Duration::from_secs(5);

/// Everybody's bots that think long: so many at once, in turn by the person for whom they play.
#[derive(Clone)]
pub(super) struct Thinkers(Arc<Mutex<Queue>>);

struct Queue {
    /// How many more may think now.
    free: usize,
    /// Who waits: a person's bots among themselves in order, the first person's first bot next.
    waiting: VecDeque<(Option<PersonId>, VecDeque<oneshot::Sender<Permit>>)>,
}

/// Held while a bot thinks.
pub(super) struct Permit(Option<Thinkers>);

/// How a bot may think now.
pub(super) struct Turn {
    /// At which level.
    pub(super) level: u8,
    /// Held while it thinks; a bot that answers at once needs none.
    pub(super) permit: Option<Permit>,
}

impl Thinkers {
    /// So many at once.
    pub(super) fn new(most: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue { free: most, waiting: VecDeque::new() })))
    }

    /// Waits until one more bot of this person's table may think; in a crowd it plays by instinct instead.
    pub(super) async fn turn(&self, person: Option<PersonId>, level: u8) -> Turn {
        match timeout(WAITS, self.ask(person)).await {
            Ok(Ok(permit)) => Turn { level, permit: Some(permit) },
            Ok(Err(_)) | Err(_) => Turn { level: level.min(QUICK), permit: None },
        }
    }

    /// A place in the queue, or the permit itself.
    fn ask(&self, person: Option<PersonId>) -> oneshot::Receiver<Permit> {
        let (give, given) = oneshot::channel();
        let mut queue = self.queue();
        queue.waiting.retain_mut(|(_, bots)| {
            bots.retain(|bot| !bot.is_closed());
            !bots.is_empty()
        });
        match queue.waiting.iter_mut().find(|(whose, _)| *whose == person) {
            Some((_, bots)) => bots.push_back(give),
            None => queue.waiting.push_back((person, VecDeque::from([give]))),
        }
        self.serve(&mut queue);
        given
    }

    /// Gives out what is free: one to a person, then to the next.
    fn serve(&self, queue: &mut Queue) {
        while queue.free > 0
            && let Some((person, mut bots)) = queue.waiting.pop_front()
        {
            let next = bots.pop_front();
            if !bots.is_empty() {
                queue.waiting.push_back((person, bots));
            }
            match next.map(|bot| bot.send(Permit(Some(self.clone())))) {
                Some(Ok(())) => queue.free -= 1,
                // It has lost patience. Nothing was taken, so nothing is to be given back.
                Some(Err(mut permit)) => permit.0 = None,
                None => {}
            }
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing below the lock can fail half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(thinkers) = self.0.take() else { return };
        let mut queue = thinkers.queue();
        queue.free += 1;
        thinkers.serve(&mut queue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;
    use tokio::time::Instant;

    const ANNA: Option<PersonId> = Some(PersonId(1));
    const BELA: Option<PersonId> = Some(PersonId(2));

    #[tokio::test(start_paused = true)]
    async fn in_a_crowd_a_bot_answers_by_instinct() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(ANNA, 6).await;
        assert!(first.level == 6 && first.permit.is_some());
        let before = Instant::now();
        let second = thinkers.turn(BELA, 6).await;
        assert!(second.level == QUICK && second.permit.is_none());
        assert!(before.elapsed() < WAITS * 2);
        drop(first);
        assert_eq!(thinkers.turn(ANNA, 5).await.level, 5, "then there is room again");
    }

    #[tokio::test(start_paused = true)]
    async fn one_persons_many_tables_do_not_keep_another_waiting() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.turn(ANNA, 6).await;
        let (tell, mut told) = mpsc::unbounded_channel();
        let ask = |whose: &'static str, person| {
            let (thinkers, tell) = (thinkers.clone(), tell.clone());
            tokio::spawn(async move {
                let turn = thinkers.turn(person, 6).await;
                let _ = tell.send((whose, turn));
            });
        };
        for _ in 0..20 {
            ask("Anna", ANNA);
        }
        tokio::task::yield_now().await;
        ask("Bela", BELA);
        tokio::task::yield_now().await;
        drop(busy);
        let mut order = Vec::new();
        for _ in 0..4 {
            let (whose, turn) = told.recv().await.expect("somebody's turn");
            assert_eq!(turn.level, 6, "nobody lost patience");
            order.push(whose);
        }
        assert_eq!(order, ["Anna", "Bela", "Anna", "Anna"]);
    }

    #[tokio::test(start_paused = true)]
    async fn who_lost_patience_takes_nothing_along() {
        let thinkers = Thinkers::new(1);
        let busy = thinkers.turn(ANNA, 6).await;
        for _ in 0..3 {
            assert!(thinkers.turn(BELA, 6).await.permit.is_none());
        }
        drop(busy);
        let next = thinkers.turn(BELA, 6).await;
        assert_eq!(next.level, 6);
        drop(next);
        assert_eq!(thinkers.queue().free, 1);
    }
}
