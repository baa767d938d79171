//! What a moment is told as: in sentences for the live region, and in lines of the chronicle.

use game::Viewer;
use pages::{Scene, Trail, Words};

use super::{Moment, News};
use crate::games::Hosted;
use crate::table::live::{Played, play};

/// So many of the steps that are shown in one picture are told.
const TOLD: usize = 3;

impl<G: Hosted> Moment<G> {
    /// Sentences for the live region.
    pub(super) fn said(&self, scene: &Scene<'_, G>, seen: &[G::Event]) -> String {
        let words = Words::of(scene.language);
        let invited = scene.next.iter().filter(|invitation| invitation.fresh);
        let invited: Vec<String> = invited.map(|it| pages::news::invited(words, it, scene.viewer)).collect();
        let late = self.late.map(|seat| pages::slow::late(words, scene, seat) + " ").unwrap_or_default();
        let lapsed = self.lapsed.is_some_and(|seat| scene.viewer.is(seat));
        let lapsed = if lapsed { pages::slow::lapsed(scene) + " " } else { String::new() };
        late + &lapsed
            + &match self.news {
                News::None if !invited.is_empty() => invited.join(" "),
                News::None => G::said(scene, seen),
                News::Undone => pages::news::undone(words) + " " + &G::said(scene, seen),
                News::Missed(steps) => {
                    let last = self.recent.len().saturating_sub(TOLD.min(steps));
                    let last = self.recent[last..].iter().flat_map(|played| played.seen_by(scene.viewer));
                    pages::news::missed(words, steps) + " " + &G::said(scene, &last.collect::<Vec<_>>())
                }
            }
    }

    /// Everything that happened, as this viewer may know it, in lines of the chronicle: those of every step lead to it.
    pub(super) fn story(&self, scene: &Scene<'_, G>) -> maud::Markup {
        let Some(past) = &self.past else { return maud::html! {} };
        let mut state = past.start.clone();
        let mut lines = String::new();
        for (number, (seat, step, late)) in (1..).zip(&past.steps) {
            if *late {
                lines += &pages::slow::late_line(Words::of(scene.language), scene, *seat).into_string();
            }
            let Ok(events) = play(&mut state, *seat, *step) else { break };
            let seen: Vec<G::Event> = events.iter().map(|event| state.seen(event, scene.viewer)).collect();
            let there = Scene { trail: Trail { step: number, ..scene.trail }, ..scene.clone() };
            lines += &G::chronicle(&there, &seen).into_string();
        }
        maud::PreEscaped(lines)
    }

    /// What this moment adds to the chronicle.
    pub(super) fn told(&self, scene: &Scene<'_, G>, seen: &[G::Event]) -> String {
        let late = self.late.map(|seat| pages::slow::late_line(Words::of(scene.language), scene, seat).into_string());
        late.unwrap_or_default() + &G::chronicle(scene, seen).into_string()
    }
}

impl<G: Hosted> Played<G> {
    /// What happened, as this viewer may know it.
    pub(super) fn seen_by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().map(|event| self.after.seen(event, viewer)).collect()
    }
}
