//! Quick choices on a state that is known: real in no game, imagined in every search.

use game::Game;

use crate::Dice;

/// Picks an action on a state. A policy is fast enough to play whole imagined games.
pub trait Policy<G: Game>: Clone + Send {
    /// One of the legal actions, of which there is at least one.
    fn pick(&mut self, state: &G, legal: &[G::Action], dice: &mut Dice) -> G::Action;

    /// The same where nobody has listed the legal actions yet; `scratch` is used again and again.
    fn decide(&mut self, state: &G, scratch: &mut Vec<G::Action>, dice: &mut Dice) -> G::Action {
        state.legal_actions(scratch);
        self.pick(state, scratch, dice)
    }

    /// What it would do one after the other until something happens that it must look at: at least one action. The same
    /// as deciding one by one, where a game knows a shorter way.
    fn plan(&mut self, state: &G, scratch: &mut Vec<G::Action>, dice: &mut Dice, out: &mut Vec<G::Action>) {
        out.clear();
        out.push(self.decide(state, scratch, dice));
    }

    /// The actions that a search should think about, and how much it should expect of each: more than nothing, 1 in all.
    ///
    /// Unless a game knows better: all that are legal, with half of the hope on the one that would be picked.
    fn shortlist(&mut self, state: &G, legal: &[G::Action], dice: &mut Dice, out: &mut Vec<(G::Action, f32)>) {
        let liked = self.pick(state, legal, dice);
        let even = 0.5 / legal.len() as f32;
        out.clear();
        out.extend(legal.iter().map(|action| (*action, even + if *action == liked { 0.5 } else { 0.0 })));
    }
}

/// Any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomPolicy;

impl<G: Game> Policy<G> for RandomPolicy {
    #[inline]
    fn pick(&mut self, _state: &G, legal: &[G::Action], dice: &mut Dice) -> G::Action {
        dice.pick(legal)
    }
}
