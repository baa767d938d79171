//! The chairs of a moment as one viewer reads them: who sits there, and under which name.

use game::{BySeat, Seat};
use pages::coach;
use pages::{Chair, Sitter, Words};
use store::PersonId;

use super::{Look, Moment};
use crate::games::Hosted;
use crate::table::names;
use crate::table::seating::{Owner, Place};

impl<G: Hosted> Moment<G> {
    /// Every chair.
    pub(super) fn all_chairs(&self, look: &Look) -> BySeat<Chair> {
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
                    if several(person) {
                        let number = self.seating.of(person).take_while(|other| *other != seat).count() + 1;
                        names::at_one_screen(place.called.as_deref(), look.language, number)
                    } else {
                        let name = names::person(place.name.as_deref(), look.language);
                        match self.called_alike(seat, person) {
                            Some(count) => format!("{name} ({count})"),
                            None => name,
                        }
                    }
                }
            };
            Chair { name, avatar: self.avatar(seat), sitter, mine }
        };
        BySeat::from_fn(self.seating.0.seats(), chair)
    }

    /// Which of several people this is whose names nobody could tell apart; none for the first of them.
    fn called_alike(&self, seat: Seat, person: PersonId) -> Option<usize> {
        let name = self.seating.0[seat].name.as_deref()?;
        let mut before: Vec<PersonId> = Vec::new();
        for (_, place) in self.seating.0.iter().take_while(|(other, _)| *other < seat) {
            if let (Owner::Person(other), Some(called)) = (place.owner, place.name.as_deref())
                && other != person
                && !before.contains(&other)
                && crate::names::same(called, name)
            {
                before.push(other);
            }
        }
        Some(before.len() + 1).filter(|count| *count > 1)
    }

    /// How many bots of this level sit before this one, if there are several.
    fn bots_like(&self, seat: Seat, level: u8) -> Option<usize> {
        let like = || self.seating.0.iter().filter(|(_, place)| place.owner == Owner::Bot(level));
        (like().count() > 1).then(|| like().filter(|(other, _)| *other < seat).count() + 1)
    }
}
