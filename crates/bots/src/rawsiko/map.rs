//! The map as a planner needs it: how far it is, and where a material is found.

use std::sync::LazyLock;

use rawsiko::{Material, Territories, Territory, odds};

/// Stacks up to this size have their odds in the small table, which stays in the cache.
const USUAL: usize = 24;

/// What the world never changes, worked out once.
pub(super) struct Map {
    /// How many moves it takes from one territory to another.
    pub(super) steps: [[u8; Territory::COUNT]; Territory::COUNT],
    /// The territories that have a material.
    pub(super) sources: [Territories; Material::COUNT],
    odds: [[Chances; USUAL]; USUAL],
    /// How likely so many attackers take a territory from so many defenders: as in the odds, side by side.
    takes: [[f32; USUAL]; USUAL],
}

/// What becomes of a conflict that is fought to its end, in few bytes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chances {
    /// How likely the territory is taken.
    pub(super) take: f32,
    /// What the attacker loses on average.
    pub(super) lost: f32,
    /// What the defender loses on average.
    pub(super) killed: f32,
}

impl Chances {
    /// The chances of so many against so many.
    pub(super) fn of(attackers: u8, defenders: u8) -> Chances {
        map().chances(attackers, defenders)
    }

    fn slowly(attackers: u8, defenders: u8) -> Chances {
        let odds = odds(attackers, defenders);
        Chances { take: odds.take as f32, lost: odds.attacker_losses as f32, killed: odds.defender_losses as f32 }
    }
}

impl Map {
    /// The chances of so many against so many.
    pub(super) fn chances(&self, attackers: u8, defenders: u8) -> Chances {
        let row = self.odds.get(usize::from(attackers)).and_then(|row| row.get(usize::from(defenders)));
        row.copied().unwrap_or_else(|| Chances::slowly(attackers, defenders))
    }

    /// How likely so many attackers take a territory from 0, 1, 2, … defenders.
    pub(super) fn takes<const N: usize>(&self, attackers: u8) -> [f32; N] {
        match self.takes.get(usize::from(attackers)).and_then(|row| row.first_chunk()) {
            Some(takes) => *takes,
            None => std::array::from_fn(|defenders| Chances::slowly(attackers, defenders as u8).take),
        }
    }
}

/// The map.
pub(super) fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(|| {
        let mut map = Map {
            steps: [[u8::MAX; Territory::COUNT]; Territory::COUNT],
            sources: [Territories::NONE; Material::COUNT],
            odds: [[Chances::default(); USUAL]; USUAL],
            takes: [[0.0; USUAL]; USUAL],
        };
        for (attackers, (row, takes)) in (0..).zip(map.odds.iter_mut().zip(&mut map.takes)) {
            for (defenders, (chances, take)) in (0..).zip(row.iter_mut().zip(takes)) {
                *chances = Chances::slowly(attackers, defenders);
                *take = chances.take;
            }
        }
        for from in Territory::all() {
            map.steps[from.index()] = steps_from(Territories::NONE.with(from));
        }
        for material in Material::all() {
            map.sources[material.index()] = material.territories();
        }
        map
    });
    &MAP
}

/// How many moves each territory is away from the nearest of these.
pub(super) fn steps_from(start: Territories) -> [u8; Territory::COUNT] {
    let mut steps = [u8::MAX; Territory::COUNT];
    let (mut reached, mut edge, mut step) = (start, start, 0);
    while !edge.is_empty() {
        let mut next = Territories::NONE;
        for territory in edge.iter() {
            steps[territory.index()] = step;
            next = next.union(territory.neighbours());
        }
        edge = next.minus(reached);
        reached = reached.union(next);
        step += 1;
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_the_same_both_ways_and_one_to_a_neighbour() {
        for from in Territory::all() {
            assert_eq!(map().steps[from.index()][from.index()], 0);
            for to in Territory::all() {
                let steps = map().steps[from.index()][to.index()];
                assert_eq!(steps, map().steps[to.index()][from.index()]);
                assert_eq!(steps == 1, from.neighbours().contains(to));
                assert!(steps < 20, "the world hangs together");
            }
        }
    }
}
