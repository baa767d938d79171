//! How a table stands, for lists: from its log, without bringing it to life.

use game::Seat;
use store::{GameResult, StoredTable};

use super::live::{Live, Phase};
use crate::games::with_hosted;

/// How a table stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    /// How far it is.
    pub(crate) phase: Phase,
    /// The round it is in, once it is played.
    pub(crate) round: Option<u8>,
    /// Whom it waits for.
    pub(crate) to_act: Option<Seat>,
    /// Who won, once it is over.
    pub(crate) winner: Option<Seat>,
    /// Since when it waits, in milliseconds since 1970.
    pub(crate) since: i64,
    /// When the clock of whoever decides runs out; none while none runs.
    pub(crate) due: Option<i64>,
}

/// How a table stands; `None` if it cannot be read.
pub(crate) fn summary(stored: &StoredTable) -> Option<Summary> {
    with_hosted!(&stored.table.game, G => {
        use bots::Plays;
        use game::Game;
        let live = Live::<G>::load(stored).ok()?;
        let state = live.game.as_ref().map(|game| &game.state);
        let won = state.filter(|_| live.over).map(Game::ranks);
        let winner = won.and_then(|ranks| ranks.iter().find(|(_, rank)| **rank == 1).map(|(seat, _)| seat));
        Summary {
            phase: live.phase(),
            round: state.map(|state| state.chapter() as u8),
            to_act: live.to_act(),
            winner,
            since: live.since,
            due: live.note().due,
        }
    })
}

/// How the game of a table ended that is over; empty if none was dealt, `None` if it cannot be read.
pub(crate) fn result(stored: &StoredTable) -> Option<GameResult> {
    let over = stored.log.iter().rev().find(|line| line.text == "over").or(stored.log.last());
    let ended_at = over.map_or(stored.table.made_at, |line| line.at);
    with_hosted!(&stored.table.game, G => Live::<G>::load(stored).ok()?.result(ended_at))
}

/// Whether the table of a lesson was played to the end of its chapter.
pub(crate) fn lesson_done(stored: &StoredTable) -> bool {
    let done = with_hosted!(&stored.table.game, G => Live::<G>::load(stored).is_ok_and(|live| live.lesson_done()));
    done.unwrap_or(false)
}
