//! Where experiments are made: one at a time, each on all cores; a few wait; what nobody waits for is given up.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use arena::{WhatIfProgress, WhatIfReport};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant, interval};

use super::tries::Work;
use crate::refusal::Refusal;

/// How many may run or wait.
const MOST: usize = 6;
/// How many results are kept: whoever asks the same again has the answer at once.
const KEPT: usize = 64;
/// A page without a script is looked at now and then; within so long it must be.
const PATIENCE: Duration = Duration::from_secs(30);
/// A script asks about every second, later where the machine is busy: after so long without it the visitor has left.
const LEFT: Duration = Duration::from_secs(8);
/// How often it is looked whether somebody still waits.
const TICK: Duration = Duration::from_millis(500);
/// After so many seconds there may be room again.
const AGAIN: u32 = 10;

/// What is asked of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// Which game: what stands before `/what-if`.
    pub(crate) base: String,
    /// How many steps it has.
    pub(crate) last: usize,
    /// From which turn.
    pub(crate) turn: u32,
    /// What is changed, as text.
    pub(crate) change: Option<String>,
}

/// Who asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose {
    /// A browser that is known.
    Device([u8; 32]),
    /// Somebody at this address.
    Address(IpAddr),
}

/// How far the answer is.
#[derive(Clone, Debug)]
pub(crate) enum Answered {
    /// Nobody has asked, or nobody waited for the answer.
    No,
    /// So many come first.
    Waiting(usize),
    /// So many games were played.
    Running(u32),
    /// There it is.
    Yes(Arc<WhatIfReport>),
}

impl Answered {
    /// For the page.
    pub(super) fn shown(&self) -> pages::what_if::Stand {
        use pages::what_if::Stand;
        match self {
            Answered::No => Stand::Unasked,
            Answered::Waiting(before) => Stand::Waiting(*before),
            Answered::Running(done) => Stand::Running(*done),
            Answered::Yes(report) => Stand::Done(super::outcome(report)),
        }
    }
}

/// All experiments of this server.
#[derive(Clone)]
pub(crate) struct Laboratory {
    benches: Arc<Mutex<Benches>>,
    free: Arc<Semaphore>,
}

#[derive(Default)]
struct Benches {
    /// The one that runs and those that wait, in order.
    jobs: VecDeque<Job>,
    /// What came of the last ones, the newest first.
    results: VecDeque<(Question, Arc<WhatIfReport>)>,
}

struct Job {
    question: Question,
    whose: Whose,
    progress: Arc<WhatIfProgress>,
    running: bool,
    /// Until then somebody waits for it.
    until: Instant,
}

impl Default for Laboratory {
    fn default() -> Self {
        Laboratory { benches: Arc::default(), free: Arc::new(Semaphore::new(1)) }
    }
}

impl Laboratory {
    /// How far a question is; whoever looks waits for the answer. `soon`: and looks again within a second.
    pub(crate) fn look(&self, question: &Question, soon: bool) -> Answered {
        let mut benches = self.lock();
        if let Some((_, report)) = benches.results.iter().find(|(known, _)| known == question) {
            return Answered::Yes(Arc::clone(report));
        }
        let Some(place) = benches.jobs.iter().position(|job| job.question == *question) else { return Answered::No };
        let job = &mut benches.jobs[place];
        job.until = Instant::now() + if soon { LEFT } else { PATIENCE };
        if job.running {
            Answered::Running(job.progress.done.load(Ordering::Relaxed))
        } else {
            Answered::Waiting(place)
        }
    }

    /// Begins an experiment, unless its answer is known or on its way. What the same visitor asked before is given up.
    pub(crate) fn begin(&self, question: Question, whose: Whose, work: Work) -> Result<(), Refusal> {
        let progress = {
            let mut benches = self.lock();
            let known = benches.results.iter().any(|(known, _)| *known == question);
            if known || benches.jobs.iter().any(|job| job.question == question) {
                return Ok(());
            }
            benches.jobs.retain(|job| {
                let other = job.whose != whose;
                if !other {
                    job.progress.stop.store(true, Ordering::Relaxed);
                }
                other
            });
            if benches.jobs.len() >= MOST {
                return Err(Refusal::TooFast(AGAIN));
            }
            let progress = Arc::new(WhatIfProgress::default());
            let until = Instant::now() + PATIENCE;
            benches.jobs.push_back(Job { question, whose, progress: Arc::clone(&progress), running: false, until });
            progress
        };
        tokio::spawn(self.clone().run(progress, work));
        Ok(())
    }

    /// Gives everything up: the server stops.
    pub(crate) fn stop(&self) {
        self.free.close();
        for job in self.lock().jobs.drain(..) {
            job.progress.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Waits for room, makes the experiment and keeps what came of it, for as long as somebody waits.
    async fn run(self, progress: Arc<WhatIfProgress>, work: Work) {
        let mut ticks = interval(TICK);
        let permit = loop {
            tokio::select! {
                permit = self.free.acquire() => break permit,
                _ = ticks.tick() => if !self.wanted(&progress) { return },
            }
        };
        let Ok(_permit) = permit else { return };
        if !self.with(&progress, |job| job.running = true) {
            return;
        }
        let shared = Arc::clone(&progress);
        let mut making = tokio::task::spawn_blocking(move || work(&shared));
        let report = loop {
            tokio::select! {
                made = &mut making => break made.ok().flatten(),
                _ = ticks.tick() => if !self.wanted(&progress) { progress.stop.store(true, Ordering::Relaxed) },
            }
        };
        let mut benches = self.lock();
        let place = benches.jobs.iter().position(|job| Arc::ptr_eq(&job.progress, &progress));
        let job = place.and_then(|place| benches.jobs.remove(place));
        if let (Some(job), Some(report)) = (job, report) {
            benches.results.push_front((job.question, Arc::new(report)));
            benches.results.truncate(KEPT);
        }
    }

    /// Whether somebody still waits for it; if not, it is forgotten.
    fn wanted(&self, progress: &Arc<WhatIfProgress>) -> bool {
        let mut benches = self.lock();
        let now = Instant::now();
        benches.jobs.retain(|job| !Arc::ptr_eq(&job.progress, progress) || job.until > now);
        benches.jobs.iter().any(|job| Arc::ptr_eq(&job.progress, progress))
    }

    /// Changes a job that is still there.
    fn with(&self, progress: &Arc<WhatIfProgress>, change: impl FnOnce(&mut Job)) -> bool {
        let mut benches = self.lock();
        let job = benches.jobs.iter_mut().find(|job| Arc::ptr_eq(&job.progress, progress));
        job.map(change).is_some()
    }

    fn lock(&self) -> MutexGuard<'_, Benches> {
        // Nothing below the lock can fail half-way.
        self.benches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
