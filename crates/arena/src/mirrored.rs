//! Is one bot better than another? A challenger against a full table of the other, on mirrored deals.

use bots::{Plays, net};
use game::{Game, GameOptions, Seat};
use serde::Serialize;

use crate::leg::{CHALLENGER, Leg};
use crate::luck::{FINER, LUCK_OF_A_WIN};
use crate::run::{LegPlayed, run};
use crate::standing::Standing;
use crate::table::PARTS_OF_A_WIN;
use crate::{ArenaError, Entrant, Interval, Plan};

/// A match: every deal is played once with the challenger in each chair, and field bots in all others.
pub struct Match<G: Game> {
    /// What the table agreed on.
    pub options: G::Options,
    /// Who is measured.
    pub challenger: Entrant<G>,
    /// Against whom.
    pub field: Entrant<G>,
    /// Whether luck is told from play, as the game's net judges it; without a net it is not.
    pub luck: bool,
}

/// What a match came to, from the challenger's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchReport {
    /// The game.
    pub game: &'static str,
    /// How many sat at the table.
    pub players: usize,
    /// Who was measured.
    pub challenger: String,
    /// Against whom.
    pub field: String,
    /// How many deals.
    pub deals: u64,
    /// Each deal was played once a chair.
    pub games: u64,
    /// Repeats the match.
    pub seed: u64,
    /// The part of all games that was won; a first rank shared by k is 1/k.
    pub win_share: f64,
    /// Its 95 % confidence interval, over deals.
    pub ci95: [f64; 2],
    /// What a player no better and no worse would win.
    pub fair_share: f64,
    /// How many times that was won.
    pub times_fair: f64,
    /// Its 95 % confidence interval.
    pub times_fair_ci95: [f64; 2],
    /// The same without luck, where it was told from play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<WithoutLuck>,
    /// From 1.
    pub mean_rank: f64,
    /// Points at the end.
    pub mean_points: f64,
    /// Half of the decisions took no longer. Decisions with a single legal action are not counted.
    pub ms_per_decision_median: Option<f64>,
    /// One of a hundred took longer.
    pub ms_per_decision_p99: Option<f64>,
    /// How many decisions that was.
    pub decisions: u64,
    /// How long this run took; deals from a journal took no time. Not known for one match among others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
}

/// What a match comes to when the challenger's luck is taken away: in the long run the same. It is sooner sure where the
/// net judges such players well. An estimate may lie past nothing or all, which nobody can win less or more than.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WithoutLuck {
    /// How many times its fair share the challenger won.
    pub times_fair: f64,
    /// Its 95 % confidence interval.
    pub times_fair_ci95: [f64; 2],
}

impl<G: Plays> Match<G> {
    /// Plays the match. `progress` hears how many deals are done, and of how many.
    ///
    /// # Errors
    /// If a bot breaks a game or the journal cannot be used.
    pub fn play(&self, plan: &Plan<'_>, progress: &mut dyn FnMut(u64, u64)) -> Result<MatchReport, ArenaError> {
        let leg = Leg::mirrored(self.options.clone(), self.challenger.clone(), self.field.clone());
        let leg = if self.luck && net::of::<G>().is_some() { leg.with_luck() } else { leg };
        let finished = run(&[leg], plan, progress)?;
        Ok(MatchReport { seconds: Some(finished.seconds), ..self.report(&finished.legs[0], plan.seed) })
    }

    /// What the games of a match come to.
    pub(crate) fn report(&self, played: &LegPlayed, seed: u64) -> MatchReport {
        let players = self.options.players();
        let chairs = || Seat::all(players);
        let mut standing = Standing::default();
        for games in &played.deals {
            games.iter().zip(chairs()).for_each(|(game, chair)| standing.count(game, chair));
        }
        let won =
            || played.deals.iter().map(|games| games.iter().zip(chairs()).map(|(game, c)| game.win_parts(c)).sum());
        let interval = Interval::of_shares(won(), PARTS_OF_A_WIN * players as u64);
        let times = &played.times[CHALLENGER];
        MatchReport {
            game: G::NAME,
            players,
            challenger: self.challenger.name().to_owned(),
            field: self.field.name().to_owned(),
            deals: played.deals.len() as u64,
            games: standing.games,
            seed,
            win_share: interval.mean,
            ci95: interval.ends(),
            fair_share: 1.0 / players as f64,
            times_fair: interval.mean * players as f64,
            times_fair_ci95: interval.times(players as f64).ends(),
            without_luck: without_luck(won(), &played.luck, players as f64),
            mean_rank: standing.mean_rank(),
            mean_points: standing.mean_points(),
            ms_per_decision_median: times.quantile_ms(0.5),
            ms_per_decision_p99: times.quantile_ms(0.99),
            decisions: times.total(),
            seconds: None,
        }
    }
}

/// What was won in each deal, in sixtieths, less what chance gave there.
fn without_luck(won: impl Iterator<Item = u64>, luck: &[Vec<i64>], most: f64) -> Option<WithoutLuck> {
    if luck.iter().all(Vec::is_empty) {
        return None;
    }
    let (mut deals, mut sum, mut squares) = (0, 0, 0);
    for (won, luck) in won.zip(luck) {
        let earned = won as i64 * FINER - luck.iter().sum::<i64>();
        (deals, sum, squares) = (deals + 1, sum + earned, squares + earned * earned);
    }
    // A deal has a game for each chair, so its wins are times the fair share.
    let interval = Interval::of_sums(sum, squares, deals).times(1.0 / LUCK_OF_A_WIN as f64);
    let ends = if deals < 2 { [0.0, most] } else { interval.ends() };
    Some(WithoutLuck { times_fair: interval.mean, times_fair_ci95: ends })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_taken_from_what_was_won() {
        // Two games a deal. Won 2, 1 and 0 times; chance gave a half, nothing, and took a half: earned 1.5, 1 and 0.5.
        let half = 30 * FINER;
        let luck = [vec![half, 0], vec![half, -half], vec![0, -half]];
        let found = without_luck([120, 60, 0].into_iter(), &luck, 2.0).expect("luck was judged");
        let [low, high] = found.times_fair_ci95;
        // Standard error sqrt(0.25 / 3), Student's factor for two degrees of freedom.
        let wide = 4.3027 * (0.25_f64 / 3.0).sqrt();
        assert!((found.times_fair - 1.0).abs() < 1e-9 && (low - 1.0 + wide).abs() < 1e-4, "{found:?}");
        assert!((high - 1.0 - wide).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn one_deal_says_nothing_and_without_judgements_there_is_nothing_to_say() {
        let found = without_luck([120].into_iter(), &[vec![-1, -2]], 2.0).expect("luck was judged");
        assert!(found.times_fair > 2.0 && found.times_fair_ci95 == [0.0, 2.0], "{found:?}");
        assert_eq!(without_luck([120, 60].into_iter(), &[vec![], vec![]], 2.0), None);
    }
}
