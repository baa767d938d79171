//! Which of several bots chooses better: all are asked about the same positions, and where they differ each choice is
//! played on many times with the same luck. To try many variants of a bot it needs a decision of each, not a game.
//!
//! `cargo run --release -p bots --example regret -- PLAYERS POSITIONS GAMES BOT BOT [BOT…]`
//!
//! Positions are of games of the net against itself, one a game; the net, as it likes at first sight, plays on. Prints how
//! much more each bot wins than the first one for a decision, in thousandths of a win.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::sync::atomic::{AtomicU64, Ordering};

use bots::Dice;
use bots::net::{self, Desk};
use game::{Actor, Game, Seat, Viewer};
use ra::{Action, State};

#[path = "shared/games.rs"]
mod games;
#[path = "shared/maker.rs"]
mod maker;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [players, positions, games, bots @ ..] = &args[..] else { panic!("PLAYERS POSITIONS GAMES BOT BOT [BOT…]") };
    let [players, positions, games] = [players, positions, games].map(|text| text.parse::<u64>().expect("a number"));
    let makers: Vec<_> = bots.iter().map(|name| maker::maker(name)).collect();
    let next = AtomicU64::new(0);
    let found: Vec<Vec<f64>> = std::thread::scope(|scope| {
        let work = || {
            let mut found = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= positions {
                    return found;
                }
                let (state, seat) = position(players as usize, number);
                let mut legal = Vec::new();
                state.legal_actions(&mut legal);
                let view = state.view(Viewer::Seat(seat));
                let choices: Vec<Action> = makers.iter().map(|make| make(number).choose(&view, &legal)).collect();
                let mut worth: Vec<(Action, f64)> = Vec::new();
                let differ = choices.iter().any(|choice| *choice != choices[0]);
                found.push(
                    choices
                        .iter()
                        .map(|choice| match worth.iter().find(|(action, _)| action == choice) {
                            _ if !differ => 0.0,
                            Some((_, worth)) => *worth,
                            None => {
                                let won = played_on(&state, seat, *choice, games);
                                worth.push((*choice, won));
                                won
                            }
                        })
                        .collect(),
                );
            }
        };
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    for (place, name) in bots.iter().enumerate() {
        let more: Vec<f64> = found.iter().map(|worth| 1000.0 * (worth[place] - worth[0])).collect();
        let n = more.len() as f64;
        let mean = more.iter().sum::<f64>() / n;
        let sd = (more.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
        let other = more.iter().filter(|one| **one != 0.0).count() as f64 / n;
        println!(
            "{players} players: {name}: {mean:+.2} ± {:.2} thousandths; another choice in {:.0} of 100 of {n}",
            1.96 * sd / n.sqrt(),
            100.0 * other
        );
    }
}

/// A decision with a choice from a game of the net against itself, each as likely as the others.
fn position(players: usize, number: u64) -> (State, Seat) {
    let mut bot = maker::maker("net")(number);
    let (mut kept, mut seen) = (None, 0);
    games::play(players, number, |state, seat, legal, lots| {
        if legal.len() > 1 {
            seen += 1;
            if lots.unit() * (seen as f32) < 1.0 {
                kept = Some((*state, seat));
            }
        }
        bot.choose(&state.view(Viewer::Seat(seat)), legal)
    });
    kept.expect("every game has a decision")
}

/// The share of wins after a choice. The same games for every choice, as far as chance is asked alike.
fn played_on(state: &State, seat: Seat, choice: Action, games: u64) -> f64 {
    let net = net::of::<State>().expect("there is a net");
    let (mut desk, mut hopes, mut legal, mut weights) = (Desk::default(), Vec::new(), Vec::new(), Vec::new());
    let mut won = 0.0;
    for game in 0..games {
        let mut luck = Dice::new(game);
        let mut state = *state;
        state.play(choice, &mut |_| ());
        while let Some(actor) = state.to_act() {
            let action = match actor {
                Actor::Chance => {
                    state.chance_classes(&mut weights);
                    luck.pick_weighted(&weights)
                }
                Actor::Seat(seat) => {
                    state.legal_actions(&mut legal);
                    if let [only] = legal[..] {
                        only
                    } else {
                        net.hopes(&state, seat, &legal, &mut desk, &mut hopes);
                        let best = legal.iter().zip(&hopes).max_by(|(_, one), (_, other)| one.total_cmp(other));
                        *best.expect("there is one").0
                    }
                }
            };
            state.play(action, &mut |_| ());
        }
        won += state.win_shares()[seat];
    }
    won / games as f64
}
