//! Nets that were trained elsewhere and run here: on any processor, alone and in batches, without a GPU.
//!
//! A file of weights says of which game and which features it is. One that does not fit is refused with a sentence;
//! whoever asked for it falls back on the search.

mod bot;
mod file;
mod inside;
mod layer;
mod rehearsal;
mod shelf;

use std::sync::Arc;

use game::{BySeat, MAX_SEATS, Seat};

use crate::Features;
use crate::features::Numbers;
use layer::Layer;

pub use bot::{Glance, NetBot};
pub use file::NetError;
pub(crate) use inside::{Inside, TOLD};
pub use rehearsal::{Manner, Rehearsal};
pub use shelf::{Shelf, bring, checked, of};

/// Points are learnt in these units.
const POINTS_SCALE: f32 = 20.0;

/// A trained net: cheap to share, never changed.
#[derive(Clone, Debug)]
pub struct Net {
    tables: Arc<Tables>,
    /// The levels it stands for, by its card.
    levels: Levels,
}

/// Who answers at which table.
#[derive(Clone, Debug)]
struct Tables {
    /// At those of every size that has nobody of its own.
    all: Arc<Layers>,
    /// Those that learnt at tables of one size alone, by the number of players.
    apart: [Option<Arc<Layers>>; MAX_SEATS + 1],
}

/// Levels of a game, from 1 up, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Levels(u8);

#[derive(Debug)]
struct Layers {
    body: Vec<Layer>,
    /// The layers of the judgements, where they have a stack of their own; else the body judges too.
    judge: Vec<Layer>,
    policy: Layer,
    shares: Layer,
    points: Layer,
    /// How much the policy listens to the quick player, where observations say what that thinks.
    advice: Option<f32>,
    /// The checksum of the weights.
    sum: String,
}

/// What a net says of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Each seat's expected part of the win. Sums to 1.
    pub shares: BySeat<f32>,
    /// Each seat's expected points at the end.
    pub points: BySeat<f32>,
}

/// Memory a net thinks in: made once, used again and again.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    observation: Vec<f32>,
    room: Room,
    /// The raw answers: a number an action, then shares and points by distance from the seat that looks.
    policy: Vec<f32>,
    shares: Vec<f32>,
    points: Vec<f32>,
}

/// What comes out of a layer, and what becomes of it in the next one.
#[derive(Clone, Debug, Default)]
struct Room {
    values: Vec<f32>,
    next: Vec<f32>,
}

impl Net {
    fn new(layers: Layers, levels: Levels) -> Self {
        Net { tables: Arc::new(Tables { all: Arc::new(layers), apart: Default::default() }), levels }
    }

    /// Whether the card of the weights says that this level of the game is played by the net: the fifth by the net alone,
    /// the sixth by the net inside a search. A net that says so is also asked for advice.
    #[must_use]
    pub fn stands_for(&self, level: u8) -> bool {
        self.levels.0 >> level.min(7) & 1 == 1
    }

    /// The same net, with another that answers at tables of so many, where it learnt alone. It stands for the same
    /// levels: what a level is called does not depend on how many play.
    pub(crate) fn with_apart(mut self, players: usize, other: &Net) -> Net {
        Arc::make_mut(&mut self.tables).apart[players] = Some(Arc::clone(&other.tables.all));
        self
    }

    /// What answers at tables of so many.
    fn at(&self, players: usize) -> &Layers {
        self.tables.apart.get(players).and_then(Option::as_ref).unwrap_or(&self.tables.all)
    }

    /// The checksum of the weights that answer at tables of so many: it tells them from any others.
    #[must_use]
    pub fn checksum(&self, players: usize) -> &str {
        &self.at(players).sum
    }

    /// What the net thinks of a position in which `seat` decides: how likely it would do each of these, and how things
    /// stand. `hopes` gets one number for each action, 1 in all; of actions that share a number, the first gets it all.
    pub fn think<G: Features>(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        desk: &mut Desk,
        hopes: &mut Vec<f32>,
    ) -> Judgement {
        desk.look(state, seat);
        let Desk { observation, room, policy, shares, points } = desk;
        self.at(state.seats()).run(1, observation, room, Some(policy), Some([shares, points]));
        hoped(state, legal, policy, hopes);
        judged(seat, state.seats(), shares, points)
    }

    /// Only how likely it would do each of these.
    pub fn hopes<G: Features>(
        &self,
        state: &G,
        seat: Seat,
        legal: &[G::Action],
        desk: &mut Desk,
        hopes: &mut Vec<f32>,
    ) {
        desk.look(state, seat);
        let Desk { observation, room, policy, .. } = desk;
        self.at(state.seats()).run(1, observation, room, Some(policy), None);
        hoped(state, legal, policy, hopes);
    }

    /// Only how things stand as `seat` sees it. Most nets have learnt that of whoever decides.
    pub(crate) fn judge<G: Features>(&self, state: &G, seat: Seat, desk: &mut Desk) -> Judgement {
        desk.look(state, seat);
        let Desk { observation, room, shares, points, .. } = desk;
        self.at(state.seats()).run(1, observation, room, None, Some([shares, points]));
        judged(seat, state.seats(), shares, points)
    }

    /// The same for many positions of one table at once: cheaper than one by one, above all where they are much alike.
    pub fn judge_all<G: Features>(&self, positions: &[(&G, Seat)], desk: &mut Desk) -> Vec<Judgement> {
        let Desk { observation, room, shares, points, .. } = desk;
        observation.resize(positions.len() * G::OBSERVATION, 0.0);
        for ((state, seat), row) in positions.iter().zip(observation.chunks_exact_mut(G::OBSERVATION)) {
            state.observe(*seat, &mut Numbers::new(row));
        }
        let Some((first, _)) = positions.first() else { return Vec::new() };
        self.at(first.seats()).run(positions.len(), observation, room, None, Some([shares, points]));
        let answers = shares.chunks_exact(MAX_SEATS).zip(points.chunks_exact(MAX_SEATS));
        let positions = positions.iter().zip(answers);
        positions.map(|((state, seat), (shares, points))| judged(*seat, state.seats(), shares, points)).collect()
    }

    /// Answers many observations of tables of so many players at once, one after another in `observations`: for each a
    /// number an action, and shares (not yet softened) and points by distance from the seat that looks. Cheaper than one
    /// by one.
    #[must_use]
    pub fn answers(&self, players: usize, observations: &[f32]) -> [Vec<f32>; 3] {
        let layers = self.at(players);
        let rows = observations.len() / layers.inputs().max(1);
        let mut out = [Vec::new(), Vec::new(), Vec::new()];
        let [policy, shares, points] = &mut out;
        layers.run(rows, observations, &mut Room::default(), Some(policy), Some([shares, points]));
        out
    }
}

impl Desk {
    /// Lays out what the seat sees.
    fn look<G: Features>(&mut self, state: &G, seat: Seat) {
        self.observation.resize(G::OBSERVATION, 0.0);
        state.observe(seat, &mut Numbers::new(&mut self.observation));
    }
}

impl Layers {
    fn inputs(&self) -> usize {
        self.body.first().map_or(0, Layer::inputs)
    }

    /// Answers what is asked for: the policy, or shares and points, or all of them.
    fn run(
        &self,
        rows: usize,
        observations: &[f32],
        room: &mut Room,
        policy: Option<&mut Vec<f32>>,
        judgement: Option<[&mut Vec<f32>; 2]>,
    ) {
        if policy.is_some() || self.judge.is_empty() {
            room.pass(rows, observations, &self.body);
        }
        if let Some(out) = policy {
            self.policy.run(rows, &room.values, out);
            self.listen(observations, out);
        }
        if let Some([shares, points]) = judgement {
            if !self.judge.is_empty() {
                room.pass(rows, observations, &self.judge);
            }
            self.shares.run(rows, &room.values, shares);
            self.points.run(rows, &room.values, points);
        }
    }

    /// Adds what the quick player thinks, which observations end with.
    fn listen(&self, observations: &[f32], policy: &mut [f32]) {
        let Some(advice) = self.advice else { return };
        let actions = self.policy.outputs();
        let heard = observations.chunks_exact(self.inputs()).zip(policy.chunks_exact_mut(actions));
        for (observation, policy) in heard {
            let likings = &observation[observation.len().saturating_sub(actions)..];
            policy.iter_mut().zip(likings).for_each(|(hope, liking)| *hope += advice * liking);
        }
    }
}

impl Room {
    /// Sends observations through layers; what comes out at the top lies in `values`.
    fn pass(&mut self, rows: usize, observations: &[f32], layers: &[Layer]) {
        let Room { values, next } = self;
        let mut first = true;
        for layer in layers {
            layer.run(rows, if first { observations } else { values }, next);
            next.iter_mut().for_each(|value| *value = value.max(0.0));
            std::mem::swap(values, next);
            first = false;
        }
    }
}

/// How likely each of these is, by what was said of the actions' numbers; of those that share one, the first gets it all.
fn hoped<G: Features>(state: &G, legal: &[G::Action], policy: &mut [f32], hopes: &mut Vec<f32>) {
    hopes.clear();
    let mut once = |action: &G::Action| std::mem::replace(&mut policy[state.index(*action)], f32::NEG_INFINITY);
    hopes.extend(legal.iter().map(&mut once));
    soften(hopes);
}

/// Numbers to chances: more than nothing, 1 in all.
fn soften(values: &mut [f32]) {
    let most = values.iter().copied().fold(f32::MIN, f32::max);
    values.iter_mut().for_each(|value| *value = (*value - most).exp());
    let sum: f32 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum);
}

/// What was said by distance from `seat`, by seat.
fn judged(seat: Seat, seats: usize, shares: &[f32], points: &[f32]) -> Judgement {
    let mut softened = [0.0; MAX_SEATS];
    softened[..seats].copy_from_slice(&shares[..seats]);
    soften(&mut softened[..seats]);
    let distance = |other: Seat| (other.index() + seats - seat.index()) % seats;
    Judgement {
        shares: BySeat::from_fn(seats, |other| softened[distance(other)]),
        points: BySeat::from_fn(seats, |other| points[distance(other)] * POINTS_SCALE),
    }
}

#[cfg(test)]
mod tests;
