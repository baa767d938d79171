//! How Ra stands at the end of an epoch, and its levels.

use game::{BySeat, Game, Seat};
use ra::{Phase, State};

use super::{Appraisal, Greedy, Weights};
use crate::net::Shelf;
use crate::plays::prospects;
use crate::{Budget, Level, Plays, PolicyBot, Search, Thinking};

/// So many points ahead at the end of the first, second and third epoch are a factor of e in the prospect. The first two
/// predict best who wins 4,000 games of the quick player at each table.
const SPREAD: [f32; 3] = [8.0, 5.0, 3.0];
/// What a sun is worth for each of its points, by the same measure.
const SUN_POINT: f32 = 0.5;
/// At the end the win counts most, but points break the monotony of won and lost games.
const WIN: f32 = 0.8;

impl Plays for State {
    type Quick = Greedy;

    const LEVELS: [Level<State>; 6] = [
        Level {
            name: "Farmer",
            about: "Looks at the points of this epoch and takes what is there.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::FARMER }, seed)),
        },
        Level {
            name: "Potter",
            about: "Builds for later epochs too, but ignores the value of suns.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::POTTER }, seed)),
        },
        Level {
            name: "Scribe",
            about: "Prices every lot for everybody and bids what it is worth.",
            make: |seed| Box::new(PolicyBot::new(Greedy::default(), seed)),
        },
        Level {
            name: "Vizier",
            about: "Thinks a few auctions ahead.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Playouts(150)), seed)),
        },
        Level {
            name: "Pharaoh",
            about: "Thinks the epoch through.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Shared(3000)), seed)),
        },
        Level {
            name: "Khepri",
            about: "Considers many possibilities and remembers everything.",
            make: |seed| Box::new(Search::new(Thinking::new(Budget::Shared(32_000)), seed)),
        },
    ];

    fn shelf() -> &'static Shelf {
        static SHELF: Shelf = Shelf::new();
        &SHELF
    }

    fn chapter(&self) -> u32 {
        u32::from(self.epoch()) + u32::from(self.phase() == Phase::Over)
    }

    fn outlook(&self) -> BySeat<f32> {
        if self.phase() == Phase::Over {
            let points = self.scores().map(|score| *score as f32);
            let by_points = prospects(&points, SPREAD[2]);
            let won = self.win_shares();
            return BySeat::from_fn(self.seats(), |seat| WIN * won[seat] as f32 + (1.0 - WIN) * by_points[seat]);
        }
        let weights = Weights::TUNED;
        let appraisal = Appraisal::new(self, &weights);
        let points = BySeat::from_fn(self.seats(), |seat| standing(self, &appraisal, seat));
        prospects(&points, SPREAD[usize::from(self.epoch()).saturating_sub(2).min(2)])
    }
}

/// Points so far and what tiles and suns promise.
fn standing(state: &State, appraisal: &Appraisal<'_>, seat: Seat) -> f32 {
    let holding = state.holding(seat);
    let tiles = appraisal.tiles(seat, holding, appraisal.lots_to_come(seat));
    let suns = SUN_POINT * holding.suns().sum() as f32;
    f32::from(holding.score()) + tiles + suns
}
