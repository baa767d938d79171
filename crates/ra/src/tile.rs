//! The 180 tiles: their kinds, how many there are, and what becomes of them.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Edition;

/// A kind of tile. The kinds a player can own come first, so that a holding is a short array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Tile {
    /// Worth 2 points unspent, or one tile from the auction track.
    God,
    /// Worth 3 points.
    Gold,
    /// Most and fewest are counted each epoch.
    Pharaoh,
    /// Scores with a flood.
    Nile,
    /// Makes the river score.
    Flood,
    /// Civilisation.
    Art,
    /// Civilisation.
    Religion,
    /// Civilisation.
    Writing,
    /// Civilisation.
    Agriculture,
    /// Civilisation.
    Astronomy,
    /// Monument.
    Fortress,
    /// Monument.
    Obelisk,
    /// Monument.
    Palace,
    /// Monument.
    Pyramid,
    /// Monument.
    Temple,
    /// Monument.
    Statue,
    /// Monument.
    StepPyramid,
    /// Monument.
    Sphinx,
    /// Takes 2 pharaohs.
    Funeral,
    /// Takes 2 river tiles, floods first.
    Drought,
    /// Takes 2 civilisation tiles of the owner's choice; also called war.
    Unrest,
    /// Takes 2 monuments of the owner's choice.
    Earthquake,
    /// Begins an auction, or ends the epoch.
    Ra,
}

/// Which of the rules' groups a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// The sun god's own tiles.
    Ra,
    /// The eight gods.
    Gods,
    /// Gold.
    Gold,
    /// Pharaohs.
    Pharaohs,
    /// Niles and floods.
    River,
    /// The five civilisation kinds.
    Civilisation,
    /// The eight monument kinds.
    Monuments,
    /// Tiles that are never owned.
    Disasters,
}

use Tile::{
    Agriculture, Art, Astronomy, Drought, Earthquake, Flood, Fortress, Funeral, God, Gold, Nile, Obelisk, Palace,
    Pharaoh, Pyramid, Ra, Religion, Sphinx, Statue, StepPyramid, Temple, Unrest, Writing,
};

/// Every kind, in the order in which actions list them.
pub const ALL_TILES: [Tile; 23] = [
    God,
    Gold,
    Pharaoh,
    Nile,
    Flood,
    Art,
    Religion,
    Writing,
    Agriculture,
    Astronomy,
    Fortress,
    Obelisk,
    Palace,
    Pyramid,
    Temple,
    Statue,
    StepPyramid,
    Sphinx,
    Funeral,
    Drought,
    Unrest,
    Earthquake,
    Ra,
];

impl Tile {
    /// How many kinds can be owned; they are the first of [`ALL_TILES`].
    pub const OWNED_KINDS: usize = 18;
    /// How many tiles the bag holds at the start.
    pub const IN_ALL: usize = 180;
    /// The civilisation kinds.
    pub const CIVILISATION: [Tile; 5] = [Art, Religion, Writing, Agriculture, Astronomy];
    /// The monument kinds.
    pub const MONUMENTS: [Tile; 8] = [Fortress, Obelisk, Palace, Pyramid, Temple, Statue, StepPyramid, Sphinx];

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Ra => 30,
            God => 8,
            Pharaoh | Nile => 25,
            Flood => 12,
            Unrest => 4,
            Funeral | Drought | Earthquake => 2,
            _ => 5,
        }
    }

    /// Its group.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Ra => Group::Ra,
            God => Group::Gods,
            Gold => Group::Gold,
            Pharaoh => Group::Pharaohs,
            Nile | Flood => Group::River,
            Art | Religion | Writing | Agriculture | Astronomy => Group::Civilisation,
            Fortress | Obelisk | Palace | Pyramid | Temple | Statue | StepPyramid | Sphinx => Group::Monuments,
            Funeral | Drought | Unrest | Earthquake => Group::Disasters,
        }
    }

    /// Whether it carries the scarab: it stays with its owner from epoch to epoch.
    #[must_use]
    pub const fn is_kept(self) -> bool {
        matches!(self.group(), Group::Pharaohs | Group::Monuments) || matches!(self, Nile)
    }

    /// Whether it strikes its taker and leaves the game.
    #[must_use]
    pub const fn is_disaster(self) -> bool {
        matches!(self.group(), Group::Disasters)
    }

    /// The word in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            God => "god",
            Gold => "gold",
            Pharaoh => "pharaoh",
            Nile => "nile",
            Flood => "flood",
            Art => "art",
            Religion => "religion",
            Writing => "writing",
            Agriculture => "agriculture",
            Astronomy => "astronomy",
            Fortress => "fortress",
            Obelisk => "obelisk",
            Palace => "palace",
            Pyramid => "pyramid",
            Temple => "temple",
            Statue => "statue",
            StepPyramid => "step-pyramid",
            Sphinx => "sphinx",
            Funeral => "funeral",
            Drought => "drought",
            Unrest => "unrest",
            Earthquake => "earthquake",
            Ra => "ra",
        }
    }

    /// The word people of an edition use; in records and where no edition was chosen, that of the first.
    #[must_use]
    pub const fn word(self, edition: Edition) -> &'static str {
        match (edition, self) {
            (Edition::Edition2023, Unrest) => "war",
            (Edition::Edition2023, Fortress) => "sanctuary",
            (Edition::Edition2023, Palace) => "mausoleum",
            _ => self.name(),
        }
    }

    /// The kind with this word in records.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Tile> {
        ALL_TILES.into_iter().find(|tile| tile.name() == name)
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// How many of each kind: what the bag still holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileCounts([u8; ALL_TILES.len()]);

impl TileCounts {
    /// The full bag.
    #[must_use]
    pub fn full() -> Self {
        TileCounts(ALL_TILES.map(Tile::count))
    }

    /// How many of this kind.
    #[must_use]
    pub fn of(&self, tile: Tile) -> u8 {
        self.0[tile.index()]
    }

    /// How many of this kind the bag has given.
    #[must_use]
    pub fn drawn(&self, tile: Tile) -> u8 {
        tile.count() - self.of(tile)
    }

    /// How many in all.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// The kinds that are there, with how many, in the order of [`ALL_TILES`].
    pub fn iter(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        ALL_TILES.into_iter().zip(self.0).filter(|(_, n)| *n > 0)
    }

    pub(crate) fn take(&mut self, tile: Tile) {
        let left = &mut self.0[tile.index()];
        debug_assert!(*left > 0, "the bag holds no {tile}");
        *left = left.saturating_sub(1);
    }
}

/// As an object: how many, by the name of the tile.
impl Serialize for TileCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl fmt::Debug for TileCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bag_holds_180_tiles_in_the_groups_of_the_rules() {
        assert_eq!(TileCounts::full().total(), 180);
        let in_group =
            |group| ALL_TILES.iter().filter(|t| t.group() == group).map(|t| u32::from(t.count())).sum::<u32>();
        let groups = [Group::Ra, Group::Gods, Group::Gold, Group::Pharaohs, Group::River, Group::Civilisation];
        assert_eq!(groups.map(in_group), [30, 8, 5, 25, 37, 25]);
        assert_eq!([Group::Monuments, Group::Disasters].map(in_group), [40, 10]);
    }

    #[test]
    fn the_order_of_kinds_is_the_order_of_their_numbers() {
        for (place, tile) in ALL_TILES.into_iter().enumerate() {
            assert_eq!(tile.index(), place);
            assert_eq!(Tile::from_name(tile.name()), Some(tile));
            let owned = !tile.is_disaster() && tile != Tile::Ra;
            assert_eq!(place < Tile::OWNED_KINDS, owned, "{tile}");
        }
    }

    #[test]
    fn scarabs_are_on_pharaohs_niles_and_monuments() {
        let kept: Vec<_> = ALL_TILES.into_iter().filter(|t| t.is_kept()).collect();
        assert_eq!(kept.len(), 10);
        assert!(kept.contains(&Tile::Nile) && kept.contains(&Tile::Pharaoh) && !kept.contains(&Tile::Flood));
    }
}
