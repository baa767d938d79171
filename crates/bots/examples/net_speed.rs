//! How long a net takes on one core: to answer alone and in batches of 64, to decide, and to decide with rehearsals.
//!
//! `cargo run --release -p bots --example net_speed -- [WEIGHTS]`

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use bots::features::observation;
use bots::net::{self, Desk, NetBot, Rehearsal};
use bots::{Bot, Budget, Spec};
use game::{Game, Seat, Viewer};
use ra::State;

#[path = "shared/games.rs"]
mod games;

/// So many rows are answered together.
const BATCH: usize = 64;
const DECISIONS: usize = 4096;
const SEARCHES: usize = 200;

/// Where somebody decides, who, and between what.
type Decision = (State, Seat, Vec<ra::Action>);

fn main() {
    if let Some(weights) = std::env::args().nth(1) {
        net::bring::<State>(Path::new(&weights)).unwrap_or_else(|error| panic!("{weights}: {error}"));
    }
    let net = net::of::<State>().expect("there is a net: name a file of weights");
    let decisions = decisions();
    let (mut desk, mut hopes) = (Desk::default(), Vec::new());
    let alone = fastest(&decisions, |some| {
        for (state, seat, legal) in some {
            black_box(net.think(state, *seat, legal, &mut desk, &mut hopes));
        }
    });
    let rows: Vec<f32> = decisions.iter().flat_map(|(state, seat, _)| observation(state, *seat)).collect();
    let width = rows.len() / decisions.len();
    let together = fastest(&rows, |some| drop(black_box(net.answers(4, some)))) * width as f64;
    println!("alone {alone:.1} µs, in batches of {BATCH} {together:.1} µs a decision");
    tell("net", decisions.iter().map(|decision| time(decision, || NetBot::new(net.clone(), 1))));
    for playouts in [200, 1000] {
        let bot = || Rehearsal::<State>::new(net.clone(), Budget::Playouts(playouts), 1);
        let some = decisions.iter().step_by(decisions.len() / SEARCHES);
        tell(&format!("net:{playouts}"), some.map(|decision| time(decision, bot)));
    }
}

fn tell(name: &str, times: impl Iterator<Item = Duration>) {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1e3;
    println!("{name}: median {:.2} ms, 90th percentile {:.2} ms, 99th {:.2} ms", at(50), at(90), at(99));
}

fn time<B: Bot<State>>((state, seat, legal): &Decision, bot: impl Fn() -> B) -> Duration {
    let mut bot = bot();
    let view = state.view(Viewer::Seat(*seat));
    let begun = Instant::now();
    black_box(bot.choose(&view, legal));
    begun.elapsed()
}

/// µs for each, from the fastest of a few runs over every 64 decisions: other programs disturb fewer of those.
fn fastest<T>(all: &[T], mut run: impl FnMut(&[T])) -> f64 {
    let size = all.len() / (DECISIONS / BATCH);
    let mut best = vec![f64::MAX; all.len() / size];
    for _ in 0..9 {
        for (best, some) in best.iter_mut().zip(all.chunks_exact(size)) {
            let begun = Instant::now();
            run(some);
            *best = best.min(begun.elapsed().as_secs_f64());
        }
    }
    best.iter().sum::<f64>() * 1e6 / (best.len() * size) as f64
}

/// Decisions with a choice, from games of the quick player at every size of table.
fn decisions() -> Vec<Decision> {
    let mut found = Vec::new();
    for seed in 0.. {
        let mut quick = Spec::Greedy.make::<State>(seed);
        games::play(2 + seed as usize % 4, seed, |state, seat, legal, _| {
            if legal.len() > 1 {
                found.push((*state, seat, legal.to_vec()));
            }
            quick.choose(&state.view(Viewer::Seat(seat)), legal)
        });
        if found.len() >= DECISIONS {
            found.truncate(DECISIONS);
            break;
        }
    }
    found
}
