//! Games side by side: the same as one by one, with nothing lost at the seams.

use arena::batch::{Batch, BatchError, Luck, NOBODY, Rows, Terms, usual};
use bots::{Dice, Features, Spec};
use game::MAX_SEATS;
use half::f16;
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
    luck: Option<LuckArrays>,
}

struct LuckArrays {
    observations: Vec<f16>,
    games: Vec<i32>,
    seats: Vec<u8>,
    players: Vec<u8>,
    factors: Vec<f32>,
    shares: Vec<f32>,
    points: Vec<f32>,
    used: i32,
}

impl LuckArrays {
    fn new(games: usize, room: usize) -> Self {
        LuckArrays {
            observations: vec![f16::ZERO; room * State::OBSERVATION],
            games: vec![0; room],
            seats: vec![0; room],
            players: vec![0; room],
            factors: vec![0.0; room],
            shares: vec![0.0; games * MAX_SEATS],
            points: vec![0.0; games * MAX_SEATS],
            used: 0,
        }
    }

    fn rows(&mut self) -> Luck<'_> {
        Luck {
            observations: &mut self.observations,
            games: &mut self.games,
            seats: &mut self.seats,
            players: &mut self.players,
            factors: &mut self.factors,
            shares: &mut self.shares,
            points: &mut self.points,
            used: &mut self.used,
        }
    }

    /// The entries of this game: their places.
    fn of(&self, game: usize) -> Vec<usize> {
        (0..self.used as usize).filter(|entry| self.games[*entry] == game as i32).collect()
    }

    /// All factors of a game together, also of what was over: shares of the win are 1 in all.
    fn sum(&self, game: usize) -> f32 {
        let open: f32 = self.of(game).iter().map(|entry| self.factors[*entry]).sum();
        open + self.shares[game * MAX_SEATS..][..MAX_SEATS].iter().sum::<f32>()
    }

    fn observation(&self, entry: usize) -> &[f16] {
        &self.observations[entry * State::OBSERVATION..][..State::OBSERVATION]
    }
}

impl Arrays {
    fn lucky(games: usize, room: usize) -> Self {
        Arrays { luck: Some(LuckArrays::new(games, room)), ..Arrays::new(games) }
    }

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
            luck: None,
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
            luck: self.luck.as_mut().map(LuckArrays::rows),
        }
    }

    /// The same, but to draw wherever one can, nearly always: then Ras end epochs, and a Ra the game.
    fn drawing(&self, dice: &mut Dice) -> Vec<u16> {
        let mut actions = self.any_actions(dice);
        for (action, mask) in actions.iter_mut().zip(self.masks.chunks(State::ACTIONS)) {
            if mask[0] == 1 && dice.unit() < 0.9 {
                *action = 0;
            }
        }
        actions
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
fn what_chance_might_have_done_is_weighed_by_how_likely_it_was() {
    let mut batch = Batch::new(40, terms(8, None)).expect("fair terms");
    let mut arrays = Arrays::lucky(40, 40 * 24);
    let mut dice = Dice::new(3);
    batch.show(arrays.rows()).expect("arrays that fit");
    let (mut drawn, mut shown, mut over) = (0, 0, 0);
    for _ in 0..500 {
        let actions = arrays.drawing(&mut dice);
        let before = arrays.players.clone();
        batch.step(&actions, arrays.rows()).expect("legal actions");
        let luck = arrays.luck.as_ref().expect("asked for");
        for (game, players) in before.iter().enumerate() {
            assert!(luck.sum(game).abs() < 1e-5, "nothing on average: {}", luck.sum(game));
            let entries = luck.of(game);
            assert!(entries.iter().all(|entry| luck.players[*entry] == *players));
            over +=
                usize::from(arrays.done[game] == 1 && luck.shares[game * MAX_SEATS..][..MAX_SEATS] != [0.0; MAX_SEATS]);
            // One draw, and the game goes on: what came is what the row shows.
            let came: Vec<&usize> = entries.iter().filter(|entry| luck.factors[**entry] > 0.0).collect();
            if let ([came], 0) = (&came[..], arrays.done[game]) {
                drawn += 1;
                let row = &arrays.observations[game * State::OBSERVATION..][..State::OBSERVATION];
                let same = row.iter().zip(luck.observation(**came)).all(|(one, other)| f16::from_f32(*one) == *other);
                shown += usize::from(same && arrays.seats[game] == luck.seats[**came]);
            }
        }
    }
    assert!(drawn > 1_000, "most turns draw: {drawn}");
    // But where chance moved a second time before anybody had a choice.
    assert!(shown * 100 > drawn * 95, "{shown} of {drawn}");
    assert!(over > 0, "the last Ra ends a game, and might not have come");
}

#[test]
fn luck_that_finds_no_room_is_left_out_game_by_game() {
    let (mut all, mut few) = (Arrays::lucky(30, 30 * 24), Arrays::lucky(30, 100));
    let mut batches = [(); 2].map(|()| Batch::new(30, terms(9, None)).expect("fair terms"));
    let mut dice = Dice::new(4);
    batches[0].show(all.rows()).expect("arrays that fit");
    batches[1].show(few.rows()).expect("arrays that fit");
    let mut left_out = 0;
    for _ in 0..50 {
        let actions = all.any_actions(&mut dice);
        batches[0].step(&actions, all.rows()).expect("legal actions");
        batches[1].step(&actions, few.rows()).expect("legal actions");
        assert_eq!(all.observations, few.observations, "who asks for luck changes nothing else");
        let (all, few) = (all.luck.as_ref().expect("asked for"), few.luck.as_ref().expect("asked for"));
        for game in 0..30 {
            let (told, kept) = (all.of(game), few.of(game));
            let factors = |luck: &LuckArrays, of: &[usize]| of.iter().map(|at| luck.factors[*at]).collect::<Vec<_>>();
            left_out += usize::from(kept.is_empty() && !told.is_empty());
            assert!(kept.is_empty() || factors(few, &kept) == factors(all, &told));
            assert!(few.sum(game).abs() < 1e-5);
        }
        assert!(few.factors[few.used as usize..].iter().all(|factor| *factor == 0.0));
    }
    assert!(left_out > 0);
    let mut short = Arrays::lucky(30, 10);
    short.luck.as_mut().expect("asked for").seats.pop();
    let refused = batches[0].step(&all.any_actions(&mut dice), short.rows());
    assert_eq!(refused, Err(BatchError::Length { name: "luck_seats", found: 9, expected: 10 }));
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
