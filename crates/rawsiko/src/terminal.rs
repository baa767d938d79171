//! RAWsiko in a terminal: what is asked, what can be answered, and by which keys.
//!
//! The table is drawn in `terminal/table.rs`, what happened is told in `terminal/account.rs`, which of the many actions
//! get a number is settled in `terminal/offer.rs`, what they mean in `terminal/meaning.rs`, and what people type is read
//! in `terminal/read.rs`. All of them look through [`Look`].

mod account;
mod look;
mod meaning;
mod offer;
mod read;
mod table;
#[cfg(test)]
mod tests;
mod world;

use game::terminal::{capital, listed};
use game::{Game, Ink, Names, Paint, Seat, Terminal};

use crate::{Action, Event, Language, Materials, Phase, Seating, State, View};

pub use look::{Change, Look};

/// The terminal speaks English; what it shows of the world has names in other languages too.
const ENGLISH: Language = Language::English;

impl Terminal for State {
    const HELP: &'static str = "\
In RAWsiko the numbered choices are only some of those you have:

  all     every choice, numbered
  i WHAT  look up a territory, a material or an application: i lithium

Every step can be typed, with names as short as you like while they are clear;
dice are not typed. `all` stands for the highest number.

  claim europe germany ukraine      place germany 3
  move india vietnam 2              attack turkey germany 3
  trade Bi                          end

So `m indi vie all` moves everything that can go from India to Vietnam.
Before a material, * means that your card needs it and you miss it, and + that
your card needs it and you hold it.";

    const LEFT: &'static str = "every territory with its owner, and the odds of all conflicts";

    fn table(view: &View, names: &Names, paint: Paint) -> String {
        table::table(view, names, paint)
    }

    fn question(view: &View, _names: &Names) -> String {
        question(view)
    }

    fn left(view: &View, names: &Names, paint: Paint) -> String {
        world::left(view, names, paint)
    }

    fn tell_to(event: &Event, view: &View, names: &Names, paint: Paint) -> Option<String> {
        account::tell(event, view, names, paint)
    }

    fn action_words(view: &View, action: Action, names: &Names) -> String {
        view.viewer.seat().map_or_else(String::new, |seat| meaning::words(&Look::new(view, seat), action, names))
    }

    fn action_key(action: Action) -> Option<char> {
        (action == Action::End).then_some('e')
    }

    fn offered(view: &View, legal: &[Action]) -> Vec<Action> {
        view.viewer.seat().map_or_else(|| legal.to_vec(), |seat| offer::offered(&Look::new(view, seat), legal))
    }

    fn read_action(typed: &str, legal: &[Action]) -> Option<Result<Action, String>> {
        read::action(typed, legal)
    }
}

fn question(view: &View) -> String {
    match view.phase {
        Phase::Claim { seat, second } => {
            let size = Seating::of(view.seats.seats()).map_or(0, |seating| seating.claims[usize::from(second)]);
            let claim = if second { "second" } else { "first" };
            let which = match size {
                1 => "one territory".to_owned(),
                n => format!("{n} connected territories of one continent"),
            };
            let dealt = view.seats[seat].dealt.map(|pair| pair[usize::from(second)].name(ENGLISH));
            let dealt = dealt.map_or(String::new(), |name| format!(" You were dealt {name}."));
            format!("Your {claim} claim: {which}.{dealt}")
        }
        Phase::Place { left, .. } => format!("You have {} to place in your territories.", assets(left.into())),
        Phase::Act { seat } => {
            let player = &view.seats[seat];
            let can = match player.movable {
                0 => "nothing of yours can move any more".to_owned(),
                1 => "1 asset can still move".to_owned(),
                n => format!("{n} assets can still move"),
            };
            let last = if view.turn == view.turns { " This is the last turn." } else { "" };
            format!("Your action phase: {can}. Move and attack as often as you like, then end.{last}")
        }
        Phase::Trade { left: 1, .. } => "China trades with you: choose a material.".to_owned(),
        Phase::Trade { left, .. } => format!("China trades with you: choose {left} materials, one by one."),
        Phase::Roll { .. } | Phase::Over => String::new(),
    }
}

/// Everything that can be done now; nothing of it depends on what is hidden.
fn legal(view: &View) -> Vec<Action> {
    struct NoLots;
    impl game::Lots for NoLots {
        fn below(&mut self, _n: u32) -> u32 {
            0
        }
    }
    let mut legal = Vec::new();
    State::complete(view, &mut NoLots).legal_actions(&mut legal);
    legal
}

/// What a seat is called in the middle of a sentence.
fn name(view: &View, names: &Names, seat: Seat) -> String {
    names.said_to(view.viewer, seat).to_owned()
}

fn assets(n: u16) -> String {
    if n == 1 { "1 asset".to_owned() } else { format!("{n} assets") }
}

/// `78 %`; what is not quite certain is not called so.
pub(crate) fn percent(chance: f64) -> String {
    match 100.0 * chance {
        some if some <= 0.0 => "0 %".to_owned(),
        some if some < 1.0 => "<1 %".to_owned(),
        some if some > 99.0 && chance < 1.0 => ">99 %".to_owned(),
        some => format!("{some:.0} %"),
    }
}

/// Materials with the signs of the card: `*` for what it misses, `+` for what it has.
fn marked(look: Option<&Look<'_>>, materials: Materials, paint: Paint) -> String {
    let missing = look.map_or(Materials::NONE, Look::missing);
    let needed = look.map_or(Materials::NONE, Look::needed);
    let marked = materials.iter().map(|material| match material {
        one if missing.contains(one) => paint.ink(Ink::Yellow, format!("*{one}")),
        one if needed.contains(one) => paint.ink(Ink::Green, format!("+{one}")),
        one => one.to_string(),
    });
    marked.collect::<Vec<_>>().join(" ")
}
