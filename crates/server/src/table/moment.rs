//! One version of a table, and how each viewer sees it. What a viewer may not know is not in what is drawn for them.

mod class;
mod plain;

use std::sync::Arc;

use game::notation::Step;
use game::{BySeat, Language, Seat, Viewer};
use pages::class::{Debrief, Glance};
use pages::coach::{self, Coach};
use pages::{Chair, Face, Frame, Invitation, Scene, Scored, Sitter, Slow, Trail, Words, people_mark};
use store::PersonId;

use super::agreed::Agreed;
use super::clock::Clocks;
use super::live::{Facts, Live, Next, Phase, Played, play};
use super::names;
use super::orders::Orders;
use super::seating::{Owner, Place, Seating};
use crate::api::shapes::{self, Table};
use crate::class::ClassFacts;
use crate::games::Hosted;
use crate::replay::{Film, Shows};

/// Who looks, and in which language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// The person, if they are known.
    pub(crate) person: Option<PersonId>,
    /// Which of their own chairs they chose to look from.
    pub(crate) chosen: Option<Seat>,
    /// In which language.
    pub(crate) language: Language,
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

/// So many of the steps that are shown in one picture are told.
const TOLD: usize = 3;

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
            let step = |trodden: &super::live::Trodden| {
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

    fn mine(&self, look: &Look) -> Vec<Seat> {
        look.person.map(|person| self.seating.of(person).collect()).unwrap_or_default()
    }

    /// Draws with everything a page of the game needs.
    pub(super) fn draw<T>(&self, look: &Look, with: impl FnOnce(&Scene<'_, G>, &G) -> T) -> Option<T> {
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
        let seen = |(before, played): &(G, Arc<Played<G>>)| (before.view(viewer), played.seen_by(viewer));
        let scored = self.scored.as_deref().map(seen);
        let scene = Scene {
            view: &view,
            viewer,
            legal: &legal,
            to_act,
            chairs: &chairs,
            language: look.language,
            version: self.version,
            can_undo,
            table: self.facts.id.as_str(),
            recent: &recent,
            scored: scored.as_ref().map(|(before, events)| Scored { before, events }),
            next: &next,
            slow: &slow,
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
        Slow {
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
            let name = names::person(name, look.language, None);
            Invitation { table: next.id.to_string(), name, again, fresh: next.version == self.version }
        };
        next.filter(others).map(invitation).collect()
    }

    /// Sentences for the live region.
    fn said(&self, scene: &Scene<'_, G>, seen: &[G::Event]) -> String {
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
    fn story(&self, scene: &Scene<'_, G>) -> maud::Markup {
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
    fn told(&self, scene: &Scene<'_, G>, seen: &[G::Event]) -> String {
        let late = self.late.map(|seat| pages::slow::late_line(Words::of(scene.language), scene, seat).into_string());
        late.unwrap_or_default() + &G::chronicle(scene, seen).into_string()
    }
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
        let several = |person: PersonId| self.seating.of(person).count() > 1;
        let chair = |seat: Seat| {
            let place: &Place = &self.seating.0[seat];
            let mine = look.person.is_some_and(|person| place.owner == Owner::Person(person));
            let sitter = match (place.owner, place.stand_in) {
                (Owner::Free, _) => Sitter::Free,
                (Owner::Bot(level), _) => Sitter::Bot(level),
                (Owner::Person(_), Some(level)) => Sitter::StandIn(level),
                (Owner::Person(_), None) => Sitter::Person { here: place.here || mine },
            };
            let name = match place.owner {
                Owner::Free => String::new(),
                Owner::Bot(_) if self.coach.is_some() => {
                    let words = Words::of(look.language);
                    self.coach.map(|coach| coach::bot_name(words, coach.lesson, seat)).unwrap_or_default()
                }
                Owner::Bot(level) => names::bot(&self.facts.game, level, look.language, self.bots_like(seat, level)),
                Owner::Person(person) => {
                    let number =
                        several(person).then(|| self.seating.of(person).take_while(|other| *other != seat).count() + 1);
                    names::person(place.name.as_deref(), look.language, number)
                }
            };
            Chair { name, sitter, mine }
        };
        BySeat::from_fn(self.seating.0.seats(), chair)
    }

    fn shuts_out(&self, look: &Look) -> bool {
        let Some(class) = &self.class else { return false };
        look.person.is_none_or(|person| person != class.leader && self.seating.of(person).next().is_none())
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
        let hides = mine.len() > 1 && self.agreed.has_secrets() && self.phase == Phase::Playing;
        let to_act = self.to_act().filter(|seat| hides && mine.contains(seat))?;
        let open = look.chosen == Some(to_act) || self.seating.0[to_act].stand_in.is_some();
        (!open).then_some(to_act)
    }

    fn seat(&self, look: &Look) -> Option<Seat> {
        let mine = self.mine(look);
        // At a shared screen without secrets the page follows whoever acts, whatever chair it was opened from.
        let follows = mine.len() > 1 && !self.agreed.has_secrets();
        let chosen = look.chosen.filter(|seat| mine.contains(seat) && !follows);
        match (chosen, &mine[..]) {
            (Some(seat), _) => Some(seat),
            (None, []) => None,
            (None, [only]) => Some(*only),
            // Several people share the screen: nobody's secrets until one of them says who looks.
            (None, _) if self.agreed.has_secrets() && self.phase != Phase::Over => None,
            (None, all) => self.to_act().filter(|seat| all.contains(seat)).or_else(|| all.first().copied()),
        }
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
        Some(Arc::new(Film::new(past.start.clone(), past.setup.clone(), steps)))
    }
}

impl<G: Hosted> Moment<G> {
    /// How many bots of this level sit before this one, if there are several.
    fn bots_like(&self, seat: Seat, level: u8) -> Option<usize> {
        let like = || self.seating.0.iter().filter(|(_, place)| place.owner == Owner::Bot(level));
        (like().count() > 1).then(|| like().filter(|(other, _)| *other < seat).count() + 1)
    }
}

impl<G: Hosted> Played<G> {
    /// What happened, as this viewer may know it.
    fn seen_by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.events.iter().map(|event| self.after.seen(event, viewer)).collect()
    }
}
