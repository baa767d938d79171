//! One table at which games are played one after the other, without allocating where all choose at random.

use anyhow::Error;
use arena::{Entrant, Mishap, ask, bot_seed, play_out};
use bots::{Bot, Plays};
use game::notation::{Notation, Step};
use game::{Game, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use record::{Dealer, SeededGame};

use crate::output::Usage;

/// Who sits in a chair.
#[derive(Clone)]
pub(crate) enum Player<G: Game> {
    /// Any legal action, each equally likely. It needs no view, so it is fast.
    Random,
    /// A program; every game gets a new one.
    Bot(Entrant<G>),
}

impl<G: Plays + Notation> Player<G> {
    /// The player of this name.
    pub(crate) fn parse(name: &str) -> Result<Self, Error> {
        if name.trim().eq_ignore_ascii_case("random") {
            return Ok(Player::Random);
        }
        Entrant::parse(name).map(Player::Bot).map_err(Usage::error)
    }

    /// The players of a table: one for all, or one for each seat.
    pub(crate) fn seated(names: &[String], seats: usize) -> Result<Vec<Self>, Error> {
        let players: Vec<Self> = names.iter().map(|name| Player::parse(name)).collect::<Result<_, _>>()?;
        match players {
            one if one.len() == 1 => Ok(vec![one[0].clone(); seats]),
            all if all.len() == seats => Ok(all),
            all => Err(Usage::error(format_args!(
                "--seats names {} players at a table of {seats}: expected one for all or {seats}",
                all.len()
            ))),
        }
    }
}

impl<G: Plays> Player<G> {
    pub(crate) fn name(&self) -> &str {
        match self {
            Player::Random => "random",
            Player::Bot(entrant) => entrant.name(),
        }
    }

    /// Whether a seed repeats its games.
    pub(crate) fn repeats(&self) -> bool {
        match self {
            Player::Random => true,
            Player::Bot(entrant) => entrant.repeats(),
        }
    }
}

/// A table: options, players, and the game that is on.
pub(crate) struct Table<G: Game> {
    options: G::Options,
    players: Vec<Player<G>>,
    game: Option<(G, Dealer<G>)>,
    /// For all who choose at random.
    choices: Xoshiro256PlusPlus,
    /// By seat; none for those who choose at random.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    actions: Vec<G::Action>,
}

impl<G: Plays> Table<G> {
    pub(crate) fn new(options: &G::Options, players: Vec<Player<G>>) -> Self {
        let choices = Xoshiro256PlusPlus::seed_from_u64(0);
        Table { options: options.clone(), players, game: None, choices, bots: Vec::new(), actions: Vec::new() }
    }

    /// Deals a game and gives its first state.
    ///
    /// # Panics
    /// If the game deals a set-up it does not accept.
    pub(crate) fn begin(&mut self, game: &SeededGame) -> &G {
        let dealer = Dealer::<G>::new(&self.options, &game.secret, game.nonces(self.players.len()));
        let state = G::start(&self.options, &dealer.setup).expect("a dealt set-up is sound");
        self.choices = Xoshiro256PlusPlus::seed_from_u64(game.choices);
        self.bots.clear();
        self.bots.extend(self.players.iter().zip(Seat::all(self.players.len())).map(|(player, seat)| match player {
            Player::Random => None,
            Player::Bot(entrant) => Some(entrant.bot(bot_seed(game.choices, 0, seat))),
        }));
        &self.game.insert((state, dealer)).0
    }

    /// Where the game stands.
    ///
    /// # Panics
    /// If none was begun.
    pub(crate) fn state(&self) -> &G {
        &self.game.as_ref().expect("a game was begun").0
    }

    /// What the game began with.
    ///
    /// # Panics
    /// If none was begun.
    pub(crate) fn setup(&self) -> &G::Setup {
        &self.game.as_ref().expect("a game was begun").1.setup
    }

    /// Plays the game to its end; says how many decisions it took.
    pub(crate) fn play(
        &mut self,
        step: &mut impl FnMut(Step<G::Action>),
        tell: &mut impl FnMut(G::Event),
    ) -> Result<u64, Mishap> {
        let Some((state, dealer)) = &mut self.game else { return Ok(0) };
        let (choices, bots) = (&mut self.choices, &mut self.bots);
        if bots.iter().all(Option::is_none) {
            // By far the fastest of players: nothing is looked up for them.
            let mut choose = |_: Seat, _: &G, legal: &[G::Action]| Ok(pick(legal, choices));
            return play_out(state, dealer, &mut self.actions, &mut choose, step, tell);
        }
        let mut choose = |seat: Seat, state: &G, legal: &[G::Action]| match &mut bots[seat.index()] {
            None => Ok(pick(legal, choices)),
            Some(bot) => ask(bot.as_mut(), seat, state, legal).map(|answer| answer.action),
        };
        play_out(state, dealer, &mut self.actions, &mut choose, step, tell)
    }
}

/// One of these, each as likely as 64 bits can make it.
#[inline]
fn pick<A: Copy>(actions: &[A], choices: &mut Xoshiro256PlusPlus) -> A {
    let place = (u128::from(choices.next_u64()) * actions.len() as u128) >> 64;
    actions[place as usize]
}
