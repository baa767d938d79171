//! The auction track: up to eight tiles in the order in which they were drawn.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Tile;

/// How many tiles the auction track holds.
pub const TRACK_SPACES: usize = 8;

/// The tiles up for auction, in the order drawn.
// Free spaces hold `FREE`, so that equal tracks are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AuctionTrack {
    tiles: [Tile; TRACK_SPACES],
    len: u8,
}

/// As a list of tiles.
impl Serialize for AuctionTrack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}

/// A Ra never lies on the auction track.
const FREE: Tile = Tile::Ra;

impl AuctionTrack {
    /// Nothing on it.
    pub const EMPTY: AuctionTrack = AuctionTrack { tiles: [FREE; TRACK_SPACES], len: 0 };

    /// The tiles, in the order drawn.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    /// Whether no more can be drawn.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == TRACK_SPACES
    }

    /// Whether nothing lies on it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether one of this kind lies on it.
    #[must_use]
    pub fn contains(&self, tile: Tile) -> bool {
        self.tiles().contains(&tile)
    }

    /// The kinds a god can be exchanged for, each once, in the order of [`crate::ALL_TILES`].
    pub fn god_choices(&self) -> impl Iterator<Item = Tile> + use<> {
        let mut kinds = self.tiles().iter().fold(0_u32, |kinds, tile| kinds | 1 << tile.index());
        kinds &= !(1 << Tile::God.index());
        std::iter::from_fn(move || {
            if kinds == 0 {
                return None;
            }
            let tile = crate::ALL_TILES[kinds.trailing_zeros() as usize];
            kinds &= kinds - 1;
            Some(tile)
        })
    }

    pub(crate) fn push(&mut self, tile: Tile) {
        debug_assert!(!self.is_full(), "no space is free");
        if let Some(space) = self.tiles.get_mut(usize::from(self.len)) {
            *space = tile;
            self.len += 1;
        }
    }

    pub(crate) fn remove(&mut self, tile: Tile) {
        if let Some(place) = self.tiles().iter().position(|t| *t == tile) {
            self.tiles.copy_within(place + 1.., place);
            self.tiles[TRACK_SPACES - 1] = FREE;
            self.len -= 1;
        }
    }
}

impl fmt::Display for AuctionTrack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, tile) in self.tiles().iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{tile}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for AuctionTrack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_a_tile_closes_the_gap() {
        let mut track = AuctionTrack::EMPTY;
        for tile in [Tile::Nile, Tile::God, Tile::Art, Tile::Nile] {
            track.push(tile);
        }
        track.remove(Tile::Nile);
        assert_eq!(track.to_string(), "god art nile");
        assert_eq!(track.god_choices().collect::<Vec<_>>(), [Tile::Nile, Tile::Art]);
        let mut same = AuctionTrack::EMPTY;
        for tile in [Tile::God, Tile::Art, Tile::Nile] {
            same.push(tile);
        }
        assert_eq!(track, same);
    }
}
