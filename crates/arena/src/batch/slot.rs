//! One game of a batch: it stops only where its learner has something to decide.

use bots::{Bot, Dice, Features, Plays, features::Numbers};
use game::{Actor, Game, Lots, Seat, Viewer};

use super::{NOBODY, Row, Terms};
use crate::twists::Observer;

pub(super) struct Slot<G: Plays> {
    state: G,
    fate: G::Fate,
    dice: Dice,
    /// What the seat to move may do.
    legal: Vec<G::Action>,
    /// What it was told to do.
    chosen: Option<G::Action>,
    /// How many games were begun here, so that the learner goes round the chairs.
    begun: usize,
    hero: Option<Seat>,
    /// The field's players, by seat; empty where all seats learn.
    field: Vec<Box<dyn Bot<G>>>,
    /// What chance did since the last decision that was shown, and might have done instead.
    observer: Observer<G>,
}

impl<G: Plays> std::fmt::Debug for Slot<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slot").field("state", &self.state).field("hero", &self.hero).finish_non_exhaustive()
    }
}

impl<G: Plays + Features> Slot<G> {
    pub(super) fn new(number: usize, mut dice: Dice, terms: &Terms<G>) -> Self {
        let (state, fate) = dealt(terms, &mut dice);
        let mut slot = Slot {
            state,
            fate,
            dice,
            legal: Vec::new(),
            chosen: None,
            begun: number,
            hero: None,
            field: Vec::new(),
            observer: Observer::default(),
        };
        slot.seat_field(terms);
        let ahead = if terms.spread > 0 { slot.dice.below(terms.spread) } else { 0 };
        for left in (0..=ahead).rev() {
            while !slot.run(false) {
                slot.begin(terms);
            }
            if left > 0 {
                let action = slot.dice.pick(&slot.legal);
                slot.state.play(action, &mut |_| ());
            }
        }
        slot
    }

    pub(super) fn state(&self) -> &G {
        &self.state
    }

    /// What chance might have done in the last [`Slot::play`], if it was asked to tell.
    pub(super) fn observer(&self) -> &Observer<G> {
        &self.observer
    }

    fn begin(&mut self, terms: &Terms<G>) {
        (self.state, self.fate) = dealt(terms, &mut self.dice);
        self.begun += 1;
        self.seat_field(terms);
    }

    fn seat_field(&mut self, terms: &Terms<G>) {
        self.hero = None;
        self.field.clear();
        if let Some(spec) = terms.field
            && self.dice.unit() < terms.field_share
        {
            self.hero = Seat::new((self.begun % self.state.seats()) as u8);
            self.field.extend((0..self.state.seats()).map(|_| spec.make::<G>(self.dice.split_seed())));
        }
    }

    /// Takes the action of this number for the next [`Slot::play`]; `false` if it is not legal.
    pub(super) fn choose(&mut self, number: u16) -> bool {
        let state = &self.state;
        self.chosen = self.legal.iter().copied().find(|action| state.index(*action) == usize::from(number));
        self.chosen.is_some()
    }

    /// Plays what was chosen and goes on to the next decision, in another game if this one ends. With `told`, what chance
    /// might have done instead is kept; not so what it does in the next game, for nobody has decided anything there.
    pub(super) fn play(&mut self, terms: &Terms<G>, mut told: bool, row: &mut Row<'_>) {
        self.observer.forget();
        if let Some(action) = self.chosen.take() {
            self.state.play(action, &mut |_| ());
        }
        while !self.run(told) {
            told = false;
            *row.done = 1;
            let (shares, scores) = (self.state.win_shares(), self.state.scores());
            for (seat, share) in shares.iter() {
                row.shares[seat.index()] = *share as f32;
                row.points[seat.index()] = scores[seat] as f32;
            }
            self.begin(terms);
        }
    }

    /// Goes on until a learner has a choice; `false` if the game is over before.
    fn run(&mut self, told: bool) -> bool {
        while let Some(actor) = self.state.to_act() {
            let action = match actor {
                Actor::Chance => {
                    let outcome = self.state.outcome(&mut self.fate, &mut self.dice);
                    if told {
                        self.observer.see(&self.state, outcome);
                    }
                    outcome
                }
                Actor::Seat(seat) => {
                    self.state.legal_actions(&mut self.legal);
                    if let [only] = self.legal[..] {
                        only
                    } else if self.hero.is_some_and(|hero| hero != seat) {
                        let view = self.state.view(Viewer::Seat(seat));
                        self.field[seat.index()].choose(&view, &self.legal)
                    } else {
                        return true;
                    }
                }
            };
            self.state.play(action, &mut |_| ());
        }
        false
    }

    pub(super) fn show(&self, row: &mut Row<'_>) {
        let Some(Actor::Seat(seat)) = self.state.to_act() else { return };
        self.state.observe(seat, &mut Numbers::new(row.observation));
        row.mask.fill(0);
        for action in &self.legal {
            row.mask[self.state.index(*action)] = 1;
        }
        *row.seat = seat.index() as u8;
        *row.players = self.state.seats() as u8;
        *row.hero = self.hero.map_or(NOBODY, |hero| hero.index() as u8);
    }
}

/// A new game under one of the terms' options.
fn dealt<G: Game>(terms: &Terms<G>, dice: &mut Dice) -> (G, G::Fate) {
    loop {
        let options = &terms.options[(dice.unit() * terms.options.len() as f32) as usize % terms.options.len()];
        let deal = G::deal(options, dice);
        // A deal fits its options; if a game's rules ever said otherwise, the next deal would be tried.
        if let Ok(state) = G::start(options, &deal.setup) {
            return (state, deal.fate);
        }
    }
}
