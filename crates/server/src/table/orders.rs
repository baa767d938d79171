//! What did players ask for in advance? Kept beside the log in the table's note, written in the same transaction as the
//! step that used it: it survives a restart, but no line, no version and no record tells that it was ever there. Only its
//! owner is shown it.

use bots::Obeyed;
use game::{Seat, Viewer};
use pages::OrderBook;
use store::PersonId;

use super::deeds::Draft;
use super::live::{Live, Phase};
use super::log::read_seat;
use super::moment::{Change, Moment};
use crate::games::Hosted;
use crate::refusal::Refusal;

/// What each seat asked for; at most one thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Orders(Vec<Order>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Order {
    seat: Seat,
    text: String,
    /// Whether it was not meant for the decision that came; kept to say so until the person decides.
    lapsed: bool,
}

const LAPSED: &str = "lapsed ";

impl Orders {
    /// As the note keeps them: `0 up-to 9,2 lapsed pass-auction`.
    pub(crate) fn text(&self) -> String {
        let line =
            |order: &Order| format!("{} {}{}", order.seat.index(), if order.lapsed { LAPSED } else { "" }, order.text);
        self.0.iter().map(line).collect::<Vec<_>>().join(",")
    }

    /// Reads what [`Orders::text`] wrote. What cannot be read is no order.
    pub(crate) fn read(text: &str) -> Orders {
        let order = |line: &str| {
            let (seat, rest) = line.split_once(' ')?;
            let (lapsed, text) = rest.strip_prefix(LAPSED).map_or((false, rest), |text| (true, text));
            Some(Order { seat: read_seat(seat)?, text: text.to_owned(), lapsed })
        };
        Orders(text.split(',').filter_map(order).collect())
    }

    fn of(&self, seat: Seat) -> Option<&Order> {
        self.0.iter().find(|order| order.seat == seat)
    }

    fn set(&mut self, seat: Seat, text: String) {
        self.remove(seat);
        self.0.push(Order { seat, text, lapsed: false });
    }

    /// The seat asks for nothing any more.
    pub(crate) fn remove(&mut self, seat: Seat) {
        self.0.retain(|order| order.seat != seat);
    }

    /// The seat decides itself: what lapsed was said long enough.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0.retain(|order| order.seat != seat || !order.lapsed);
    }

    /// What the person in this seat is shown.
    pub(crate) fn book(&self, seat: Seat, offered: Vec<String>) -> OrderBook {
        let order = self.of(seat);
        let text = |lapsed: bool| order.filter(|order| order.lapsed == lapsed).map(|order| order.text.clone());
        OrderBook { offered, order: text(false), lapsed: text(true) }
    }
}

impl<G: Hosted> Live<G> {
    /// What the person asked for who must decide now.
    fn ordered(&self) -> Option<(Seat, String)> {
        let seat = self.to_act().filter(|_| self.phase() == Phase::Playing)?;
        self.waiting_person(seat)?;
        let order = self.orders.of(seat).filter(|order| !order.lapsed)?;
        Some((seat, order.text.clone()))
    }

    /// Asks for something in advance, or no longer for anything.
    pub(crate) fn order(&self, person: PersonId, chosen: Option<Seat>, text: &str) -> Result<Draft<G>, Refusal> {
        let mut mine = self.seating.of(person);
        let seat = match chosen {
            Some(seat) => Some(seat).filter(|seat| self.seating.owns(person, *seat)),
            None => mine.next(),
        };
        let seat = seat.ok_or(Refusal::NotSeated)?;
        let state = match self.phase() {
            Phase::Gathering | Phase::Dealing => return Err(Refusal::NotPlaying),
            Phase::Over => return Err(Refusal::Over),
            Phase::Playing => &self.game.as_ref().ok_or(Refusal::NotPlaying)?.state,
        };
        let mut draft = Draft::new(self);
        draft.come_back(person)?;
        if text == "none" {
            draft.live.orders.remove(seat);
        } else if G::orders(&state.view(Viewer::Seat(seat))).iter().any(|offered| offered == text) {
            draft.live.orders.set(seat, text.to_owned());
        } else {
            return Err(Refusal::BadForm("order: none that can be given now".to_owned()));
        }
        draft.tell_only(person);
        draft.quick_bots()?;
        Ok(draft)
    }
}

impl<G: Hosted> Draft<G> {
    /// Does what the person asked for who must decide now; `false` if they asked for nothing that fits.
    pub(super) fn obey(&mut self) -> Result<bool, Refusal> {
        let Some((seat, text)) = self.live.ordered() else { return Ok(false) };
        let Some(game) = &self.live.game else { return Ok(false) };
        let mut legal = Vec::new();
        game.state.legal_actions(&mut legal);
        match G::obey(&game.state.view(Viewer::Seat(seat)), &legal, &text) {
            Obeyed::Acts { action, stays } if legal.contains(&action) => {
                if !stays {
                    self.live.orders.remove(seat);
                }
                self.play(action)?;
                Ok(true)
            }
            _ => {
                self.live.orders.set(seat, text);
                self.live.orders.0.last_mut().into_iter().for_each(|order| order.lapsed = true);
                // The step that brought the decision tells it.
                if let Some(last) = self.moments.last_mut() {
                    last.orders = self.live.orders.clone();
                    last.lapsed = Some(seat);
                }
                Ok(false)
            }
        }
    }

    /// A moment that only this person is shown: for the others nothing happened.
    fn tell_only(&mut self, person: PersonId) {
        let moment = Moment { only: Some(person), ..Moment::of(&self.live, Vec::new(), Change::Parts) };
        self.moments.push(moment);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_read_back_as_they_were_written() {
        let text = "0 up-to 9,2 lapsed pass-auction";
        assert_eq!(Orders::read(text).text(), text);
        assert_eq!(Orders::read(""), Orders::default());
        assert_eq!(Orders::read("x,9 up-to 2,1"), Orders::default());
    }
}
