//! One version of a table, and how each viewer sees it. What a viewer may not know is not in what is drawn for them.
//!
//! Here is what a moment holds; what it is asked is in `moment/shown.rs`, and what is drawn in the modules beside it.

mod avatar;
mod chairs;
mod class;
mod plain;
mod scene;
mod shown;
mod story;

use std::sync::Arc;

use game::notation::Step;
use game::{Language, Seat};
use pages::TileNames;
use pages::coach::Coach;
use store::PersonId;

pub(crate) use self::shown::Shown;
use super::agreed::Agreed;
use super::clock::Clocks;
use super::live::{Facts, Live, Next, Phase, Played, Trodden};
use super::orders::Orders;
use super::seating::Seating;
use crate::class::ClassFacts;
use crate::games::Hosted;

/// Who looks, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The person, if they are known.
    pub(crate) person: Option<PersonId>,
    /// Which of their own chairs they chose to look from.
    pub(crate) chosen: Option<Seat>,
    /// In which language.
    pub(crate) language: Language,
    /// With which names of tiles.
    pub(crate) names: TileNames,
}

/// What a stream does with a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// It sends what changed.
    Parts,
    /// It tells the browser to fetch the page anew.
    Page,
}

/// What is said of a moment beside what its events tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Nothing.
    None,
    /// So many steps are shown in one picture.
    Missed(usize),
    /// Something was taken back.
    Undone,
}

/// One version of a table.
#[derive(Debug)]
pub(crate) struct Moment<G: Hosted> {
    pub(crate) facts: Arc<Facts>,
    pub(crate) agreed: Arc<Agreed<G>>,
    pub(crate) seating: Arc<Seating>,
    pub(crate) version: u64,
    pub(crate) phase: Phase,
    pub(crate) state: Option<G>,
    pub(crate) events: Vec<G::Event>,
    pub(crate) change: Change,
    /// What is said of it beside what its events tell.
    pub(crate) news: News,
    /// Seats that could take their last decision back now, as bits.
    pub(crate) undoable: u8,
    /// How many steps led here.
    pub(crate) step: usize,
    /// Everything that was played, where the whole story is to be told.
    pub(crate) past: Option<Past<G>>,
    /// Where the same people go on.
    pub(crate) next: [Option<Next>; 2],
    /// The last few steps as they were played.
    pub(crate) recent: Vec<Arc<Played<G>>>,
    /// The last step that ended a round.
    pub(crate) scored: Option<Arc<(G, Arc<Played<G>>)>>,
    /// What the time was.
    pub(crate) now: i64,
    /// The clocks, where there are any.
    pub(crate) clocks: Option<Clocks>,
    /// What players asked for in advance.
    pub(crate) orders: Orders,
    /// Whose order lapsed with it.
    pub(crate) lapsed: Option<Seat>,
    /// Whose time ran out, so that this was played for them.
    pub(crate) late: Option<Seat>,
    /// The only person who is shown it.
    pub(crate) only: Option<PersonId>,
    /// What the coach says, at a lesson.
    pub(crate) coach: Option<Coach>,
    /// Whether the table waits until whoever leads it lets it go on.
    pub(crate) held: bool,
    /// Whether the end was called.
    pub(crate) called: bool,
    /// What the class says, at a table of one.
    pub(crate) class: Option<Arc<ClassFacts>>,
    /// What somebody of the class just said.
    pub(crate) phrase: Option<(Seat, u8)>,
    /// Since when the table waits for whoever decides.
    pub(crate) since: i64,
}

/// Everything that counts, from the start.
#[derive(Debug)]
pub(crate) struct Past<G: Hosted> {
    start: G,
    setup: G::Setup,
    /// Who decided, what, and whether it was played because their time ran out.
    steps: Vec<(Seat, Step<G::Action>, bool)>,
}

impl<G: Hosted> Moment<G> {
    /// What this table shows now, after these events.
    pub(crate) fn of(live: &Live<G>, events: Vec<G::Event>, change: Change) -> Moment<G> {
        Moment {
            facts: Arc::clone(&live.facts),
            agreed: Arc::clone(&live.agreed),
            seating: Arc::clone(&live.seating),
            version: live.version,
            phase: live.phase(),
            state: live.game.as_ref().map(|game| game.state.clone()),
            events,
            change,
            news: News::None,
            undoable: live.undoable(),
            step: live.game.as_ref().map_or(0, |game| game.path.len()),
            past: None,
            next: live.next.clone(),
            recent: live.game.as_ref().map(|game| game.recent.clone()).unwrap_or_default(),
            scored: live.game.as_ref().and_then(|game| game.scored.clone()),
            now: live.now,
            clocks: live.clocks.clone(),
            orders: live.orders.clone(),
            lapsed: None,
            late: None,
            only: None,
            coach: live.coach(),
            held: live.held,
            called: live.called.is_some(),
            class: live.class.clone(),
            phrase: live.phrase,
            since: live.since,
        }
    }

    /// The same with the whole story.
    pub(crate) fn whole(live: &Live<G>) -> Moment<G> {
        let past = live.game.as_ref().map(|game| {
            let late = |number: u32| game.entries.get(number as usize - 1).is_some_and(|kept| kept.late);
            let step = |trodden: &Trodden| {
                let step = game.step_of(*trodden).ok()?;
                Some((trodden.seat, step, late(trodden.number)))
            };
            Past {
                start: game.start.clone(),
                setup: game.dealer.setup.clone(),
                steps: game.path.iter().filter_map(step).collect(),
            }
        });
        Moment { past, ..Moment::of(live, Vec::new(), Change::Parts) }
    }

    fn to_act(&self) -> Option<Seat> {
        match self.state.as_ref()?.to_act()? {
            game::Actor::Seat(seat) => Some(seat),
            game::Actor::Chance => None,
        }
    }

    /// Whether a curtain falls between people who share a screen.
    fn has_curtain(&self) -> bool {
        G::CURTAIN && self.agreed.has_secrets()
    }

    /// From which chair a program looks: it has no veil, so that where anything is hidden it says which.
    pub(super) fn seat_asked(&self, look: &Look) -> Option<Seat> {
        self.seat_of(look, self.agreed.has_secrets())
    }

    /// From which chair somebody looks; with `hides` nothing is shown of several own chairs before one of them is chosen.
    fn seat_of(&self, look: &Look, hides: bool) -> Option<Seat> {
        let mine = self.mine(look);
        // At a shared screen without a curtain the page follows whoever acts, whatever chair it was opened from.
        let follows = mine.len() > 1 && !hides;
        let chosen = look.chosen.filter(|seat| mine.contains(seat) && !follows);
        match (chosen, &mine[..]) {
            (Some(seat), _) => Some(seat),
            (None, []) => None,
            (None, [only]) => Some(*only),
            // Several people share the screen: nobody's secrets until one of them says who looks.
            (None, _) if hides && self.phase != Phase::Over => None,
            (None, all) => self.to_act().filter(|seat| all.contains(seat)).or_else(|| all.first().copied()),
        }
    }

    fn mine(&self, look: &Look) -> Vec<Seat> {
        look.person.map(|person| self.seating.of(person).collect()).unwrap_or_default()
    }
}
