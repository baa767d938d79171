//! Monte-Carlo tree search over any game: every seat for itself, chance as it falls, what is veiled imagined anew each time.

mod judge;
mod tree;

use std::time::{Duration, Instant};

use game::Game;

use crate::{Bot, Dice, Plays};
use tree::Tree;

pub use judge::{Judge, NetJudge, Playouts};

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
    /// What the level that is a net inside the search has: its slowest decisions stay well below a second.
    pub(crate) const NET_PLAYOUTS: u32 = 2000;
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

    /// The usual way of a search that asks a net, for this long.
    #[must_use]
    pub const fn with_net(budget: Budget) -> Self {
        let usual = Thinking::new(budget);
        Thinking { curiosity: 0.6, ..usual }
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

/// A bot that searches. Its tree is kept from move to move: what is still reachable is still known.
pub struct Search<G: Plays, J: Judge<G> = Playouts<G>> {
    thinking: Thinking,
    dice: Dice,
    /// One for each thread, with somebody to ask.
    trees: Vec<(Tree<G>, J)>,
}

impl<G: Plays> Search<G> {
    /// A search with its own random numbers, that judges by playing on with the quick player.
    #[must_use]
    pub fn new(thinking: Thinking, seed: u64) -> Self {
        Search::asking(Playouts::default(), thinking, seed)
    }
}

impl<G: Plays, J: Judge<G>> Search<G, J> {
    /// A search with its own random numbers that asks this judge.
    #[must_use]
    pub fn asking(judge: J, thinking: Thinking, seed: u64) -> Self {
        let trees = (0..thinking.threads.max(1)).map(|_| (Tree::new(), judge.clone())).collect();
        Search { thinking, dice: Dice::new(seed), trees }
    }

    /// What it thinks of each legal action, in their order.
    pub fn opinions(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let thinking = self.thinking;
        let begun = Instant::now();
        if let [(tree, judge)] = &mut self.trees[..] {
            think(tree, judge, view, thinking, begun, &mut self.dice);
        } else {
            let share = match thinking.budget {
                Budget::Playouts(n) => Budget::Playouts(n.div_ceil(self.trees.len() as u32)),
                Budget::Shared(n) => Budget::Shared(n.div_ceil(self.trees.len() as u32)),
                time @ Budget::Time(_) => time,
            };
            let thinking = Thinking { budget: share, ..thinking };
            let seeds: Vec<Dice> = self.trees.iter().map(|_| self.dice.split()).collect();
            std::thread::scope(|scope| {
                for ((tree, judge), mut dice) in self.trees.iter_mut().zip(seeds) {
                    scope.spawn(move || think(tree, judge, view, thinking, begun, &mut dice));
                }
            });
        }
        let key = G::complete(view, &mut self.dice).public_key();
        let mut opinions: Vec<Opinion<G::Action>> =
            legal.iter().map(|action| Opinion { action: *action, visits: 0, prospect: 0.0 }).collect();
        for (tree, _) in &self.trees {
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
}

impl<G: Plays, J: Judge<G>> Bot<G> for Search<G, J> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let opinions = self.opinions(view, legal);
        let best = opinions
            .iter()
            .max_by(|one, other| one.visits.cmp(&other.visits).then(one.prospect.total_cmp(&other.prospect)));
        best.map_or(legal[0], |opinion| opinion.action)
    }
}

/// Imagines how things go on from a view until the budget is spent.
fn think<G: Plays, J: Judge<G>>(
    tree: &mut Tree<G>,
    judge: &mut J,
    view: &G::View,
    thinking: Thinking,
    begun: Instant,
    dice: &mut Dice,
) {
    tree.forget_if_large();
    let mut playouts = 0;
    loop {
        let state = G::complete(view, dice);
        let spent = match thinking.budget {
            Budget::Playouts(most) => playouts >= most,
            Budget::Shared(most) => playouts * (state.seats() as u32 - 1) >= most,
            Budget::Time(limit) => playouts > 0 && begun.elapsed() >= limit,
        };
        if spent {
            return;
        }
        playouts += 1;
        let until = state.horizon(thinking.chapters);
        let leaf = tree.descend(state, thinking.curiosity, judge, dice);
        let outlook = judge.outlook(leaf, until, &thinking, dice, tree.scratch());
        tree.learn(&outlook);
    }
}

/// Buffers that are used again and again.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    actions: Vec<G::Action>,
    weights: Vec<(G::Action, u32)>,
    shortlist: Vec<(G::Action, f32)>,
}

/// What chance does, as likely as it is.
fn chance<G: Game>(state: &G, dice: &mut Dice, scratch: &mut Scratch<G>) -> G::Action {
    state.chance_classes(&mut scratch.weights);
    dice.pick_weighted(&scratch.weights)
}
