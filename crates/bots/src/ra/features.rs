//! Ra in numbers: what a net sees, and what it can say.
//!
//! Suns are bid by their rank among one's own face-up suns, so that what a net learns of "my lowest sun" holds at every
//! table. What a rulebook adds up (points by category, what the lot would add) is given, because a net learns sums of
//! sets slowly. Scores are told also where they are veiled: whoever saw every scoring can add them up.

use game::{Game, GameOptions, MAX_SEATS, Seat};
use ra::{
    ALL_TILES, Action, AuctionCause, EPOCHS, Holding, Phase, Points, State, Sun, Suns, TRACK_SPACES, Tile,
    epoch_points, seat_points,
};

use crate::features::{Features, Sheet};

const SUNS: usize = 16;
/// Nobody has more suns than this.
const HAND: usize = 4;
/// The kinds that can lie on the auction track: all but Ra, which comes last.
const ON_TRACK: usize = ALL_TILES.len() - 1;

const DRAW: usize = 0;
const INVOKE: usize = 1;
const DONE: usize = 2;
const PASS: usize = 3;
const BID: usize = 4;
const GOD: usize = BID + HAND;
const DISCARD: usize = GOD + ON_TRACK;
/// The first kind that a disaster can take by choice.
const FIRST_LOST: usize = Tile::Art as usize;

impl Features for State {
    const VERSION: u32 = 2;
    const OBSERVATION: usize = 510;
    const ACTIONS: usize = DISCARD + Tile::OWNED_KINDS - FIRST_LOST;
    const SECRETS: bool = false;

    fn observe(&self, seat: Seat, sheet: &mut impl Sheet) {
        let table = Table::new(self);
        let auction = Auction::of(self);
        table.board(sheet);
        auction.write(sheet);
        table.own(seat, &auction, sheet);
        let seats = self.seats();
        let mut round = seat.round(seats);
        for place in 0..MAX_SEATS {
            table.seat(place, round.next(), &auction, sheet);
        }
    }

    fn index(&self, action: Action) -> usize {
        match action {
            Action::Draw => DRAW,
            Action::Invoke => INVOKE,
            Action::Done => DONE,
            Action::Pass => PASS,
            Action::Bid(sun) => {
                let suns = match self.phase() {
                    Phase::Auction { bidder, .. } => self.holding(bidder).face_up,
                    _ => Suns::NONE,
                };
                let lower = suns.len() - suns.above(sun).len() - u32::from(suns.contains(sun));
                BID + (lower as usize).min(HAND - 1)
            }
            Action::God(tile) => GOD + (tile as usize).min(ON_TRACK - 1),
            // The bag's answers are nobody's decision; they have no number of their own.
            Action::Discard(tile) | Action::Reveal(tile) => {
                DISCARD + (tile as usize).clamp(FIRST_LOST, Tile::OWNED_KINDS - 1) - FIRST_LOST
            }
        }
    }

    fn action_names() -> Vec<String> {
        let mut names: Vec<String> = ["draw", "invoke", "done", "pass"].map(str::to_owned).to_vec();
        names.extend((1..=HAND).map(|rank| format!("bid own sun {rank} from low")));
        names.extend(ALL_TILES[..ON_TRACK].iter().map(|tile| format!("god {tile}")));
        names.extend(ALL_TILES[FIRST_LOST..Tile::OWNED_KINDS].iter().map(|tile| format!("discard {tile}")));
        names
    }
}

/// The bidding, if there is any.
struct Auction {
    ra_player: Option<Seat>,
    bidder: Option<Seat>,
    high: Option<(Seat, Sun)>,
    invoked: bool,
}

impl Auction {
    fn of(state: &State) -> Auction {
        match state.phase() {
            Phase::Auction { ra_player, cause, bidder, high } => Auction {
                ra_player: Some(ra_player),
                bidder: Some(bidder),
                high: high.map(|bid| (bid.seat, bid.sun)),
                invoked: cause == AuctionCause::Invoked,
            },
            Phase::Discard { ra_player, .. } => Auction { ra_player, bidder: None, high: None, invoked: false },
            _ => Auction { ra_player: None, bidder: None, high: None, invoked: false },
        }
    }

    fn write(&self, sheet: &mut impl Sheet) {
        sheet.flag(self.invoked, || "auction was invoked".into());
        sheet.flag(self.high.is_some(), || "somebody has bid".into());
        let high = self.high.map(|(_, sun)| usize::from(sun.number()) - 1);
        sheet.mark(SUNS, high, "highest bid is sun 1 +");
    }

    /// Whether this seat will still bid or pass after the one that does now.
    fn is_to_come(&self, seat: Seat, seats: usize) -> bool {
        let (Some(bidder), Some(last)) = (self.bidder, self.ra_player) else { return false };
        if bidder == last {
            return false;
        }
        let mut next = bidder;
        while next != last {
            next = next.next(seats);
            if next == seat {
                return true;
            }
        }
        false
    }
}

/// A state with what is added up once for all seats.
struct Table<'s> {
    state: &'s State,
    seats: usize,
    holdings: [Holding; MAX_SEATS],
    /// What each would score if the epoch ended now, and with the lot.
    points: [Points; MAX_SEATS],
    lots: [Points; MAX_SEATS],
}

impl<'s> Table<'s> {
    fn new(state: &'s State) -> Self {
        let seats = state.seats();
        let mut holdings = [Holding::default(); MAX_SEATS];
        let mut points = [Points::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            holdings[seat.index()] = *state.holding(seat);
        }
        for (seat, scored) in epoch_points(&holdings[..seats], true).iter() {
            points[seat.index()] = *scored;
        }
        let mut table = Table { state, seats, holdings, points, lots: points };
        if !state.track().is_empty() {
            for seat in Seat::all(seats) {
                table.lots[seat.index()] = table.with_lot(seat);
            }
        }
        table
    }

    fn board(&self, sheet: &mut impl Sheet) {
        let state = self.state;
        let options = state.options();
        sheet.mark(4, options.players().checked_sub(2), "players 2 +");
        sheet.mark(usize::from(EPOCHS), Some(usize::from(state.epoch()) - 1), "epoch 1 +");
        let (phase, unrest, earthquake) = match state.phase() {
            Phase::Turn { .. } | Phase::Draw { .. } => (Some(0), 0, 0),
            Phase::Gods { .. } => (Some(1), 0, 0),
            Phase::Auction { .. } => (Some(2), 0, 0),
            Phase::Discard { unrest, earthquake, .. } => (Some(3), unrest, earthquake),
            Phase::Over => (None, 0, 0),
        };
        sheet.mark(4, phase, "phase");
        sheet.put(f32::from(unrest) / 4.0, || "owed to unrest / 4".into());
        sheet.put(f32::from(earthquake) / 4.0, || "owed to earthquake / 4".into());
        let left = options.ra_spaces() - state.ra_count();
        sheet.mark(11, Some(usize::from(left)), "Ra spaces left");
        sheet.put(f32::from(state.ra_count()) / 10.0, || "Ra / 10".into());
        sheet.mark(SUNS, Some(usize::from(state.centre().number()) - 1), "centre is sun 1 +");
        let mut track = [0_u8; ON_TRACK];
        for tile in state.track().tiles() {
            track[(*tile as usize).min(ON_TRACK - 1)] += 1;
        }
        for (tile, count) in ALL_TILES.iter().zip(track) {
            sheet.put(f32::from(count) / 2.0, || format!("{tile} on the track / 2"));
        }
        sheet.mark(TRACK_SPACES + 1, Some(state.track().tiles().len()), "tiles on the track");
        let bag = state.bag();
        let total = bag.total() as f32;
        for tile in ALL_TILES {
            sheet.put(f32::from(bag.of(tile)) / f32::from(tile.count()), || format!("part of {tile} in the bag"));
        }
        sheet.put(total / Tile::IN_ALL as f32, || "part of all tiles in the bag".into());
        sheet.put(f32::from(bag.of(Tile::Ra)) / total.max(1.0), || "chance of a Ra".into());
    }

    /// What only the one who looks is told: their suns from low to high, and what the lot adds.
    fn own(&self, me: Seat, auction: &Auction, sheet: &mut impl Sheet) {
        let mine = self.state.holding(me).face_up;
        let others = Seat::all(self.seats).filter(|seat| *seat != me);
        let others = others.fold(Suns::NONE, |all, seat| all.union(self.state.holding(seat).face_up));
        let mut suns = mine.iter();
        for rank in 1..=HAND {
            let sun = suns.next();
            let number = sun.map_or(0, Sun::number);
            sheet.put(f32::from(number) / 16.0, || format!("own sun {rank} from low / 16"));
            let above = sun.map_or(0, |sun| others.above(sun).len());
            sheet.put(above as f32 / 8.0, || format!("suns of others above own sun {rank} / 8"));
            let beats = sun.is_some_and(|sun| auction.high.is_none_or(|(_, high)| sun > high));
            sheet.flag(beats, || format!("own sun {rank} beats the bid"));
        }
        for (name, now, then) in by_category(&self.points[me.index()], &self.lots[me.index()]) {
            sheet.put(f32::from(then - now) / 5.0, || format!("the lot adds to own {name} / 5"));
        }
    }

    /// What a seat would score with the lot; disasters whose victims are chosen are left out.
    fn with_lot(&self, seat: Seat) -> Points {
        let mut holdings = self.holdings;
        let mine = &mut holdings[seat.index()];
        for tile in self.state.track().tiles() {
            mine.add(*tile, 1);
        }
        for tile in self.state.track().tiles() {
            match tile {
                Tile::Funeral => {
                    mine.lose(Tile::Pharaoh, 2);
                }
                Tile::Drought => {
                    let floods = mine.lose(Tile::Flood, 2);
                    mine.lose(Tile::Nile, 2 - floods);
                }
                _ => {}
            }
        }
        seat_points(&holdings[..self.seats], seat, true)
    }

    /// Points before the best of the others, or behind, if this were the end.
    fn ahead(&self, seat: Seat) -> i16 {
        let end = |seat: Seat| self.holdings[seat.index()].score() + self.points[seat.index()].total();
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        end(seat) - others.map(end).max().unwrap_or_default()
    }

    fn seat(&self, place: usize, seat: Option<Seat>, auction: &Auction, sheet: &mut impl Sheet) {
        let named = |what: &str| format!("seat +{place}: {what}");
        let holding = seat.map(|seat| self.holdings[seat.index()]).unwrap_or_default();
        let points = seat.map(|seat| self.points[seat.index()]).unwrap_or_default();
        sheet.flag(seat.is_some(), || named("is there"));
        let score = if seat.is_some() { holding.score() } else { 0 };
        sheet.put(f32::from(score) / 40.0, || named("score / 40"));
        let ahead = seat.map_or(0, |seat| self.ahead(seat));
        sheet.put(f32::from(ahead) / 20.0, || named("ahead if the game ended now / 20"));
        for tile in &ALL_TILES[..Tile::OWNED_KINDS] {
            let scale = if matches!(tile, Tile::Pharaoh | Tile::Nile) { 5.0 } else { 2.0 };
            sheet.put(f32::from(holding.count(*tile)) / scale, || format!("seat +{place}: {tile} / {scale}"));
        }
        let kinds = seat.map(|_| usize::from(holding.kinds(&Tile::CIVILISATION)));
        let kinds = kinds.map_or(0, |kinds| 1 << kinds);
        sheet.bits(Tile::CIVILISATION.len() + 1, kinds, |at| format!("seat +{place}: civilisation kinds {at}"));
        sheet.put(f32::from(holding.kinds(&Tile::MONUMENTS)) / 4.0, || named("monument kinds / 4"));
        for (name, now, _) in by_category(&points, &points) {
            sheet.put(f32::from(now) / 5.0, || format!("seat +{place}: points of {name} now / 5"));
        }
        let (up, down) = (holding.face_up, holding.face_down);
        let bits = |suns: Suns| suns.iter().fold(0, |bits, sun| bits | 1 << (sun.number() - 1));
        sheet.bits(SUNS, bits(up), |at| format!("seat +{place}: sun {} face up", at + 1));
        sheet.bits(SUNS, bits(down), |at| format!("seat +{place}: sun {} face down", at + 1));
        sheet.put(up.len() as f32 / 4.0, || named("face-up suns / 4"));
        sheet.put(holding.suns().sum() as f32 / 30.0, || named("sum of suns / 30"));
        sheet.flag(seat.is_some() && auction.ra_player == seat, || named("is the Ra player"));
        sheet.flag(seat.is_some() && auction.high.map(|(by, _)| by) == seat, || named("has the highest bid"));
        let to_come = seat.is_some_and(|seat| !up.is_empty() && auction.is_to_come(seat, self.seats));
        sheet.flag(to_come, || named("will still bid"));
        let lot = seat.map(|seat| self.lots[seat.index()]).unwrap_or_default();
        let gain = f32::from(lot.total() - lot.monuments() - lot.suns)
            - f32::from(points.total() - points.monuments() - points.suns);
        sheet.put(gain / 5.0, || named("the lot adds this epoch / 5"));
        let monuments = f32::from(lot.monuments() - points.monuments());
        sheet.put(monuments / 5.0, || named("the lot adds to monuments / 5"));
    }
}

/// The categories, with the points of two reckonings.
fn by_category(one: &Points, other: &Points) -> [(&'static str, i16, i16); 8] {
    [
        ("pharaohs", one.pharaohs, other.pharaohs),
        ("gold", one.gold, other.gold),
        ("gods", one.gods, other.gods),
        ("river", one.river, other.river),
        ("civilisation", one.civilisation, other.civilisation),
        ("suns", one.suns, other.suns),
        ("monument kinds", one.monument_kinds, other.monument_kinds),
        ("monument sets", one.monument_sets, other.monument_sets),
    ]
}
