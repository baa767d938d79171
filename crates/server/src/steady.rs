//! What time is it, though somebody may set the clock of the machine while the server runs? What it was when the server
//! started, and what has passed since by a clock that nobody sets.
//!
//! So no class is erased, no clock runs out and no link expires because the machine learned the right time; each of them
//! waits until the time has passed. The next start reads the clock of the machine again.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The last millisecond of the year 9999: whatever comes later cannot be written as a date.
const LAST: i64 = 253_402_300_799_999;

/// A clock that is set once.
struct Steady {
    /// What the machine said then, in milliseconds since 1970.
    said: i64,
    /// What the clock that nobody sets said then.
    passed: Duration,
}

impl Steady {
    fn set(said: i64, passed: Duration) -> Steady {
        Steady { said, passed }
    }

    /// What it says when the clock that nobody sets says this.
    fn at(&self, passed: Duration) -> i64 {
        let since = passed.saturating_sub(self.passed).as_millis();
        self.said.saturating_add(i64::try_from(since).unwrap_or(i64::MAX)).clamp(0, LAST)
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    static CLOCK: OnceLock<Steady> = OnceLock::new();
    CLOCK.get_or_init(|| Steady::set(machine(), passed())).at(passed())
}

/// What the machine says, in milliseconds since 1970: for words that others compare with their own clocks.
pub(crate) fn machine() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// What has passed since some moment, the time in which the machine slept included: dates must stay right.
#[cfg(target_os = "linux")]
fn passed() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::Boottime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or_default(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

/// What has passed since the first question.
#[cfg(not(target_os = "linux"))]
fn passed() -> Duration {
    static FIRST: OnceLock<std::time::Instant> = OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400;

    #[test]
    fn only_time_that_passes_counts() {
        let clock = Steady::set(1_000_000, Duration::from_secs(50));
        assert_eq!(clock.at(Duration::from_secs(50)), 1_000_000);
        assert_eq!(clock.at(Duration::from_secs(51)), 1_001_000);
        assert_eq!(clock.at(Duration::from_secs(50 + DAY)), 1_000_000 + 86_400_000);
        assert_eq!(clock.at(Duration::from_secs(9)), 1_000_000, "it never goes back");
    }

    #[test]
    fn it_ends_with_the_last_date_that_can_be_written() {
        for said in [LAST, i64::MAX] {
            let clock = Steady::set(said, Duration::ZERO);
            assert_eq!(clock.at(Duration::from_secs(DAY)), LAST);
        }
        assert_eq!(Steady::set(-5, Duration::ZERO).at(Duration::ZERO), 0);
    }

    #[test]
    fn it_goes_as_time_does() {
        let (before, now, after) = (machine(), now(), machine());
        // The test may be stopped in between, and the clock of the machine set: it is near, and does not go back.
        assert!((before - 1_000..=after + 1_000).contains(&now), "{before} {now} {after}");
        assert!(super::now() >= now);
    }
}
