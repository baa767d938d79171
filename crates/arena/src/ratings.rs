//! OpenSkill ratings: how strong each entrant is, from the ranks of the games, and how sure that is.

use game::Seat;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::leg::Seating;
use crate::table::Outcome;

/// The ratings of all entrants, after the games so far. Games count in their order, as ratings do.
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    /// Everybody begins at 25 ± 8.3.
    pub(crate) fn new(entrants: usize) -> Self {
        Ratings(vec![WengLinRating::new(); entrants])
    }

    /// Counts a game in which every seat was a team of one; nobody sits at a table twice.
    pub(crate) fn count(&mut self, seating: &Seating, game: &Outcome) {
        let teams: Vec<[WengLinRating; 1]> = seating.values().map(|entrant| [self.0[*entrant]]).collect();
        let ranked = teams.iter().zip(game.ranks.values());
        let ranked: Vec<_> = ranked.map(|(team, rank)| (&team[..], MultiTeamOutcome::new((*rank).into()))).collect();
        let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for (seat, team) in Seat::all(seating.seats()).zip(rated) {
            if let Some(rating) = team.first() {
                self.0[seating[seat]] = *rating;
            }
        }
    }

    /// Rating and uncertainty: the true strength lies within two uncertainties of the rating.
    pub(crate) fn of(&self, entrant: usize) -> (f64, f64) {
        (self.0[entrant].rating, self.0[entrant].uncertainty)
    }
}

#[cfg(test)]
mod tests {
    use game::BySeat;

    use super::*;

    fn of<T>(values: impl IntoIterator<Item = T>) -> BySeat<T> {
        BySeat::from_values(values).expect("few seats")
    }

    /// The numbers are those of the documentation of openskill for a game of two newcomers.
    #[test]
    fn a_win_between_newcomers() {
        let mut ratings = Ratings::new(3);
        ratings.count(&of([2, 0]), &Outcome { ranks: of([1, 2]), points: of([9, 4]) });
        let close = |found: (f64, f64), expected: (f64, f64)| {
            assert!((found.0 - expected.0).abs() < 1e-3 && (found.1 - expected.1).abs() < 1e-3, "{found:?}");
        };
        close(ratings.of(2), (27.635, 8.066));
        close(ratings.of(0), (22.365, 8.066));
        close(ratings.of(1), (25.0, 25.0 / 3.0));
    }

    #[test]
    fn whoever_is_always_ahead_is_rated_higher_and_shared_ranks_draw_together() {
        let mut ratings = Ratings::new(3);
        for game in 0..60 {
            let seating = of([game % 3, (game + 1) % 3, (game + 2) % 3]);
            let ranks = seating.map(|entrant| if *entrant == 2 { 1 } else { 2 });
            ratings.count(&seating, &Outcome { points: ranks.map(|_| 0), ranks });
        }
        let rating = |entrant| ratings.of(entrant).0;
        assert!(rating(2) > rating(0) + 5.0 && (rating(0) - rating(1)).abs() < 0.5);
        assert!(ratings.of(2).1 < 25.0 / 3.0);
    }
}
