//! How long decisions took: counts in buckets that are 3 % wide, from a nanosecond to centuries.

use std::time::Duration;

/// Every doubling of time is cut into 2^5 buckets of equal width.
const FINE: u32 = 5;
/// All buckets there can be: a histogram never grows past this.
const BUCKETS: usize = ((64 - FINE as usize) << FINE) + (1 << FINE);

/// A histogram of times.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// How many fell into each bucket, up to the last that is not empty.
    counts: Vec<u64>,
}

impl Times {
    /// Counts one time.
    pub fn count(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        self.count_in(bucket(nanos), 1);
    }

    /// Counts all of another histogram as well.
    pub fn add(&mut self, other: &Times) {
        for (bucket, count) in other.filled() {
            self.count_in(bucket, count);
        }
    }

    /// How many times were counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The time in milliseconds below or at which this part of all times lie, true to 2 %; `None` if there are none.
    #[must_use]
    pub fn quantile_ms(&self, part: f64) -> Option<f64> {
        let rank = ((part * self.total() as f64).ceil() as u64).max(1);
        let mut seen = 0;
        let found = self.filled().find(|(_, count)| {
            seen += count;
            seen >= rank
        });
        found.map(|(bucket, _)| middle(bucket) / 1e6)
    }

    /// The buckets that are not empty, with their counts.
    pub(crate) fn filled(&self) -> impl Iterator<Item = (usize, u64)> {
        self.counts.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// The histogram of these buckets; `None` if there is no such bucket.
    pub(crate) fn from_filled(filled: &[(usize, u64)]) -> Option<Times> {
        let mut times = Times::default();
        for (bucket, count) in filled {
            if *bucket >= BUCKETS {
                return None;
            }
            times.count_in(*bucket, *count);
        }
        Some(times)
    }

    fn count_in(&mut self, bucket: usize, count: u64) {
        if self.counts.len() <= bucket {
            self.counts.resize(bucket + 1, 0);
        }
        self.counts[bucket] = self.counts[bucket].saturating_add(count);
    }
}

/// The bucket of a time: its highest bit, and the next five.
fn bucket(nanos: u64) -> usize {
    let doublings = u64::BITS - nanos.leading_zeros();
    if doublings <= FINE {
        return nanos as usize;
    }
    let shift = doublings - FINE - 1;
    ((shift as usize) << FINE) + (nanos >> shift) as usize
}

/// The middle of a bucket, in nanoseconds.
fn middle(bucket: usize) -> f64 {
    let (coarse, fine) = (bucket >> FINE, bucket & ((1 << FINE) - 1));
    if coarse == 0 {
        return fine as f64;
    }
    let width = 2_f64.powi(coarse as i32 - 1);
    ((1 << FINE) + fine) as f64 * width + (width - 1.0) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_are_in_order_without_a_gap_and_hold_what_is_near_their_middle() {
        let mut last = 0;
        for nanos in (0..70_000).chain([1 << 30, 1 << 40, u64::MAX]) {
            let found = bucket(nanos);
            assert!(found == last || found == last + 1 || nanos >= 1 << 30, "{nanos} is in {found} after {last}");
            assert!((middle(found) - nanos as f64).abs() <= nanos as f64 / 60.0, "{nanos}: {}", middle(found));
            last = found;
        }
        assert_eq!(last + 1, BUCKETS);
    }

    #[test]
    fn quantiles_are_true_to_two_percent() {
        let mut times = Times::default();
        for micros in 1..=1000 {
            times.count(Duration::from_micros(micros));
        }
        for (part, expected) in [(0.5, 0.5), (0.99, 0.99), (1.0, 1.0), (0.0, 0.001)] {
            let found = times.quantile_ms(part).expect("there are times");
            assert!((found / expected - 1.0).abs() < 0.02, "{part}: {found}");
        }
        assert_eq!((times.total(), Times::default().quantile_ms(0.5)), (1000, None));
    }

    #[test]
    fn sums_do_not_depend_on_the_order() {
        let of = |all: &[u64]| {
            let mut times = Times::default();
            all.iter().for_each(|nanos| times.count(Duration::from_nanos(*nanos)));
            times
        };
        let (mut one, mut other) = (of(&[5, 900]), of(&[70_000]));
        one.add(&of(&[70_000]));
        other.add(&of(&[900, 5]));
        assert_eq!((&one, one.total()), (&other, 3));
        let filled: Vec<_> = one.filled().collect();
        assert_eq!(Times::from_filled(&filled), Some(one));
        assert_eq!(Times::from_filled(&[(BUCKETS, 1)]), None);
    }
}
