//! The deal of Ra: who gets which suns, and the order of the whole bag.

use std::fmt;

use game::notation::Notation;
use game::{BySeat, Deal, Dealt, Fate, Game, GameOptions, Lots, Recipe, Stage};

use crate::{ALL_TILES, Options, Setup, State, Tile, sun_groups};

/// The order in which the bag gives its tiles, all 180 of them.
#[derive(Clone, PartialEq, Eq)]
pub struct BagOrder([Tile; Tile::IN_ALL]);

impl BagOrder {
    /// The tile drawn when `drawn` are out already.
    #[must_use]
    pub fn tile(&self, drawn: u8) -> Tile {
        self.0[usize::from(drawn) % Tile::IN_ALL]
    }
}

impl fmt::Debug for BagOrder {
    /// Without the tiles: what is to come does not belong into a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BagOrder(..)")
    }
}

/// The bag before it is shuffled, kind by kind.
const SORTED: [Tile; Tile::IN_ALL] = {
    let mut order = [Tile::Ra; Tile::IN_ALL];
    let (mut place, mut kind) = (0, 0);
    while kind < ALL_TILES.len() {
        let mut left = ALL_TILES[kind].count();
        while left > 0 {
            order[place] = ALL_TILES[kind];
            place += 1;
            left -= 1;
        }
        kind += 1;
    }
    order
};

/// First the sun groups, then the bag: the order of the lots is part of fair dealing and must not change.
pub(crate) fn deal(options: &Options, lots: &mut impl Lots) -> Deal<State> {
    let groups = sun_groups(options.players());
    let mut suns = BySeat::from_fn(groups.len(), |seat| groups[seat.index()]);
    lots.shuffle(suns.values_mut());
    let mut order = SORTED;
    lots.shuffle(&mut order);
    Deal { setup: Setup { suns }, fate: BagOrder(order) }
}

impl Dealt for State {
    fn recipe(options: &Options) -> Recipe {
        let groups = sun_groups(options.players());
        Recipe {
            game: State::NAME,
            setup: vec![Stage::Shuffle {
                line: State::SETUP_LINES[0],
                things: groups.iter().map(ToString::to_string).collect(),
                take: groups.len(),
                binding: !State::setup_is_chosen(options),
            }],
            fate: Fate::Shuffle {
                things: ALL_TILES.iter().map(|tile| (tile.name().to_owned(), tile.count().into())).collect(),
            },
            steps: State::STEPS,
            answer: "draw",
        }
    }
}
