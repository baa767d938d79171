//! How auctions went in imagined games: who won the first lot after each choice.

use game::{MAX_SEATS, Seat};
use ra::{Action, Event, State};

use super::{Prize, Reason};
use crate::Hear;

/// So often must a choice have been imagined for shares to be told.
const ENOUGH: u32 = 20;

/// What became of the lot, after each choice.
#[derive(Clone, Debug, Default)]
pub struct Auctions {
    tallies: Vec<(Action, Tally)>,
    /// The choice of the game that is imagined now, until its lot is won.
    open: Option<usize>,
}

/// What became of the lot after one choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    games: u32,
    won: [u32; MAX_SEATS],
    stayed: u32,
    ended: u32,
}

impl Auctions {
    /// What followed this choice, if that is known well enough.
    pub(super) fn after(&self, action: Action) -> Option<&Tally> {
        let (_, tally) = self.tallies.iter().find(|(one, _)| *one == action)?;
        (tally.games >= ENOUGH).then_some(tally)
    }
}

impl Hear<State> for Auctions {
    fn begins(&mut self, action: Action) {
        let known = self.tallies.iter().position(|(one, _)| *one == action);
        let place = known.unwrap_or_else(|| {
            self.tallies.push((action, Tally::default()));
            self.tallies.len() - 1
        });
        self.tallies[place].1.games += 1;
        self.open = Some(place);
    }

    fn happens(&mut self, event: Event) {
        let Some(place) = self.open else { return };
        let (action, tally) = &mut self.tallies[place];
        match event {
            Event::AuctionWon { seat, .. } => tally.won[seat.index()] += 1,
            // After a draw another auction follows for what stays.
            Event::NobodyBid { .. } | Event::TrackDiscarded { .. } if *action != Action::Draw => tally.stayed += 1,
            Event::EpochEnded { .. } => tally.ended += 1,
            _ => return,
        }
        self.open = None;
    }
}

impl Tally {
    /// How often a seat won it.
    pub(super) fn won_by(&self, seat: Seat) -> f32 {
        self.share(self.won[seat.index()])
    }

    /// Who else won it most often, where that was not seldom.
    pub(super) fn other(&self, prize: Prize, seat: Seat) -> Option<Reason> {
        let others = Seat::all(MAX_SEATS).filter(|other| *other != seat);
        let most = others.max_by_key(|other| self.won[other.index()])?;
        let share = self.won_by(most);
        (share >= super::hint::SELDOM).then_some(Reason::Goes(prize, most, share))
    }

    /// How often nobody did.
    pub(super) fn stays(&self) -> f32 {
        self.share(self.stayed)
    }

    /// How often the epoch ended before.
    pub(super) fn ended(&self) -> f32 {
        self.share(self.ended)
    }

    fn share(&self, times: u32) -> f32 {
        times as f32 / self.games.max(1) as f32
    }
}
