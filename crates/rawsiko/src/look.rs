//! What the board means to one player: what the card misses, what a territory would bring or cost, who threatens it.

use game::Seat;

use crate::{Application, Materials, Objective, Territories, Territory, TerritoryView, View, odds};

/// A view with the eyes of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Look<'v> {
    /// What is seen.
    pub view: &'v View,
    /// Who looks.
    pub seat: Seat,
    card: Option<Objective>,
    held: Materials,
}

/// What some materials change for a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The materials that come or go.
    pub materials: Materials,
    /// Those of them that the card needs.
    pub needed: Materials,
    /// The applications that become complete or break.
    pub applications: Vec<Application>,
    /// Their points.
    pub points: i32,
    /// The assets a turn that come or go.
    pub income: u8,
}

impl<'v> Look<'v> {
    /// The view as this seat reads it. Of a card that the view hides, nothing is known.
    #[must_use]
    pub fn new(view: &'v View, seat: Seat) -> Look<'v> {
        let player = &view.seats[seat];
        Look { view, seat, card: player.objective.map(|objective| objective.card), held: player.materials }
    }

    /// What the card needs in all.
    #[must_use]
    pub fn needed(&self) -> Materials {
        let applications = self.card.map(Objective::applications);
        applications.iter().flatten().fold(Materials::NONE, |all, one| all.union(one.materials()))
    }

    /// What the card needs and the player does not hold.
    #[must_use]
    pub fn missing(&self) -> Materials {
        self.needed().minus(self.held)
    }

    /// How a territory stands.
    #[must_use]
    pub fn at(&self, territory: Territory) -> TerritoryView {
        self.view.board[territory.index()]
    }

    /// Whether a territory is the player's own.
    #[must_use]
    pub fn owns(&self, territory: Territory) -> bool {
        self.view.seats[self.seat].territories.contains(territory)
    }

    /// The territories next to this one that are not the player's own.
    #[must_use]
    pub fn beside(&self, territory: Territory) -> Territories {
        territory.neighbours().minus(self.view.seats[self.seat].territories)
    }

    /// What holding these materials as well would bring.
    #[must_use]
    pub fn gain(&self, more: Materials) -> Change {
        self.exchange(Territories::NONE, more).0
    }

    /// What giving up these territories would cost: the materials that the player has nowhere else.
    #[must_use]
    pub fn loss(&self, territories: Territories) -> Change {
        self.exchange(territories, Materials::NONE).1
    }

    /// What comes and what goes if these territories are given up for these materials.
    #[must_use]
    pub fn exchange(&self, given: Territories, more: Materials) -> (Change, Change) {
        let after = self.after(given, more);
        (self.change(self.held, after), self.change(after, self.held))
    }

    /// How much nearer to the card and to more income such an exchange brings the player, in points by rule of thumb:
    /// an application counts by the square of the part that is there, a material by a part of an asset a turn.
    #[must_use]
    pub fn exchange_worth(&self, given: Territories, more: Materials) -> f64 {
        self.promise(self.after(given, more)) - self.promise(self.held)
    }

    /// Likewise, what holding these materials as well is worth.
    #[must_use]
    pub fn worth(&self, more: Materials) -> f64 {
        self.exchange_worth(Territories::NONE, more)
    }

    /// Likewise, what giving up these territories would take.
    #[must_use]
    pub fn cost(&self, territories: Territories) -> f64 {
        -self.exchange_worth(territories, Materials::NONE)
    }

    /// The strongest territory of another next to this one.
    #[must_use]
    pub fn threat(&self, territory: Territory) -> Option<TerritoryView> {
        let others = self.beside(territory).iter().map(|one| self.at(one)).filter(|one| one.owner.is_some());
        // Of two that are equally strong, the first.
        others.reduce(|most, one| if one.assets > most.assets { one } else { most })
    }

    /// How likely a territory with so many assets falls, if its strongest neighbour attacks it with all that may go.
    #[must_use]
    pub fn danger(&self, territory: Territory, assets: u8) -> f64 {
        let strongest = self.threat(territory).map_or(0, |one| self.may_go(one.assets));
        if assets == 0 { 1.0 } else { odds(strongest, assets).take }
    }

    /// How many of so many fresh assets may leave a territory.
    #[must_use]
    pub fn may_go(&self, assets: u8) -> u8 {
        assets - u8::from(self.view.options.leave_one && assets > 0)
    }

    fn after(&self, given: Territories, more: Materials) -> Materials {
        let player = &self.view.seats[self.seat];
        materials_of(player.territories.minus(given)).union(player.traded).union(more)
    }

    fn change(&self, before: Materials, after: Materials) -> Change {
        let materials = after.minus(before);
        let cards = self.card.map(Objective::applications);
        let complete = |one: &Application| after.covers(one.materials()) && !before.covers(one.materials());
        let applications: Vec<Application> = cards.into_iter().flatten().filter(complete).collect();
        let income = |materials: Materials| self.view.options.income(materials.len());
        Change {
            materials,
            needed: materials.common(self.needed()),
            points: applications.iter().map(|one| i32::from(one.points())).sum(),
            applications,
            income: income(after).saturating_sub(income(before)),
        }
    }

    fn promise(&self, held: Materials) -> f64 {
        let later = f64::from(self.view.turns - self.view.turn);
        let part = |one: Application| {
            let (needed, there) = (one.materials(), one.materials().common(held));
            f64::from(one.points()) * (f64::from(there.len()) / f64::from(needed.len())).powi(2)
        };
        let card: f64 = self.card.map(Objective::applications).into_iter().flatten().map(part).sum();
        card + later / 15.0 * f64::from(held.len())
    }
}

/// The materials of these territories.
#[must_use]
pub fn materials_of(territories: Territories) -> Materials {
    territories.iter().fold(Materials::NONE, |all, territory| all.union(territory.materials()))
}
