//! Every refusal of the rules, one variant each.

use game::{Actor, Seat};

use crate::{Action, Continent, Group, Objective, Territory};

/// Why a seat may not take a continent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum BadPick {
    /// Unoccupied continents come first.
    #[error("{seat} cannot take {continent}: {unoccupied} is unoccupied")]
    Unoccupied { seat: Seat, continent: Continent, unoccupied: Continent },
    /// At most two players share a continent.
    #[error("{seat} cannot take {continent}: two players hold it already")]
    Full { seat: Seat, continent: Continent },
    /// Nobody takes a continent twice.
    #[error("{seat} holds {continent} already")]
    Twice { seat: Seat, continent: Continent },
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum IllegalAction {
    /// Nothing can be done any more.
    #[error("the game is over")]
    GameOver,
    /// Somebody else must move.
    #[error("{by} may not act: the table waits for {waiting}")]
    NotYourMove { by: Actor, waiting: Actor },
    /// The action belongs to another moment.
    #[error("`{action}` is not possible now: expected {expected}")]
    NotNow { action: Action, expected: &'static str },
    /// The continent is not to be had.
    #[error(transparent)]
    Pick(#[from] BadPick),
    /// The continents were dealt.
    #[error("{seat} was dealt {dealt}, not {continent}")]
    NotDealt { seat: Seat, dealt: Continent, continent: Continent },
    /// A claim takes a fixed number of territories.
    #[error("expected a claim of {expected}, not of {found} territories")]
    ClaimSize { expected: u8, found: u8 },
    /// Somebody holds it.
    #[error("{territory} belongs to {owner} already")]
    Taken { territory: Territory, owner: Seat },
    /// The group falls apart.
    #[error("{} are not connected inside {}", .group.territories(), .group.continent())]
    NotConnected { group: Group },
    /// The territory is somebody else's or nobody's.
    #[error("{seat} does not hold {territory}")]
    NotHeld { seat: Seat, territory: Territory },
    /// Nothing would happen.
    #[error("expected at least one asset")]
    NoAssets,
    /// The seat has fewer assets in hand.
    #[error("{seat} has {left} to place, not {n}")]
    TooManyPlaced { seat: Seat, left: u8, n: u8 },
    /// There is no link.
    #[error("{from} and {to} are not adjacent")]
    NotAdjacent { from: Territory, to: Territory },
    /// The others have moved or are not there.
    #[error("{unmoved} in {from} can still move, not {n}")]
    NotUnmoved { from: Territory, unmoved: u8, n: u8 },
    /// The last asset must stay.
    #[error("the last asset may not leave {from}: at most {most} can go, not {n}")]
    LeaveOne { from: Territory, most: u8, n: u8 },
    /// It takes a conflict to get there.
    #[error("{to} belongs to {owner}: it must be attacked")]
    Foreign { to: Territory, owner: Seat },
    /// There is nobody to attack.
    #[error("{to} is empty: assets move there without a conflict")]
    Empty { to: Territory },
    /// Nobody attacks themselves.
    #[error("{to} belongs to {seat}: assets move there without a conflict")]
    Own { to: Territory, seat: Seat },
    /// An attacker uses one to three.
    #[error("at most 3 assets attack at once, not {n}")]
    TooManyAttack { n: u8 },
    /// One die an asset, at most three a side.
    #[error("{attack} dice against {defence} are thrown here, not {found_attack} against {found_defence}")]
    DiceCount { attack: u8, defence: u8, found_attack: u8, found_defence: u8 },
}

/// Why a game cannot start so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what the fields are")]
pub enum BadSetup {
    /// Not one card for each player.
    #[error("{players} players need {players} objective cards, not {cards}")]
    Cards { players: usize, cards: usize },
    /// Cards are dealt without replacement.
    #[error("{seat} and {other} have the same card {card}")]
    CardTwice { seat: Seat, other: Seat, card: Objective },
    /// Nobody sits there.
    #[error("{first} cannot begin: there are {players} seats, counted from 0")]
    First { first: Seat, players: usize },
    /// In the simple set-up the players choose.
    #[error("continents are dealt in the advanced set-up only")]
    ContinentsGiven,
    /// In the advanced set-up they are dealt.
    #[error("the advanced set-up needs the continents of each seat")]
    ContinentsMissing,
    /// Not two for each player.
    #[error("{players} players need {players} pairs of continents, not {pairs}")]
    Continents { players: usize, pairs: usize },
    /// They could not have been picked one by one.
    #[error("{pick}")]
    Pick { round: usize, pick: BadPick },
}
