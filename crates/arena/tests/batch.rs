//! Games side by side: the same as one by one, with nothing lost at the seams.

use arena::batch::{Batch, BatchError, NOBODY, Rows, Terms, usual};
use bots::{Dice, Features, Spec};
use game::MAX_SEATS;
use ra::State;

struct Arrays {
    observations: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    players: Vec<u8>,
    heroes: Vec<u8>,
    done: Vec<u8>,
    shares: Vec<f32>,
    points: Vec<f32>,
}

impl Arrays {
    fn new(games: usize) -> Self {
        Arrays {
            observations: vec![0.0; games * State::OBSERVATION],
            masks: vec![0; games * State::ACTIONS],
            seats: vec![0; games],
            players: vec![0; games],
            heroes: vec![0; games],
            done: vec![0; games],
            shares: vec![0.0; games * MAX_SEATS],
            points: vec![0.0; games * MAX_SEATS],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            players: &mut self.players,
            heroes: &mut self.heroes,
            done: &mut self.done,
            shares: &mut self.shares,
            points: &mut self.points,
        }
    }

    /// One legal action a game, by lot.
    fn any_actions(&self, dice: &mut Dice) -> Vec<u16> {
        let rows = self.masks.chunks(State::ACTIONS);
        rows.map(|mask| {
            dice.pick(&(0..State::ACTIONS as u16).filter(|at| mask[usize::from(*at)] == 1).collect::<Vec<_>>())
        })
        .collect()
    }
}

fn terms(seed: u64, field: Option<Spec>) -> Terms<State> {
    Terms { options: usual::<State>(&[2, 3, 4, 5]), seed, field, field_share: 1.0, spread: 0 }
}

#[test]
fn games_end_begin_anew_and_repeat_themselves_by_their_seed() {
    let play = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        pool.install(|| {
            let mut batch = Batch::new(37, terms(5, None)).expect("fair terms");
            let mut arrays = Arrays::new(37);
            let mut dice = Dice::new(1);
            batch.show(arrays.rows()).expect("arrays that fit");
            let mut ended = Vec::new();
            for _ in 0..600 {
                assert!(arrays.heroes.iter().all(|hero| *hero == NOBODY));
                let before = arrays.players.clone();
                let actions = arrays.any_actions(&mut dice);
                batch.step(&actions, arrays.rows()).expect("legal actions");
                for (game, done) in arrays.done.iter().enumerate() {
                    let shares = &arrays.shares[game * MAX_SEATS..][..MAX_SEATS];
                    let sum: f32 = shares.iter().sum();
                    assert!((sum - f32::from(*done)).abs() < 1e-6, "{shares:?}");
                    if *done == 1 {
                        assert!(shares[usize::from(before[game])..].iter().all(|share| *share == 0.0));
                        ended.push((game, shares.to_vec(), arrays.points[game * MAX_SEATS..][..MAX_SEATS].to_vec()));
                    }
                }
            }
            assert!(ended.len() > 37, "every game ends: {}", ended.len());
            ended
        })
    };
    assert_eq!(play(1), play(3));
}

#[test]
fn against_a_field_only_the_learner_decides_and_goes_round_the_chairs() {
    let mut batch = Batch::new(20, terms(6, Some(Spec::Greedy))).expect("fair terms");
    let mut arrays = Arrays::new(20);
    let mut dice = Dice::new(2);
    batch.show(arrays.rows()).expect("arrays that fit");
    let mut heroes = [0; MAX_SEATS];
    let mut won = 0.0;
    let mut games = 0.0;
    for _ in 0..400 {
        assert_eq!(arrays.seats, arrays.heroes);
        let before = arrays.heroes.clone();
        let actions = arrays.any_actions(&mut dice);
        batch.step(&actions, arrays.rows()).expect("legal actions");
        for game in (0..20).filter(|game| arrays.done[*game] == 1) {
            heroes[usize::from(before[game])] += 1;
            won += arrays.shares[game * MAX_SEATS + usize::from(before[game])];
            games += 1.0;
        }
    }
    assert!(heroes.iter().all(|games| *games > 0), "{heroes:?}");
    assert!(won / games < 0.2, "a random learner loses to the quick player: {won} of {games}");
}

#[test]
fn what_does_not_fit_is_refused_and_nothing_is_played() {
    assert!(matches!(Batch::new(0, terms(1, None)), Err(BatchError::Terms(_))));
    let mut batch = Batch::new(2, terms(1, None)).expect("fair terms");
    let mut arrays = Arrays::new(2);
    batch.show(arrays.rows()).expect("arrays that fit");
    let before = arrays.observations.clone();
    let illegal = batch.step(&[0, 999], arrays.rows());
    assert_eq!(illegal, Err(BatchError::Illegal { game: 1, action: 999 }));
    assert_eq!(batch.step(&[0], arrays.rows()), Err(BatchError::Length { name: "actions", found: 1, expected: 2 }));
    let mut short = Arrays::new(1);
    assert!(matches!(batch.step(&[0, 0], short.rows()), Err(BatchError::Length { name: "observations", .. })));
    batch.show(arrays.rows()).expect("arrays that fit");
    assert_eq!(arrays.observations, before);
}
