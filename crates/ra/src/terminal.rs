//! Ra in a terminal: what is asked, what can be answered, and by which keys.
//!
//! The table is drawn in `terminal/table.rs`, what happened is told in `terminal/account.rs`.

mod account;
mod lot;
mod table;
#[cfg(test)]
mod tests;

use game::terminal::{capital, listed};
use game::{Ink, Names, Paint, Seat, Terminal};

use crate::{Action, AuctionCause, EPOCHS, Event, Group, Phase, State, Tile, View};

impl Terminal for State {
    const HELP: &'static str = "\
In Ra a number higher than those of the choices is the sun to bid.";

    fn table(view: &View, names: &Names, paint: Paint) -> String {
        table::table(view, names, paint)
    }

    fn question(view: &View, names: &Names) -> String {
        question(view, names)
    }

    fn left(view: &View, _names: &Names, paint: Paint) -> String {
        table::left(view, paint)
    }

    fn tell_to(event: &Event, view: &View, names: &Names, paint: Paint) -> Option<String> {
        account::tell(event, view, names, paint)
    }

    fn action_words(view: &View, action: Action, names: &Names) -> String {
        match action {
            Action::Draw if next_ra_is_last(view) => format!("{}, which would end the epoch", ra_chance(view)),
            Action::Draw => ra_chance(view),
            Action::Invoke => match view.track.tiles().len() {
                0 => format!("an auction for nothing but sun {}", view.centre),
                1 => "an auction for this tile".to_owned(),
                n => format!("an auction for these {n} tiles"),
            },
            Action::God(tile) if tile.is_disaster() => "a god for it: it strikes at once".to_owned(),
            Action::God(_) => "a god for it".to_owned(),
            Action::Done => "keep the other gods".to_owned(),
            Action::Bid(_) if view.epoch == EPOCHS => format!("and get sun {} for the sum at the end", view.centre),
            Action::Bid(_) => format!("and get sun {} for the next epoch", view.centre),
            Action::Pass => pass_words(view, names),
            Action::Discard(tile) => format!("you have {}", owned(view, tile)),
            Action::Reveal(_) => String::new(),
        }
    }

    fn action_key(action: Action) -> Option<char> {
        match action {
            Action::Draw => Some('d'),
            Action::Invoke => Some('r'),
            Action::God(_) => Some('g'),
            Action::Done => Some('e'),
            Action::Pass => Some('p'),
            Action::Bid(_) | Action::Discard(_) | Action::Reveal(_) => None,
        }
    }

    fn action_number(action: Action) -> Option<u32> {
        match action {
            Action::Bid(sun) => Some(u32::from(sun.number())),
            _ => None,
        }
    }

    /// The suns from low to high as everywhere, then the pass.
    fn arrange(actions: &mut [Action]) {
        actions.sort_by_key(|action| *action == Action::Pass);
    }
}

fn question(view: &View, names: &Names) -> String {
    match view.phase {
        Phase::Turn { seat } => {
            let alone = view.seats.iter().all(|(other, player)| other == seat || player.face_up.is_empty());
            match (view.track.is_full(), alone) {
                (true, _) => "Your turn. The track is full: nothing can be drawn.".to_owned(),
                (false, true) => "Your turn, and nobody else has a sun left in this epoch.".to_owned(),
                (false, false) => "Your turn.".to_owned(),
            }
        }
        Phase::Gods { seat } => {
            let gods = view.seats[seat].tiles.iter().find(|(tile, _)| *tile == Tile::God).map_or(0, |(_, n)| *n);
            format!("Another god? You have {gods}.")
        }
        Phase::Auction { ra_player, cause, bidder, high } => {
            let called = match cause {
                AuctionCause::RaDrawn => format!("{} drew a Ra", name(view, names, ra_player)),
                AuctionCause::Invoked => format!("{} invoked Ra", name(view, names, ra_player)),
            };
            let bid = match high {
                Some(bid) => format!("{} bid {}", name(view, names, bid.seat), bid.sun),
                None => "nobody has bid yet".to_owned(),
            };
            let after = bidders_after(view, bidder, ra_player);
            let after: Vec<String> = after.into_iter().map(|seat| name(view, names, seat)).collect();
            let after = match after.len() {
                0 => "you are the last".to_owned(),
                1 => format!("{} comes after you", after[0]),
                _ => format!("{} come after you", listed(&after)),
            };
            format!("Auction: {called}; {bid}; {after}.")
        }
        Phase::Discard { unrest, earthquake, .. } => {
            let (disaster, n) = if unrest > 0 { (Tile::Unrest, unrest) } else { (Tile::Earthquake, earthquake) };
            let which = if n == 1 { "tile of yours: which?" } else { "tiles of yours: which first?" };
            format!("{} takes {n} {which}", capital(disaster.word(view.options.edition)))
        }
        Phase::Draw { .. } | Phase::Over => String::new(),
    }
}

fn pass_words(view: &View, names: &Names) -> String {
    let Phase::Auction { ra_player, cause, bidder, high } = view.phase else { return String::new() };
    match high {
        _ if bidder != ra_player => String::new(),
        Some(bid) => format!("{} gets the lot", name(view, names, bid.seat)),
        None if cause == AuctionCause::RaDrawn => "the tiles stay".to_owned(),
        None => "the tiles are thrown away".to_owned(),
    }
}

/// Who still bids after `bidder`.
fn bidders_after(view: &View, bidder: Seat, ra_player: Seat) -> Vec<Seat> {
    let mut after = Vec::new();
    let mut seat = bidder;
    while seat != ra_player {
        seat = seat.next(view.seats.seats());
        if seat == ra_player || !view.seats[seat].face_up.is_empty() {
            after.push(seat);
        }
    }
    after
}

/// How likely the next tile is a Ra, in words.
fn ra_chance(view: &View) -> String {
    format!("{} chance of a Ra", percent(view.bag.of(Tile::Ra).into(), view.bag.total()))
}

fn next_ra_is_last(view: &View) -> bool {
    view.ra_count + 1 == view.ra_spaces
}

fn percent(part: u32, whole: u32) -> String {
    format!("{} %", (200 * part + whole) / (2 * whole).max(1))
}

fn signed(n: i16) -> String {
    if n == 0 { "0".to_owned() } else { format!("{n:+}") }
}

/// Good figures green, bad ones red.
fn signed_ink(n: i16) -> Ink {
    match n {
        1.. => Ink::Green,
        0 => Ink::Quiet,
        _ => Ink::Red,
    }
}

fn owned(view: &View, tile: Tile) -> u8 {
    let me = view.viewer.seat();
    let tiles = me.and_then(|seat| view.seats.get(seat)).map(|player| player.tiles.as_slice()).unwrap_or_default();
    tiles.iter().find(|(kind, _)| *kind == tile).map_or(0, |(_, n)| *n)
}

/// What a seat is called in the middle of a sentence.
fn name(view: &View, names: &Names, seat: Seat) -> String {
    names.said_to(view.viewer, seat).to_owned()
}

/// A tile in the words of the table's edition and the colour of its group.
fn painted(view: &View, tile: Tile, paint: Paint) -> String {
    paint.ink(tile_ink(tile), tile.word(view.options.edition))
}

fn tile_ink(tile: Tile) -> Ink {
    match tile.group() {
        Group::Ra | Group::Gold => Ink::Yellow,
        Group::Gods => Ink::Strong,
        Group::Pharaohs => Ink::Magenta,
        Group::River => Ink::Blue,
        Group::Civilisation => Ink::Green,
        Group::Monuments => Ink::Cyan,
        Group::Disasters => Ink::Red,
    }
}
