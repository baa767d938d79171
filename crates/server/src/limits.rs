//! How much anybody may ask for: a bucket of tokens for every person and every address, refilled at a steady rate.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use store::TokenHash;
use tokio::time::Instant;

use crate::refusal::Refusal;

/// So many seconds of the rate may be used at once.
const BURST: f32 = 6.0;
/// An address may be a whole class of pupils.
const PEOPLE_AT_AN_ADDRESS: f32 = 40.0;
/// Looking costs less than doing.
const LOOK: f32 = 0.25;
/// Beyond so many buckets the full ones are thrown away.
const MOST: usize = 20_000;

/// Buckets for everybody.
pub(crate) struct Limits {
    people: Buckets<[u8; 32]>,
    addresses: Buckets<IpAddr>,
}

impl Limits {
    /// So many steps a second for every person.
    pub(crate) fn new(rate: u32) -> Limits {
        let rate = rate.max(1) as f32;
        Limits { people: Buckets::new(rate), addresses: Buckets::new(rate * PEOPLE_AT_AN_ADDRESS) }
    }

    /// Takes what one request costs.
    pub(crate) fn take(&self, address: IpAddr, device: Option<&TokenHash>, looks: bool) -> Result<(), Refusal> {
        let cost = if looks { LOOK } else { 1.0 };
        self.addresses.take(address, cost)?;
        device.map_or(Ok(()), |device| self.people.take(device.0, cost))
    }
}

struct Buckets<K> {
    rate: f32,
    all: Mutex<HashMap<K, Bucket>>,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f32,
    filled: Instant,
}

impl<K: Eq + Hash> Buckets<K> {
    fn new(rate: f32) -> Self {
        Buckets { rate, all: Mutex::default() }
    }

    fn take(&self, key: K, cost: f32) -> Result<(), Refusal> {
        let now = Instant::now();
        let full = self.rate * BURST;
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

    fn level(&self, bucket: &Bucket, now: Instant) -> f32 {
        let refilled = now.duration_since(bucket.filled).as_secs_f32() * self.rate;
        (bucket.tokens + refilled).min(self.rate * BURST)
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
