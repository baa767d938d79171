//! What a net sees and says: an observation as numbers and the actions by number, for every game that has them.
//!
//! A net's weights mean something only for the very numbers they were trained on. Whoever changes what a number means
//! counts [`Features::VERSION`] up; checkpoints carry it and are refused under another.

use game::{Game, Seat};

/// A game whose positions and actions can be put into numbers.
pub trait Features: Game {
    /// Counts the changes of what the numbers mean.
    const VERSION: u32;
    /// How many numbers an observation has.
    const OBSERVATION: usize;
    /// How many actions have a number.
    const ACTIONS: usize;

    /// Writes what this seat sees onto the sheet: itself first, then the others in play order.
    ///
    /// Only what the seat's view shows may be read. A test holds every game to it: any completion of the view gives the
    /// same numbers.
    fn observe(&self, seat: Seat, sheet: &mut impl Sheet);

    /// The number of an action that is legal now; others have others, unless a game says which of them share one. Then
    /// the first in the order of [`Game::legal_actions`] stands for them all.
    fn index(&self, action: Self::Action) -> usize;

    /// What the numbers of actions stand for.
    fn action_names() -> Vec<String>;
}

/// Where an observation is written: into an array, or as a list of what its numbers are.
pub trait Sheet {
    /// The next number, and what to call it.
    fn put(&mut self, value: f32, name: impl FnOnce() -> String);

    /// One of `n` places marked, or none.
    #[inline]
    fn mark(&mut self, n: usize, place: Option<usize>, name: &str) {
        for at in 0..n {
            self.put(if place == Some(at) { 1.0 } else { 0.0 }, || format!("{name} {at}"));
        }
    }

    /// Yes or no.
    #[inline]
    fn flag(&mut self, value: bool, name: impl FnOnce() -> String) {
        self.put(f32::from(u8::from(value)), name);
    }
}

/// Writes the numbers one after another; what does not fit is dropped.
#[derive(Debug)]
pub struct Numbers<'a>(std::slice::IterMut<'a, f32>);

impl<'a> Numbers<'a> {
    /// Writes into `out` from its beginning.
    pub fn new(out: &'a mut [f32]) -> Self {
        Numbers(out.iter_mut())
    }
}

impl Sheet for Numbers<'_> {
    #[inline]
    fn put(&mut self, value: f32, _name: impl FnOnce() -> String) {
        if let Some(next) = self.0.next() {
            *next = value;
        }
    }
}

/// Collects what the numbers are called.
#[derive(Debug, Default)]
struct NameList(Vec<String>);

impl Sheet for NameList {
    fn put(&mut self, _value: f32, name: impl FnOnce() -> String) {
        self.0.push(name());
    }
}

/// What the numbers of an observation are called, in their order.
#[must_use]
pub fn observation_names<G: Features>(state: &G) -> Vec<String> {
    let mut names = NameList::default();
    state.observe(Seat::FIRST, &mut names);
    names.0
}

/// The observation of a seat, in a list of its own.
#[must_use]
pub fn observation<G: Features>(state: &G, seat: Seat) -> Vec<f32> {
    let mut out = vec![0.0; G::OBSERVATION];
    state.observe(seat, &mut Numbers::new(&mut out));
    out
}
