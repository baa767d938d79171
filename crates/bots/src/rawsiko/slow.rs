//! RAWsiko over days: what ends the phase soonest without a loss.

use game::Game;
use rawsiko::{Action, Phase, State, View};

use super::Greedy;
use crate::slow::Slow;
use crate::{Dice, Policy};

impl Slow for State {
    fn safe(view: &View, legal: &[Action]) -> Action {
        if legal.contains(&Action::End) {
            return Action::End;
        }
        let mut dice = Dice::new(0);
        let state = State::complete(view, &mut dice);
        let liked = Greedy::default().pick(&state, legal, &mut dice);
        // Where the quick player would place first, all of it: nothing is left over.
        let all = legal.iter().copied().filter(|action| match (action, liked) {
            (Action::Place { territory, .. }, Action::Place { territory: there, .. }) => *territory == there,
            _ => false,
        });
        let most = |action: &Action| if let Action::Place { n, .. } = action { *n } else { 0 };
        all.max_by_key(most).unwrap_or(liked)
    }

    fn opens(view: &View) -> bool {
        matches!(view.phase, Phase::Claim { .. })
    }
}
