//! What a quick search would do: advice that costs a server next to nothing.

use crate::hint::{choice, glance};
use crate::{Dice, Plays};

/// So many imagined games: three times those of the fourth of six levels, and about a twentieth of a second on one core.
const PLAYOUTS: u32 = 500;

/// What to do with this view: what a short search would do, or the game's net if it stands for the strongest level;
/// without a search (`think`), what the quick player or the net does at a glance. `None` where there is nothing to
/// decide. The same view and seed give the same advice.
#[must_use]
pub fn advise<G: Plays>(view: &G::View, think: bool, seed: u64) -> Option<G::Action> {
    let state = G::complete(view, &mut Dice::new(seed));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    match legal[..] {
        [] => return None,
        [only] => return Some(only),
        _ if !think => return Some(glance::<G>(view, &legal, seed)),
        _ => {}
    }
    Some(choice::<G>(view, &legal, PLAYOUTS, seed))
}
