//! Why an action is refused: one rule after the other.

use game::{Actor, Game, Seat};

use super::{Phase, State};
use crate::dice::MOST_DICE;
use crate::setup::Holders;
use crate::world::tables;
use crate::{Action, Continent, Group, IllegalAction, SetupKind, Territory};

impl State {
    /// Whether `by` may do this now, and if not, the rule that forbids it.
    pub(super) fn refusal(&self, by: Actor, action: Action) -> Result<(), IllegalAction> {
        let waiting = self.to_act().ok_or(IllegalAction::GameOver)?;
        if by != waiting {
            return Err(IllegalAction::NotYourMove { by, waiting });
        }
        match (self.phase, action) {
            (Phase::Claim { seat, second }, Action::Claim(group)) => self.refuse_claim(seat, second, group),
            (Phase::Place { seat, left }, Action::Place { territory, n }) => {
                self.refuse_foreign(seat, territory)?;
                if n == 0 {
                    Err(IllegalAction::NoAssets)
                } else if n > left {
                    Err(IllegalAction::TooManyPlaced { seat, left, n })
                } else {
                    Ok(())
                }
            }
            (Phase::Act { seat }, Action::Move { from, to, n }) => {
                self.refuse_link(seat, from, to)?;
                match self.owner(to) {
                    Some(owner) if owner != seat => Err(IllegalAction::Foreign { to, owner }),
                    _ => self.refuse_number(from, n),
                }
            }
            (Phase::Act { seat }, Action::Attack { from, to, n }) => {
                self.refuse_link(seat, from, to)?;
                match self.owner(to) {
                    None => Err(IllegalAction::Empty { to }),
                    Some(owner) if owner == seat => Err(IllegalAction::Own { to, seat }),
                    Some(_) if n > MOST_DICE => Err(IllegalAction::TooManyAttack { n }),
                    Some(_) => self.refuse_number(from, n),
                }
            }
            (Phase::Act { .. }, Action::End) | (Phase::Trade { .. }, Action::Trade(_)) => Ok(()),
            (Phase::Roll { to, n, .. }, Action::Roll { attack: found_attack, defence: found_defence }) => {
                let (attack, defence) = self.dice_for(to, n);
                let (found_attack, found_defence) = (found_attack.count(), found_defence.count());
                if (attack, defence) == (found_attack, found_defence) {
                    Ok(())
                } else {
                    Err(IllegalAction::DiceCount { attack, defence, found_attack, found_defence })
                }
            }
            (phase, action) => Err(IllegalAction::NotNow { action, expected: expected(phase) }),
        }
    }

    /// Which continents have players, while they are claimed.
    pub(super) fn holders(&self) -> Holders {
        let mut holders = Holders::default();
        for seat in Seat::all(self.seats()) {
            for continent in Continent::all() {
                if !self.owned[seat.index()].common(tables().members[continent.index()]).is_empty() {
                    holders.add(seat, continent);
                }
            }
        }
        holders
    }

    fn refuse_claim(&self, seat: Seat, second: bool, group: Group) -> Result<(), IllegalAction> {
        let continent = group.continent();
        match self.options.setup {
            SetupKind::Simple => self.holders().refusal(seat, continent)?,
            SetupKind::Advanced => {
                let dealt = self.dealt[seat.index()][usize::from(second)];
                if continent != dealt {
                    return Err(IllegalAction::NotDealt { seat, dealt, continent });
                }
            }
        }
        let expected = self.seating().claims[usize::from(second)];
        if group.len() != expected {
            return Err(IllegalAction::ClaimSize { expected, found: group.len() });
        }
        let territories = group.territories();
        let taken = territories.iter().find_map(|territory| Some((territory, self.owner(territory)?)));
        if let Some((territory, owner)) = taken {
            return Err(IllegalAction::Taken { territory, owner });
        }
        if tables().connected(territories) { Ok(()) } else { Err(IllegalAction::NotConnected { group }) }
    }

    fn refuse_foreign(&self, seat: Seat, territory: Territory) -> Result<(), IllegalAction> {
        if self.owned[seat.index()].contains(territory) {
            Ok(())
        } else {
            Err(IllegalAction::NotHeld { seat, territory })
        }
    }

    fn refuse_link(&self, seat: Seat, from: Territory, to: Territory) -> Result<(), IllegalAction> {
        self.refuse_foreign(seat, from)?;
        if from.neighbours().contains(to) { Ok(()) } else { Err(IllegalAction::NotAdjacent { from, to }) }
    }

    /// Whether `n` assets may leave.
    fn refuse_number(&self, from: Territory, n: u8) -> Result<(), IllegalAction> {
        let (unmoved, most) = (self.unmoved[from.index()], self.movable(from));
        if n == 0 {
            Err(IllegalAction::NoAssets)
        } else if n > unmoved {
            Err(IllegalAction::NotUnmoved { from, unmoved, n })
        } else if n > most {
            Err(IllegalAction::LeaveOne { from, most, n })
        } else {
            Ok(())
        }
    }
}

/// What a phase waits for, in the words of the record.
fn expected(phase: Phase) -> &'static str {
    match phase {
        Phase::Claim { .. } => "claim",
        Phase::Place { .. } => "place",
        Phase::Act { .. } => "move, attack or end",
        Phase::Roll { .. } => "the dice",
        Phase::Trade { .. } => "trade",
        Phase::Over => "nothing",
    }
}
