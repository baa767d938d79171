//! How do all levels compare? Mixed tables with ratings, and each level against a full table of the one below.

use bots::Plays;
use game::{Game, GameOptions};
use record::Seeded;
use serde::Serialize;

use crate::leg::{Leg, Seating};
use crate::ratings::Ratings;
use crate::run::{LegPlayed, run};
use crate::standing::Standing;
use crate::{ArenaError, Entrant, Match, MatchReport, Outcome, Plan, Times};

/// A ladder over several tables, usually one for each number of players.
///
/// Every deal is played as often as there are levels: each of them sits in each chair once, in company drawn by lot.
/// Then each level plays a match against a full table of the level below, on the same deals.
pub struct Ladder<G: Game> {
    /// What each table agreed on.
    pub tables: Vec<G::Options>,
    /// Who climbs, from weakest to strongest.
    pub levels: Vec<Entrant<G>>,
}

/// One level's place.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// Its place in the list, from 1.
    pub level: usize,
    /// What it is called.
    pub name: String,
    /// Its OpenSkill rating; everybody begins at 25.
    pub rating: f64,
    /// How unsure that is, as a standard deviation.
    pub uncertainty: f64,
    /// How many games it played.
    pub games: u64,
    /// How many it won; a first rank shared by k is 1/k of a win.
    pub wins: f64,
    /// The same as a part of its games.
    pub win_share: f64,
    /// From 1.
    pub mean_rank: f64,
    /// Points at the end.
    pub mean_points: f64,
    /// Half of its decisions took no longer. Decisions with a single legal action are not counted.
    pub ms_per_decision_median: Option<f64>,
    /// One of a hundred took longer.
    pub ms_per_decision_p99: Option<f64>,
    /// How many decisions that was.
    pub decisions: u64,
}

/// The levels mixed at tables of one size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mix {
    /// How many sat at the table.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// From weakest to strongest, as they were named.
    pub levels: Vec<Rung>,
}

/// What a ladder came to.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LadderReport {
    /// The game.
    pub game: &'static str,
    /// How many deals each table and each match had.
    pub deals: u64,
    /// Repeats the ladder.
    pub seed: u64,
    /// One for each size of table.
    pub mixes: Vec<Mix>,
    /// All tables together.
    pub overall: Vec<Rung>,
    /// Each level against a full table of the level below, at each size of table.
    pub steps: Vec<MatchReport>,
    /// How long this run took; deals from a journal took no time.
    pub seconds: f64,
}

impl<G: Plays> Ladder<G> {
    /// Plays the ladder. `progress` hears how many deals are done, and of how many.
    ///
    /// # Errors
    /// If there are fewer levels than chairs, a bot breaks a game or the journal cannot be used.
    pub fn play(&self, plan: &Plan<'_>, progress: &mut dyn FnMut(u64, u64)) -> Result<LadderReport, ArenaError> {
        let mut legs = Vec::new();
        for options in &self.tables {
            legs.push(Leg::mixed(options.clone(), self.levels.clone())?);
        }
        let steps = self.steps();
        legs.extend(steps.iter().map(|s| Leg::mirrored(s.options.clone(), s.challenger.clone(), s.field.clone())));
        let finished = run(&legs, plan, progress)?;
        let (mixed, stepped) = finished.legs.split_at(self.tables.len());
        let reports = steps.iter().zip(stepped).map(|(step, played)| step.report(played, plan.seed));
        let mut all = Sum::new(self.levels.len());
        let mut mixes: Vec<Sum> = self.tables.iter().map(|_| Sum::new(self.levels.len())).collect();
        // Deal after deal through all tables, so that none of them has the last word on the overall ratings.
        let seeded = Seeded::new(plan.seed);
        for deal in 0..plan.deals {
            let game = seeded.game(deal);
            for ((leg, played), mix) in legs.iter().zip(mixed).zip(&mut mixes) {
                let games = usize::try_from(deal).ok().and_then(|deal| played.deals.get(deal));
                for (seating, outcome) in leg.seatings(&game).iter().zip(games.into_iter().flatten()) {
                    mix.count(seating, outcome);
                    all.count(seating, outcome);
                }
            }
        }
        for (mix, played) in mixes.iter_mut().zip(mixed) {
            mix.take_times(played);
            all.take_times(played);
        }
        let of_size = |(options, mix): (&G::Options, &Sum)| Mix {
            players: options.players(),
            games: mix.games,
            levels: mix.rungs(&self.levels),
        };
        Ok(LadderReport {
            game: G::NAME,
            deals: plan.deals,
            seed: plan.seed,
            mixes: self.tables.iter().zip(&mixes).map(of_size).collect(),
            overall: all.rungs(&self.levels),
            steps: reports.collect(),
            seconds: finished.seconds,
        })
    }

    /// Each level against the one below, table after table.
    fn steps(&self) -> Vec<Match<G>> {
        let mut steps = Vec::new();
        for options in &self.tables {
            for (field, challenger) in self.levels.iter().zip(self.levels.iter().skip(1)) {
                let (challenger, field) = (challenger.clone(), field.clone());
                steps.push(Match { options: options.clone(), challenger, field, luck: false });
            }
        }
        steps
    }
}

/// Sums over mixed games, by level.
struct Sum {
    games: u64,
    standings: Vec<Standing>,
    ratings: Ratings,
    times: Vec<Times>,
}

impl Sum {
    fn new(levels: usize) -> Self {
        let (standings, times) = (vec![Standing::default(); levels], vec![Times::default(); levels]);
        Sum { games: 0, standings, ratings: Ratings::new(levels), times }
    }

    fn count(&mut self, seating: &Seating, game: &Outcome) {
        self.games += 1;
        self.ratings.count(seating, game);
        for (seat, level) in seating.iter() {
            self.standings[*level].count(game, seat);
        }
    }

    fn take_times(&mut self, played: &LegPlayed) {
        self.times.iter_mut().zip(&played.times).for_each(|(sum, times)| sum.add(times));
    }

    fn rungs<G: Game>(&self, levels: &[Entrant<G>]) -> Vec<Rung> {
        let rung = |(place, level): (usize, &Entrant<G>)| {
            let (rating, uncertainty) = self.ratings.of(place);
            let (standing, times) = (&self.standings[place], &self.times[place]);
            Rung {
                level: place + 1,
                name: level.name().to_owned(),
                rating,
                uncertainty,
                games: standing.games,
                wins: standing.wins(),
                win_share: standing.win_share(),
                mean_rank: standing.mean_rank(),
                mean_points: standing.mean_points(),
                ms_per_decision_median: times.quantile_ms(0.5),
                ms_per_decision_p99: times.quantile_ms(0.99),
                decisions: times.total(),
            }
        };
        levels.iter().enumerate().map(rung).collect()
    }
}
