//! Advice for people: what a search would do, how sure it is, and why.
//!
//! Reasons are values, as events are: whoever shows them puts them into the words of a language.

use std::fmt::Debug;

use crate::level::{ALONE, THOUGHT_OUT, net_of_level};
use crate::net::{Inside, NetBot};
use crate::{Bot, Budget, Dice, Opinion, Plays, Policy, Search, Thinking};

/// With a net so many times fewer games are imagined, for each takes longer and tells more; and never more than so many
/// where it plays them itself: half a second at most.
const FEWER: u32 = 4;
const ENOUGH: u32 = 500;
/// What was tried less often than this part of the most tried is not known well enough to be recommended, or named.
const SURE: f32 = 0.3;
const KNOWN: f32 = 0.02;

/// A game whose bots can say why.
pub trait Hints: Plays {
    /// So many imagined games: well below a second on one core, and stronger than most people.
    const PLAYOUTS: u32 = 8000;
    /// By how much the prospect of what seems best at first look may be lower and it is still the advice.
    const AS_GOOD: f32 = 0.0;

    /// Why somebody might do something: a sentence, before it is put into words.
    type Reason: Clone + Debug + PartialEq + Send;

    /// Why a player with this view might do so, most telling first.
    fn reasons(view: &Self::View, legal: &[Self::Action], action: Self::Action) -> Vec<Self::Reason>;
}

/// What to do, by the strongest player that answers at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A, R> {
    /// What to do first, then the others that were looked at closely.
    pub opinions: Vec<Opinion<A>>,
    /// What the quick player would do, which looks one step ahead.
    pub first_look: A,
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
}

/// Thinks about the decision of whoever has this view; `None` where there is nothing to decide.
/// The same view and seed give the same hint.
#[must_use]
pub fn hint<G: Hints>(view: &G::View, seed: u64) -> Option<Hint<G::Action, G::Reason>> {
    let mut dice = Dice::new(seed);
    let state = G::complete(view, &mut dice);
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if legal.is_empty() {
        return None;
    }
    let (mut opinions, playouts) = opinions::<G>(view, &legal, G::PLAYOUTS, seed);
    let most = opinions.iter().map(|opinion| opinion.visits).max().unwrap_or(0) as f32;
    opinions.retain(|opinion| opinion.visits as f32 >= KNOWN * most);
    // A search tries most what holds up longest; between actions it tried alike the better one is better advice.
    let sure = |opinion: &Opinion<G::Action>| opinion.visits as f32 >= SURE * most;
    opinions.sort_by(|one, other| sure(other).cmp(&sure(one)).then(other.prospect.total_cmp(&one.prospect)));
    let first_look = G::Quick::default().pick(&state, &legal, &mut dice);
    let best = opinions.first().map_or(0.0, |best| best.prospect);
    let as_good = |one: &Opinion<G::Action>| one.action == first_look && best - one.prospect < G::AS_GOOD;
    if let Some(place) = opinions.iter().position(as_good) {
        opinions[..=place].rotate_right(1);
    }
    let reasons = opinions.first().map(|best| G::reasons(view, &legal, best.action)).unwrap_or_default();
    Some(Hint { opinions, first_look, reasons, playouts })
}

/// What a search of at most so many imagined games thinks of each action, and how many it imagined. Where the game's net
/// stands for the strongest level, the net is inside the search, and imagines fewer.
fn opinions<G: Plays>(view: &G::View, legal: &[G::Action], most: u32, seed: u64) -> (Vec<Opinion<G::Action>>, u32) {
    match inside::<G>(most, seed) {
        Some(mut inside) => {
            let opinions = inside.opinions(view, legal);
            let imagined = opinions.iter().map(|opinion| opinion.visits).sum();
            (opinions, imagined)
        }
        None => (search::<G>(most, seed).opinions(view, legal), most),
    }
}

/// What it would do.
pub(crate) fn choice<G: Plays>(view: &G::View, legal: &[G::Action], most: u32, seed: u64) -> G::Action {
    match inside::<G>(most, seed) {
        Some(mut inside) => inside.choose(view, legal),
        None => search::<G>(most, seed).choose(view, legal),
    }
}

fn inside<G: Plays>(most: u32, seed: u64) -> Option<Inside<G>> {
    let net = net_of_level::<G>(THOUGHT_OUT)?;
    let playouts = if G::TREE_OF_ONE { most / FEWER } else { (most / FEWER).min(ENOUGH) };
    Some(Inside::new(net.clone(), Budget::Playouts(playouts), seed))
}

fn search<G: Plays>(most: u32, seed: u64) -> Search<G> {
    Search::new(Thinking::new(Budget::Playouts(most)), seed)
}

/// What to do at first sight: what the net does where it stands for a level alone, else what the quick player does.
pub(crate) fn glance<G: Plays>(view: &G::View, legal: &[G::Action], seed: u64) -> G::Action {
    if let Some(net) = net_of_level::<G>(ALONE) {
        return Bot::<G>::choose(&mut NetBot::new(net.clone(), seed), view, legal);
    }
    let mut dice = Dice::new(seed);
    let state = G::complete(view, &mut dice);
    G::Quick::default().pick(&state, legal, &mut dice)
}
