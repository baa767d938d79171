//! Who sits where, and what each seat added to the deal.

use std::sync::Arc;

use game::{BySeat, Seat};
use pages::Avatar;
use record::Nonce;
use store::{Occupant, PersonId};

use super::log::Sit;

/// Who has a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// Nobody yet.
    Free,
    /// A person.
    Person(PersonId),
    /// A bot of this level.
    Bot(u8),
}

/// A chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// Who has it.
    pub(crate) owner: Owner,
    /// The level of the bot that plays for the person who has it.
    pub(crate) stand_in: Option<u8>,
    /// Whether the person's browser is connected.
    pub(crate) here: bool,
    /// Since when nothing was heard of the person, where their browser is not connected; in milliseconds since 1970.
    pub(crate) gone_at: Option<i64>,
    /// What the person is called; none for a forgotten one.
    pub(crate) name: Option<Arc<str>>,
    /// What whoever sits there is called, where several people share a screen and this one was given a name.
    pub(crate) called: Option<Arc<str>>,
    /// The picture beside the name. A class has its own: see `ClassFacts`.
    pub(crate) avatar: Option<Avatar>,
    /// What the seat added to the deal.
    pub(crate) nonce: Option<Nonce>,
}

/// All chairs of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating(pub(crate) BySeat<Place>);

impl Seating {
    /// A table of that many free chairs.
    pub(crate) fn new(seats: usize) -> Seating {
        Seating(BySeat::from_fn(seats, |_| Place {
            owner: Owner::Free,
            stand_in: None,
            here: false,
            gone_at: None,
            name: None,
            called: None,
            avatar: None,
            nonce: None,
        }))
    }

    /// The chair, if the table has it.
    pub(crate) fn get(&self, seat: Seat) -> Option<&Place> {
        self.0.get(seat)
    }

    /// Changes who sits; `false` if there is no such chair.
    pub(crate) fn sit(&mut self, seat: Seat, sit: Sit) -> bool {
        if self.0.get(seat).is_none() {
            return false;
        }
        let place = &mut self.0[seat];
        match sit {
            Sit::StandIn(level) => place.stand_in = Some(level),
            Sit::Back => place.stand_in = None,
            Sit::Person(_) | Sit::Bot(_) | Sit::Free => {
                place.owner = match sit {
                    Sit::Person(person) => Owner::Person(person),
                    Sit::Bot(level) => Owner::Bot(level),
                    _ => Owner::Free,
                };
                (place.stand_in, place.here, place.gone_at, place.nonce) = (None, false, None, None);
                (place.name, place.called, place.avatar) = (None, None, None);
            }
        }
        true
    }

    /// The chairs of a person, in seat order.
    pub(crate) fn of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(move |(_, place)| place.owner == Owner::Person(person)).map(|(seat, _)| seat)
    }

    /// Whether this person has this chair.
    pub(crate) fn owns(&self, person: PersonId, seat: Seat) -> bool {
        self.get(seat).is_some_and(|place| place.owner == Owner::Person(person))
    }

    /// Everybody who has a chair, once each.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.0.values().filter_map(Place::person).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Whether no chair is free.
    pub(crate) fn full(&self) -> bool {
        self.0.values().all(|place| place.owner != Owner::Free)
    }

    /// What every seat added, once all have.
    pub(crate) fn nonces(&self) -> Option<Vec<Nonce>> {
        self.0.values().map(|place| place.nonce).collect()
    }

    /// Seats as lists of tables show them.
    pub(crate) fn occupants(&self) -> Vec<Occupant> {
        let occupant = |place: &Place| match place.owner {
            Owner::Free => Occupant::Free,
            Owner::Person(person) => Occupant::Person(person),
            Owner::Bot(level) => Occupant::Bot(level),
        };
        self.0.values().map(occupant).collect()
    }
}

impl Place {
    /// The person who has it.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.owner {
            Owner::Person(person) => Some(person),
            Owner::Free | Owner::Bot(_) => None,
        }
    }

    /// The level of the bot that decides for it now, if one does.
    pub(crate) fn played_by_bot(&self) -> Option<u8> {
        match self.owner {
            Owner::Bot(level) => Some(level),
            Owner::Person(_) => self.stand_in,
            Owner::Free => None,
        }
    }
}
