//! The same for programs: a moment as plain data, as one viewer may know it.

use game::notation::Step;
use game::{GameOptions, Names, Viewer};
use pages::Words;
use terminal::{Paint, Teller};

use super::{Look, Moment, Shown};
use crate::api::shapes::{Chair, Happening, LegalStep, News, Sitter, Stage, Table};
use crate::games::Hosted;
use crate::table::clock::Clocks;
use crate::table::live::Phase;

impl From<Phase> for Stage {
    fn from(phase: Phase) -> Stage {
        match phase {
            Phase::Gathering => Stage::Gathering,
            Phase::Dealing => Stage::Dealing,
            Phase::Playing => Stage::Playing,
            Phase::Over => Stage::Over,
        }
    }
}

impl<G: Hosted> Moment<G> {
    /// The table as this viewer may see it.
    pub(super) fn plain_table(&self, look: &Look) -> Table {
        let drawn = self.draw(look, |scene, _| {
            let names = Names::new(Some(&scene.chairs.map(|chair| chair.name.clone())), scene.chairs.seats());
            let teller = Teller::new(Words::of(look.language), &names, scene.viewer, Paint::Plain);
            let legal = scene.legal.iter().map(|action| LegalStep {
                step: G::step_text(&Step { action: *action, outcome: None }),
                words: G::action_words(scene.view, *action, &teller),
            });
            // A view is plain data: it is always JSON.
            (serde_json::to_value(scene.view).ok(), legal.collect::<Vec<_>>(), scene.can_undo)
        });
        let (view, legal, can_undo) = drawn.unwrap_or_default();
        let options = &self.agreed.options;
        let specs = G::Options::SPECS.iter().enumerate();
        Table {
            id: self.facts.id.to_string(),
            game: self.facts.game.clone(),
            code: self.facts.code.clone(),
            public: self.facts.public,
            stage: self.phase.into(),
            version: self.version,
            options: specs.map(|(which, spec)| (spec.key.to_owned(), options.value(which))).collect(),
            clock: self.agreed.clock.map(|clock| clock.to_string()),
            commitment: self.facts.promise(),
            seats: self.plain_chairs(look),
            viewer: self.seat_asked(look).map(game::Seat::index),
            to_act: self.to_act().map(game::Seat::index),
            due_at: self.clocks.as_ref().filter(|_| self.phase == Phase::Playing).and_then(Clocks::due),
            view,
            legal,
            can_undo,
        }
    }

    fn plain_chairs(&self, look: &Look) -> Vec<Chair> {
        let chairs = self.chairs(look);
        let chair = |(seat, chair): (game::Seat, &pages::Chair)| {
            let (sitter, level) = match chair.sitter {
                pages::Sitter::Free => (Sitter::Free, None),
                pages::Sitter::Person { .. } => (Sitter::Person, None),
                pages::Sitter::Bot(level) => (Sitter::Bot, Some(level)),
                pages::Sitter::StandIn(level) => (Sitter::StandIn, Some(level)),
            };
            let has_nonce = Some(self.seating.0[seat].nonce.is_some());
            Chair { seat: seat.index(), sitter, name: chair.name.clone(), level, mine: chair.mine, has_nonce }
        };
        chairs.iter().map(chair).collect()
    }

    /// What this moment brings, and the table with it.
    pub(super) fn plain_news(&self, look: &Look, reset: bool) -> News {
        let viewer = self.seat_asked(look).map_or(Viewer::Spectator, Viewer::Seat);
        let chairs = self.chairs(look);
        let names = Names::new(Some(&chairs.map(|chair| chair.name.clone())), chairs.seats());
        let happened = |state: &G| {
            let seen = self.events.iter().map(|event| state.seen(event, viewer));
            let told = seen.filter_map(|event| {
                let words = G::tell(&self.agreed.options, &event, &names).map(|words| words.trim().to_owned());
                Some(Happening { data: serde_json::to_value(&event).ok()?, words })
            });
            told.collect()
        };
        News::Table {
            reset: reset || self.past.is_some(),
            events: self.state.as_ref().map(happened).unwrap_or_default(),
            table: Box::new(self.plain_table(look)),
        }
    }
}
