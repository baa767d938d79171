//! Writes down how games of RAWsiko stand, as a seat sees it, and who won, for a net to learn to judge
//! (`khepri_train.standing`).
//!
//! `cargo run --release -p bots --example standings -- GAMES SEED FILE [one]`
//!
//! The quick player plays games for three to five against itself, with a whim now and then. Of every other chapter FILE
//! holds a row: how things stood at its end, in the eyes of a seat by lot; with `one` it holds one row of each game, which
//! then hang together in nothing (`khepri_train.judgement --standings`). All cores play.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::path::Path;
use std::time::Instant;

use bots::features::observation;
use bots::{Dice, Features, Plays, Policy};
use game::{Actor, Deal, Game, GameOptions, MAX_SEATS, Seat};
use half::f16;
use rawsiko::{Options, State};
use safetensors::Dtype;
use safetensors::tensor::TensorView;

/// How often a player does anything at all: what follows a blunder must be judged, too.
const WHIM: f32 = 0.02;
/// How many chapters are kept.
const KEPT: f32 = 0.5;
/// What the quick player would do, which observations end with, is told only to whoever decides: it is left out.
const SEEN: usize = State::OBSERVATION - State::ACTIONS;

/// What was seen, each seat's part of the win in the end by distance from the one that looked, and how many played.
#[derive(Default)]
struct Rows {
    observations: Vec<u8>,
    shares: Vec<u8>,
    players: Vec<u8>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (games, seed, file, one) = match &args[..] {
        [games, seed, file] => (games, seed, file, false),
        [games, seed, file, word] if word == "one" => (games, seed, file, true),
        _ => panic!("GAMES SEED FILE [one]"),
    };
    let [games, seed]: [u64; 2] = [games, seed].map(|text| text.parse().expect("a number"));
    let begun = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let parts: Vec<Rows> = std::thread::scope(|scope| {
        let part = |core| {
            move || {
                (core..games).step_by(cores as usize).fold(Rows::default(), |rows, number| {
                    played(3 + (number % 3) as usize, seed * 1_000_000 + number, one, rows)
                })
            }
        };
        let workers: Vec<_> = (0..cores).map(|core| scope.spawn(part(core))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no panic")).collect()
    });
    let mut all = Rows::default();
    for rows in parts {
        all.observations.extend(rows.observations);
        all.shares.extend(rows.shares);
        all.players.extend(rows.players);
    }
    println!("{} standings of {games} games in {:.0} s", all.players.len(), begun.elapsed().as_secs_f64());
    all.write(file);
}

/// Plays a game and writes down how it stood on the way, often or at one time.
fn played(players: usize, seed: u64, one: bool, mut rows: Rows) -> Rows {
    let options = Options::for_players(players).expect("3 to 5 play");
    let mut dice = Dice::new(seed);
    let Deal { setup, mut fate } = State::deal(&options, &mut dice);
    let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
    let mut quick = <State as Plays>::Quick::default();
    let (mut legal, mut chapter, mut kept) = (Vec::new(), 0, Vec::new());
    while let Some(actor) = state.to_act() {
        if state.turn() > 0 && state.chapter() != chapter {
            chapter = state.chapter();
            if dice.unit() < KEPT {
                let seats: Vec<Seat> = Seat::all(players).collect();
                kept.push((state, dice.pick(&seats)));
            }
        }
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut dice),
            Actor::Seat(_) if dice.unit() < WHIM => {
                state.legal_actions(&mut legal);
                dice.pick(&legal)
            }
            Actor::Seat(_) => quick.decide(&state, &mut legal, &mut dice),
        };
        state.play(action, &mut |_| ());
    }
    if one && !kept.is_empty() {
        kept = vec![dice.pick(&kept)];
    }
    let won = state.win_shares();
    for (then, seat) in kept {
        let seen = observation(&then, seat);
        rows.observations.extend(seen[..SEEN].iter().flat_map(|value| f16::from_f32(*value).to_le_bytes()));
        let mut shares = [0.0; MAX_SEATS];
        for (share, other) in shares.iter_mut().zip(seat.round(players)) {
            *share = won[other] as f32;
        }
        rows.shares.extend(shares.iter().flat_map(|share| share.to_le_bytes()));
        rows.players.push(players as u8);
    }
    rows
}

impl Rows {
    /// Writes the file, which says of which game and version of the features it is.
    fn write(&self, file: &str) {
        let rows = self.players.len();
        let view = |kind, shape, bytes| TensorView::new(kind, shape, bytes).expect("as many as it says");
        let tensors = [
            ("observations", view(Dtype::F16, vec![rows, SEEN], &self.observations)),
            ("shares", view(Dtype::F32, vec![rows, MAX_SEATS], &self.shares)),
            ("players", view(Dtype::U8, vec![rows], &self.players)),
        ];
        let card = [("game", State::NAME.to_owned()), ("features", State::VERSION.to_string())];
        let card = card.map(|(name, said)| (name.to_owned(), said)).into();
        safetensors::serialize_to_file(tensors, Some(card), Path::new(file))
            .unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}
