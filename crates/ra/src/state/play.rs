//! What an action leads to.

use game::{Game, Seat};

use super::{AuctionCause, Bid, EPOCHS, Phase, State};
use crate::{Action, AuctionTrack, EpochEnd, Event, Sun, Tile, epoch_points};

impl State {
    pub(super) fn perform(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        match (self.phase, action) {
            (Phase::Turn { seat }, Action::Draw) => self.phase = Phase::Draw { seat },
            (Phase::Draw { seat }, Action::Reveal(tile)) => self.draw(seat, tile, tell),
            (Phase::Turn { seat }, Action::Invoke) => self.begin_auction(seat, AuctionCause::Invoked, tell),
            (Phase::Turn { seat } | Phase::Gods { seat }, Action::God(tile)) => self.spend_god(seat, tile, tell),
            (Phase::Gods { seat }, Action::Done) => {
                tell(Event::GodsDone { seat });
                self.next_turn(seat, tell);
            }
            (Phase::Auction { ra_player, cause, bidder, high }, Action::Bid(_) | Action::Pass) => {
                let high = if let Action::Bid(sun) = action {
                    tell(Event::SunBid { seat: bidder, sun });
                    Some(Bid { seat: bidder, sun })
                } else {
                    tell(Event::Passed { seat: bidder });
                    high
                };
                if bidder == ra_player {
                    self.end_auction(ra_player, cause, high, tell);
                } else {
                    self.phase = Phase::Auction { ra_player, cause, bidder: self.next_bidder(bidder, ra_player), high };
                }
            }
            (Phase::Discard { seat, unrest, earthquake, ra_player }, Action::Discard(tile)) => {
                let (_, disaster) = Self::discard_kinds(unrest);
                self.lose(seat, disaster, tile, 1, tell);
                let (unrest, earthquake) =
                    if unrest > 0 { (unrest - 1, earthquake) } else { (0, earthquake.saturating_sub(1)) };
                self.settle_choices(seat, unrest, earthquake, ra_player, tell);
            }
            _ => debug_assert!(false, "{action} is not legal in {:?}", self.phase),
        }
    }

    /// Who begins an epoch: the holder of the highest sun.
    pub(super) fn first_of_epoch(&self) -> Seat {
        let seats = Seat::all(self.seats());
        seats.max_by_key(|seat| self.holding(*seat).suns().highest()).unwrap_or(Seat::FIRST)
    }

    fn draw(&mut self, seat: Seat, tile: Tile, tell: &mut impl FnMut(Event)) {
        self.bag.take(tile);
        self.drawn += 1;
        if tile != Tile::Ra {
            self.track.push(tile);
            tell(Event::TileDrawn { seat, tile });
            self.next_turn(seat, tell);
            return;
        }
        self.ra_count += 1;
        let spaces = self.options.ra_spaces();
        tell(Event::RaDrawn { seat, count: self.ra_count, spaces });
        if self.ra_count == spaces {
            self.end_epoch(EpochEnd::RaTrackFull, tell);
        } else {
            self.begin_auction(seat, AuctionCause::RaDrawn, tell);
        }
    }

    fn begin_auction(&mut self, ra_player: Seat, cause: AuctionCause, tell: &mut impl FnMut(Event)) {
        tell(Event::AuctionBegan { ra_player, cause, tiles: self.track });
        let bidder = self.next_bidder(ra_player, ra_player);
        self.phase = Phase::Auction { ra_player, cause, bidder, high: None };
    }

    /// The next seat after `seat` with a face-up sun; the Ra player, who has one, comes last.
    fn next_bidder(&self, seat: Seat, ra_player: Seat) -> Seat {
        let mut next = seat.next(self.seats());
        while next != ra_player && !self.has_sun(next) {
            next = next.next(self.seats());
        }
        next
    }

    fn end_auction(&mut self, ra_player: Seat, cause: AuctionCause, high: Option<Bid>, tell: &mut impl FnMut(Event)) {
        match high {
            Some(Bid { seat, sun }) => self.take_lot(seat, sun, ra_player, tell),
            None => {
                if cause == AuctionCause::Invoked {
                    tell(Event::TrackDiscarded { tiles: self.track });
                    self.track = AuctionTrack::EMPTY;
                } else {
                    tell(Event::NobodyBid { tiles: self.track });
                }
                self.next_turn(ra_player, tell);
            }
        }
    }

    fn take_lot(&mut self, winner: Seat, sun: Sun, ra_player: Seat, tell: &mut impl FnMut(Event)) {
        let lot = std::mem::replace(&mut self.track, AuctionTrack::EMPTY);
        let taken = std::mem::replace(&mut self.centre, sun);
        let holding = &mut self.holdings[winner.index()];
        holding.face_up = holding.face_up.without(sun);
        holding.face_down = holding.face_down.with(taken);
        holding.take_lot(lot.tiles(), self.bag.drawn(Tile::God));
        let disasters = lot.tiles().iter().filter(|tile| tile.is_disaster()).count();
        tell(Event::AuctionWon { seat: winner, sun, taken, tiles: lot });
        if disasters == 0 {
            self.next_turn(ra_player, tell);
        } else {
            self.strike(winner, lot.tiles(), Some(ra_player), tell);
        }
    }

    fn spend_god(&mut self, seat: Seat, tile: Tile, tell: &mut impl FnMut(Event)) {
        self.track.remove(tile);
        let holding = &mut self.holdings[seat.index()];
        holding.spend_god();
        holding.add(tile, 1);
        tell(Event::GodSpent { seat, tile });
        self.strike(seat, &[tile], None, tell);
    }

    /// Resolves the disasters among `tiles`, all of which are laid out already.
    fn strike(&mut self, seat: Seat, tiles: &[Tile], ra_player: Option<Seat>, tell: &mut impl FnMut(Event)) {
        let owed = |disaster| 2 * tiles.iter().filter(|tile| **tile == disaster).count() as u8;
        self.lose(seat, Tile::Funeral, Tile::Pharaoh, owed(Tile::Funeral), tell);
        let river = owed(Tile::Drought);
        let floods = self.lose(seat, Tile::Drought, Tile::Flood, river, tell);
        self.lose(seat, Tile::Drought, Tile::Nile, river - floods, tell);
        self.settle_choices(seat, owed(Tile::Unrest), owed(Tile::Earthquake), ra_player, tell);
    }

    /// Takes what unrest and earthquake are owed without a choice, asks where there is one, and goes on when all is
    /// settled.
    fn settle_choices(
        &mut self,
        seat: Seat,
        mut unrest: u8,
        mut earthquake: u8,
        ra_player: Option<Seat>,
        tell: &mut impl FnMut(Event),
    ) {
        unrest = self.settle(seat, Tile::Unrest, &Tile::CIVILISATION, unrest, tell);
        if unrest == 0 {
            earthquake = self.settle(seat, Tile::Earthquake, &Tile::MONUMENTS, earthquake, tell);
        }
        if unrest > 0 || earthquake > 0 {
            self.phase = Phase::Discard { seat, unrest, earthquake, ra_player };
        } else if let Some(ra_player) = ra_player {
            self.next_turn(ra_player, tell);
        } else if self.can_spend_god(seat) {
            self.phase = Phase::Gods { seat };
        } else {
            self.next_turn(seat, tell);
        }
    }

    /// What is still owed by choice; where the owner has no more than is owed, all goes and nothing is.
    fn settle(&mut self, seat: Seat, disaster: Tile, kinds: &[Tile], owed: u8, tell: &mut impl FnMut(Event)) -> u8 {
        if self.holding(seat).count_all(kinds) > owed {
            return owed;
        }
        for tile in kinds {
            self.lose(seat, disaster, *tile, owed, tell);
        }
        0
    }

    fn lose(&mut self, seat: Seat, disaster: Tile, tile: Tile, most: u8, tell: &mut impl FnMut(Event)) -> u8 {
        let count = self.holdings[seat.index()].lose(tile, most);
        if count > 0 {
            tell(Event::TilesLost { seat, disaster, tile, count });
        }
        count
    }

    /// The turn goes to the next seat after `seat` with a face-up sun; without one the epoch ends.
    fn next_turn(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let mut next = seat;
        for _ in 0..self.seats() {
            next = next.next(self.seats());
            if self.has_sun(next) {
                self.phase = Phase::Turn { seat: next };
                return;
            }
        }
        self.end_epoch(EpochEnd::SunsSpent, tell);
    }

    fn end_epoch(&mut self, why: EpochEnd, tell: &mut impl FnMut(Event)) {
        let epoch = self.epoch;
        tell(Event::EpochEnded { epoch, why });
        self.track = AuctionTrack::EMPTY;
        self.ra_count = 0;
        let last = epoch == EPOCHS;
        let points = epoch_points(self.table(), last);
        for (seat, points) in points.iter() {
            let holding = &mut self.holdings[seat.index()];
            holding.note(epoch, points.total());
            holding.end_epoch();
        }
        tell(Event::EpochScored { epoch, points, scores: self.scores().map(|score| Some(*score)) });
        if last {
            self.phase = Phase::Over;
            if let Some(seat) = self.winner() {
                tell(Event::GameWon { seat });
            }
        } else {
            self.epoch += 1;
            let first = self.first_of_epoch();
            self.phase = Phase::Turn { seat: first };
            tell(Event::EpochBegan { epoch: self.epoch, first });
        }
    }
}
