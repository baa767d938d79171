//! Territories claimed together: some of one continent.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Continent, Territories};

/// Some territories of one continent, as one claim names them.
// A continent has at most eight territories, which stand together in the data: a byte of bits from the first one on
// keeps an action at four bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    continent: Continent,
    members: u8,
}

impl Group {
    /// These territories of the continent; `None` if one of them lies elsewhere or there is none.
    #[must_use]
    pub fn new(continent: Continent, territories: Territories) -> Option<Group> {
        Group::within(continent, continent.territories(), territories)
    }

    /// Like [`Group::new`], while the world is being loaded.
    pub(crate) fn within(continent: Continent, all: Territories, territories: Territories) -> Option<Group> {
        if territories.is_empty() || !all.covers(territories) {
            return None;
        }
        let members = u8::try_from(territories.bits() >> all.bits().trailing_zeros()).ok()?;
        Some(Group { continent, members })
    }

    /// The continent they lie in.
    #[must_use]
    pub const fn continent(self) -> Continent {
        self.continent
    }

    /// How many they are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.members.count_ones() as u8
    }

    /// Never: a claim names at least one territory.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.members == 0
    }

    /// The territories.
    #[must_use]
    pub fn territories(self) -> Territories {
        self.among(self.continent.territories())
    }

    /// The territories, where the continent's own are at hand.
    pub(crate) const fn among(self, all: Territories) -> Territories {
        Territories::from_bits((self.members as u64) << all.bits().trailing_zeros())
    }
}

/// As the list of its territories.
impl Serialize for Group {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.territories().serialize(serializer)
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.continent, self.territories())
    }
}
