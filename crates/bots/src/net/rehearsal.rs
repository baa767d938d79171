//! The net that rehearses: whatever it might do it plays on for a while, many times, and judges where that leads.
//!
//! A tree around the net was tried first and gained next to nothing: the net is so sure of itself that a tree looks at
//! little else (`docs/research.md`). Every choice is rehearsed with the same luck, so that luck does not tell them apart,
//! and judged some turns later, when what it was good for may have shown.

use std::time::Instant;

use game::Actor;

use super::{Desk, Net};
use crate::trial::{Trial, mean};
use crate::{Bot, Budget, Dice, Hear, Opinion, Plays};

/// At most so many choices are rehearsed.
const MOST: usize = 8;

/// After so many rounds, and as many more, whatever is behind by so many standard errors is rehearsed no longer.
const ROUNDS: usize = 24;
const BEHIND: f32 = 3.0;

/// The least number of rehearsals behind what people are told of a choice: with fewer its prospect is luck.
const TOLD: usize = 100;

/// How rehearsals go.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// What the net would do less often than this is not rehearsed.
    pub hopeless: f32,
    /// A rehearsal ends after so many decisions with a choice, of all players together.
    pub decisions: u32,
    /// How much a sure win counts beside the log of how likely the net would choose.
    pub prospect: f32,
}

impl Default for Manner {
    fn default() -> Self {
        Manner { hopeless: 0.003, decisions: 24, prospect: 500.0 }
    }
}

/// A bot that asks a net and rehearses what it says.
#[derive(Clone, Debug)]
pub struct Rehearsal<G: Plays> {
    net: Net,
    /// What the others are taken for.
    others: Net,
    manner: Manner,
    budget: Budget,
    dice: Dice,
    desk: Desk,
    hopes: Vec<f32>,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Action, u32)>,
}

/// Something to do, and how it went.
struct Choice<A> {
    action: A,
    /// The log of how likely the net would do it.
    liking: f32,
    /// The share of the win after each rehearsal.
    shares: Vec<f32>,
    given_up: bool,
}

impl<G: Plays> Rehearsal<G> {
    /// A bot of this net with its own random numbers and so many rehearsals, or so much time, for a decision.
    #[must_use]
    pub fn new(net: Net, budget: Budget, seed: u64) -> Self {
        Rehearsal {
            others: net.clone(),
            net,
            manner: Manner::default(),
            budget,
            dice: Dice::new(seed),
            desk: Desk::default(),
            hopes: Vec::new(),
            legal: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// The same bot, rehearsing in another manner than usual.
    #[must_use]
    pub fn in_manner(self, manner: Manner) -> Self {
        Rehearsal { manner, ..self }
    }

    /// The same bot, taking everybody else for this net and not for its own.
    #[must_use]
    pub fn among(self, others: Net) -> Self {
        Rehearsal { others, ..self }
    }

    /// What it thinks of each legal action, in their order. What it would do was rehearsed most; the prospect of another
    /// is that of the best less what the other was behind with the same luck.
    pub fn opinions(&mut self, view: &G::View, legal: &[G::Action]) -> Vec<Opinion<G::Action>> {
        let trials = self.trials_of_best(view, legal, 0, &mut ());
        let prospect =
            |trial: &Trial<G::Action>| (trials[0].prospect() - trials[0].ahead_of(trial).mean).clamp(0.0, 1.0);
        let opinion = |action: &G::Action| {
            let trial = trials.iter().find(|trial| trial.action == *action);
            let (visits, prospect) = trial.map_or((0, 0.0), |trial| (trial.shares.len() as u32, prospect(trial)));
            Opinion { action: *action, visits, prospect }
        };
        legal.iter().map(opinion).collect()
    }

    /// What it would do first, then whatever else was rehearsed, with the same luck. Where fewer than so many `others`
    /// were worth a rehearsal, the next likely ones are rehearsed too, for people who ask what else there is. `hear` is
    /// told what happens in each rehearsal.
    pub fn trials_of_best(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        others: usize,
        hear: &mut impl Hear<G>,
    ) -> Vec<Trial<G::Action>> {
        let (mut choices, unlikely) = self.choices(view, legal);
        let same = self.dice.clone();
        let Some(best) = self.rehearse(view, &mut choices, hear) else { return Vec::new() };
        let missing = (others + 1).saturating_sub(choices.len());
        choices.swap(0, best);
        let Choice { action, shares, .. } = &mut choices[0];
        while shares.len() < TOLD {
            let mut luck = self.dice.split();
            let state = G::complete(view, &mut luck);
            shares.push(self.play_on(state, *action, luck, hear));
        }
        let trial = |choice: Choice<G::Action>| Trial { action: choice.action, shares: choice.shares };
        let mut trials: Vec<Trial<G::Action>> = choices.into_iter().map(trial).collect();
        let next: Vec<G::Action> = unlikely.into_iter().take(missing).map(|choice| choice.action).collect();
        trials.extend(self.with_luck(view, &next, TOLD, same, hear));
        trials
    }

    /// Rehearses each of these actions this number of times, with the same luck for all.
    pub fn trials(&mut self, view: &G::View, actions: &[G::Action], games: usize) -> Vec<Trial<G::Action>> {
        let luck = self.dice.split();
        self.with_luck(view, actions, games, luck, &mut ())
    }

    fn with_luck(
        &mut self,
        view: &G::View,
        actions: &[G::Action],
        games: usize,
        luck: Dice,
        hear: &mut impl Hear<G>,
    ) -> Vec<Trial<G::Action>> {
        let mut trial = |action: &G::Action| {
            let mut same = luck.clone();
            let mut shares = Vec::with_capacity(games);
            while shares.len() < games {
                let mut luck = same.split();
                let state = G::complete(view, &mut luck);
                shares.push(self.play_on(state, *action, luck, hear));
            }
            Trial { action: *action, shares }
        };
        actions.iter().map(&mut trial).collect()
    }

    /// What it thinks after so many rehearsals of every choice that is worth one, none of them given up: for learning,
    /// where what is behind must be told as exactly as what is ahead. Nothing is rehearsed where one choice is left.
    pub fn compared(&mut self, view: &G::View, legal: &[G::Action], rounds: usize) -> Vec<Opinion<G::Action>> {
        let (mut choices, _) = self.choices(view, legal);
        if choices.len() < 2 {
            return Vec::new();
        }
        for _ in 0..rounds {
            let mut luck = self.dice.split();
            let state = G::complete(view, &mut luck);
            for choice in &mut choices {
                choice.shares.push(self.play_on(state.clone(), choice.action, luck.clone(), &mut ()));
            }
        }
        let opinion = |choice: Choice<G::Action>| Opinion {
            action: choice.action,
            visits: choice.shares.len() as u32,
            prospect: mean(&choice.shares),
        };
        choices.into_iter().map(opinion).collect()
    }

    /// What is worth a rehearsal, most likely first, and what is not.
    #[allow(clippy::type_complexity, reason = "two lists of the same")]
    fn choices(&mut self, view: &G::View, legal: &[G::Action]) -> (Vec<Choice<G::Action>>, Vec<Choice<G::Action>>) {
        let state = G::complete(view, &mut self.dice);
        let Some(Actor::Seat(seat)) = state.to_act() else { return (Vec::new(), Vec::new()) };
        self.net.hopes(&state, seat, legal, &mut self.desk, &mut self.hopes);
        let mut liked: Vec<(G::Action, f32)> = legal.iter().copied().zip(self.hopes.iter().copied()).collect();
        liked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let hopeful = liked.iter().take(MOST).take_while(|(_, hope)| *hope >= self.manner.hopeless).count().max(1);
        let unlikely = liked.split_off(hopeful.min(liked.len()));
        let choice = |(action, hope): (G::Action, f32)| Choice {
            action,
            liking: hope.ln(),
            shares: Vec::new(),
            given_up: false,
        };
        (liked.into_iter().map(choice).collect(), unlikely.into_iter().map(choice).collect())
    }

    /// Rehearses until the budget is spent or one choice is left, and the best once more; gives its place.
    fn rehearse(
        &mut self,
        view: &G::View,
        choices: &mut [Choice<G::Action>],
        hear: &mut impl Hear<G>,
    ) -> Option<usize> {
        let begun = Instant::now();
        let mut playouts = 0;
        let mut open = choices.len();
        let mut round = 0;
        loop {
            let mut luck = self.dice.split();
            let state = G::complete(view, &mut luck);
            let weight = self.manner.prospect;
            if open < 2 || self.budget.is_spent(playouts + open as u32, state.seats(), begun) {
                let best = favourite(choices, weight)?;
                let share = self.play_on(state, choices[best].action, luck, hear);
                choices[best].shares.push(share);
                return Some(best);
            }
            round += 1;
            for choice in choices.iter_mut().filter(|choice| !choice.given_up) {
                choice.shares.push(self.play_on(state.clone(), choice.action, luck.clone(), hear));
            }
            playouts += open as u32;
            if round % ROUNDS == 0 {
                open -= give_up(choices, weight);
            }
        }
    }

    /// The share of the win after doing this, as the net judges it when everybody has gone on for a while.
    fn play_on(&mut self, mut state: G, action: G::Action, mut luck: Dice, hear: &mut impl Hear<G>) -> f32 {
        let Some(Actor::Seat(me)) = state.to_act() else { return 0.0 };
        hear.begins(action);
        state.play(action, &mut |event| hear.happens(event));
        let mut left = self.manner.decisions;
        loop {
            let next = match state.to_act() {
                None => return state.win_shares()[me] as f32,
                Some(Actor::Chance) => {
                    state.chance_classes(&mut self.outcomes);
                    luck.pick_weighted(&self.outcomes)
                }
                Some(Actor::Seat(seat)) => {
                    state.legal_actions(&mut self.legal);
                    match self.legal[..] {
                        [only] => only,
                        _ if left == 0 => return self.net.judge(&state, seat, &mut self.desk).shares[me],
                        _ => {
                            left -= 1;
                            let net = if seat == me { &self.net } else { &self.others };
                            net.hopes(&state, seat, &self.legal, &mut self.desk, &mut self.hopes);
                            most_liked(&self.legal, &self.hopes)
                        }
                    }
                }
            };
            state.play(next, &mut |event| hear.happens(event));
        }
    }
}

impl<G: Plays> Bot<G> for Rehearsal<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let (mut choices, _) = self.choices(view, legal);
        let best = if choices.len() > 1 { self.rehearse(view, &mut choices, &mut ()) } else { Some(0) };
        best.and_then(|best| choices.get(best)).map_or(legal[0], |choice| choice.action)
    }
}

impl<A> Choice<A> {
    /// What is liked and has gone well.
    fn worth(&self, weight: f32) -> f32 {
        self.liking + weight * mean(&self.shares)
    }
}

/// The place of what seems best of all that has not been given up.
fn favourite<A>(choices: &[Choice<A>], weight: f32) -> Option<usize> {
    let open = choices.iter().enumerate().filter(|(_, choice)| !choice.given_up);
    open.max_by(|(_, one), (_, other)| one.worth(weight).total_cmp(&other.worth(weight))).map(|(place, _)| place)
}

/// Gives up what is surely behind, and says how many those are.
fn give_up<A>(choices: &mut [Choice<A>], weight: f32) -> usize {
    let Some(best) = favourite(choices, weight) else { return 0 };
    let (liking, shares) = (choices[best].liking, choices[best].shares.clone());
    let n = shares.len() as f32;
    let mut given_up = 0;
    for (_, choice) in choices.iter_mut().enumerate().filter(|(place, choice)| *place != best && !choice.given_up) {
        let leads: Vec<f32> = shares.iter().zip(&choice.shares).map(|(ours, theirs)| ours - theirs).collect();
        let lead = mean(&leads);
        let spread = leads.iter().map(|one| (one - lead).powi(2)).sum::<f32>() / (n - 1.0);
        if lead + (liking - choice.liking) / weight > BEHIND * (spread / n).sqrt() {
            choice.given_up = true;
            given_up += 1;
        }
    }
    given_up
}

fn most_liked<A: Copy>(legal: &[A], hopes: &[f32]) -> A {
    let mut best = 0;
    for (place, hope) in hopes.iter().enumerate() {
        if *hope > hopes[best] {
            best = place;
        }
    }
    legal[best]
}
