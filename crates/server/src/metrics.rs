//! How is the server doing? Counters and times for whoever watches over it, in the text format of Prometheus.
//!
//! Nothing here names a person, a table or an address, and every label has a handful of values: what is written does not
//! grow with the crowd. Counting is a few atomic additions, so that no step waits for it.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Registry, Unit};
use store::Commit;

/// The type of what [`Metrics::text`] gives.
pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// From half a millisecond to five seconds: what a step or the disk takes.
const TIMES: [f64; 13] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// From ten microseconds to ten seconds: what bots take, from the quick ones to the strong ones.
const THOUGHTS: [f64; 10] = [0.000_01, 0.000_1, 0.001, 0.01, 0.05, 0.1, 0.5, 1.0, 3.0, 10.0];
/// How many changes share a transaction.
const GROUPS: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];
/// The levels of bots.
const LEVELS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// One label and its value.
type Label = [(&'static str, &'static str); 1];

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables_opened: Counter,
    pub(crate) tables_finished: Counter,
    pub(crate) person_steps: Counter,
    pub(crate) bot_steps: Counter,
    pub(crate) connections_refused: Counter,
    step: Histogram,
    append: Histogram,
    commit: Histogram,
    changes: Histogram,
    thinking: [Histogram; 6],
    refusals: Family<Label, Counter>,
    tables: Gauge,
    streams: Gauge,
    memory: Gauge,
}

impl Metrics {
    /// Nothing counted yet.
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::default();
        let times = || Histogram::new(TIMES);
        let steps = Family::<Label, Counter>::default();
        let thinking = Family::<Label, Histogram>::new_with_constructor(|| Histogram::new(THOUGHTS));
        // One after the other: what a family gives is locked until the end of the statement.
        let person_steps = steps.get_or_create(&[("by", "person")]).clone();
        let bot_steps = steps.get_or_create(&[("by", "bot")]).clone();
        let levels = LEVELS.map(|level| Histogram::clone(&thinking.get_or_create(&[("level", level)])));
        let metrics = Metrics {
            tables_opened: Counter::default(),
            tables_finished: Counter::default(),
            person_steps,
            bot_steps,
            connections_refused: Counter::default(),
            step: times(),
            append: times(),
            commit: times(),
            changes: Histogram::new(GROUPS),
            thinking: levels,
            refusals: Family::default(),
            tables: Gauge::default(),
            streams: Gauge::default(),
            memory: Gauge::default(),
            registry: Registry::default(),
        };
        let build = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("khepri_build", "The version of this program", build);
        registry.register("khepri_tables", "Tables in memory", metrics.tables.clone());
        registry.register("khepri_tables_opened", "Tables that were opened", metrics.tables_opened.clone());
        registry.register("khepri_tables_finished", "Games that came to their end", metrics.tables_finished.clone());
        registry.register("khepri_streams", "Open streams to browsers", metrics.streams.clone());
        registry.register("khepri_steps", "Steps that are kept, by whom", steps);
        let seconds = Unit::Seconds;
        let help = "From a person's question to the answer that their step is kept";
        registry.register_with_unit("khepri_step", help, seconds.clone(), metrics.step.clone());
        let help = "From the question of a table to the answer that its lines are kept";
        registry.register_with_unit("khepri_store_append", help, seconds.clone(), metrics.append.clone());
        let help = "A transaction, synced to the disk";
        registry.register_with_unit("khepri_store_commit", help, seconds.clone(), metrics.commit.clone());
        registry.register("khepri_store_commit_changes", "Changes in one transaction", metrics.changes.clone());
        registry.register_with_unit("khepri_bot_thinking", "A bot's thought, by level", seconds, thinking);
        let help = "Questions that were refused, by code; too_many are the rate-limited ones";
        registry.register("khepri_refusals", help, metrics.refusals.clone());
        let help = "Connections that were closed at once because an address had too many";
        registry.register("khepri_connections_refused", help, metrics.connections_refused.clone());
        let help = "Memory in use, as the system counts it";
        registry.register_with_unit("process_resident_memory", help, Unit::Bytes, metrics.memory.clone());
        Metrics { registry, ..metrics }
    }

    /// A person's step was answered.
    pub(crate) fn answered(&self, took: Duration) {
        self.step.observe(took.as_secs_f64());
    }

    /// Lines of a table are kept.
    pub(crate) fn appended(&self, took: Duration) {
        self.append.observe(took.as_secs_f64());
    }

    /// The store has written a group of changes.
    pub(crate) fn committed(&self, commit: Commit) {
        self.commit.observe(commit.took.as_secs_f64());
        self.changes.observe(commit.changes as f64);
    }

    /// A bot of this level has thought.
    pub(crate) fn thought(&self, level: u8, took: Duration) {
        if let Some(thinking) = self.thinking.get(usize::from(level).wrapping_sub(1)) {
            thinking.observe(took.as_secs_f64());
        }
    }

    /// Something was refused, for a reason of the closed list.
    pub(crate) fn refused(&self, code: &'static str) {
        self.refusals.get_or_create(&[("code", code)]).inc();
    }

    /// All of it as text, with what there is now.
    pub(crate) fn text(&self, tables: usize, streams: usize) -> String {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.tables.set(number(tables));
        self.streams.set(number(streams));
        self.memory.set(resident_memory().unwrap_or_default());
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            tracing::error!("the metrics cannot be written");
        }
        text
    }
}

/// What the system says this program takes, in bytes, where it says so.
fn resident_memory() -> Option<i64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: i64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}
