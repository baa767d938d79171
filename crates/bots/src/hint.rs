//! Advice for people: what the strongest level would do, what else there is, how sure that is, and why. All of it comes
//! from one search.
//!
//! Reasons are values, as events are: whoever shows them puts them into the words of a language.

use std::fmt::Debug;

use crate::level::{ALONE, THOUGHT_OUT, net_of_level};
use crate::net::{Inside, NetBot};
use crate::{Bot, Budget, Dice, Hear, Opinion, Plays, Policy, Search, Thinking};

/// So many other choices are named.
const OTHERS: usize = 3;
/// What was tried less often than this part of the most tried is not known well enough to be named.
const KNOWN: f32 = 0.02;

/// A game whose bots can say why.
pub trait Hints: Plays {
    /// So many imagined games where the game has no net: well below a second on one core.
    const PLAYOUTS: u32 = 8000;

    /// Why somebody might do something: a sentence, before it is put into words.
    type Reason: Clone + Debug + PartialEq + Send;

    /// What is kept of the games that were imagined.
    type Heard: Hear<Self> + Default;

    /// Why a player with this view should do what comes first in `opinions`, most telling first. Nothing that argues
    /// against it; at least one reason. `heard` knows of no game where none was imagined.
    fn reasons(
        view: &Self::View,
        legal: &[Self::Action],
        opinions: &[Opinion<Self::Action>],
        heard: &Self::Heard,
    ) -> Vec<Self::Reason>;
}

/// What to do, as the strongest level sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A, R> {
    /// What to do first, then the best of the others that were looked at closely: none promises more. Without a search
    /// only what to do, never tried.
    pub opinions: Vec<Opinion<A>>,
    /// Why.
    pub reasons: Vec<R>,
    /// How many games were imagined.
    pub playouts: u32,
}

impl<A: Copy, R> Hint<A, R> {
    /// What to do.
    #[must_use]
    pub fn best(&self) -> Option<&Opinion<A>> {
        self.opinions.first()
    }

    /// What else there is.
    pub fn others(&self) -> impl Iterator<Item = &Opinion<A>> {
        self.opinions.iter().skip(1)
    }
}

/// Thinks about the decision of whoever has this view as long as the strongest level does, or (without `think`) at a
/// glance; `None` where there is nothing to decide. The same view and seed give the same hint.
#[must_use]
pub fn hint<G: Hints>(view: &G::View, think: bool, seed: u64) -> Option<Hint<G::Action, G::Reason>> {
    let state = G::complete(view, &mut Dice::new(seed));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let mut heard = G::Heard::default();
    let opinions = match legal[..] {
        [] => return None,
        [only] => vec![untried(only)],
        _ if think => searched::<G>(view, &legal, seed, &mut heard),
        _ => vec![untried(glance::<G>(view, &legal, seed))],
    };
    let playouts = opinions.iter().map(|opinion| opinion.visits).sum();
    let opinions = told(opinions);
    let reasons = G::reasons(view, &legal, &opinions, &heard);
    Some(Hint { opinions, reasons, playouts })
}

/// What the search thinks of each action that the strongest level would play with.
fn searched<G: Hints>(view: &G::View, legal: &[G::Action], seed: u64, heard: &mut G::Heard) -> Vec<Opinion<G::Action>> {
    match net_of_level::<G>(THOUGHT_OUT) {
        Some(net) => Inside::<G>::new(net.clone(), Inside::<G>::OF_A_LEVEL, seed).opinions(view, legal, OTHERS, heard),
        None => Search::<G>::new(Thinking::new(Budget::Playouts(G::PLAYOUTS)), seed).opinions(view, legal),
    }
}

/// What was tried most, then the others by what they promise. The search is surer of what it tried most than of what
/// promises a little more for having been tried less: nothing is said to promise more.
fn told<A: Copy + PartialEq>(mut opinions: Vec<Opinion<A>>) -> Vec<Opinion<A>> {
    let Some(best) = Opinion::best(&opinions) else { return opinions };
    let most = opinions.iter().find(|opinion| opinion.action == best).copied().unwrap_or(untried(best));
    opinions.retain(|opinion| opinion.visits as f32 >= KNOWN * most.visits as f32 && opinion.visits > 0);
    opinions.retain(|opinion| opinion.action != best);
    opinions.sort_by(|one, other| other.prospect.total_cmp(&one.prospect));
    opinions.truncate(OTHERS);
    for opinion in &mut opinions {
        opinion.prospect = opinion.prospect.min(most.prospect);
    }
    opinions.insert(0, most);
    opinions
}

fn untried<A>(action: A) -> Opinion<A> {
    Opinion { action, visits: 0, prospect: 0.0 }
}

/// What to do at first sight: what the net does where it stands for a level alone, else what the quick player does.
fn glance<G: Plays>(view: &G::View, legal: &[G::Action], seed: u64) -> G::Action {
    if let Some(net) = net_of_level::<G>(ALONE) {
        return Bot::<G>::choose(&mut NetBot::new(net.clone(), seed), view, legal);
    }
    let mut dice = Dice::new(seed);
    let state = G::complete(view, &mut dice);
    G::Quick::default().pick(&state, legal, &mut dice)
}
