//! The numbers behind the quick player of RAWsiko.

/// What the quick player believes. Points, unless a name says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// The part of an application's points that it promises with 0, 1, 2, … materials missing.
    pub near: [f32; 9],
    /// A different material in each turn to come: a third of an asset.
    pub material: f32,
    /// An asset on the board.
    pub asset: f32,
    /// A territory, whatever it holds.
    pub territory: f32,
    /// How much of what could be lost to a neighbour counts as lost.
    pub risk: f32,
    /// How much another's loss counts as a gain.
    pub envy: f32,
    /// What a move must gain before it is made.
    pub margin: f32,
    /// What lies around a claimed territory, as a part of what it would be worth itself.
    pub around: f32,
}

impl Weights {
    /// A first guess by a person.
    pub const BY_HAND: Weights = Weights {
        near: [1.0, 0.5, 0.28, 0.16, 0.09, 0.05, 0.03, 0.02, 0.01],
        material: 0.12,
        asset: 0.5,
        territory: 0.15,
        risk: 0.5,
        envy: 0.25,
        margin: 0.15,
        around: 0.12,
    };

    /// Sees what would be complete at once, and nothing of the neighbours.
    pub const INTERN: Weights = Weights {
        near: [1.0, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02, 0.01],
        material: 0.02,
        asset: 0.2,
        risk: 0.0,
        envy: 0.0,
        around: 0.0,
        ..Self::BY_HAND
    };

    /// Works towards the card, but does not guard what it has.
    pub const CLERK: Weights = Weights { risk: 0.0, envy: 0.0, around: 0.0, asset: 0.3, ..Self::BY_HAND };
}
