//! The deal of RAWsiko: the cards, who begins, the continents when they are dealt, and the dice to fall.

use game::notation::Notation;
use game::{BySeat, Deal, Dealt, Fate, Game, GameOptions, Lots, Recipe, Seat, Stage};

use crate::dice::FACES;
use crate::setup::{Holders, claim_order};
use crate::{Action, Continent, Dice, Objective, Options, Setup, SetupKind, State};

/// The dice of a game in the order in which they fall, as far as they are known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceTape(Vec<u8>);

impl DiceTape {
    /// The dice of a conflict when `thrown` fell before: first the attacker's, then the defender's.
    ///
    /// Where the tape ends, it goes on with further lots: whoever takes a step back meets the same dice again.
    pub(crate) fn roll(&mut self, thrown: u16, attackers: u8, defenders: u8, lots: &mut impl Lots) -> Action {
        let start = usize::from(thrown);
        let (middle, end) = (start + usize::from(attackers), start + usize::from(attackers) + usize::from(defenders));
        while self.0.len() < end {
            self.0.push(lots.below(u32::from(FACES)) as u8 + 1);
        }
        let side = |faces: &[u8]| {
            let mut sorted = [0; 3];
            let sorted = &mut sorted[..faces.len()];
            sorted.copy_from_slice(faces);
            Dice::sorted(sorted).expect("one to three dice fall on each side")
        };
        Action::Roll { attack: side(&self.0[start..middle]), defence: side(&self.0[middle..end]) }
    }
}

/// First the cards, then who begins, then the continents one by one: the order of the lots is part of fair dealing and
/// must not change. After these every lot is a die.
pub(crate) fn deal(options: &Options, lots: &mut impl Lots) -> Deal<State> {
    let players = options.players();
    let mut cards: Vec<Objective> = Objective::all().collect();
    lots.shuffle(&mut cards);
    let objectives = BySeat::from_fn(players, |seat| cards[seat.index()]);
    let begins = lots.below(players as u32);
    let first = Seat::all(players).nth(begins as usize).unwrap_or(Seat::FIRST);
    let continents = match options.setup {
        SetupKind::Simple => None,
        SetupKind::Advanced => Some(deal_continents(players, first, lots)),
    };
    Deal { setup: Setup { objectives, first, continents }, fate: DiceTape::default() }
}

/// Two continents for each seat, in the order in which they would be chosen, each by lot from those it may take.
fn deal_continents(players: usize, first: Seat, lots: &mut impl Lots) -> BySeat<[Continent; 2]> {
    let mut holders = Holders::default();
    let mut dealt = BySeat::from_fn(players, |_| [FIRST_CONTINENT; 2]);
    for (seat, round) in claim_order(first, players) {
        let choices: Vec<Continent> = holders.choices(seat).collect();
        let continent = choices[lots.below(choices.len() as u32) as usize];
        holders.add(seat, continent);
        dealt[seat][round] = continent;
    }
    dealt
}

const FIRST_CONTINENT: Continent = Continent::new(0).expect("there are six");

impl Dealt for State {
    fn recipe(options: &Options) -> Recipe {
        let seats = options.players();
        let [cards, first, continents] = [0, 1, 2].map(|place| State::SETUP_LINES[place]);
        let objectives = Objective::all().map(|card| card.to_string()).collect();
        let mut setup = vec![
            Stage::Shuffle { line: cards, things: objectives, take: seats, binding: true },
            Stage::Seat { line: first, seats },
        ];
        if options.setup == SetupKind::Advanced {
            let things = Continent::all().map(|continent| continent.to_string()).collect();
            setup.push(Stage::Share { line: continents, things, seats });
        }
        let fate = Fate::Dice { faces: FACES.into() };
        Recipe { game: State::NAME, setup, fate, steps: State::STEPS, answer: ":" }
    }
}
