//! Advice for people: what the strongest level would do, what else there is, how sure that is, and why. All of it comes
//! from one search.
//!
//! Reasons are values, as events are: whoever shows them puts them into the words of a language.

use std::fmt::Debug;

use crate::level::{ALONE, THOUGHT_OUT, net_of_level};
use crate::net::{Inside, NetBot, TOLD};
use crate::trial::{Lead, Trial};
use crate::{Bot, Budget, Dice, Hear, Opinion, Plays, Policy, Search, Thinking};

/// So many other choices are named.
const OTHERS: usize = 3;
/// What differs by less than this share of the win is next to the same.
const NOTHING: f32 = 0.005;
/// The number of standard errors from which on a lead is hardly luck.
const LUCK: f32 = 2.0;

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
    /// What to do first, then the best of the others that were looked at, as good as they were seen to be. Without a
    /// search only what to do, never tried.
    pub opinions: Vec<Opinion<A>>,
    /// Which of the others cannot be told from the first: what was seen between them may be luck, or is next to nothing.
    pub even: Vec<A>,
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
    let (trials, searched) = match legal[..] {
        [] => return None,
        [only] => (vec![untried(only)], 0),
        _ if think => thought_out::<G>(view, &legal, seed, &mut heard),
        _ => (vec![untried(glance::<G>(view, &legal, seed))], 0),
    };
    let playouts = searched + trials.iter().map(|trial| trial.shares.len() as u32).sum::<u32>();
    let (opinions, even) = told(&trials);
    let reasons = G::reasons(view, &legal, &opinions, &heard);
    Some(Hint { opinions, even, reasons, playouts })
}

/// What the search tried that the strongest level would play with, what it would do first; and how many games it imagined
/// to find that out, beside those of the trials.
fn thought_out<G: Hints>(
    view: &G::View,
    legal: &[G::Action],
    seed: u64,
    heard: &mut G::Heard,
) -> (Vec<Trial<G::Action>>, u32) {
    match net_of_level::<G>(THOUGHT_OUT) {
        Some(net) => {
            let mut inside = Inside::<G>::new(net.clone(), Inside::<G>::OF_A_LEVEL, seed);
            (inside.trials_of_best(view, legal, OTHERS, heard), inside.searched())
        }
        None => {
            let mut search = Search::<G>::new(Thinking::new(Budget::Playouts(G::PLAYOUTS)), seed);
            (search.trials_of_best(view, legal, OTHERS, TOLD), G::PLAYOUTS)
        }
    }
}

/// The first as it was seen, then the others by what they promise beside it, and which of these cannot be told from it.
fn told<A: Copy>(trials: &[Trial<A>]) -> (Vec<Opinion<A>>, Vec<A>) {
    let Some((best, others)) = trials.split_first() else { return (Vec::new(), Vec::new()) };
    let opinion = |trial: &Trial<A>, behind: f32| Opinion {
        action: trial.action,
        visits: trial.shares.len() as u32,
        prospect: (best.prospect() - behind).clamp(0.0, 1.0),
    };
    let mut leads: Vec<(&Trial<A>, Lead)> = others.iter().map(|other| (other, best.ahead_of(other))).collect();
    leads.sort_by(|(_, one), (_, other)| one.mean.total_cmp(&other.mean));
    leads.truncate(OTHERS);
    let even = |lead: &Lead| lead.mean < NOTHING.max(LUCK * lead.error);
    let even = leads.iter().filter(|(_, lead)| even(lead)).map(|(other, _)| other.action).collect();
    let others = leads.iter().map(|(other, lead)| opinion(other, lead.mean));
    (std::iter::once(opinion(best, 0.0)).chain(others).collect(), even)
}

fn untried<A>(action: A) -> Trial<A> {
    Trial { action, shares: Vec::new() }
}

/// Plays this number of games after each of these actions, with the same luck for all, played and judged as the strongest
/// level does. It tells by how much one action is better than another.
#[must_use]
pub fn trials<G: Plays>(view: &G::View, actions: &[G::Action], games: usize, seed: u64) -> Vec<Trial<G::Action>> {
    match net_of_level::<G>(THOUGHT_OUT) {
        Some(net) => Inside::<G>::new(net.clone(), Inside::<G>::OF_A_LEVEL, seed).trials(view, actions, games),
        None => Search::<G>::new(Thinking::new(Budget::Playouts(1)), seed).trials(view, actions, games),
    }
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
