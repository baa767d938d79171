//! How RAWsiko stands at the end of a turn, and its levels.

use game::{BySeat, Game, Seat};
use rawsiko::{Order, Phase, State};

use super::{Appraisal, Greedy, Weights};
use crate::net::Shelf;
use crate::plays::prospects;
use crate::{Budget, Level, Plays, PolicyBot, Search, Thinking};

/// At the end the win counts most, but points break the monotony of won and lost games.
const WIN: f32 = 0.8;

/// Who is out cannot win any more.
const OUT: f32 = -20.0;

/// How what a seat has speaks for its win, in factors of e: fitted to games of the quick player against itself.
#[derive(Clone, Copy)]
struct Belief {
    /// A point that the card promises.
    card: f32,
    /// A point that may be lost before the seat acts again.
    exposed: f32,
    asset: f32,
    material: f32,
}

impl Belief {
    fn in_seat(&self, state: &State, seat: Seat) -> f32 {
        if state.out(seat).is_some() {
            return OUT;
        }
        let appraisal = Appraisal::new(state, seat, &Weights::TUNED);
        let assets: u32 = state.territories(seat).iter().map(|one| u32::from(state.assets(one))).sum();
        self.card * appraisal.card() - self.exposed * appraisal.exposed(seat)
            + self.asset * assets as f32
            + self.material * f32::from(appraisal.materials(seat).len())
    }
}

/// With no, one, two, … turns after this one.
const BELIEFS: [Belief; 6] = [
    Belief { card: 0.13, exposed: 1.2, asset: 0.08, material: 0.0 },
    Belief { card: 0.10, exposed: 0.30, asset: 0.09, material: 0.0 },
    Belief { card: 0.065, exposed: 0.16, asset: 0.04, material: 0.10 },
    Belief { card: 0.05, exposed: 0.10, asset: 0.06, material: 0.08 },
    Belief { card: 0.045, exposed: 0.09, asset: 0.08, material: 0.07 },
    Belief { card: 0.035, exposed: 0.09, asset: 0.20, material: 0.05 },
];

impl Plays for State {
    type Quick = Greedy;

    const LEVELS: [Level<State>; 6] = [
        Level {
            name: "Intern",
            about: "Takes what is free or sure to fall, and ignores its neighbours.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::INTERN }, seed)),
        },
        Level {
            name: "Clerk",
            about: "Works and fights for the whole card, but leaves its borders open.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::CLERK }, seed)),
        },
        Level {
            name: "Trader",
            about: "Knows the odds, guards what matters and stops in time.",
            make: |seed| Box::new(PolicyBot::new(Greedy { weights: Weights::TUNED }, seed)),
        },
        Level {
            name: "Broker",
            about: "Tries out a few plans and how the others might answer before it moves.",
            make: |seed| Box::new(Search::new(thinking(16), seed)),
        },
        Level {
            name: "Director",
            about: "Weighs many plans for the turn against many answers.",
            make: |seed| Box::new(Search::new(thinking(300), seed)),
        },
        Level {
            name: "Khepri",
            about: "Thinks the whole round through, from every side.",
            make: |seed| Box::new(Search::new(thinking(3000), seed)),
        },
    ];

    const TREE_OF_ONE: bool = true;

    fn shelf() -> &'static Shelf {
        static SHELF: Shelf = Shelf::new();
        &SHELF
    }

    /// Action phases, each seat's in each turn.
    fn chapter(&self) -> u32 {
        let seats = self.seats();
        let acting = match self.phase() {
            Phase::Act { seat } | Phase::Roll { seat, .. } => {
                let passed = match self.options().order {
                    Order::Passing => usize::from(self.turn().saturating_sub(1)),
                    Order::Fixed => 0,
                };
                (seat.index() + 2 * seats - self.first().index() - passed % seats) % seats
            }
            Phase::Trade { .. } | Phase::Over => seats,
            Phase::Claim { .. } | Phase::Place { .. } => 0,
        };
        (usize::from(self.turn()) * seats + acting) as u32
    }

    /// A chapter is judged after everybody's action phase: what a move is worth shows in the answers to it.
    fn horizon(&self, chapters: u32) -> u32 {
        self.chapter() + chapters * self.seats() as u32
    }

    fn outlook(&self) -> BySeat<f32> {
        if self.phase() == Phase::Over {
            let points = self.scores().map(|score| *score as f32);
            let by_points = prospects(&points, 4.0);
            let won = self.win_shares();
            return BySeat::from_fn(self.seats(), |seat| WIN * won[seat] as f32 + (1.0 - WIN) * by_points[seat]);
        }
        let later = usize::from(self.turns().saturating_sub(self.turn()));
        let believe = BELIEFS[later.min(BELIEFS.len() - 1)];
        let signs = BySeat::from_fn(self.seats(), |seat| believe.in_seat(self, seat));
        prospects(&signs, 1.0)
    }
}

/// A search with so many imagined rounds. Whims would waste what few moves a round has.
const fn thinking(playouts: u32) -> Thinking {
    let usual = Thinking::new(Budget::Playouts(playouts));
    Thinking { whim: 0.0, ..usual }
}
