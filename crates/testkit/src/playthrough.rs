//! A whole game with everything that can be known of it printed at every step, to be kept and compared.

use std::fmt::Write as _;

use game::notation::Notation;
use game::{GameOptions, Names, Seat, Told, Viewer};

use crate::RandomGame;

/// The playthrough of one random game.
#[must_use]
pub fn playthrough<G: Notation + Told>(options: &G::Options, seed: u64) -> String {
    let mut game = RandomGame::<G>::new(options, seed);
    let names = Names::new(None, options.players());
    let mut text = format!("game {} (rules {})\nplayers {}\n", G::NAME, G::RULES_VERSION, options.players());
    for (spec, value) in options.changed() {
        let _ = writeln!(text, "option {} {value}", spec.key);
    }
    for (key, value) in G::write_setup(options, &game.setup) {
        let _ = writeln!(text, "{key} {value}");
    }
    let _ = writeln!(text, "{}", game.state.opening(&names));
    write_views(&mut text, &game.state);

    let (mut count, mut actions, mut all_events) = (0, Vec::new(), Vec::new());
    while let Some(actor) = game.state.to_act() {
        game.state.legal_actions(&mut actions);
        let Some(step) = game.choose() else { break };
        count += 1;
        let _ = write!(text, "\n[{count}] {actor} may:");
        for action in &actions {
            let _ = write!(text, " {action:?}");
        }
        let _ = writeln!(text, "\n> {}", G::step_text(&step));
        for event in game.play(step) {
            let _ = writeln!(text, "  {event:?}");
            if let Some(told) = G::tell(options, &event, &names) {
                let _ = writeln!(text, "  | {}", told.trim_end().replace('\n', "\n  | "));
            }
            all_events.push(event);
        }
        let _ = writeln!(text, "  scores {:?} ranks {:?}", values(&game.state.scores()), values(&game.state.ranks()));
        let _ = writeln!(text, "  {:?}", game.state);
    }
    let _ = writeln!(text, "\n{}", game.state.standing(&names));
    write_views(&mut text, &game.state);
    text
}

fn values<T: Copy>(all: &game::BySeat<T>) -> Vec<T> {
    all.values().copied().collect()
}

fn write_views<G: game::Game>(text: &mut String, state: &G) {
    for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let _ = writeln!(text, "{:?}", state.view(viewer));
    }
}
