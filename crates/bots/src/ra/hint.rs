//! Why the quick player of Ra would do so: what the lot adds, what it costs, who else wants it, how likely a Ra is.

use game::Seat;
use ra::{Action, AuctionTrack, Bid, Group, Holding, Phase, State, Sun, Tile, View};

use super::{Appraisal, Greedy};
use crate::{Dice, Hints};

/// What is worth less than this is not worth a word.
const LITTLE: f32 = 0.25;

/// Why somebody might do something. Figures are guesses in points, rounded to halves.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// Nothing lies on the track: an auction would be for this sun only.
    NoLot(Sun),
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
    /// What the others would pay; empty if none of them has a sun left.
    Rivals(Vec<(Seat, f32, Rival)>),
    /// Nobody bids after the player.
    NobodyAfter,
    /// How likely the next tile is a Ra, from 0 to 1, and how many more end the epoch.
    Ra {
        /// From 0 to 1.
        chance: f64,
        /// How many more end the epoch.
        left: u8,
    },
    /// By how much a tile is worth more than the god given for it.
    God(Tile, f32),
    /// The best tile that could be had for a god, and what it would bring.
    BestForGod(Tile, f32),
    /// There is none.
    NothingForGod,
    /// What losing each of these would cost.
    Losses(Vec<(Tile, f32)>),
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

/// What another player may do about a lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// They have no higher sun.
    NoHigher,
    /// They may go up to this one.
    UpTo(Sun),
    /// They would rather wait.
    Waits,
}

impl Hints for State {
    type Reason = Reason;

    fn reasons(view: &View, legal: &[Action], action: Action) -> Vec<Reason> {
        // Nothing but the order of the bag has to be imagined, and that plays no part in what follows.
        let state = <State as game::Game>::complete(view, &mut Dice::new(0));
        let weights = Greedy::default().weights;
        let appraisal = Appraisal::new(&state, &weights);
        let reasons = Reasons { view, a: &appraisal };
        match state.phase() {
            Phase::Turn { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                _ => reasons.turn(seat),
            },
            Phase::Gods { seat } => match action {
                Action::God(tile) => vec![reasons.god(seat, tile)],
                _ => vec![reasons.no_god(seat, legal)],
            },
            Phase::Auction { bidder, ra_player, high, .. } => reasons.auction(bidder, ra_player, high, legal, action),
            Phase::Discard { seat, .. } => vec![reasons.discard(seat, legal)],
            Phase::Draw { .. } | Phase::Over => Vec::new(),
        }
    }
}

struct Reasons<'r, 's> {
    view: &'r View,
    a: &'r Appraisal<'s>,
}

impl Reasons<'_, '_> {
    fn turn(&self, seat: Seat) -> Vec<Reason> {
        let mut said = vec![self.lot(seat)];
        if !self.view.track.is_empty() {
            let lowest = self.view.seats[seat].face_up.iter().next();
            said.extend(lowest.map(|sun| self.cost(seat, sun, Which::Lowest)));
            let rivals: Vec<Seat> = seat.round(self.view.seats.seats()).skip(1).collect();
            said.push(self.rivals(&rivals, None));
        }
        said.push(self.ra());
        said
    }

    fn auction(&self, seat: Seat, ra_player: Seat, high: Option<Bid>, legal: &[Action], action: Action) -> Vec<Reason> {
        let bids = legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None });
        let mut to_beat = high.map(|bid| bid.sun);
        let said = if let Action::Bid(sun) = action {
            to_beat = Some(sun);
            Some(self.cost(seat, sun, Which::Bid))
        } else {
            bids.min().map(|sun| self.cost(seat, sun, Which::Cheapest))
        };
        let mut rivals = Vec::new();
        let mut next = seat;
        while next != ra_player {
            next = next.next(self.view.seats.seats());
            rivals.push(next);
        }
        let rivals = if rivals.is_empty() { Reason::NobodyAfter } else { self.rivals(&rivals, to_beat) };
        [Some(self.lot(seat)), said, Some(rivals), Some(self.ra())].into_iter().flatten().collect()
    }

    /// What the lot adds for a seat, by category.
    fn lot(&self, seat: Seat) -> Reason {
        let track = &self.view.track;
        if track.is_empty() {
            return Reason::NoLot(self.view.centre);
        }
        let parts: Vec<(Group, f32)> = by_category(self.a, seat, track).collect();
        let total: f32 = parts.iter().map(|(_, worth)| worth).sum();
        let parts = parts.into_iter().filter(|(_, worth)| worth.abs() >= LITTLE);
        let parts: Vec<(Group, f32)> = parts.map(|(group, worth)| (group, round(worth))).collect();
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

    /// Which of these would pay more than `to_beat` for the lot, and how much.
    fn rivals(&self, seats: &[Seat], to_beat: Option<Sun>) -> Reason {
        let with_suns = seats.iter().filter(|seat| !self.view.seats[**seat].face_up.is_empty());
        let wants = with_suns.map(|seat| {
            let lot = self.a.lot(*seat, &self.view.track);
            let suns = self.view.seats[*seat].face_up;
            let suns = to_beat.map_or(suns, |sun| suns.above(sun));
            let highest = suns.iter().filter(|sun| self.a.gain(*seat, lot, *sun) > 0.0).max();
            let rival = match highest {
                _ if suns.is_empty() => Rival::NoHigher,
                Some(sun) => Rival::UpTo(sun),
                None => Rival::Waits,
            };
            (*seat, round(lot), rival)
        });
        Reason::Rivals(wants.collect())
    }

    fn ra(&self) -> Reason {
        let bag = &self.view.bag;
        let chance = f64::from(bag.of(Tile::Ra)) / f64::from(bag.total().max(1));
        Reason::Ra { chance, left: self.view.ra_spaces - self.view.ra_count }
    }

    fn god(&self, seat: Seat, tile: Tile) -> Reason {
        Reason::God(tile, round(self.exchange(seat, tile)))
    }

    fn no_god(&self, seat: Seat, legal: &[Action]) -> Reason {
        let tiles = legal.iter().filter_map(|action| if let Action::God(tile) = action { Some(*tile) } else { None });
        let best = tiles.max_by(|one, other| self.exchange(seat, *one).total_cmp(&self.exchange(seat, *other)));
        best.map_or(Reason::NothingForGod, |tile| Reason::BestForGod(tile, round(self.exchange(seat, tile))))
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

    fn discard(&self, seat: Seat, legal: &[Action]) -> Reason {
        let before = *self.a.state.holding(seat);
        let lots = self.a.lots_to_come(seat);
        let costs = legal.iter().filter_map(|action| {
            let Action::Discard(tile) = *action else { return None };
            let mut after = before;
            after.lose(tile, 1);
            Some((tile, round(self.a.tiles(seat, &before, lots) - self.a.tiles(seat, &after, lots))))
        });
        Reason::Losses(costs.collect())
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

/// To halves, since what is guessed is not told to the hundredth; never minus zero.
fn round(worth: f32) -> f32 {
    (2.0 * worth).round() / 2.0 + 0.0
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game, GameOptions, Seat, Viewer};
    use ra::Options;

    use super::*;
    use crate::hint;

    /// Plays a game at random and asks for advice at every decision of seat 0.
    #[test]
    fn there_is_a_hint_with_reasons_for_every_kind_of_decision() {
        let options = Options::for_players(3).expect("3 play");
        let mut lots = Dice::new(5);
        let deal = State::deal(&options, &mut lots);
        let mut fate = deal.fate;
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let mut legal = Vec::new();
        let mut kinds = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut lots),
                Actor::Seat(_) => lots.pick(&legal),
            };
            if actor == Actor::Seat(Seat::FIRST) && legal.len() > 1 {
                let view = state.view(Viewer::Seat(Seat::FIRST));
                for asked in &legal {
                    let reasons = State::reasons(&view, &legal, *asked);
                    assert!(!reasons.is_empty(), "{asked}");
                    assert!(!format!("{reasons:?}").contains("NaN"), "{reasons:?}");
                }
                kinds.push(std::mem::discriminant(&state.phase()));
            }
            state.play(action, &mut |_| ());
        }
        kinds.dedup();
        assert!(kinds.len() > 3, "several kinds of decisions were met");
    }

    #[test]
    fn the_parts_of_a_lot_add_up_to_the_whole() {
        let options = Options::for_players(4).expect("4 play");
        let mut lots = Dice::new(9);
        let deal = State::deal(&options, &mut lots);
        let mut fate = deal.fate;
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let weights = Greedy::default().weights;
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            let a = Appraisal::new(&state, &weights);
            for seat in Seat::all(4) {
                let parts: f32 = by_category(&a, seat, state.track()).map(|(_, worth)| worth).sum();
                assert!((parts - a.lot(seat, state.track())).abs() < 1e-3, "{state:?}");
            }
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut lots),
                Actor::Seat(_) => lots.pick(&legal),
            };
            state.play(action, &mut |_| ());
        }
    }

    #[test]
    fn figures_are_rounded_to_halves() {
        assert_eq!([1.3, -0.1, -2.8, 0.8].map(round), [1.5, 0.0, -3.0, 1.0]);
        assert!(round(-0.1).is_sign_positive(), "nobody reads minus zero");
    }

    #[test]
    fn the_same_seed_gives_the_same_hint() {
        let options = Options::for_players(3).expect("3 play");
        let deal = State::deal(&options, &mut Dice::new(1));
        let state = State::start(&options, &deal.setup).expect("dealt");
        let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat begins") };
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let ask = || hint::<State>(&view, 7).expect("there is something to decide");
        assert_eq!(ask(), ask());
        assert!(ask().best().is_some_and(|best| legal.contains(&best.action)));
        assert!(legal.contains(&ask().first_look));
    }
}
