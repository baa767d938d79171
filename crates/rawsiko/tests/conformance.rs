//! RAWsiko keeps to what every game keeps to, at every table.

mod common;

use common::all_options;
use game::GameOptions;
use rawsiko::{Options, State};

#[test]
fn rawsiko_conforms_at_every_table_size() {
    testkit::conforms::<State>(6);
}

#[test]
fn rawsiko_conforms_with_every_combination_of_options() {
    for players in 3..=5 {
        for options in all_options(players, &[3]).iter().step_by(5) {
            testkit::conforms_on::<State>(options, 1);
        }
    }
}

#[test]
fn playthroughs_stay_as_they_are() {
    for (players, changed) in [
        (3, &[("turns", "4"), ("stranglehold", "on"), ("china", "on")][..]),
        (4, &[("turns", "3"), ("setup", "advanced"), ("leave-one", "on")]),
        (5, &[("turns", "3"), ("objectives", "open"), ("order", "fixed"), ("rounding", "down")]),
    ] {
        let mut options = Options::for_players(players).expect("3 to 5 play");
        for (key, value) in changed {
            options.set(key, value).expect("the value exists");
        }
        let text = testkit::playthrough::<State>(&options, 7);
        testkit::assert_golden(&format!("playthroughs/rawsiko-{players}.txt"), &text);
    }
}
