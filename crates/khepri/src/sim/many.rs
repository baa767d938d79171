//! All games of a plan, on all threads, with the same outcome whatever their number.

use std::io::IsTerminal;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use bots::Plays;
use game::notation::Notation;
use indicatif::{ProgressBar, ProgressStyle};
use record::{Entry, Fair, Header, Record, Seeded, SeededGame};

use super::report::Tally;
use super::{Plan, Table};

/// The most games a thread takes at a time: enough that taking costs nothing.
const BATCH: u64 = 64;
/// Each thread comes back at least so often, where there are games enough: slow players end together.
const TURNS: u64 = 8;

pub(crate) fn play<G: Notation + Plays>(plan: &Plan<G>) -> Result<Tally> {
    let progress = progress_bar(plan.games, "games");
    let next = AtomicU64::new(0);
    let begun = Instant::now();
    let tallies: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let work = || worker(plan, &next, &progress);
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err(anyhow!("a thread broke")))).collect()
    });
    let seconds = begun.elapsed().as_secs_f64();
    progress.finish_and_clear();
    let mut sum = Tally::new(plan.players.len());
    for tally in tallies {
        sum.add(&tally?);
    }
    sum.seconds = seconds;
    Ok(sum)
}

fn worker<G: Notation + Plays>(plan: &Plan<G>, next: &AtomicU64, progress: &ProgressBar) -> Result<Tally> {
    let seeded = Seeded::new(plan.seed);
    let mut table = Table::<G>::new(&plan.options, plan.players.clone());
    let mut tally = Tally::new(plan.players.len());
    let batch = (plan.games / (TURNS * plan.threads as u64)).clamp(1, BATCH);
    loop {
        let from = next.fetch_add(batch, Ordering::Relaxed);
        if from >= plan.games {
            return Ok(tally);
        }
        let to = plan.games.min(from + batch);
        for number in from..to {
            let game = seeded.game(number);
            table.begin(&game);
            let decisions = match &plan.records {
                None => table.play(&mut |_| (), &mut |_| ()).map_err(Into::into),
                Some(folder) => play_and_write(plan, &mut table, &game, number, folder),
            };
            tally.count(decisions.with_context(|| format!("game {number} of seed {}", plan.seed))?, table.state());
        }
        progress.inc(to - from);
    }
}

fn play_and_write<G: Notation + Plays>(
    plan: &Plan<G>,
    table: &mut Table<G>,
    game: &SeededGame,
    number: u64,
    folder: &Path,
) -> Result<u64> {
    let seats = plan.players.len();
    let setup = table.setup().clone();
    let mut record = Record::<G>::new(Header::new(plan.options.clone(), setup));
    record.header.fair = Fair::seeded(game, seats);
    let decisions = table.play(&mut |step| record.entries.push(Entry::Step(step)), &mut |_| ())?;
    record.result = Some(table.state().scores());
    let file = folder.join(format!("{}-{seats}p-s{}-{number:06}.{}", G::NAME, plan.seed, G::ENDING));
    std::fs::write(&file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(decisions)
}

/// A bar on standard error, when a person looks at it.
pub(crate) fn progress_bar(count: u64, of: &str) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {of}, {{eta}} left"));
    ProgressBar::new(count).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
