//! Random numbers of a seed: the same on every machine.

use game::Lots;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Lots from a seed, fast. Not for dealing to people: that is what fair dealing is for.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The numbers of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// One of these, each as likely as 64 bits can make it.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        let place = (u128::from(self.0.next_u64()) * items.len() as u128) >> 64;
        items[place as usize]
    }

    /// One of these by weight.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick_weighted<T: Copy>(&mut self, items: &[(T, u32)]) -> T {
        let total: u32 = items.iter().map(|(_, weight)| weight).sum();
        let mut left = self.below(total);
        for (item, weight) in items {
            if left < *weight {
                return *item;
            }
            left -= weight;
        }
        items[items.len() - 1].0
    }

    /// Other numbers, that follow from these.
    #[must_use]
    pub fn split(&mut self) -> Dice {
        Dice::new(self.split_seed())
    }

    /// A seed for other numbers, that follows from these.
    pub fn split_seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1_u64 << 24) as f32
    }
}

impl Lots for Dice {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // The bias is below n / 2^64: nothing a game could show.
        ((u128::from(self.0.next_u64()) * u128::from(n)) >> 64) as u32
    }
}
