//! `undo N`: the lines stay, the game goes back.

use game::Game;
use record::Entry;

use crate::{HEADER, fault, read};

fn drawn(steps: &str) -> Vec<String> {
    let game = read(&format!("{HEADER}{steps}")).expect("a sound record");
    let step_text = |step: &_| <ra::State as game::notation::Notation>::step_text(step);
    game.replay.path().iter().map(|played| step_text(&played.step)).collect()
}

#[test]
fn the_game_stands_where_it_stood_after_the_step() {
    assert_eq!(drawn("draw nile\ndraw gold\ninvoke\nundo 2\ndraw art\n"), ["draw nile", "draw gold", "draw art"]);
}

#[test]
fn undone_lines_and_undo_lines_are_counted() {
    // 1 nile, 2 gold, 3 undo, 4 gold again, 5 invoke, 6 undo to after 4.
    let steps = "draw nile\ndraw gold\nundo 1\ndraw gold\ninvoke\nundo 4\ndraw art\n";
    assert_eq!(drawn(steps), ["draw nile", "draw gold", "draw art"]);
}

#[test]
fn an_undone_step_can_be_brought_back() {
    assert_eq!(drawn("draw nile\ninvoke\nundo 1\nundo 2\npass\n"), ["draw nile", "invoke", "pass"]);
}

#[test]
fn an_undo_can_go_to_an_undo_and_to_the_start() {
    assert_eq!(drawn("draw nile\nundo 0\ninvoke\nundo 2\ndraw nile\n"), ["draw nile"]);
    let start = read(&format!("{HEADER}draw nile\nundo 0\n")).expect("sound");
    assert_eq!(start.replay.state(), &start.replay.start);
}

#[test]
fn what_was_drawn_and_undone_comes_again() {
    let changed = format!("{HEADER}draw nile\ndraw gold\nundo 1\ninvoke\npass\nbid 8\ndraw art\n");
    assert!(fault(&changed).contains("what was drawn and undone comes again: expected `draw gold`"));
    assert!(read(&changed.replace("draw art", "draw gold")).is_ok());
}

#[test]
fn events_of_undone_steps_are_dropped_and_the_lines_stay() {
    let game = read(&format!("{HEADER}draw nile\ndraw gold\nundo 1\n")).expect("sound");
    assert_eq!(game.replay.events().len(), 1);
    assert_eq!(game.record.entries.len(), 3);
    assert_eq!(game.record.entries[2], Entry::Undo(1));
    assert_eq!(game.replay.state().track().tiles(), [ra::Tile::Nile]);
    assert!(game.replay.state().to_act().is_some());
}

#[test]
fn the_end_of_the_game_can_be_undone() {
    let epoch = format!("{}draw ra\n", "draw ra\npass\npass\n".repeat(5));
    let over = epoch.repeat(3);
    let steps = over.lines().count();
    let game = read(&format!("{HEADER}{over}undo {}\n", steps - 1)).expect("sound");
    assert!(game.replay.state().to_act().is_some());
    let again = read(&format!("{HEADER}{over}undo {}\ndraw ra\nresult 0 0\n", steps - 1)).expect("sound");
    assert!(again.replay.state().to_act().is_none());
}
