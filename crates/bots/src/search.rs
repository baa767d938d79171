//! Monte-Carlo tree search over any game: every seat for itself, chance as it falls, what is veiled imagined anew each time.

mod tree;

use std::time::{Duration, Instant};

use game::{Actor, BySeat, Game, Seat};

use crate::net::{Desk, Net};
use crate::trial::Trial;
use crate::{Bot, Dice, Plays, Policy};
use tree::Tree;

/// How long a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many imagined games: the same choice on every machine.
    Playouts(u32),
    /// The same, divided by the number of opponents: at a fuller table each imagined game takes longer and tells more.
    Shared(u32),
    /// So long: for measuring.
    Time(Duration),
}

impl Budget {
    /// Whether it is spent after so many imagined games at a table of so many, begun then. Time allows for one.
    pub(crate) fn is_spent(self, playouts: u32, seats: usize, begun: Instant) -> bool {
        match self {
            Budget::Playouts(most) => playouts >= most,
            Budget::Shared(most) => playouts * (seats as u32 - 1) >= most,
            Budget::Time(limit) => playouts > 0 && begun.elapsed() >= limit,
        }
    }
}

/// How a search thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thinking {
    /// For how long.
    pub budget: Budget,
    /// How much it tries what it has not tried.
    pub curiosity: f32,
    /// How often an imagined player does anything at all, instead of what the quick player would.
    pub whim: f32,
    /// How many chapters an imagined game runs on before its standing is judged.
    pub chapters: u32,
    /// How many threads think.
    pub threads: usize,
}

impl Thinking {
    /// The usual way, for this long.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Thinking { budget, curiosity: 0.6, whim: 0.03, chapters: 1, threads: 1 }
    }
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The prospect of winning after it, 0 to 1.
    pub prospect: f32,
}

impl<A: Copy> Opinion<A> {
    /// What was tried most; of several, what promises most.
    #[must_use]
    pub fn best(opinions: &[Opinion<A>]) -> Option<A> {
        let better = |one: &&Opinion<A>, other: &&Opinion<A>| {
            one.visits.cmp(&other.visits).then(one.prospect.total_cmp(&other.prospect))
        };
        opinions.iter().max_by(better).map(|best| best.action)
    }
}

/// A bot that searches. Its tree is kept from move to move: what is still reachable is still known.
pub struct Search<G: Plays> {
    thinking: Thinking,
    dice: Dice,
    trees: Vec<Tree<G>>,
    judge: Option<Net>,
}

impl<G: Plays> Search<G> {
    /// A search with its own random numbers.
    #[must_use]
    pub fn new(thinking: Thinking, seed: u64) -> Self {
        let trees = (0..thinking.threads.max(1)).map(|_| Tree::new()).collect();
        Search { thinking, dice: Dice::new(seed), trees, judge: None }
    }

    /// The same search, asking a net how things stand where imagined games end, as the seat that thinks would see it.
    #[must_use]
    pub fn judged_by(self, net: Net) -> Self {
        Search { judge: Some(net), ..self }
    }

    /// What it thinks of each legal action, in their order.
    pub fn opinions(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let thinking = self.thinking;
        let begun = Instant::now();
        let judge = self.judge.as_ref();
        if self.trees.len() == 1 {
            think(&mut self.trees[0], view, thinking, judge, begun, &mut self.dice);
        } else {
            let share = match thinking.budget {
                Budget::Playouts(n) => Budget::Playouts(n.div_ceil(self.trees.len() as u32)),
                Budget::Shared(n) => Budget::Shared(n.div_ceil(self.trees.len() as u32)),
                time @ Budget::Time(_) => time,
            };
            let thinking = Thinking { budget: share, ..thinking };
            let seeds: Vec<Dice> = self.trees.iter().map(|_| self.dice.split()).collect();
            std::thread::scope(|scope| {
                for (tree, mut dice) in self.trees.iter_mut().zip(seeds) {
                    scope.spawn(move || think(tree, view, thinking, judge, begun, &mut dice));
                }
            });
        }
        let key = G::complete(view, &mut self.dice).public_key();
        let mut opinions: Vec<Opinion<G::Action>> =
            legal.iter().map(|action| Opinion { action: *action, visits: 0, prospect: 0.0 }).collect();
        for tree in &self.trees {
            for (action, visits, total) in tree.root(key) {
                if let Some(opinion) = opinions.iter_mut().find(|opinion| opinion.action == action) {
                    opinion.visits += visits;
                    opinion.prospect += total;
                }
            }
        }
        for opinion in &mut opinions {
            opinion.prospect /= opinion.visits.max(1) as f32;
        }
        opinions
    }

    /// What it would do first, and up to `others` more that it tried most or, never tried, expected most of; the same number
    /// of games and the same luck for each. Whatever was tried less is thought through first, so that its
    /// games are no worse than those of what was tried most.
    pub(crate) fn trials_of_best(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        others: usize,
        games: usize,
    ) -> Vec<Trial<G::Action>> {
        let opinions = self.opinions(view, legal);
        let Some(best) = Opinion::best(&opinions) else { return Vec::new() };
        let key = G::complete(view, &mut self.dice).public_key();
        let mut tried: Vec<(G::Action, u32)> =
            self.trees[0].root(key).map(|(action, visits, _)| (action, visits)).collect();
        tried.sort_by_key(|(_, visits)| std::cmp::Reverse(*visits));
        let others = tried.into_iter().map(|(action, _)| action).filter(|action| *action != best).take(others);
        let actions: Vec<G::Action> = std::iter::once(best).chain(others).collect();
        self.trials(view, &actions, games)
    }

    /// Plays this number of games after each of these actions, with the same luck for all, once the same number were used
    /// to think it through.
    pub fn trials(&mut self, view: &G::View, actions: &[G::Action], games: usize) -> Vec<Trial<G::Action>> {
        let mut trials: Vec<Trial<G::Action>> =
            actions.iter().map(|action| Trial { action: *action, shares: Vec::with_capacity(games) }).collect();
        let mut thinker = Thinker::<G>::new(self.thinking, self.judge.as_ref());
        for game in 0..2 * games {
            let luck = self.dice.split();
            for trial in &mut trials {
                let mut luck = luck.clone();
                let state = G::complete(view, &mut luck);
                let share = thinker.imagine(&mut self.trees[0], state, Some(trial.action), &mut luck);
                if game >= games {
                    trial.shares.push(share);
                }
            }
        }
        trials
    }
}

impl<G: Plays> Bot<G> for Search<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        Opinion::best(&self.opinions(view, legal)).unwrap_or(legal[0])
    }
}

/// Plays imagined games from a view until the budget is spent.
fn think<G: Plays>(
    tree: &mut Tree<G>,
    view: &G::View,
    thinking: Thinking,
    judge: Option<&Net>,
    begun: Instant,
    dice: &mut Dice,
) {
    tree.forget_if_large();
    let mut thinker = Thinker::<G>::new(thinking, judge);
    let mut playouts = 0;
    loop {
        let state = G::complete(view, dice);
        if thinking.budget.is_spent(playouts, state.seats(), begun) {
            return;
        }
        playouts += 1;
        thinker.imagine(tree, state, None, dice);
    }
}

/// Who imagines games, one after the other.
struct Thinker<'n, G: Plays> {
    thinking: Thinking,
    judge: Option<&'n Net>,
    policy: G::Quick,
    desk: Desk,
}

impl<'n, G: Plays> Thinker<'n, G> {
    fn new(thinking: Thinking, judge: Option<&'n Net>) -> Self {
        Thinker { thinking, judge, policy: G::Quick::default(), desk: Desk::default() }
    }

    /// Imagines a game, beginning with this action if one is given, and learns from it: the share of the win for whoever
    /// thinks.
    fn imagine(&mut self, tree: &mut Tree<G>, mut state: G, first: Option<G::Action>, dice: &mut Dice) -> f32 {
        let Thinking { curiosity, whim, chapters, .. } = self.thinking;
        let until = state.horizon(chapters);
        let seat = if let Some(Actor::Seat(seat)) = state.to_act() { Some(seat) } else { None };
        if let Some(action) = first {
            state.play(action, &mut |_| ());
        }
        let leaf = tree.descend(state, seat, curiosity, &mut self.policy, dice);
        let end = play_out(leaf, until, whim, &mut self.policy, dice, tree.scratch());
        let outlook = match (self.judge, seat) {
            (Some(net), Some(seat)) => judged(net, &end, seat, &mut self.desk),
            _ => end.outlook(),
        };
        tree.learn(&outlook);
        seat.map_or(0.0, |seat| outlook[seat])
    }
}

/// How things stand by a net's judgement, as this seat sees it; what is over needs none.
fn judged<G: Plays>(net: &Net, state: &G, seat: Seat, desk: &mut Desk) -> BySeat<f32> {
    if state.to_act().is_none() { state.outlook() } else { net.judge(state, seat, desk).shares }
}

/// Plays on with the quick player until the chapter is reached or the game is over.
fn play_out<G: Plays>(
    mut state: G,
    until: u32,
    whim: f32,
    policy: &mut G::Quick,
    dice: &mut Dice,
    scratch: &mut Scratch<G>,
) -> G {
    while let Some(actor) = state.to_act() {
        if state.chapter() >= until {
            break;
        }
        let action = match actor {
            Actor::Chance => chance(&state, dice, scratch),
            Actor::Seat(_) => {
                state.legal_actions(&mut scratch.actions);
                if scratch.actions.len() > 1 && dice.unit() < whim {
                    dice.pick(&scratch.actions)
                } else {
                    policy.pick(&state, &scratch.actions, dice)
                }
            }
        };
        state.play(action, &mut |_| ());
    }
    state
}

/// Buffers that are used again and again.
#[derive(Debug)]
pub(crate) struct Scratch<G: Game> {
    actions: Vec<G::Action>,
    weights: Vec<(G::Action, u32)>,
    shortlist: Vec<(G::Action, f32)>,
}

/// What chance does, as likely as it is.
fn chance<G: Game>(state: &G, dice: &mut Dice, scratch: &mut Scratch<G>) -> G::Action {
    state.chance_classes(&mut scratch.weights);
    dice.pick_weighted(&scratch.weights)
}
