//! The closed list of games. Whoever adds a game adds a line to each list here, and nowhere else in this crate.

use game::Game;

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameId {
    /// Ra.
    Ra,
    /// RAWsiko.
    Rawsiko,
}

/// The states of the games, by the names that [`crate::with_game!`] uses.
pub mod states {
    pub use ra::State as Ra;
    pub use rawsiko::State as Rawsiko;
}

impl GameId {
    /// All of them.
    pub const ALL: [GameId; 2] = [GameId::Ra, GameId::Rawsiko];

    /// The word for the game in records and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::with_game!(self, G => G::NAME)
    }

    /// The game of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The names of all games, for messages: `ra or rawsiko`.
    #[must_use]
    pub fn names() -> String {
        GameId::ALL.map(GameId::name).join(" or ")
    }
}

/// Runs generic code for the game that is named at run time: `with_game!(id, G => replay::<G>(text))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Ra => {
                type $G = $crate::states::Ra;
                $body
            }
            $crate::GameId::Rawsiko => {
                type $G = $crate::states::Rawsiko;
                $body
            }
        }
    };
}
