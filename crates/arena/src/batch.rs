//! Thousands of games side by side, stepped together into flat arrays: what a learner plays in.
//!
//! Chance moves by itself, so do decisions that leave no choice and, in games against a field, the seats of the field.
//! A game that ends says how, and the next one begins in its place.

mod luck;
mod slot;

use bots::{Dice, Features, Plays, Spec};
use game::{Game, GameOptions, MAX_SEATS};
use rayon::prelude::*;

pub use luck::Luck;
use slot::Slot;

/// What the games of a batch are like.
#[derive(Clone, Debug)]
pub struct Terms<G: Game> {
    /// Each game takes one of these by lot.
    pub options: Vec<G::Options>,
    /// The luck of all games follows from it.
    pub seed: u64,
    /// Who plays the other seats in games against a field.
    pub field: Option<Spec>,
    /// The part of the games that are played against the field, 0 to 1.
    pub field_share: f32,
    /// The first game of each slot is shown only after up to so many decisions by lot: else all games are in the same
    /// stage for a long time, and a learner forgets one stage over the other.
    pub spread: u32,
}

/// Where a step writes: one row a game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to move sees: [`Features::OBSERVATION`] numbers a game.
    pub observations: &'a mut [f32],
    /// What it may do: [`Features::ACTIONS`] marks a game.
    pub masks: &'a mut [u8],
    /// The seat to move.
    pub seats: &'a mut [u8],
    /// How many play.
    pub players: &'a mut [u8],
    /// The learner's seat in a game against the field; [`NOBODY`] where all seats learn.
    pub heroes: &'a mut [u8],
    /// 1 where a game has just ended and what is shown belongs to the next one.
    pub done: &'a mut [u8],
    /// Of the game that ended: each seat's part of the win.
    pub shares: &'a mut [f32],
    /// Of the game that ended: each seat's points.
    pub points: &'a mut [f32],
    /// What chance might have brought instead, for those who want to tell luck from play.
    pub luck: Option<Luck<'a>>,
}

/// No seat.
pub const NOBODY: u8 = u8::MAX;

/// Why a batch cannot be stepped or made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    /// No games, no options, or an option that leaves the set-up to people.
    #[error("{0}")]
    Terms(&'static str),
    /// An array has the wrong length.
    #[error("`{name}` has {found} places where {expected} are needed")]
    Length {
        /// Which array.
        name: &'static str,
        /// How long it is.
        found: usize,
        /// How long it has to be.
        expected: usize,
    },
    /// An action that is not legal in its game.
    #[error("action {action} is not legal in game {game}")]
    Illegal {
        /// Which game.
        game: usize,
        /// The number of the action.
        action: u16,
    },
}

/// Games side by side.
#[derive(Debug)]
pub struct Batch<G: Plays> {
    terms: Terms<G>,
    slots: Vec<Slot<G>>,
}

impl<G: Plays + Features> Batch<G> {
    /// So many games at their first decision.
    ///
    /// # Errors
    /// If there is nothing to play.
    pub fn new(games: usize, terms: Terms<G>) -> Result<Self, BatchError> {
        if games == 0 {
            return Err(BatchError::Terms("a batch needs at least one game"));
        }
        if terms.options.is_empty() {
            return Err(BatchError::Terms("a batch needs at least one set of options"));
        }
        if terms.options.iter().any(G::setup_is_chosen) {
            return Err(BatchError::Terms("a batch cannot play an option that leaves the set-up to people"));
        }
        let mut dice = Dice::new(terms.seed);
        let seeds: Vec<Dice> = (0..games).map(|_| dice.split()).collect();
        let slots = seeds.into_par_iter().enumerate().map(|(number, dice)| Slot::new(number, dice, &terms)).collect();
        Ok(Batch { terms, slots })
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// The game of this number, as it stands.
    #[must_use]
    pub fn state(&self, game: usize) -> Option<&G> {
        self.slots.get(game).map(Slot::state)
    }

    /// Shows every game as it is.
    ///
    /// # Errors
    /// If an array has the wrong length.
    pub fn show(&mut self, mut rows: Rows<'_>) -> Result<(), BatchError> {
        if let Some(luck) = rows.luck.take() {
            luck.none(self.slots.len(), G::OBSERVATION)?;
        }
        self.rows(rows)?.for_each(|(slot, mut row)| {
            row.nothing_ended();
            slot.show(&mut row);
        });
        Ok(())
    }

    /// Plays one action in every game, by its number, and shows what the next decision is.
    ///
    /// # Errors
    /// If an array has the wrong length or an action is not legal; then nothing was played.
    pub fn step(&mut self, actions: &[u16], mut rows: Rows<'_>) -> Result<(), BatchError> {
        fits("actions", actions.len(), self.slots.len())?;
        let mut luck = rows.luck.take();
        if let Some(luck) = &luck {
            luck.check(self.slots.len(), G::OBSERVATION)?;
        }
        let found = self.slots.par_iter_mut().zip(actions).enumerate();
        let illegal = found.filter_map(|(game, (slot, action))| (!slot.choose(*action)).then_some((game, *action)));
        if let Some((game, action)) = illegal.min() {
            return Err(BatchError::Illegal { game, action });
        }
        let terms = self.terms.clone();
        let told = luck.is_some();
        self.rows(rows)?.for_each(|(slot, mut row)| {
            row.nothing_ended();
            slot.play(&terms, told, &mut row);
            slot.show(&mut row);
        });
        if let Some(luck) = &mut luck {
            luck.tell(self.slots.iter().map(Slot::observer));
        }
        Ok(())
    }

    /// The games with their rows.
    fn rows<'a>(
        &'a mut self,
        rows: Rows<'a>,
    ) -> Result<impl IndexedParallelIterator<Item = (&'a mut Slot<G>, Row<'a>)>, BatchError> {
        let games = self.slots.len();
        fits("observations", rows.observations.len(), games * G::OBSERVATION)?;
        fits("masks", rows.masks.len(), games * G::ACTIONS)?;
        for (name, found) in [
            ("seats", rows.seats.len()),
            ("players", rows.players.len()),
            ("heroes", rows.heroes.len()),
            ("done", rows.done.len()),
        ] {
            fits(name, found, games)?;
        }
        fits("shares", rows.shares.len(), games * MAX_SEATS)?;
        fits("points", rows.points.len(), games * MAX_SEATS)?;
        let wide = rows.observations.par_chunks_mut(G::OBSERVATION).zip(rows.masks.par_chunks_mut(G::ACTIONS));
        let who = rows.seats.par_iter_mut().zip(rows.players).zip(rows.heroes).zip(rows.done);
        let ends = rows.shares.par_chunks_mut(MAX_SEATS).zip(rows.points.par_chunks_mut(MAX_SEATS));
        let zipped = self.slots.par_iter_mut().zip(wide).zip(who).zip(ends);
        Ok(zipped.with_min_len(16).map(|(((slot, (observation, mask)), (((seat, players), hero), done)), ends)| {
            let (shares, points) = ends;
            (slot, Row { observation, mask, seat, players, hero, done, shares, points })
        }))
    }
}

/// The arrays' places of one game.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    seat: &'a mut u8,
    players: &'a mut u8,
    hero: &'a mut u8,
    done: &'a mut u8,
    shares: &'a mut [f32],
    points: &'a mut [f32],
}

impl Row<'_> {
    fn nothing_ended(&mut self) {
        *self.done = 0;
        self.shares.fill(0.0);
        self.points.fill(0.0);
    }
}

fn fits(name: &'static str, found: usize, expected: usize) -> Result<(), BatchError> {
    if found == expected { Ok(()) } else { Err(BatchError::Length { name, found, expected }) }
}

/// The options of tables of these sizes, all else as usual; those the game is not played with are left out.
#[must_use]
pub fn usual<G: Game>(players: &[usize]) -> Vec<G::Options> {
    players.iter().filter_map(|players| G::Options::for_players(*players)).collect()
}
