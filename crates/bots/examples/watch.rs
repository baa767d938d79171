//! Writes down what a search does in games against the net, for a net to learn to play like it (`khepri_train.imitate`).
//!
//! `cargo run --release -p bots --example watch -- BUDGET GAMES SEED FILE [WEIGHTS]`
//!
//! Games for two to five in turn: the net has one chair, the search all others. BUDGET is that of a search by name, such as
//! `search:50ms`. FILE holds a row for every decision of the search that had a choice. All cores play.

#![allow(clippy::print_stdout, reason = "it is what it is for")]

use std::time::Instant;

use bots::net::{self, NetBot};
use bots::{Bot, Opinion, Search, Spec, Thinking};
use game::{Game, Seat, Viewer};
use ra::State;
use rows::Rows;

#[path = "shared/asked.rs"]
mod asked;
#[path = "shared/games.rs"]
mod games;
#[path = "shared/rows.rs"]
mod rows;

fn main() {
    let [budget, games, seed, file] = &asked::asked("BUDGET GAMES SEED FILE");
    let Ok(Spec::Search(thinking)) = Spec::parse::<State>(budget) else { panic!("{budget} is no search") };
    let [games, seed]: [u64; 2] = [games, seed].map(|text| text.parse().expect("a number"));
    let begun = Instant::now();
    let all =
        Rows::gather(|number| number < games, |number, rows| watch(thinking, number, seed * 1_000_000 + number, rows));
    println!("{} decisions of {games} games in {:.0} s", all.len(), begun.elapsed().as_secs_f64());
    all.write(file);
}

/// Plays a game and writes down what the searches do in it.
fn watch(thinking: Thinking, number: u64, seed: u64, rows: &mut Rows) {
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
        rows.push(state, seat, legal, &opinions);
        Opinion::best(&opinions).expect("there is one")
    });
}
