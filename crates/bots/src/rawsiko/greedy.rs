//! The quick player of RAWsiko: plays for its card, at known odds, and minds its borders.

use game::{Actor, Game, Seat};
use rawsiko::{Action, Group, MOST_DICE, Phase, State, Territory};

use super::map::Chances;
use super::{Appraisal, Weights};
use crate::{Dice, Policy};

/// How many actions a search thinks about in one position: the rest is hardly ever right.
const SHORTLIST: usize = 10;
/// How much of a search's hope is spread evenly over them, whatever they seem to be worth.
const EVEN: f32 = 0.2;

/// The quick player.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// What it believes.
    pub weights: Weights,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { weights: Weights::TUNED }
    }
}

impl Policy<State> for Greedy {
    fn pick(&mut self, state: &State, legal: &[Action], _dice: &mut Dice) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let best = self.best(state, legal);
        debug_assert!(best.is_some_and(|best| legal.contains(&best)), "{best:?} is not legal");
        best.unwrap_or(legal[0])
    }

    fn decide(&mut self, state: &State, scratch: &mut Vec<Action>, _dice: &mut Dice) -> Action {
        scratch.clear();
        // What may be moved and placed is found from the map: a list of it would be long and is not needed.
        if !matches!(state.phase(), Phase::Act { .. } | Phase::Place { .. }) {
            state.legal_actions(scratch);
        }
        self.best(state, scratch).unwrap_or(Action::End)
    }

    fn plan(&mut self, state: &State, scratch: &mut Vec<Action>, dice: &mut Dice, out: &mut Vec<Action>) {
        out.clear();
        match state.phase() {
            Phase::Place { seat, left } => {
                placings(&Appraisal::new(state, seat, &self.weights), seat, left, out);
            }
            _ => out.push(self.decide(state, scratch, dice)),
        }
    }

    fn shortlist(&mut self, state: &State, legal: &[Action], _dice: &mut Dice, out: &mut Vec<(Action, f32)>) {
        out.clear();
        let a = Appraisal::new(state, mover(state), &self.weights);
        rate(&a, legal, &mut List(out));
        out.sort_by(|one, other| other.1.total_cmp(&one.1));
        out.truncate(SHORTLIST);
        let best = out.first().map_or(0.0, |(_, worth)| *worth);
        let mut sum = 0.0;
        for (_, worth) in out.iter_mut() {
            *worth = (*worth - best).exp();
            sum += *worth;
        }
        let even = EVEN / out.len() as f32;
        for (_, prior) in out.iter_mut() {
            *prior = even + (1.0 - EVEN) * *prior / sum;
        }
    }
}

impl Greedy {
    /// The action that is worth most, the first of equals.
    fn best(&self, state: &State, legal: &[Action]) -> Option<Action> {
        let a = Appraisal::new(state, mover(state), &self.weights);
        let mut best = Best::new();
        rate(&a, legal, &mut best);
        best.action
    }
}

/// Whoever hears what actions are worth.
pub(super) trait Ears {
    /// Hears of an action.
    fn hear(&mut self, action: Action, worth: f32);

    /// What is worth no more than this need not be told.
    fn floor(&self) -> f32;
}

/// Keeps the best.
struct Best {
    action: Option<Action>,
    worth: f32,
}

impl Best {
    const fn new() -> Best {
        Best { action: None, worth: f32::MIN }
    }
}

impl Ears for Best {
    fn hear(&mut self, action: Action, worth: f32) {
        if worth > self.worth {
            (self.action, self.worth) = (Some(action), worth);
        }
    }

    fn floor(&self) -> f32 {
        self.worth
    }
}

/// Keeps all, each with the most that it is worth.
struct List<'a>(&'a mut Vec<(Action, f32)>);

impl Ears for List<'_> {
    fn hear(&mut self, action: Action, worth: f32) {
        match self.0.iter_mut().find(|(other, _)| *other == action) {
            Some((_, known)) => *known = known.max(worth),
            None => self.0.push((action, worth)),
        }
    }

    fn floor(&self) -> f32 {
        f32::MIN
    }
}

/// Who must move; the first seat when nobody must.
fn mover(state: &State) -> Seat {
    match state.to_act() {
        Some(Actor::Seat(seat)) => seat,
        _ => Seat::FIRST,
    }
}

/// Tells the actions worth a thought, and what each is worth.
pub(super) fn rate(a: &Appraisal<'_>, legal: &[Action], tell: &mut impl Ears) {
    match a.state.phase() {
        Phase::Claim { seat, .. } => {
            for action in legal {
                if let Action::Claim(group) = action {
                    tell.hear(*action, claimed(a, seat, *group));
                }
            }
        }
        Phase::Place { seat, left } => place(a, seat, left, tell),
        Phase::Act { seat } => act(a, seat, tell),
        Phase::Trade { seat, .. } => {
            for action in legal {
                if let Action::Trade(material) = action {
                    tell.hear(*action, a.gain(seat, rawsiko::Materials::NONE.with(*material)));
                }
            }
        }
        Phase::Roll { .. } | Phase::Over => {}
    }
}

/// What a group brings, and what lies around it.
fn claimed(a: &Appraisal<'_>, seat: Seat, group: Group) -> f32 {
    let own = group.territories();
    let brings = a.gain(seat, a.state.produced_in(own));
    let around = own.iter().fold(own, |all, territory| all.union(territory.neighbours())).minus(own);
    let promises: f32 = around.iter().map(|territory| a.gain_in(seat, territory)).sum();
    brings + a.weights.around * promises
}

/// Assets go where each of them helps most: to take something next to it, or to hold it.
fn place(a: &Appraisal<'_>, seat: Seat, left: u8, tell: &mut impl Ears) {
    for territory in a.state.territories(seat).iter() {
        let assets = a.state.assets(territory);
        for n in portions(left) {
            tell.hear(Action::Place { territory, n }, placed(a, seat, territory, assets, n));
        }
    }
}

/// How many assets are thought of at once.
fn portions(left: u8) -> impl Iterator<Item = u8> {
    (1..=left.min(3)).chain((left > 3).then_some(left))
}

/// What each of `n` more assets is worth in a territory that has so many.
fn placed(a: &Appraisal<'_>, seat: Seat, territory: Territory, assets: u8, n: u8) -> f32 {
    let more = assets.saturating_add(n);
    let safer = a.danger(seat, territory, assets) - a.danger(seat, territory, more);
    (call(a, seat, territory, assets, more) + safer * a.loss(seat, territory)) / f32::from(n)
}

/// All that a seat has to place, one decision after the other. What is placed in a territory changes what more is worth
/// there and nowhere else: one look at the board serves for all of them.
fn placings(a: &Appraisal<'_>, seat: Seat, mut left: u8, out: &mut Vec<Action>) {
    let mut known = [[f32::NAN; 3]; Territory::COUNT];
    let mut assets = [0; Territory::COUNT];
    let own = a.state.territories(seat);
    for territory in own.iter() {
        assets[territory.index()] = a.state.assets(territory);
    }
    while left > 0 {
        let mut best = Best::new();
        for territory in own.iter() {
            let there = assets[territory.index()];
            for n in portions(left) {
                let worth = match known[territory.index()].get_mut(usize::from(n) - 1) {
                    Some(known) => {
                        if known.is_nan() {
                            *known = placed(a, seat, territory, there, n);
                        }
                        *known
                    }
                    None => placed(a, seat, territory, there, n),
                };
                best.hear(Action::Place { territory, n }, worth);
            }
        }
        let Some(action @ Action::Place { territory, n }) = best.action else { return };
        out.push(action);
        assets[territory.index()] += n;
        known[territory.index()] = [f32::NAN; 3];
        left -= n;
    }
}

/// What more assets in a territory could do next: the best attack or move they make likelier.
fn call(a: &Appraisal<'_>, seat: Seat, territory: Territory, before: u8, after: u8) -> f32 {
    let state = a.state;
    let mut best = 0.0_f32;
    for to in territory.neighbours().iter() {
        if a.owner(to) == Some(seat) {
            continue;
        }
        let defenders = state.assets(to).max(1);
        // One asset stays behind.
        let (before, after) = (before.saturating_sub(1), after.saturating_sub(1));
        let likelier = Chances::of(after, defenders).take - Chances::of(before, defenders).take;
        best = best.max(a.prize(seat, to) * likelier);
    }
    best
}

/// Every move and attack that makes sense, and ending.
fn act(a: &Appraisal<'_>, seat: Seat, tell: &mut impl Ears) {
    let state = a.state;
    tell.hear(Action::End, a.weights.margin);
    for from in state.territories(seat).iter() {
        let movable = state.movable(from);
        if movable == 0 {
            continue;
        }
        let origin = Origin::new(a, seat, from, movable);
        for to in from.neighbours().iter() {
            match a.owner(to) {
                Some(owner) if owner == seat => origin.support(to, tell),
                Some(_) => origin.attack(to, tell),
                None => origin.occupy(to, tell),
            }
        }
    }
}

/// A territory that assets could leave.
struct Origin<'a, 's> {
    a: &'a Appraisal<'s>,
    seat: Seat,
    from: Territory,
    movable: u8,
    assets: u8,
    loss: f32,
    danger: f32,
}

impl<'a, 's> Origin<'a, 's> {
    fn new(a: &'a Appraisal<'s>, seat: Seat, from: Territory, movable: u8) -> Self {
        let assets = a.state.assets(from);
        let (loss, danger) = (a.loss(seat, from), a.danger(seat, from, assets));
        Origin { a, seat, from, movable, assets, loss, danger }
    }

    /// What it costs that only so many stay.
    fn leaving(&self, stay: u8) -> f32 {
        self.loss * (self.a.danger(self.seat, self.from, stay) - self.danger)
    }

    /// Into an empty territory: with one asset, or with more where it is dangerous.
    fn occupy(&self, to: Territory, tell: &mut impl Ears) {
        let prize = self.a.prize(self.seat, to);
        // Danger takes from the prize, and leaving brings nothing.
        if prize <= tell.floor() {
            return;
        }
        let mut last = 0;
        for n in [1, 2, self.movable.div_ceil(2), self.movable.saturating_sub(1), self.movable] {
            if n <= last || n > self.movable {
                continue;
            }
            last = n;
            let worth = prize * (1.0 - self.a.danger(self.seat, to, n)) - self.leaving(self.assets - n);
            tell.hear(Action::Move { from: self.from, to, n }, worth);
        }
    }

    /// Against another's territory, at exact odds: with all, or with so many that someone stays.
    fn attack(&self, to: Territory, tell: &mut impl Ears) {
        let (a, w) = (self.a, self.a.weights);
        let prize = a.prize(self.seat, to);
        let defenders = a.state.assets(to);
        // More than the prize and all its defenders cannot be won.
        if prize + w.asset * a.later * w.kill * f32::from(defenders) <= tell.floor() {
            return;
        }
        let mut last = u8::MAX;
        for go in [self.movable, self.movable.min(self.assets - 1), self.movable.saturating_sub(2)] {
            if go == 0 || go == last {
                continue;
            }
            last = go;
            let Chances { take, lost, killed } = Chances::of(go, defenders);
            if take < w.nerve {
                continue;
            }
            let dead = (lost + 0.5) as u8;
            let arrive = go.saturating_sub(dead).clamp(1, MOST_DICE);
            let stay = self.assets.saturating_sub(dead.saturating_add(arrive));
            let worth = take * (prize * (1.0 - a.danger(self.seat, to, arrive)) - self.leaving(stay))
                - (1.0 - take) * self.leaving(self.assets - go)
                - w.asset * a.later * (lost - w.kill * killed);
            tell.hear(Action::Attack { from: self.from, to, n: go.min(MOST_DICE) }, worth);
        }
    }

    /// To an own territory, where they are needed more.
    fn support(&self, to: Territory, tell: &mut impl Ears) {
        let a = self.a;
        let there = a.state.assets(to);
        let danger = a.danger(self.seat, to, there);
        // More than all that is in danger cannot be saved.
        if danger == 0.0 || danger * a.loss(self.seat, to) <= tell.floor() {
            return;
        }
        let mut last = 0;
        for n in [1, self.movable.min(self.assets - 1), self.movable] {
            if n <= last {
                continue;
            }
            last = n;
            let stay = self.assets - n;
            let more = there.saturating_add(n);
            let worth = a.loss(self.seat, to) * (danger - a.danger(self.seat, to, more)) - self.leaving(stay);
            tell.hear(Action::Move { from: self.from, to, n }, worth);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::GameOptions;
    use rawsiko::Options;

    use super::*;

    /// Hears of everything, also of what could not be the best.
    struct All(Vec<(Action, f32)>);

    impl Ears for All {
        fn hear(&mut self, action: Action, worth: f32) {
            self.0.push((action, worth));
        }

        fn floor(&self) -> f32 {
            f32::MIN
        }
    }

    /// Plays some games of each size and looks at every state in which a seat decides.
    fn each_decision(mut look: impl FnMut(&State, &[Action])) {
        for players in 3..=5 {
            let options = Options::for_players(players).expect("3 to 5 play");
            let mut dice = Dice::new(players as u64);
            let mut state = State::start(&options, &State::deal(&options, &mut dice).setup).expect("a dealt set-up");
            let (mut legal, mut weights) = (Vec::new(), Vec::new());
            while let Some(actor) = state.to_act() {
                let action = match actor {
                    Actor::Chance => {
                        state.chance_classes(&mut weights);
                        dice.pick_weighted(&weights)
                    }
                    Actor::Seat(_) => {
                        state.legal_actions(&mut legal);
                        look(&state, &legal);
                        Greedy::default().pick(&state, &legal, &mut dice)
                    }
                };
                state.play(action, &mut |_| ());
            }
        }
    }

    #[test]
    fn what_need_not_be_told_would_not_have_been_chosen() {
        each_decision(|state, legal| {
            let mut greedy = Greedy::default();
            let mut all = All(Vec::new());
            rate(&Appraisal::new(state, mover(state), &greedy.weights), legal, &mut all);
            let mut best = Best { action: None, worth: f32::MIN };
            all.0.iter().for_each(|(action, worth)| best.hear(*action, *worth));
            let chosen = greedy.decide(state, &mut Vec::new(), &mut Dice::new(0));
            assert_eq!(Some(chosen), best.action);
            assert!(legal.contains(&chosen));
        });
    }

    #[test]
    fn a_plan_is_what_would_be_decided_one_by_one() {
        let mut longest = 0;
        each_decision(|state, _| {
            let (mut greedy, mut dice, mut plan) = (Greedy::default(), Dice::new(0), Vec::new());
            greedy.plan(state, &mut Vec::new(), &mut dice, &mut plan);
            let mut state = *state;
            for action in &plan {
                assert_eq!(greedy.decide(&state, &mut Vec::new(), &mut dice), *action);
                state.play(*action, &mut |_| ());
            }
            longest = longest.max(plan.len());
        });
        assert!(longest > 2, "some plans have several steps");
    }
}
