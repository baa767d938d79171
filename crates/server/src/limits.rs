//! How much anybody may ask for: a bucket of tokens for every person and every address, refilled at a steady rate.

mod buckets;
mod tries;

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use store::{TableId, TokenHash};

use self::buckets::{Allowance, Buckets};
use self::tries::Allowed;
pub(crate) use self::tries::{Tries, Who, widest};
use crate::refusal::Refusal;

/// So many seconds of the rate may be used at once.
const BURST: f32 = 6.0;
/// An address may be a whole class of pupils.
const PEOPLE_AT_AN_ADDRESS: f32 = 40.0;
/// Looking costs less than doing, and is counted apart: whoever looks too much takes no step from others.
const LOOK: f32 = 0.25;
/// New tables at an address, and new people: so many a second for each step a second, and so many at once.
const OPENINGS: (f32, f32) = (0.1, 3.0);
/// New tables of one person, or of one program, likewise: nobody uses up alone what their school has.
const OWN_OPENINGS: (f32, f32) = (0.02, 1.0);
/// Codes that are tried in vain: so many a second for each step a second, and so many at once. There are 2^30 of them. A
/// household may be a school, so it has ten times what one of its devices has.
const WRONG_CODES: Allowed = Allowed {
    device: Allowance::new(0.02, 1.0),
    household: Allowance::new(0.2, 10.0),
    site: Allowance::new(0.2, 15.0),
    provider: Allowance::new(0.3, 20.0),
    server: Allowance::new(0.4, 40.0),
};
/// Digits of a class that are tried in vain, whatever the rate. A class at one address mistypes now and then. There are
/// 900,000 of them: all who guess together hit a certain class within an hour with a chance of 1 in 2,000.
const WRONG_PINS: Allowed = Allowed {
    device: Allowance::new(0.1, 8.0),
    household: Allowance::new(0.1, 20.0),
    site: Allowance::new(0.1, 40.0),
    provider: Allowance::new(0.1, 80.0),
    server: Allowance::new(0.05, 200.0),
};
/// Kilobytes of brought records that one network may have kept, whatever the rate: 16 MB in a day, 8 MB at once, of the 256
/// MB there are. A usual record has ten kilobytes.
const RECORDS: Allowance = Allowance::new(16.0 * 1024.0 / 86_400.0, 8.0 * 1024.0);
/// So many bytes of pages that are made for an address cost it as much as a step.
const BYTES: f32 = 65_536.0;
/// So many bytes of streams, likewise. What a step shows its players is a part of it: a school whose classes play at once
/// never comes near this.
const STREAMED: f32 = 4.0 * BYTES;
/// Streams of spectators at one table from one address, for each step a second.
const SPECTATORS: usize = 2;
/// Streams from one address, likewise.
const STREAMS: usize = 40;
/// Connections from one address, likewise.
const CONNECTIONS: usize = 60;
/// After so many seconds a stream may be tried again.
const STREAM_AGAIN: u32 = 10;

/// Who opens a table.
pub(crate) enum Opener {
    /// Nobody known, so that somebody new is.
    Newcomer,
    /// Somebody, by what their browser is known by.
    Known(TokenHash),
    /// A program, by its token.
    Program(TokenHash),
}

/// Buckets for everybody.
pub(crate) struct Limits {
    people: Buckets<[u8; 32]>,
    /// What is done from an address.
    steps: Buckets<IpAddr>,
    /// What is looked at from there.
    looks: Buckets<IpAddr>,
    /// Tables that somebody known opened.
    openings: Buckets<IpAddr>,
    own_openings: Buckets<[u8; 32]>,
    /// Those that programs opened: their tokens may be made up.
    programs: Buckets<IpAddr>,
    /// What nobody known asked for: with it, somebody new is.
    newcomers: Buckets<IpAddr>,
    knocks: Buckets<IpAddr>,
    records: Buckets<IpAddr>,
    /// Codes of tables that were wrong.
    pub(crate) codes: Tries,
    /// Digits of classes that were wrong.
    pub(crate) pins: Tries,
    rate: usize,
    spectators: Counts<(IpAddr, TableId)>,
    streams: Counts<IpAddr>,
    connections: Counts<IpAddr>,
}

/// A stream that is counted as long as this lives.
pub(crate) struct OpenStream {
    /// Where it goes, for what is charged.
    pub(crate) address: IpAddr,
    _all: Counted<IpAddr>,
    _table: Option<Counted<(IpAddr, TableId)>>,
}

impl Limits {
    /// So many steps a second for every person.
    pub(crate) fn new(rate: u32) -> Limits {
        let each = rate.max(1) as f32;
        let many = each * PEOPLE_AT_AN_ADDRESS;
        Limits {
            people: Buckets::new(Allowance::new(each, each * BURST)),
            steps: Buckets::new(Allowance::new(many, many * BURST)),
            looks: Buckets::new(Allowance::new(many, many * BURST)),
            openings: Buckets::new(Allowance::new(each * OPENINGS.0, each * OPENINGS.1)),
            own_openings: Buckets::new(Allowance::new(each * OWN_OPENINGS.0, each * OWN_OPENINGS.1)),
            programs: Buckets::new(Allowance::new(each * OPENINGS.0, each * OPENINGS.1)),
            newcomers: Buckets::new(Allowance::new(each * OPENINGS.0, each * OPENINGS.1)),
            knocks: Buckets::new(Allowance::new(many, many * BURST)),
            records: Buckets::new(RECORDS),
            codes: Tries::new(WRONG_CODES.times(each)),
            pins: Tries::new(WRONG_PINS),
            rate: rate.max(1) as usize,
            spectators: Counts::default(),
            streams: Counts::default(),
            connections: Counts::default(),
        }
    }

    /// Takes what a new table or person costs. Whoever is known has a budget of their own first, and what newcomers use up
    /// is not theirs.
    pub(crate) fn open(&self, address: IpAddr, opener: Opener) -> Result<(), Refusal> {
        let (own, all) = match opener {
            Opener::Newcomer => return self.newcomers.take(address, 1.0),
            Opener::Known(device) => (device, &self.openings),
            Opener::Program(token) => (token, &self.programs),
        };
        self.own_openings.take(own.0, 1.0)?;
        all.take(address, 1.0)
    }

    /// Takes what a knock at a class costs, right or wrong: a school may be one address, and a whole /48 is no more.
    pub(crate) fn knock(&self, address: IpAddr) -> Result<(), Refusal> {
        self.knocks.take(widest(address), 1.0)
    }

    /// Takes what keeping a record of so many bytes costs: whoever brings many pushes out no more than this of others'.
    pub(crate) fn keep(&self, address: IpAddr, bytes: usize) -> Result<(), Refusal> {
        self.records.take(widest(address), bytes as f32 / 1024.0)
    }

    /// Counts a stream that is of no table.
    pub(crate) fn plain_stream(&self, address: IpAddr) -> Result<OpenStream, Refusal> {
        let all = self.streams.add(address, self.rate.saturating_mul(STREAMS));
        Ok(OpenStream { address, _all: all.ok_or(Refusal::TooFast(STREAM_AGAIN))?, _table: None })
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
        Ok(OpenStream { address, _all: all, _table: table })
    }

    /// How many streams are open.
    pub(crate) fn streams_open(&self) -> usize {
        self.streams.0.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Counts a connection; `None` if there are enough of them.
    pub(crate) fn connection(&self, address: IpAddr) -> Option<Counted<IpAddr>> {
        self.connections.add(address, self.rate.saturating_mul(CONNECTIONS))
    }

    /// Charges an address for so many bytes that were made for it.
    pub(crate) fn made(&self, address: IpAddr, bytes: u64) {
        self.looks.charge(address, bytes as f32 / BYTES);
    }

    /// Charges an address for so many moments that somebody missed: each is worked out for them alone.
    pub(crate) fn missed(&self, address: IpAddr, moments: usize) {
        self.looks.charge(address, moments as f32 * LOOK);
    }

    /// Charges an address for so many bytes of a stream.
    pub(crate) fn streamed(&self, address: IpAddr, bytes: usize) {
        self.looks.charge(address, bytes as f32 / STREAMED);
    }

    /// Comes back when this address owes nothing: its streams show less often then, and skip what has passed.
    pub(crate) async fn paid(&self, address: IpAddr) {
        tokio::time::sleep(self.looks.debt(&address)).await;
    }

    /// Takes what one request costs.
    pub(crate) fn take(&self, address: IpAddr, device: Option<&TokenHash>, looks: bool) -> Result<(), Refusal> {
        let (bucket, cost) = if looks { (&self.looks, LOOK) } else { (&self.steps, 1.0) };
        bucket.take(address, cost)?;
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

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use tokio::time::{Duration, advance};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn records_of_one_network_have_their_own_room() {
        let (limits, most) = (Limits::new(10_000), 512 * 1024);
        let place = |text: &str| -> IpAddr { text.parse().expect("an address") };
        let kept = (0..100_u32).filter(|n| limits.keep(place(&format!("2001:db8:7:{n:x}::1")), most).is_ok()).count();
        assert_eq!(kept, 16, "a /48 has one room");
        assert_eq!(limits.keep(place("2001:db8:8::1"), most), Ok(()), "others have theirs");
        advance(Duration::from_secs(24 * 60 * 60)).await;
        assert_eq!(limits.keep(place("2001:db8:7::1"), most), Ok(()));
    }

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
