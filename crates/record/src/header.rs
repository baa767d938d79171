//! The lines before the first step.

use game::BySeat;
use game::notation::Notation;

/// What was agreed and dealt before the first step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Notation> {
    /// `rules N`: the version of the rules it was played by, where it says so.
    pub rules: Option<u32>,
    /// What the table agreed on, the number of players included.
    pub options: G::Options,
    /// What was dealt or chosen.
    pub setup: G::Setup,
    /// What the players are called.
    pub names: Option<BySeat<String>>,
    /// How the deal can be checked.
    pub fair: Fair,
    /// Lines this program does not know: key and value, in their order.
    pub other: Vec<(String, String)>,
}

impl<G: Notation> Header<G> {
    /// The header of a new game: options, set-up and the version of the rules.
    pub fn new(options: G::Options, setup: G::Setup) -> Self {
        Header { rules: Some(G::RULES_VERSION), options, setup, names: None, fair: Fair::default(), other: Vec::new() }
    }
}

/// The lines of fair dealing, as they stand: whether they hold is for [`crate::prove`] to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fair {
    /// `fair N`: the version of the way of dealing.
    pub version: Option<u32>,
    /// `fair N seeded`: secret and nonces were derived from a seed, for simulation.
    pub seeded: bool,
    /// `fair 2 after N`: the first so many lines of play were taken over from another game.
    pub after: Option<usize>,
    /// `commitment HEX`.
    pub commitment: Option<Vec<u8>>,
    /// `nonce HEX / HEX / …`, by seat.
    pub nonces: Option<BySeat<Vec<u8>>>,
    /// `secret HEX`, once the game is over or abandoned.
    pub secret: Option<Vec<u8>>,
}
