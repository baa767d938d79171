//! What a hint says at the table of Ra: the action, and the reasons the quick bot can name, in plain words.

use bots::Hints;
use bots::ra::{Reason, Rival, Which};
use game::Seat;
use maud::{Markup, html};
use ra::{Action, EPOCHS, Group, State, Sun};

use super::look::{Look, signed};

/// What comes to less than this is not worth a word.
const LITTLE: f32 = 0.5;

pub(super) fn advice(look: &Look<'_>, action: Action) -> Markup {
    let reasons = State::reasons(look.view(), look.scene.legal, action);
    html! {
        p class="hint-do" { b { (deed(look, action)) } }
        ul class="hint-why" { @for reason in &reasons { (why(look, action, reason)) } }
    }
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

fn why(look: &Look<'_>, action: Action, reason: &Reason) -> Markup {
    let line = |words: Markup| html! { li { (words) } };
    let about = |key: &str, points: f32| line(look.rich(key, &[("n", whole(points).into())]));
    match reason {
        Reason::NoLot(sun) => line(look.rich("hint-no-lot", &[("sun", sun.number().into())])),
        Reason::Lot { total, parts } => html! {
            (about("hint-lot", *total))
            @if let Some((group, worth)) = most(parts) {
                (line(look.rich("hint-lot-most", &[("group", name(look, group).into()), ("n", whole(worth).into())])))
            }
        },
        Reason::Cost { sun, which, gain, spent, later } => html! {
            (line(cost(look, *sun, *which, *gain, -*spent)))
            // Whoever advises looks further than the one who gives the reasons.
            @if action == Action::Pass && whole(*gain) > 0 { (line(look.rich("hint-thin", &[]))) }
            @if let Some((centre, later)) = later.filter(|(_, later)| whole(*later) != 0) {
                @let gaps = [("sun", centre.number().into()), ("n", signed(whole(later) as i16).into())];
                @let key = if look.view().epoch == EPOCHS { "hint-later-end" } else { "hint-later" };
                (line(look.rich(key, &gaps)))
            }
        },
        Reason::Rivals(rivals) if rivals.is_empty() => line(look.rich("hint-no-rivals", &[])),
        Reason::Rivals(rivals) => line(others(look, action, rivals)),
        Reason::NobodyAfter => line(look.rich("hint-last", &[])),
        Reason::Ra { chance, left } => {
            let percent = look.scene.language.percent((chance * 100.0).round());
            line(look.rich("hint-ra", &[("percent", percent.into()), ("left", (*left).into())]))
        }
        Reason::God(_, gain) => about("hint-god-gain", *gain),
        Reason::BestForGod(tile, _) => line(look.rich("hint-no-god", &[("tile", look.one(*tile).into())])),
        Reason::NothingForGod => html! {},
        Reason::Losses(costs) => {
            let cost = costs.iter().find(|(tile, _)| action == Action::Discard(*tile));
            html! { @if let Some((_, cost)) = cost { (about("hint-loss", *cost)) } }
        }
    }
}

/// The category that adds most, where several add something.
fn most(parts: &[(Group, f32)]) -> Option<(Group, f32)> {
    let worth: Vec<_> = parts.iter().filter(|(_, worth)| *worth >= LITTLE).collect();
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
fn cost(look: &Look<'_>, sun: Sun, which: Which, gain: f32, worth: f32) -> Markup {
    let gaps =
        [("sun", sun.number().into()), ("gain", signed(whole(gain) as i16).into()), ("worth", whole(worth).into())];
    let key = match which {
        Which::Bid => "hint-cost-bid",
        Which::Cheapest | Which::Lowest => "hint-cost",
    };
    look.rich(key, &gaps)
}

/// Who else may want it: the one who may go highest is named.
fn others(look: &Look<'_>, action: Action, rivals: &[(Seat, f32, Rival)]) -> Markup {
    let highest = rivals.iter().filter_map(|(seat, _, rival)| match rival {
        Rival::UpTo(sun) => Some((*seat, *sun)),
        Rival::NoHigher | Rival::Waits => None,
    });
    match (highest.max_by_key(|(_, sun)| *sun), action) {
        (Some((seat, sun)), _) => {
            look.rich("hint-rival", &[("name", look.name(seat).into()), ("sun", sun.number().into())])
        }
        (None, Action::Bid(sun)) => look.rich("hint-wins", &[("sun", sun.number().into())]),
        (None, _) => look.rich("hint-nobody", &[]),
    }
}

/// Guesses come in halves and are told in whole points.
fn whole(points: f32) -> i32 {
    points.round_ties_even() as i32
}
