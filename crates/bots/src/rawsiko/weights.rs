//! The numbers behind the quick player of RAWsiko.

/// What the quick player believes. Points, unless a name says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// How surely a missing material that is one step away is got in the end.
    pub near: f32,
    /// What each further step leaves of that.
    pub far: f32,
    /// What each asset that defends it leaves of that, up to four.
    pub foe: f32,
    /// How much a chance shrinks when the turns to come hardly suffice: 0 not at all, 1 entirely.
    pub haste: f32,
    /// A different material in each turn to come: a third of an asset.
    pub material: f32,
    /// An asset on the board, in each turn to come.
    pub asset: f32,
    /// What killing another's asset is worth, as a part of an own one.
    pub kill: f32,
    /// A territory, whatever it holds.
    pub territory: f32,
    /// How likely a neighbour that could take something tries to, for each time it acts.
    pub risk: f32,
    /// How much likelier for each material in it that the neighbour does not hold.
    pub lure: f32,
    /// What a move must gain before it is made.
    pub margin: f32,
    /// How likely an attack must succeed before it is thought of.
    pub nerve: f32,
    /// What lies around a claimed territory, as a part of what it would be worth itself.
    pub around: f32,
}

impl Weights {
    /// Found by many games against itself.
    pub const TUNED: Weights = Weights {
        near: 0.97,
        far: 0.5,
        foe: 1.0,
        haste: 0.29,
        material: 0.6,
        asset: 0.18,
        kill: 0.28,
        territory: 0.6,
        risk: 0.65,
        lure: 0.068,
        margin: 0.077,
        nerve: 0.0,
        around: 0.05,
    };

    /// Takes what lies open and what is sure to fall, and expects nothing of the neighbours.
    pub const INTERN: Weights =
        Weights { near: 0.1, material: 0.02, risk: 0.0, lure: 0.0, around: 0.0, nerve: 0.95, ..Self::TUNED };

    /// Works and fights for the whole card, but guards nothing.
    pub const CLERK: Weights = Weights { risk: 0.0, lure: 0.0, ..Self::TUNED };
}
