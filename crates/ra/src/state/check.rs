//! Why an action is refused: one rule after the other.

use game::{Actor, Game};

use super::{Phase, State};
use crate::{Action, IllegalAction, Tile};

impl State {
    /// Whether `by` may do this now, and if not, the rule that forbids it.
    pub(super) fn refusal(&self, by: Actor, action: Action) -> Result<(), IllegalAction> {
        let waiting = self.to_act().ok_or(IllegalAction::GameOver)?;
        if by != waiting {
            return Err(IllegalAction::NotYourMove { by, waiting });
        }
        match (self.phase, action) {
            (Phase::Turn { .. }, Action::Draw) if self.track.is_full() => Err(IllegalAction::TrackFull),
            (Phase::Turn { .. }, Action::Draw | Action::Invoke) | (Phase::Gods { .. }, Action::Done) => Ok(()),
            (Phase::Turn { seat } | Phase::Gods { seat }, Action::God(tile)) => {
                if self.holding(seat).count(Tile::God) == 0 {
                    Err(IllegalAction::NoGod { seat })
                } else if tile == Tile::God {
                    Err(IllegalAction::GodForGod)
                } else if !self.track.contains(tile) {
                    Err(IllegalAction::NotOnTrack { tile })
                } else {
                    Ok(())
                }
            }
            (Phase::Draw { .. }, Action::Reveal(tile)) => {
                if self.bag.of(tile) == 0 {
                    Err(IllegalAction::NotInBag { tile })
                } else {
                    Ok(())
                }
            }
            (Phase::Auction { bidder, high, .. }, Action::Bid(sun)) => {
                if !self.holding(bidder).face_up.contains(sun) {
                    return Err(IllegalAction::SunNotHeld { seat: bidder, sun });
                }
                match high {
                    Some(high) if sun <= high.sun => Err(IllegalAction::BidTooLow { bid: sun, high: high.sun }),
                    _ => Ok(()),
                }
            }
            (Phase::Auction { ra_player, cause, bidder, high }, Action::Pass) => {
                if self.may_pass(ra_player, cause, bidder, high) {
                    Ok(())
                } else {
                    Err(IllegalAction::MustBid { seat: bidder })
                }
            }
            (Phase::Discard { seat, unrest, .. }, Action::Discard(tile)) => {
                let (kinds, disaster) = Self::discard_kinds(unrest);
                if !kinds.contains(&tile) {
                    Err(IllegalAction::WrongDiscard { tile, disaster })
                } else if self.holding(seat).count(tile) == 0 {
                    Err(IllegalAction::NotOwned { seat, tile })
                } else {
                    Ok(())
                }
            }
            (phase, action) => Err(IllegalAction::NotNow { action, expected: expected(phase) }),
        }
    }
}

/// What a phase waits for, in the words of the record.
fn expected(phase: Phase) -> &'static str {
    match phase {
        Phase::Turn { .. } => "draw, invoke or god",
        Phase::Draw { .. } => "the tile drawn",
        Phase::Gods { .. } => "god or done",
        Phase::Auction { .. } => "bid or pass",
        Phase::Discard { .. } => "discard",
        Phase::Over => "nothing",
    }
}
