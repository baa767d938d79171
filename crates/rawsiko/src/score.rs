//! What a player's materials are worth: every application of the card, what it has and what it misses.

use serde::Serialize;

use crate::{Application, Materials, Objective};

/// One application of a card as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ApplicationScore {
    /// Which one.
    pub application: Application,
    /// The materials it needs that the player holds.
    pub held: Materials,
    /// The materials it needs that the player does not hold.
    pub missing: Materials,
    /// Its points if nothing is missing, else 0.
    pub points: u8,
}

impl ApplicationScore {
    /// Whether nothing is missing.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }
}

/// What a player would score now, with all that decides a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// The applications of the card, in its order.
    pub applications: [ApplicationScore; 4],
    /// The points of the complete ones.
    pub points: i32,
    /// How many are complete.
    pub completed: u8,
    /// How many different materials the player holds, trade included.
    pub materials: u8,
    /// How many territories the player holds.
    pub territories: u8,
}

impl Score {
    /// What this card scores with these materials; `territories` decide a tie only.
    #[must_use]
    pub fn new(card: Objective, materials: Materials, territories: u8) -> Score {
        let applications = card.applications().map(|application| {
            let needed = application.materials();
            let missing = needed.minus(materials);
            let points = if missing.is_empty() { application.points() } else { 0 };
            ApplicationScore { application, held: needed.common(materials), missing, points }
        });
        Score {
            applications,
            points: applications.iter().map(|one| i32::from(one.points)).sum(),
            completed: applications.iter().filter(|one| one.is_complete()).count() as u8,
            materials: materials.len(),
            territories,
        }
    }

    /// The applications that are complete, in the order of the card.
    pub fn complete(&self) -> impl Iterator<Item = Application> + '_ {
        self.applications.iter().filter(|one| one.is_complete()).map(|one| one.application)
    }

    /// What decides between two survivors, one thing after the other: points, applications, materials, territories.
    #[must_use]
    pub const fn standing(&self) -> (i32, u8, u8, u8) {
        (self.points, self.completed, self.materials, self.territories)
    }
}
