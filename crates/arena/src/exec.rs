//! A bot that is another program: it reads lines of JSON and answers with lines of JSON. `docs/bot-protocol.md` says
//! which.
//!
//! Each thread has one process for each command, whatever the number of games and chairs it plays in: starting a
//! program takes longer than a game.

mod process;

use std::cell::RefCell;
use std::collections::HashMap;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::Bot;
use game::notation::{Notation, Step};
use serde_json::{Value, json};

pub use process::{Failed, Process};

/// What such a bot is called on the command line: `exec:python3 bot.py`.
pub const EXEC: &str = "exec:";
/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// So many milliseconds a bot may think about one decision.
static PATIENCE: AtomicU64 = AtomicU64::new(10_000);

/// From now on a bot may think so long about one decision.
pub fn set_patience(patience: Duration) {
    PATIENCE.store(u64::try_from(patience.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
}

fn patience() -> Duration {
    Duration::from_millis(PATIENCE.load(Ordering::Relaxed))
}

thread_local! {
    /// The processes of this thread, by command.
    static PROCESSES: RefCell<HashMap<String, Process>> = RefCell::default();
}

/// A chair in one game, played by another program.
pub struct ExecBot<G> {
    command: String,
    /// The number of the game, so that a program with several chairs can tell them apart.
    id: u64,
    seed: u64,
    begun: bool,
    game: PhantomData<fn() -> G>,
}

impl<G: Notation> ExecBot<G> {
    /// A chair for this command.
    #[must_use]
    pub fn new(command: &str, seed: u64) -> Self {
        static GAMES: AtomicU64 = AtomicU64::new(1);
        let id = GAMES.fetch_add(1, Ordering::Relaxed);
        ExecBot { command: command.to_owned(), id, seed, begun: false, game: PhantomData }
    }

    fn ask(&mut self, process: &mut Process, view: &G::View, legal: &[G::Action]) -> Result<G::Action, Failed> {
        let json = serde_json::to_value(view).map_err(|error| process.failed(error))?;
        if !self.begun {
            self.begun = true;
            process.tell(&start(G::NAME, self.id, &json, self.seed));
        }
        let text = |action: &G::Action| G::step_text(&Step { action: *action, outcome: None });
        let offered = |action: &G::Action| json!({ "step": text(action) });
        let offers: Vec<Value> = legal.iter().map(offered).collect();
        let answer = process.ask(&question(self.id, &json, &offers), &offers, patience())?;
        legal.iter().find(|action| text(action) == answer).copied().ok_or_else(|| process.failed("it chose nothing"))
    }
}

impl<G: Notation> Bot<G> for ExecBot<G> {
    /// Where nobody can be told that the program failed, the first action that is legal.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.try_choose(view, legal).unwrap_or(legal[0])
    }

    fn try_choose(&mut self, view: &G::View, legal: &[G::Action]) -> Result<G::Action, String> {
        PROCESSES.with_borrow_mut(|processes| {
            if !processes.contains_key(&self.command) {
                let process = Process::start_line(&self.command).map_err(|failed| failed.to_string())?;
                processes.insert(self.command.clone(), process);
            }
            let process = processes.get_mut(&self.command).ok_or("it was not started")?;
            self.ask(process, view, legal).map_err(|failed| failed.to_string())
        })
    }
}

impl<G> Drop for ExecBot<G> {
    fn drop(&mut self) {
        // A thread that ends has ended its processes; then nobody needs to be told.
        let _ = PROCESSES.try_with(|processes| {
            if let Some(process) = processes.borrow().get(&self.command).filter(|_| self.begun) {
                process.tell(&end(self.id));
            }
        });
    }
}

/// The first line of a game.
#[must_use]
pub fn start(game: &str, id: u64, view: &Value, seed: u64) -> Value {
    json!({
        "type": "start",
        "protocol": PROTOCOL,
        "game": game,
        "id": id,
        "seat": view["viewer"],
        "players": view["seats"].as_array().map_or(0, Vec::len),
        "options": view["options"],
        "seed": seed,
    })
}

/// A decision that the bot must take.
#[must_use]
pub fn question(id: u64, view: &Value, legal: &[Value]) -> Value {
    json!({ "type": "move", "id": id, "seat": view["viewer"], "view": view, "legal": legal })
}

/// The last line of a game.
#[must_use]
pub fn end(id: u64) -> Value {
    json!({ "type": "end", "id": id })
}
