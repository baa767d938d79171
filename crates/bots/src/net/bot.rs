//! The net alone: it looks once and does what seems best.

use game::{Actor, Game};

use super::{Desk, Net};
use crate::{Bot, Dice, Features};

/// A bot that asks a net and does what it likes best.
#[derive(Clone, Debug)]
pub struct NetBot {
    net: Net,
    dice: Dice,
    desk: Desk,
    hopes: Vec<f32>,
}

impl NetBot {
    /// A bot of this net. Its random numbers fill in what the view veils, of which the net sees nothing.
    #[must_use]
    pub fn new(net: Net, seed: u64) -> Self {
        NetBot { net, dice: Dice::new(seed), desk: Desk::default(), hopes: Vec::new() }
    }
}

impl<G: Game + Features> Bot<G> for NetBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        let state = G::complete(view, &mut self.dice);
        let (true, Some(Actor::Seat(seat))) = (legal.len() > 1, state.to_act()) else { return legal[0] };
        self.net.think(&state, seat, legal, &mut self.desk, &mut self.hopes);
        let best = legal.iter().zip(&self.hopes).max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or(legal[0], |(action, _)| *action)
    }
}
