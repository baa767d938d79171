//! Who may experiment, how many at once, and what becomes of what nobody waits for.

use arena::{Interval, WhatIfSeat};
use game::BySeat;
use tokio::time::{advance, sleep};

use super::*;

fn question(turn: u32) -> Question {
    Question { base: "/t/game".to_owned(), last: 90, turn, change: None }
}

fn visitor(number: u8) -> Whose {
    Whose::Device([number; 32])
}

fn report() -> WhatIfReport {
    let zero = Interval { mean: 0.0, low: 0.0, high: 0.0 };
    let seat = |_| WhatIfSeat { wins: zero, points: zero, achieved: zero, aims: Vec::new() };
    WhatIfReport { games: 7, before: BySeat::from_fn(3, seat), after: None, difference: None }
}

/// An experiment that is over at once.
fn quick() -> Work {
    Box::new(|_| Some(report()))
}

/// An experiment that goes on until it is stopped.
fn endless() -> Work {
    Box::new(|progress| {
        while !progress.stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        None
    })
}

/// Lets the tasks of the laboratory run until the question stands so.
async fn until(laboratory: &Laboratory, question: &Question, stands: impl Fn(&Answered) -> bool) -> Answered {
    for _ in 0..1_000_000 {
        // Not by looking: whoever looks waits for it.
        let found = laboratory.peek(question);
        if stands(&found) {
            return found;
        }
        tokio::task::yield_now().await;
    }
    panic!("it never stands so");
}

impl Laboratory {
    /// How far a question is, without waiting for it.
    fn peek(&self, question: &Question) -> Answered {
        let until = self.lock().jobs.iter().find(|job| job.question == *question).map(|job| job.until);
        let found = self.look(question, false);
        if let Some(until) = until {
            self.lock().jobs.iter_mut().filter(|job| job.question == *question).for_each(|job| job.until = until);
        }
        found
    }
}

#[tokio::test(start_paused = true)]
async fn an_answer_is_kept_for_whoever_asks_the_same_again() {
    let laboratory = Laboratory::default();
    assert!(matches!(laboratory.look(&question(1), false), Answered::No));
    laboratory.begin(question(1), visitor(1), quick()).expect("there is room");
    let found = until(&laboratory, &question(1), |found| matches!(found, Answered::Yes(_))).await;
    assert!(matches!(found, Answered::Yes(report) if report.games == 7));
    let never: Work = Box::new(|_| panic!("it is known"));
    laboratory.begin(question(1), visitor(2), never).expect("it is known");
    sleep(TICK).await;
    assert!(matches!(laboratory.look(&question(1), false), Answered::Yes(_)));
    assert!(matches!(laboratory.look(&question(2), false), Answered::No), "another question has another answer");
}

#[tokio::test(start_paused = true)]
async fn a_visitor_has_one_at_a_time() {
    let laboratory = Laboratory::default();
    laboratory.begin(question(1), visitor(1), endless()).expect("there is room");
    until(&laboratory, &question(1), |found| matches!(found, Answered::Running(0))).await;
    laboratory.begin(question(2), visitor(1), quick()).expect("there is room");
    assert!(matches!(laboratory.look(&question(1), false), Answered::No), "what was asked before is given up");
    until(&laboratory, &question(2), |found| matches!(found, Answered::Yes(_))).await;
}

#[tokio::test(start_paused = true)]
async fn others_wait_in_line_and_the_line_has_an_end() {
    let laboratory = Laboratory::default();
    for number in 0..MOST as u8 {
        laboratory.begin(question(number.into()), visitor(number), endless()).expect("there is room");
    }
    until(&laboratory, &question(0), |found| matches!(found, Answered::Running(_))).await;
    assert!(matches!(laboratory.look(&question(3), false), Answered::Waiting(3)));
    let refused = laboratory.begin(question(50), visitor(50), quick());
    assert_eq!(refused, Err(Refusal::TooFast(AGAIN)));
    let joined = laboratory.begin(question(3), visitor(51), quick());
    assert_eq!(joined, Ok(()), "whoever asks the same waits for the same");
    laboratory.stop();
    assert!(matches!(laboratory.look(&question(3), false), Answered::No));
}

#[tokio::test(start_paused = true)]
async fn what_nobody_waits_for_is_given_up() {
    let laboratory = Laboratory::default();
    laboratory.begin(question(1), visitor(1), endless()).expect("there is room");
    laboratory.begin(question(2), visitor(2), quick()).expect("there is room");
    until(&laboratory, &question(1), |found| matches!(found, Answered::Running(_))).await;
    // A script looks, and then its page is closed; the other one stays.
    laboratory.look(&question(1), true);
    advance(LEFT + TICK).await;
    until(&laboratory, &question(1), |found| matches!(found, Answered::No)).await;
    until(&laboratory, &question(2), |found| matches!(found, Answered::Yes(_))).await;
    // Without a script there is more time, but not for ever.
    laboratory.begin(question(3), visitor(1), endless()).expect("there is room");
    until(&laboratory, &question(3), |found| matches!(found, Answered::Running(_))).await;
    advance(LEFT + TICK).await;
    assert!(matches!(laboratory.peek(&question(3)), Answered::Running(_)));
    advance(PATIENCE).await;
    until(&laboratory, &question(3), |found| matches!(found, Answered::No)).await;
}

#[tokio::test(start_paused = true)]
async fn an_experiment_that_fails_makes_room_for_the_next() {
    let laboratory = Laboratory::default();
    laboratory.begin(question(1), visitor(1), Box::new(|_| panic!("a fault"))).expect("there is room");
    laboratory.begin(question(2), visitor(2), quick()).expect("there is room");
    until(&laboratory, &question(2), |found| matches!(found, Answered::Yes(_))).await;
    assert!(matches!(laboratory.look(&question(1), false), Answered::No));
}
