//! How much anybody may ask for: a bucket of tokens for every person and every address, refilled at a steady rate.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use store::{TableId, TokenHash};
use tokio::time::Instant;

use crate::refusal::Refusal;

/// So many seconds of the rate may be used at once.
const BURST: f32 = 6.0;
/// An address may be a whole class of pupils.
const PEOPLE_AT_AN_ADDRESS: f32 = 40.0;
/// Looking costs less than doing.
const LOOK: f32 = 0.25;
/// New tables and people at an address: so many a second for each step a second, and so many at once.
const OPENINGS: (f32, f32) = (0.1, 3.0);
/// Codes that are tried at an address, likewise: there are few enough to guess.
const GUESSES: (f32, f32) = (0.1, 1.0);
/// Digits of a class that are tried in vain at an address: so many a second and so many at once, whatever the rate. A
/// whole class at one address mistypes now and then; whoever guesses needs years.
const WRONG_PINS: (f32, f32) = (0.1, 20.0);
/// Streams of spectators at one table from one address, for each step a second.
const SPECTATORS: usize = 2;
/// Streams from one address, likewise.
const STREAMS: usize = 40;
/// Connections from one address, likewise.
const CONNECTIONS: usize = 60;
/// After so many seconds a stream may be tried again.
const STREAM_AGAIN: u32 = 10;
/// Beyond so many buckets the full ones are thrown away.
const MOST: usize = 20_000;

/// Buckets for everybody.
pub(crate) struct Limits {
    people: Buckets<[u8; 32]>,
    addresses: Buckets<IpAddr>,
    openings: Buckets<IpAddr>,
    guesses: Buckets<IpAddr>,
    pins: Buckets<IpAddr>,
    rate: usize,
    spectators: Counts<(IpAddr, TableId)>,
    streams: Counts<IpAddr>,
    connections: Counts<IpAddr>,
}

/// A stream that is counted as long as this lives.
pub(crate) struct OpenStream {
    _all: Counted<IpAddr>,
    _table: Option<Counted<(IpAddr, TableId)>>,
}

impl Limits {
    /// So many steps a second for every person.
    pub(crate) fn new(rate: u32) -> Limits {
        let each = rate.max(1) as f32;
        let many = each * PEOPLE_AT_AN_ADDRESS;
        Limits {
            people: Buckets::new(each, each * BURST),
            addresses: Buckets::new(many, many * BURST),
            openings: Buckets::new(each * OPENINGS.0, each * OPENINGS.1),
            guesses: Buckets::new(each * GUESSES.0, each * GUESSES.1),
            pins: Buckets::new(WRONG_PINS.0, WRONG_PINS.1),
            rate: rate.max(1) as usize,
            spectators: Counts::default(),
            streams: Counts::default(),
            connections: Counts::default(),
        }
    }

    /// Takes what a new table or person costs.
    pub(crate) fn open(&self, address: IpAddr) -> Result<(), Refusal> {
        self.openings.take(address, 1.0)
    }

    /// Takes what a try at a code costs.
    pub(crate) fn guess(&self, address: IpAddr) -> Result<(), Refusal> {
        self.guesses.take(address, 1.0)
    }

    /// Whether digits of a class may be tried; that costs nothing.
    pub(crate) fn may_try_pin(&self, address: IpAddr) -> Result<(), Refusal> {
        self.pins.has(address, 1.0)
    }

    /// Takes what wrong digits cost.
    pub(crate) fn wrong_pin(&self, address: IpAddr) {
        // Whether there was any left was asked before.
        let _ = self.pins.take(address, 1.0);
    }

    /// Counts a stream that is of no table.
    pub(crate) fn plain_stream(&self, address: IpAddr) -> Result<OpenStream, Refusal> {
        let all = self.streams.add(address, self.rate.saturating_mul(STREAMS));
        Ok(OpenStream { _all: all.ok_or(Refusal::TooFast(STREAM_AGAIN))?, _table: None })
    }

    /// Counts a stream; whoever sits at the table is no spectator.
    pub(crate) fn stream(&self, address: IpAddr, table: &TableId, seated: bool) -> Result<OpenStream, Refusal> {
        let full = || Refusal::TooFast(STREAM_AGAIN);
        let all = self.streams.add(address, self.rate.saturating_mul(STREAMS)).ok_or_else(full)?;
        let table = if seated {
            None
        } else {
            let most = self.rate.saturating_mul(SPECTATORS);
            Some(self.spectators.add((address, table.clone()), most).ok_or_else(full)?)
        };
        Ok(OpenStream { _all: all, _table: table })
    }

    /// How many streams are open.
    pub(crate) fn streams_open(&self) -> usize {
        self.streams.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Counts a connection; `None` if there are enough of them.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Counted<IpAddr>> {
        self.connections.add(address, self.rate.saturating_mul(CONNECTIONS))
    }

    /// Takes what one request costs.
    pub(crate) fn take(&self, address: IpAddr, device: Option<&TokenHash>, looks: bool) -> Result<(), Refusal> {
        let cost = if looks { LOOK } else { 1.0 };
        self.addresses.take(address, cost)?;
        device.map_or(Ok(()), |device| self.people.take(device.0, cost))
    }
}

/// How many of something there are now.
struct Counts<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Counts(Arc::default())
    }
}

impl<K: Clone + Eq + Hash> Counts<K> {
    fn add(&self, key: K, most: usize) -> Option<Counted<K>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = all.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { key, counts: Arc::clone(&self.0) })
    }
}

/// One that is counted as long as this lives.
pub(crate) struct Counted<K: Eq + Hash> {
    key: K,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut all = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = all.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                all.remove(&self.key);
            }
        }
    }
}

struct Buckets<K> {
    rate: f32,
    full: f32,
    all: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: f32, full: f32) -> Self {
        Buckets { rate, full, all: Mutex::default() }
    }

    fn take(&self, key: K, cost: f32) -> Result<(), Refusal> {
        let now = Instant::now();
        let full = self.full;
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.retain(|_, bucket| self.level(bucket, now) < full);
        }
        let bucket = all.entry(key).or_insert(Bucket { tokens: full, filled: now });
        let tokens = self.level(bucket, now);
        if tokens < cost {
            return Err(Refusal::TooFast(((cost - tokens) / self.rate).ceil().max(1.0) as u32));
        }
        *bucket = Bucket { tokens: tokens - cost, filled: now };
        Ok(())
    }

    /// Whether that much could be taken.
    fn has(&self, key: K, cost: f32) -> Result<(), Refusal> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let tokens = all.get(&key).map_or(self.full, |bucket| self.level(bucket, Instant::now()));
        if tokens >= cost {
            Ok(())
        } else {
            Err(Refusal::TooFast(((cost - tokens) / self.rate).ceil().max(1.0) as u32))
        }
    }

    fn level(&self, bucket: &Bucket, now: Instant) -> f32 {
        let refilled = now.duration_since(bucket.filled).as_secs_f32() * self.rate;
        (bucket.tokens + refilled).min(self.full)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::time::{Duration, advance};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_asks_too_much_waits_and_then_may_again() {
        let limits = Limits::new(2);
        let (address, device) = (IpAddr::V4(Ipv4Addr::LOCALHOST), TokenHash([1; 32]));
        let ask = || limits.take(address, Some(&device), false);
        for _ in 0..12 {
            assert_eq!(ask(), Ok(()));
        }
        assert_eq!(ask(), Err(Refusal::TooFast(1)));
        assert_eq!(limits.take(address, Some(&TokenHash([2; 32])), false), Ok(()), "others are not held up");
        advance(Duration::from_millis(600)).await;
        assert_eq!(ask(), Ok(()));
        assert_eq!(ask(), Err(Refusal::TooFast(1)));
    }
}
