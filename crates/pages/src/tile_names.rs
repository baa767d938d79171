//! What three tiles of Ra are called and look like: the editions of the rulebook differ in them, and so do its languages.

use game::Language;
use ra::{Edition, Tile};

/// The names somebody reads, where their table did not choose an edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TileNames {
    /// Those of the rulebook in their language.
    #[default]
    Rulebook,
    /// Those of the first edition: unrest, fortress, palace.
    First,
    /// Those of 2023: war, sanctuary, mausoleum.
    Edition2023,
}

impl TileNames {
    /// All that can be set.
    pub const ALL: [TileNames; 3] = [TileNames::Rulebook, TileNames::First, TileNames::Edition2023];

    /// Its word in a form and in a cookie.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            TileNames::Rulebook => "rulebook",
            TileNames::First => "first",
            TileNames::Edition2023 => "2023",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<TileNames> {
        TileNames::ALL.into_iter().find(|names| names.word() == word)
    }

    /// What is read at a table that agreed on this: what it chose counts before what a reader has set.
    #[must_use]
    pub const fn at(self, edition: Edition) -> TileNames {
        match edition {
            Edition::Reader => self,
            Edition::First => TileNames::First,
            Edition::Edition2023 => TileNames::Edition2023,
        }
    }

    /// The word for a tile in the keys of texts and of pictures.
    pub(crate) const fn of(self, tile: Tile, language: Language) -> &'static str {
        match self {
            TileNames::First => tile.word(Edition::First),
            TileNames::Edition2023 => tile.word(Edition::Edition2023),
            TileNames::Rulebook => match (language, tile) {
                (Language::Portuguese, Tile::Unrest) | (Language::Russian, _) => tile.word(Edition::Edition2023),
                _ => tile.word(Edition::First),
            },
        }
    }
}
