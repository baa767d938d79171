//! Ra in a terminal: what is asked, what can be answered, and by which keys.
//!
//! The table is drawn in `ra/table.rs`, what happened is told in `ra/account.rs`, why something is advised or refused in
//! `ra/why.rs`, the rules in `ra/rules.rs`. All of them look through [`Look`].

mod account;
mod lot;
mod rules;
mod table;
#[cfg(test)]
mod tests;
mod why;

use bots::ra::Reason;
use game::Seat;
use pages::Words;
use ra::{Action, AuctionCause, EPOCHS, Event, Group, IllegalAction, Phase, State, Tile, View};

use crate::{Gap, Ink, Teller, Terminal, capital, small};

/// The keys of the groups of tiles.
const GROUPS: [(Group, &str); 8] = [
    (Group::Ra, "ra-group-ra"),
    (Group::Gods, "ra-gods"),
    (Group::Gold, "ra-gold"),
    (Group::Pharaohs, "ra-pharaohs"),
    (Group::River, "ra-river"),
    (Group::Civilisation, "ra-civilisation"),
    (Group::Monuments, "ra-monuments"),
    (Group::Disasters, "ra-disasters"),
];

impl Terminal for State {
    const LEVEL_WORDS: [(&'static str, &'static str); 6] = [
        ("level-farmer", "tty-ra-farmer"),
        ("level-potter", "tty-ra-potter"),
        ("level-scribe", "tty-ra-scribe"),
        ("level-vizier", "tty-ra-vizier"),
        ("level-pharaoh", "tty-ra-pharaoh"),
        ("level-khepri", "tty-ra-khepri"),
    ];
    const LEFT: &'static str = "tty-ra-left";
    const ABOUT_HINTS: &'static str = "tty-hint-guesses";

    fn title(words: Words) -> String {
        words.say("ra-tile-ra")
    }

    fn help(words: Words) -> String {
        words.say("tty-ra-help")
    }

    fn rules(words: Words) -> String {
        rules::rules(words)
    }

    fn table(view: &View, teller: &Teller<'_>) -> String {
        table::table(&Look { view, teller })
    }

    fn question(view: &View, teller: &Teller<'_>) -> String {
        question(&Look { view, teller })
    }

    fn left(view: &View, teller: &Teller<'_>) -> String {
        table::left(&Look { view, teller })
    }

    fn tell_to(event: &Event, view: &View, teller: &Teller<'_>) -> Option<String> {
        account::tell(event, &Look { view, teller })
    }

    fn action_words(view: &View, action: Action, teller: &Teller<'_>) -> String {
        meaning(&Look { view, teller }, action)
    }

    fn refusal(refusal: &IllegalAction, view: &View, teller: &Teller<'_>) -> String {
        why::refused(refusal, &Look { view, teller })
    }

    fn reason(reason: &Reason, view: &View, teller: &Teller<'_>) -> String {
        why::advised(reason, &Look { view, teller })
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

/// A view and the words to tell it in.
#[derive(Clone, Copy)]
struct Look<'a> {
    view: &'a View,
    teller: &'a Teller<'a>,
}

impl Look<'_> {
    fn say(&self, key: &str) -> String {
        self.teller.say(key)
    }

    fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        self.teller.fill(key, gaps)
    }

    fn ink(&self, ink: Ink, text: impl std::fmt::Display) -> String {
        self.teller.paint().ink(ink, text)
    }

    /// What a tile is called in the edition that the table chose, else in that of the reader, in the colour of its group.
    fn tile(&self, tile: Tile) -> String {
        self.named("ra-tile", tile, &[])
    }

    /// `a pyramid`, as what somebody draws, takes or loses.
    fn one(&self, tile: Tile) -> String {
        self.named("ra-one", tile, &[])
    }

    /// `3 pyramids`.
    fn some(&self, tile: Tile, n: u8) -> String {
        if n == 1 { self.tile(tile) } else { self.counted(tile, n) }
    }

    /// The same with the number even if it is one.
    fn counted(&self, tile: Tile, n: u8) -> String {
        self.named("ra-some", tile, &[("n", n.into())])
    }

    fn named(&self, key: &str, tile: Tile, gaps: &[(&str, Gap<'_>)]) -> String {
        let words = self.fill(&format!("{key}-{}", self.teller.words().at(self.view.options.edition).tile(tile)), gaps);
        self.ink(tile_ink(tile), words)
    }

    /// A group of tiles in the middle of a sentence.
    fn group(&self, group: Group) -> String {
        small(&self.heading(group))
    }

    /// A group of tiles as a heading.
    fn heading(&self, group: Group) -> String {
        let key = GROUPS.iter().find(|(one, _)| *one == group).map_or("ra-group-ra", |(_, key)| key);
        self.say(key)
    }

    /// Points with their sign, good ones green, bad ones red.
    fn points(&self, points: i16) -> String {
        self.ink(signed_ink(points), signed(points))
    }

    /// How likely the next tile is a Ra.
    fn ra_chance(&self) -> String {
        let bag = &self.view.bag;
        self.percent(bag.of(Tile::Ra).into(), bag.total())
    }

    fn percent(&self, part: u32, whole: u32) -> String {
        self.teller.language().percent(f64::from((200 * part + whole) / (2 * whole).max(1)))
    }

    fn next_ra_is_last(&self) -> bool {
        self.view.ra_count + 1 == self.view.ra_spaces
    }

    fn owned(&self, tile: Tile) -> u8 {
        let me = self.view.viewer.seat();
        let tiles = me.and_then(|seat| self.view.seats.get(seat)).map(|player| player.tiles.as_slice());
        tiles.unwrap_or_default().iter().find(|(kind, _)| *kind == tile).map_or(0, |(_, n)| *n)
    }
}

fn meaning(look: &Look<'_>, action: Action) -> String {
    let view = look.view;
    match action {
        Action::Draw if look.next_ra_is_last() => {
            look.fill("tty-ra-do-draw-last", &[("chance", look.ra_chance().into())])
        }
        Action::Draw => look.fill("tty-ra-do-draw", &[("chance", look.ra_chance().into())]),
        Action::Invoke => {
            let gaps = [("n", view.track.tiles().len().into()), ("sun", view.centre.number().into())];
            look.fill("tty-ra-do-invoke", &gaps)
        }
        Action::God(tile) => {
            let key = if tile.is_disaster() { "tty-ra-do-god-disaster" } else { "tty-ra-do-god" };
            look.fill(key, &[("tile", look.one(tile).into())])
        }
        Action::Done => look.say("tty-ra-do-done"),
        Action::Bid(_) if view.epoch == EPOCHS => {
            look.fill("tty-ra-do-bid-last", &[("sun", view.centre.number().into())])
        }
        Action::Bid(_) => look.fill("tty-ra-do-bid", &[("sun", view.centre.number().into())]),
        Action::Pass => passing(look),
        Action::Discard(tile) => {
            look.fill("tty-ra-do-discard", &[("tiles", look.counted(tile, look.owned(tile)).into())])
        }
        Action::Reveal(_) => String::new(),
    }
}

fn passing(look: &Look<'_>) -> String {
    let Phase::Auction { ra_player, cause, bidder, high } = look.view.phase else { return String::new() };
    match high {
        _ if bidder != ra_player => String::new(),
        Some(bid) => look.teller.of("tty-ra-do-pass", bid.seat, &[]),
        None if cause == AuctionCause::RaDrawn => look.say("tty-ra-do-pass-stay"),
        None => look.say("tty-ra-do-pass-lost"),
    }
}

fn question(look: &Look<'_>) -> String {
    let view = look.view;
    match view.phase {
        Phase::Turn { seat } => {
            let alone = view.seats.iter().all(|(other, player)| other == seat || player.face_up.is_empty());
            look.say(match (view.track.is_full(), alone) {
                (true, _) => "tty-ra-ask-full",
                (false, true) => "tty-ra-ask-alone",
                (false, false) => "tty-ra-ask-turn",
            })
        }
        Phase::Gods { .. } => look.fill("tty-ra-ask-gods", &[("n", look.owned(Tile::God).into())]),
        Phase::Auction { ra_player, cause, bidder, high } => {
            let called = match cause {
                AuctionCause::RaDrawn => look.teller.of("tty-ra-drew", ra_player, &[]),
                AuctionCause::Invoked => look.teller.of("tty-ra-invoked", ra_player, &[]),
            };
            let bid = match high {
                Some(bid) => look.teller.of("tty-ra-high", bid.seat, &[("sun", bid.sun.number().into())]),
                None => look.say("tty-ra-no-bid"),
            };
            let after = bidders_after(view, bidder, ra_player);
            let names: Vec<String> = after.iter().map(|seat| look.teller.name_inside(*seat)).collect();
            let names = look.teller.all_of(&names);
            let after = look.fill("tty-ra-after", &[("n", after.len().into()), ("names", names.into())]);
            let gaps = [("called", called.into()), ("bid", bid.into()), ("after", after.into())];
            look.fill("tty-ra-ask-auction", &gaps)
        }
        Phase::Discard { unrest, earthquake, .. } => {
            let (disaster, n) = if unrest > 0 { (Tile::Unrest, unrest) } else { (Tile::Earthquake, earthquake) };
            let disaster = capital(&Look { teller: &look.teller.plain(), ..*look }.tile(disaster));
            look.fill("tty-ra-ask-discard", &[("disaster", disaster.into()), ("n", n.into())])
        }
        Phase::Draw { .. } | Phase::Over => String::new(),
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
