//! Is one bot better than another? A challenger against a full table of the other, on mirrored deals.

use bots::Plays;
use game::{Game, GameOptions, Seat};
use serde::Serialize;

use crate::leg::{CHALLENGER, Leg};
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

impl<G: Plays> Match<G> {
    /// Plays the match. `progress` hears how many deals are done, and of how many.
    ///
    /// # Errors
    /// If a bot breaks a game or the journal cannot be used.
    pub fn play(&self, plan: &Plan<'_>, progress: &mut dyn FnMut(u64, u64)) -> Result<MatchReport, ArenaError> {
        let leg = Leg::mirrored(self.options.clone(), self.challenger.clone(), self.field.clone());
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
        let won = played.deals.iter().map(|games| games.iter().zip(chairs()).map(|(game, c)| game.win_parts(c)).sum());
        let interval = Interval::of_shares(won, PARTS_OF_A_WIN * players as u64);
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
            mean_rank: standing.mean_rank(),
            mean_points: standing.mean_points(),
            ms_per_decision_median: times.quantile_ms(0.5),
            ms_per_decision_p99: times.quantile_ms(0.99),
            decisions: times.total(),
            seconds: None,
        }
    }
}
