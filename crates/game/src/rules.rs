//! The one trait every game implements.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::{Actor, BySeat, Deal, GameOptions, Lots, Seat, Viewer};

/// One instant of a game: who must move, what they may do, what it leads to.
///
/// A state is a plain value. Chance acts in it like a player, with known weights, so that a list of steps replays a
/// game exactly. Chance moves only right after a decision, and at most once: a line of a record holds both.
pub trait Game: Clone + Debug + PartialEq + Eq + Send + Sync + Sized + 'static {
    /// The word for the game in records and on the command line.
    const NAME: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<usize>;
    /// Counts the fixes of the rules that change what a record means.
    const RULES_VERSION: u32;

    /// What the table agreed on.
    type Options: GameOptions;
    /// What chance or the lobby settled before the first step.
    type Setup: Clone + Debug + PartialEq + Eq + Send + Sync;
    /// What chance will answer after the first step.
    type Fate: Clone + Debug + Send;
    /// A decision of a seat or an outcome of chance.
    type Action: Copy + Debug + PartialEq + Eq + Hash + Send + Sync;
    /// Something that happened, told in the past tense. As JSON, an object whose `event` says what.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one viewer may know; a secret it lacks cannot leak. As JSON, what programs of other people get to see.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// Why an action was refused.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// Why a game cannot start so.
    type BadSetup: Error + Clone + PartialEq + Send + Sync + 'static;

    /// The state before the first step.
    ///
    /// # Errors
    /// If the set-up does not fit the options or breaks a rule.
    fn start(options: &Self::Options, setup: &Self::Setup) -> Result<Self, Self::BadSetup>;

    /// What the table agreed on.
    fn options(&self) -> Self::Options;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who must move; `None` when the game is over.
    fn to_act(&self) -> Option<Actor>;

    /// Every action of whoever must move, outcomes of chance included, in a fixed order; `out` is cleared first and
    /// stays empty only when the game is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// How likely each outcome of chance is, in the order of [`Game::legal_actions`]; empty when a seat must move.
    fn chance_weights(&self, out: &mut Vec<(Self::Action, u32)>);

    /// Like [`Game::chance_weights`], with outcomes that lead to the same state put together under one of them.
    fn chance_classes(&self, out: &mut Vec<(Self::Action, u32)>) {
        self.chance_weights(out);
    }

    /// Whether `by` may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Actor, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays an action that is known to be legal and tells what happened. Allocates nothing.
    ///
    /// What an illegal action does is not specified, save that it is no undefined behaviour: ask [`Game::check`] or
    /// [`Game::legal_actions`] first, or use [`Game::apply`].
    fn play(&mut self, action: Self::Action, tell: &mut impl FnMut(Self::Event));

    /// Plays an action and reports what happened.
    ///
    /// # Errors
    /// The rule that forbids it; then the state is exactly as it was.
    fn apply(&mut self, by: Actor, action: Self::Action) -> Result<Vec<Self::Event>, Self::Illegal> {
        self.check(by, action)?;
        let mut events = Vec::new();
        self.play(action, &mut |event| events.push(event));
        Ok(events)
    }

    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What this viewer may know of something that has just led to this state.
    fn seen(&self, event: &Self::Event, _viewer: Viewer) -> Self::Event {
        event.clone()
    }

    /// A state this view could be of: all that it shows, and what it veils drawn by lot.
    ///
    /// Whoever plans from a view plans on such completions and cannot use what the view does not hold.
    fn complete(view: &Self::View, lots: &mut impl Lots) -> Self;

    /// The set-up of a game that still runs, for a copy of it: what these seats hold stays, and what the others hide is
    /// drawn by lot from what these seats cannot see. Whoever plays the copy learns nothing of the game.
    ///
    /// A game whose set-up hides nothing leaves it as it is.
    fn veiled_setup(
        _options: &Self::Options,
        setup: &Self::Setup,
        _mine: &[Seat],
        _lots: &mut impl Lots,
    ) -> Self::Setup {
        setup.clone()
    }

    /// A number for all that is public: states that a spectator cannot tell apart have the same, others nearly never.
    fn public_key(&self) -> u64;

    /// The points as they stand, or as they would stand if the game ended now.
    fn scores(&self) -> BySeat<i32>;

    /// The ranks as they would be now, from 1, equal ones shared as 1 1 3; final when the game is over.
    fn ranks(&self) -> BySeat<u8>;

    /// The same with nothing hidden from anybody, for whoever looks back at a game that is over.
    #[must_use]
    fn laid_open(&self) -> Self {
        self.clone()
    }

    /// What the table would have had to agree on for this very game to end with the running turn: under it the same steps
    /// from the same set-up lead to the same position, and no further turn begins. `None` where that is so already, and
    /// for games whose end nobody can call.
    fn called(&self) -> Option<Self::Options> {
        None
    }

    /// Each seat's part of the win: a first rank shared by k seats is 1/k for each.
    fn win_shares(&self) -> BySeat<f64> {
        let ranks = self.ranks();
        let firsts = ranks.values().filter(|rank| **rank == 1).count();
        ranks.map(|rank| if *rank == 1 { 1.0 / firsts as f64 } else { 0.0 })
    }

    /// Fixes everything that chance will do, from lots.
    fn deal(options: &Self::Options, lots: &mut impl Lots) -> Deal<Self>;

    /// Whether the table chose the set-up itself, so that it does not follow from the deal.
    fn setup_is_chosen(_options: &Self::Options) -> bool {
        false
    }

    /// A number for what chance is asked now. Whatever was played in between, a question of the same number gets the
    /// same answer in one game: after an undo, what was drawn comes again.
    fn chance_question(&self) -> u64;

    /// What `fate` answers when chance must move now. The same state gets the same answer, whatever was asked before;
    /// a fate without end (dice) takes further lots as it needs them.
    fn outcome(&self, fate: &mut Self::Fate, lots: &mut impl Lots) -> Self::Action;
}
