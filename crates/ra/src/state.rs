//! One instant of a game of Ra: who must move, what they may do.
//!
//! What an action leads to stands in `state/play.rs`, why one is refused in `state/check.rs`, what a view could be of in
//! `state/complete.rs`.

mod check;
mod complete;
mod play;

use game::{Actor, BySeat, Deal, Game, GameOptions, Lots, MAX_SEATS, Mixer, Seat, Viewer};
use serde::Serialize;

use crate::{
    Action, AuctionTrack, BadSetup, BagOrder, CENTRE_START, Event, Groups, Holding, IllegalAction, Options, Points,
    Scores, Setup, Sun, Suns, Tile, TileCounts, View, epoch_points, fate,
};

/// How many epochs a game has.
pub const EPOCHS: u8 = 3;

/// How an auction began, which decides what happens when all pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AuctionCause {
    /// A Ra tile was drawn.
    RaDrawn,
    /// The Ra player invoked Ra.
    Invoked,
}

/// The highest bid so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// How much.
    pub sun: Sun,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phase {
    /// The seat draws, invokes Ra or spends a god.
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// The bag gives the seat a tile.
    Draw {
        /// Whose turn.
        seat: Seat,
    },
    /// The seat spent a god and may spend another.
    Gods {
        /// Whose turn.
        seat: Seat,
    },
    /// A seat bids or passes.
    Auction {
        /// Who drew the Ra or invoked; the last to bid.
        ra_player: Seat,
        /// How it began.
        cause: AuctionCause,
        /// Who bids or passes now.
        bidder: Seat,
        /// The bid to beat.
        high: Option<Bid>,
    },
    /// A seat chooses what a disaster takes.
    Discard {
        /// Who chooses.
        seat: Seat,
        /// Civilisation tiles still owed to unrest.
        unrest: u8,
        /// Monuments still owed to earthquakes.
        earthquake: u8,
        /// The Ra player, if the disaster was won in an auction; none if it was taken with a god.
        ra_player: Option<Seat>,
    },
    /// The game is over.
    Over,
}

/// One instant of a game of Ra. Small, flat and cheap to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    options: Options,
    phase: Phase,
    epoch: u8,
    ra_count: u8,
    drawn: u8,
    centre: Sun,
    track: AuctionTrack,
    bag: TileCounts,
    holdings: [Holding; MAX_SEATS],
}

impl State {
    /// What the table waits for.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The epoch, 1 to 3; 3 when the game is over.
    #[must_use]
    pub const fn epoch(&self) -> u8 {
        self.epoch
    }

    /// How many Ra lie on the Ra track.
    #[must_use]
    pub const fn ra_count(&self) -> u8 {
        self.ra_count
    }

    /// The sun in the centre of the board.
    #[must_use]
    pub const fn centre(&self) -> Sun {
        self.centre
    }

    /// The tiles up for auction.
    #[must_use]
    pub const fn track(&self) -> &AuctionTrack {
        &self.track
    }

    /// What the bag still holds.
    #[must_use]
    pub const fn bag(&self) -> &TileCounts {
        &self.bag
    }

    /// What a player has.
    #[must_use]
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.holdings[seat.index()]
    }

    /// The points each seat would score if the epoch ended now.
    #[must_use]
    pub fn points_now(&self) -> BySeat<Points> {
        epoch_points(self.table(), self.epoch == EPOCHS)
    }

    /// Who wins, once the game is over: most points, then the highest sun.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        if self.phase != Phase::Over {
            return None;
        }
        Seat::all(self.seats()).max_by_key(|seat| self.standing(*seat))
    }

    /// Epochs that were scored.
    pub(crate) fn scorings(&self) -> u8 {
        if self.phase == Phase::Over { self.epoch } else { self.epoch - 1 }
    }

    /// Whether the running totals are shown to their owners alone.
    pub(crate) fn scores_are_veiled(&self) -> bool {
        self.options.scores == Scores::Hidden && self.phase != Phase::Over
    }

    /// The holdings of the seats that play.
    fn table(&self) -> &[Holding] {
        &self.holdings[..self.options.players()]
    }

    /// What decides between two players: points, then the highest sun, which no two share.
    fn standing(&self, seat: Seat) -> (i16, Option<Sun>) {
        let holding = self.holding(seat);
        (holding.score(), holding.suns().highest())
    }

    fn has_sun(&self, seat: Seat) -> bool {
        !self.holding(seat).face_up.is_empty()
    }

    /// Whether the seat could exchange a god for a tile on the track.
    fn can_spend_god(&self, seat: Seat) -> bool {
        self.holding(seat).count(Tile::God) > 0 && self.track.tiles().iter().any(|tile| *tile != Tile::God)
    }

    /// Whether the bidder may pass: always, save for an invoker whom nobody outbid on a track that is not full.
    fn may_pass(&self, ra_player: Seat, cause: AuctionCause, bidder: Seat, high: Option<Bid>) -> bool {
        high.is_some() || bidder != ra_player || cause == AuctionCause::RaDrawn || self.track.is_full()
    }

    /// The suns a seat can bid against `high`.
    fn biddable(&self, seat: Seat, high: Option<Bid>) -> Suns {
        let suns = self.holding(seat).face_up;
        high.map_or(suns, |bid| suns.above(bid.sun))
    }

    /// The kinds a disaster takes by choice now, and its tile.
    fn discard_kinds(unrest: u8) -> (&'static [Tile], Tile) {
        if unrest > 0 { (&Tile::CIVILISATION, Tile::Unrest) } else { (&Tile::MONUMENTS, Tile::Earthquake) }
    }
}

impl Game for State {
    const NAME: &'static str = "ra";
    const SEATS: std::ops::RangeInclusive<usize> = 2..=5;
    const RULES_VERSION: u32 = 1;

    type Options = Options;
    type Setup = Setup;
    type Fate = BagOrder;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = IllegalAction;
    type BadSetup = BadSetup;

    fn start(options: &Options, setup: &Setup) -> Result<Self, BadSetup> {
        setup.check(options.players())?;
        let mut holdings = [Holding::default(); MAX_SEATS];
        for (seat, suns) in setup.suns.iter() {
            holdings[seat.index()] = Holding::new(*suns);
        }
        let mut state = State {
            options: *options,
            phase: Phase::Over,
            epoch: 1,
            ra_count: 0,
            drawn: 0,
            centre: CENTRE_START,
            track: AuctionTrack::EMPTY,
            bag: TileCounts::full(),
            holdings,
        };
        state.phase = Phase::Turn { seat: state.first_of_epoch() };
        Ok(state)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.players()
    }

    fn to_act(&self) -> Option<Actor> {
        match self.phase {
            Phase::Turn { seat } | Phase::Gods { seat } | Phase::Discard { seat, .. } => Some(Actor::Seat(seat)),
            Phase::Auction { bidder, .. } => Some(Actor::Seat(bidder)),
            Phase::Draw { .. } => Some(Actor::Chance),
            Phase::Over => None,
        }
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Turn { seat } => {
                if !self.track.is_full() {
                    out.push(Action::Draw);
                }
                out.push(Action::Invoke);
                if self.can_spend_god(seat) {
                    out.extend(self.track.god_choices().map(Action::God));
                }
            }
            Phase::Draw { .. } => out.extend(self.bag.iter().map(|(tile, _)| Action::Reveal(tile))),
            Phase::Gods { .. } => {
                out.extend(self.track.god_choices().map(Action::God));
                out.push(Action::Done);
            }
            Phase::Auction { ra_player, cause, bidder, high } => {
                if self.may_pass(ra_player, cause, bidder, high) {
                    out.push(Action::Pass);
                }
                out.extend(self.biddable(bidder, high).iter().map(Action::Bid));
            }
            Phase::Discard { seat, unrest, .. } => {
                let (kinds, _) = Self::discard_kinds(unrest);
                let owned = kinds.iter().filter(|tile| self.holding(seat).count(**tile) > 0);
                out.extend(owned.map(|tile| Action::Discard(*tile)));
            }
            Phase::Over => {}
        }
    }

    fn chance_weights(&self, out: &mut Vec<(Action, u32)>) {
        out.clear();
        if let Phase::Draw { .. } = self.phase {
            out.extend(self.bag.iter().map(|(tile, count)| (Action::Reveal(tile), u32::from(count))));
        }
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

    fn seen(&self, event: &Event, viewer: Viewer) -> Event {
        let mut seen = event.clone();
        if let Event::EpochScored { scores, .. } = &mut seen
            && self.scores_are_veiled()
        {
            for seat in Seat::all(self.seats()).filter(|seat| !viewer.is(*seat)) {
                scores[seat] = None;
            }
        }
        seen
    }

    fn complete(view: &View, _lots: &mut impl Lots) -> Self {
        complete::from_view(view)
    }

    fn laid_open(&self) -> Self {
        let mut open = *self;
        open.options.scores = Scores::Open;
        open
    }

    fn public_key(&self) -> u64 {
        Mixer::key(self)
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seats(), |seat| i32::from(self.holding(seat).score()))
    }

    fn ranks(&self) -> BySeat<u8> {
        BySeat::from_fn(self.seats(), |seat| {
            let better = Seat::all(self.seats()).filter(|other| self.standing(*other) > self.standing(seat));
            better.count() as u8 + 1
        })
    }

    fn deal(options: &Options, lots: &mut impl Lots) -> Deal<Self> {
        fate::deal(options, lots)
    }

    fn setup_is_chosen(options: &Options) -> bool {
        options.groups == Groups::Chosen
    }

    fn chance_question(&self) -> u64 {
        u64::from(self.drawn)
    }

    fn outcome(&self, fate: &mut BagOrder, _lots: &mut impl Lots) -> Action {
        Action::Reveal(fate.tile(self.drawn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_compact_and_holds_no_heap() {
        fn is_copy<T: Copy>() {}
        is_copy::<State>();
        assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
        assert!(size_of::<Action>() <= 2);
    }
}
