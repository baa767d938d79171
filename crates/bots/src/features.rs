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
    /// Whether a seat knows what others do not. Then what another will see after a step cannot be told beforehand.
    const SECRETS: bool;
    /// Whether an observation ends with what the quick player thinks of every action of the one who decides: a number for
    /// each, 1 for what it would do, less for what it likes less, 0 for what it would not think of. A net begins with it.
    const ADVISED: bool = false;

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

    /// One of `n` places marked, or none: also where the place is not one of them.
    #[inline]
    fn mark(&mut self, n: usize, place: Option<usize>, name: &str) {
        let place = place.filter(|place| *place < n);
        self.bits(n, place.map_or(0, |place| 1 << place), |at| format!("{name} {at}"));
    }

    /// `n` marks, where the bits are set.
    #[inline]
    fn bits(&mut self, n: usize, bits: u32, name: impl Fn(usize) -> String) {
        for at in 0..n {
            self.put(f32::from((bits >> at & 1) as u8), || name(at));
        }
    }

    /// `n` numbers, of which only these are not 0: each with its place, every place at most once.
    #[inline]
    fn few(&mut self, n: usize, some: &[(usize, f32)], name: impl Fn(usize) -> String) {
        for at in 0..n {
            let value = some.iter().find(|(place, _)| *place == at).map_or(0.0, |(_, value)| *value);
            self.put(value, || name(at));
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
pub struct Numbers<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Numbers<'a> {
    /// Writes into `out` from its beginning, over zeros.
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Numbers { out, at: 0 }
    }
}

impl Sheet for Numbers<'_> {
    #[inline]
    fn put(&mut self, value: f32, _name: impl FnOnce() -> String) {
        if let Some(place) = self.out.get_mut(self.at) {
            *place = value;
        }
        self.at += 1;
    }

    // Most marks are zeros, and those stand already.
    #[inline]
    fn bits(&mut self, n: usize, mut bits: u32, _name: impl Fn(usize) -> String) {
        while bits != 0 {
            if let Some(place) = self.out.get_mut(self.at + bits.trailing_zeros() as usize) {
                *place = 1.0;
            }
            bits &= bits - 1;
        }
        self.at += n;
    }

    #[inline]
    fn few(&mut self, n: usize, some: &[(usize, f32)], _name: impl Fn(usize) -> String) {
        for (place, value) in some {
            if let Some(place) = self.out.get_mut(self.at + place) {
                *place = *value;
            }
        }
        self.at += n;
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
