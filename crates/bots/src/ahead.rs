//! One step ahead: every decision that a choice, or chance, can lead to, with its chance.

use game::{Actor, Game};

/// What a choice leads to: the next decision with a choice, or the end.
#[derive(Clone, Debug)]
pub struct Next<G> {
    /// Where it leads.
    pub state: G,
    /// The place of the choice among those that were looked at.
    pub choice: usize,
    /// How likely the choice leads here.
    pub chance: f32,
}

/// Memory for one look: used again and again.
#[derive(Debug)]
pub struct Ahead<G: Game> {
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
}

impl<G: Game> Default for Ahead<G> {
    fn default() -> Self {
        Ahead { legal: Vec::new(), outcomes: Vec::new() }
    }
}

impl<G: Game> Ahead<G> {
    /// Adds to `out` all that one choice, the one at this place, can lead to.
    ///
    /// Chance is followed once. Where it must move again before anybody has a choice, the look ends at the decision
    /// before.
    pub fn look(&mut self, state: &G, choice: usize, action: G::Action, out: &mut Vec<Next<G>>) {
        let mut next = state.clone();
        next.play(action, &mut |_| ());
        if next.to_act() == Some(Actor::Chance) {
            self.fates(&next, choice, out);
        } else {
            self.forced(&mut next);
            out.push(Next { state: next, choice, chance: 1.0 });
        }
    }

    /// Adds to `out` all that chance, which must move now, can lead to.
    pub fn fates(&mut self, state: &G, choice: usize, out: &mut Vec<Next<G>>) {
        let mut outcomes = std::mem::take(&mut self.outcomes);
        state.chance_classes(&mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        for (outcome, weight) in &outcomes {
            let mut came = state.clone();
            came.play(*outcome, &mut |_| ());
            self.forced(&mut came);
            out.push(Next { state: came, choice, chance: *weight as f32 / all as f32 });
        }
        self.outcomes = outcomes;
    }

    /// Plays what leaves no choice, as far as chance is not asked for it.
    pub fn forced(&mut self, state: &mut G) {
        while let Some(Actor::Seat(_)) = state.to_act() {
            state.legal_actions(&mut self.legal);
            let [only] = self.legal[..] else { return };
            let mut next = state.clone();
            next.play(only, &mut |_| ());
            if next.to_act() == Some(Actor::Chance) {
                return;
            }
            *state = next;
        }
    }
}
