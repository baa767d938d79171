//! Why something may not be done, as the end of a sentence.

use rawsiko::{BadPick, Continent, IllegalAction, Territory};

use crate::{Gap, Teller};

pub(super) fn refused(refusal: &IllegalAction, teller: &Teller<'_>) -> String {
    let place = |name: &'static str, one: &Territory| (name, Gap::from(one.to_string()));
    let number = |name: &'static str, n: &u8| (name, Gap::from(*n));
    match refusal {
        IllegalAction::GameOver => teller.say("tty-no-over"),
        IllegalAction::NotYourMove { .. } | IllegalAction::DiceCount { .. } => teller.say("tty-no-turn"),
        IllegalAction::NotNow { action, .. } => teller.fill("tty-no-now", &[("step", action.to_string().into())]),
        IllegalAction::Pick(pick) => picked(pick, teller),
        IllegalAction::NotDealt { dealt, continent, .. } => {
            teller.fill("rawsiko-no-dealt", &[named("dealt", *dealt, teller), named("continent", *continent, teller)])
        }
        IllegalAction::ClaimSize { expected, found } => {
            teller.fill("rawsiko-no-size", &[number("expected", expected), number("found", found)])
        }
        IllegalAction::Taken { territory, owner } => {
            teller.of("rawsiko-no-taken", *owner, &[place("place", territory)])
        }
        IllegalAction::NotConnected { group } => {
            let places = ("places", group.territories().to_string().into());
            teller.fill("rawsiko-no-apart", &[places, named("continent", group.continent(), teller)])
        }
        IllegalAction::NotHeld { territory, .. } => teller.fill("rawsiko-no-held", &[place("place", territory)]),
        IllegalAction::NoAssets => teller.say("rawsiko-no-assets"),
        IllegalAction::TooManyPlaced { left, n, .. } => {
            teller.fill("rawsiko-no-left", &[number("left", left), number("n", n)])
        }
        IllegalAction::NotAdjacent { from, to } => {
            teller.fill("rawsiko-no-adjacent", &[place("from", from), place("to", to)])
        }
        IllegalAction::NotUnmoved { from, unmoved, n } => {
            let gaps = [place("from", from), number("unmoved", unmoved), number("n", n)];
            teller.fill("rawsiko-no-unmoved", &gaps)
        }
        IllegalAction::LeaveOne { from, most, n } => {
            teller.fill("rawsiko-no-last", &[place("from", from), number("most", most), number("n", n)])
        }
        IllegalAction::Foreign { to, owner } => teller.of("rawsiko-no-foreign", *owner, &[place("to", to)]),
        IllegalAction::Empty { to } => teller.fill("rawsiko-no-empty", &[place("to", to)]),
        IllegalAction::Own { to, .. } => teller.fill("rawsiko-no-own", &[place("to", to)]),
        IllegalAction::TooManyAttack { n } => teller.fill("rawsiko-no-three", &[number("n", n)]),
    }
}

fn named(gap: &'static str, continent: Continent, teller: &Teller<'_>) -> (&'static str, Gap<'static>) {
    (gap, continent.name(teller.language()).into())
}

fn picked(pick: &BadPick, teller: &Teller<'_>) -> String {
    match pick {
        BadPick::Unoccupied { continent, unoccupied, .. } => {
            let gaps = [named("continent", *continent, teller), named("unoccupied", *unoccupied, teller)];
            teller.fill("rawsiko-no-unoccupied", &gaps)
        }
        BadPick::Full { continent, .. } => teller.fill("rawsiko-no-full", &[named("continent", *continent, teller)]),
        BadPick::Twice { continent, .. } => teller.fill("rawsiko-no-twice", &[named("continent", *continent, teller)]),
    }
}
