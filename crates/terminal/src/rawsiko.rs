//! RAWsiko in a terminal: what is asked, what can be answered, and by which keys.
//!
//! The table is drawn in `rawsiko/table.rs`, what happened is told in `rawsiko/account.rs`, which of the many actions get
//! a number is settled in `rawsiko/offer.rs`, what they mean in `rawsiko/meaning.rs`, why something is refused in
//! `rawsiko/refused.rs`, and what people type is read in `rawsiko/read.rs`. All of them look through [`Look`]. Why something
//! is advised is said in the sentences of the pages (`rawsiko/voice.rs`).

mod account;
mod meaning;
mod offer;
mod read;
mod refused;
mod rules;
mod table;
#[cfg(test)]
mod tests;
mod voice;
mod world;

use bots::rawsiko::Reason;
use game::Game;
use pages::Words;
use pages::rawsiko::why::advised;
use rawsiko::{Action, Event, IllegalAction, Look, Materials, Phase, Seating, State, View};

use crate::{Ink, Teller, Terminal, filled, flow};

/// Steps as examples of what can be typed: notation, in every language the same.
const EXAMPLES: [&str; 3] = [
    "  claim europe germany ukraine      place germany 3",
    "  move india vietnam 2              attack turkey germany 3",
    "  trade Bi                          end",
];

impl Terminal for State {
    const LEVEL_WORDS: [(&'static str, &'static str); 6] = [
        ("rawsiko-level-intern", "rawsiko-level-intern-about"),
        ("rawsiko-level-clerk", "rawsiko-level-clerk-about"),
        ("rawsiko-level-trader", "rawsiko-level-trader-about"),
        ("rawsiko-level-broker", "rawsiko-level-broker-about"),
        ("rawsiko-level-director", "rawsiko-level-director-about"),
        ("level-khepri", "rawsiko-level-khepri-about"),
    ];
    const LEFT: &'static str = "rawsiko-left";
    const ABOUT_HINTS: &'static str = "tty-hint-exact";

    fn title(_words: Words) -> String {
        "RAWsiko".to_owned()
    }

    fn help(words: Words) -> String {
        let say = |key: &str| flow("", 0, " ", filled(words, key, &[]).split(' '));
        let line = |typed: &str, key: &str| flow(&format!("  {typed}"), 10, " ", filled(words, key, &[]).split(' '));
        let what = format!("i {}", filled(words, "rawsiko-help-what", &[]));
        let commands = [line("all", "rawsiko-help-all"), line(&what, "rawsiko-help-info")].join("\n");
        let typed = [say("rawsiko-help-short"), say("rawsiko-help-marks")].join("\n");
        [say("rawsiko-help-some"), commands, say("rawsiko-help-typed"), EXAMPLES.join("\n"), typed].join("\n\n")
    }

    fn rules(words: Words) -> String {
        rules::rules(words)
    }

    fn table(view: &View, teller: &Teller<'_>) -> String {
        table::table(view, teller)
    }

    fn question(view: &View, teller: &Teller<'_>) -> String {
        question(view, teller)
    }

    fn left(view: &View, teller: &Teller<'_>) -> String {
        world::left(view, teller)
    }

    fn tell_to(event: &Event, view: &View, teller: &Teller<'_>) -> Option<String> {
        Some(account::tell(event, view, teller))
    }

    fn action_words(view: &View, action: Action, teller: &Teller<'_>) -> String {
        let words = |seat| meaning::words(&Look::new(view, seat), action, &teller.plain());
        view.viewer.seat().map_or_else(String::new, words)
    }

    fn refusal(refusal: &IllegalAction, _view: &View, teller: &Teller<'_>) -> String {
        refused::refused(refusal, teller)
    }

    fn reason(reason: &Reason, _view: &View, teller: &Teller<'_>) -> String {
        advised(reason, teller)
    }

    fn action_key(action: Action) -> Option<char> {
        (action == Action::End).then_some('e')
    }

    fn offered(view: &View, legal: &[Action]) -> Vec<Action> {
        view.viewer.seat().map_or_else(|| legal.to_vec(), |seat| offer::offered(&Look::new(view, seat), legal))
    }

    fn read_action(typed: &str, legal: &[Action], words: Words) -> Option<Result<Action, String>> {
        read::action(typed, legal, words)
    }
}

fn question(view: &View, teller: &Teller<'_>) -> String {
    match view.phase {
        Phase::Claim { seat, second } => {
            let size = Seating::of(view.seats.seats()).map_or(0, |seating| seating.claims[usize::from(second)]);
            let which = if second { "second" } else { "first" };
            let claim = teller.fill("rawsiko-ask-claim", &[("which", which.into()), ("n", size.into())]);
            let dealt = view.seats[seat].dealt.map(|pair| pair[usize::from(second)].name(teller.language()));
            match dealt {
                Some(name) => format!("{claim} {}", teller.fill("rawsiko-ask-dealt", &[("continent", name.into())])),
                None => claim,
            }
        }
        Phase::Place { left, .. } => teller.fill("rawsiko-ask-place", &[("n", left.into())]),
        Phase::Act { seat } => {
            let can = teller.fill("rawsiko-ask-act", &[("n", view.seats[seat].movable.into())]);
            if view.turn == view.turns { format!("{can} {}", teller.say("rawsiko-ask-last")) } else { can }
        }
        Phase::Trade { left, .. } => teller.fill("rawsiko-ask-trade", &[("n", left.into())]),
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

/// Materials with the signs of the card: `*` for what it misses, `+` for what it has.
fn marked(look: Option<&Look<'_>>, materials: Materials, teller: &Teller<'_>) -> String {
    let missing = look.map_or(Materials::NONE, Look::missing);
    let needed = look.map_or(Materials::NONE, Look::needed);
    let marked = materials.iter().map(|material| match material {
        one if missing.contains(one) => teller.paint().ink(Ink::Yellow, format!("*{one}")),
        one if needed.contains(one) => teller.paint().ink(Ink::Green, format!("+{one}")),
        one => one.to_string(),
    });
    marked.collect::<Vec<_>>().join(" ")
}
