//! What many games come to.

use anyhow::Result;
use game::Game;
use serde::Serialize;
use serde_json::Number;

use super::Plan;

/// A first rank shared by 1 to 5 seats is a whole number of these, so that sums are exact on any number of threads.
const PARTS_OF_A_WIN: u64 = 60;

/// Sums over games: whole numbers only, so that the order of adding does not matter.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    games: u64,
    decisions: u64,
    win_parts: Vec<u64>,
    scores: Vec<i64>,
    pub(crate) seconds: f64,
}

/// The same as one JSON object.
#[derive(Serialize)]
struct Report {
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    wins: Vec<Number>,
    mean_scores: Vec<f64>,
    /// What repeats these games.
    seed: u64,
}

impl Tally {
    pub(crate) fn new(seats: usize) -> Self {
        Tally { games: 0, decisions: 0, win_parts: vec![0; seats], scores: vec![0; seats], seconds: 0.0 }
    }

    /// Counts one finished game.
    pub(crate) fn count<G: Game>(&mut self, decisions: u64, state: &G) {
        self.games += 1;
        self.decisions += decisions;
        let ranks = state.ranks();
        let firsts = ranks.values().filter(|rank| **rank == 1).count() as u64;
        for (seat, rank) in ranks.iter() {
            if *rank == 1 {
                self.win_parts[seat.index()] += PARTS_OF_A_WIN / firsts;
            }
        }
        for (seat, score) in state.scores().iter() {
            self.scores[seat.index()] += i64::from(*score);
        }
    }

    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (sum, parts) in self.win_parts.iter_mut().zip(&other.win_parts) {
            *sum += parts;
        }
        for (sum, scores) in self.scores.iter_mut().zip(&other.scores) {
            *sum += scores;
        }
    }

    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }

    fn mean_scores(&self) -> Vec<f64> {
        self.scores.iter().map(|sum| *sum as f64 / self.games.max(1) as f64).collect()
    }

    /// Wins as a number: whole where nobody shared one.
    fn wins(parts: u64) -> Number {
        let shared = !parts.is_multiple_of(PARTS_OF_A_WIN);
        let fraction = shared.then(|| Number::from_f64(parts as f64 / PARTS_OF_A_WIN as f64)).flatten();
        fraction.unwrap_or_else(|| Number::from(parts / PARTS_OF_A_WIN))
    }

    pub(crate) fn json(&self, seed: u64) -> Result<String> {
        let round = |n: f64| (n * 1000.0).round() / 1000.0;
        Ok(serde_json::to_string(&Report {
            games: self.games,
            decisions: self.decisions,
            seconds: self.seconds,
            games_per_second: round(self.per_second(self.games)),
            decisions_per_second: round(self.per_second(self.decisions)),
            wins: self.win_parts.iter().map(|parts| Self::wins(*parts)).collect(),
            mean_scores: self.mean_scores(),
            seed,
        })?)
    }

    pub(crate) fn words<G: Game>(&self, name: &str, plan: &Plan<G>) -> String {
        let threads = if plan.threads == 1 { "1 thread" } else { &format!("{} threads", plan.threads) };
        let mut text = format!(
            "{} games of {name} for {} with seed {}: {:.2} s on {threads}\n",
            grouped(self.games),
            plan.players.len(),
            plan.seed,
            self.seconds
        );
        text += &format!("  {} games/s\n", grouped(self.per_second(self.games) as u64));
        text += &format!(
            "  {} decisions/s, {:.1} decisions a game\n\n",
            grouped(self.per_second(self.decisions) as u64),
            self.decisions as f64 / self.games.max(1) as f64
        );
        text += "  seat          wins    share   mean score";
        for (seat, (parts, mean)) in self.win_parts.iter().zip(self.mean_scores()).enumerate() {
            let wins = *parts as f64 / PARTS_OF_A_WIN as f64;
            let share = 100.0 * wins / self.games.max(1) as f64;
            text += &format!("\n  {seat:>4}  {:>12}  {share:>5.1} %  {mean:>11.2}", grouped(wins.round() as u64));
        }
        if let Some(folder) = &plan.records {
            text += &format!("\n\nThe records are in {}.", folder.display());
        }
        text
    }
}

/// 1234567 as 1,234,567.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
