//! A game as a row of steps that can be looked at from anywhere: states are kept now and then, the rest is played again.

use game::Seat;
use game::notation::Step;
use pages::Mark;

use crate::games::Hosted;
use crate::table::play;

/// So many steps lie between two states that are kept: memory stays small, and no step is far from one.
const EVERY: usize = 16;
/// How many steps are told as recent: an auction at the largest table, and a little more.
const RECENT: usize = 10;

/// A game, step by step.
#[derive(Debug)]
pub(crate) struct Film<G: Hosted> {
    /// What was dealt or chosen before the first step.
    pub(super) setup: G::Setup,
    /// The steps that count, and who decided.
    pub(super) steps: Vec<(Seat, Step<G::Action>)>,
    /// Before the first step, and after every sixteenth.
    kept: Vec<G>,
    /// The steps that begin a unit of the game.
    pub(super) units: Vec<usize>,
    /// The steps that begin a chapter, and its number.
    pub(super) chapters: Vec<(u8, usize)>,
    /// The steps that ended a chapter.
    ends: Vec<usize>,
    /// The clock of its table, as the form has it.
    pub(super) clock: Option<String>,
}

/// One step as it was played.
pub(super) struct Shot<G: Hosted> {
    /// Which one.
    pub(super) number: usize,
    /// Before it.
    pub(super) before: G,
    /// After it.
    pub(super) after: G,
    /// What it told.
    pub(super) events: Vec<G::Event>,
}

impl<G: Hosted> Film<G> {
    /// The game of these steps, up to the first that cannot be played.
    pub(crate) fn new(start: G, setup: G::Setup, steps: Vec<(Seat, Step<G::Action>)>) -> Film<G> {
        let mut film = Film {
            setup,
            steps,
            kept: vec![start.clone()],
            units: Vec::new(),
            chapters: vec![(1, 0)],
            ends: Vec::new(),
            clock: None,
        };
        let mut state = start;
        for number in 1..=film.steps.len() {
            let (seat, step) = film.steps[number - 1];
            let chapter = state.chapter();
            let Ok(events) = play(&mut state, seat, step) else {
                film.steps.truncate(number - 1);
                break;
            };
            for event in &events {
                match G::mark(event) {
                    Some(Mark::Unit) if film.units.last() != Some(&number) => film.units.push(number),
                    Some(Mark::Chapter(chapter)) => film.chapters.push((chapter, number)),
                    _ => {}
                }
            }
            if state.chapter() > chapter {
                film.ends.push(number);
            }
            if number % EVERY == 0 {
                film.kept.push(state.clone());
            }
        }
        film
    }

    /// The same, of a table with this clock.
    pub(crate) fn with_clock(self, clock: Option<String>) -> Film<G> {
        Film { clock, ..self }
    }

    /// How many steps there are.
    pub(crate) fn last(&self) -> usize {
        self.steps.len()
    }

    /// The game after so many steps; after the last one, if there are fewer.
    pub(super) fn state(&self, step: usize) -> G {
        self.shots(step, step).0
    }

    /// The state after `from`, and every step after it up to `to`.
    pub(super) fn shots(&self, from: usize, to: usize) -> (G, Vec<Shot<G>>) {
        let (from, to) = (from.min(self.last()), to.min(self.last()));
        let place = (from / EVERY).min(self.kept.len() - 1);
        let mut state = self.kept[place].clone();
        let mut begin = (place == from / EVERY && from % EVERY == 0).then(|| state.clone());
        let mut shots = Vec::new();
        for number in place * EVERY + 1..=to {
            let before = state.clone();
            let (seat, step) = self.steps[number - 1];
            let Ok(events) = play(&mut state, seat, step) else { break };
            if number > from {
                shots.push(Shot { number, before, after: state.clone(), events });
            } else if number == from {
                begin = Some(state.clone());
            }
        }
        (begin.unwrap_or(state), shots)
    }

    /// The last few steps up to this one.
    pub(super) fn recent(&self, step: usize) -> Vec<Shot<G>> {
        self.shots(step.saturating_sub(RECENT), step).1
    }

    /// The last step up to this one that ended a chapter.
    pub(super) fn scored(&self, step: usize) -> Option<Shot<G>> {
        let end = self.ends.iter().rev().find(|end| **end <= step)?;
        self.shots(end - 1, *end).1.pop()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actor, Game, GameOptions};
    use record::{Dealer, Seeded};

    type G = crate::games::Sample;

    fn played() -> (Film<G>, Vec<G>) {
        let options = <G as Game>::Options::for_players(4).expect("four can play");
        let game = Seeded::new(7).game(1);
        let mut dealer = Dealer::<G>::new(&options, &game.secret, game.nonces(4));
        let start = G::start(&options, &dealer.setup).expect("a dealt set-up");
        let (mut state, mut states, mut steps) = (start, vec![start], Vec::new());
        while let Some(Actor::Seat(seat)) = state.to_act() {
            let mut legal = Vec::new();
            state.legal_actions(&mut legal);
            let action = legal[steps.len() % legal.len()];
            state.play(action, &mut |_| ());
            let outcome = (state.to_act() == Some(Actor::Chance)).then(|| dealer.outcome(&state));
            if let Some(outcome) = outcome {
                state.play(outcome, &mut |_| ());
            }
            steps.push((seat, Step { action, outcome }));
            states.push(state);
        }
        (Film::new(start, dealer.setup, steps), states)
    }

    #[test]
    fn every_step_is_as_it_was() {
        let (film, states) = played();
        assert_eq!(film.last() + 1, states.len());
        for (step, state) in states.iter().enumerate() {
            assert_eq!(film.state(step), *state, "step {step}");
            let recent = film.recent(step);
            assert_eq!(recent.len(), step.min(RECENT));
            assert!(recent.last().is_none_or(|shot| shot.number == step && shot.after == *state));
        }
        assert_eq!(film.state(film.last() + 99), states[film.last()]);
    }

    #[test]
    fn chapters_and_units_are_found() {
        let (film, states) = played();
        let epochs: Vec<u8> = film.chapters.iter().map(|(epoch, _)| *epoch).collect();
        assert_eq!(epochs, [1, 2, 3]);
        assert!(film.units.len() > 10 && film.units.is_sorted());
        for unit in &film.units {
            assert_ne!(film.state(*unit).phase(), states[unit - 1].phase());
        }
        assert!(film.scored(film.chapters[1].1 - 1).is_none(), "nothing is scored in the first epoch");
        assert_eq!(film.scored(film.last()).map(|shot| shot.number), Some(film.last()));
    }
}
