//! Matches and ladders at tables of Ra: what is mirrored, what is counted, what is refused.

mod journal;
mod ladder;
mod mirrored;
mod mishaps;
mod what_if;

use std::sync::{Arc, Mutex};

use arena::{Entrant, Match, MatchReport, Plan};
use bots::Bot;
use game::{GameOptions, Seat, Viewer};
use ra::{Action, Options, State, View};

fn options(players: usize) -> Options {
    Options::for_players(players).expect("2 to 5 play")
}

fn bot(name: &str) -> Entrant<State> {
    Entrant::parse(name).expect("there is such a bot")
}

fn plan(deals: u64, threads: usize) -> Plan<'static> {
    Plan { deals, seed: 1, threads, journal: None }
}

fn versus(players: usize, challenger: &str, field: &str) -> Match<State> {
    Match { options: options(players), challenger: bot(challenger), field: bot(field), luck: false }
}

/// What must not depend on how fast the machine is.
fn untimed(report: MatchReport) -> MatchReport {
    MatchReport { ms_per_decision_median: None, ms_per_decision_p99: None, seconds: None, ..report }
}

/// What a bot was shown.
type Seen = Arc<Mutex<Vec<View>>>;

/// Takes the first legal action and notes what it sees.
struct Spy(Seen);

impl Bot<State> for Spy {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.0.lock().expect("no panic").push(view.clone());
        legal[0]
    }
}

fn spy(name: &str) -> (Entrant<State>, Seen) {
    let seen = Seen::default();
    let notes = Arc::clone(&seen);
    (Entrant::new(name, move |_| Box::new(Spy(Arc::clone(&notes)))), seen)
}

fn seat_of(view: &View) -> Seat {
    match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => panic!("a bot sees what its seat sees"),
    }
}
