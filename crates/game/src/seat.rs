//! Who sits where: a chair at the table, and one value for every chair.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A chair at the table, counted from 0 in play order. Always below [`MAX_SEATS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The first chair, which every table has.
    pub const FIRST: Seat = Seat(0);

    /// The chair with this number, if there can be one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The chair's number, for arrays of [`MAX_SEATS`] places.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The chairs of a table, in play order.
    ///
    /// # Panics
    /// If `seats` is above [`MAX_SEATS`].
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        (0..seats as u8).map(Seat)
    }

    /// The chair to the left, in a table of `seats` chairs.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= seats { Seat(0) } else { Seat(next) }
    }

    /// All chairs of a table once, in play order, from this one on.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(seats).map(move |step| Seat(((self.index() + step.index()) % seats) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// One `T` per seat. Indexed by [`Seat`], never by a bare number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// The value of `make` for each of `seats` chairs.
    ///
    /// # Panics
    /// If `seats` is above [`MAX_SEATS`].
    pub fn from_fn(seats: usize, make: impl FnMut(Seat) -> T) -> Self {
        BySeat(Seat::all(seats).map(make).collect())
    }

    /// One value per seat, in seat order; `None` if there are more than [`MAX_SEATS`].
    pub fn from_values(values: impl IntoIterator<Item = T>) -> Option<Self> {
        let mut all = ArrayVec::new();
        for value in values {
            all.try_push(value).ok()?;
        }
        Some(BySeat(all))
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The values in seat order.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The values in seat order, to be changed or put in another order.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.0
    }

    /// Seat and value, in seat order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.0.iter())
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut change: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(&mut change).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_no_seat_past_the_last() {
        assert_eq!(Seat::new(4).map(Seat::index), Some(4));
        assert_eq!(Seat::new(5), None);
    }

    #[test]
    fn a_round_visits_every_seat_once_from_the_given_one() {
        let from = Seat::new(2).expect("below MAX_SEATS");
        let order: Vec<usize> = from.round(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(from.next(3), Seat::FIRST);
    }

    #[test]
    fn more_values_than_seats_are_refused() {
        assert_eq!(BySeat::from_values(0..6), None);
        assert_eq!(BySeat::from_values(0..5).map(|all| all.seats()), Some(5));
    }
}
