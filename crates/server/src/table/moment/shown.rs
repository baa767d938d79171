//! What any moment can be asked by whoever shows it: who may look, from which chair, and what they are drawn.

use std::sync::Arc;

use game::{BySeat, Seat};
use pages::class::{Debrief, Glance};
use pages::{Chair, Frame, people_mark};
use store::PersonId;

use super::{Change, Look, Moment};
use crate::api::shapes::{self, Table};
use crate::games::Hosted;
use crate::replay::{Film, Shows};
use crate::table::live::{Facts, Next, Phase};
use crate::table::seating::Seating;

/// A moment of any game, drawn for whoever looks.
pub(crate) trait Shown: Send + Sync {
    /// The version of the table.
    fn version(&self) -> u64;
    /// How far the table is.
    fn phase(&self) -> Phase;
    /// What never changes about the table.
    fn facts(&self) -> &Facts;
    /// What was agreed, as header lines.
    fn options(&self) -> String;
    /// Who sits where.
    fn seating(&self) -> &Seating;
    /// The chairs as this viewer reads them.
    fn chairs(&self, look: &Look) -> BySeat<Chair>;
    /// Whether this viewer has no business at the table: at one of a class only those who sit there have, and whoever
    /// leads the class.
    fn shuts_out(&self, look: &Look) -> bool;
    /// Whether it shows every spectator the same: at a table of a class it need not.
    fn is_shared_by_spectators(&self, look: &Look) -> bool;
    /// What the class calls this viewer, at a table of one.
    fn nickname(&self, look: &Look) -> Option<String>;
    /// How things stand, for whoever leads a class.
    fn glance(&self, look: &Look) -> Glance;
    /// What remains of a game that is over, for whoever leads a class; `None` before that.
    fn debrief(&self, look: &Look) -> Option<Debrief>;
    /// Whether this viewer is shown it at all.
    fn is_for(&self, look: &Look) -> bool;
    /// Whether a stream must have the page fetched anew.
    fn reloads(&self, look: &Look) -> bool;
    /// The chair of the viewer's for which a curtain must be drawn aside first.
    fn curtain(&self, look: &Look) -> Option<Seat>;
    /// The seat from which the viewer looks.
    fn seat(&self, look: &Look) -> Option<Seat>;
    /// The frame, with every part; `None` before the game is dealt.
    fn frame(&self, look: &Look) -> Option<Frame>;
    /// The table as plain data, for programs.
    fn plain(&self, look: &Look) -> Table;
    /// What happened, and the table with it, for programs; `reset` if more happened than that.
    fn news(&self, look: &Look, reset: bool) -> shapes::News;
    /// The table's whole page; `None` before the game is dealt.
    fn page(&self, look: &Look, shell: &pages::shell::Shell<'_>) -> Option<maud::Markup>;
    /// The game so far, to be looked at step by step; `None` before it is dealt or without the whole story.
    fn film(&self) -> Option<Arc<dyn Shows>>;
}

impl<G: Hosted> Shown for Moment<G> {
    fn version(&self) -> u64 {
        self.version
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn facts(&self) -> &Facts {
        &self.facts
    }

    fn options(&self) -> String {
        self.agreed.text()
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn chairs(&self, look: &Look) -> BySeat<Chair> {
        self.all_chairs(look)
    }

    fn shuts_out(&self, look: &Look) -> bool {
        let Some(class) = &self.class else { return false };
        let over = self.phase == Phase::Over;
        let sits =
            |person: PersonId| self.seating.of(person).next().is_some() && class.keeps(person, &self.facts.id, over);
        look.person.is_none_or(|person| person != class.leader && !sits(person))
    }

    fn is_shared_by_spectators(&self, look: &Look) -> bool {
        let sits = look.person.is_some_and(|person| self.seating.of(person).next().is_some());
        let asked = |next: &Option<Next>| next.as_ref().is_some_and(|next| next.by == look.person);
        !sits && self.class.is_none() && !self.agreed.class && !self.next.iter().any(asked)
    }

    fn nickname(&self, look: &Look) -> Option<String> {
        look.person.and_then(|person| self.class.as_ref()?.names.get(&person).cloned())
    }

    fn glance(&self, look: &Look) -> Glance {
        self.at_a_glance(look)
    }

    fn debrief(&self, look: &Look) -> Option<Debrief> {
        self.debriefing(look)
    }

    fn is_for(&self, look: &Look) -> bool {
        self.only.is_none() || self.only == look.person
    }

    fn reloads(&self, look: &Look) -> bool {
        self.change == Change::Page || self.shuts_out(look) || self.curtain(look).is_some()
    }

    fn curtain(&self, look: &Look) -> Option<Seat> {
        let mine = self.mine(look);
        let hides = mine.len() > 1 && self.has_curtain() && self.phase == Phase::Playing;
        let to_act = self.to_act().filter(|seat| hides && mine.contains(seat))?;
        let open = look.chosen == Some(to_act) || self.seating.0[to_act].stand_in.is_some();
        (!open).then_some(to_act)
    }

    fn seat(&self, look: &Look) -> Option<Seat> {
        self.seat_of(look, self.has_curtain())
    }

    fn plain(&self, look: &Look) -> Table {
        self.plain_table(look)
    }

    fn news(&self, look: &Look, reset: bool) -> shapes::News {
        self.plain_news(look, reset)
    }

    fn frame(&self, look: &Look) -> Option<Frame> {
        self.draw(look, |scene, state| {
            let seen: Vec<G::Event> = self.events.iter().map(|event| state.seen(event, scene.viewer)).collect();
            let whole = self.past.is_some();
            Frame {
                version: self.version,
                people: people_mark(scene.chairs),
                title: <G as pages::GamePages>::title(scene),
                said: self.said(scene, &seen),
                presence: String::new(),
                motions: G::motions(scene, &seen),
                parts: pages::table::parts(scene, self.coach.as_ref()),
                chronicle: if whole { self.story(scene).into_string() } else { self.told(scene, &seen) },
                whole,
            }
        })
    }

    fn page(&self, look: &Look, shell: &pages::shell::Shell<'_>) -> Option<maud::Markup> {
        self.draw(look, |scene, _| {
            pages::table::coached_page::<G>(shell, scene, &self.story(scene), self.coach.as_ref())
        })
    }

    fn film(&self) -> Option<Arc<dyn Shows>> {
        let past = self.past.as_ref()?;
        let steps = past.steps.iter().map(|(seat, step, _)| (*seat, *step)).collect();
        let clock = self.agreed.clock.map(|clock| clock.to_string());
        Some(Arc::new(Film::new(past.start.clone(), past.setup.clone(), steps).with_clock(clock)))
    }
}
