//! Why a player of Ra should do something: what the imagined games saw, what the lot adds, what it costs, who else wants
//! it, how likely a Ra is.

#[cfg(test)]
mod tests;

use game::Seat;
use ra::{Action, AuctionTrack, Bid, Group, Holding, Phase, State, Sun, Tile, View};

use super::auctions::Auctions;
use super::{Appraisal, Greedy};
use crate::{Dice, Hints, Opinion};

/// What happens less often than this is not worth a word.
pub(super) const SELDOM: f32 = 0.1;
/// What happens at least so often speaks for doing it.
const OFTEN: f32 = 0.25;
/// A Ra that comes at least so likely, or this close to the end of the epoch, is a reason not to wait for it.
const LIKELY: f64 = 0.2;
const NEAR: u8 = 2;
/// What a lot must be worth to another player to be a reason.
const DEAR: f32 = 2.0;

/// Why somebody should do something. Shares are parts of the games that were imagined, from 0 to 1; points are guesses,
/// in whole points, as they are told: what comes to nothing in words does so here.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// Nothing lies on the track: an auction would be for this sun only.
    NoLot(Sun),
    /// How often the player wins the lot.
    Wins(Prize, f32),
    /// Nobody bids after the player.
    NobodyAfter,
    /// Who else wins it most often, and how often.
    Goes(Prize, Seat, f32),
    /// How often nobody wins it.
    Stays(Prize, f32),
    /// How often the player wins the next lot after a draw, and after invoking where that is less.
    Next(f32, Option<f32>),
    /// To whom else the lot is worth most, and how much.
    Worth(Seat, f32),
    /// What the lot is worth to the player, now and later.
    Lot {
        /// In all.
        total: f32,
        /// What it comes from, where there is more than one category.
        parts: Vec<(Group, f32)>,
    },
    /// What it comes to if the lot is taken with a sun.
    Cost {
        /// The sun.
        sun: Sun,
        /// Why it is this one.
        which: Which,
        /// In all.
        gain: f32,
        /// What the sun would have been good for in this epoch, as a loss.
        spent: f32,
        /// What it changes later to have the sun of the centre instead, and which that is.
        later: Option<(Sun, f32)>,
    },
    /// How likely the next tile is a Ra, from 0 to 1, and how many more end the epoch.
    Ra {
        /// From 0 to 1.
        chance: f64,
        /// How many more end the epoch.
        left: u8,
    },
    /// How often the epoch ends before anybody wins another lot.
    Ends(f32),
    /// By how much a tile is worth more than the god given for it.
    God(Tile, f32),
    /// The best tile that could be had for a god, which is not worth one.
    BestForGod(Tile),
    /// There is none.
    NothingForGod,
    /// What losing a tile would cost, less than any other.
    Loss(Tile, f32),
    /// Nothing else promises more.
    NothingBetter,
}

/// What an auction is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prize {
    /// Tiles, with the sun in the centre.
    Lot,
    /// This sun alone.
    Sun(Sun),
}

/// Which of the suns is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The lowest that the player has.
    Lowest,
    /// The one that is bid.
    Bid,
    /// The lowest that beats the bid.
    Cheapest,
}

impl Reason {
    /// Whether it speaks against doing this: somebody who reads both is none the wiser.
    #[must_use]
    pub fn argues_against(&self, action: Action) -> bool {
        let takes = matches!(action, Action::Bid(_) | Action::Invoke);
        match self {
            Reason::Lot { total, .. } => takes && *total <= 0.0,
            Reason::Cost { gain, .. } if takes => *gain <= 0.0,
            Reason::Cost { gain, .. } => *gain >= 0.0,
            Reason::Wins(_, share) => *share < OFTEN,
            // Whoever bids wants to have it, and whoever passes not to.
            Reason::Goes(..) | Reason::Stays(..) => takes,
            Reason::Next(drawn, None) => *drawn < OFTEN,
            Reason::Next(drawn, Some(invoked)) => drawn < invoked || *drawn < OFTEN,
            Reason::Worth(..) => !takes,
            Reason::God(_, gain) => *gain <= 0.0,
            Reason::BestForGod(_) | Reason::NothingForGod => matches!(action, Action::God(_)),
            _ => false,
        }
    }
}

impl Hints for State {
    type Reason = Reason;
    type Heard = Auctions;

    fn reasons(view: &View, legal: &[Action], opinions: &[Opinion<Action>], heard: &Auctions) -> Vec<Reason> {
        // Nothing but the order of the bag has to be imagined, and that plays no part in what follows.
        let state = <State as game::Game>::complete(view, &mut Dice::new(0));
        let weights = Greedy::default().weights;
        let appraisal = Appraisal::new(&state, &weights);
        let reasons = Reasons { view, heard, a: &appraisal };
        let Some(Opinion { action, .. }) = opinions.first().copied() else { return Vec::new() };
        let mut said = match state.phase() {
            Phase::Turn { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                Action::Invoke => reasons.invoke(seat),
                _ => reasons.draw(seat),
            },
            Phase::Gods { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                _ => reasons.no_god(seat, legal),
            },
            Phase::Auction { bidder, ra_player, high, .. } => match action {
                Action::Bid(sun) => reasons.bid(bidder, ra_player, high, sun),
                _ => reasons.pass(bidder, legal),
            },
            Phase::Discard { seat, .. } => reasons.discard(seat, legal, action),
            Phase::Draw { .. } | Phase::Over => Vec::new(),
        };
        // The price looks one step ahead and the search further: where they differ, the price is left out.
        said.retain(|reason| !reason.argues_against(action));
        if said.is_empty() {
            said.push(Reason::NothingBetter);
        }
        said
    }
}

struct Reasons<'r, 's> {
    view: &'r View,
    heard: &'r Auctions,
    a: &'r Appraisal<'s>,
}

impl Reasons<'_, '_> {
    fn draw(&self, seat: Seat) -> Vec<Reason> {
        if self.view.track.is_empty() {
            return [Some(Reason::NoLot(self.view.centre)), self.ra(Action::Draw)].into_iter().flatten().collect();
        }
        let mut said = Vec::new();
        if let Some(drawn) = self.heard.after(Action::Draw) {
            let invoked = self.heard.after(Action::Invoke).map(|invoked| invoked.won_by(seat));
            let share = drawn.won_by(seat);
            said.push(Reason::Next(share, invoked.filter(|invoked| *invoked < share)));
            // An end that wastes more suns of others than of one's own.
            let ends = Some(drawn.ended()).filter(|share| *share >= SELDOM && self.others_hold_more(seat));
            said.extend(ends.map(Reason::Ends));
        }
        // What inviting the others now would come to.
        said.extend(self.lowest(seat).map(|sun| self.cost(seat, sun, Which::Lowest)));
        said.extend(self.ra(Action::Draw));
        said
    }

    fn invoke(&self, seat: Seat) -> Vec<Reason> {
        let mut said = Vec::new();
        if let Some(invoked) = self.heard.after(Action::Invoke) {
            said.push(Reason::Wins(self.prize(), invoked.won_by(seat)));
        }
        said.extend((!self.view.track.is_empty()).then(|| self.lot(seat)));
        said.extend(self.lowest(seat).map(|sun| self.cost(seat, sun, Which::Lowest)));
        let others = seat.round(self.view.seats.seats()).skip(1);
        said.extend(self.dear(others.filter(|other| !self.view.seats[*other].face_up.is_empty())));
        said.extend(self.ra(Action::Invoke));
        said
    }

    fn bid(&self, seat: Seat, ra_player: Seat, high: Option<Bid>, sun: Sun) -> Vec<Reason> {
        let mut said = Vec::new();
        if seat == ra_player {
            said.push(Reason::NobodyAfter);
        } else if let Some(bid) = self.heard.after(Action::Bid(sun)) {
            said.push(Reason::Wins(self.prize(), bid.won_by(seat)));
        }
        said.push(match self.view.track.is_empty() {
            true => Reason::NoLot(self.view.centre),
            false => self.lot(seat),
        });
        said.push(self.cost(seat, sun, Which::Bid));
        said.extend(self.dear(self.rivals(seat, ra_player, high)));
        said
    }

    fn pass(&self, seat: Seat, legal: &[Action]) -> Vec<Reason> {
        let mut said = Vec::new();
        if let Some(passed) = self.heard.after(Action::Pass) {
            said.extend(passed.other(self.prize(), seat));
            let stays = Some(passed.stays()).filter(|share| *share >= SELDOM);
            said.extend(stays.map(|share| Reason::Stays(self.prize(), share)));
        }
        let bids = legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None });
        said.extend(bids.min().map(|sun| self.cost(seat, sun, Which::Cheapest)));
        said
    }

    /// What an auction now is for.
    fn prize(&self) -> Prize {
        if self.view.track.is_empty() { Prize::Sun(self.view.centre) } else { Prize::Lot }
    }

    fn lowest(&self, seat: Seat) -> Option<Sun> {
        self.view.seats[seat].face_up.iter().next()
    }

    /// Whether the others have more suns awake than this seat, somebody at least.
    fn others_hold_more(&self, seat: Seat) -> bool {
        let awake = |seat: Seat| self.view.seats[seat].face_up.len();
        seat.round(self.view.seats.seats()).skip(1).any(|other| awake(other) > awake(seat))
    }

    /// Who gets the lot if this bidder passes: whoever leads, or bids later and can beat that.
    fn rivals(&self, bidder: Seat, ra_player: Seat, high: Option<Bid>) -> impl Iterator<Item = Seat> {
        let beats = move |sun: Sun| high.is_none_or(|high| sun > high.sun);
        let mut open = bidder != ra_player;
        let after = bidder.round(self.view.seats.seats()).skip(1).take_while(move |other| {
            let still = open;
            open &= *other != ra_player;
            still
        });
        let can = move |other: &Seat| self.view.seats[*other].face_up.iter().any(beats);
        high.map(|high| high.seat).into_iter().chain(after.filter(can))
    }

    /// To whom of these the lot is worth most, where that is much.
    fn dear(&self, others: impl Iterator<Item = Seat>) -> Option<Reason> {
        let worth = others.map(|other| (other, self.a.lot(other, &self.view.track)));
        let (other, most) = worth.max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        (most >= DEAR).then(|| Reason::Worth(other, round(most)))
    }

    /// What the lot adds for a seat, by category.
    fn lot(&self, seat: Seat) -> Reason {
        let track = &self.view.track;
        if track.is_empty() {
            return Reason::NoLot(self.view.centre);
        }
        let parts: Vec<(Group, f32)> = by_category(self.a, seat, track).collect();
        let total: f32 = parts.iter().map(|(_, worth)| worth).sum();
        let parts = parts.into_iter().map(|(group, worth)| (group, round(worth)));
        let parts: Vec<(Group, f32)> = parts.filter(|(_, worth)| *worth != 0.0).collect();
        Reason::Lot { total: round(total), parts: if parts.len() < 2 { Vec::new() } else { parts } }
    }

    /// What it would come to if the lot were taken with a sun.
    fn cost(&self, seat: Seat, sun: Sun, which: Which) -> Reason {
        let later = round(self.a.sun_after(seat, sun));
        Reason::Cost {
            sun,
            which,
            gain: round(self.a.gain(seat, self.a.lot(seat, &self.view.track), sun)),
            spent: round(-self.a.sun_now(sun)),
            later: (later != 0.0).then_some((self.view.centre, later)),
        }
    }

    /// How likely the next tile is a Ra, where that is a reason: to draw unless it most likely ends the epoch, to invoke
    /// if it is close.
    fn ra(&self, action: Action) -> Option<Reason> {
        let bag = &self.view.bag;
        let chance = f64::from(bag.of(Tile::Ra)) / f64::from(bag.total().max(1));
        let left = self.view.ra_spaces - self.view.ra_count;
        let tells = match action {
            Action::Draw => left > 1 || chance < f64::from(OFTEN),
            _ => chance >= LIKELY || left <= NEAR,
        };
        tells.then_some(Reason::Ra { chance, left })
    }

    fn god(&self, seat: Seat, tile: Tile) -> Reason {
        Reason::God(tile, round(self.exchange(seat, tile)))
    }

    fn no_god(&self, seat: Seat, legal: &[Action]) -> Vec<Reason> {
        let tiles = legal.iter().filter_map(|action| if let Action::God(tile) = action { Some(*tile) } else { None });
        let best = tiles.max_by(|one, other| self.exchange(seat, *one).total_cmp(&self.exchange(seat, *other)));
        match best {
            None => vec![Reason::NothingForGod],
            Some(tile) if round(self.exchange(seat, tile)) <= 0.0 => vec![Reason::BestForGod(tile)],
            Some(_) => Vec::new(),
        }
    }

    /// What a seat gains by giving a god for a tile.
    fn exchange(&self, seat: Seat, tile: Tile) -> f32 {
        let before = *self.a.state.holding(seat);
        let mut after = before;
        after.lose(Tile::God, 1);
        after.add(tile, 1);
        self.a.strike(&mut after, tile);
        let lots = self.a.lots_to_come(seat);
        self.a.tiles(seat, &after, lots) - self.a.tiles(seat, &before, lots)
    }

    fn discard(&self, seat: Seat, legal: &[Action], action: Action) -> Vec<Reason> {
        let before = *self.a.state.holding(seat);
        let lots = self.a.lots_to_come(seat);
        let cost = |tile: Tile| {
            let mut after = before;
            after.lose(tile, 1);
            round(self.a.tiles(seat, &before, lots) - self.a.tiles(seat, &after, lots))
        };
        let costs =
            legal.iter().filter_map(|one| if let Action::Discard(tile) = one { Some(cost(*tile)) } else { None });
        let least = costs.reduce(f32::min);
        match action {
            Action::Discard(tile) if least == Some(cost(tile)) => vec![Reason::Loss(tile, cost(tile))],
            _ => Vec::new(),
        }
    }
}

/// What a lot changes in each category, disasters with the tiles they take.
fn by_category<'a>(a: &'a Appraisal<'_>, seat: Seat, lot: &'a AuctionTrack) -> impl Iterator<Item = (Group, f32)> + 'a {
    let before = *a.state.holding(seat);
    let lots = (a.lots_to_come(seat) - a.usable).max(0.0);
    let worth = move |holding: &Holding| a.tiles(seat, holding, lots);
    [
        (Group::Pharaohs, Some(Tile::Funeral)),
        (Group::Gold, None),
        (Group::Gods, None),
        (Group::River, Some(Tile::Drought)),
        (Group::Civilisation, Some(Tile::Unrest)),
        (Group::Monuments, Some(Tile::Earthquake)),
    ]
    .into_iter()
    .map(move |(group, disaster)| {
        let mut after = before;
        for tile in lot.tiles().iter().filter(|tile| tile.group() == group) {
            after.add(*tile, 1);
        }
        for tile in lot.tiles().iter().filter(|tile| Some(**tile) == disaster) {
            a.strike(&mut after, *tile);
        }
        (group, worth(&after) - worth(&before))
    })
}

/// To whole points, since a guess is not told more exactly; never minus zero.
fn round(worth: f32) -> f32 {
    worth.round() + 0.0
}
