//! Ra keeps to what every game keeps to, at every table.

use game::GameOptions;
use ra::{Options, State};

#[test]
fn ra_conforms_at_every_table_size() {
    testkit::conforms::<State>(40);
}

#[test]
fn ra_conforms_with_every_option_changed() {
    for players in 2..=5 {
        let mut options = Options::for_players(players).expect("2 to 5 play");
        for (key, value) in [("scores", "open"), ("track", "tiles"), ("edition", "2023"), ("groups", "chosen")] {
            options.set(key, value).expect("the value exists");
        }
        testkit::conforms_on::<State>(&options, 5);
    }
}

#[test]
fn playthroughs_stay_as_they_are() {
    for players in 2..=5 {
        let options = Options::for_players(players).expect("2 to 5 play");
        let text = testkit::playthrough::<State>(&options, 7);
        testkit::assert_golden(&format!("playthroughs/ra-{players}.txt"), &text);
    }
}
