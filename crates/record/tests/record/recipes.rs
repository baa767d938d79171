//! Deals kept as data for checks that share no code with this: the recipe of a game beside records of it. The check of
//! the pages (`crates/pages/tests/js/fair.test.mjs`) reads them.

use game::notation::Step;
use game::{Actor, Dealt, GameOptions, Lots};
use record::{Dealer, Entry, Fair, Header, Record, Replay, Seeded};
use serde_json::json;
use testkit::Random;

/// A game at random, its first decisions taken back twice.
fn game<G: Dealt>(options: &[(&str, &str)], players: usize, seed: u64) -> serde_json::Value {
    let agreed = agreed::<G>(options, players);
    let dealt = Seeded::new(seed).game(0);
    let mut dealer = Dealer::<G>::new(&agreed, &dealt.secret, dealt.nonces(players));
    let mut record = Record::new(Header::<G>::new(agreed.clone(), dealer.setup.clone()));
    record.header.fair = Fair::seeded(&dealt, players);
    play(&mut record, &mut dealer, &mut Random::new(seed), &[(30, 12), (80, 0)], None);
    json!({ "recipe": G::recipe(&agreed), "record": record.to_string() })
}

/// A game that goes on after so many lines of another one, which has an undo itself; some of the new ones are taken back.
fn gone_on<G: Dealt>(options: &[(&str, &str)], players: usize, seed: u64, after: usize) -> serde_json::Value {
    let agreed = agreed::<G>(options, players);
    let [old, new] = [0, 1].map(|number| Seeded::new(seed).game(number));
    let mut dealer = Dealer::<G>::new(&agreed, &old.secret, old.nonces(players));
    let mut record = Record::new(Header::<G>::new(agreed.clone(), dealer.setup.clone()));
    let mut choices = Random::new(seed);
    play(&mut record, &mut dealer, &mut choices, &[(20, 12)], Some(after));
    let nonces = new.nonces(players);
    record.header.fair = Fair::promise(&new.secret, nonces).after(after).reveal(&new.secret);
    let mut dealer = Dealer::<G>::after(dealer.setup, &new.secret, nonces);
    play(&mut record, &mut dealer, &mut choices, &[(after + 12, after), (after + 30, after + 20)], None);
    json!({ "recipe": G::recipe(&agreed), "record": record.to_string() })
}

fn agreed<G: Dealt>(options: &[(&str, &str)], players: usize) -> G::Options {
    let mut agreed = G::Options::for_players(players).expect("so many play");
    for (key, value) in options {
        agreed.set(key, value).expect("offered");
    }
    agreed
}

/// Plays a record on by chance, to its end or until it has so many lines. `undos`: in which place one stands, and to
/// which line it goes back.
fn play<G: Dealt>(
    record: &mut Record<G>,
    dealer: &mut Dealer<G>,
    choices: &mut Random,
    undos: &[(usize, usize)],
    most: Option<usize>,
) {
    let mut replay = Replay::new(G::start(&record.header.options, &record.header.setup).expect("dealt"));
    for entry in &record.entries {
        replay.push(entry).expect("it was played");
    }
    let mut legal = Vec::new();
    while let Some(Actor::Seat(_)) = replay.state().to_act() {
        let played = record.entries.len();
        if Some(played) == most {
            return;
        }
        let entry = match undos.iter().find(|(at, _)| *at == played) {
            Some((_, to)) => Entry::Undo(*to),
            None => {
                replay.state().legal_actions(&mut legal);
                let action = legal[choices.below(legal.len() as u32) as usize];
                let mut asked = replay.state().clone();
                asked.play(action, &mut |_| ());
                let outcome = (asked.to_act() == Some(Actor::Chance)).then(|| dealer.outcome(&asked));
                Entry::Step(Step { action, outcome })
            }
        };
        replay.push(&entry).expect("it is legal");
        record.entries.push(entry);
    }
    record.result = Some(replay.state().scores());
}

#[test]
fn deals_are_kept_for_other_checks() {
    type Ra = record::states::Ra;
    type Rawsiko = record::states::Rawsiko;
    let advanced = [("setup", "advanced"), ("turns", "3"), ("china", "on")];
    let games = [
        game::<Ra>(&[], 2, 1),
        game::<Ra>(&[], 3, 2),
        game::<Ra>(&[("groups", "chosen")], 4, 3),
        game::<Ra>(&[], 5, 4),
        game::<Rawsiko>(&[("turns", "3")], 3, 5),
        game::<Rawsiko>(&advanced, 4, 6),
        game::<Rawsiko>(&advanced, 5, 7),
        gone_on::<Ra>(&[], 3, 8, 45),
        gone_on::<Ra>(&[], 5, 9, 30),
        gone_on::<Rawsiko>(&[("turns", "6")], 3, 10, 70),
        gone_on::<Rawsiko>(&[("setup", "advanced"), ("turns", "6")], 4, 11, 90),
    ];
    let lines: Vec<String> = games.iter().map(ToString::to_string).collect();
    testkit::assert_golden("deals.jsonl", &(lines.join("\n") + "\n"));
}
