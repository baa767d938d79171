//! A lesson at a live table: how far its script was followed, what the coach says there, what bots and chance answer.
//!
//! Nothing here knows a game: the script is steps in notation, and everything is compared with what was really played.

#[cfg(test)]
mod tests;

use game::notation::{Notation, Step, Words};
use game::{Actor, Game, Seat};
use pages::coach::{Coach, Told, Waits};
use pages::lesson::{Beat, Cue, Lesson, Planned};
use record::Secret;
use sha2::{Digest, Sha256};
use store::PersonId;

use super::ask::Heeding;
use super::deeds::Draft;
use super::live::{Live, Phase, play};
use super::log::Entry;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// One chapter of a lesson, in the actions of its game.
#[derive(Debug)]
pub(crate) struct Script<G: Game> {
    lesson: &'static Lesson,
    chapter: usize,
    /// How the game is set up.
    pub(super) setup: G::Setup,
    /// What was played before the chapter opens.
    pub(super) opening: Vec<Step<G::Action>>,
    /// What is played in it.
    steps: Vec<(Step<G::Action>, &'static Planned)>,
    /// What is said in it.
    cues: Vec<&'static Cue>,
    /// How many cues are said before each step, and in all.
    said_by: Vec<usize>,
    /// The state before each step, and after all.
    states: Vec<G>,
    /// What chance answers, in order, from the start of the game.
    drawn: Vec<G::Action>,
}

/// Where a game stands in the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stand {
    /// So many steps of the chapter were followed.
    On(usize),
    /// After so many steps of the chapter something else was played, as the step of this number in it.
    Off(usize, usize),
}

impl<G: Notation> Script<G> {
    /// The chapter of this lesson, counted from 0; `None` if there is none, or it is not of this game.
    pub(crate) fn new(name: &str, chapter: usize, options: &G::Options) -> Option<Script<G>> {
        let lesson = Lesson::named(name).filter(|lesson| lesson.game == G::NAME)?;
        let here = lesson.chapters.get(chapter)?;
        let read = |text: &str| G::read_step(Words::new(text)).ok();
        let line = |key: &'static str| {
            let line = lesson.header.iter().find(|(name, _)| name == key);
            line.map(|(_, rest)| Words::new(rest.as_str()))
        };
        let setup = G::read_setup(options, line).ok()?;
        let mut opening = Vec::new();
        for (place, one) in lesson.chapters[..=chapter].iter().enumerate() {
            for text in &one.later {
                opening.push(read(text)?);
            }
            for beat in one.beats.iter().filter(|_| place < chapter) {
                if let Beat::Step(planned) = beat {
                    opening.push(read(&planned.text)?);
                }
            }
        }
        let (mut steps, mut cues, mut said_by) = (Vec::new(), Vec::new(), Vec::new());
        for beat in &here.beats {
            match beat {
                Beat::Cue(cue) => cues.push(cue),
                Beat::Step(planned) => {
                    said_by.push(cues.len());
                    steps.push((read(&planned.text)?, planned));
                }
            }
        }
        said_by.push(cues.len());
        let played = opening.iter().chain(steps.iter().map(|(step, _)| step));
        let mut state = G::start(options, &setup).ok()?;
        let mut states = vec![state.clone()];
        for step in played.clone() {
            state = after(&state, step)?;
            states.push(state.clone());
        }
        states.drain(..opening.len());
        let drawn = played.filter_map(|step| step.outcome).collect();
        Some(Script { lesson, chapter, setup, opening, steps, cues, said_by, states, drawn })
    }

    /// Where a game stands that was played so from its start.
    fn stand(&self, path: &[Step<G::Action>]) -> Stand {
        let played = path.get(self.opening.len()..).unwrap_or_default();
        let mut place = 0;
        for (number, step) in played.iter().enumerate() {
            // Whoever plays on after the chapter's end does what the next one asks for: that is no detour.
            let Some((planned, _)) = self.steps.get(place) else { break };
            let follows = planned.action == step.action;
            match if follows { Some(place + 1) } else { self.shorter(place, step) } {
                Some(next) => place = next,
                None => return Stand::Off(place, number),
            }
        }
        Stand::On(place)
    }

    /// Where the script stands after a step that leads as far as several of its own, such as three assets placed at once.
    fn shorter(&self, place: usize, step: &Step<G::Action>) -> Option<usize> {
        let state = after(&self.states[place], step)?;
        let later = self.states.iter().skip(place + 1).position(|planned| *planned == state)?;
        Some(place + 1 + later)
    }

    /// The cues that are said after so many steps, by number.
    fn cues_at(&self, place: usize) -> std::ops::Range<usize> {
        let before = place.checked_sub(1).map_or(0, |before| self.said_by[before]);
        before..self.said_by[place]
    }
}

impl<G: Hosted> Live<G> {
    /// The steps that count.
    fn path(&self) -> Vec<Step<G::Action>> {
        let Some(game) = &self.game else { return Vec::new() };
        game.path.iter().filter_map(|trodden| game.step_of(*trodden).ok()).collect()
    }

    fn standing(&self) -> Option<(&Script<G>, Stand)> {
        let script = self.lesson.as_deref()?;
        Some((script, script.stand(&self.path())))
    }

    /// Whether the script's chapter was played to its end.
    pub(crate) fn lesson_done(&self) -> bool {
        self.standing().is_some_and(|(script, stand)| stand == Stand::On(script.steps.len()))
    }

    /// Whether the others wait for the learner to read, to take something back or to go their own way.
    pub(super) fn coach_holds(&self) -> bool {
        let Some((script, stand)) = self.standing() else { return false };
        match stand {
            Stand::On(place) => place == script.steps.len() || self.heard < script.cues_at(place).end,
            Stand::Off(..) => !self.alone,
        }
    }

    /// What the script has the bot do who decides now.
    pub(super) fn scripted(&self) -> Option<G::Action> {
        let (script, stand) = self.standing()?;
        let Stand::On(place) = stand else { return None };
        let (step, _) = script.steps.get(place)?;
        let mut legal = Vec::new();
        self.game.as_ref()?.state.legal_actions(&mut legal);
        legal.contains(&step.action).then_some(step.action)
    }

    /// What chance answers: as the script has it; where that ends, something that is still there.
    pub(super) fn scripted_chance(&self, asked: &G) -> Option<G::Action> {
        let script = self.lesson.as_deref()?;
        let game = self.game.as_ref()?;
        let count = game.path.iter().filter(|trodden| trodden.revealed).count();
        let mut weights = Vec::new();
        asked.chance_weights(&mut weights);
        let there = |action: &&G::Action| weights.iter().any(|(one, weight)| one == *action && *weight > 0);
        if let Some(action) = script.drawn.get(count).filter(there) {
            return Some(*action);
        }
        Some(picked(&weights, &self.facts.secret, asked.chance_question()))
    }

    /// How many cues there are up to the step that is next: whoever acts has read them.
    pub(super) fn heard_by_acting(&self) -> Option<usize> {
        let (script, stand) = self.standing()?;
        let Stand::On(place) = stand else { return None };
        Some(script.cues_at(place).end).filter(|end| self.heard < *end)
    }

    /// How many steps of a lesson are never taken back.
    pub(super) fn opening_length(&self) -> usize {
        self.lesson.as_ref().map_or(0, |script| script.opening.len())
    }

    /// What the coach says now.
    pub(crate) fn coach(&self) -> Option<Coach> {
        let (script, stand) = self.standing()?;
        let told = match stand {
            Stand::On(place) if self.was_done(script, place) => Told::Others,
            Stand::On(place) => self.cue(script, place),
            Stand::Off(..) if self.phase() == Phase::Over => Told::Ended,
            Stand::Off(..) if self.alone => Told::Alone,
            Stand::Off(place, number) => {
                let planned = script.steps.get(place).map(|(_, planned)| *planned);
                let played = self.path().get(script.opening.len() + number).map(|step| G::step_text(step));
                Told::Off(planned.and_then(|planned| planned.answer(&played?)))
            }
        };
        let heard = (self.heard.min(script.cues.len()), script.cues.len());
        Some(Coach { lesson: script.lesson, chapter: script.chapter, told, heard })
    }

    /// Whether what was asked for last is done and somebody else decides: whoever reads it still would do it again.
    fn was_done(&self, script: &Script<G>, place: usize) -> bool {
        let here = script.cues_at(place);
        let asked = here.start.checked_sub(1).and_then(|before| script.cues.get(before));
        let learner = self.to_act().is_some_and(|seat| seat.index() == script.lesson.learner);
        here.is_empty() && asked.is_some_and(|cue| cue.asks) && !learner && self.phase() == Phase::Playing
    }

    fn cue(&self, script: &Script<G>, place: usize) -> Told {
        let here = script.cues_at(place);
        let (last, over) = (here.end.saturating_sub(1), place == script.steps.len());
        let number = if here.is_empty() { last } else { self.heard.clamp(here.start, last) };
        let cue = script.cues[number];
        let waits = match () {
            () if over && number == last => Waits::Chapter,
            () if cue.asks => Waits::Deed,
            () if self.heard >= here.end => Waits::Others,
            () => {
                let next = script.cues.get(number + 1);
                let closes = cue.in_scoring() && next.is_none_or(|next| !next.in_scoring());
                Waits::Read { heard: number + 1, closes }
            }
        };
        Told::Cue { cue, waits }
    }

    /// What the learner tells the coach.
    pub(crate) fn heed(&self, person: PersonId, heeding: Heeding, seen: u64) -> Result<Draft<G>, Refusal> {
        let (script, stand) = self.standing().ok_or(Refusal::NoSuchPage)?;
        let learner = Seat::new(script.lesson.learner as u8).ok_or(Refusal::Fault)?;
        if !self.seating.owns(person, learner) {
            return Err(Refusal::NotSeated);
        }
        let mut draft = Draft::new(self);
        match (heeding, stand) {
            // Pressed twice, or in two windows: it is heard once.
            (Heeding::Next(heard), _) if heard <= self.heard => {}
            (Heeding::Next(heard), Stand::On(place)) => {
                let here = script.cues_at(place);
                let known = here.start.max(self.heard) + 1;
                if heard > here.end || heard > known {
                    return Err(Refusal::Stale);
                }
                draft.add(Entry::Heard(heard as u32))?;
            }
            (Heeding::Next(_), Stand::Off(..)) => return Err(Refusal::Stale),
            (Heeding::Back, Stand::On(_)) => return Err(Refusal::NothingToUndo),
            (Heeding::Back, Stand::Off(_, number)) => {
                self.fresh(seen)?;
                if self.phase() == Phase::Over {
                    return Err(Refusal::Over);
                }
                if self.undone_enough() {
                    return Err(Refusal::NoMoreUndos);
                }
                let game = self.game.as_ref().ok_or(Refusal::NotPlaying)?;
                let before = (script.opening.len() + number).checked_sub(1);
                draft.add(Entry::Undo(before.map_or(0, |before| game.path[before].number)))?;
            }
            (Heeding::Alone, Stand::Off(..)) if !self.alone => draft.add(Entry::Alone)?,
            (Heeding::Alone, _) => {}
        }
        draft.quick_bots()?;
        Ok(draft)
    }
}

/// The state after a decision and what chance answered; `None` where that is not legal.
fn after<G: Notation>(state: &G, step: &Step<G::Action>) -> Option<G> {
    let Some(Actor::Seat(seat)) = state.to_act() else { return None };
    let mut state = state.clone();
    play(&mut state, seat, *step).ok().map(|_| state)
}

/// One of what there is, by weight; the same for the same question.
fn picked<A: Copy>(weights: &[(A, u32)], secret: &Secret, question: u64) -> A {
    let hash = Sha256::new().chain_update(secret.reveal()).chain_update(question.to_le_bytes()).finalize();
    let total: u64 = weights.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let drawn = hash.iter().take(8).fold(0, |number: u64, byte| number << 8 | u64::from(*byte));
    let mut left = drawn % total.max(1);
    for (action, weight) in weights {
        match left.checked_sub(u64::from(*weight)) {
            None => return *action,
            Some(rest) => left = rest,
        }
    }
    // A question has an answer: the sum of the weights is above what is left.
    weights[weights.len() - 1].0
}
