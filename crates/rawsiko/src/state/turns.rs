//! Who comes when: the order of a turn, and what follows when everybody had theirs.

use game::{BySeat, Game, Seat};

use super::{Phase, State};
use crate::{Event, GameEnd, Order};

impl State {
    /// The seats that are not out, in the order of this turn. The set-up goes like the first turn.
    pub fn order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.turn_start().round(self.seats()).filter(|seat| self.out[seat.index()] == 0)
    }

    /// Where the turn would begin if nobody were out.
    fn turn_start(&self) -> Seat {
        match self.options.order {
            Order::Passing => {
                let passed = usize::from(self.turn.saturating_sub(1));
                self.first.round(self.seats()).nth(passed % self.seats()).unwrap_or(self.first)
            }
            Order::Fixed => self.first,
        }
    }

    /// The seats of this turn that come after `seat`, without those that are out.
    fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let round = self.turn_start().round(self.seats()).skip_while(move |other| *other != seat).skip(1);
        round.filter(|seat| self.out[seat.index()] == 0)
    }

    /// The set-up goes on after a claim.
    pub(super) fn next_claim(&mut self, seat: Seat, second: bool) {
        let seats = self.seats();
        let last = self.first.round(seats).last().unwrap_or(self.first);
        self.phase = match (second, seat) {
            (false, seat) if seat == last => Phase::Claim { seat, second: true },
            (false, seat) => Phase::Claim { seat: seat.next(seats), second: false },
            (true, seat) if seat == self.first => Phase::Place { seat, left: self.seating().extra_assets },
            (true, seat) => {
                // The seat before is the one all others come after.
                let before = seat.round(seats).last().unwrap_or(seat);
                Phase::Claim { seat: before, second: true }
            }
        };
    }

    /// The next seat places, or everybody has.
    pub(super) fn next_placing(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if self.turn > 0 {
            self.place_from(Some(seat));
            return;
        }
        let next = self.after(seat).next();
        match next {
            Some(next) => self.phase = Phase::Place { seat: next, left: self.seating().extra_assets },
            None => self.begin_turn(tell),
        }
    }

    /// The next turn: from the second on, assets come in first.
    fn begin_turn(&mut self, tell: &mut impl FnMut(Event)) {
        self.turn += 1;
        self.unmoved = self.assets;
        let first = self.order().next().unwrap_or(self.first);
        tell(Event::TurnBegan { turn: self.turn, turns: self.turns, first });
        if self.turn == 1 {
            self.phase = Phase::Act { seat: first };
        } else {
            tell(Event::Invested { turn: self.turn, income: BySeat::from_fn(self.seats(), |seat| self.income(seat)) });
            self.place_from(None);
        }
    }

    /// The next seat after `seat` with an income places it; after the last the action phase begins.
    ///
    /// Placing changes nobody's materials: what was counted for all together can be counted seat by seat.
    fn place_from(&mut self, seat: Option<Seat>) {
        let with_income = |seat: Seat| Some((seat, self.income(seat))).filter(|(_, income)| *income > 0);
        let next = match seat {
            Some(seat) => self.after(seat).find_map(with_income),
            None => self.order().find_map(with_income),
        };
        self.phase = match next {
            Some((seat, left)) => Phase::Place { seat, left },
            None => Phase::Act { seat: self.order().next().unwrap_or(self.first) },
        };
    }

    /// The next seat acts; after the last comes the next turn or the end.
    pub(super) fn next_action_phase(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let next = self.after(seat).next();
        match next {
            Some(next) => self.phase = Phase::Act { seat: next },
            None if self.turn < self.turns => self.begin_turn(tell),
            None if self.options.china => self.trade_from(None, tell),
            None => self.end_game(GameEnd::LastTurn, tell),
        }
    }

    /// The next seat after `seat` that is alone on a continent trades; after the last the game is over.
    pub(super) fn trade_from(&mut self, seat: Option<Seat>, tell: &mut impl FnMut(Event)) {
        let with_trades =
            |seat: Seat| Some((seat, self.alone_on(seat).count() as u8)).filter(|(_, trades)| *trades > 0);
        let next = match seat {
            Some(seat) => self.after(seat).find_map(with_trades),
            None => self.order().find_map(with_trades),
        };
        match next {
            Some((seat, left)) => self.phase = Phase::Trade { seat, left },
            None => self.end_game(GameEnd::LastTurn, tell),
        }
    }

    pub(super) fn end_game(&mut self, why: GameEnd, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Over;
        tell(Event::GameEnded { why, turn: self.turn, scores: self.scores(), ranks: self.ranks() });
    }
}
