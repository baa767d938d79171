//! Deals kept as data for checks that share no code with this: the recipe of a game beside records of it. The check of
//! the pages (`crates/pages/tests/js/fair.test.mjs`) reads them.

use game::notation::Step;
use game::{Actor, Dealt, GameOptions, Lots};
use record::{Dealer, Entry, Fair, Header, Record, Replay, Seeded};
use serde_json::json;
use testkit::Random;

/// A game at random, its first decisions taken back twice.
fn game<G: Dealt>(options: &[(&str, &str)], players: usize, seed: u64) -> serde_json::Value {
    let mut agreed = G::Options::for_players(players).expect("so many play");
    for (key, value) in options {
        agreed.set(key, value).expect("offered");
    }
    let dealt = Seeded::new(seed).game(0);
    let mut dealer = Dealer::<G>::new(&agreed, &dealt.secret, dealt.nonces(players));
    let mut header = Header::<G>::new(agreed.clone(), dealer.setup.clone());
    header.fair = Fair::seeded(&dealt, players);
    let mut record = Record::new(header);
    let mut replay = Replay::new(G::start(&agreed, &dealer.setup).expect("dealt"));
    let mut lots = Random::new(seed);
    let mut legal = Vec::new();
    while let Some(Actor::Seat(_)) = replay.state().to_act() {
        let entry = match record.entries.len() {
            30 => Entry::Undo(12),
            80 => Entry::Undo(0),
            _ => {
                replay.state().legal_actions(&mut legal);
                let action = legal[lots.below(legal.len() as u32) as usize];
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
    json!({ "recipe": G::recipe(&agreed), "record": record.to_string() })
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
    ];
    let lines: Vec<String> = games.iter().map(ToString::to_string).collect();
    testkit::assert_golden("deals.jsonl", &(lines.join("\n") + "\n"));
}
