//! How fast Ra is: whole random games through the public API, and one checked step.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Actor, Deal, Game, GameOptions};
use ra::{Action, Options, State};
use testkit::{Random, RandomGame};

/// Plays one game from its deal; says how many decisions it took.
fn random_game(start: &State, deal: &mut Deal<State>, choices: &mut Random, actions: &mut Vec<Action>) -> u64 {
    let mut state = *start;
    let mut decisions = 0;
    while let Some(actor) = state.to_act() {
        let action = if actor == Actor::Chance {
            state.outcome(&mut deal.fate, choices)
        } else {
            decisions += 1;
            state.legal_actions(actions);
            choices.pick(actions)
        };
        state.play(action, &mut |_| ());
    }
    decisions
}

fn random_play(c: &mut Criterion) {
    let mut group = c.benchmark_group("random play, one game");
    for players in 2..=5 {
        let options = Options::for_players(players).expect("2 to 5 play");
        let mut lots = Random::new(1);
        let mut games: Vec<_> = (0..64).map(|_| State::deal(&options, &mut lots)).collect();
        let starts: Vec<_> =
            games.iter().map(|deal| State::start(&options, &deal.setup).expect("a sound set-up")).collect();
        let mut actions = Vec::new();
        let mean = {
            let decisions: u64 =
                starts.iter().zip(&mut games).map(|(s, d)| random_game(s, d, &mut Random::new(2), &mut actions)).sum();
            decisions / games.len() as u64
        };
        group.throughput(Throughput::Elements(mean));
        let mut choices = Random::new(3);
        let mut next = 0;
        group.bench_function(format!("{players} players, decisions"), |b| {
            b.iter(|| {
                next = (next + 1) % games.len();
                random_game(&starts[next], &mut games[next], &mut choices, &mut actions)
            });
        });
    }
    group.finish();
}

fn one_apply(c: &mut Criterion) {
    let options = Options::for_players(4).expect("4 play");
    let mut game = RandomGame::<State>::new(&options, 5);
    for _ in 0..20 {
        if let Some(step) = game.choose() {
            game.play(step);
        }
    }
    let (state, step) = (game.state, game.choose().expect("a game has more than 20 steps"));
    let by = state.to_act().expect("not over");
    c.bench_function("apply, one checked decision with its events", |b| {
        b.iter(|| {
            let mut copy = black_box(state);
            copy.apply(by, black_box(step.action))
        });
    });
    let mut actions = Vec::new();
    c.bench_function("legal_actions", |b| b.iter(|| black_box(&state).legal_actions(&mut actions)));
}

criterion_group!(benches, random_play, one_apply);
criterion_main!(benches);
