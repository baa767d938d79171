//! One table at which games are played one after the other, without allocating.

use std::str::FromStr;

use anyhow::Error;
use game::notation::Step;
use game::{Actor, Game};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use record::{Dealer, SeededGame};

use crate::output::Usage;

/// Who sits in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Any legal action, each equally likely.
    Random,
}

impl FromStr for Player {
    type Err = Error;

    fn from_str(name: &str) -> Result<Player, Error> {
        match name {
            "random" => Ok(Player::Random),
            _ => Err(Usage::error(format_args!("there is no player `{name}`: expected random"))),
        }
    }
}

/// A table: options, players, and the game that is on.
pub(crate) struct Table<G: Game> {
    options: G::Options,
    players: Vec<Player>,
    game: Option<(G, Dealer<G>)>,
    choices: Xoshiro256PlusPlus,
    actions: Vec<G::Action>,
}

impl<G: Game> Table<G> {
    pub(crate) fn new(options: &G::Options, players: Vec<Player>) -> Self {
        let choices = Xoshiro256PlusPlus::seed_from_u64(0);
        Table { options: options.clone(), players, game: None, choices, actions: Vec::new() }
    }

    /// Deals a game and gives its first state.
    ///
    /// # Panics
    /// If the game deals a set-up it does not accept.
    pub(crate) fn begin(&mut self, game: &SeededGame) -> &G {
        let dealer = Dealer::<G>::new(&self.options, &game.secret, game.nonces(self.players.len()));
        let state = G::start(&self.options, &dealer.setup).expect("a dealt set-up is sound");
        self.choices = Xoshiro256PlusPlus::seed_from_u64(game.choices);
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
    pub(crate) fn play(&mut self, step: &mut impl FnMut(Step<G::Action>), tell: &mut impl FnMut(G::Event)) -> u64 {
        let Some((state, dealer)) = &mut self.game else { return 0 };
        let mut decisions = 0;
        while let Some(actor) = state.to_act() {
            let Actor::Seat(seat) = actor else { break };
            state.legal_actions(&mut self.actions);
            let action = match self.players[seat.index()] {
                Player::Random => pick(&self.actions, &mut self.choices),
            };
            state.play(action, tell);
            decisions += 1;
            let mut outcome = None;
            if state.to_act() == Some(Actor::Chance) {
                let answer = dealer.outcome(state);
                state.play(answer, tell);
                outcome = Some(answer);
            }
            step(Step { action, outcome });
        }
        decisions
    }
}

/// One of these, each as likely as 64 bits can make it.
#[inline]
fn pick<A: Copy>(actions: &[A], choices: &mut Xoshiro256PlusPlus) -> A {
    let place = (u128::from(choices.next_u64()) * actions.len() as u128) >> 64;
    actions[place as usize]
}
