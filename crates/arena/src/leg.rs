//! One part of a run: a table, those who take part, and how they change chairs from game to game of a deal.

use std::cell::RefCell;

use bots::{Dice, Plays, net};
use game::{BySeat, Game, GameOptions, Lots, Mixer, Seat};
use record::{Dealer, SeededGame};
use serde_json::{Value, json};

use crate::entrant::bot_seed;
use crate::journal::Shape;
use crate::luck::Follower;
use crate::table::{Outcome, ask, play_out};
use crate::{ArenaError, Entrant, Times};

/// Who sits where: the place of each seat's entrant in [`Leg::entrants`].
pub(crate) type Seating = BySeat<usize>;

/// Where the challenger of a match stands among the entrants.
pub(crate) const CHALLENGER: usize = 0;
const FIELD: usize = 1;

/// How a deal is seated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The first entrant in each chair once, the second in all others.
    Mirrored,
    /// As many games as entrants, so that each of them sits in each chair once; who meets whom is drawn by lot.
    Mixed,
}

/// One part of a run.
pub(crate) struct Leg<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) entrants: Vec<Entrant<G>>,
    way: Way,
    /// Whether it is told how lucky the challenger was.
    lucky: bool,
}

/// A deal that was played in all its seatings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedDeal {
    /// In the order of the seatings.
    pub(crate) games: Vec<Outcome>,
    /// How long each entrant took for its decisions.
    pub(crate) times: Vec<Times>,
    /// How lucky the challenger was in each game, in parts as [`Follower::parts`] counts them; empty where nobody asked.
    pub(crate) luck: Vec<i64>,
}

impl<G: Plays> Leg<G> {
    /// Every deal once with the challenger in each chair.
    pub(crate) fn mirrored(options: G::Options, challenger: Entrant<G>, field: Entrant<G>) -> Self {
        Leg { options, entrants: vec![challenger, field], way: Way::Mirrored, lucky: false }
    }

    /// The same, and told how lucky the challenger was.
    pub(crate) fn with_luck(self) -> Self {
        Leg { lucky: true, ..self }
    }

    /// Every deal so often that each entrant sits in each chair once, in company drawn by lot.
    pub(crate) fn mixed(options: G::Options, entrants: Vec<Entrant<G>>) -> Result<Self, ArenaError> {
        if entrants.len() < options.players() {
            return Err(ArenaError::TooFew { players: options.players(), entrants: entrants.len() });
        }
        Ok(Leg { options, entrants, way: Way::Mixed, lucky: false })
    }

    pub(crate) fn players(&self) -> usize {
        self.options.players()
    }

    /// What a line of the journal must have.
    pub(crate) fn shape(&self) -> Shape {
        let games = self.games_per_deal();
        Shape { games, seats: self.players(), entrants: self.entrants.len(), luck: if self.lucky { games } else { 0 } }
    }

    /// How often a deal is played.
    pub(crate) fn games_per_deal(&self) -> usize {
        match self.way {
            Way::Mirrored => self.players(),
            Way::Mixed => self.entrants.len(),
        }
    }

    /// Who sits where in each game of a deal.
    pub(crate) fn seatings(&self, game: &SeededGame) -> Vec<Seating> {
        let seats = self.players();
        match self.way {
            Way::Mirrored => Seat::all(seats)
                .map(|chair| BySeat::from_fn(seats, |seat| if seat == chair { CHALLENGER } else { FIELD }))
                .collect(),
            Way::Mixed => {
                let mut dice = Dice::new(Mixer::key(&(game.choices, u64::MAX)));
                let all = self.entrants.len();
                let mut order: Vec<usize> = (0..all).collect();
                let mut steps = order.clone();
                dice.shuffle(&mut order);
                dice.shuffle(&mut steps);
                // Seats stand at different places of a ring and move on by one a game: each passes everybody once.
                let seated = |table| BySeat::from_fn(seats, |seat: Seat| order[(table + steps[seat.index()]) % all]);
                (0..all).map(seated).collect()
            }
        }
    }

    /// Plays a deal in all its seatings.
    pub(crate) fn play(&self, deal: u64, game: &SeededGame) -> Result<PlayedDeal, ArenaError> {
        let dealer = Dealer::<G>::new(&self.options, &game.secret, game.nonces(self.players()));
        let mut times = vec![Times::default(); self.entrants.len()];
        let (mut games, mut luck) = (Vec::new(), Vec::new());
        for (table, seating) in self.seatings(game).iter().enumerate() {
            let follows = self.lucky.then(|| challenger(seating).and_then(Follower::of)).flatten().map(RefCell::new);
            let outcome = self.play_table(&dealer, game.choices, table, seating, &mut times, follows.as_ref());
            games.push(outcome.map_err(|mishap| ArenaError::Broken { deal, table: self.at_table(seating), mishap })?);
            luck.extend(follows.map(|luck| luck.into_inner().parts()));
        }
        Ok(PlayedDeal { games, times, luck })
    }

    fn play_table(
        &self,
        dealer: &Dealer<G>,
        choices: u64,
        table: usize,
        seating: &Seating,
        times: &mut [Times],
        luck: Option<&RefCell<Follower<G>>>,
    ) -> Result<Outcome, crate::Mishap> {
        // The same dealer for every seating: whatever is played, chance answers the same questions alike.
        let mut dealer = dealer.clone();
        let mut state = G::start(&self.options, &dealer.setup).expect("a dealt set-up is sound");
        let mut bots =
            BySeat::from_fn(self.players(), |seat| self.entrants[seating[seat]].bot(bot_seed(choices, table, seat)));
        let mut choose = |seat: Seat, state: &G, legal: &[G::Action]| {
            let answer = ask(bots[seat].as_mut(), seat, state, legal)?;
            if let Some(luck) = luck {
                luck.borrow_mut().decides(state);
            }
            // Where nothing is to be decided no time is taken: it would hide how long thinking takes.
            if legal.len() > 1 {
                times[seating[seat]].count(answer.took);
            }
            Ok(answer.action)
        };
        let mut step = |step| {
            if let Some(luck) = luck {
                luck.borrow_mut().came(step);
            }
        };
        play_out(&mut state, &mut dealer, &mut Vec::new(), &mut choose, &mut step, &mut |_| ())?;
        Ok(Outcome::of(&state))
    }

    /// Who sits where, for messages.
    fn at_table(&self, seating: &Seating) -> String {
        match (self.way, challenger(seating)) {
            (Way::Mirrored, Some(chair)) => {
                let (challenger, field) = (&self.entrants[CHALLENGER], &self.entrants[FIELD]);
                format!("{} in {chair} against {}", challenger.name(), field.name())
            }
            _ => {
                let names: Vec<&str> = seating.values().map(|entrant| self.entrants[*entrant].name()).collect();
                format!("{} in play order", names.join(", "))
            }
        }
    }

    /// What tells this part from any other, for the journal.
    pub(crate) fn identity(&self) -> Value {
        let specs = G::Options::SPECS.iter().enumerate();
        let options: serde_json::Map<String, Value> =
            specs.map(|(which, spec)| (spec.key.to_owned(), self.options.value(which).into())).collect();
        let players = self.players();
        let mut told = match (self.way, &self.entrants[..]) {
            (Way::Mirrored, [challenger, field]) => {
                let names = (challenger.name(), field.name());
                json!({ "players": players, "options": options, "challenger": names.0, "field": names.1 })
            }
            (_, entrants) => {
                let names: Vec<&str> = entrants.iter().map(Entrant::name).collect();
                json!({ "players": players, "options": options, "mix": names })
            }
        };
        if let Some(net) = net::of::<G>() {
            let net = net.checksum(players);
            if self.lucky {
                told["without_luck"] = format!("by the net {net}").into();
            }
            if self.entrants.iter().any(Entrant::asks_net) {
                told["net"] = net.into();
            }
        }
        told
    }
}

/// Where the challenger of a match sits.
fn challenger(seating: &Seating) -> Option<Seat> {
    seating.iter().find(|(_, entrant)| **entrant == CHALLENGER).map(|(seat, _)| seat)
}
