//! What a search asks about positions it has not seen: which actions to think about, and how things stand.

use std::fmt::Debug;
use std::marker::PhantomData;

use game::{Actor, BySeat, Game};

use super::{Scratch, Thinking, chance};
use crate::net::{Desk, Net};
use crate::{Dice, Features, Plays, Policy};

/// Whom a search asks.
pub trait Judge<G: Plays>: Clone + Send {
    /// Whether a search branches only on what its own seat decides until another's turn.
    const TREE_OF_ONE: bool;
    /// Whether a new position is only judged, and asked for its actions when a search comes back to it, as it does to one
    /// in three. One that leaves no choice is passed over.
    const JUDGES_FIRST: bool;

    /// The actions of a new position worth thinking about, and how much to expect of each: 1 in all.
    fn shortlist(&mut self, state: &G, legal: &[G::Action], dice: &mut Dice, out: &mut Vec<(G::Action, f32)>);

    /// Each seat's prospect at the end of a descent; `until` is the chapter at which imagined games are judged.
    fn outlook(
        &mut self,
        leaf: G,
        until: u32,
        thinking: &Thinking,
        dice: &mut Dice,
        scratch: &mut Scratch<G>,
    ) -> BySeat<f32>;
}

/// Plays on with the quick player and looks at where that leads.
#[derive(Clone, Debug)]
pub struct Playouts<G: Plays>(G::Quick);

impl<G: Plays> Default for Playouts<G> {
    fn default() -> Self {
        Playouts(G::Quick::default())
    }
}

impl<G: Plays> Judge<G> for Playouts<G> {
    const TREE_OF_ONE: bool = G::TREE_OF_ONE;
    const JUDGES_FIRST: bool = false;

    fn shortlist(&mut self, state: &G, legal: &[G::Action], dice: &mut Dice, out: &mut Vec<(G::Action, f32)>) {
        self.0.shortlist(state, legal, dice, out);
    }

    fn outlook(
        &mut self,
        mut leaf: G,
        until: u32,
        thinking: &Thinking,
        dice: &mut Dice,
        scratch: &mut Scratch<G>,
    ) -> BySeat<f32> {
        while let Some(actor) = leaf.to_act() {
            if leaf.chapter() >= until {
                break;
            }
            let action = match actor {
                Actor::Chance => chance(&leaf, dice, scratch),
                Actor::Seat(_) => {
                    leaf.legal_actions(&mut scratch.actions);
                    if scratch.actions.len() > 1 && dice.unit() < thinking.whim {
                        dice.pick(&scratch.actions)
                    } else {
                        self.0.pick(&leaf, &scratch.actions, dice)
                    }
                }
            };
            leaf.play(action, &mut |_| ());
        }
        leaf.outlook()
    }
}

/// Asks a net: how a position stands when it is new, what to do in it when it comes again.
#[derive(Clone, Debug)]
pub struct NetJudge<G> {
    net: Net,
    desk: Desk,
    hopes: Vec<f32>,
    game: PhantomData<fn(G)>,
}

impl<G: Game> NetJudge<G> {
    /// Asks this net.
    #[must_use]
    pub fn new(net: Net) -> Self {
        NetJudge { net, desk: Desk::default(), hopes: Vec::new(), game: PhantomData }
    }
}

impl<G: Plays + Features> Judge<G> for NetJudge<G> {
    const TREE_OF_ONE: bool = false;
    const JUDGES_FIRST: bool = true;

    fn shortlist(&mut self, state: &G, legal: &[G::Action], _dice: &mut Dice, out: &mut Vec<(G::Action, f32)>) {
        out.clear();
        if let [only] = legal {
            out.push((*only, 1.0));
            return;
        }
        let Some(Actor::Seat(seat)) = state.to_act() else { return };
        self.net.hopes(state, seat, legal, &mut self.desk, &mut self.hopes);
        // What another action stands for has no hope of its own.
        out.extend(legal.iter().copied().zip(self.hopes.iter().copied()).filter(|(_, hope)| *hope > 0.0));
    }

    fn outlook(
        &mut self,
        leaf: G,
        _until: u32,
        _thinking: &Thinking,
        _dice: &mut Dice,
        _scratch: &mut Scratch<G>,
    ) -> BySeat<f32> {
        match leaf.to_act() {
            Some(Actor::Seat(seat)) => self.net.judge(&leaf, seat, &mut self.desk).shares,
            _ => leaf.win_shares().map(|share| *share as f32),
        }
    }
}
