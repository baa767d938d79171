//! How an auction will probably go, and what to bid in it.

use game::{MAX_SEATS, Seat};
use ra::{AuctionCause, Bid, Sun};

use super::Appraisal;

/// How an auction ends for the one who asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Forecast {
    /// What it brings, others' gains counted with envy.
    pub(super) worth: f32,
    /// The bid to make; none is a pass.
    pub(super) bid: Option<Sun>,
}

/// What the lot is worth to each seat, priced when first needed.
pub(super) struct Lots<'a, 's> {
    appraisal: &'a Appraisal<'s>,
    worth: [Option<f32>; MAX_SEATS],
}

impl<'a, 's> Lots<'a, 's> {
    pub(super) fn new(appraisal: &'a Appraisal<'s>) -> Self {
        Lots { appraisal, worth: [None; MAX_SEATS] }
    }

    fn of(&mut self, seat: Seat) -> f32 {
        *self.worth[seat.index()].get_or_insert_with(|| self.appraisal.lot(seat, self.appraisal.state.track()))
    }

    /// The cheapest sun above `high` for which this seat would want the lot.
    fn wants(&mut self, seat: Seat, high: Option<Sun>) -> Option<Sun> {
        let a = self.appraisal;
        let suns = a.state.holding(seat).face_up;
        let suns = high.map_or(suns, |high| suns.above(high));
        if suns.is_empty() {
            return None;
        }
        let lot = self.of(seat);
        suns.iter().find(|sun| a.gain(seat, lot, *sun) > a.weights.others_margin)
    }

    /// What to bid as `bidder`, and what that is worth.
    pub(super) fn bid(&mut self, bidder: Seat, ra_player: Seat, cause: AuctionCause, high: Option<Bid>) -> Forecast {
        let a = self.appraisal;
        let w = a.weights;
        let high_sun = high.map(|bid| bid.sun);
        let may_pass =
            high.is_some() || bidder != ra_player || cause == AuctionCause::RaDrawn || a.state.track().is_full();

        // If I pass: does one of those after me take it, or whoever bid highest?
        let mut rival = high.map(|bid| (bid.seat, bid.sun));
        self.later(bidder, ra_player, |lots, seat| {
            if let Some(sun) = lots.wants(seat, rival.map(|(_, sun)| sun)) {
                rival = Some((seat, sun));
            }
        });
        let passed = match rival {
            Some((seat, sun)) => {
                let lot = self.of(seat);
                -w.envy * a.gain(seat, lot, sun).max(0.0)
            }
            None if cause == AuctionCause::RaDrawn => w.stay * self.of(bidder).max(0.0),
            None => 0.0,
        };
        let mut best = Forecast { worth: if may_pass { passed + w.bid_margin } else { f32::MIN }, bid: None };

        let suns = a.state.holding(bidder).face_up;
        let suns = high_sun.map_or(suns, |high| suns.above(high));
        if suns.is_empty() {
            return best;
        }
        let lot = self.of(bidder);
        for sun in suns.iter() {
            let gain = a.gain(bidder, lot, sun);
            let mut overbid = None;
            self.later(bidder, ra_player, |lots, seat| {
                if let Some(higher) = lots.wants(seat, Some(overbid.map_or(sun, |(_, sun)| sun))) {
                    overbid = Some((seat, higher));
                }
            });
            let worth = match overbid {
                None => gain,
                Some((seat, higher)) => {
                    let lot = self.of(seat);
                    // They pay more than they would have; if they do not, the lot is mine.
                    0.8 * -w.envy * a.gain(seat, lot, higher).max(0.0) + 0.2 * gain
                }
            };
            if worth > best.worth {
                best = Forecast { worth, bid: Some(sun) };
            }
        }
        best
    }

    /// How an auction begun now by `caller` would end for them.
    pub(super) fn called(&mut self, caller: Seat, cause: AuctionCause) -> Forecast {
        let mut high: Option<Bid> = None;
        let mut seat = caller.next(self.appraisal.seats);
        while seat != caller {
            if let Some(sun) = self.wants(seat, high.map(|bid| bid.sun)) {
                high = Some(Bid { seat, sun });
            }
            seat = seat.next(self.appraisal.seats);
        }
        self.bid(caller, caller, cause, high)
    }

    /// Calls `each` for those who bid after `bidder`, up to the Ra player.
    fn later(&mut self, bidder: Seat, ra_player: Seat, mut each: impl FnMut(&mut Self, Seat)) {
        let mut seat = bidder;
        while seat != ra_player {
            seat = seat.next(self.appraisal.seats);
            each(self, seat);
        }
    }
}
