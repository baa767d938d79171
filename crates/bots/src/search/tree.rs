//! The tree: positions by what is public in them, and what was learnt of each action.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use game::{Actor, BySeat, Seat};

use super::{Scratch, chance};
use crate::{Dice, Plays, Policy};

/// Past so many positions everything is forgotten: a search of a second stays far below.
const MOST_NODES: usize = 400_000;

#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    visits: u32,
    total: f32,
    prior: f32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    seat: Seat,
    visits: u32,
    first: u32,
    count: u32,
}

/// What was learnt so far.
#[derive(Debug)]
pub(crate) struct Tree<G: Plays> {
    /// Positions are numbered by a key that is mixed already.
    nodes: HashMap<u64, Node, BuildHasherDefault<Mixed>>,
    edges: Vec<Edge<G::Action>>,
    /// The way of the last descent: position, and edge in `edges`.
    path: Vec<(u64, u32)>,
    scratch: Scratch<G>,
}

impl<G: Plays> Tree<G> {
    pub(crate) fn new() -> Self {
        let scratch = Scratch { actions: Vec::new(), weights: Vec::new(), shortlist: Vec::new() };
        Tree { nodes: HashMap::default(), edges: Vec::new(), path: Vec::new(), scratch }
    }

    pub(crate) fn scratch(&mut self) -> &mut Scratch<G> {
        &mut self.scratch
    }

    pub(crate) fn forget_if_large(&mut self) {
        if self.nodes.len() > MOST_NODES {
            self.nodes.clear();
            self.edges.clear();
        }
    }

    /// The actions of a position that were thought about, with visits and summed prospects; those of which most was
    /// expected first where they were tried as often.
    pub(crate) fn root(&self, key: u64) -> impl Iterator<Item = (G::Action, u32, f32)> + '_ {
        let edges = self.nodes.get(&key).map_or(&[][..], |node| &self.edges[node.range()]);
        let mut edges: Vec<&Edge<G::Action>> = edges.iter().collect();
        edges.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        edges.into_iter().map(|edge| (edge.action, edge.visits, edge.total))
    }

    /// Goes down the tree to a position that is new or where the game is over, and takes the new one in. Whoever thinks
    /// is alone in it where the game says so.
    pub(crate) fn descend(
        &mut self,
        mut state: G,
        thinker: Option<Seat>,
        curiosity: f32,
        policy: &mut G::Quick,
        dice: &mut Dice,
    ) -> G {
        self.path.clear();
        let thinker = thinker.filter(|_| G::TREE_OF_ONE);
        loop {
            let seat = match state.to_act() {
                None => return state,
                Some(Actor::Chance) => {
                    let outcome = chance(&state, dice, &mut self.scratch);
                    state.play(outcome, &mut |_| ());
                    continue;
                }
                Some(Actor::Seat(seat)) if thinker.is_some_and(|thinker| thinker != seat) => return state,
                Some(Actor::Seat(seat)) => seat,
            };
            let key = state.public_key();
            let Some(node) = self.nodes.get_mut(&key) else {
                self.take_in(key, seat, &state, policy, dice);
                return state;
            };
            node.visits += 1;
            let node = *node;
            let edge = node.first + self.best_edge(&node, curiosity);
            self.path.push((key, edge));
            state.play(self.edges[edge as usize].action, &mut |_| ());
        }
    }

    /// Adds what came of the last descent to the actions on its way.
    pub(crate) fn learn(&mut self, outlook: &BySeat<f32>) {
        for (key, edge) in &self.path {
            let Some(node) = self.nodes.get(key) else { continue };
            let edge = &mut self.edges[*edge as usize];
            edge.visits += 1;
            edge.total += outlook[node.seat];
        }
    }

    fn take_in(&mut self, key: u64, seat: Seat, state: &G, policy: &mut G::Quick, dice: &mut Dice) {
        let Scratch { actions, shortlist, .. } = &mut self.scratch;
        state.legal_actions(actions);
        policy.shortlist(state, actions, dice, shortlist);
        let first = self.edges.len() as u32;
        let edges =
            shortlist.iter().map(|(action, prior)| Edge { action: *action, visits: 0, total: 0.0, prior: *prior });
        self.edges.extend(edges);
        self.nodes.insert(key, Node { seat, visits: 1, first, count: shortlist.len() as u32 });
    }

    /// The action that promises most, counting what is not known well yet.
    fn best_edge(&self, node: &Node, curiosity: f32) -> u32 {
        let edges = &self.edges[node.range()];
        let (visits, total) = edges.iter().fold((0, 0.0), |(v, t), edge| (v + edge.visits, t + edge.total));
        let mean = if visits > 0 { total / visits as f32 } else { 0.5 };
        let reach = curiosity * (node.visits as f32).sqrt();
        let mut best = (0, f32::MIN);
        for (place, edge) in edges.iter().enumerate() {
            let known = if edge.visits > 0 { edge.total / edge.visits as f32 } else { mean - 0.05 };
            let promise = known + reach * edge.prior / (1 + edge.visits) as f32;
            if promise > best.1 {
                best = (place as u32, promise);
            }
        }
        best.0
    }
}

impl Node {
    fn range(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// Keys are mixed when they come.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, _bytes: &[u8]) {
        debug_assert!(false, "keys are whole numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
