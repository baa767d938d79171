//! What a player can decide, and what the dice can answer.

use std::fmt;

use crate::{Dice, Group, Material, Territory};

/// A decision of a seat, or what the dice gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Set-up: take these territories of a continent.
    Claim(Group),
    /// Put `n` of the assets in hand on an own territory.
    Place {
        /// Where.
        territory: Territory,
        /// How many.
        n: u8,
    },
    /// Send `n` unmoved assets to a territory that is own or empty.
    Move {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        n: u8,
    },
    /// Send `n` unmoved assets, at most three, against another player's territory.
    Attack {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// How many.
        n: u8,
    },
    /// End the action phase.
    End,
    /// Get this material from China.
    Trade(Material),
    /// Chance: both sides' dice fall so.
    Roll {
        /// The attacker's.
        attack: Dice,
        /// The defender's.
        defence: Dice,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Claim(group) => write!(f, "claim {group}"),
            Action::Place { territory, n } => write!(f, "place {territory} {n}"),
            Action::Move { from, to, n } => write!(f, "move {from} {to} {n}"),
            Action::Attack { from, to, n } => write!(f, "attack {from} {to} {n}"),
            Action::End => f.write_str("end"),
            Action::Trade(material) => write!(f, "trade {material}"),
            Action::Roll { attack, defence } => write!(f, "roll {attack} / {defence}"),
        }
    }
}
