//! What hints are worth: `cargo run --release -p terminal --example hints -- GAME POSITIONS`, or `cargo xtask full hints`.
//!
//! At positions of games between quick players of every table size it asks for a hint, reads what it says, and asks what
//! the sixth level would do with a second of time. Where that is something else, both are played on in as many games, with
//! the same luck: what the hint loses by that, in points of a share of the win. It fails where a hint argues against
//! itself, or where fewer than 95 in a hundred are what the level would do or lose less than a point.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

#[path = "shared/positions.rs"]
mod positions;
#[path = "shared/said.rs"]
mod said;

use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Dice, Spec, hint, trials};
use game::Seat;
use positions::positions;
use said::{Tells, contradictions, in_a_terminal, on_a_page};

const SECOND: Budget = Budget::Time(Duration::from_secs(1));
/// So many games tell what a hint loses.
const GAMES: usize = 400;
/// A point of the win share, and how many in a hundred must not lose it.
const POINT: f32 = 0.01;
const ENOUGH: f32 = 95.0;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, count] = &args[..] else { panic!("a game and how many positions") };
    let count = count.parse().expect("how many positions");
    let good = match game.as_str() {
        "ra" => measure::<ra::State>(count),
        "rawsiko" => measure::<rawsiko::State>(count),
        other => panic!("there is no game {other}"),
    };
    if good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[derive(Default)]
struct Measured {
    asked: usize,
    contradictions: Vec<String>,
    agreed: usize,
    /// What was lost where they did not agree.
    losses: Vec<f32>,
    others: usize,
    took: Vec<Duration>,
}

fn measure<G: Tells>(count: usize) -> bool
where
    G::View: Send,
{
    let (open, measured) = (Mutex::new(positions::<G>(count, 7)), Mutex::new(Measured::default()));
    let work = || {
        loop {
            let Some((seat, view)) = open.lock().expect("no panic").pop() else { return };
            let one = look::<G>(seat, &view);
            let mut all = measured.lock().expect("no panic");
            all.asked += 1;
            all.contradictions.extend(one.contradictions);
            all.agreed += one.agreed;
            all.losses.extend(one.losses);
            all.others += one.others;
            all.took.extend(one.took);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut all = measured.into_inner().expect("no panic");
    all.took.sort();
    let part = |n: usize| 100.0 * n as f32 / all.asked.max(1) as f32;
    let small = all.losses.iter().filter(|loss| **loss < POINT).count();
    println!("{} positions of {}", all.asked, G::NAME);
    println!("  argue against themselves: {}", all.contradictions.len());
    all.contradictions.iter().for_each(|one| println!("    {one}"));
    println!("  level 6 with a second does the same: {:.1} %", part(all.agreed));
    println!("  the same, or loses less than a point of win share: {:.1} %", part(all.agreed + small));
    println!("  lost on average: {:.2} points", 100.0 * all.losses.iter().sum::<f32>() / all.asked.max(1) as f32);
    println!("  name two other choices or more, or all there are: {:.1} %", part(all.others));
    let at = |part: usize| all.took.get(all.took.len() * part / 100).copied().unwrap_or_default();
    println!("  a hint takes {:.2?} (median), {:.2?} (95th percentile)", at(50), at(95));
    all.contradictions.is_empty() && part(all.agreed + small) >= ENOUGH
}

/// One position: the hint, and what the level would do.
fn look<G: Tells>(seat: Seat, view: &G::View) -> Measured {
    let begun = Instant::now();
    let told = hint::<G>(view, true, 1).expect("there is something to decide");
    let took = begun.elapsed();
    let advice = told.best().expect("it recommends something").action;
    let mut legal = Vec::new();
    G::complete(view, &mut Dice::new(2)).legal_actions(&mut legal);
    let best = Bot::<G>::choose(&mut *Spec::Net(Some(SECOND)).make::<G>(2), view, &legal);
    let lost = || {
        let games = trials::<G>(view, &[best, advice], GAMES, 3);
        games[0].ahead_of(&games[1]).mean
    };
    if std::env::var_os("KHEPRI_SHOW_HINTS").is_some() {
        let page = on_a_page::<G>(seat, view, &told, game::Language::English);
        let why: Vec<String> = page.reasons.iter().map(pages::Sentence::spoken).collect();
        println!("{} | {:?} | {}", page.best.said, page.others, why.join(" "));
        println!("    {}", in_a_terminal::<G>(seat, view, &told.reasons, game::Language::English).join(" "));
    }
    Measured {
        asked: 1,
        contradictions: contradictions::<G>(seat, view, &told),
        agreed: usize::from(best == advice),
        losses: if best == advice { Vec::new() } else { vec![lost()] },
        others: usize::from(told.others().count() >= 2.min(legal.len() - 1)),
        took: vec![took],
    }
}
