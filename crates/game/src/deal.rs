//! What chance will do, fixed before the first step.

use crate::Game;

/// Where a deal takes its numbers from.
///
/// The rules never draw a random number: they ask for lots, and whoever deals (fairly, from a seed, from a script)
/// answers.
pub trait Lots {
    /// A number below `n`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts `items` in an order drawn by lot: place 0 gets one of all, place 1 one of the rest, and so on.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for place in 0..items.len().saturating_sub(1) {
            let left = (items.len() - place) as u32;
            items.swap(place, place + self.below(left) as usize);
        }
    }
}

/// One game's luck: what is settled before the first step, and what chance will answer later, whatever is played.
#[derive(Clone, Debug)]
pub struct Deal<G: Game> {
    /// What the header of a record says: sun groups, objective cards, the first seat.
    pub setup: G::Setup,
    /// What comes after: the order of the bag, the dice to fall.
    pub fate: G::Fate,
}
