//! What materials, assets and territories are worth to a seat with its card.

use game::{Game, MAX_SEATS, Seat};
use rawsiko::{Materials, Objective, State, Territories, Territory, odds};

use super::Weights;

/// The board as it looks to someone who plans: made once for a decision, asked often.
#[derive(Clone, Debug)]
pub struct Appraisal<'s> {
    pub(super) state: &'s State,
    pub(super) weights: &'s Weights,
    /// Turns after this one.
    later: f32,
    owner: [Option<Seat>; Territory::COUNT],
    materials: [Materials; MAX_SEATS],
}

impl<'s> Appraisal<'s> {
    /// Looks at this state.
    #[must_use]
    pub fn new(state: &'s State, weights: &'s Weights) -> Self {
        let mut owner = [None; Territory::COUNT];
        let mut materials = [Materials::NONE; MAX_SEATS];
        for seat in Seat::all(state.seats()) {
            for territory in state.territories(seat).iter() {
                owner[territory.index()] = Some(seat);
            }
            materials[seat.index()] = state.materials(seat);
        }
        let later = f32::from(state.turns().saturating_sub(state.turn()));
        Appraisal { state, weights, later, owner, materials }
    }

    pub(super) fn owner(&self, territory: Territory) -> Option<Seat> {
        self.owner[territory.index()]
    }

    pub(super) fn materials(&self, seat: Seat) -> Materials {
        self.materials[seat.index()]
    }

    /// What a card and the income promise with these materials.
    pub(super) fn promise(&self, card: Objective, materials: Materials) -> f32 {
        let w = self.weights;
        let applications = card.applications().map(|application| {
            let missing = application.materials().minus(materials).len();
            // In the last turn only what is complete counts.
            let near = if self.later > 0.0 || missing == 0 { w.near[usize::from(missing).min(8)] } else { 0.02 };
            near * f32::from(application.points())
        });
        applications.iter().sum::<f32>() + w.material * self.later * f32::from(materials.len())
    }

    /// What a seat would gain by holding these materials too.
    pub(super) fn gain(&self, seat: Seat, more: Materials) -> f32 {
        let have = self.materials(seat);
        if have.covers(more) {
            return 0.0;
        }
        let card = self.state.card(seat);
        self.promise(card, have.union(more)) - self.promise(card, have)
    }

    /// What a seat would lose with a territory: the materials that it has nowhere else.
    pub(super) fn loss(&self, seat: Seat, territory: Territory) -> f32 {
        let rest = self.state.territories(seat).without(territory);
        let without = held(rest).union(self.state.traded(seat));
        let have = self.materials(seat);
        let card = self.state.card(seat);
        let lost = if without == have { 0.0 } else { self.promise(card, have) - self.promise(card, without) };
        lost + self.weights.territory
    }

    /// How likely a territory with so many assets falls to its strongest neighbour.
    pub(super) fn danger(&self, seat: Seat, territory: Territory, assets: u8) -> f32 {
        let mut strongest = 0;
        for neighbour in territory.neighbours().iter() {
            if self.owner(neighbour).is_some_and(|owner| owner != seat) {
                strongest = strongest.max(self.state.assets(neighbour));
            }
        }
        if strongest == 0 { 0.0 } else { odds(strongest, assets.max(1)).take as f32 }
    }
}

/// The materials of these territories.
pub(super) fn held(territories: Territories) -> Materials {
    territories.iter().fold(Materials::NONE, |all, territory| all.union(territory.materials()))
}
