//! Everything that a page of the game needs to draw a moment for one viewer, and nothing they may not know.

use std::sync::Arc;

use game::{BySeat, Seat, Viewer};
use pages::{Chair, Face, Invitation, Scene, Scored, Sitter, Slow, Trail};

use super::{Look, Moment, Shown};
use crate::games::Hosted;
use crate::table::actor::GONE;
use crate::table::live::{Next, Phase, Played};
use crate::table::names;

impl<G: Hosted> Moment<G> {
    /// Draws with everything a page of the game needs.
    pub(in crate::table) fn draw<T>(&self, look: &Look, with: impl FnOnce(&Scene<'_, G>, &G) -> T) -> Option<T> {
        let state = self.state.as_ref()?;
        let viewer = self.seat(look).map_or(Viewer::Spectator, Viewer::Seat);
        let view = state.view(viewer);
        let to_act = self.to_act();
        let mut legal = Vec::new();
        let mine_now = |seat: &Seat| viewer.is(*seat) && self.seating.0[*seat].stand_in.is_none();
        let acting = to_act.filter(mine_now);
        if acting.is_some() {
            state.legal_actions(&mut legal);
        }
        let can_undo = viewer.seat().is_some_and(|seat| self.undoable & (1 << seat.index()) != 0);
        let chairs = self.chairs(look);
        let next = self.invitations(look);
        let slow = self.slow(&view, viewer, &chairs);
        let base = format!("/t/{}", self.facts.id);
        let recent: Vec<G::Event> = self.recent.iter().flat_map(|played| played.seen_by(viewer)).collect();
        // Where a number is veiled for whoever sits beside, the scoring that all look at does not tell it.
        let shared = self.mine(look).len() > 1 && self.phase != Phase::Over;
        let eyes = if shared { Viewer::Spectator } else { viewer };
        let seen = |(before, played): &(G, Arc<Played<G>>)| (before.view(eyes), played.seen_by(eyes));
        let scored = self.scored.as_deref().map(seen);
        let terms = self.agreed.terms(pages::Words::of(look.language));
        let scene = Scene {
            view: &view,
            viewer,
            legal: &legal,
            to_act,
            chairs: &chairs,
            language: look.language,
            names: look.names,
            version: self.version,
            can_undo,
            table: self.facts.id.as_str(),
            recent: &recent,
            scored: scored.as_ref().map(|(before, events)| Scored { before, events }),
            next: &next,
            slow: &slow,
            terms: &terms,
            trail: Trail { base: &base, step: self.step, replay: false },
            held: self.coach.and_then(|coach| coach.told.held()),
        };
        Some(with(&scene, state))
    }

    /// What this viewer is shown of clocks and orders.
    fn slow(&self, view: &G::View, viewer: Viewer, chairs: &BySeat<Chair>) -> Slow {
        let playing = self.phase == Phase::Playing;
        let face = |(seat, chair): (Seat, &Chair)| {
            let clocks = self.clocks.as_ref().filter(|_| matches!(chair.sitter, Sitter::Person { .. }))?;
            let runs = playing && clocks.running() == Some(seat);
            Some(Face { left: clocks.left(seat, self.now), runs })
        };
        // Among bots only nobody waits for anybody.
        let others = self.seating.people().len() > 1 || self.clocks.is_some();
        let mine = viewer.seat().filter(|seat| playing && others && self.seating.0[*seat].stand_in.is_none());
        let book = mine.map(|seat| self.orders.book(seat, G::orders(view)));
        let awaited = self.to_act().and_then(|seat| self.seating.0[seat].gone_at);
        let patience = i64::try_from(GONE.as_millis()).unwrap_or(i64::MAX);
        Slow {
            bot_in: awaited.map(|gone| (gone + patience - self.now).clamp(0, patience)),
            now: self.now,
            faces: chairs.iter().map(face).collect(),
            book: book.filter(|book| !book.is_empty()),
            class: self.class_bar(chairs),
        }
    }

    /// Where others ask this viewer to go on.
    fn invitations(&self, look: &Look) -> Vec<Invitation> {
        let others = |(_, next): &(bool, &Next)| next.by.is_none() || next.by != look.person;
        let next = [false, true].into_iter().zip(&self.next).filter_map(|(again, next)| Some((again, next.as_ref()?)));
        let invitation = |(again, next): (bool, &Next)| {
            let seat = next.by.and_then(|person| self.seating.of(person).next());
            let name = seat.and_then(|seat| self.seating.0[seat].name.as_deref());
            let name = names::person(name, look.language);
            Invitation { table: next.id.to_string(), name, again, fresh: next.version == self.version }
        };
        next.filter(others).map(invitation).collect()
    }
}
