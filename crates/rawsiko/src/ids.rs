//! The things of the world, each known by its place in the data, and sets of them as bits.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Language;
use crate::world::world;

/// One kind of thing: a number below `COUNT`, with the id and the names that the data give it.
macro_rules! thing {
    ($(#[$doc:meta])* $name:ident, $count:literal, $list:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one at this place of the data, if there is one.
            #[must_use]
            pub const fn new(place: u8) -> Option<Self> {
                if (place as usize) < Self::COUNT { Some($name(place)) } else { None }
            }

            /// Its place in the data, for arrays of [`Self::COUNT`] places.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Each of them, in the order of the data.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            /// What records call it.
            #[must_use]
            pub fn id(self) -> &'static str {
                &world().$list[self.index()].id
            }

            /// The one that records call so.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::all().find(|thing| thing.id() == id)
            }

        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.id())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}

/// The kinds of thing that have a name in every language.
macro_rules! named {
    ($($name:ident $list:ident),*) => {$(
        impl $name {
            /// What people call it.
            #[must_use]
            pub fn name(self, language: Language) -> &'static str {
                &world().$list[self.index()].name[language]
            }
        }
    )*};
}

/// A set of one kind of thing, a bit for each.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $thing:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            pub(crate) const fn bits(self) -> $bits {
                self.0
            }

            /// Whether there is nothing in it.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether this one is in it.
            #[must_use]
            pub const fn contains(self, one: $thing) -> bool {
                self.0 & (1 << one.0) != 0
            }

            /// Whether all of `other` is in it.
            #[must_use]
            pub const fn covers(self, other: $name) -> bool {
                other.0 & !self.0 == 0
            }

            /// The set with this one as well.
            #[must_use]
            pub const fn with(self, one: $thing) -> $name {
                $name(self.0 | 1 << one.0)
            }

            /// The set without this one.
            #[must_use]
            pub const fn without(self, one: $thing) -> $name {
                $name(self.0 & !(1 << one.0))
            }

            /// All of both.
            #[must_use]
            pub const fn union(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// What is in both.
            #[must_use]
            pub const fn common(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// What is not in `other`.
            #[must_use]
            pub const fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// In the order of the data.
            pub fn iter(self) -> impl Iterator<Item = $thing> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let place = left.trailing_zeros() as u8;
                    left &= left - 1;
                    Some($thing(place))
                })
            }
        }

        impl FromIterator<$thing> for $name {
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> Self {
                things.into_iter().fold($name::NONE, $name::with)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (place, thing) in self.iter().enumerate() {
                    write!(f, "{}{thing}", if place == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

thing! {
    /// One of the six continents.
    Continent, 6, continents
}

thing! {
    /// One of the 44 territories.
    Territory, 44, territories
}

thing! {
    /// One of the 31 critical raw materials; its id is its symbol.
    Material, 31, materials
}

thing! {
    /// A field of industry that applications belong to.
    Sector, 11, sectors
}

thing! {
    /// One of the 48 products that need materials.
    Application, 48, applications
}

thing! {
    /// A country that produces materials, on the board or not; its id is its English name.
    Country, 76, countries
}

thing! {
    /// One of the twelve objective cards, each with four applications.
    Objective, 12, cards
}

named!(
    Continent continents, Territory territories, Material materials, Sector sectors, Application applications,
    Country countries
);

set! {
    /// A set of territories.
    Territories, u64, Territory
}

set! {
    /// A set of materials.
    Materials, u32, Material
}

impl Territories {
    /// The territories at the places of these bits, all of them below [`Territory::COUNT`].
    pub(crate) const fn from_bits(bits: u64) -> Territories {
        Territories(bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_add_and_take_away() {
        let some: Materials = [3, 0, 30].into_iter().filter_map(Material::new).collect();
        let others: Materials = [0, 5].into_iter().filter_map(Material::new).collect();
        assert_eq!(some.iter().map(Material::index).collect::<Vec<_>>(), [0, 3, 30]);
        assert_eq!((some.len(), some.union(others).len(), some.common(others).len()), (3, 4, 1));
        assert_eq!(some.minus(others).iter().map(Material::index).collect::<Vec<_>>(), [3, 30]);
        assert!(some.covers(some.common(others)) && !some.covers(others) && some.covers(Materials::NONE));
        let last = Material::new(30).expect("there are 31");
        assert!(some.contains(last) && !some.without(last).contains(last));
    }

    #[test]
    fn there_is_nothing_past_the_last() {
        assert_eq!(Territory::new(44), None);
        assert_eq!(Territory::all().len(), Territory::COUNT);
        assert_eq!(Material::new(31), None);
    }

    #[test]
    fn ids_lead_back_to_their_things() {
        for territory in Territory::all() {
            assert_eq!(Territory::from_id(territory.id()), Some(territory));
        }
        for material in Material::all() {
            assert_eq!(Material::from_id(material.id()), Some(material));
        }
        assert_eq!(Territory::from_id("atlantis"), None);
    }
}
