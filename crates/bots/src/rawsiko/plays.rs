//! How RAWsiko stands at the end of a turn, and its levels.

use game::{BySeat, Game};
use rawsiko::{Phase, State};

use super::{Appraisal, Greedy, Weights};
use crate::plays::prospects;
use crate::{Budget, Level, Plays, PolicyBot, Search, Thinking};

/// At the end the win counts most, but points break the monotony of won and lost games.
const WIN: f32 = 0.8;

impl Plays for State {
    type Quick = Greedy;

    const LEVELS: [Level<State>; 6] = [
        Level {
            name: "Intern",
            about: "Takes what completes something at once, and forgets to guard it.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::INTERN }, seed)),
        },
        Level {
            name: "Clerk",
            about: "Works towards the whole card, but leaves the borders open.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::CLERK }, seed)),
        },
        Level {
            name: "Trader",
            about: "Knows the odds, guards what matters and stops in time.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::BY_HAND }, seed)),
        },
        Level {
            name: "Broker",
            about: "Thinks through what the others may answer.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Playouts(100)), seed)),
        },
        Level {
            name: "Director",
            about: "Plans the turn and the next one.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Playouts(600)), seed)),
        },
        Level {
            name: "Khepri",
            about: "Looks at it from many sides before it moves.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Playouts(3000)), seed)),
        },
    ];

    fn chapter(&self) -> u32 {
        u32::from(self.turn()) + u32::from(self.phase() == Phase::Over)
    }

    fn outlook(&self) -> BySeat<f32> {
        if self.phase() == Phase::Over {
            let points = self.scores().map(|score| *score as f32);
            let by_points = prospects(&points, 4.0);
            let won = self.win_shares();
            return BySeat::from_fn(self.seats(), |seat| WIN * won[seat] as f32 + (1.0 - WIN) * by_points[seat]);
        }
        let weights = Weights::BY_HAND;
        let appraisal = Appraisal::new(self, &weights);
        let later = f32::from(self.turns().saturating_sub(self.turn()));
        let points = BySeat::from_fn(self.seats(), |seat| {
            let assets: u32 = self.territories(seat).iter().map(|one| u32::from(self.assets(one))).sum();
            appraisal.promise(self.card(seat), appraisal.materials(seat)) + weights.asset * assets as f32
        });
        prospects(&points, 4.0 + later)
    }
}
