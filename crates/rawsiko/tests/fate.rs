//! The deal: which lot is for what, and dice that come again after a step back.

mod common;

use common::{Random, RandomGame, all_options};
use game::{Actor, Game, GameOptions, Lots, Seat};
use rawsiko::{Action, Continent, Objective, Options, Phase, State};

/// Lots from a script, with what was asked for.
#[derive(Default)]
struct Script {
    answers: Vec<u32>,
    asked: Vec<u32>,
}

impl Lots for Script {
    fn below(&mut self, n: u32) -> u32 {
        let answer = self.answers.get(self.asked.len()).copied().unwrap_or(0);
        self.asked.push(n);
        answer % n
    }
}

fn options(players: usize, setup: &str) -> Options {
    let mut options = Options::for_players(players).expect("3 to 5 play");
    options.set("setup", setup).expect("a value");
    options
}

#[test]
fn first_the_cards_then_who_begins() {
    let mut script = Script { answers: vec![11, 0, 2], ..Script::default() };
    let deal = State::deal(&options(4, "simple"), &mut script);
    assert_eq!(script.asked, [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 4]);
    // Place 0 gets the last card, place 1 the first of the rest, place 2 the third of the rest.
    let dealt: Vec<&str> = deal.setup.objectives.values().map(|card| card.id()).collect();
    assert_eq!(dealt, ["obj-12", "obj-02", "obj-05", "obj-04"]);
    assert_eq!((deal.setup.first, deal.setup.continents), (Seat::FIRST, None));
}

#[test]
fn then_the_continents_one_by_one_forward_and_back() {
    let mut script = Script::default();
    let deal = State::deal(&options(4, "advanced"), &mut script);
    // Six are free, then one less each time; the last two choose from what one other player holds.
    assert_eq!(script.asked[12..], [6, 5, 4, 3, 2, 1, 5, 5]);
    let continents = deal.setup.continents.expect("they are dealt");
    let ids: Vec<String> = continents.values().map(|pair| pair.map(Continent::id).join(" ")).collect();
    // The first of those left, each time: seats 0 to 3, then 3 to 0; seat 0 may not return to North America.
    assert_eq!(ids, ["north-america south-america", "south-america north-america", "europe oceania", "africa asia"]);
}

#[test]
fn every_deal_is_a_legal_set_up_and_every_card_is_dealt_once() {
    for players in 3..=5 {
        for setup in ["simple", "advanced"] {
            for seed in 0..500 {
                let options = options(players, setup);
                let deal = State::deal(&options, &mut Random::new(seed));
                State::start(&options, &deal.setup).expect("legal");
            }
        }
    }
}

#[test]
fn everybody_gets_every_card_and_begins_as_often() {
    let options = options(3, "simple");
    let mut random = Random::new(1);
    let (mut cards, mut first) = ([[0_u32; Objective::COUNT]; 3], [0_u32; 3]);
    for _ in 0..12_000 {
        let setup = State::deal(&options, &mut random).setup;
        for (seat, card) in setup.objectives.iter() {
            cards[seat.index()][card.index()] += 1;
        }
        first[setup.first.index()] += 1;
    }
    assert!(cards.iter().flatten().all(|count| (850..1150).contains(count)), "{cards:?}");
    assert!(first.iter().all(|count| (3800..4200).contains(count)), "{first:?}");
}

#[test]
fn after_the_deal_every_lot_is_a_die_the_attackers_first() {
    let table = options(4, "simple");
    let mut script = Script::default();
    let mut deal = State::deal(&table, &mut script);
    let mut state = State::start(&table, &deal.setup).expect("legal");
    let dealt = script.asked.len();
    let mut legal = Vec::new();
    let mut random = Random::new(4);
    while state.to_act() != Some(Actor::Chance) {
        state.legal_actions(&mut legal);
        let attack = legal.iter().copied().find(|action| matches!(action, Action::Attack { n: 2, .. }));
        let action = attack.unwrap_or_else(|| random.pick(&legal));
        state.play(action, &mut |_| ());
    }
    let Phase::Roll { to, n: 2, .. } = state.phase() else { panic!("two attack") };
    let defenders = usize::from(state.assets(to).min(3));
    script.answers = vec![0; dealt];
    script.answers.extend([1, 4, 3, 5, 0]);
    let Action::Roll { attack, defence } = state.outcome(&mut deal.fate, &mut script) else { panic!("dice fall") };
    assert_eq!(script.asked[dealt..], vec![6; 2 + defenders]);
    assert_eq!(attack.faces(), [5, 2]);
    let mut expected = [4, 6, 1][..defenders].to_vec();
    expected.sort_unstable_by(|one, other| other.cmp(one));
    assert_eq!(defence.faces(), expected);
    assert_eq!(state.outcome(&mut deal.fate, &mut script), Action::Roll { attack, defence }, "asked again, the same");
    assert_eq!(script.asked.len(), dealt + 2 + defenders, "and no further lot");
}

#[test]
fn after_a_step_back_the_same_dice_come_again() {
    for (seed, options) in all_options(3, &[6]).iter().enumerate().step_by(13) {
        let mut game = RandomGame::new(options, seed as u64);
        let mut history = Vec::new();
        while let Some((actor, action)) = game.next() {
            if actor == Actor::Chance {
                history.push((game.state, action));
            }
            game.state.play(action, &mut |_| ());
        }
        for (state, dice) in history.iter().rev() {
            let mut lots = Random::new(999);
            assert_eq!(state.outcome(&mut game.fate, &mut lots), *dice);
        }
    }
}
