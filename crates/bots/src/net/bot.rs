//! The net alone: it looks one step ahead and does what seems best.

use game::{Actor, Game, Seat};

use super::{Desk, Net};
use crate::{Ahead, Bot, Dice, Features, Next};

/// How the net alone looks one step ahead.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// A choice that the net would make less often than this is not looked at any further: what remains to be looked at
    /// is judged in about a millisecond at most.
    pub hopeless: f32,
    /// How much a sure win counts, for each player of the table, beside what the net likes at first sight (the log of
    /// how likely it would choose): an even chance counts the same at every table.
    pub prospect: f32,
}

impl Default for Glance {
    fn default() -> Self {
        Glance { hopeless: 0.03, prospect: 40.0 }
    }
}

/// A bot that asks a net and does what it likes best.
///
/// What the net likes at first sight tells choices apart better than its judgement of what they lead to, for that errs
/// by more than most choices matter; both together play better than either alone.
#[derive(Clone, Debug)]
pub struct NetBot {
    net: Net,
    glance: Glance,
    dice: Dice,
    desk: Desk,
    hopes: Vec<f32>,
}

impl NetBot {
    /// A bot of this net. Its random numbers fill in what the view veils, of which the net sees nothing.
    #[must_use]
    pub fn new(net: Net, seed: u64) -> Self {
        NetBot::glancing(net, Glance::default(), seed)
    }

    /// A bot that looks ahead in another way than usual.
    #[must_use]
    pub fn glancing(net: Net, glance: Glance, seed: u64) -> Self {
        NetBot { net, glance, dice: Dice::new(seed), desk: Desk::default(), hopes: Vec::new() }
    }

    /// Adds to the liking of each choice what it leads to.
    fn look_ahead<G: Features>(&mut self, state: &G, seat: Seat, legal: &[G::Action]) {
        let Glance { hopeless, prospect } = self.glance;
        let (mut ahead, mut found) = (Ahead::default(), Vec::new());
        for (choice, action) in legal.iter().enumerate().filter(|(choice, _)| self.hopes[*choice] >= hopeless) {
            ahead.look(state, choice, *action, &mut found);
        }
        for hope in &mut self.hopes {
            *hope = if *hope < hopeless { f32::NEG_INFINITY } else { hope.ln() };
        }
        let weight = prospect * state.seats() as f32;
        let mut open = Vec::new();
        for next in &found {
            match next.state.to_act() {
                Some(Actor::Seat(decides)) => open.push((next, decides)),
                _ => self.hopes[next.choice] += weight * next.chance * next.state.win_shares()[seat] as f32,
            }
        }
        let positions: Vec<(&G, Seat)> = open.iter().map(|(next, decides)| (&next.state, *decides)).collect();
        let judgements = self.net.judge_all(&positions, &mut self.desk);
        for ((Next { choice, chance, .. }, _), judgement) in open.iter().zip(judgements) {
            self.hopes[*choice] += weight * chance * judgement.shares[seat];
        }
    }
}

impl<G: Game + Features> Bot<G> for NetBot {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        let state = G::complete(view, &mut self.dice);
        let (true, Some(Actor::Seat(seat))) = (legal.len() > 1, state.to_act()) else { return legal[0] };
        self.net.hopes(&state, seat, legal, &mut self.desk, &mut self.hopes);
        if !G::SECRETS && self.hopes.iter().filter(|hope| **hope >= self.glance.hopeless).count() > 1 {
            self.look_ahead(&state, seat, legal);
        }
        let best = legal.iter().zip(&self.hopes).max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or(legal[0], |(action, _)| *action)
    }
}
