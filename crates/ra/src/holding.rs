//! What one player has: tiles, suns and points.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::state::EPOCHS;
use crate::{START_SCORE, Suns, Tile};

/// What one player has in front of them.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Holding {
    tiles: [u8; Tile::OWNED_KINDS],
    /// Which of the eight gods: the n-th that the bag gave is the n-th bit.
    pub(crate) gods: u8,
    /// Suns that can be bid.
    pub face_up: Suns,
    /// Suns won in this epoch.
    pub face_down: Suns,
    /// What each epoch scored so far brought: everybody saw it.
    scored: [i16; EPOCHS as usize],
}

impl Holding {
    /// A player with these suns face up and no tiles, before anything was scored.
    #[must_use]
    pub fn new(face_up: Suns) -> Holding {
        Holding { face_up, ..Holding::default() }
    }

    /// Points so far: they never fall below 0.
    #[must_use]
    pub fn score(&self) -> i16 {
        self.scored.iter().fold(START_SCORE, |score, points| (score + points).max(0))
    }

    /// What the first so many scorings brought.
    pub(crate) fn scored(&self, scorings: u8) -> &[i16] {
        &self.scored[..usize::from(scorings)]
    }

    /// Writes down what an epoch, 1 to 3, brought.
    pub(crate) fn note(&mut self, epoch: u8, points: i16) {
        self.scored[usize::from(epoch - 1)] = points;
    }

    /// How many of this kind; nobody owns Ra tiles or disasters.
    #[must_use]
    pub fn count(&self, tile: Tile) -> u8 {
        self.tiles.get(tile.index()).copied().unwrap_or(0)
    }

    /// How many of these kinds.
    #[must_use]
    pub fn count_all(&self, tiles: &[Tile]) -> u8 {
        tiles.iter().map(|tile| self.count(*tile)).sum()
    }

    /// How many of these kinds there is at least one of.
    #[must_use]
    pub fn kinds(&self, tiles: &[Tile]) -> u8 {
        tiles.iter().map(|tile| u8::from(self.count(*tile) > 0)).sum()
    }

    /// All suns, face up and face down.
    #[must_use]
    pub fn suns(&self) -> Suns {
        self.face_up.union(self.face_down)
    }

    /// The kinds owned, with how many, in the order of [`crate::ALL_TILES`].
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        crate::ALL_TILES.into_iter().zip(self.tiles).filter(|(_, n)| *n > 0)
    }

    /// Lays out `n` tiles of a kind; a kind that cannot be owned is left out.
    pub fn add(&mut self, tile: Tile, n: u8) {
        if let Some(count) = self.tiles.get_mut(tile.index()) {
            *count += n;
        }
    }

    /// Lays out a lot that was won when the bag had given so many gods: those of the lot are the last of them.
    pub fn take_lot(&mut self, lot: &[Tile], gods_drawn: u8) {
        let mut god = gods_drawn;
        for tile in lot.iter().rev() {
            self.add(*tile, 1);
            if *tile == Tile::God && god > 0 {
                god -= 1;
                self.gods |= 1 << god;
            }
        }
    }

    /// Which of the eight gods came last to this player, by when the bag gave it; none without one.
    #[must_use]
    pub fn last_god(&self) -> Option<u8> {
        self.gods.checked_ilog2().map(|god| god as u8)
    }

    /// Gives back a god, the one that came first.
    pub fn spend_god(&mut self) {
        self.lose(Tile::God, 1);
        self.gods &= self.gods.wrapping_sub(1);
    }

    /// Takes away up to `n` tiles of a kind and says how many.
    pub fn lose(&mut self, tile: Tile, n: u8) -> u8 {
        let Some(count) = self.tiles.get_mut(tile.index()) else { return 0 };
        let lost = n.min(*count);
        *count -= lost;
        lost
    }

    /// What an epoch's end leaves: kept tiles, all suns face up.
    pub(crate) fn end_epoch(&mut self) {
        for tile in [Tile::God, Tile::Gold, Tile::Flood].into_iter().chain(Tile::CIVILISATION) {
            self.tiles[tile.index()] = 0;
        }
        self.gods = 0;
        self.face_up = self.suns();
        self.face_down = Suns::NONE;
    }
}

/// Which gods a player has changes nothing that can be done: positions that differ in it alone are one to whoever searches.
impl Hash for Holding {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.tiles, self.face_up, self.face_down, self.scored).hash(state);
    }
}

impl fmt::Debug for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{up {:?} down {:?} score {}", self.face_up, self.face_down, self.score())?;
        for (tile, count) in self.tiles() {
            write!(f, " {count} {tile}")?;
        }
        f.write_str("}")
    }
}
