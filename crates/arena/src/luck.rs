//! How lucky somebody was in a game, as the game's net judges: to be taken from what they won.

use bots::Plays;
use bots::net::{self, Desk, Net};
use game::notation::Step;
use game::{Actor, Seat};

use crate::table::PARTS_OF_A_WIN;
use crate::twists::{Observer, Twist};

/// Luck is counted in whole numbers, so many for a sixtieth of a win: sums over games are exact in any order.
pub(crate) const FINER: i64 = 1000;
pub(crate) const LUCK_OF_A_WIN: i64 = PARTS_OF_A_WIN as i64 * FINER;

/// Follows a game and adds up what chance gave one seat.
pub(crate) struct Follower<G: Plays> {
    net: &'static Net,
    seat: Seat,
    observer: Observer<G>,
    desk: Desk,
    /// Where the last decision was made.
    before: Option<G>,
    /// Wins that chance gave.
    given: f64,
}

impl<G: Plays> Follower<G> {
    /// Of this seat, before the first decision; without a net nobody can judge.
    pub(crate) fn of(seat: Seat) -> Option<Self> {
        let net = net::of::<G>()?;
        Some(Follower { net, seat, observer: Observer::default(), desk: Desk::default(), before: None, given: 0.0 })
    }

    /// Somebody decides here.
    pub(crate) fn decides(&mut self, state: &G) {
        self.before = Some(state.clone());
    }

    /// This was decided, and chance answered.
    pub(crate) fn came(&mut self, step: Step<G::Action>) {
        let (Some(mut state), Some(outcome)) = (self.before.take(), step.outcome) else { return };
        state.play(step.action, &mut |_| ());
        self.answered(&state, outcome);
    }

    /// This is what chance did here.
    fn answered(&mut self, state: &G, outcome: G::Action) {
        self.observer.forget();
        self.observer.see(state, outcome);
        let Observer { open, over, .. } = &self.observer;
        let (mut positions, mut factors) = (Vec::new(), Vec::new());
        for Twist { next, factor } in open {
            if let Some(Actor::Seat(decides)) = next.to_act() {
                positions.push((next, decides));
                factors.push(f64::from(*factor));
            }
        }
        let judgements = self.net.judge_all(&positions, &mut self.desk);
        let judged =
            judgements.iter().zip(factors).map(|(judged, factor)| f64::from(judged.shares[self.seat]) * factor);
        let ended = over.iter().map(|twist| twist.next.win_shares()[self.seat] * f64::from(twist.factor));
        self.given += judged.chain(ended).sum::<f64>();
    }

    /// What chance gave in all, in [`FINER`] parts of a sixtieth of a win.
    pub(crate) fn parts(&self) -> i64 {
        (self.given * LUCK_OF_A_WIN as f64).round() as i64
    }
}

#[cfg(test)]
mod tests {
    use bots::Dice;
    use game::{Deal, GameOptions, Lots};
    use record::{GameId, with_game};

    use super::*;

    /// Whatever the net thinks, what chance gives and takes comes to nothing over all that it can do: over every single
    /// outcome, also where several lead to the same.
    #[test]
    fn luck_is_nothing_on_average() {
        for game in GameId::ALL {
            with_game!(game, G => nothing_on_average::<G>());
        }
    }

    fn nothing_on_average<G: Plays>() {
        let (mut dice, mut legal, mut fates, mut looked, mut most) = (Dice::new(3), Vec::new(), Vec::new(), 0, 0.0_f64);
        for players in [*G::SEATS.start(), *G::SEATS.end()] {
            let options = G::Options::for_players(players).expect("so many may play");
            let Deal { setup, mut fate } = G::deal(&options, &mut dice);
            let mut state = G::start(&options, &setup).expect("a dealt set-up is sound");
            while let Some(actor) = state.to_act() {
                let action = match actor {
                    Actor::Seat(_) => {
                        state.legal_actions(&mut legal);
                        dice.pick(&legal)
                    }
                    Actor::Chance => {
                        state.chance_weights(&mut fates);
                        // Some of them will do: each outcome is weighed against all others.
                        if dice.below(3) > 0 {
                            fates.clear();
                        }
                        let all: u32 = fates.iter().map(|(_, weight)| weight).sum();
                        let mut mean = 0.0;
                        for (outcome, weight) in &fates {
                            let mut luck =
                                Follower::<G>::of(Seat::all(players).next().expect("a seat")).expect("a net");
                            luck.answered(&state, *outcome);
                            most = most.max(luck.given.abs());
                            mean += luck.given * f64::from(*weight) / f64::from(all);
                        }
                        assert!(mean.abs() < 1e-5, "{mean} in {state:?}");
                        looked += usize::from(fates.len() > 1);
                        state.outcome(&mut fate, &mut dice)
                    }
                };
                state.play(action, &mut |_| ());
            }
        }
        assert!(looked > 10 && most > 0.02, "{looked} times, the luckiest gave {most}");
    }
}
