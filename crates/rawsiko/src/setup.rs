//! What is settled before the first step: the cards, who begins and, when they are dealt, the continents.

use game::{BySeat, GameOptions, Lots, MAX_SEATS, Seat};

use crate::error::{BadPick, BadSetup};
use crate::{Continent, Objective, Options, SetupKind};

/// What is settled before the first step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// One card per seat.
    pub objectives: BySeat<Objective>,
    /// The seat that begins.
    pub first: Seat,
    /// Only in the advanced set-up: the first and the second continent of each seat.
    pub continents: Option<BySeat<[Continent; 2]>>,
}

impl Setup {
    /// Whether a game with these options can begin so.
    pub(crate) fn check(&self, options: &Options) -> Result<(), BadSetup> {
        let players = options.players();
        if self.objectives.seats() != players {
            return Err(BadSetup::Cards { players, cards: self.objectives.seats() });
        }
        for (seat, card) in self.objectives.iter() {
            if let Some((other, _)) = self.objectives.iter().find(|(other, theirs)| *other < seat && *theirs == card) {
                return Err(BadSetup::CardTwice { seat, other, card: *card });
            }
        }
        if self.first.index() >= players {
            return Err(BadSetup::First { first: self.first, players });
        }
        match (options.setup, &self.continents) {
            (SetupKind::Simple, None) => Ok(()),
            (SetupKind::Simple, Some(_)) => Err(BadSetup::ContinentsGiven),
            (SetupKind::Advanced, None) => Err(BadSetup::ContinentsMissing),
            (SetupKind::Advanced, Some(continents)) => self.check_continents(players, continents),
        }
    }

    /// The same with the cards of all but these seats drawn by lot from those that these seats do not have.
    pub(crate) fn veiled(&self, mine: &[Seat], lots: &mut impl Lots) -> Setup {
        let seen = |card: Objective| mine.iter().any(|seat| self.objectives.get(*seat) == Some(&card));
        let mut unseen: Vec<Objective> = Objective::all().filter(|card| !seen(*card)).collect();
        lots.shuffle(&mut unseen);
        let card = |seat: Seat| if mine.contains(&seat) { self.objectives[seat] } else { unseen[seat.index()] };
        Setup { objectives: BySeat::from_fn(self.objectives.seats(), card), ..self.clone() }
    }

    /// The continents are legal if choosing them one by one would have been.
    fn check_continents(&self, players: usize, continents: &BySeat<[Continent; 2]>) -> Result<(), BadSetup> {
        if continents.seats() != players {
            return Err(BadSetup::Continents { players, pairs: continents.seats() });
        }
        let mut holders = Holders::default();
        for (seat, round) in claim_order(self.first, players) {
            let continent = continents[seat][round];
            holders.refusal(seat, continent).map_err(|pick| BadSetup::Pick { round, pick })?;
            holders.add(seat, continent);
        }
        Ok(())
    }
}

/// Who claims when: everybody once from `first` on, then everybody again in reverse. Round 0 is the first claim of a
/// seat, round 1 the second.
pub(crate) fn claim_order(first: Seat, seats: usize) -> impl Iterator<Item = (Seat, usize)> {
    let forward = first.round(seats);
    let mut back = [first; MAX_SEATS];
    for (place, seat) in forward.clone().enumerate() {
        back[seats - 1 - place] = seat;
    }
    forward.map(|seat| (seat, 0)).chain(back.into_iter().take(seats).map(|seat| (seat, 1)))
}

/// Which seats hold territories of which continent.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Holders([u8; Continent::COUNT]);

impl Holders {
    pub(crate) fn add(&mut self, seat: Seat, continent: Continent) {
        self.0[continent.index()] |= 1 << seat.index();
    }

    /// Whether `seat` may take the continent, and if not, why.
    pub(crate) fn refusal(&self, seat: Seat, continent: Continent) -> Result<(), BadPick> {
        let holders = self.0[continent.index()];
        if holders & 1 << seat.index() != 0 {
            return Err(BadPick::Twice { seat, continent });
        }
        if holders.count_ones() >= 2 {
            return Err(BadPick::Full { seat, continent });
        }
        let unoccupied = Continent::all().find(|other| self.0[other.index()] == 0);
        match unoccupied {
            Some(unoccupied) if holders != 0 => Err(BadPick::Unoccupied { seat, continent, unoccupied }),
            _ => Ok(()),
        }
    }

    /// The continents that `seat` may take, in the order of the data.
    pub(crate) fn choices(&self, seat: Seat) -> impl Iterator<Item = Continent> {
        Continent::all().filter(move |continent| self.refusal(seat, *continent).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_player_claims_twice_in_a_row() {
        let first = Seat::new(2).expect("a seat");
        let order: Vec<_> = claim_order(first, 4).map(|(seat, round)| (seat.index(), round)).collect();
        assert_eq!(order, [(2, 0), (3, 0), (0, 0), (1, 0), (1, 1), (0, 1), (3, 1), (2, 1)]);
    }

    #[test]
    fn a_veiled_set_up_keeps_ones_own_card_and_says_nothing_of_the_others() {
        struct Counting(u32);
        impl Lots for Counting {
            fn below(&mut self, n: u32) -> u32 {
                self.0 += 1;
                self.0 % n
            }
        }
        let cards: Vec<Objective> = Objective::all().collect();
        let [me, other] = [1, 0].map(|seat| Seat::new(seat).expect("a seat"));
        let setup = |others: usize| Setup {
            objectives: BySeat::from_fn(4, |seat| if seat == me { cards[7] } else { cards[seat.index() + others] }),
            first: me,
            continents: None,
        };
        for lots in 0..50 {
            // Two games that are equal but for the cards of others have the same copies.
            let [one, another] = [0, 3].map(|others| setup(others).veiled(&[me], &mut Counting(lots)));
            assert_eq!(one, another);
            assert_eq!((one.objectives[me], one.first), (cards[7], me));
            let options = Options::for_players(4).expect("four can play");
            assert_eq!(one.check(&options), Ok(()), "no card twice");
        }
        let drawn: std::collections::BTreeSet<String> =
            (0..50).map(|lots| setup(0).veiled(&[me], &mut Counting(lots)).objectives[other].to_string()).collect();
        assert!(drawn.len() > 3, "it is drawn anew: {drawn:?}");
    }

    #[test]
    fn no_continent_can_be_taken_wrongly() {
        let [one, two] = [0, 1].map(|place| Continent::new(place).expect("there are six"));
        let [first, second, third] = [0, 1, 2].map(|seat| Seat::new(seat).expect("a seat"));
        let mut holders = Holders::default();
        holders.add(first, one);
        assert!(
            matches!(holders.refusal(second, one), Err(BadPick::Unoccupied { unoccupied, .. }) if unoccupied == two)
        );
        for continent in Continent::all() {
            holders.add(second, continent);
        }
        assert!(matches!(holders.refusal(second, two), Err(BadPick::Twice { .. })));
        assert!(matches!(holders.refusal(third, one), Err(BadPick::Full { .. })));
        assert_eq!(holders.refusal(third, two), Ok(()));
        assert_eq!(holders.choices(third).count(), 5);
    }
}
