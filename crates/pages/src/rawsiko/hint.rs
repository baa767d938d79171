//! What a hint says at the table of RAWsiko: the action, and the reasons that follow from the rules, in plain words.

use bots::Hint;
use bots::rawsiko::Reason;
use game::{Language, Seat};
use rawsiko::{Action, State, Territory};

use super::look::{Gap, Look};
use super::why::{Voice, advised};
use crate::hint::Advice;
use crate::rich::Sentence;

pub(super) fn advice(look: &Look<'_>, hint: &Hint<Action, Reason>) -> Option<Advice> {
    let why = |reason: &Reason| vec![Sentence::plain(&advised(reason, look))];
    Advice::new::<State>(look.scene, hint, |action| deed(look, action), why)
}

/// The action as a sentence.
fn deed(look: &Look<'_>, action: Action) -> String {
    let place = |name: &'static str, one: Territory| (name, Gap::from(look.place(one)));
    match action {
        Action::Claim(group) => {
            let places: Vec<&str> = group.territories().iter().map(|one| look.place(one)).collect();
            look.fill("rawsiko-do-claim", &[("places", places.join(", ").into())])
        }
        Action::Place { territory, n } => look.fill("rawsiko-do-place", &[("n", n.into()), place("place", territory)]),
        Action::Move { from, to, n } => {
            look.fill("rawsiko-do-move", &[("n", n.into()), place("from", from), place("to", to)])
        }
        Action::Attack { from, to, n } => {
            look.fill("rawsiko-do-raid", &[("n", n.into()), place("from", from), place("to", to)])
        }
        Action::End => look.say("rawsiko-do-stop"),
        Action::Trade(material) => {
            look.fill("rawsiko-do-trade", &[("material", material.name(look.scene.language).into())])
        }
        // What the dice do is nobody's advice.
        Action::Roll { .. } => String::new(),
    }
}

impl Voice for Look<'_> {
    fn language(&self) -> Language {
        self.scene.language
    }

    fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        Look::fill(self, key, gaps)
    }

    fn of(&self, key: &str, seat: Seat, more: &[(&str, Gap<'_>)]) -> String {
        Look::of(self, key, seat, more)
    }

    fn name_inside(&self, seat: Seat) -> String {
        self.name(seat).to_owned()
    }

    fn place(&self, territory: Territory) -> String {
        Look::place(self, territory).to_owned()
    }

    fn percent(&self, chance: f64) -> String {
        Look::percent(self, chance)
    }

    fn points(&self, points: u8) -> String {
        Look::fill(self, "ra-points", &[("n", points.into())])
    }

    fn all_of(&self, names: &[String]) -> String {
        names.join(", ")
    }
}
