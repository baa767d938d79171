//! What hints are worth: `cargo run --release -p bots --example hints -- GAME POSITIONS`, or `cargo xtask full hints`.
//!
//! At positions of games between quick players of every table size it asks for a hint, and what the sixth level would do
//! with a second of time: whether the hint argues against itself, how often the two agree, what the level thinks the
//! hint loses where they do not (in points of a share of the win), and how long a hint takes.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

#[path = "shared/positions.rs"]
mod positions;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use bots::net::{Rehearsal, of};
use bots::{Budget, Dice, Opinion, Search, Thinking, hint};
use positions::{Argues, contradictions, positions};

const SECOND: Budget = Budget::Time(Duration::from_secs(1));

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, count] = &args[..] else { panic!("a game and how many positions") };
    let count = count.parse().expect("how many positions");
    match game.as_str() {
        "ra" => measure::<ra::State>(count),
        "rawsiko" => measure::<rawsiko::State>(count),
        other => panic!("there is no game {other}"),
    }
}

#[derive(Default)]
struct Measured {
    asked: usize,
    contradictions: Vec<String>,
    agreed: usize,
    losses: Vec<f32>,
    took: Vec<Duration>,
}

fn measure<G: Argues>(count: usize)
where
    G::View: Send,
{
    let (open, measured) = (Mutex::new(positions::<G>(count, 7)), Mutex::new(Measured::default()));
    let work = || {
        loop {
            let Some(view) = open.lock().expect("no panic").pop() else { return };
            let one = look::<G>(&view);
            let mut all = measured.lock().expect("no panic");
            all.asked += 1;
            all.contradictions.extend(one.contradictions);
            all.agreed += one.agreed;
            all.losses.extend(one.losses);
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
    all.losses.sort_by(f32::total_cmp);
    let part = |n: usize| 100.0 * n as f32 / all.asked.max(1) as f32;
    let small = all.losses.iter().filter(|loss| **loss < 0.01).count();
    println!("{} positions of {}", all.asked, G::NAME);
    println!("  argue against themselves: {}", all.contradictions.len());
    all.contradictions.iter().for_each(|one| println!("    {one}"));
    println!("  level 6 with a second does the same: {:.1} %", part(all.agreed));
    println!("  the same, or loses less than a point of win share: {:.1} %", part(all.agreed + small));
    println!("  lost on average: {:.2} points", 100.0 * all.losses.iter().sum::<f32>() / all.asked.max(1) as f32);
    let at = |part: usize| all.took.get(all.took.len() * part / 100).copied().unwrap_or_default();
    println!("  a hint takes {:.2?} (median), {:.2?} (95th percentile)", at(50), at(95));
}

/// One position: the hint, and what the level thinks of it.
fn look<G: Argues>(view: &G::View) -> Measured {
    let begun = Instant::now();
    let told = hint::<G>(view, true, 1).expect("there is something to decide");
    let took = begun.elapsed();
    let advice = told.best().expect("it recommends something").action;
    let mut legal = Vec::new();
    G::complete(view, &mut Dice::new(2)).legal_actions(&mut legal);
    let net = of::<G>().expect("the program has a net").clone();
    let opinions = if G::TREE_OF_ONE {
        let thinking = Thinking { whim: 0.0, ..Thinking::new(SECOND) };
        Search::<G>::new(thinking, 2).judged_by(net).opinions(view, &legal)
    } else {
        Rehearsal::<G>::new(net, SECOND, 2).opinions(view, &legal)
    };
    let best = Opinion::best(&opinions).expect("something is legal");
    let prospect = |action| opinions.iter().find(|one| one.action == action && one.visits > 0).map(|one| one.prospect);
    let loss = prospect(best).unwrap_or(0.0) - prospect(advice).unwrap_or(0.0);
    Measured {
        asked: 1,
        contradictions: contradictions::<G>(&told),
        agreed: usize::from(best == advice),
        losses: if best == advice { Vec::new() } else { vec![loss.max(0.0)] },
        took: vec![took],
    }
}
