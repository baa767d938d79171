//! Ra over days: pass, draw or lose what is missed least; bid, pass and draw in advance.

use game::notation::number;
use game::{Game, Seat};
use ra::{Action, Phase, State, Sun, Tile, View};

use super::Greedy;
use crate::slow::{Obeyed, Slow};
use crate::{Dice, Policy};

/// Drawing can be asked for until so many tiles lie there.
const TILES: std::ops::RangeInclusive<usize> = 4..=7;

/// What can be asked for in advance.
#[derive(Clone, Copy)]
enum Order {
    /// Bid the lowest sun that leads, up to this one, and else pass.
    UpTo(Sun),
    /// Pass if the bid is above this one.
    PassAbove(Sun),
    /// Pass.
    Pass,
    /// Draw until an auction begins, or until so many tiles lie there.
    Draw(Option<usize>),
}

impl Order {
    fn read(text: &str) -> Option<Order> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let sun = || number::<u8>(rest).and_then(Sun::new);
        Some(match word {
            "up-to" => Order::UpTo(sun()?),
            "pass-above" => Order::PassAbove(sun()?),
            "pass-auction" if rest.is_empty() => Order::Pass,
            "draw-until" if rest == "ra" => Order::Draw(None),
            "draw-until" => Order::Draw(Some(number(rest).filter(|tiles| TILES.contains(tiles))?)),
            _ => return None,
        })
    }
}

impl Slow for State {
    fn safe(view: &View, legal: &[Action]) -> Action {
        let first = |wanted: fn(&Action) -> bool| legal.iter().copied().find(wanted);
        let least = match view.phase {
            Phase::Turn { .. } => first(|action| *action == Action::Draw).or(first(|one| *one == Action::Invoke)),
            Phase::Gods { .. } => first(|action| *action == Action::Done),
            Phase::Auction { .. } => first(|action| *action == Action::Pass).or(lowest(legal)),
            // What a disaster takes has a price: the quick player knows it.
            Phase::Discard { .. } | Phase::Draw { .. } | Phase::Over => None,
        };
        least.unwrap_or_else(|| {
            let mut dice = Dice::new(0);
            let state = State::complete(view, &mut dice);
            let spare = spare(view, legal);
            Greedy::default().pick(&state, if spare.is_empty() { legal } else { &spare }, &mut dice)
        })
    }

    fn orders(view: &View) -> Vec<String> {
        let Some(me) = view.viewer.seat().filter(|_| view.winner.is_none()) else { return Vec::new() };
        let suns = view.seats[me].face_up;
        if suns.is_empty() {
            return Vec::new();
        }
        // A bid that nobody can make need not be waited for.
        let highest =
            view.seats.iter().filter(|(seat, _)| *seat != me).filter_map(|(_, other)| other.face_up.highest());
        let highest = highest.max();
        let mut orders: Vec<String> = suns.iter().map(|sun| format!("up-to {sun}")).collect();
        let beaten = suns.iter().filter(|sun| highest.is_some_and(|other| other > *sun));
        orders.extend(beaten.map(|sun| format!("pass-above {sun}")));
        orders.push("pass-auction".to_owned());
        if !bids_next(view, me) {
            orders.push("draw-until ra".to_owned());
            let lie = view.track.tiles().len();
            orders.extend(TILES.filter(|tiles| *tiles > lie).map(|tiles| format!("draw-until {tiles}")));
        }
        orders
    }

    fn obey(view: &View, legal: &[Action], order: &str) -> Obeyed<Action> {
        let Some(order) = Order::read(order) else { return Obeyed::Lapses };
        let pass = || Some(Action::Pass).filter(|pass| legal.contains(pass));
        let (action, stays) = match (order, view.phase) {
            (Order::UpTo(most), Phase::Auction { .. }) => {
                let bid = lowest(legal).filter(|action| matches!(action, Action::Bid(sun) if *sun <= most));
                (bid.or_else(pass), false)
            }
            (Order::PassAbove(limit), Phase::Auction { high, .. }) => {
                (pass().filter(|_| high.is_some_and(|bid| bid.sun > limit)), false)
            }
            (Order::Pass, Phase::Auction { .. }) => (pass(), false),
            (Order::Draw(tiles), Phase::Turn { .. }) => {
                let more = tiles.is_none_or(|tiles| view.track.tiles().len() < tiles);
                (Some(Action::Draw).filter(|draw| more && legal.contains(draw)), true)
            }
            _ => (None, false),
        };
        action.map_or(Obeyed::Lapses, |action| Obeyed::Acts { action, stays })
    }
}

/// Whether an auction runs in which this seat has not spoken yet: then it draws nothing next.
fn bids_next(view: &View, me: Seat) -> bool {
    let Phase::Auction { ra_player, bidder, .. } = view.phase else { return false };
    let seats = view.seats.seats();
    // Whoever called the auction speaks last.
    let place = |seat: Seat| (seat.index() + seats - ra_player.index() - 1) % seats;
    place(me) >= place(bidder)
}

/// Civilisation tiles of which there is another: they cost nothing, now or later.
fn spare(view: &View, legal: &[Action]) -> Vec<Action> {
    let mine = view.viewer.seat().map(|me| &view.seats[me].tiles[..]).unwrap_or_default();
    let is_spare = |tile: &Tile| {
        Tile::CIVILISATION.contains(tile) && mine.iter().any(|(other, count)| other == tile && *count > 1)
    };
    legal.iter().copied().filter(|action| matches!(action, Action::Discard(tile) if is_spare(tile))).collect()
}

/// The lowest bid that may be made.
fn lowest(legal: &[Action]) -> Option<Action> {
    let suns = legal.iter().filter_map(|action| if let Action::Bid(sun) = action { Some(*sun) } else { None });
    suns.min().map(Action::Bid)
}
