//! Why something is advised, and why something is refused.

use bots::ra::{Reason, Rival, Which};
use ra::{Group, IllegalAction, Sun, Tile};

use super::Look;

/// Why a player may not do this, as the end of a sentence.
pub(super) fn refused(refusal: &IllegalAction, look: &Look<'_>) -> String {
    let plain = Look { teller: &look.teller.plain(), ..*look };
    let tile = |tile: &Tile| ("tile", plain.tile(*tile).into());
    let sun = |name: &'static str, sun: &Sun| (name, sun.number().into());
    match refusal {
        IllegalAction::GameOver => look.say("tty-no-over"),
        IllegalAction::NotYourMove { .. } => look.say("tty-no-turn"),
        IllegalAction::NotNow { action, .. } => look.fill("tty-no-now", &[("step", action.to_string().into())]),
        IllegalAction::TrackFull => look.say("tty-ra-no-full"),
        IllegalAction::GodForGod => look.say("tty-ra-no-god-god"),
        IllegalAction::NoGod { .. } => look.say("tty-ra-no-god"),
        IllegalAction::NotOnTrack { tile: wanted } => look.fill("tty-ra-no-tile", &[tile(wanted)]),
        IllegalAction::SunNotHeld { sun: bid, .. } => look.fill("tty-ra-no-sun", &[sun("sun", bid)]),
        IllegalAction::BidTooLow { bid, high } => look.fill("tty-ra-no-low", &[sun("sun", bid), sun("high", high)]),
        IllegalAction::MustBid { .. } => look.say("tty-ra-no-pass"),
        IllegalAction::WrongDiscard { tile: given, disaster } => {
            look.fill("tty-ra-no-discard", &[tile(given), ("disaster", plain.tile(*disaster).into())])
        }
        IllegalAction::NotOwned { tile: given, .. } => look.fill("tty-ra-no-owned", &[tile(given)]),
        IllegalAction::NotInBag { tile: drawn } => look.fill("tty-ra-no-bag", &[tile(drawn)]),
    }
}

/// Why a player might do something, as a sentence.
pub(super) fn advised(reason: &Reason, look: &Look<'_>) -> String {
    let plain = Look { teller: &look.teller.plain(), ..*look };
    let signed = |worth: f32| look.teller.figure(signed(worth));
    let parts = |parts: &[(Group, f32)]| -> String {
        let parts = parts.iter().map(|(group, worth)| format!("{} {}", look.group(*group), signed(*worth)));
        parts.collect::<Vec<_>>().join(", ")
    };
    match reason {
        Reason::NoLot(sun) => look.fill("tty-ra-why-no-lot", &[("sun", sun.number().into())]),
        Reason::Lot { total, parts: from } if from.is_empty() => {
            look.fill("tty-ra-why-lot", &[("points", look.teller.points(*total).into())])
        }
        Reason::Lot { total, parts: from } => {
            let gaps = [("points", look.teller.points(*total).into()), ("parts", parts(from).into())];
            look.fill("tty-ra-why-lot-parts", &gaps)
        }
        Reason::Cost { sun, which, gain, spent, later } => {
            let key = match which {
                Which::Lowest => "tty-ra-sun-lowest",
                Which::Bid => "tty-ra-sun",
                Which::Cheapest => "tty-ra-sun-cheapest",
            };
            let called = look.fill(key, &[("sun", sun.number().into())]);
            let mut gaps =
                vec![("called", called.into()), ("gain", signed(*gain).into()), ("spent", signed(*spent).into())];
            let Some((centre, change)) = later else { return look.fill("tty-ra-why-cost", &gaps) };
            gaps.extend([("centre", centre.number().into()), ("change", signed(*change).into())]);
            look.fill("tty-ra-why-cost-later", &gaps)
        }
        Reason::Rivals(rivals) if rivals.is_empty() => look.say("tty-ra-why-nobody"),
        Reason::Rivals(rivals) => {
            let said = rivals.iter().map(|(seat, worth, rival)| {
                let worth = ("worth", signed(*worth).into());
                match rival {
                    Rival::NoHigher => look.teller.of("tty-ra-rival-none", *seat, &[worth]),
                    Rival::UpTo(sun) => {
                        look.teller.of("tty-ra-rival-up", *seat, &[worth, ("sun", sun.number().into())])
                    }
                    Rival::Waits => look.teller.of("tty-ra-rival-waits", *seat, &[worth]),
                }
            });
            look.fill("tty-ra-why-others", &[("others", said.collect::<Vec<_>>().join(", ").into())])
        }
        Reason::NobodyAfter => look.say("tty-ra-why-last"),
        Reason::Ra { chance, left } => {
            let chance = look.teller.language().percent((100.0 * chance).round());
            look.fill("tty-ra-why-ra", &[("chance", chance.into()), ("left", (*left).into())])
        }
        Reason::God(tile, gain) => {
            let gaps = [("tile", plain.tile(*tile).into()), ("points", look.teller.points(*gain).into())];
            look.fill("tty-ra-why-god", &gaps)
        }
        Reason::BestForGod(tile, gain) => {
            let gaps = [("tile", plain.tile(*tile).into()), ("gain", signed(*gain).into())];
            look.fill("tty-ra-why-best-god", &gaps)
        }
        Reason::NothingForGod => look.say("tty-ra-why-no-god"),
        Reason::Losses(costs) => {
            let costs = costs.iter().map(|(tile, cost)| format!("{} {}", plain.tile(*tile), look.teller.figure(*cost)));
            look.fill("tty-ra-why-loss", &[("costs", costs.collect::<Vec<_>>().join(", ").into())])
        }
    }
}

/// `+3.5`, `-1`, `0`.
fn signed(worth: f32) -> String {
    if worth == 0.0 { "0".to_owned() } else { format!("{worth:+}") }
}
