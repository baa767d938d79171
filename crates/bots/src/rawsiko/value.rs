//! What materials, assets and territories are worth to a seat with its card.

use std::cell::Cell;

use game::{Game, MAX_SEATS, Seat};
use rawsiko::{Material, Materials, Objective, Order, Phase, State, Territories, Territory};

use super::Weights;
use super::map::{map, steps_from};

/// The board as it looks to the seat that must move: made once for a decision, asked often.
#[derive(Clone, Debug)]
pub struct Appraisal<'s> {
    pub(super) state: &'s State,
    pub(super) weights: &'s Weights,
    /// Who looks.
    seat: Seat,
    /// Turns after this one.
    pub(super) later: f32,
    owner: [Option<Seat>; Territory::COUNT],
    /// Everybody's territories.
    occupied: Territories,
    materials: [Materials; MAX_SEATS],
    /// How often each seat acts before the one that must move acts again, or before the end.
    acts: [f32; MAX_SEATS],
    /// How surely the seat that must move gets each material.
    reach: [f32; Material::COUNT],
    /// What the card promises with what is held.
    base: f32,
    /// Each application of the card: its points, what it misses, and how surely it is completed.
    applications: [(f32, Materials, f32); 4],
    /// How surely something empty is got that is so many steps away.
    by_steps: [f32; STEPS],
    /// What its defenders leave of that.
    by_foes: [f32; 5],
    /// What was worked out already, not a number where nothing was.
    gains: [Cell<f32>; Territory::COUNT],
    losses: [Cell<f32>; Territory::COUNT],
    dangers: [[Cell<f32>; GUARDS]; Territory::COUNT],
}

/// With fewer assets than this in a territory, what it is in danger of is kept once it was worked out.
const GUARDS: usize = 16;

/// Nothing is further away than this in any plan.
const STEPS: usize = 10;

/// What stands in a place, or what is worked out now and kept there.
fn once(place: &Cell<f32>, work: impl FnOnce() -> f32) -> f32 {
    if place.get().is_nan() {
        place.set(work());
    }
    place.get()
}

impl<'s> Appraisal<'s> {
    /// Looks at this state as a seat does.
    #[must_use]
    pub fn new(state: &'s State, seat: Seat, weights: &'s Weights) -> Self {
        let mut owner = [None; Territory::COUNT];
        let mut materials = [Materials::NONE; MAX_SEATS];
        let mut occupied = Territories::NONE;
        for seat in Seat::all(state.seats()) {
            for territory in state.territories(seat).iter() {
                owner[territory.index()] = Some(seat);
            }
            materials[seat.index()] = state.materials(seat);
            occupied = occupied.union(state.territories(seat));
        }
        let later = f32::from(state.turns().saturating_sub(state.turn()));
        let mut by_steps = [0.0; STEPS];
        let mut chance = weights.near;
        for (steps, surely) in by_steps.iter_mut().enumerate().skip(1) {
            let slack = later + 1.0 - steps as f32;
            if slack >= 0.0 {
                *surely = chance * (1.0 - weights.haste / (1.0 + slack));
            }
            chance *= weights.far;
        }
        let mut by_foes = [1.0; 5];
        for defenders in 1..5 {
            by_foes[defenders] = by_foes[defenders - 1] * weights.foe;
        }
        let unknown = [const { Cell::new(f32::NAN) }; Territory::COUNT];
        let mut appraisal = Appraisal {
            state,
            weights,
            seat,
            later,
            owner,
            occupied,
            materials,
            acts: [0.0; MAX_SEATS],
            reach: [0.0; Material::COUNT],
            base: 0.0,
            applications: [(0.0, Materials::NONE, 0.0); 4],
            by_steps,
            by_foes,
            gains: unknown.clone(),
            losses: unknown,
            dangers: [const { [const { Cell::new(f32::NAN) }; GUARDS] }; Territory::COUNT],
        };
        appraisal.look_from(seat);
        appraisal
    }

    fn look_from(&mut self, seat: Seat) {
        let state = self.state;
        self.acts = acts_before(state, seat);
        let card = state.card(seat);
        let needed = card.applications().iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        let own = state.territories(seat);
        let steps = steps_from(own);
        let have = self.materials(seat);
        for material in needed.iter() {
            let surely =
                if have.contains(material) { 1.0 } else { self.chance_of(material, |source| steps[source.index()]) };
            self.reach[material.index()] = surely;
        }
        self.base = self.promise(card, have);
        for (known, application) in self.applications.iter_mut().zip(card.applications()) {
            let missing = application.materials().minus(have);
            let surely = missing.iter().map(|material| self.reach[material.index()]).product();
            *known = (f32::from(application.points()), missing, surely);
        }
    }

    /// How surely a material is got from where its sources are so many steps away.
    fn chance_of(&self, material: Material, steps: impl Fn(Territory) -> u8) -> f32 {
        let mut best = 0.0_f32;
        let mut sources = map().sources[material.index()];
        if let Some(gap) = self.state.gap().filter(|gap| gap.material == material) {
            sources = sources.without(gap.territory);
        }
        for source in sources.iter() {
            let chance = self.by_steps.get(usize::from(steps(source))).copied().unwrap_or(0.0);
            if chance > best {
                best = best.max(chance * self.by_foes[usize::from(self.state.assets(source).min(4))]);
            }
        }
        best
    }

    pub(super) fn owner(&self, territory: Territory) -> Option<Seat> {
        self.owner[territory.index()]
    }

    pub(super) fn materials(&self, seat: Seat) -> Materials {
        self.materials[seat.index()]
    }

    /// What a card promises the seat that must move with these materials, and what they bring in.
    fn promise(&self, card: Objective, materials: Materials) -> f32 {
        let mut sum = self.weights.material * self.later * f32::from(materials.len());
        for application in card.applications() {
            let missing = application.materials().minus(materials);
            let chance: f32 = missing.iter().map(|material| self.reach[material.index()]).product();
            sum += chance * f32::from(application.points());
        }
        sum
    }

    /// What the seat that must move would gain by holding these materials too.
    pub(super) fn gain(&self, seat: Seat, more: Materials) -> f32 {
        let have = self.materials(seat);
        if have.covers(more) {
            return 0.0;
        }
        if seat != self.seat {
            return self.promise(self.state.card(seat), have.union(more)) - self.base;
        }
        let new = more.minus(have);
        let mut sum = self.weights.material * self.later * f32::from(new.len());
        for (points, missing, surely) in &self.applications {
            if !missing.common(new).is_empty() {
                let left = missing.minus(new).iter().map(|material| self.reach[material.index()]).product::<f32>();
                sum += (left - surely) * points;
            }
        }
        sum
    }

    /// What the seat that must move would win with a territory of nobody or of another.
    pub(super) fn prize(&self, seat: Seat, to: Territory) -> f32 {
        self.gain_in(seat, to) + self.weights.territory
    }

    /// What the seat that must move would gain by the materials of a territory.
    pub(super) fn gain_in(&self, seat: Seat, territory: Territory) -> f32 {
        once(&self.gains[territory.index()], || self.gain(seat, self.state.produced(territory)))
    }

    /// What the seat that must move would lose with a territory: the materials that it has nowhere else.
    pub(super) fn loss(&self, seat: Seat, territory: Territory) -> f32 {
        once(&self.losses[territory.index()], || self.lost(seat, territory))
    }

    fn lost(&self, seat: Seat, territory: Territory) -> f32 {
        let without = self.without(seat, territory);
        let have = self.materials(seat);
        let card = self.state.card(seat);
        let lost = if without == have { 0.0 } else { self.base - self.promise(card, without) };
        lost + self.weights.territory
    }

    /// What the card alone promises, as things stand.
    pub(super) fn card(&self) -> f32 {
        self.base - self.weights.material * self.later * f32::from(self.materials(self.seat).len())
    }

    /// What may be lost before the seat acts again.
    pub(super) fn exposed(&self, seat: Seat) -> f32 {
        let own = self.state.territories(seat).iter();
        own.map(|one| self.danger(seat, one, self.state.assets(one)) * self.loss(seat, one)).sum()
    }

    fn without(&self, seat: Seat, territory: Territory) -> Materials {
        self.state.produced_in(self.state.territories(seat).without(territory)).union(self.state.traded(seat))
    }

    /// How likely a territory is lost with so many assets in it, before its owner acts again.
    pub(super) fn danger(&self, seat: Seat, territory: Territory, assets: u8) -> f32 {
        if assets == 0 {
            return 1.0;
        }
        if self.weights.risk == 0.0 {
            return 0.0;
        }
        let known = &self.dangers[territory.index()];
        match known.get(usize::from(assets)) {
            Some(place) if seat == self.seat => {
                if place.get().is_nan() {
                    let all: [f32; GUARDS] = self.threatened(seat, territory, |enemy| map().takes(enemy));
                    known.iter().zip(all).for_each(|(place, danger)| place.set(danger));
                }
                place.get()
            }
            _ => {
                let [danger] = self.threatened(seat, territory, |enemy| [map().chances(enemy, assets).take]);
                danger
            }
        }
    }

    /// How likely a territory is lost, with several numbers of assets in it: `takes` says how likely an enemy of so many
    /// assets takes it from each of them.
    fn threatened<const N: usize>(&self, seat: Seat, territory: Territory, takes: impl Fn(u8) -> [f32; N]) -> [f32; N] {
        let w = self.weights;
        let here = self.state.produced(territory);
        let own = self.state.territories(seat);
        let mut safe = [1.0; N];
        for neighbour in territory.neighbours().common(self.occupied).minus(own).iter() {
            let Some(owner) = self.owner(neighbour) else { continue };
            let acts = self.acts[owner.index()];
            if acts == 0.0 {
                continue;
            }
            let new = here.minus(self.materials(owner)).len();
            let tries = (acts * (w.risk + w.lure * f32::from(new))).min(1.0);
            for (safe, take) in safe.iter_mut().zip(takes(self.state.assets(neighbour))) {
                *safe *= 1.0 - tries * take;
            }
        }
        safe.map(|safe| 1.0 - safe)
    }
}

/// How often each other seat acts before this one acts again or the game ends; a second time counts half.
fn acts_before(state: &State, seat: Seat) -> [f32; MAX_SEATS] {
    let mut acts = [0.0; MAX_SEATS];
    let mut count = |other: Seat| acts[other.index()] += if acts[other.index()] > 0.0 { 0.5 } else { 1.0 };
    let (acting, mut own) = match state.phase() {
        Phase::Act { seat: acting } | Phase::Roll { seat: acting, .. } => (Some(acting), u8::from(acting != seat)),
        // What is placed now must last through the seat's own action phase.
        _ => (None, 2),
    };
    for other in state.order().skip_while(|other| acting.is_some_and(|acting| acting != *other)) {
        if other != seat {
            count(other);
            continue;
        }
        own = own.saturating_sub(1);
        if own == 0 && acting != Some(seat) {
            return acts;
        }
    }
    if state.turn() < state.turns() {
        let passes = usize::from(state.options().order == Order::Passing);
        let seats = state.seats();
        let Some(first) = state.order().next() else { return acts };
        for other in first.round(seats).cycle().skip(passes).take(seats) {
            if other == seat {
                break;
            }
            count(other);
        }
    }
    acts
}
