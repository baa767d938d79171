//! What a hint says at the table of Ra: the action, and the reasons the bots name, in plain words.

use bots::Hint;
use bots::ra::{Prize, Reason, Which};
use fluent_bundle::FluentValue;
use game::Seat;
use ra::{Action, EPOCHS, Group, State, Sun};

use super::look::{Look, signed};
use crate::hint::Advice;
use crate::rich::Sentence;

pub(super) fn advice(look: &Look<'_>, hint: &Hint<Action, Reason>) -> Option<Advice> {
    Advice::new::<State>(look.scene, hint, |action| deed(look, action), |reason| why(look, reason))
}

/// The action as a sentence.
fn deed(look: &Look<'_>, action: Action) -> String {
    match action {
        Action::Draw => look.say("hint-draw"),
        Action::Invoke => look.say("hint-invoke"),
        Action::Pass => look.say("hint-pass"),
        Action::Done => look.say("hint-done"),
        Action::Bid(sun) => look.fill("hint-bid", &[("sun", sun.number().into())]),
        Action::God(tile) => look.fill("hint-god", &[("tile", look.one(tile).into())]),
        Action::Discard(tile) => look.fill("hint-discard", &[("tile", look.one(tile).into())]),
        // What chance does is nobody's advice.
        Action::Reveal(_) => String::new(),
    }
}

fn why(look: &Look<'_>, reason: &Reason) -> Vec<Sentence> {
    let line = |key: &str, gaps: &[(&str, FluentValue<'_>)]| Sentence::filled(look.words, key, gaps);
    let percent = |part: f32| look.scene.language.percent((f64::from(part) * 100.0).round());
    let share = |part: f32| ("percent", percent(part).into());
    let name_of = |seat: Seat| ("name", look.name(seat).into());
    let alone = |sun: &Sun| ("sun", sun.number().into());
    let about = |key: &str, points: f32| line(key, &[("n", whole(points).into())]);
    vec![match reason {
        Reason::NoLot(sun) => line("hint-no-lot", &[("sun", sun.number().into())]),
        Reason::Lot { total, parts } => {
            let most = most(parts).map(|(group, worth)| {
                line("hint-lot-most", &[("group", name(look, group).into()), ("n", whole(worth).into())])
            });
            return [about("hint-lot", *total)].into_iter().chain(most).collect();
        }
        Reason::Cost { sun, which, gain, spent, later } => {
            let later = later.filter(|(_, later)| whole(*later) != 0).map(|(centre, later)| {
                let gaps = [("sun", centre.number().into()), ("n", signed(whole(later) as i16).into())];
                line(if look.view().epoch == EPOCHS { "hint-later-end" } else { "hint-later" }, &gaps)
            });
            return [cost(look, *sun, *which, *gain, -*spent)].into_iter().chain(later).collect();
        }
        Reason::Wins(Prize::Lot, part) => line("hint-wins-lot", &[share(*part)]),
        Reason::Wins(Prize::Sun(sun), part) => line("hint-wins-sun", &[alone(sun), share(*part)]),
        Reason::Goes(Prize::Lot, seat, part) => line("hint-goes", &[name_of(*seat), share(*part)]),
        Reason::Goes(Prize::Sun(sun), seat, part) => line("hint-goes-sun", &[alone(sun), name_of(*seat), share(*part)]),
        Reason::Stays(Prize::Lot, part) => line("hint-stays", &[share(*part)]),
        Reason::Stays(Prize::Sun(sun), part) => line("hint-stays-sun", &[alone(sun), share(*part)]),
        Reason::Next(drawn, None) => line("hint-next", &[share(*drawn)]),
        Reason::Next(drawn, Some(invoked)) => {
            line("hint-next-both", &[share(*drawn), ("other", percent(*invoked).into())])
        }
        Reason::Worth(seat, worth) => {
            let points = look.fill("ra-points", &[("n", whole(*worth).into())]);
            line("hint-worth", &[name_of(*seat), ("points", points.into())])
        }
        Reason::Ends(part) => line("hint-ends", &[share(*part)]),
        Reason::NothingBetter => line("hint-nothing-better", &[]),
        Reason::NobodyAfter => line("hint-last", &[]),
        Reason::Ra { chance, left } => {
            let percent = look.scene.language.percent((chance * 100.0).round());
            line("hint-ra", &[("percent", percent.into()), ("left", (*left).into())])
        }
        Reason::God(_, gain) => about("hint-god-gain", *gain),
        Reason::BestForGod(tile) => line("hint-no-god", &[("tile", look.one(*tile).into())]),
        Reason::NothingForGod => line("hint-nothing-better", &[]),
        Reason::Loss(_, cost) => about("hint-loss", cost.max(0.0)),
    }]
}

/// The category that adds most, where several add something.
fn most(parts: &[(Group, f32)]) -> Option<(Group, f32)> {
    let worth: Vec<_> = parts.iter().filter(|(_, worth)| *worth > 0.0).collect();
    let best = worth.iter().max_by(|one, other| one.1.total_cmp(&other.1));
    best.filter(|_| worth.len() > 1).map(|(group, worth)| (*group, *worth))
}

fn name(look: &Look<'_>, group: Group) -> String {
    look.say(match group {
        Group::Pharaohs => "ra-pharaohs",
        Group::Gold => "ra-gold",
        Group::Gods => "ra-gods",
        Group::River => "ra-river",
        Group::Civilisation => "ra-civilisation",
        Group::Monuments => "ra-monuments",
        Group::Ra => "ra-group-ra",
        Group::Disasters => "ra-disasters",
    })
}

/// What it comes to if the lot is taken with a sun that is worth so much.
fn cost(look: &Look<'_>, sun: Sun, which: Which, gain: f32, worth: f32) -> Sentence {
    let gaps =
        [("sun", sun.number().into()), ("gain", signed(whole(gain) as i16).into()), ("worth", whole(worth).into())];
    let key = match which {
        Which::Bid => "hint-cost-bid",
        Which::Cheapest | Which::Lowest => "hint-cost",
    };
    Sentence::filled(look.words, key, &gaps)
}

/// Guesses come in whole points.
fn whole(points: f32) -> i32 {
    points as i32
}
