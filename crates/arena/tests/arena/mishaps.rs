//! A bot that breaks a game is named, with the deal and the chairs.

use arena::{Entrant, Match};
use bots::Bot;
use ra::{Action, State, View};
use rstest::rstest;

use crate::{bot, options, plan};

/// Plays along until it may choose among three, and then does this.
struct Broken(fn() -> Action);

impl Bot<State> for Broken {
    fn choose(&mut self, _view: &View, legal: &[Action]) -> Action {
        if legal.len() > 2 { (self.0)() } else { legal[0] }
    }
}

#[rstest]
#[case::an_illegal_action(|| Action::Done, "deal 0, broken in seat 0 against random: seat 0 chose Done, which is illegal: ")]
#[case::a_panic(|| panic!("no idea"), "deal 0, broken in seat 0 against random: seat 0 panicked: no idea")]
fn surfaces_with_deal_and_chair(#[case] does: fn() -> Action, #[case] expected: &str) {
    let challenger = Entrant::new("broken", move |_| Box::new(Broken(does)));
    let table = Match { options: options(3), challenger, field: bot("random"), luck: false };
    let error = table.play(&plan(50, 1), &mut |_, _| ()).expect_err("it is broken");
    assert!(error.to_string().starts_with(expected), "{error}");
}

#[test]
fn ends_the_run_on_all_threads() {
    let field = Entrant::new("broken", move |_| Box::new(Broken(|| panic!("no idea"))));
    let table = Match { options: options(3), challenger: bot("random"), field, luck: false };
    let error = table.play(&plan(u64::MAX, 4), &mut |_, _| ()).expect_err("it is broken");
    assert!(error.to_string().contains("random in seat"), "{error}");
}
