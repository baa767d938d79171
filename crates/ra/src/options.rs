//! What a table of Ra agrees on.

use game::{GameOptions, OptionSpec};
use serde::Serialize;

/// Whether the others' scores are seen during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scores {
    /// Veiled until the end, as in the rulebooks.
    #[default]
    Hidden,
    /// Open to all.
    Open,
}

/// How the Ra of an epoch are counted on the board; the count is the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TrackLook {
    /// The sun barge of 2023.
    #[default]
    Barge,
    /// A row of Ra tiles, as in the first editions.
    Tiles,
}

/// Whose names and pictures three of the tiles have; the rules are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The table did not choose: every reader has those of the rulebook in their language, or those they set.
    #[default]
    Reader,
    /// Unrest, fortress, palace.
    First,
    /// War, sanctuary, mausoleum.
    #[serde(rename = "2023")]
    Edition2023,
}

/// How the sun groups find their owners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Groups {
    /// Dealt.
    #[default]
    Random,
    /// Chosen in the lobby.
    Chosen,
}

/// What a table of Ra agrees on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    players: u8,
    /// Whether the others' scores are seen.
    pub scores: Scores,
    /// How the Ra are counted on the board.
    pub track: TrackLook,
    /// Names and pictures.
    pub edition: Edition,
    /// How the sun groups are dealt.
    pub groups: Groups,
}

impl Options {
    /// How many Ra end an epoch.
    #[must_use]
    pub const fn ra_spaces(&self) -> u8 {
        match self.players {
            2 => 6,
            3 => 8,
            4 => 9,
            _ => 10,
        }
    }
}

const fn spec(key: &'static str, values: &'static str, meaning: &'static str) -> OptionSpec {
    OptionSpec { key, values, meaning, own_line: false }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        spec("scores", "hidden|open", "whether the others' scores are seen before the end"),
        spec("track", "barge|tiles", "how the Ra are counted on the board: a picture only"),
        spec(
            "edition",
            "reader|first|2023",
            "names and pictures of three tiles: each player's own setting, or an edition",
        ),
        spec("groups", "random|chosen", "whether the sun groups are dealt or chosen in the lobby"),
    ];

    fn for_players(players: usize) -> Option<Self> {
        let players = u8::try_from(players).ok().filter(|n| (2..=5).contains(n))?;
        Some(Options {
            players,
            scores: Scores::default(),
            track: TrackLook::default(),
            edition: Edition::default(),
            groups: Groups::default(),
        })
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn set_value(&mut self, which: usize, value: &str) -> bool {
        match (Self::SPECS[which].key, value) {
            ("scores", "hidden") => self.scores = Scores::Hidden,
            ("scores", "open") => self.scores = Scores::Open,
            ("track", "barge") => self.track = TrackLook::Barge,
            ("track", "tiles") => self.track = TrackLook::Tiles,
            ("edition", "reader") => self.edition = Edition::Reader,
            ("edition", "first") => self.edition = Edition::First,
            ("edition", "2023") => self.edition = Edition::Edition2023,
            ("groups", "random") => self.groups = Groups::Random,
            ("groups", "chosen") => self.groups = Groups::Chosen,
            _ => return false,
        }
        true
    }

    fn value(&self, which: usize) -> String {
        let value = match Self::SPECS[which].key {
            "scores" if self.scores == Scores::Hidden => "hidden",
            "scores" => "open",
            "track" if self.track == TrackLook::Barge => "barge",
            "track" => "tiles",
            "edition" => match self.edition {
                Edition::Reader => "reader",
                Edition::First => "first",
                Edition::Edition2023 => "2023",
            },
            _ if self.groups == Groups::Random => "random",
            _ => "chosen",
        };
        value.to_owned()
    }
}
