//! The numbers of the world, flat and ready for the rules.

use crate::{Application, Continent, Group, Material, Materials, Objective, Territories, Territory};

/// What the number of players decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// How many play.
    pub players: u8,
    /// How many territories the first claim takes, and how many the second.
    pub claims: [u8; 2],
    /// Assets to place before the first turn, beside those on the claimed territories.
    pub extra_assets: u8,
    /// How many turns the game has if nothing else is agreed on.
    pub turns: u8,
}

impl Seating {
    /// What holds for a table of that many; `None` if the game is not played so.
    #[must_use]
    pub fn of(players: usize) -> Option<&'static Seating> {
        super::tables().seatings.iter().find(|seating| usize::from(seating.players) == players)
    }
}

/// The largest group that is claimed at once.
pub(crate) const LARGEST_CLAIM: usize = 3;

/// The numbers of the world.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(crate) seatings: [Seating; 3],
    pub(crate) adjacent: [Territories; Territory::COUNT],
    pub(crate) land: [Territories; Territory::COUNT],
    pub(crate) produced: [Materials; Territory::COUNT],
    pub(crate) continent_of: [Continent; Territory::COUNT],
    pub(crate) members: [Territories; Continent::COUNT],
    /// The connected groups of one, two and three territories of each continent, in the order of the data.
    pub(crate) groups: [[Vec<Group>; LARGEST_CLAIM]; Continent::COUNT],
    pub(crate) needed: [Materials; Application::COUNT],
    pub(crate) points: [u8; Application::COUNT],
    pub(crate) cards: [[Application; 4]; Objective::COUNT],
}

impl Tables {
    /// Whether these can be reached from one another without leaving them.
    pub(crate) fn connected(&self, territories: Territories) -> bool {
        let Some(start) = territories.iter().next() else { return false };
        let mut reached = Territories::NONE.with(start);
        loop {
            let around = reached.iter().fold(reached, |all, one| all.union(self.adjacent[one.index()]));
            let next = around.common(territories);
            if next == reached {
                return reached == territories;
            }
            reached = next;
        }
    }

    /// Fills in the groups, once the links are known.
    pub(super) fn find_groups(&mut self) {
        for continent in Continent::all() {
            let members: Vec<Territory> = self.members[continent.index()].iter().collect();
            for size in 1..=LARGEST_CLAIM {
                let mut found = Vec::new();
                self.grow(continent, &members, Territories::NONE, size, &mut found);
                self.groups[continent.index()][size - 1] = found;
            }
        }
    }

    /// Adds `missing` more of `left` to `chosen` in every way and keeps what is connected.
    fn grow(
        &self,
        continent: Continent,
        left: &[Territory],
        chosen: Territories,
        missing: usize,
        found: &mut Vec<Group>,
    ) {
        if missing == 0 {
            if self.connected(chosen) {
                found.extend(Group::within(continent, self.members[continent.index()], chosen));
            }
            return;
        }
        for (place, one) in left.iter().enumerate() {
            self.grow(continent, &left[place + 1..], chosen.with(*one), missing - 1, found);
        }
    }
}

impl Continent {
    /// Its territories.
    #[must_use]
    pub fn territories(self) -> Territories {
        super::tables().members[self.index()]
    }
}

impl Territory {
    /// The continent it lies in.
    #[must_use]
    pub fn continent(self) -> Continent {
        super::tables().continent_of[self.index()]
    }

    /// The territories it is linked to, by land or sea.
    #[must_use]
    pub fn neighbours(self) -> Territories {
        super::tables().adjacent[self.index()]
    }

    /// The territories it is linked to by land.
    #[must_use]
    pub fn by_land(self) -> Territories {
        super::tables().land[self.index()]
    }

    /// The territories it is linked to by a dashed line over the sea.
    #[must_use]
    pub fn by_sea(self) -> Territories {
        self.neighbours().minus(self.by_land())
    }

    /// The materials it has.
    #[must_use]
    pub fn materials(self) -> Materials {
        super::tables().produced[self.index()]
    }
}

impl Material {
    /// The territories that have it.
    #[must_use]
    pub fn territories(self) -> Territories {
        Territory::all().filter(|territory| territory.materials().contains(self)).collect()
    }

    /// The applications that need it.
    pub fn uses(self) -> impl Iterator<Item = Application> {
        Application::all().filter(move |application| application.materials().contains(self))
    }
}

impl Application {
    /// The materials it needs.
    #[must_use]
    pub fn materials(self) -> Materials {
        super::tables().needed[self.index()]
    }

    /// The points it scores when it is complete.
    #[must_use]
    pub fn points(self) -> u8 {
        super::tables().points[self.index()]
    }
}

impl Objective {
    /// Its four applications, in the order of the card.
    #[must_use]
    pub fn applications(self) -> [Application; 4] {
        super::tables().cards[self.index()]
    }
}
