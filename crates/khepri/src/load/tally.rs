//! What is counted and measured, and how it is told.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::Serialize;

/// Counts and times, while everybody plays.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// Steps count only while this is set.
    measuring: AtomicBool,
    games: AtomicU64,
    steps: AtomicU64,
    limited: AtomicU64,
    errors: AtomicU64,
    lost: AtomicU64,
    broke_off: AtomicU64,
    times: Mutex<Times>,
    trouble: Mutex<Option<String>>,
    /// A table at which somebody plays.
    table: Mutex<Option<String>>,
}

#[derive(Debug, Default)]
struct Times {
    answered: Vec<Duration>,
    shown: Vec<Duration>,
    everywhere: Vec<Duration>,
}

/// Times that do not count for a while.
pub(super) struct LaidAside(Times);

impl LaidAside {
    /// Half of all steps were answered within so many milliseconds.
    pub(super) fn half_answered(&mut self) -> f64 {
        percentile(&mut self.0.answered, 0.5)
    }
}

/// How long one step took, from the click on.
#[derive(Clone, Copy, Debug)]
pub(super) struct StepTimes {
    /// Until the server answered.
    pub(super) answered: Duration,
    /// Until it was on the screen of whoever took it.
    pub(super) shown: Duration,
    /// Until it was on every screen at the table.
    pub(super) everywhere: Duration,
}

/// What is told at the end.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    /// How many tables were played at at once.
    pub(super) tables: usize,
    /// How many streams were open.
    pub(super) streams: usize,
    /// For how long.
    pub(super) seconds: f64,
    /// Games that came to their end.
    pub(super) games: u64,
    /// Steps of people that were acknowledged.
    pub(super) steps: u64,
    /// The same a second.
    pub(super) steps_per_second: f64,
    /// From the click to the own screen: half of all steps were faster.
    pub(super) p50_ms: f64,
    /// All but one in a hundred were faster.
    pub(super) p99_ms: f64,
    /// The slowest.
    pub(super) max_ms: f64,
    /// From the click to the answer.
    pub(super) answer_p50_ms: f64,
    /// From the click to the answer.
    pub(super) answer_p99_ms: f64,
    /// From the click to the last screen at the table.
    pub(super) everywhere_p50_ms: f64,
    /// From the click to the last screen at the table.
    pub(super) everywhere_p99_ms: f64,
    /// How often the server asked for patience.
    pub(super) limited: u64,
    /// How many streams broke off and were opened anew.
    pub(super) broke_off: u64,
    /// What went wrong.
    pub(super) errors: u64,
    /// Acknowledged steps that were not shown or are not there.
    pub(super) lost: u64,
    /// What it cost others that somebody fetched pages, where that was measured.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(super) pages: Option<Pages>,
    /// What the server's memory did, where it can be seen.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(super) memory: Option<Memory>,
    /// The last thing that went wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) trouble: Option<String>,
}

/// What a step takes while somebody fetches pages, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Pages {
    /// How many pages a second were answered.
    pub(super) pages_per_second: f64,
    /// How many of them were refused.
    pub(super) pages_refused: u64,
    /// From the click to the answer, before.
    pub(super) step_p50_ms: f64,
    /// The same meanwhile.
    pub(super) step_p50_with_pages_ms: f64,
    /// How much longer that is.
    pub(super) slower_ms: f64,
}

/// The server's memory in kilobytes.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Memory {
    /// Before the first table.
    pub(super) rss_before_kb: u64,
    /// With all tables open, before the first stream.
    pub(super) rss_tables_kb: u64,
    /// With all streams open, at the end.
    pub(super) rss_streams_kb: u64,
    /// With all tables still in memory, after the last stream was closed.
    pub(super) rss_after_kb: u64,
    /// How much each table added, streams not counted, when it was opened.
    pub(super) kb_per_table: f64,
    /// The same after everything was played, streams closed.
    pub(super) kb_per_table_after: f64,
}

impl Tally {
    /// From now on steps count, or no longer.
    pub(super) fn measure(&self, on: bool) {
        self.measuring.store(on, Ordering::Relaxed);
    }

    /// Whether a step that is taken now counts.
    pub(super) fn measures(&self) -> bool {
        self.measuring.load(Ordering::Relaxed)
    }

    /// A step was taken, answered and shown.
    pub(super) fn step(&self, times: StepTimes) {
        self.steps.fetch_add(1, Ordering::Relaxed);
        let mut all = held(&self.times);
        all.answered.push(times.answered);
        all.shown.push(times.shown);
        all.everywhere.push(times.everywhere);
    }

    /// A game came to its end.
    pub(super) fn game(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// The server asked for patience.
    pub(super) fn limited(&self) {
        self.limited.fetch_add(1, Ordering::Relaxed);
    }

    /// A stream broke off.
    pub(super) fn broke_off(&self) {
        self.broke_off.fetch_add(1, Ordering::Relaxed);
    }

    /// Something went wrong.
    pub(super) fn error(&self, what: &str, error: &anyhow::Error) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        *held(&self.trouble) = Some(format!("{what}: {error:#}"));
    }

    /// An acknowledged step is not there.
    pub(super) fn lost(&self, what: &str) {
        self.lost.fetch_add(1, Ordering::Relaxed);
        *held(&self.trouble) = Some(format!("lost: {what}"));
    }

    /// Somebody plays at this table.
    pub(super) fn plays_at(&self, table: &str) {
        *held(&self.table) = Some(table.to_owned());
    }

    /// A table at which somebody plays.
    pub(super) fn table(&self) -> Option<String> {
        held(&self.table).clone()
    }

    /// The times so far, which are put back afterwards.
    pub(super) fn lay_aside(&self) -> LaidAside {
        LaidAside(std::mem::take(&mut *held(&self.times)))
    }

    /// These times count again, and none that came in between.
    pub(super) fn take_up(&self, LaidAside(times): LaidAside) {
        *held(&self.times) = times;
    }

    /// Everything so far.
    pub(super) fn report(&self, tables: usize, streams: usize, seconds: f64, memory: Option<Memory>) -> Report {
        let mut times = held(&self.times);
        let Times { answered, shown, everywhere } = &mut *times;
        let steps = self.steps.load(Ordering::Relaxed);
        Report {
            tables,
            streams,
            seconds: rounded(seconds),
            games: self.games.load(Ordering::Relaxed),
            steps,
            steps_per_second: rounded(steps as f64 / seconds.max(f64::EPSILON)),
            p50_ms: percentile(shown, 0.5),
            p99_ms: percentile(shown, 0.99),
            max_ms: percentile(shown, 1.0),
            answer_p50_ms: percentile(answered, 0.5),
            answer_p99_ms: percentile(answered, 0.99),
            everywhere_p50_ms: percentile(everywhere, 0.5),
            everywhere_p99_ms: percentile(everywhere, 0.99),
            limited: self.limited.load(Ordering::Relaxed),
            broke_off: self.broke_off.load(Ordering::Relaxed),
            errors: self.errors.load(Ordering::Relaxed),
            lost: self.lost.load(Ordering::Relaxed),
            pages: None,
            memory,
            trouble: held(&self.trouble).clone(),
        }
    }
}

impl Report {
    /// For people.
    pub(super) fn words(&self) -> String {
        let mut text = format!(
            "{} tables, {} streams, {:.0} s: {} steps, {} a second, {} games to their end\n\
             from the click to the own screen: half within {} ms, 99 of 100 within {} ms, all within {} ms\n\
             to the answer: {} ms and {} ms; to every screen at the table: {} ms and {} ms\n\
             {} errors, {} lost; {} streams broke off, patience was asked for {} times",
            self.tables,
            self.streams,
            self.seconds,
            self.steps,
            self.steps_per_second,
            self.games,
            self.p50_ms,
            self.p99_ms,
            self.max_ms,
            self.answer_p50_ms,
            self.answer_p99_ms,
            self.everywhere_p50_ms,
            self.everywhere_p99_ms,
            self.errors,
            self.lost,
            self.broke_off,
            self.limited,
        );
        if let Some(pages) = self.pages {
            text += &format!(
                "\nwhile somebody fetched {} pages a second ({} were refused): half of all steps were answered within {} ms; \
                 before, within {} ms",
                pages.pages_per_second, pages.pages_refused, pages.step_p50_with_pages_ms, pages.step_p50_ms,
            );
        }
        if let Some(memory) = self.memory {
            text += &format!(
                "\nmemory of the server: {} kB before, {} kB with the tables ({} kB each), {} kB with the streams, \
                 {} kB after the streams ({} kB a table)",
                memory.rss_before_kb,
                memory.rss_tables_kb,
                memory.kb_per_table,
                memory.rss_streams_kb,
                memory.rss_after_kb,
                memory.kb_per_table_after,
            );
        }
        if let Some(trouble) = &self.trouble {
            text += &format!("\nlast trouble: {trouble}");
        }
        text
    }
}

/// In milliseconds: as many of the times as `share` says were not longer.
fn percentile(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let place = (times.len() as f64 * share).ceil() as usize;
    let time = times.get(place.saturating_sub(1)).copied().unwrap_or_default();
    rounded(time.as_secs_f64() * 1000.0)
}

/// With two digits behind the point.
pub(super) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_times() {
        let mut times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        assert_eq!(percentile(&mut times, 0.5), 100.0);
        assert_eq!(percentile(&mut times, 0.99), 198.0);
        assert_eq!(percentile(&mut times, 1.0), 200.0);
        assert_eq!(percentile(&mut [], 0.5), 0.0);
    }
}
