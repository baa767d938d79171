//! Plays one bot against a table of another and prints the share of wins: for trying things out.
//!
//! `cargo run --release -p bots --example duel -- CHALLENGER FIELD PLAYERS DEALS [WEIGHTS]`

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::time::Instant;

use game::{Game, Seat, Viewer};

#[path = "shared/asked.rs"]
mod asked;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/maker.rs"]
mod maker;

fn main() {
    let [challenger, field, players, deals] = &asked::asked("CHALLENGER FIELD PLAYERS DEALS");
    let (challenger, field) = (&maker::maker(challenger), &maker::maker(field));
    let (players, deals): (usize, u64) = (players.parse().expect("players"), deals.parse().expect("deals"));
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let shares: Vec<(f64, f64, f64, u64)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut found = Vec::new();
                    for deal in (worker..deals).step_by(threads as usize) {
                        let (mut share, mut points, mut time, mut decisions) = (0.0, 0.0, 0.0, 0);
                        for chair in Seat::all(players) {
                            let mut seats: Vec<_> = Seat::all(players)
                                .map(|seat| {
                                    let make = if seat == chair { challenger } else { field };
                                    make(deal * 64 + (chair.index() * 8 + seat.index()) as u64)
                                })
                                .collect();
                            let state = games::play(players, deal, |state, seat, legal, _| {
                                let view = state.view(Viewer::Seat(seat));
                                let begun = Instant::now();
                                let action = seats[seat.index()].choose(&view, legal);
                                if seat == chair {
                                    time += begun.elapsed().as_secs_f64();
                                    decisions += 1;
                                }
                                action
                            });
                            share += state.win_shares()[chair];
                            points += f64::from(state.scores()[chair]);
                        }
                        found.push((share / players as f64, points / players as f64, time, decisions));
                    }
                    found
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    let n = shares.len() as f64;
    let mean = shares.iter().map(|s| s.0).sum::<f64>() / n;
    let sd = (shares.iter().map(|s| (s.0 - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
    let points = shares.iter().map(|s| s.1).sum::<f64>() / n;
    let ms = 1000.0 * shares.iter().map(|s| s.2).sum::<f64>() / shares.iter().map(|s| s.3).sum::<u64>() as f64;
    let half = 1.96 * sd / n.sqrt();
    println!(
        "{players} players: share {mean:.3} ± {half:.3} = {:.2} × fair; points {points:.1}; {ms:.3} ms a decision",
        mean * players as f64
    );
}
