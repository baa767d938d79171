//! What a line of the log does to a table.

use std::sync::Arc;

use record::Dealer;

use super::{Given, Live, Next, Phase, Playing};
use crate::games::Hosted;
use crate::table::log::{Entry, Sit};
use crate::table::seating::Place;

impl<G: Hosted> Live<G> {
    /// Takes one line in and tells what happened in the game.
    ///
    /// # Errors
    /// Why it cannot be; then the table must not be used any more.
    pub(crate) fn take(&mut self, entry: &Entry<G::Action>) -> Result<Vec<G::Event>, String> {
        let events = self.take_line(entry)?;
        self.last = self.now;
        if self.changed == self.version || self.game.is_none() {
            self.since = self.now;
        }
        self.turn_clocks(entry);
        Ok(events)
    }

    /// The clocks after a line.
    fn turn_clocks(&mut self, entry: &Entry<G::Action>) {
        let next = self.to_act().filter(|_| self.phase() == Phase::Playing && !self.held);
        let next = next.filter(|seat| self.waiting_person(*seat).is_some());
        let Some(clocks) = &mut self.clocks else { return };
        match entry {
            Entry::Step(_) => clocks.step(next, self.now),
            Entry::Paused(time) => clocks.paused(i64::try_from(*time).unwrap_or(i64::MAX), self.now),
            Entry::Sit(seat, Sit::Back) => {
                clocks.back(*seat);
                clocks.turn(next, self.now);
            }
            _ => clocks.turn(next, self.now),
        }
    }

    fn take_line(&mut self, entry: &Entry<G::Action>) -> Result<Vec<G::Event>, String> {
        self.version += 1;
        match entry {
            Entry::Sit(seat, sit) => {
                let place = self.seating.get(*seat);
                let nonce = place.and_then(|place| place.nonce);
                let moved = match sit {
                    Sit::Person(person) => Some((*person, (1, 0))),
                    Sit::Back => place.and_then(Place::person).map(|person| (person, (0, 1))),
                    Sit::Bot(_) | Sit::Free | Sit::StandIn(_) => None,
                };
                if let Some((person, (sat, back))) = moved {
                    let moves = Arc::make_mut(&mut self.moves).entry(person).or_default();
                    *moves = (moves.0 + sat, moves.1 + back);
                }
                let seating = Arc::make_mut(&mut self.seating);
                if !seating.sit(*seat, *sit) {
                    return Err(format!("there is no {seat}"));
                }
                // Whoever comes in when the game is dealt takes over what the chair added to the deal.
                if self.game.is_some() {
                    seating.0[*seat].nonce = nonce;
                }
                if *sit != Sit::Back {
                    self.orders.remove(*seat);
                }
            }
            Entry::Nonce(seat, nonce) => {
                let seating = Arc::make_mut(&mut self.seating);
                seating.get(*seat).ok_or_else(|| format!("there is no {seat}"))?;
                seating.0[*seat].nonce = Some(*nonce);
                self.deal_when_ready()?;
            }
            Entry::Setup(key, value) => self.give()?.setup.push((key.clone(), value.clone())),
            Entry::Given(step) => self.give()?.steps.push(*step),
            Entry::Step(step) => {
                self.changed = self.version;
                self.phrase = None;
                let (version, game) = (self.version, self.game.as_mut());
                let late = std::mem::take(&mut self.late);
                return game.ok_or("nothing is dealt yet")?.step(*step, version, late);
            }
            Entry::Undo(to) => {
                self.changed = self.version;
                self.alone = false;
                let (version, game) = (self.version, self.game.as_mut());
                game.ok_or("nothing is dealt yet")?.undo(*to, version)?;
            }
            Entry::Late(_) => self.late = true,
            Entry::Paused(_) => {}
            Entry::Hold => self.held = true,
            Entry::GoOn => self.held = false,
            Entry::Finish => self.finishing = true,
            Entry::Last => {
                self.changed = self.version;
                let game = self.game.as_mut().ok_or("nothing is dealt yet")?;
                let options = game.state.called().ok_or("its end cannot be called")?;
                game.recast(&options)?;
                self.called = Some(game.entries.len() as u32);
                Arc::make_mut(&mut self.agreed).options = options;
            }
            Entry::Hint(_) => self.hints = (self.hints.0 + 1, self.changed),
            Entry::Heard(_) | Entry::Alone if self.lesson.is_none() => return Err("there is no lesson".to_owned()),
            Entry::Heard(cues) => self.heard = *cues as usize,
            Entry::Alone => self.alone = true,
            Entry::Over => self.over = true,
            Entry::Next(id, again, by) => {
                self.next[usize::from(*again)] = Some(Next { id: id.clone(), by: *by, version: self.version });
            }
        }
        Ok(Vec::new())
    }

    /// What was played before, to be added to.
    fn give(&mut self) -> Result<&mut Given<G>, String> {
        if self.game.is_some() {
            return Err("the game is dealt already".to_owned());
        }
        let nothing = || Arc::new(Given { setup: Vec::new(), steps: Vec::new() });
        Ok(Arc::make_mut(self.given.get_or_insert_with(nothing)))
    }

    /// Deals once the table is full and every seat has added to the deal.
    fn deal_when_ready(&mut self) -> Result<(), String> {
        let Some(nonces) = self.seating.nonces().filter(|_| self.game.is_none() && self.seating.full()) else {
            return Ok(());
        };
        let options = &self.agreed.options;
        let dealer = match self.given.as_deref() {
            Some(given) => Dealer::<G>::after(given.read_setup(options)?, &self.facts.secret, &nonces),
            None => {
                let mut dealer = Dealer::<G>::new(options, &self.facts.secret, &nonces);
                dealer.setup = self.agreed.chosen_setup().unwrap_or(dealer.setup);
                if let Some(script) = &self.lesson {
                    dealer.setup = script.setup.clone();
                }
                dealer
            }
        };
        let start = G::start(options, &dealer.setup).map_err(|bad| bad.to_string())?;
        self.changed = self.version;
        self.game = Some(Playing {
            state: start.clone(),
            start,
            dealer,
            entries: Vec::new(),
            path: Vec::new(),
            recent: Vec::new(),
            scored: None,
            given: 0,
        });
        let (given, version) = (self.given.clone(), self.version);
        if let Some((given, game)) = given.zip(self.game.as_mut()) {
            for step in &given.steps {
                game.step(*step, version, false)?;
            }
            game.given = given.steps.len();
        }
        Ok(())
    }
}
