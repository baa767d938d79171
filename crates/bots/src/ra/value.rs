//! What tiles and suns are worth to a seat: at the next scoring and in the long run.

use game::{Game, GameOptions, MAX_SEATS, Seat};
use ra::{AuctionTrack, EPOCHS, Group, Holding, State, Sun, Tile, sun_groups};

use super::Weights;

/// What the table looks like to someone who prices lots: made once for a decision, asked often.
#[derive(Clone, Debug)]
pub struct Appraisal<'s> {
    /// The state that is priced.
    pub(super) state: &'s State,
    pub(super) weights: &'s Weights,
    pub(super) seats: usize,
    /// Epochs after this one.
    later: f32,
    /// Index of the epoch, 0 to 2.
    stage: usize,
    /// The part of all face-up suns that will still be used in this epoch.
    pub(super) usable: f32,
    pharaohs: [i32; MAX_SEATS],
    sun_sums: [i32; MAX_SEATS],
    highest: f32,
}

/// Points for a gold.
const GOLD: f32 = ra::GOLD as f32;

/// A soft step from 0 to 1 around 0, without an exponential.
fn soft(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

impl<'s> Appraisal<'s> {
    /// Prices this state.
    #[must_use]
    pub fn new(state: &'s State, weights: &'s Weights) -> Self {
        let seats = state.seats();
        let mut pharaohs = [0; MAX_SEATS];
        let mut sun_sums = [0; MAX_SEATS];
        let mut face_up = 0;
        for seat in Seat::all(seats) {
            let holding = state.holding(seat);
            pharaohs[seat.index()] = i32::from(holding.count(Tile::Pharaoh));
            sun_sums[seat.index()] = holding.suns().sum();
            face_up += holding.face_up.len();
        }
        let options = state.options();
        let free = f32::from(options.ra_spaces() - state.ra_count());
        let highest = sun_groups(options.players()).iter().filter_map(|group| group.highest()).max();
        Appraisal {
            state,
            weights,
            seats,
            later: f32::from(EPOCHS - state.epoch()),
            stage: usize::from(state.epoch() - 1).min(2),
            usable: (weights.lots_per_ra * free / face_up.max(1) as f32).min(1.0),
            pharaohs,
            sun_sums,
            highest: f32::from(highest.map_or(13, Sun::number)),
        }
    }

    /// How many more lots a seat may hope for in this epoch.
    pub(super) fn lots_to_come(&self, seat: Seat) -> f32 {
        self.state.holding(seat).face_up.len() as f32 * self.usable
    }

    /// What these tiles are worth to a seat that hopes for so many more lots.
    pub(super) fn tiles(&self, seat: Seat, holding: &Holding, lots: f32) -> f32 {
        let hope = (lots + 0.5) as usize;
        let gold = GOLD * f32::from(holding.count(Tile::Gold));
        let gods = f32::from(holding.count(Tile::God)) * self.god(hope);
        gold + gods
            + self.civilisation(holding, hope)
            + self.river(holding, hope)
            + self.pharaohs(seat, holding, lots)
            + self.monuments(holding)
    }

    fn civilisation(&self, holding: &Holding, hope: usize) -> f32 {
        let kinds = usize::from(holding.kinds(&Tile::CIVILISATION));
        match hope {
            0 => f32::from(ra::CIVILISATION[kinds]),
            _ => self.weights.civilisation[hope.min(3) - 1][kinds],
        }
    }

    fn river(&self, holding: &Holding, hope: usize) -> f32 {
        let w = self.weights;
        let niles = f32::from(holding.count(Tile::Nile));
        let floods = f32::from(holding.count(Tile::Flood));
        let now = if floods > 0.0 {
            niles + floods
        } else if hope > 0 {
            w.flood_yet[hope.min(3) - 1] * niles
        } else {
            0.0
        };
        now + w.nile_later * self.later * niles
    }

    fn pharaohs(&self, seat: Seat, holding: &Holding, lots: f32) -> f32 {
        let w = self.weights;
        let mine = i32::from(holding.count(Tile::Pharaoh));
        let (mut most, mut fewest) = (i32::MIN, i32::MAX);
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            most = most.max(self.pharaohs[other.index()]);
            fewest = fewest.min(self.pharaohs[other.index()]);
        }
        let worth = |spread: f32| {
            let ahead = (mine - most) as f32 + 0.5;
            let behind = (fewest - mine) as f32 + 0.5;
            5.0 * soft(ahead / spread) - 2.0 * soft(behind / spread)
        };
        let now = if mine == most && mine == fewest && lots < 0.5 {
            0.0
        } else {
            worth(w.pharaoh_spread + w.pharaoh_spread_lot * lots)
        };
        now + self.later * w.pharaoh_later * worth(w.pharaoh_spread + 3.0 * w.pharaoh_spread_lot)
    }

    fn monuments(&self, holding: &Holding) -> f32 {
        let kind_worth = &self.weights.monument_kind[self.stage];
        let same_worth = &self.weights.monument_same[self.stage];
        let mut kinds = 0;
        let mut worth = 0.0;
        for tile in Tile::MONUMENTS {
            let count = usize::from(holding.count(tile)).min(5);
            if count > 0 {
                worth += kind_worth[kinds];
                kinds += 1;
                worth += same_worth[..count].iter().sum::<f32>();
            }
        }
        worth
    }

    /// What a lot changes for a seat, disasters included. Only what the lot touches is priced twice.
    pub(super) fn lot(&self, seat: Seat, lot: &AuctionTrack) -> f32 {
        let before = self.state.holding(seat);
        let lots = (self.lots_to_come(seat) - self.usable).max(0.0);
        let hope = (lots + 0.5) as usize;
        let mut after = *before;
        let (mut civilisation, mut river, mut pharaohs, mut monuments, mut disasters) =
            (false, false, false, false, false);
        let mut change = 0.0;
        for tile in lot.tiles() {
            after.add(*tile, 1);
            match tile.group() {
                Group::Gold => change += GOLD,
                Group::Gods => change += self.god(hope),
                Group::Pharaohs => pharaohs = true,
                Group::River => river = true,
                Group::Civilisation => civilisation = true,
                Group::Monuments => monuments = true,
                Group::Disasters => {
                    disasters = true;
                    match tile {
                        Tile::Funeral => pharaohs = true,
                        Tile::Drought => river = true,
                        Tile::Unrest => civilisation = true,
                        _ => monuments = true,
                    }
                }
                Group::Ra => {}
            }
        }
        if disasters {
            for tile in lot.tiles().iter().filter(|tile| tile.is_disaster()) {
                self.strike(&mut after, *tile);
            }
        }
        if civilisation {
            change += self.civilisation(&after, hope) - self.civilisation(before, hope);
        }
        if river {
            change += self.river(&after, hope) - self.river(before, hope);
        }
        if pharaohs {
            change += self.pharaohs(seat, &after, lots) - self.pharaohs(seat, before, lots);
        }
        if monuments {
            change += self.monuments(&after) - self.monuments(before);
        }
        change
    }

    /// A god that is kept.
    fn god(&self, hope: usize) -> f32 {
        if hope > 0 { self.weights.god } else { f32::from(ra::GOD) }
    }

    /// Takes what a disaster takes, the cheapest first where there is a choice.
    pub(super) fn strike(&self, holding: &mut Holding, disaster: Tile) {
        match disaster {
            Tile::Funeral => {
                holding.lose(Tile::Pharaoh, 2);
            }
            Tile::Drought => {
                let floods = holding.lose(Tile::Flood, 2);
                holding.lose(Tile::Nile, 2 - floods);
            }
            Tile::Unrest => (0..2).for_each(|_| self.lose_cheapest(holding, &Tile::CIVILISATION)),
            Tile::Earthquake => (0..2).for_each(|_| self.lose_cheapest(holding, &Tile::MONUMENTS)),
            _ => {}
        }
    }

    fn lose_cheapest(&self, holding: &mut Holding, kinds: &[Tile]) {
        let civilisation = kinds[0] == Tile::Art;
        let same_worth = &self.weights.monument_same[self.stage];
        let price = |tile: Tile| {
            let count = usize::from(holding.count(tile));
            if civilisation {
                // Every further copy is free; a kind is not.
                if count > 1 { 0.0 } else { 1.0 }
            } else {
                same_worth[count.min(5) - 1] + if count == 1 { 1.0 } else { 0.0 }
            }
        };
        let cheapest = kinds
            .iter()
            .copied()
            .filter(|tile| holding.count(*tile) > 0)
            .min_by(|one, other| price(*one).total_cmp(&price(*other)));
        if let Some(tile) = cheapest {
            holding.lose(tile, 1);
        }
    }

    /// What a face-up sun is worth for the rest of this epoch.
    pub(super) fn sun_now(&self, sun: Sun) -> f32 {
        let w = self.weights;
        let height = f32::from(sun.number()) / self.highest;
        (w.sun_base + w.sun_height * height + w.sun_square * height * height) * self.usable
    }

    /// What it means after this epoch to hold the centre sun instead of `sun`.
    pub(super) fn sun_after(&self, seat: Seat, sun: Sun) -> f32 {
        let w = self.weights;
        let centre = self.state.centre();
        let change = i32::from(centre.number()) - i32::from(sun.number());
        if self.later > 0.0 {
            return w.sun_next * change as f32 / self.highest;
        }
        let mine = self.sun_sums[seat.index()];
        let (mut most, mut fewest) = (i32::MIN, i32::MAX);
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            most = most.max(self.sun_sums[other.index()]);
            fewest = fewest.min(self.sun_sums[other.index()]);
        }
        let worth = |sum: i32| {
            5.0 * soft((sum - most) as f32 / w.sun_spread) - 5.0 * soft((fewest - sum) as f32 / w.sun_spread)
        };
        worth(mine + change) - worth(mine)
    }

    /// What a seat gains by taking the lot, worth `lot` to it, for this sun.
    pub(super) fn gain(&self, seat: Seat, lot: f32, sun: Sun) -> f32 {
        lot + self.sun_after(seat, sun) - self.sun_now(sun)
    }
}
