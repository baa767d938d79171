//! Uniformly random 4-player games from the deal to the end.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Actor, Game, GameOptions};
use rawsiko::{Action, Options, State};
use testkit::Random;

/// Plays one game and counts the decisions of the seats.
fn play(options: &Options, random: &mut Random, legal: &mut Vec<Action>) -> u64 {
    let mut deal = State::deal(options, random);
    let mut state = State::start(options, &deal.setup).expect("a deal is a legal set-up");
    let mut decisions = 0;
    while let Some(actor) = state.to_act() {
        let action = match actor {
            Actor::Chance => state.outcome(&mut deal.fate, random),
            Actor::Seat(_) => {
                decisions += 1;
                state.legal_actions(legal);
                random.pick(legal)
            }
        };
        state.play(action, &mut |_| ());
    }
    decisions
}

fn random_play(c: &mut Criterion) {
    const GAMES: u64 = 100;
    let options = Options::for_players(4).expect("4 play");
    let mut legal = Vec::new();
    let games = |legal: &mut Vec<Action>| -> u64 {
        let mut random = Random::new(1);
        (0..GAMES).map(|_| play(&options, &mut random, legal)).sum()
    };
    let mut group = c.benchmark_group("random play, 4 players");
    group.throughput(Throughput::Elements(games(&mut legal)));
    group.bench_function("decisions", |bencher| bencher.iter(|| games(&mut legal)));
    group.finish();
}

criterion_group!(benches, random_play);
criterion_main!(benches);
