//! The suns: tokens 1 to 16, sets of them, and how they are dealt.

use std::fmt;

use game::BySeat;
use serde::{Serialize, Serializer};

use crate::error::BadSetup;

/// A sun token, 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Sun(u8);

/// The sun that lies in the centre of the board at the start.
pub const CENTRE_START: Sun = Sun(1);

impl Sun {
    /// The sun with this number, if there is one.
    #[must_use]
    pub const fn new(number: u8) -> Option<Sun> {
        if number >= 1 && number <= 16 { Some(Sun(number)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Sun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of suns.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Suns(u16);

impl Suns {
    /// No sun.
    pub const NONE: Suns = Suns(0);

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether this one is there.
    #[must_use]
    pub const fn contains(self, sun: Sun) -> bool {
        self.0 & (1 << (sun.0 - 1)) != 0
    }

    /// The set with this one as well.
    #[must_use]
    pub const fn with(self, sun: Sun) -> Suns {
        Suns(self.0 | (1 << (sun.0 - 1)))
    }

    /// The set without this one.
    #[must_use]
    pub const fn without(self, sun: Sun) -> Suns {
        Suns(self.0 & !(1 << (sun.0 - 1)))
    }

    /// All of both.
    #[must_use]
    pub const fn union(self, other: Suns) -> Suns {
        Suns(self.0 | other.0)
    }

    /// Those above `sun`.
    #[must_use]
    pub const fn above(self, sun: Sun) -> Suns {
        Suns((self.0 as u32 >> sun.0 << sun.0) as u16)
    }

    /// The highest one.
    #[must_use]
    pub const fn highest(self) -> Option<Sun> {
        if self.0 == 0 { None } else { Some(Sun(16 - self.0.leading_zeros() as u8)) }
    }

    /// The numbers added up.
    #[must_use]
    pub fn sum(self) -> i32 {
        self.iter().map(|sun| i32::from(sun.0)).sum()
    }

    /// From low to high.
    pub fn iter(self) -> impl Iterator<Item = Sun> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let sun = Sun(left.trailing_zeros() as u8 + 1);
            left &= left - 1;
            Some(sun)
        })
    }
}

impl FromIterator<Sun> for Suns {
    fn from_iter<I: IntoIterator<Item = Sun>>(suns: I) -> Self {
        suns.into_iter().fold(Suns::NONE, Suns::with)
    }
}

/// From high to low, as the rulebooks print a group.
impl fmt::Display for Suns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = *self;
        let mut gap = "";
        while let Some(sun) = left.highest() {
            write!(f, "{gap}{sun}")?;
            left = left.without(sun);
            gap = " ";
        }
        Ok(())
    }
}

impl fmt::Debug for Suns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Suns {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

const fn group(numbers: &[u8]) -> Suns {
    let mut suns = Suns::NONE;
    let mut place = 0;
    while place < numbers.len() {
        suns = suns.with(Sun(numbers[place]));
        place += 1;
    }
    suns
}

const GROUPS_2: [Suns; 2] = [group(&[9, 6, 5, 2]), group(&[8, 7, 4, 3])];
const GROUPS_3: [Suns; 3] = [group(&[13, 8, 5, 2]), group(&[12, 9, 6, 3]), group(&[11, 10, 7, 4])];
const GROUPS_4: [Suns; 4] = [group(&[13, 6, 2]), group(&[12, 7, 3]), group(&[11, 8, 4]), group(&[10, 9, 5])];
const GROUPS_5: [Suns; 5] =
    [group(&[16, 7, 2]), group(&[15, 8, 3]), group(&[14, 9, 4]), group(&[13, 10, 5]), group(&[12, 11, 6])];

/// The groups in which suns are dealt to that many players; empty if Ra is not played so.
#[must_use]
pub const fn sun_groups(players: usize) -> &'static [Suns] {
    match players {
        2 => &GROUPS_2,
        3 => &GROUPS_3,
        4 => &GROUPS_4,
        5 => &GROUPS_5,
        _ => &[],
    }
}

/// What is settled before the first step: who holds which suns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// One group per seat.
    pub suns: BySeat<Suns>,
}

impl Setup {
    /// Every group of the table must be there exactly once.
    pub(crate) fn check(&self, players: usize) -> Result<(), BadSetup> {
        if self.suns.seats() != players {
            return Err(BadSetup::Seats { players, groups: self.suns.seats() });
        }
        let groups = sun_groups(players);
        for (seat, suns) in self.suns.iter() {
            if !groups.contains(suns) {
                return Err(BadSetup::NotAGroup { seat, suns: *suns, players });
            }
            if let Some((other, _)) = self.suns.iter().find(|(other, group)| *other < seat && *group == suns) {
                return Err(BadSetup::GroupTwice { seat, other, suns: *suns });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_groups_use_every_sun_but_the_centre_one_once() {
        for (players, highest) in [(2, 9), (3, 13), (4, 13), (5, 16)] {
            let groups = sun_groups(players);
            assert_eq!(groups.len(), players);
            let all = groups.iter().fold(Suns::NONE.with(CENTRE_START), |all, group| all.union(*group));
            assert_eq!(all.iter().map(Sun::number).collect::<Vec<_>>(), (1..=highest).collect::<Vec<_>>());
            assert_eq!(groups.iter().map(|group| group.len()).sum::<u32>(), u32::from(highest) - 1);
        }
    }

    #[test]
    fn sets_of_suns_know_what_is_above_and_highest() {
        let suns: Suns = [16, 7, 2].into_iter().filter_map(Sun::new).collect();
        assert_eq!(suns.highest().map(Sun::number), Some(16));
        assert_eq!(suns.above(Sun(7)).to_string(), "16");
        assert_eq!(suns.above(Sun(16)), Suns::NONE);
        assert_eq!(suns.above(Sun(1)), suns);
        assert_eq!((suns.to_string().as_str(), suns.sum(), suns.len()), ("16 7 2", 25, 3));
        assert_eq!(Sun::new(0), None);
        assert_eq!(Sun::new(17), None);
    }
}
