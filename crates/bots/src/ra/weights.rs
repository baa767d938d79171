//! The numbers behind the quick player of Ra, found by playing against itself.

/// What the quick player believes. Points, unless a name says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the comments stand beside the numbers")]
pub struct Weights {
    /// Lots that can still be sold for each Ra space that is free.
    pub lots_per_ra: f32,
    /// A god kept, when there is time to use it.
    pub god: f32,
    /// Civilisation by kinds owned (0 to 5), with 1, 2 and 3 or more lots to come.
    pub civilisation: [[f32; 6]; 3],
    /// Chance to get a flood yet, with 1, 2 and 3 or more lots to come.
    pub flood_yet: [f32; 3],
    /// A nile in each later epoch.
    pub nile_later: f32,
    /// How many pharaohs a lead must be to be half safe: now, and for each lot to come.
    pub pharaoh_spread: f32,
    pub pharaoh_spread_lot: f32,
    /// The pharaohs' worth in each later epoch, as a part of one now.
    pub pharaoh_later: f32,
    /// A different monument, by how many kinds are owned (the k-th kind), in epochs 1, 2 and 3.
    pub monument_kind: [[f32; 8]; 3],
    /// The first to fifth of one kind of monument, in epochs 1, 2 and 3, beyond its being a kind.
    pub monument_same: [[f32; 5]; 3],
    /// A face-up sun that can still be used: base, by its height among all suns (0 to 1), and its square.
    pub sun_base: f32,
    pub sun_height: f32,
    pub sun_square: f32,
    /// A sun in the next epoch, by its height.
    pub sun_next: f32,
    /// How far apart the sums of suns must be to be half safe.
    pub sun_spread: f32,
    /// How much another's gain counts as a loss.
    pub envy: f32,
    /// What a lot must gain before one bids.
    pub bid_margin: f32,
    /// The same for what others are expected to do.
    pub others_margin: f32,
    /// What a lot is worth that stays on the track, as a part of its gain.
    pub stay: f32,
    /// Drawing on: a tile's worth to the drawer, and the part of the present gain that is kept.
    pub draw_bonus: f32,
    pub draw_keep: f32,
    /// The same for a player alone.
    pub alone_bonus: f32,
    /// What the end of the epoch costs, as a part of the face-up suns' worth.
    pub end_cost: f32,
    /// What a tile must gain beyond the god it costs.
    pub god_margin: f32,
}

impl Weights {
    /// A first guess by a person.
    pub const BY_HAND: Weights = Weights {
        lots_per_ra: 1.6,
        god: 3.2,
        civilisation: [
            [-3.0, 0.5, 2.5, 6.5, 11.0, 15.0],
            [-1.5, 1.5, 3.5, 7.5, 11.5, 15.0],
            [-0.5, 2.5, 4.5, 8.0, 12.0, 15.0],
        ],
        flood_yet: [0.3, 0.5, 0.65],
        nile_later: 0.55,
        pharaoh_spread: 0.7,
        pharaoh_spread_lot: 0.6,
        pharaoh_later: 0.7,
        monument_kind: [
            [1.0, 1.2, 1.2, 1.4, 1.4, 1.8, 3.0, 4.5],
            [1.0, 1.0, 1.1, 1.2, 1.3, 1.6, 3.5, 5.0],
            [1.0, 1.0, 1.0, 1.0, 1.0, 1.3, 4.0, 5.0],
        ],
        monument_same: [[0.0, 1.2, 3.2, 4.5, 5.0], [0.0, 0.9, 3.8, 4.8, 5.0], [0.0, 0.5, 4.5, 5.0, 5.0]],
        sun_base: 1.5,
        sun_height: 4.0,
        sun_square: 1.5,
        sun_next: 3.5,
        sun_spread: 4.0,
        envy: 0.3,
        bid_margin: 0.2,
        others_margin: 0.3,
        stay: 0.4,
        draw_bonus: 0.9,
        draw_keep: 0.6,
        alone_bonus: 1.2,
        end_cost: 0.6,
        god_margin: 0.6,
    };

    /// What two thousand small changes left of the guess, each kept only if it won more mirrored games against what was
    /// there before, at tables of two to five.
    pub const TUNED: Weights = Weights {
        lots_per_ra: 1.45,
        god: 2.99,
        civilisation: [
            [-2.58, 0.49, 1.19, 6.45, 11.38, 13.70],
            [-1.55, 1.24, 3.84, 7.50, 11.50, 14.76],
            [-0.38, 1.42, 4.48, 8.00, 14.08, 17.81],
        ],
        flood_yet: [0.30, 0.44, 0.58],
        nile_later: 0.30,
        pharaoh_spread: 0.80,
        pharaoh_spread_lot: 0.82,
        pharaoh_later: 2.58,
        monument_kind: [
            [1.21, 0.93, 1.20, 1.40, 1.77, 1.80, 4.07, 2.61],
            [1.33, 0.41, 1.13, 1.20, 0.89, 1.60, 2.80, 5.00],
            [0.88, 1.00, 1.16, 0.91, 1.40, 1.33, 4.48, 4.55],
        ],
        monument_same: [
            [0.00, 0.99, 3.40, 5.69, 1.64],
            [-0.02, 0.78, 4.39, 7.05, 2.33],
            [0.10, 0.54, 4.73, 5.35, 5.00],
        ],
        sun_base: 2.87,
        sun_height: 4.45,
        sun_square: 0.92,
        sun_next: 4.98,
        sun_spread: 3.77,
        envy: 0.46,
        bid_margin: 0.40,
        others_margin: 1.24,
        stay: 0.50,
        draw_bonus: 0.72,
        draw_keep: 0.32,
        alone_bonus: 0.58,
        end_cost: 0.52,
        god_margin: 0.62,
    };

    /// Sees the points of this epoch and its own tiles, and pays any sun alike.
    pub const FARMER: Weights = Weights {
        god: 2.0,
        civilisation: [[-5.0, 0.0, 0.0, 5.0, 10.0, 15.0]; 3],
        flood_yet: [0.0; 3],
        nile_later: 0.0,
        pharaoh_spread: 0.4,
        pharaoh_spread_lot: 0.0,
        pharaoh_later: 0.0,
        monument_kind: [[0.0; 8], [0.0; 8], Self::BY_HAND.monument_kind[2]],
        monument_same: [[0.0; 5], [0.0; 5], Self::BY_HAND.monument_same[2]],
        sun_base: 1.5,
        sun_height: 0.0,
        sun_square: 0.0,
        sun_next: 0.0,
        sun_spread: 100.0,
        envy: 0.0,
        others_margin: 100.0,
        stay: 0.0,
        draw_bonus: 0.3,
        draw_keep: 0.3,
        ..Self::BY_HAND
    };

    /// Builds for later epochs too, but pays any sun alike and does not see what others want.
    pub const POTTER: Weights = Weights {
        sun_base: 2.5,
        sun_height: 0.8,
        sun_square: 0.0,
        sun_next: 0.0,
        sun_spread: 100.0,
        envy: 0.0,
        others_margin: 100.0,
        stay: 0.0,
        ..Self::BY_HAND
    };
}
