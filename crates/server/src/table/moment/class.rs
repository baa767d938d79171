//! A moment as a class sees it: at a glance for whoever leads it, in the bar of those who play, and when all is over.

use game::Viewer;
use pages::class::{ClassBar, Debrief, Glance, Said};
use pages::{Chair, Words};

use super::{Look, Moment, Shown};
use crate::games::Hosted;
use crate::table::live::{Phase, play};

impl<G: Hosted> Moment<G> {
    /// How things stand, as a spectator may know it.
    pub(super) fn at_a_glance(&self, look: &Look) -> Glance {
        let words = Words::of(look.language);
        let over = self.phase == Phase::Over;
        let view = self.state.as_ref().map(|state| state.view(Viewer::Spectator));
        let chairs = self.chairs(look);
        let ended = self.state.as_ref().filter(|_| over);
        Glance {
            to_act: self.to_act(),
            over,
            held: self.held,
            called: self.called,
            since: self.since,
            progress: view.as_ref().and_then(G::progress),
            figures: view.as_ref().map(|view| G::figures(words, view)).unwrap_or_default(),
            picture: view.as_ref().map(G::picture),
            points: ended.map(|state| state.scores().values().copied().collect()),
            ranks: ended.map(|state| state.ranks().values().copied().collect()),
            chairs,
        }
    }

    /// What remains of a game that is over; everything of it is open then.
    pub(super) fn debriefing(&self, look: &Look) -> Option<Debrief> {
        let past = self.past.as_ref().filter(|_| self.phase == Phase::Over)?;
        let mut state = past.start.clone();
        let mut events = Vec::new();
        for (seat, step, _) in &past.steps {
            events.extend(play(&mut state, *seat, *step).ok()?);
        }
        let names = self.chairs(look).map(|chair: &Chair| chair.name.clone());
        G::debrief(Words::of(look.language), &state.view(Viewer::Spectator), &events, &names)
    }

    /// What those who play are told by the class.
    pub(super) fn class_bar(&self, chairs: &game::BySeat<Chair>) -> Option<ClassBar> {
        let class = self.class.as_ref()?;
        let said = self.phrase.and_then(|(seat, phrase)| {
            let name = chairs.get(seat)?.name.clone();
            Some(Said { seat, name, phrase })
        });
        let ends = class.ends.filter(|_| self.phase != Phase::Over);
        Some(ClassBar { held: self.held, last: self.called, ends, phrases: class.phrases, said })
    }
}
