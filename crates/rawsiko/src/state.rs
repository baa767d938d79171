//! One instant of a game of RAWsiko: who must move, what they may do.
//!
//! What an action leads to stands in `state/play.rs`, why one is refused in `state/check.rs`, what may be done in
//! `state/legal.rs`, who comes when in `state/turns.rs`.

mod check;
mod legal;
mod play;
mod turns;

use game::{Actor, BySeat, Deal, Game, GameOptions, Lots, MAX_SEATS, Mixer, Seat, Viewer};
use serde::Serialize;

use crate::dice::MOST_DICE;
use crate::world::tables;
use crate::{
    Action, BadSetup, Continent, DiceTape, Event, Gap, IllegalAction, Materials, Objective, Objectives, Options, Score,
    Setup, Territories, Territory, Twist, View, fate,
};

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// Set-up: the seat claims territories.
    Claim {
        /// Who claims.
        seat: Seat,
        /// Whether it is the seat's second claim.
        second: bool,
    },
    /// The seat places assets: before the first turn the extra ones, later the income.
    Place {
        /// Who places.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// The seat moves, attacks or ends.
    Act {
        /// Whose action phase.
        seat: Seat,
    },
    /// The dice of a conflict fall.
    Roll {
        /// Who attacks.
        seat: Seat,
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
        /// With how many.
        n: u8,
    },
    /// The seat gets materials from China.
    Trade {
        /// Who trades.
        seat: Seat,
        /// How many are left.
        left: u8,
    },
    /// The game is over.
    Over,
}

/// One instant of a game of RAWsiko. Small, flat and cheap to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    owned: [Territories; MAX_SEATS],
    traded: [Materials; MAX_SEATS],
    /// Dice thrown so far: where the tape of the dice goes on.
    thrown: u16,
    assets: [u8; Territory::COUNT],
    unmoved: [u8; Territory::COUNT],
    options: Options,
    phase: Phase,
    /// The turn, from 1; 0 during the set-up.
    turn: u8,
    /// How many turns the game has as things stand.
    turns: u8,
    first: Seat,
    cards: [Objective; MAX_SEATS],
    /// The continents dealt; without meaning in the simple set-up.
    dealt: [[Continent; 2]; MAX_SEATS],
    /// When a seat went out: 1 for the first to go, 0 for who is still in.
    out: [u8; MAX_SEATS],
    /// Only in an experiment: a material that one territory lacks.
    gap: Option<Gap>,
}

impl State {
    /// What the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The turn, from 1; 0 during the set-up.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// How many turns the game has; the stranglehold shortens it.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// The seat that began the set-up and, unless it was out by then, the first turn.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// How many dice were thrown so far.
    #[must_use]
    pub const fn dice_thrown(&self) -> u16 {
        self.thrown
    }

    /// The objective card of a seat, which only the seat may know.
    #[must_use]
    pub const fn card(&self, seat: Seat) -> Objective {
        self.cards[seat.index()]
    }

    /// The continents dealt to a seat in the advanced set-up.
    #[must_use]
    pub fn dealt(&self, seat: Seat) -> Option<[Continent; 2]> {
        (self.options.setup == crate::SetupKind::Advanced).then(|| self.dealt[seat.index()])
    }

    /// Whose territory it is; nobody's if it is empty.
    #[must_use]
    pub fn owner(&self, territory: Territory) -> Option<Seat> {
        Seat::all(self.seats()).find(|seat| self.owned[seat.index()].contains(territory))
    }

    /// The territories of a seat.
    #[must_use]
    pub const fn territories(&self, seat: Seat) -> Territories {
        self.owned[seat.index()]
    }

    /// The assets in a territory.
    #[must_use]
    pub const fn assets(&self, territory: Territory) -> u8 {
        self.assets[territory.index()]
    }

    /// The assets in a territory that can still move this turn.
    #[must_use]
    pub const fn unmoved(&self, territory: Territory) -> u8 {
        self.unmoved[territory.index()]
    }

    /// The different materials a seat holds, those from China included.
    #[must_use]
    pub fn materials(&self, seat: Seat) -> Materials {
        self.produced_in(self.owned[seat.index()]).union(self.traded[seat.index()])
    }

    /// The materials of a territory in this game: those of the world, unless an experiment takes one away.
    #[must_use]
    pub fn produced(&self, territory: Territory) -> Materials {
        let all = tables().produced[territory.index()];
        match self.gap {
            Some(gap) if gap.territory == territory => all.without(gap.material),
            _ => all,
        }
    }

    /// The different materials of these territories in this game.
    #[must_use]
    pub fn produced_in(&self, territories: Territories) -> Materials {
        let produced = &tables().produced;
        match self.gap {
            None => territories.iter().fold(Materials::NONE, |all, one| all.union(produced[one.index()])),
            Some(_) => territories.iter().fold(Materials::NONE, |all, one| all.union(self.produced(one))),
        }
    }

    /// The materials a seat got from China.
    #[must_use]
    pub const fn traded(&self, seat: Seat) -> Materials {
        self.traded[seat.index()]
    }

    /// The assets a seat would get if the materials were counted now.
    #[must_use]
    pub fn income(&self, seat: Seat) -> u8 {
        self.options.income(self.materials(seat).len())
    }

    /// The continents where this seat has territories and nobody else has.
    pub fn alone_on(&self, seat: Seat) -> impl Iterator<Item = Continent> + '_ {
        let own = self.owned[seat.index()];
        let others = self.occupied().minus(own);
        let members = &tables().members;
        Continent::all().filter(move |continent| {
            let all = members[continent.index()];
            !own.common(all).is_empty() && others.common(all).is_empty()
        })
    }

    /// When the seat went out: 1 for the first to go; `None` if it is still in.
    #[must_use]
    pub fn out(&self, seat: Seat) -> Option<u8> {
        Some(self.out[seat.index()]).filter(|place| *place > 0)
    }

    /// What a seat would score if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        Score::new(self.card(seat), self.materials(seat), self.owned[seat.index()].len())
    }

    /// The material that a territory lacks, in an experiment.
    #[must_use]
    pub const fn gap(&self) -> Option<Gap> {
        self.gap
    }

    /// Whether the players trade with China before the scoring.
    pub(crate) const fn china_trades(&self) -> bool {
        self.options.china
    }

    /// The same state with one thing changed, from here on.
    pub(crate) const fn twisted(mut self, twist: Twist) -> State {
        match twist {
            Twist::China => self.options.china = true,
            Twist::Turn => self.turns += 1,
            Twist::Without(gap) => self.gap = Some(gap),
        }
        self
    }

    /// The same state with these cards.
    pub(crate) const fn holding_cards(mut self, cards: [Objective; MAX_SEATS]) -> State {
        self.cards = cards;
        self
    }

    /// Whether everybody knows all cards: when the game is over, or always if the table agreed on it.
    pub(crate) fn cards_are_open(&self) -> bool {
        self.phase == Phase::Over || self.options.objectives == Objectives::Open
    }

    /// Everybody's territories.
    fn occupied(&self) -> Territories {
        self.owned.iter().fold(Territories::NONE, |all, owned| all.union(*owned))
    }

    /// How many assets may leave a territory this turn.
    #[must_use]
    pub fn movable(&self, from: Territory) -> u8 {
        let unmoved = self.unmoved[from.index()];
        if self.options.leave_one { unmoved.min(self.assets[from.index()].saturating_sub(1)) } else { unmoved }
    }

    /// How many dice fall on each side when `n` assets attack `to`.
    fn dice_for(&self, to: Territory, n: u8) -> (u8, u8) {
        (n, self.assets[to.index()].min(MOST_DICE))
    }

    /// What decides between two players: who is not out stands above, then who was out later; then the score.
    fn standing(&self, seat: Seat) -> (u8, (i32, u8, u8, u8)) {
        (self.out(seat).unwrap_or(u8::MAX), self.score(seat).standing())
    }
}

impl Game for State {
    const NAME: &'static str = "rawsiko";
    const SEATS: std::ops::RangeInclusive<usize> = 3..=5;
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type Setup = Setup;
    type Fate = DiceTape;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;
    type BadSetup = BadSetup;

    fn start(options: &Options, setup: &Setup) -> Result<Self, BadSetup> {
        setup.check(options)?;
        let mut cards = [State::NO_CARD; MAX_SEATS];
        for (seat, card) in setup.objectives.iter() {
            cards[seat.index()] = *card;
        }
        let mut dealt = [[FIRST_CONTINENT; 2]; MAX_SEATS];
        for (seat, continents) in setup.continents.iter().flat_map(BySeat::iter) {
            dealt[seat.index()] = *continents;
        }
        Ok(State {
            owned: [Territories::NONE; MAX_SEATS],
            traded: [Materials::NONE; MAX_SEATS],
            thrown: 0,
            assets: [0; Territory::COUNT],
            unmoved: [0; Territory::COUNT],
            options: *options,
            phase: Phase::Claim { seat: setup.first, second: false },
            turn: 0,
            turns: options.turns(),
            first: setup.first,
            cards,
            dealt,
            out: [0; MAX_SEATS],
            gap: None,
        })
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.players()
    }

    fn to_act(&self) -> Option<Actor> {
        match self.phase {
            Phase::Claim { seat, .. } | Phase::Place { seat, .. } | Phase::Act { seat } | Phase::Trade { seat, .. } => {
                Some(Actor::Seat(seat))
            }
            Phase::Roll { .. } => Some(Actor::Chance),
            Phase::Over => None,
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn chance_weights(&self, out: &mut Vec<(Action, u32)>) {
        self.list_throws(out);
    }

    fn chance_classes(&self, out: &mut Vec<(Action, u32)>) {
        self.list_classes(out);
    }

    fn check(&self, by: Actor, action: Action) -> Result<(), IllegalAction> {
        self.refusal(by, action)
    }

    fn play(&mut self, action: Action, tell: &mut impl FnMut(Event)) {
        self.perform(action, tell);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn complete(view: &View, lots: &mut impl Lots) -> Self {
        view.complete(lots)
    }

    fn veiled_setup(options: &Options, setup: &Setup, mine: &[Seat], lots: &mut impl Lots) -> Setup {
        if options.objectives == Objectives::Open { setup.clone() } else { setup.veiled(mine, lots) }
    }

    fn laid_open(&self) -> Self {
        let mut open = *self;
        open.options.objectives = Objectives::Open;
        open
    }

    fn public_key(&self) -> u64 {
        if self.cards_are_open() { Mixer::key(self) } else { Mixer::key(&self.with_cards(|_, _| State::NO_CARD)) }
    }

    /// What the stranglehold takes it takes from the shorter game as well: every cut leaves at least the turn that runs
    /// now, which is later than the one it was made in.
    fn called(&self) -> Option<Options> {
        let left = self.turns.saturating_sub(self.turn.max(1));
        (self.phase != Phase::Over && left > 0).then(|| self.options.shortened(left))
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| self.score(seat).points)
    }

    fn ranks(&self) -> BySeat<u8> {
        let standings = BySeat::from_fn(self.seats(), |seat| self.standing(seat));
        standings.map(|own| 1 + standings.values().filter(|other| *other > own).count() as u8)
    }

    fn deal(options: &Options, lots: &mut impl Lots) -> Deal<Self> {
        fate::deal(options, lots)
    }

    fn chance_question(&self) -> u64 {
        let (attack, defence) = match self.phase {
            Phase::Roll { to, n, .. } => self.dice_for(to, n),
            _ => (0, 0),
        };
        u64::from(self.thrown) << 8 | u64::from(attack) << 4 | u64::from(defence)
    }

    fn outcome(&self, fate: &mut DiceTape, lots: &mut impl Lots) -> Action {
        match self.phase {
            Phase::Roll { to, n, .. } => {
                let (attack, defence) = self.dice_for(to, n);
                fate.roll(self.thrown, attack, defence, lots)
            }
            // Chance moves only after an attack; whoever asks at another time gets an action that is refused.
            _ => Action::End,
        }
    }
}

const FIRST_CONTINENT: Continent = Continent::new(0).expect("there are six");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_compact_and_holds_no_heap() {
        fn is_copy<T: Copy>() {}
        is_copy::<State>();
        assert!(size_of::<State>() <= 192, "{} bytes", size_of::<State>());
        assert_eq!(size_of::<Action>(), 4);
    }
}
