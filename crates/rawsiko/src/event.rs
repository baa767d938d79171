//! What happened, for people, streams and statistics.

use game::{BySeat, Seat};
use serde::Serialize;

use crate::{Dice, Group, Losses, Material, Territory};

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEnd {
    /// The last turn was played.
    LastTurn,
    /// Only this player was left.
    OneLeft(Seat),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// Territories were claimed, with one asset on each.
    Claimed { seat: Seat, group: Group },
    /// Assets were put on a territory; `left` are still in hand.
    Placed { seat: Seat, territory: Territory, n: u8, left: u8 },
    /// A turn began.
    TurnBegan { turn: u8, turns: u8, first: Seat },
    /// The materials were counted, and each seat received so many assets.
    Invested { turn: u8, income: BySeat<u8> },
    /// Assets moved to a territory that was own or, if it was `taken`, empty.
    Moved { seat: Seat, from: Territory, to: Territory, n: u8, taken: bool },
    /// Assets attacked.
    Attacked { seat: Seat, defender: Seat, from: Territory, to: Territory, n: u8 },
    /// The dice fell.
    Fought { seat: Seat, defender: Seat, to: Territory, attack: Dice, defence: Dice, losses: Losses },
    /// The attackers moved in.
    Taken { seat: Seat, defender: Seat, territory: Territory, n: u8 },
    /// A territory was left without assets.
    Emptied { seat: Seat, territory: Territory },
    /// A player without assets was out, by another's attack or by their own.
    Eliminated { seat: Seat, by: Seat },
    /// The stranglehold shortened the game to so many turns.
    Shortened { turns: u8 },
    /// A player ended the action phase.
    ActionEnded { seat: Seat },
    /// A material came from China; it is `new` to the player or was held already.
    Traded { seat: Seat, material: Material, new: bool },
    /// The game was over: the points and the ranks.
    GameEnded { why: GameEnd, turn: u8, scores: BySeat<i32>, ranks: BySeat<u8> },
}
