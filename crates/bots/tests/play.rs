//! Every bot plays every table by the rules, repeats itself for a seed, and knows no more than its seat.

mod support;

use bots::{Dice, Plays, Spec, net};
use game::{Actor, Deal, Seat, Viewer};
use support::{play, table};

/// The bots that are quick enough to play whole games here.
const QUICK: [&str; 6] = ["random", "greedy", "1", "2", "3", "search:20"];

/// Every bot at every size of table, alone among its like and all mixed.
fn plays_by_the_rules<G: Plays>(options: &[&[&str]]) {
    for players in G::SEATS {
        for (seed, options) in (0..).zip(options) {
            let options = table::<G>(players, options);
            for who in QUICK {
                play::<G>(&options, &[who], seed);
            }
            play::<G>(&options, &QUICK[1..], seed);
        }
    }
}

#[test]
fn everybody_plays_ra_by_the_rules_to_the_end() {
    plays_by_the_rules::<ra::State>(&[&[]]);
}

#[test]
fn everybody_plays_rawsiko_by_the_rules_to_the_end() {
    plays_by_the_rules::<rawsiko::State>(&[
        &[],
        &["turns 3", "setup advanced", "china on", "leave-one on"],
        &["turns 7", "stranglehold on", "order fixed", "rounding down", "objectives open"],
        &["turns 4", "china on", "stranglehold on", "objectives open"],
    ]);
}

fn repeats_itself<G: Plays>() {
    let options = table::<G>(3, &[]);
    for who in QUICK {
        let once = play::<G>(&options, &[who], 5);
        assert_eq!(once, play::<G>(&options, &[who], 5), "{who}");
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    repeats_itself::<ra::State>();
    repeats_itself::<rawsiko::State>();
}

/// A budget without end would be noticed.
fn takes_the_only_action<G: Plays>() {
    let options = table::<G>(3, &[]);
    let Deal { setup, .. } = G::deal(&options, &mut Dice::new(1));
    let state = G::start(&options, &setup).expect("a dealt set-up is sound");
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat begins") };
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    for who in ["random", "1", "4", "6", "search:100000000"] {
        let mut bot = Spec::parse::<G>(who).expect("there is such a bot").make::<G>(1);
        let last = &legal[legal.len() - 1..];
        assert_eq!(bot.choose(&state.view(Viewer::Seat(seat)), last), last[0], "{who}");
    }
}

#[test]
fn a_single_legal_action_is_played_at_once() {
    takes_the_only_action::<ra::State>();
    takes_the_only_action::<rawsiko::State>();
}

/// Plays a game and asks, at each decision, for the choice on the real state and on one with all that is hidden from the
/// seat drawn anew: the views are of different games, and look the same.
fn knows_no_more_than_its_seat<G: Plays>(who: &str, seed: u64) -> usize {
    let options = table::<G>(4, &[]);
    let spec = Spec::parse::<G>(who).expect("there is such a bot");
    let mut lots = Dice::new(seed);
    let Deal { setup, mut fate } = G::deal(&options, &mut lots);
    let mut state = G::start(&options, &setup).expect("a dealt set-up is sound");
    let (mut legal, mut other_legal, mut differed) = (Vec::new(), Vec::new(), 0);
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let other = G::complete(&view, &mut lots);
                let others =
                    |state: &G| Seat::all(4).map(|one| format!("{:?}", state.view(Viewer::Seat(one)))).collect();
                let (real, drawn): (Vec<String>, Vec<String>) = (others(&state), others(&other));
                differed += usize::from(real != drawn);
                state.legal_actions(&mut legal);
                other.legal_actions(&mut other_legal);
                assert_eq!(legal, other_legal);
                let choice = spec.make::<G>(seed).choose(&view, &legal);
                assert_eq!(choice, spec.make::<G>(seed).choose(&other.view(Viewer::Seat(seat)), &legal), "{who}");
                choice
            }
        };
        state.play(action, &mut |_| ());
    }
    differed
}

#[test]
fn a_choice_does_not_depend_on_what_the_view_hides() {
    for who in ["1", "3", "search:10"] {
        assert!(knows_no_more_than_its_seat::<rawsiko::State>(who, 3) > 10, "{who}: nothing was hidden");
        // Whoever remembers every scoring knows all of Ra but the order of the bag, which is in no state at all.
        assert_eq!(knows_no_more_than_its_seat::<ra::State>(who, 3), 0, "{who}");
    }
}

/// A release with spoilt weights would play on with search and not be noticed.
#[test]
fn the_nets_in_the_program_are_sound() {
    assert_eq!(net::checked::<ra::State>().err(), None);
    assert_eq!(net::checked::<rawsiko::State>().err(), None);
}
