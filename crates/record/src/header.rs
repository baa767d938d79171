//! The lines before the first step.

use game::BySeat;
use game::notation::Notation;

/// What was agreed and dealt before the first step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header<G: Notation> {
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
    /// A header with nothing but options and set-up.
    pub fn new(options: G::Options, setup: G::Setup) -> Self {
        Header { options, setup, names: None, fair: Fair::default(), other: Vec::new() }
    }
}

/// The lines of fair dealing, as they stand: whether they hold is for [`crate::prove`] to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fair {
    /// `fair N`: the version of the way of dealing.
    pub version: Option<u32>,
    /// `fair N seeded`: secret and nonces were derived from a seed, for simulation.
    pub seeded: bool,
    /// `commitment HEX`.
    pub commitment: Option<Vec<u8>>,
    /// `nonce HEX / HEX / …`, by seat.
    pub nonces: Option<BySeat<Vec<u8>>>,
    /// `secret HEX`, once the game is over or abandoned.
    pub secret: Option<Vec<u8>>,
}
