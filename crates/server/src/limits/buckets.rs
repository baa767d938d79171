//! Buckets of tokens that refill at a steady rate. Only those asked for lately are kept: a further one never costs more
//! than the first, however many addresses somebody has.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::time::{Duration, Instant};

use crate::refusal::Refusal;

/// So many buckets make a generation. At most two are kept, and a bucket in use is always in the younger one.
const GENERATION: usize = 10_000;

/// How much there is: so many a second in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Allowance {
    /// A second.
    pub(super) rate: f32,
    /// At once.
    pub(super) full: f32,
}

impl Allowance {
    /// So many a second, so many at once.
    pub(super) const fn new(rate: f32, full: f32) -> Allowance {
        Allowance { rate, full }
    }

    /// The refusal of whoever lacks so much.
    fn wait(self, lacking: f32) -> Refusal {
        Refusal::TooFast((lacking / self.rate).ceil().max(1.0) as u32)
    }
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f32,
    filled: Instant,
}

/// What is left for each, as far as it is not full.
pub(super) struct Levels<K> {
    young: HashMap<K, Bucket>,
    old: HashMap<K, Bucket>,
}

impl<K> Default for Levels<K> {
    fn default() -> Self {
        Levels { young: HashMap::new(), old: HashMap::new() }
    }
}

impl<K: Eq + Hash> Levels<K> {
    /// How much there is of it now.
    pub(super) fn left(&self, key: &K, allowed: Allowance) -> f32 {
        let kept = self.young.get(key).or_else(|| self.old.get(key));
        kept.map_or(allowed.full, |bucket| {
            let refilled = bucket.filled.elapsed().as_secs_f32() * allowed.rate;
            (bucket.tokens + refilled).min(allowed.full)
        })
    }

    /// Whether there is so much of it.
    pub(super) fn has(&self, key: &K, allowed: Allowance, cost: f32) -> Result<(), Refusal> {
        let left = self.left(key, allowed);
        if left >= cost { Ok(()) } else { Err(allowed.wait(cost - left)) }
    }

    /// Takes so much of it. Somebody may come to owe at most what the bucket holds.
    pub(super) fn spend(&mut self, key: K, allowed: Allowance, cost: f32) {
        let tokens = (self.left(&key, allowed) - cost).max(-allowed.full);
        self.old.remove(&key);
        if self.young.len() >= GENERATION && !self.young.contains_key(&key) {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, Bucket { tokens, filled: Instant::now() });
    }

    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.young.len() + self.old.len()
    }
}

/// A bucket for each, all alike.
pub(super) struct Buckets<K> {
    allowed: Allowance,
    levels: Mutex<Levels<K>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(super) fn new(allowed: Allowance) -> Self {
        Buckets { allowed, levels: Mutex::default() }
    }

    /// Takes what something costs, or nothing if there is not so much.
    pub(super) fn take(&self, key: K, cost: f32) -> Result<(), Refusal> {
        let mut levels = self.levels();
        levels.has(&key, self.allowed, cost)?;
        levels.spend(key, self.allowed, cost);
        Ok(())
    }

    /// Takes what something has cost, whether there is so much or not.
    pub(super) fn charge(&self, key: K, cost: f32) {
        self.levels().spend(key, self.allowed, cost);
    }

    /// How long it takes until nothing of it is owed any more.
    pub(super) fn debt(&self, key: &K) -> Duration {
        let owed = -self.levels().left(key, self.allowed);
        Duration::from_secs_f32((owed / self.allowed.rate).max(0.0))
    }

    fn levels(&self) -> MutexGuard<'_, Levels<K>> {
        self.levels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn many_addresses_take_no_more_room_and_whoever_asks_on_is_remembered() {
        let (mut levels, allowed) = (Levels::default(), Allowance::new(0.1, 2.0));
        for address in 0..100_000_u32 {
            levels.spend(address, allowed, 1.0);
            levels.spend(u32::MAX, allowed, 1.0);
            assert!(levels.count() <= 2 * GENERATION);
        }
        assert!(levels.has(&u32::MAX, allowed, 1.0).is_err(), "whoever goes on asking is not forgotten");
        assert!(levels.left(&99_999, allowed) < 2.0, "nor is the latest of the others");
        assert_eq!(levels.left(&0, allowed), 2.0, "the first one is");
    }
}
