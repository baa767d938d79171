//! Writes down what a search does in games against the net, for a net to learn to play like it (`khepri_train.imitate`).
//!
//! `cargo run --release -p bots --example watch -- BUDGET GAMES SEED FILE [WEIGHTS]`
//!
//! Games for two to five in turn: the net has one chair, the search all others. BUDGET is that of a search by name, such as
//! `search:50ms`. FILE holds a row for every decision of the search that had a choice: what its seat saw, and how often it
//! tried each action (−1 where that is not legal); and it says of which game and version of the features. All cores play.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::features::observation;
use bots::net::{self, NetBot};
use bots::{Bot, Features, Opinion, Search, Spec, Thinking};
use game::{Game, Seat, Viewer};
use half::f16;
use ra::State;
use safetensors::Dtype;
use safetensors::tensor::TensorView;

#[path = "shared/games.rs"]
mod games;

/// What was seen of a search.
#[derive(Default)]
struct Seen {
    observations: Vec<f16>,
    visits: Vec<i32>,
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() == 5 {
        let weights = args.pop().expect("there are five");
        net::bring::<State>(Path::new(&weights)).unwrap_or_else(|error| panic!("{weights}: {error}"));
    }
    let [budget, games, seed, file] = &args[..] else { panic!("BUDGET GAMES SEED FILE [WEIGHTS]") };
    let Ok(Spec::Search(thinking)) = Spec::parse::<State>(budget) else { panic!("{budget} is no search") };
    let [games, seed]: [u64; 2] = [games, seed].map(|text| text.parse().expect("a number"));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let mut all = Seen::default();
    std::thread::scope(|scope| {
        let work = || {
            let mut seen = Seen::default();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return seen;
                }
                watch(thinking, number, seed * 1_000_000 + number, &mut seen);
            }
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let seen = worker.join().expect("no panic");
            all.observations.extend(seen.observations);
            all.visits.extend(seen.visits);
        }
    });
    let rows = all.visits.len() / State::ACTIONS;
    println!("{rows} decisions of {games} games in {:.0} s", begun.elapsed().as_secs_f64());
    let observations: Vec<u8> = all.observations.iter().flat_map(|value| value.to_le_bytes()).collect();
    let visits: Vec<u8> = all.visits.iter().flat_map(|value| value.to_le_bytes()).collect();
    let view = |kind, width, bytes| TensorView::new(kind, vec![rows, width], bytes).expect("as many as it says");
    let tensors = [
        ("observations", view(Dtype::F16, State::OBSERVATION, &observations)),
        ("visits", view(Dtype::I32, State::ACTIONS, &visits)),
    ];
    let card = [("game", State::NAME.to_owned()), ("features", State::VERSION.to_string())];
    let card = card.map(|(name, said)| (name.to_owned(), said)).into();
    safetensors::serialize_to_file(tensors, Some(card), Path::new(file))
        .unwrap_or_else(|error| panic!("{file}: {error}"));
}

/// Plays a game and writes down what the searches do in it.
fn watch(thinking: Thinking, number: u64, seed: u64, seen: &mut Seen) {
    let players = 2 + (number % 4) as usize;
    let chair = Seat::all(players).nth((number / 4) as usize % players).expect("a seat of the table");
    let net = net::of::<State>().expect("there is a net");
    let mut alone: Box<dyn Bot<State>> = Box::new(NetBot::new(net.clone(), seed));
    let mut searches: Vec<Search<State>> =
        (0..players as u64).map(|place| Search::new(thinking, seed * 8 + place)).collect();
    games::play(players, seed, |state, seat, legal, _| {
        let view = state.view(Viewer::Seat(seat));
        if seat == chair {
            return alone.choose(&view, legal);
        }
        if let [only] = legal[..] {
            return only;
        }
        let opinions = searches[seat.index()].opinions(&view, legal);
        let mut visits = vec![-1; State::ACTIONS];
        for opinion in &opinions {
            visits[state.index(opinion.action)] = opinion.visits as i32;
        }
        seen.observations.extend(observation(state, seat).into_iter().map(f16::from_f32));
        seen.visits.extend(visits);
        Opinion::best(&opinions).expect("there is one")
    });
}
