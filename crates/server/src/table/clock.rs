//! How much time has everybody left? A table may agree on a clock; what it shows follows from the log alone, from the
//! times of its lines, so that a table that comes back from the store shows what it showed before.
//!
//! - Only the clock of a person who must decide runs. While a bot plays for them it stands still.
//! - A step ends a decision. A clock per move starts full with the next one; a total goes on with what is left and gets
//!   its increment.
//! - Taking back gives no time back: whoever decides anew goes on with what they had left.
//! - While the server was down clocks stand still. The log cannot know that by itself: a server notes every few seconds
//!   that it is alive, and when it starts again it tells every table whose clock runs how long nobody could have acted
//!   there, as a line `paused MS`. From then on it follows from the log like everything else. What passed between the last
//!   sign of life and the end is counted as down: the error is a few seconds, in favour of whoever decides.
//! - Whoever ran out and comes back has a fresh move, or a tenth of the total.

use std::fmt;

use game::notation::number;
use game::{BySeat, Seat};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// The least and the most time a clock may give.
const LIMITS: std::ops::RangeInclusive<i64> = 10 * SECOND..=30 * DAY;

/// What a table agreed on. Times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    /// So long for every decision.
    Move(i64),
    /// So long for all decisions together, and so much more for each.
    Total(i64, i64),
}

impl Clock {
    /// Reads `30s`, `2m`, `1d` or `10m+10s`.
    pub(crate) fn read(text: &str) -> Option<Clock> {
        let clock = match text.split_once('+') {
            Some((total, more)) => Clock::Total(span(total)?, span(more)?),
            None => Clock::Move(span(text)?),
        };
        let (Clock::Move(time) | Clock::Total(time, _)) = clock;
        LIMITS.contains(&time).then_some(clock)
    }

    fn full(self) -> i64 {
        let (Clock::Move(time) | Clock::Total(time, _)) = self;
        time
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::Move(time) => f.write_str(&span_text(*time)),
            Clock::Total(time, more) => write!(f, "{}+{}", span_text(*time), span_text(*more)),
        }
    }
}

const UNITS: [(char, i64); 4] = [('d', DAY), ('h', HOUR), ('m', MINUTE), ('s', SECOND)];

fn span(text: &str) -> Option<i64> {
    let unit = text.chars().last()?;
    let (_, size) = UNITS.into_iter().find(|(letter, _)| *letter == unit)?;
    Some(i64::from(number::<u16>(text.strip_suffix(unit)?)?) * size)
}

fn span_text(time: i64) -> String {
    let fits = UNITS.into_iter().find(|(_, size)| time >= *size && time % size == 0);
    let (letter, size) = fits.unwrap_or(('s', SECOND));
    format!("{}{letter}", time / size)
}

/// The clocks of a table at one moment.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: BySeat<i64>,
    running: Option<Seat>,
    since: i64,
}

impl Clocks {
    /// All full, none runs.
    pub(crate) fn new(clock: Clock, seats: usize) -> Clocks {
        Clocks { clock, left: BySeat::from_fn(seats, |_| clock.full()), running: None, since: 0 }
    }

    /// Whose clock runs.
    pub(crate) fn running(&self) -> Option<Seat> {
        self.running
    }

    /// When the clock that runs will have run out.
    pub(crate) fn due(&self) -> Option<i64> {
        Some(self.since.saturating_add(self.left[self.running?]))
    }

    /// What a seat has left at this time; never less than nothing.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> i64 {
        let spent = if self.running == Some(seat) { (now - self.since).max(0) } else { 0 };
        (self.left[seat] - spent).max(0)
    }

    /// Somebody decided, and `next` decides after them.
    pub(super) fn step(&mut self, next: Option<Seat>, now: i64) {
        let before = self.stop(now);
        match self.clock {
            Clock::Total(_, more) => {
                if let Some(seat) = before.filter(|seat| self.left[*seat] > 0) {
                    self.left[seat] += more;
                }
            }
            Clock::Move(time) => {
                if let Some(seat) = next {
                    self.left[seat] = time;
                }
            }
        }
        self.run(next, now);
    }

    /// Something else happened, and now `next` decides.
    pub(super) fn turn(&mut self, next: Option<Seat>, now: i64) {
        if next != self.running {
            self.stop(now);
            self.run(next, now);
        }
    }

    /// A person is back in their chair.
    pub(super) fn back(&mut self, seat: Seat) {
        let fresh = match self.clock {
            Clock::Move(time) => time,
            Clock::Total(time, more) => (time / 10).max(more),
        };
        if self.left[seat] <= 0 {
            self.left[seat] = fresh;
        }
    }

    /// For so long nobody could act.
    pub(super) fn paused(&mut self, time: i64, now: i64) {
        self.since = self.since.saturating_add(time.max(0)).min(now.max(self.since));
    }

    fn stop(&mut self, now: i64) -> Option<Seat> {
        let seat = self.running.take()?;
        self.left[seat] = (self.left[seat] - (now - self.since).max(0)).max(0);
        Some(seat)
    }

    fn run(&mut self, seat: Option<Seat>, now: i64) {
        (self.running, self.since) = (seat, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::FIRST;

    fn b() -> Seat {
        Seat::new(1).expect("a seat")
    }

    #[test]
    fn clocks_read_back_as_they_were_written() {
        for text in ["30s", "2m", "10m+10s", "1d", "3d", "90s", "1h+1m", "36h"] {
            assert_eq!(Clock::read(text).map(|clock| clock.to_string()).as_deref(), Some(text));
        }
        for text in ["", "none", "30", "s", "9s", "31d", "-1m", "10m+", "+10s", "10m+10s+1s", "1.5h", "99999999999d"] {
            assert_eq!(Clock::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_move_starts_full_and_a_total_goes_on() {
        let mut clocks = Clocks::new(Clock::Move(30_000), 2);
        clocks.turn(Some(A), 1_000);
        assert_eq!((clocks.due(), clocks.left(A, 11_000), clocks.left(b(), 11_000)), (Some(31_000), 20_000, 30_000));
        clocks.step(Some(b()), 11_000);
        assert_eq!((clocks.due(), clocks.left(A, 11_000)), (Some(41_000), 20_000));
        clocks.step(Some(A), 12_000);
        assert_eq!(clocks.due(), Some(42_000));

        let mut clocks = Clocks::new(Clock::Total(60_000, 5_000), 2);
        clocks.turn(Some(A), 0);
        clocks.step(Some(b()), 10_000);
        assert_eq!((clocks.left(A, 99_000), clocks.due()), (55_000, Some(70_000)));
        clocks.step(Some(A), 70_000);
        assert_eq!(clocks.left(b(), 70_000), 0, "whoever ran out gets no increment");
        clocks.back(b());
        assert_eq!(clocks.left(b(), 70_000), 6_000);
    }

    #[test]
    fn what_is_taken_back_gives_no_time_back() {
        let mut clocks = Clocks::new(Clock::Move(30_000), 2);
        clocks.turn(Some(A), 0);
        clocks.step(Some(b()), 25_000);
        clocks.turn(Some(A), 26_000);
        assert_eq!(clocks.due(), Some(31_000));
        clocks.turn(None, 27_000);
        clocks.back(A);
        clocks.turn(Some(A), 50_000);
        assert_eq!(clocks.due(), Some(54_000), "leaving and coming back gives none either");
    }

    #[test]
    fn what_nobody_could_use_is_not_counted() {
        let mut clocks = Clocks::new(Clock::Move(30_000), 2);
        clocks.turn(Some(A), 0);
        clocks.paused(100_000, 110_000);
        assert_eq!((clocks.due(), clocks.left(A, 110_000)), (Some(130_000), 20_000));
        clocks.paused(900_000, 111_000);
        assert_eq!(clocks.left(A, 111_000), 30_000, "never more than there was");
    }

    #[test]
    fn a_clock_of_the_machine_that_goes_back_harms_nobody() {
        let mut clocks = Clocks::new(Clock::Total(60_000, 0), 2);
        clocks.turn(Some(A), 50_000);
        clocks.step(Some(b()), 10_000);
        assert_eq!(clocks.left(A, 10_000), 60_000);
    }
}
