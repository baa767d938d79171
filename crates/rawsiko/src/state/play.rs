//! What an action leads to.

use game::{Game, Seat};

use super::{Phase, State};
use crate::world::tables;
use crate::{Action, Dice, Event, GameEnd, Group, Losses, Seating, Territory};

impl State {
    pub(super) fn perform(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        match (self.phase, action) {
            (Phase::Act { seat }, Action::Move { from, to, n }) => self.move_assets(seat, from, to, n, tell),
            (Phase::Act { seat }, Action::Attack { from, to, n }) => {
                let defender = self.owner(to).unwrap_or(seat);
                tell(Event::Attacked { seat, defender, from, to, n });
                self.phase = Phase::Roll { seat, from, to, n };
            }
            (Phase::Roll { seat, from, to, n }, Action::Roll { attack, defence }) => {
                self.fight(Conflict { seat, from, to, n }, attack, defence, tell);
            }
            (Phase::Act { seat }, Action::End) => {
                // Nothing of theirs can move any more this turn.
                for territory in self.owned[seat.index()].iter() {
                    self.unmoved[territory.index()] = 0;
                }
                tell(Event::ActionEnded { seat });
                self.next_action_phase(seat, tell);
            }
            (Phase::Place { seat, left }, Action::Place { territory, n }) => {
                self.assets[territory.index()] += n;
                self.unmoved[territory.index()] += n;
                let left = left - n;
                tell(Event::Placed { seat, territory, n, left });
                if left > 0 {
                    self.phase = Phase::Place { seat, left };
                } else {
                    self.next_placing(seat, tell);
                }
            }
            (Phase::Claim { seat, second }, Action::Claim(group)) => self.claim(seat, second, group, tell),
            (Phase::Trade { seat, left }, Action::Trade(material)) => {
                let new = !self.materials(seat).contains(material);
                let traded = &mut self.traded[seat.index()];
                *traded = traded.with(material);
                tell(Event::Traded { seat, material, new });
                if left > 1 {
                    self.phase = Phase::Trade { seat, left: left - 1 };
                } else {
                    self.trade_from(Some(seat), tell);
                }
            }
            _ => debug_assert!(false, "{action} is not legal in {:?}", self.phase),
        }
    }

    /// What the number of players decides.
    pub(super) fn seating(&self) -> &'static Seating {
        &tables().seatings[self.seats() - 3]
    }

    fn claim(&mut self, seat: Seat, second: bool, group: Group, tell: &mut impl FnMut(Event)) {
        let claimed = group.territories();
        for territory in claimed.iter() {
            self.assets[territory.index()] = 1;
            self.unmoved[territory.index()] = 1;
        }
        let owned = &mut self.owned[seat.index()];
        *owned = owned.union(claimed);
        tell(Event::Claimed { seat, group });
        self.next_claim(seat, second);
    }

    fn move_assets(&mut self, seat: Seat, from: Territory, to: Territory, n: u8, tell: &mut impl FnMut(Event)) {
        let taken = !self.owned[seat.index()].contains(to);
        self.leave(from, n);
        self.assets[to.index()] += n;
        let owned = &mut self.owned[seat.index()];
        *owned = owned.with(to);
        tell(Event::Moved { seat, from, to, n, taken });
        self.empty_if_left(seat, from, tell);
    }

    /// Takes `n` unmoved assets off a territory.
    fn leave(&mut self, from: Territory, n: u8) {
        self.assets[from.index()] -= n;
        self.unmoved[from.index()] -= n;
    }

    /// A territory without assets is nobody's.
    fn empty_if_left(&mut self, seat: Seat, territory: Territory, tell: &mut impl FnMut(Event)) {
        if self.assets[territory.index()] == 0 {
            let owned = &mut self.owned[seat.index()];
            *owned = owned.without(territory);
            tell(Event::Emptied { seat, territory });
        }
    }

    fn fight(&mut self, conflict: Conflict, attack: Dice, defence: Dice, tell: &mut impl FnMut(Event)) {
        let Conflict { seat, from, to, n } = conflict;
        self.thrown += u16::from(attack.count() + defence.count());
        let losses = Losses::of(attack, defence);
        let defender = self.owner(to).unwrap_or(seat);
        tell(Event::Fought { seat, defender, to, attack, defence, losses });
        self.leave(from, losses.attacker);
        let held = &mut self.assets[to.index()];
        *held -= losses.defender;
        // Who acts later in this turn loses assets that could have moved.
        let unmoved = &mut self.unmoved[to.index()];
        *unmoved = (*held).min(*unmoved);
        self.phase = Phase::Act { seat };
        if self.assets[to.index()] == 0 {
            // All pairs went to the attacker then: nobody of the `n` is missing.
            self.leave(from, n);
            self.assets[to.index()] = n;
            self.owned[defender.index()] = self.owned[defender.index()].without(to);
            self.owned[seat.index()] = self.owned[seat.index()].with(to);
            tell(Event::Taken { seat, defender, territory: to, n });
        }
        self.empty_if_left(seat, from, tell);
        if self.owned[defender.index()].is_empty() {
            self.eliminate(defender, seat, tell);
        } else if self.owned[seat.index()].is_empty() {
            self.eliminate(seat, seat, tell);
            if self.phase != Phase::Over {
                self.next_action_phase(seat, tell);
            }
        }
    }

    fn eliminate(&mut self, seat: Seat, by: Seat, tell: &mut impl FnMut(Event)) {
        self.out[seat.index()] = 1 + self.out.iter().max().copied().unwrap_or(0);
        tell(Event::Eliminated { seat, by });
        let mut left = Seat::all(self.seats()).filter(|seat| self.out[seat.index()] == 0);
        if let (Some(last), None) = (left.next(), left.next()) {
            self.end_game(GameEnd::OneLeft(last), tell);
        } else if self.options.stranglehold && self.turn < self.turns {
            self.turns -= 1;
            tell(Event::Shortened { turns: self.turns });
        }
    }
}

/// Who attacks what from where with how many.
struct Conflict {
    seat: Seat,
    from: Territory,
    to: Territory,
    n: u8,
}
