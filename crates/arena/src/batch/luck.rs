//! How lucky a step was, for those who judge by themselves: what chance did and might have done, in arrays.

use bots::Features;
use bots::features::Numbers;
use game::{Actor, MAX_SEATS};
use half::f16;
use half::slice::HalfFloatSliceExt;
use rayon::prelude::*;

use super::{BatchError, fits};
use crate::twists::Observer;

/// Where a step writes what chance might have done. The luck of a step is the sum of `factors` times the judgement of
/// `observations`, for all entries of its game, and of `shares` and `points`, which hold the part of games that were over.
#[derive(Debug)]
pub struct Luck<'a> {
    /// What the seat to move would see: [`Features::OBSERVATION`] numbers an entry, in half precision, for there are many
    /// to carry. Entries that are not used keep what was there.
    pub observations: &'a mut [f16],
    /// The number of the game.
    pub games: &'a mut [i32],
    /// The seat that would move.
    pub seats: &'a mut [u8],
    /// How many play.
    pub players: &'a mut [u8],
    /// 1 for what came, less how likely it was; 0 where an entry is not used.
    pub factors: &'a mut [f32],
    /// What the ends of games add to the luck of each: each seat's part of the win.
    pub shares: &'a mut [f32],
    /// The same for points.
    pub points: &'a mut [f32],
    /// How many entries are used: the first ones. A game whose entries find no room is left out as a whole.
    pub used: &'a mut i32,
}

impl Luck<'_> {
    pub(super) fn check(&self, games: usize, observation: usize) -> Result<(), BatchError> {
        let room = self.factors.len();
        fits("luck_observations", self.observations.len(), room * observation)?;
        fits("luck_games", self.games.len(), room)?;
        fits("luck_seats", self.seats.len(), room)?;
        fits("luck_players", self.players.len(), room)?;
        fits("luck_shares", self.shares.len(), games * MAX_SEATS)?;
        fits("luck_points", self.points.len(), games * MAX_SEATS)
    }

    /// Nothing has happened yet.
    pub(super) fn none(mut self, games: usize, observation: usize) -> Result<(), BatchError> {
        self.check(games, observation)?;
        self.clear();
        Ok(())
    }

    fn clear(&mut self) {
        self.factors.fill(0.0);
        self.shares.fill(0.0);
        self.points.fill(0.0);
        *self.used = 0;
    }

    /// Writes down what chance might have done in each game.
    pub(super) fn tell<'o, G: Features>(&mut self, games: impl Iterator<Item = &'o Observer<G>>) {
        self.clear();
        // Nothing of the positions is read here: they are many, and the threads below share them out.
        let mut open = Vec::with_capacity(self.factors.len());
        for (game, seen) in games.enumerate() {
            if open.len() + seen.open.len() > self.factors.len() {
                continue;
            }
            open.extend(seen.open.iter().map(|twist| (game, twist)));
            for twist in &seen.over {
                let (shares, scores) = (twist.next.win_shares(), twist.next.scores());
                for (seat, share) in shares.iter() {
                    let at = game * MAX_SEATS + seat.index();
                    self.shares[at] += twist.factor * *share as f32;
                    self.points[at] += twist.factor * scores[seat] as f32;
                }
            }
        }
        *self.used = open.len() as i32;
        let who = self.games.par_iter_mut().zip(&mut *self.seats).zip(&mut *self.players).zip(&mut *self.factors);
        let entries = self.observations.par_chunks_mut(G::OBSERVATION).zip(who).zip(&open).with_min_len(64);
        let sheet = || vec![0.0; G::OBSERVATION];
        entries.for_each_init(sheet, |sheet, ((observation, (((number, deciding), players), factor)), entry)| {
            let (game, twist) = entry;
            let Some(Actor::Seat(seat)) = twist.next.to_act() else { return };
            twist.next.observe(seat, &mut Numbers::new(sheet));
            observation.convert_from_f32_slice(sheet);
            *number = *game as i32;
            *deciding = seat.index() as u8;
            *players = twist.next.seats() as u8;
            *factor = twist.factor;
        });
    }
}
