//! Who moves and who looks.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::Seat;

/// Who must move. A drawn tile or a rolled die is a step too, so a game replays exactly, with no random source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Actor {
    /// The player in this chair decides.
    Seat(Seat),
    /// The bag or the dice decide.
    Chance,
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// Who looks at the table. Everybody sees what is public; a seat sees its own secrets as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this chair.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Who looks, where it is a player.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether what only `seat` may know is open to this viewer.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// As the number of the seat; `null` for a spectator.
impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}
