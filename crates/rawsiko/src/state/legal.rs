//! Everything that may be done now, in a fixed order.
//!
//! - Claims: by continent, then by territories as they stand in the data (groups compare like words).
//! - Placing: by territory, then by number, rising.
//! - Acting: by origin; from each first the moves, then the attacks, by goal, then by number, rising; `end` comes last.
//!   Territories come as they stand in the data.
//! - Dice: by the attacker's throw, then by the defender's, both rising.
//! - Trading: by material as it stands in the data.

use game::Seat;

use super::{Phase, State};
use crate::dice::{MOST_DICE, classes};
use crate::setup::Holders;
use crate::world::tables;
use crate::{Action, Continent, Dice, Material, SetupKind, Territories};

impl State {
    pub(super) fn list_legal(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Act { seat } => self.list_moves(seat, out),
            Phase::Place { seat, left } => {
                for territory in self.owned[seat.index()].iter() {
                    out.extend((1..=left).map(|n| Action::Place { territory, n }));
                }
            }
            Phase::Roll { .. } => out.extend(self.throws().map(|(action, _)| action)),
            Phase::Claim { seat, second } => self.list_claims(seat, second, out),
            Phase::Trade { .. } => out.extend(Material::all().map(Action::Trade)),
            Phase::Over => {}
        }
    }

    fn list_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let adjacent = &tables().adjacent;
        let own = self.owned[seat.index()];
        let foreign = self.occupied().minus(own);
        for from in own.iter() {
            let most = self.movable(from);
            if most == 0 {
                continue;
            }
            let around = adjacent[from.index()];
            for to in around.minus(foreign).iter() {
                out.extend((1..=most).map(|n| Action::Move { from, to, n }));
            }
            for to in around.common(foreign).iter() {
                out.extend((1..=most.min(MOST_DICE)).map(|n| Action::Attack { from, to, n }));
            }
        }
        out.push(Action::End);
    }

    fn list_claims(&self, seat: Seat, second: bool, out: &mut Vec<Action>) {
        let size = usize::from(self.seating().claims[usize::from(second)]);
        let occupied = self.occupied();
        let mut list = |continent: Continent| {
            let all = tables().members[continent.index()];
            let groups = &tables().groups[continent.index()][size - 1];
            let free = groups.iter().filter(|group| group.among(all).common(occupied) == Territories::NONE);
            out.extend(free.map(|group| Action::Claim(*group)));
        };
        match self.options.setup {
            SetupKind::Simple => Holders::choices(&self.holders(), seat).for_each(list),
            SetupKind::Advanced => list(self.dealt[seat.index()][usize::from(second)]),
        }
    }

    /// The dice as they can fall now, with the number of ways; nothing unless dice must fall.
    fn throws(&self) -> impl Iterator<Item = (Action, u32)> {
        let dice = match self.phase {
            Phase::Roll { to, n, .. } => Some(self.dice_for(to, n)),
            _ => None,
        };
        dice.into_iter().flat_map(|(attackers, defenders)| {
            Dice::throws(attackers).flat_map(move |attack| {
                Dice::throws(defenders)
                    .map(move |defence| (Action::Roll { attack, defence }, attack.ways() * defence.ways()))
            })
        })
    }

    pub(super) fn list_throws(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        out.extend(self.throws());
    }

    pub(super) fn list_classes(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        if let Phase::Roll { to, n, .. } = self.phase {
            let (attackers, defenders) = self.dice_for(to, n);
            let roll = |attack, defence| Action::Roll { attack, defence };
            out.extend(classes(attackers, defenders).iter().map(|one| (roll(one.attack, one.defence), one.ways)));
        }
    }
}
