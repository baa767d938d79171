//! One game from the deal to the last point.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bots::Bot;
use game::notation::Step;
use game::{Actor, BySeat, Game, Seat, Viewer};
use record::{Dealer, MAX_ENTRIES};

use crate::Mishap;

/// A first rank shared by 1 to 5 seats is a whole number of these: sums over games are exact in any order.
pub(crate) const PARTS_OF_A_WIN: u64 = 60;

/// What a finished game came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// From 1, equal ones shared as 1 1 3.
    pub ranks: BySeat<u8>,
    /// The points.
    pub points: BySeat<i32>,
}

impl Outcome {
    /// What a state comes to.
    #[must_use]
    pub fn of<G: Game>(state: &G) -> Self {
        Outcome { ranks: state.ranks(), points: state.scores() }
    }

    /// What a seat has of the win, in sixtieths.
    pub(crate) fn win_parts(&self, seat: Seat) -> u64 {
        let firsts = self.ranks.values().filter(|rank| **rank == 1).count() as u64;
        if self.ranks[seat] == 1 { PARTS_OF_A_WIN / firsts } else { 0 }
    }
}

/// What a bot chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<A> {
    /// A legal action.
    pub action: A,
    /// How long the bot took to choose it.
    pub took: Duration,
}

/// Plays a game to its end; says how many decisions it took. `actions` is used again and again.
///
/// `choose` answers for every seat with a legal action; `step` hears every line of play, `tell` everything that happens.
///
/// # Errors
/// What `choose` refuses, or a game longer than any record.
#[inline]
pub fn play_out<G: Game>(
    state: &mut G,
    dealer: &mut Dealer<G>,
    actions: &mut Vec<G::Action>,
    choose: &mut impl FnMut(Seat, &G, &[G::Action]) -> Result<G::Action, Mishap>,
    step: &mut impl FnMut(Step<G::Action>),
    tell: &mut impl FnMut(G::Event),
) -> Result<u64, Mishap> {
    let mut decisions = 0;
    while let Some(Actor::Seat(seat)) = state.to_act() {
        if decisions >= MAX_ENTRIES as u64 {
            return Err(Mishap::Endless { decisions });
        }
        state.legal_actions(actions);
        let action = choose(seat, state, actions)?;
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
    Ok(decisions)
}

/// Asks a bot, and checks what it answers.
///
/// # Errors
/// If the bot panics or fails, or its choice is illegal.
pub fn ask<G: Game>(
    bot: &mut dyn Bot<G>,
    seat: Seat,
    state: &G,
    legal: &[G::Action],
) -> Result<Answer<G::Action>, Mishap> {
    let view = state.view(Viewer::Seat(seat));
    let begun = Instant::now();
    // A bot that panicked is not asked again: its game is given up.
    let chosen = catch_unwind(AssertUnwindSafe(|| bot.try_choose(&view, legal)));
    let took = begun.elapsed();
    let action = chosen.map_err(|panic| Mishap::Panicked { seat, why: panic_text(panic.as_ref()) })?;
    let action = action.map_err(|why| Mishap::Failed { seat, why })?;
    state.check(Actor::Seat(seat), action).map_err(|why| Mishap::Illegal {
        seat,
        action: format!("{action:?}"),
        why: why.to_string(),
    })?;
    Ok(Answer { action, took })
}

/// What a panic said.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it did not say why").to_owned()
}
