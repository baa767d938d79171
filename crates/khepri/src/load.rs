//! `khepri load`: plays at many tables at once as people's browsers would, and says how quick the server was.

mod browser;
mod class;
mod game;
mod journal;
mod pages;
mod player;
mod screen;
mod site;
mod stream;
mod tally;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::cli::LoadArgs;
use crate::output::{Output, Usage, Verdict};
use journal::Journal;
use player::Player;
use site::Site;
use tally::{Memory, Report, Tally, rounded};

/// So many tables are opened at once.
const DOORS: usize = 16;
/// So long the server gets to give back what it does not need any more, before its memory is looked at.
const SETTLE: Duration = Duration::from_secs(12);

/// How far everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Tables are opened.
    Opening,
    /// Streams are opened.
    Watching,
    /// Everybody plays.
    Playing,
    /// Steps under way are waited for, and what is there is compared.
    Checking,
    /// Streams are closed.
    Leaving,
}

/// What all players share.
struct World {
    site: Arc<Site>,
    tally: Arc<Tally>,
    journal: Option<Journal>,
    every: Duration,
    tables: usize,
    streams: usize,
    players: usize,
    hotseat: bool,
    seed: u64,
    doors: Semaphore,
}

impl World {
    /// How many streams the table of this person has.
    fn streams_of(&self, number: usize) -> usize {
        self.streams / self.tables + usize::from(number < self.streams % self.tables)
    }
}

pub(crate) fn run(args: &LoadArgs, out: &mut Output) -> Result<Verdict> {
    let site = Site::of(&args.url)?;
    let streams = args.streams.unwrap_or(args.tables * 2);
    raise_file_limit(args.tables + streams)?;
    let world = Arc::new(World {
        site: Arc::new(site),
        tally: Arc::default(),
        journal: args.journal.as_deref().map(Journal::new).transpose()?,
        every: args.every,
        tables: args.tables,
        streams,
        players: args.players,
        hotseat: args.hotseat,
        seed: args.seed,
        doors: Semaphore::new(DOORS),
    });
    // One thread: the server needs the others.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = match args.class {
        Some(pupils) => runtime.block_on(class::load(&world, args, pupils))?,
        None => runtime.block_on(load(&world, args))?,
    };
    if args.json {
        out.line(&serde_json::to_string(&report)?)?;
    } else {
        out.line(&report.words())?;
    }
    let slow = report.pages.is_some_and(|pages| pages.slower_ms > pages::MOST_SLOWER_MS);
    Ok(if report.lost == 0 && !slow { Verdict::Fine } else { Verdict::Refused })
}

async fn load(world: &Arc<World>, args: &LoadArgs) -> Result<Report> {
    let browser = browser::Browser::new(&world.site, "en");
    let first = browser.get("/").await.with_context(|| format!("nobody answers at {}", args.url))?;
    first.good()?;
    let rss = || args.pid.map(resident).transpose();
    let before = rss()?;
    let (stage, staged) = watch::channel(Stage::Opening);
    let (ready, mut readies) = mpsc::unbounded_channel();
    let mut players = JoinSet::new();
    for number in 0..world.tables {
        players.spawn(Player::new(world, number, staged.clone(), ready.clone()).play());
    }
    let mut all_ready = async || {
        for _ in 0..world.tables {
            readies.recv().await;
        }
    };
    all_ready().await;
    if args.pid.is_some() {
        sleep(SETTLE).await;
    }
    let tables = rss()?;
    stage.send_replace(Stage::Watching);
    all_ready().await;
    stage.send_replace(Stage::Playing);
    world.tally.measure(true);
    let begun = Instant::now();
    tokio::select! {
        () = sleep(Duration::from_secs(args.seconds)) => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    world.tally.measure(false);
    let seconds = begun.elapsed().as_secs_f64();
    let pages = match args.pages {
        Some(each_second) => Some(pages::measure(world, each_second, args.seconds).await?),
        None => None,
    };
    stage.send_replace(Stage::Checking);
    all_ready().await;
    let streams = rss()?;
    stage.send_replace(Stage::Leaving);
    players.join_all().await;
    let memory = match (before, tables, streams) {
        (Some(before), Some(tables), Some(streams)) => {
            sleep(SETTLE).await;
            let after = rss()?.unwrap_or_default();
            let each = |with: u64| rounded((with as f64 - before as f64) / world.tables as f64);
            Some(Memory {
                rss_before_kb: before,
                rss_tables_kb: tables,
                rss_streams_kb: streams,
                rss_after_kb: after,
                kb_per_table: each(tables),
                kb_per_table_after: each(after),
            })
        }
        _ => None,
    };
    Ok(Report { pages, ..world.tally.report(world.tables, world.streams, seconds, memory) })
}

/// How much memory a process has, in kilobytes.
fn resident(pid: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"));
    let status = status.with_context(|| format!("--pid {pid}: what it uses cannot be seen"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok());
    number.with_context(|| format!("--pid {pid}: what it uses cannot be read"))
}

/// Every connection is an open file.
fn raise_file_limit(connections: usize) -> Result<()> {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum })
        .context("the limit of open files cannot be raised")?;
    let need = connections as u64 + 100;
    match limit.maximum.filter(|most| *most < need) {
        Some(most) => Err(Usage::error(format!(
            "the system allows this program {most} open files and {need} are needed: fewer tables, or `ulimit -Hn`"
        ))),
        None => Ok(()),
    }
}
