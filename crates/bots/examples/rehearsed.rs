//! Writes down what the choices of a net led to in rehearsals, for it to learn from (`khepri_train.rehearsed`).
//!
//! `cargo run --release -p bots --example rehearsed -- ROUNDS SECONDS SEED FILE [WEIGHTS]`
//!
//! The net plays games for two to five against itself, each action as often as it likes it. Of one in four decisions FILE
//! holds a row, where more than one choice is worth a rehearsal; each was rehearsed ROUNDS times. All cores play.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::time::{Duration, Instant};

use bots::net::{self, Desk, Manner, Rehearsal};
use bots::{Budget, Dice};
use game::{Game, Viewer};
use ra::{Action, State};
use rows::Rows;

#[path = "shared/asked.rs"]
mod asked;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/rows.rs"]
mod rows;

fn main() {
    let [rounds, seconds, seed, file] = &asked::asked("ROUNDS SECONDS SEED FILE");
    let [rounds, seconds, seed]: [u64; 3] = [rounds, seconds, seed].map(|text| text.parse().expect("a number"));
    let (begun, time) = (Instant::now(), Duration::from_secs(seconds));
    let all = Rows::gather(
        |_| begun.elapsed() < time,
        |number, rows| rehearse(rounds as usize, number, seed * 1_000_000 + number, rows),
    );
    println!("{} decisions in {:.0} s", all.len(), begun.elapsed().as_secs_f64());
    all.write(file);
}

/// Plays a game and writes down what some of its choices led to.
fn rehearse(rounds: usize, number: u64, seed: u64, rows: &mut Rows) {
    let players = 2 + (number % 4) as usize;
    let net = net::of::<State>().expect("there is a net");
    // What the net seldom does is what it learns least about by itself.
    let manner = Manner { hopeless: 0.002, ..Manner::default() };
    let mut rehearsal = Rehearsal::<State>::new(net.clone(), Budget::Playouts(1), seed).in_manner(manner);
    let (mut desk, mut hopes) = (Desk::default(), Vec::new());
    games::play(players, seed, |state, seat, legal, lots| {
        if let [only] = legal[..] {
            return only;
        }
        if lots.unit() < 0.25 {
            let opinions = rehearsal.compared(&state.view(Viewer::Seat(seat)), legal, rounds);
            if !opinions.is_empty() {
                rows.push(state, seat, legal, &opinions);
            }
        }
        net.hopes(state, seat, legal, &mut desk, &mut hopes);
        by_lot(legal, &hopes, lots)
    });
}

/// An action, each as often as it is liked.
fn by_lot(legal: &[Action], hopes: &[f32], lots: &mut Dice) -> Action {
    let mut left = lots.unit();
    for (action, hope) in legal.iter().zip(hopes) {
        left -= hope;
        if left < 0.0 {
            return *action;
        }
    }
    legal[0]
}
