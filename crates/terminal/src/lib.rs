//! How a game looks and reads in a terminal, to one person, in five languages: plain lines, nothing that a screen reader
//! could not read.
//!
//! A folder for each game implements [`Terminal`]; every word comes from the Fluent files of `pages` through a
//! [`Teller`]. Notation is no word: what people type, and what stands in a record, is the same in every language.

mod layout;
mod page;
mod ra;
mod rawsiko;
mod teller;
#[cfg(test)]
mod tests;

use bots::Hints;
use game::Told;
use game::notation::{Notation, Step};
use pages::Words;

pub use layout::{Ink, Paint, TERMINAL_WIDTH, capital, flow, shown_width, small};
pub use teller::{Gap, Teller, filled};

/// What only the game itself can draw and say, for whoever sits at a terminal.
///
/// Everything here is made from a view: what the viewer may not know cannot be shown.
pub trait Terminal: Told + Notation + Hints {
    /// The keys of the levels, from weakest to strongest: what a level is called, and what it is like.
    const LEVEL_WORDS: [(&'static str, &'static str); 6];
    /// The key of what [`Terminal::left`] shows, for the line of the help about it.
    const LEFT: &'static str;
    /// The key of how far the figures of a hint can be trusted.
    const ABOUT_HINTS: &'static str;

    /// What the game is called.
    fn title(words: Words) -> String;

    /// What can be typed in this game only, in lines to stand under the help for all games.
    fn help(words: Words) -> String;

    /// The rules, in lines of at most [`TERMINAL_WIDTH`] letters.
    fn rules(words: Words) -> String;

    /// The table as the viewer sees it, in lines of at most [`TERMINAL_WIDTH`] letters.
    fn table(view: &Self::View, teller: &Teller<'_>) -> String;

    /// What the viewer must decide, in a line or two.
    fn question(view: &Self::View, teller: &Teller<'_>) -> String;

    /// What chance can still bring.
    fn left(view: &Self::View, teller: &Teller<'_>) -> String;

    /// What happened, as [`game::Game::seen`] lets the viewer of this view know it; they are addressed as *you*. Events
    /// that say nothing to a reader give `None`.
    fn tell_to(event: &Self::Event, view: &Self::View, teller: &Teller<'_>) -> Option<String>;

    /// What an action means now, in a few words to stand behind its notation.
    fn action_words(view: &Self::View, action: Self::Action, teller: &Teller<'_>) -> String;

    /// Why the viewer may not do something, as the end of a sentence.
    fn refusal(refusal: &Self::Illegal, view: &Self::View, teller: &Teller<'_>) -> String;

    /// Why somebody might do something, as a sentence.
    fn reason(reason: &Self::Reason, view: &Self::View, teller: &Teller<'_>) -> String;

    /// The key for an action, if it has one; several may share one. The letters `h u s q t w i` are taken.
    fn action_key(action: Self::Action) -> Option<char>;

    /// The number by which people call an action, such as the sun that is bid.
    fn action_number(_action: Self::Action) -> Option<u32> {
        None
    }

    /// Puts actions in the order in which they are numbered.
    fn arrange(_actions: &mut [Self::Action]) {}

    /// The actions worth a number of their own, the most useful first: some of the legal ones and at least one. What is
    /// not among them can still be typed.
    fn offered(_view: &Self::View, legal: &[Self::Action]) -> Vec<Self::Action> {
        let mut all = legal.to_vec();
        Self::arrange(&mut all);
        all
    }

    /// The action that small letters mean, legal or not, where this game lets people shorten the notation; an error says
    /// in a sentence what is wrong. `None` for what is no action at all.
    fn read_action(_typed: &str, _legal: &[Self::Action], _words: Words) -> Option<Result<Self::Action, String>> {
        None
    }
}

/// How an action is typed: as in a record, without what chance answers.
#[must_use]
pub fn step_text<G: Notation>(action: G::Action) -> String {
    G::step_text(&Step { action, outcome: None })
}
