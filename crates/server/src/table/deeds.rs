//! What people and bots may do at a table, as drafts: lines to append, and the table as it will be then.

use std::time::{Duration, Instant};

use bots::Spec;
use game::notation::{Notation, Step};
use game::{Actor, Game, Language, Names, Seat};
use pages::Words;
use record::Nonce;
use store::PersonId;
use terminal::{Paint, Teller};

use super::live::{Live, Phase};
use super::log::{Entry, Sit};
use super::moment::{Change, Look, Moment, News, Shown};
use super::seating::Owner;
use crate::games::Hosted;
use crate::refusal::Refusal;

/// The strongest level that answers within microseconds.
pub(super) const QUICK: u8 = 3;
/// At most so many steps of bots are drafted at once.
const IN_A_ROW: usize = 64;
/// A server that was down for less, in milliseconds, was not down.
const NOTICED: u64 = 1_000;
/// Who sits in where no other bot is at the table.
const USUAL_LEVEL: u8 = 3;

/// Lines that are not in the log yet, and the table as it will be with them.
pub(crate) struct Draft<G: Hosted> {
    /// The table with the lines.
    pub(crate) live: Live<G>,
    /// The lines.
    pub(crate) lines: Vec<String>,
    /// What there is to show, line by line.
    pub(crate) moments: Vec<Moment<G>>,
    /// How many of the lines are steps, once they are given away to be written.
    pub(crate) steps: u64,
    /// How many of them are steps of bots.
    pub(crate) bot_steps: u64,
    /// How long quick bots thought, by level.
    pub(crate) thoughts: Vec<(u8, Duration)>,
    /// Whose time ran out: the next step tells it.
    late: Option<Seat>,
}

impl<G: Hosted> Draft<G> {
    /// No lines yet.
    pub(crate) fn new(live: &Live<G>) -> Draft<G> {
        let (lines, moments, thoughts) = (Vec::new(), Vec::new(), Vec::new());
        Draft { live: live.clone(), lines, moments, steps: 0, bot_steps: 0, thoughts, late: None }
    }

    /// Adds a line.
    pub(crate) fn add(&mut self, entry: Entry<G::Action>) -> Result<(), Refusal> {
        let before = self.live.phase();
        let events = self.live.take(&entry).map_err(Refusal::Illegal)?;
        self.lines.push(entry.text::<G>());
        let late = self.late.take_if(|_| matches!(entry, Entry::Step(_)));
        if let Entry::Late(seat) = entry {
            self.late = Some(seat);
        }
        let dealt = before != self.live.phase() && self.live.phase() != Phase::Over;
        let moment = match entry {
            // What the options say stands in many places of a page.
            Entry::Last => Moment::of(&self.live, events, Change::Page),
            Entry::Undo(_) => Moment { news: News::Undone, ..Moment::whole(&self.live) },
            // Not even its own frame: the step before it already shows how it ended.
            Entry::Over => Moment::of(&self.live, Vec::new(), Change::Parts),
            _ if dealt || self.live.game.is_none() => Moment::of(&self.live, events, Change::Page),
            _ => Moment { late, ..Moment::of(&self.live, events, Change::Parts) },
        };
        self.moments.push(moment);
        Ok(())
    }

    /// Plays this action for whoever decides now; chance answers.
    pub(crate) fn play(&mut self, action: G::Action) -> Result<(), Refusal> {
        if let Some(seat) = self.live.to_act() {
            self.live.orders.decided(seat);
        }
        let game = self.live.game.as_mut().ok_or(Refusal::NotPlaying)?;
        let mut asked = game.state.clone();
        asked.play(action, &mut |_| ());
        let outcome = match asked.to_act() {
            Some(Actor::Chance) if self.live.lesson.is_some() => self.live.scripted_chance(&asked),
            Some(Actor::Chance) => Some(game.dealer.outcome(&asked)),
            _ => None,
        };
        self.add(Entry::Step(Step { action, outcome }))?;
        let over = self.live.game.as_ref().is_some_and(|game| game.state.to_act().is_none());
        if over { self.add(Entry::Over) } else { Ok(()) }
    }

    /// Lets the bots that answer at once play, and what people asked for in advance, until somebody else decides.
    pub(crate) fn quick_bots(&mut self) -> Result<(), Refusal> {
        for _ in 0..IN_A_ROW {
            if self.live.held {
                break;
            }
            let Some((_, level)) = self.live.bot_to_act() else {
                if self.obey()? {
                    continue;
                }
                break;
            };
            if level > QUICK {
                break;
            }
            let action = match self.live.scripted() {
                Some(action) => action,
                None => {
                    let begun = Instant::now();
                    let action = self.live.think(level, getrandom::u64()?).ok_or(Refusal::Fault)?;
                    self.thoughts.push((level, begun.elapsed()));
                    action
                }
            };
            self.play(action)?;
            self.bot_steps += 1;
        }
        Ok(())
    }

    /// A person takes back the chairs in which bots play for them.
    pub(super) fn come_back(&mut self, person: PersonId) -> Result<(), Refusal> {
        let mine: Vec<Seat> = self.live.seating.of(person).collect();
        for seat in mine.into_iter().filter(|seat| self.live.seating.0[*seat].stand_in.is_some()).collect::<Vec<_>>() {
            self.add(Entry::Sit(seat, Sit::Back))?;
        }
        Ok(())
    }

    /// What bots add to the deal, once the table is full.
    pub(crate) fn bots_nonces(&mut self) -> Result<(), Refusal> {
        if self.live.phase() != Phase::Dealing {
            return Ok(());
        }
        let bots: Vec<Seat> = self
            .live
            .seating
            .0
            .iter()
            .filter(|(_, place)| matches!(place.owner, Owner::Bot(_)) && place.nonce.is_none())
            .map(|(seat, _)| seat)
            .collect();
        for seat in bots {
            self.add(Entry::Nonce(seat, Nonce::draw()?))?;
        }
        self.quick_bots()
    }
}

impl<G: Hosted> Live<G> {
    /// The bot that decides now, while any person plays: without one the table waits.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, u8)> {
        if self.phase() != Phase::Playing || self.coach_holds() || self.held {
            return None;
        }
        let seat = self.to_act()?;
        let level = self.seating.get(seat)?.played_by_bot()?;
        let watched = self.seating.0.values().any(|place| place.person().is_some() && place.stand_in.is_none());
        (watched || self.finishing).then_some((seat, level))
    }

    /// What a bot of this level does for whoever decides now. It sees what the seat sees.
    pub(crate) fn think(&self, level: u8, seed: u64) -> Option<G::Action> {
        let state = &self.game.as_ref()?.state;
        think(state, self.to_act()?, level, seed)
    }

    /// The decision of a person, if they may take it.
    pub(crate) fn act(
        &self,
        person: PersonId,
        chosen: Option<Seat>,
        text: &str,
        seen: u64,
        reader: Option<Words>,
    ) -> Result<Draft<G>, Refusal> {
        if self.seating.of(person).next().is_none() {
            return Err(Refusal::NotSeated);
        }
        let game = match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing if self.held => return Err(Refusal::Held),
            Phase::Playing => self.game.as_ref().ok_or(Refusal::NotPlaying)?,
        };
        // Whoever acts is back.
        self.fresh(seen)?;
        let seat = self.to_act().ok_or(Refusal::Over)?;
        let mut draft = Draft::new(self);
        draft.come_back(person)?;
        if draft.live.waiting_person(seat) != Some(person) || chosen.is_some_and(|chosen| chosen != seat) {
            return Err(Refusal::NotYourTurn);
        }
        let words = reader.unwrap_or(Words::of(Language::English));
        let action = read_action(&game.state, text, words).map_err(|unfit| match reader {
            Some(words) => self.told(&unfit, seat, words),
            None => unfit.for_programs(),
        })?;
        if let Some(heard) = self.heard_by_acting() {
            draft.add(Entry::Heard(heard as u32))?;
        }
        draft.play(action)?;
        draft.quick_bots()?;
        Ok(draft)
    }

    /// Whether whoever saw this version saw what the game is now.
    pub(crate) fn fresh(&self, seen: u64) -> Result<(), Refusal> {
        if (self.changed..=self.version).contains(&seen) { Ok(()) } else { Err(Refusal::Stale) }
    }

    /// Adds what a person's browser drew to the deal: to this chair of theirs, or to all that lack it.
    pub(crate) fn nonce(&self, person: PersonId, seat: Option<Seat>, nonce: Nonce) -> Result<Draft<G>, Refusal> {
        let mut mine = self.seating.of(person).peekable();
        mine.peek().ok_or(Refusal::NotSeated)?;
        if self.phase() != Phase::Dealing {
            return Err(if self.game.is_some() { Refusal::Already } else { Refusal::NotPlaying });
        }
        if seat.is_some_and(|seat| !self.seating.owns(person, seat)) {
            return Err(Refusal::NotSeated);
        }
        let lacking = mine.filter(|chair| self.seating.0[*chair].nonce.is_none());
        let chairs: Vec<Seat> = lacking.filter(|chair| seat.is_none_or(|seat| seat == *chair)).collect();
        if chairs.is_empty() {
            return Err(Refusal::Already);
        }
        let mut draft = Draft::new(self);
        let mut nonce = nonce;
        for chair in chairs {
            draft.add(Entry::Nonce(chair, nonce))?;
            nonce = follow(nonce);
        }
        draft.quick_bots()?;
        Ok(draft)
    }

    /// The level of the bots here, for one that comes in later.
    pub(crate) fn usual_level(&self) -> u8 {
        let bots = self.seating.0.values().filter_map(|place| match place.owner {
            Owner::Bot(level) => Some(level),
            _ => None,
        });
        bots.max().unwrap_or(USUAL_LEVEL)
    }

    /// The level of a bot that plays for a person.
    pub(crate) fn stand_in_level(&self) -> u8 {
        self.usual_level().min(QUICK)
    }

    /// Whose time ran out by now.
    pub(crate) fn ran_out(&self) -> Option<Seat> {
        let clocks = self.clocks.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        clocks.running().filter(|_| clocks.due().is_some_and(|due| due <= self.now))
    }

    /// Plays what is safe for a seat whose time ran out; then a bot plays for it.
    pub(crate) fn time_is_up(&self, seat: Seat) -> Result<Draft<G>, Refusal> {
        let state = &self.game.as_ref().ok_or(Refusal::NotPlaying)?.state;
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let action = G::safe(&state.view(game::Viewer::Seat(seat)), &legal);
        let mut draft = Draft::new(self);
        draft.add(Entry::Late(seat))?;
        draft.play(action)?;
        if draft.live.phase() == Phase::Playing {
            draft.add(Entry::Sit(seat, Sit::StandIn(self.stand_in_level())))?;
        }
        draft.quick_bots()?;
        Ok(draft)
    }

    /// For how long nobody could act here, if the server was down meanwhile and a clock ran.
    pub(crate) fn slept(&self, (from, to): (i64, i64)) -> Option<u64> {
        self.clocks.as_ref()?.running().filter(|_| self.last < to)?;
        let slept = to - from.max(self.last);
        u64::try_from(slept).ok().filter(|slept| *slept >= NOTICED)
    }

    /// A person leaves: a bot plays for them, or before the game their chairs are free.
    pub(crate) fn leave(&self, person: PersonId) -> Result<Draft<G>, Refusal> {
        let sit = match self.phase() {
            Phase::Gathering | Phase::Dealing => Sit::Free,
            Phase::Playing => Sit::StandIn(self.stand_in_level()),
            Phase::Over => return Err(Refusal::Over),
        };
        let draft = self.reseat(person, sit, |place| place.is_none())?;
        Ok(draft)
    }

    /// A person takes their chairs back.
    pub(crate) fn back(&self, person: PersonId) -> Result<Draft<G>, Refusal> {
        if self.phase() == Phase::Over {
            return Err(Refusal::Over);
        }
        self.reseat(person, Sit::Back, |stand_in| stand_in.is_some())
    }

    fn reseat(&self, person: PersonId, sit: Sit, which: impl Fn(Option<u8>) -> bool) -> Result<Draft<G>, Refusal> {
        let mine: Vec<Seat> = self.seating.of(person).collect();
        if mine.is_empty() {
            return Err(Refusal::NotSeated);
        }
        let mut draft = Draft::new(self);
        for seat in mine.into_iter().filter(|seat| which(self.seating.0[*seat].stand_in)) {
            draft.add(Entry::Sit(seat, sit))?;
        }
        draft.quick_bots()?;
        Ok(draft)
    }
}

/// What a bot of this level decides on what this seat may know.
pub(crate) fn think<G: Hosted>(state: &G, seat: Seat, level: u8, seed: u64) -> Option<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let view = state.view(game::Viewer::Seat(seat));
    let action = Spec::Level(level).make::<G>(seed).choose(&view, &legal);
    legal.contains(&action).then_some(action)
}

/// Why a text is no step that can be played now.
enum Unfit<G: Game> {
    /// It does not begin like one.
    NoStep,
    /// It begins like one; what is wrong, in the language of whoever wrote it.
    Unread(String),
    /// It can be read and is not legal.
    Illegal(G::Illegal),
    /// It cannot be read.
    Not(String),
}

impl<G: Notation> Unfit<G> {
    fn for_programs(self) -> Refusal {
        match self {
            Unfit::NoStep => Refusal::BadForm(format!("step: expected {}", G::STEPS.join(", "))),
            Unfit::Illegal(why) => Refusal::Illegal(why.to_string()),
            Unfit::Unread(text) | Unfit::Not(text) => Refusal::Illegal(format!("`{text}` is not possible now")),
        }
    }
}

impl<G: Hosted> Live<G> {
    /// Why a step is refused, as a sentence for whoever decides.
    fn told(&self, unfit: &Unfit<G>, seat: Seat, words: Words) -> Refusal {
        let moment = Moment::of(self, Vec::new(), Change::Parts);
        let look = Look { person: None, chosen: None, language: words.language(), names: words.names() };
        let Some(state) = &moment.state else { return Refusal::NotPlaying };
        let names = Names::new(Some(&moment.chairs(&look).map(|chair| chair.name.clone())), self.seating.0.seats());
        let viewer = game::Viewer::Seat(seat);
        let teller = Teller::new(words, &names, viewer, Paint::Plain);
        match unfit {
            Unfit::Illegal(why) => {
                let why = terminal::capital(&G::refusal(why, &state.view(viewer), &teller));
                Refusal::Said(if why.ends_with(['.', '!', '?']) { why } else { why + "." })
            }
            Unfit::Unread(sentence) => Refusal::Said(sentence.clone()),
            Unfit::NoStep => Refusal::BadForm(format!("step: expected {}", G::STEPS.join(", "))),
            Unfit::Not(text) => Refusal::Illegal(format!("`{text}` is not possible now")),
        }
    }
}

/// The action that this text means, if it is legal now. What chance will answer is not for people to say.
fn read_action<G: Hosted>(state: &G, text: &str, reader: Words) -> Result<G::Action, Unfit<G>> {
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let text = words.join(" ");
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let is_meant = |action: &&G::Action| G::step_text(&Step { action: **action, outcome: None }).to_lowercase() == text;
    if let Some(action) = legal.iter().find(is_meant) {
        return Ok(*action);
    }
    let by = state.to_act().unwrap_or(Actor::Chance);
    let checked = |action: G::Action| match Game::check(state, by, action) {
        Ok(()) if legal.contains(&action) => Ok(action),
        Ok(()) => Err(Unfit::Not(text.clone())),
        Err(why) => Err(Unfit::Illegal(why)),
    };
    let read = G::read_step(game::notation::Words::new(&text)).ok().filter(|step| step.outcome.is_none());
    if let Some(step) = read {
        return checked(step.action);
    }
    match G::read_action(&text, &legal, reader) {
        Some(Ok(action)) => checked(action),
        Some(Err(sentence)) => Err(Unfit::Unread(sentence)),
        None if words.first().is_some_and(|word| G::STEPS.contains(&word.as_str())) => Err(Unfit::Not(text.clone())),
        None => Err(Unfit::NoStep),
    }
}

/// What the same browser adds for a further chair of the same person.
fn follow(nonce: Nonce) -> Nonce {
    use sha2::{Digest, Sha256};
    let hash = Sha256::digest(nonce.as_bytes());
    Nonce::from_bytes(&hash[..16]).unwrap_or(nonce)
}
