//! Why something is advised, and why something is refused.

use bots::ra::{Prize, Reason, Which};
use game::Seat;
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
    let percent = |part: f32| look.teller.percent(f64::from(part));
    let share = |part: f32| ("percent", percent(part).into());
    let name = |seat: Seat| ("name", look.teller.name(seat).into());
    let alone = |sun: &Sun| ("sun", sun.number().into());
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
        Reason::Wins(Prize::Lot, part) => look.fill("hint-wins-lot", &[share(*part)]),
        Reason::Wins(Prize::Sun(sun), part) => look.fill("hint-wins-sun", &[alone(sun), share(*part)]),
        Reason::Goes(Prize::Lot, seat, part) => look.fill("hint-goes", &[name(*seat), share(*part)]),
        Reason::Goes(Prize::Sun(sun), seat, part) => {
            look.fill("hint-goes-sun", &[alone(sun), name(*seat), share(*part)])
        }
        Reason::Stays(Prize::Lot, part) => look.fill("hint-stays", &[share(*part)]),
        Reason::Stays(Prize::Sun(sun), part) => look.fill("hint-stays-sun", &[alone(sun), share(*part)]),
        Reason::Next(drawn, None) => look.fill("hint-next", &[share(*drawn)]),
        Reason::Next(drawn, Some(invoked)) => {
            look.fill("hint-next-both", &[share(*drawn), ("other", percent(*invoked).into())])
        }
        Reason::Worth(seat, worth) => {
            look.fill("hint-worth", &[name(*seat), ("points", look.teller.points(*worth).into())])
        }
        Reason::Ends(part) => look.fill("hint-ends", &[share(*part)]),
        Reason::NothingBetter => look.say("hint-nothing-better"),
        Reason::NobodyAfter => look.say("tty-ra-why-last"),
        Reason::Ra { chance, left } => {
            let chance = look.teller.language().percent((100.0 * chance).round());
            look.fill("tty-ra-why-ra", &[("chance", chance.into()), ("left", (*left).into())])
        }
        Reason::God(tile, gain) => {
            let gaps = [("tile", plain.tile(*tile).into()), ("points", look.teller.points(*gain).into())];
            look.fill("tty-ra-why-god", &gaps)
        }
        Reason::BestForGod(tile) => look.fill("hint-no-god", &[("tile", plain.tile(*tile).into())]),
        Reason::NothingForGod => look.say("tty-ra-why-no-god"),
        Reason::Loss(tile, cost) => {
            let gaps = [("tile", plain.tile(*tile).into()), ("points", look.teller.points(*cost).into())];
            look.fill("tty-ra-why-loss", &gaps)
        }
    }
}

/// `+3.5`, `−1`, `0`.
fn signed(worth: f32) -> String {
    if worth == 0.0 { "0".to_owned() } else { format!("{worth:+}").replace('-', "−") }
}
