//! All deals of a run, on all threads, with the same outcome whatever their number.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::time::Instant;

use bots::Plays;
use record::Seeded;
use serde_json::{Value, json};

use crate::journal::{FORMAT, Journal};
use crate::leg::{Leg, PlayedDeal};
use crate::table::{Outcome, panic_text};
use crate::{ArenaError, Times};

/// How a run is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// How many deals; each is played several times.
    pub deals: u64,
    /// Fixes deals and bots.
    pub seed: u64,
    /// How many threads play.
    pub threads: usize,
    /// Where finished deals are kept, so that a run that was broken off can be taken up again.
    pub journal: Option<&'a Path>,
}

/// What one part of a run came to.
pub(crate) struct LegPlayed {
    /// The games of each deal, in the order of the deals.
    pub(crate) deals: Vec<Vec<Outcome>>,
    /// How lucky the challenger was in each of them; empty lists where nobody asked.
    pub(crate) luck: Vec<Vec<i64>>,
    /// How long each entrant took for its decisions.
    pub(crate) times: Vec<Times>,
}

/// What a run came to.
pub(crate) struct Finished {
    pub(crate) legs: Vec<LegPlayed>,
    /// How long this run took; what was read from the journal took no time.
    pub(crate) seconds: f64,
}

/// A leg and a deal of it.
type Key = (usize, u64);

/// What is known so far.
struct Found<'a, G: Plays> {
    legs: &'a [Leg<G>],
    deals: BTreeMap<Key, (Vec<Outcome>, Vec<i64>)>,
    times: Vec<Vec<Times>>,
}

impl<G: Plays> Found<'_, G> {
    fn take(&mut self, key: Key, played: PlayedDeal) {
        for (sum, times) in self.times[key.0].iter_mut().zip(&played.times) {
            sum.add(times);
        }
        self.deals.insert(key, (played.games, played.luck));
    }

    fn finish(mut self) -> Vec<LegPlayed> {
        let begun = |times| LegPlayed { deals: Vec::new(), luck: Vec::new(), times };
        let mut legs: Vec<LegPlayed> = self.times.drain(..).map(begun).collect();
        // The map is ordered by leg and deal.
        for ((leg, _), (games, luck)) in self.deals {
            legs[leg].deals.push(games);
            legs[leg].luck.push(luck);
        }
        legs
    }
}

/// Plays every deal of every leg that the journal does not have yet. `progress` hears how many are done, and of how many.
pub(crate) fn run<G: Plays>(
    legs: &[Leg<G>],
    plan: &Plan<'_>,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Finished, ArenaError> {
    let begun = Instant::now();
    let times = legs.iter().map(|leg| vec![Times::default(); leg.entrants.len()]).collect();
    let mut found = Found { legs, deals: BTreeMap::new(), times };
    let mut journal = match plan.journal {
        None => None,
        Some(path) => Some(open(path, plan, &mut found)?),
    };
    let all = plan.deals.saturating_mul(legs.len() as u64);
    let mut done = found.deals.len() as u64;
    progress(done, all);
    let known: Vec<Key> = found.deals.keys().copied().collect();
    play_missing(legs, plan, &known, |key, played| {
        if let Some(journal) = &mut journal {
            journal.write(key.0, key.1, &played)?;
        }
        found.take(key, played);
        done += 1;
        progress(done, all);
        Ok(())
    })?;
    Ok(Finished { legs: found.finish(), seconds: begun.elapsed().as_secs_f64() })
}

/// Opens the journal and takes from it what this run asks for.
fn open<G: Plays>(path: &Path, plan: &Plan<'_>, found: &mut Found<'_, G>) -> Result<Journal, ArenaError> {
    let legs: Vec<Value> = found.legs.iter().map(Leg::identity).collect();
    let head = json!({
        "journal": FORMAT,
        "version": env!("CARGO_PKG_VERSION"),
        "game": G::NAME,
        "rules": G::RULES_VERSION,
        "seed": plan.seed,
        "legs": legs,
    });
    let shapes: Vec<_> = found.legs.iter().map(Leg::shape).collect();
    let journal = Journal::open(path, &head, &shapes, |leg, deal, played| {
        // A journal may hold more deals than this run asks for.
        if deal < plan.deals {
            found.take((leg, deal), played);
        }
    })?;
    Ok(journal)
}

/// The deals to play: each is taken by one thread.
struct Jobs<'a, G: Plays> {
    legs: &'a [Leg<G>],
    seeded: Seeded,
    /// In order.
    known: &'a [Key],
    count: u64,
    next: AtomicU64,
    stop: AtomicBool,
}

/// What a thread hands over.
type Message = (Key, Result<PlayedDeal, ArenaError>);

impl<G: Plays> Jobs<'_, G> {
    /// The next deal that is not known. Deal after deal through all legs: whatever is slow is spread evenly.
    fn take(&self) -> Option<Key> {
        let legs = self.legs.len() as u64;
        while !self.stop.load(Ordering::Relaxed) {
            let job = self.next.fetch_add(1, Ordering::Relaxed);
            if job >= self.count {
                return None;
            }
            let key = ((job % legs) as usize, job / legs);
            if self.known.binary_search(&key).is_err() {
                return Some(key);
            }
        }
        None
    }

    fn work(&self, send: &SyncSender<Message>) {
        while let Some((leg, deal)) = self.take() {
            let played = self.legs[leg].play(deal, &self.seeded.game(deal));
            if send.send(((leg, deal), played)).is_err() {
                return;
            }
        }
    }
}

/// Hands the deals that are not known to the threads, and what they come to back to `done`, in any order.
fn play_missing<G: Plays>(
    legs: &[Leg<G>],
    plan: &Plan<'_>,
    known: &[Key],
    mut done: impl FnMut(Key, PlayedDeal) -> Result<(), ArenaError>,
) -> Result<(), ArenaError> {
    let jobs = Jobs {
        legs,
        seeded: Seeded::new(plan.seed),
        known,
        count: plan.deals.saturating_mul(legs.len() as u64),
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
    };
    let jobs = &jobs;
    std::thread::scope(|scope| {
        let (send, receive) = mpsc::sync_channel(64);
        let start = |_| {
            let send = send.clone();
            scope.spawn(move || jobs.work(&send))
        };
        let threads: Vec<_> = (0..plan.threads.max(1)).map(start).collect();
        drop(send);
        let mut verdict = Ok(());
        for (key, played) in &receive {
            verdict = played.and_then(|played| done(key, played));
            if verdict.is_err() {
                jobs.stop.store(true, Ordering::Relaxed);
                break;
            }
        }
        // A thread that still waits to hand something over must not wait for ever.
        drop(receive);
        for thread in threads {
            let joined = thread.join().map_err(|panic| ArenaError::Thread(panic_text(panic.as_ref())));
            verdict = verdict.and(joined);
        }
        verdict
    })
}
