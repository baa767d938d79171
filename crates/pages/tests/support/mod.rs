//! A table played by bots, seen by whoever asks: what a server would hold, without one.

#![allow(dead_code, reason = "each user takes what it needs")]

use game::{Actor, BySeat, Game, GameOptions, Language, Seat, Viewer};
use pages::{Chair, Invitation, Scene, Scored, Sitter, Trail};
use ra::{Action, Event, Options, State};
use testkit::Random;

/// Where a game stands and what was told so far.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<(State, Event)>,
    pub(crate) before_scoring: Option<(State, usize)>,
    pub(crate) steps: u64,
    pub(crate) next: Vec<Invitation>,
    fate: ra::BagOrder,
    luck: Random,
}

impl Table {
    pub(crate) fn new(options: &Options, seed: u64) -> Table {
        let mut luck = Random::new(seed);
        let deal = State::deal(options, &mut luck);
        let state = State::start(options, &deal.setup).expect("a dealt set-up is sound");
        Table { state, events: Vec::new(), before_scoring: None, steps: 0, next: Vec::new(), fate: deal.fate, luck }
    }

    pub(crate) fn options(players: usize) -> Options {
        Options::for_players(players).expect("2 to 5")
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.state.to_act()? {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(&mut legal);
        legal
    }

    /// Plays a step with what the bag answers, and says what it told.
    pub(crate) fn play(&mut self, action: Action) -> Vec<Event> {
        let (before, from) = (self.state, self.events.len());
        let mut told = self.apply(action);
        if self.state.to_act() == Some(Actor::Chance) {
            let outcome = self.state.outcome(&mut self.fate, &mut self.luck);
            told.extend(self.apply(outcome));
        }
        if told.iter().any(|event| matches!(event, Event::EpochScored { .. })) {
            self.before_scoring = Some((before, from));
        }
        self.steps += 1;
        told
    }

    fn apply(&mut self, action: Action) -> Vec<Event> {
        let by = self.state.to_act().expect("the game runs");
        let told = self.state.apply(by, action).expect("the step is legal");
        self.events.extend(told.iter().map(|event| (self.state, event.clone())));
        told
    }

    /// The same table to this viewer, with other scores where it may not see them.
    pub(crate) fn with_other_scores(&self, viewer: Viewer) -> Table {
        let shift = |state: &State| {
            let mut view = state.view(viewer);
            for (seat, player) in view.seats.values_mut().iter_mut().enumerate() {
                player.score = player.score.or(Some(900 + seat as i32));
            }
            State::complete(&view, &mut Random::new(1))
        };
        let mut other = self.clone();
        other.state = shift(&self.state);
        other.before_scoring = self.before_scoring.map(|(state, from)| (shift(&state), from));
        for (state, event) in &mut other.events {
            if let Event::EpochScored { scores, .. } = event {
                for (seat, score) in scores.values_mut().iter_mut().enumerate() {
                    if state.view(viewer).seats.values().nth(seat).is_some_and(|player| player.score.is_none()) {
                        *score = Some(900 + seat as i32);
                    }
                }
            }
            *state = shift(state);
        }
        other
    }

    /// What a viewer sees, handed to `show`.
    pub(crate) fn seen<T>(
        &self,
        viewer: Viewer,
        language: Language,
        names: &[&str],
        show: impl FnOnce(&Scene<'_, State>, &[Event]) -> T,
    ) -> T {
        let view = self.state.view(viewer);
        let to_act = self.to_act();
        let mine = viewer.seat().is_some() && viewer.seat() == to_act;
        let legal = if mine { self.legal() } else { Vec::new() };
        let events: Vec<Event> = self.events.iter().map(|(after, event)| after.seen(event, viewer)).collect();
        let recent = &events[events.len().saturating_sub(24)..];
        let before = self.before_scoring.map(|(state, from)| (state.view(viewer), from));
        let told = before.as_ref().map(|(_, from)| {
            let rest = &events[*from..];
            let end = rest.iter().position(|event| matches!(event, Event::EpochBegan { .. } | Event::GameWon { .. }));
            &rest[..end.map_or(rest.len(), |end| end + 1)]
        });
        let scored = before.as_ref().zip(told).map(|((before, _), events)| Scored { before, events });
        let chairs = BySeat::from_fn(self.state.seats(), |seat| Chair {
            name: names[seat.index()].to_owned(),
            avatar: None,
            sitter: match seat.index() {
                // Whoever looks at their own chair sits in it.
                _ if viewer.is(seat) => Sitter::Person { here: true },
                0 => Sitter::Person { here: true },
                2 => Sitter::Person { here: false },
                3 => Sitter::StandIn(4),
                _ => Sitter::Bot(3),
            },
            mine: viewer.is(seat),
        });
        let scene = Scene {
            view: &view,
            viewer,
            legal: &legal,
            to_act,
            chairs: &chairs,
            language,
            names: pages::TileNames::default(),
            version: self.steps,
            can_undo: self.steps % 3 == 1,
            table: "b7k2",
            recent,
            scored,
            next: &self.next,
            slow: &pages::Slow::NONE,
            terms: &pages::terms::Terms::NONE,
            trail: Trail { base: "/t/b7k2", step: self.steps as usize, replay: false },
            held: None,
        };
        show(&scene, &events)
    }
}
