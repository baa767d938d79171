//! What an action means now, in a few words: what it brings to the card, the odds, what it leaves open.

use game::{Names, Paint};

use super::offer::best_target;
use super::{ENGLISH, Look, look::materials_of, marked, name, percent};
use crate::{Action, Materials, Territories, Territory, odds};

pub(super) fn words(look: &Look<'_>, action: Action, names: &Names) -> String {
    match action {
        Action::Claim(group) => brings(look, Territories::NONE, materials_of(group.territories())),
        Action::Place { territory, n } => placed(look, territory, n),
        Action::Move { from, to, n } if look.owns(to) => supported(look, from, to, n),
        Action::Move { from, to, n } => {
            let words = format!("empty: {}", brings(look, emptied(look, from, n), to.materials()));
            match look.at(from).movable {
                movable if n < movable => format!("{words} (up to {movable} can go)"),
                _ => words,
            }
        }
        Action::Attack { from, to, n } => attacked(look, from, to, n, names),
        Action::End => match look.view.seats[look.seat].movable {
            0 => String::new(),
            1 => "1 asset stays where it is".to_owned(),
            n => format!("{n} assets stay where they are"),
        },
        Action::Trade(material) => traded(look, Materials::NONE.with(material)),
        Action::Roll { .. } => String::new(),
    }
}

/// What these materials bring, if `given` is left empty for them: `*Li Co, completes Fertilizers (+3), income +1`.
fn brings(look: &Look<'_>, given: Territories, materials: Materials) -> String {
    let (gain, loss) = look.exchange(given, materials);
    let mut pieces = Vec::new();
    if gain.materials.is_empty() {
        pieces.push("nothing new".to_owned());
    } else {
        pieces.push(marked(Some(look), gain.materials, Paint::Plain));
    }
    pieces.extend(gain.applications.iter().map(|one| format!("completes {} (+{})", one.name(ENGLISH), one.points())));
    if gain.income > 0 && look.view.turn < look.view.turns {
        pieces.push(format!("income +{}", gain.income));
    }
    if !given.is_empty() {
        pieces.push(format!("leaves {given} empty"));
    }
    if !loss.materials.is_empty() {
        pieces.push(format!("loses {}", marked(Some(look), loss.materials, Paint::Plain)));
    }
    pieces.extend(loss.applications.iter().map(|one| format!("breaks {} (-{})", one.name(ENGLISH), one.points())));
    pieces.join(", ")
}

/// What is left empty if `n` assets go away.
fn emptied(look: &Look<'_>, from: Territory, n: u8) -> Territories {
    if n < look.at(from).assets { Territories::NONE } else { Territories::NONE.with(from) }
}

fn placed(look: &Look<'_>, territory: Territory, n: u8) -> String {
    let before = look.at(territory).assets;
    let after = before.saturating_add(n);
    let mut pieces = vec![format!("{after} then")];
    if let Some((to, _)) = best_target(look, territory, n) {
        let defenders = look.at(to).assets;
        let [few, many] = [before, after].map(|assets| percent(odds(look.may_go(assets), defenders).take));
        pieces.push(format!("takes {to} with {few} -> {many}"));
    }
    if look.threat(territory).is_some() {
        let [now, then] = [before, after].map(|assets| percent(look.danger(territory, assets)));
        pieces.push(format!("falls with {now} -> {then}"));
    } else {
        pieces.push("nobody next to it".to_owned());
    }
    pieces.join(", ")
}

fn supported(look: &Look<'_>, from: Territory, to: Territory, n: u8) -> String {
    let assets = look.at(to).assets;
    let mut words = match look.threat(to) {
        Some(_) => {
            let [now, then] = [assets, assets.saturating_add(n)].map(|assets| percent(look.danger(to, assets)));
            format!("own: falls with {now} -> {then}")
        }
        None => "own: nobody next to it".to_owned(),
    };
    let given = emptied(look, from, n);
    if !given.is_empty() {
        words += &format!(", {}", brings(look, given, Materials::NONE).trim_start_matches("nothing new, "));
    }
    words
}

fn attacked(look: &Look<'_>, from: Territory, to: Territory, n: u8, names: &Names) -> String {
    let (here, there) = (look.at(from), look.at(to));
    let owner = there.owner.map_or(String::new(), |owner| name(look.view, names, owner));
    // Fewer than three on the way mean that the rest is to stay.
    let go = if n < crate::MOST_DICE { n } else { here.movable };
    let chance = percent(odds(go, there.assets).take);
    let all = if go > n { format!(" with all {go}") } else { String::new() };
    let brings = brings(look, emptied(look, from, n), to.materials());
    format!("{owner} with {}: {chance}{all}, {brings}", there.assets)
}

fn traded(look: &Look<'_>, material: Materials) -> String {
    let gain = look.gain(material);
    let named: Vec<&str> = material.iter().map(|one| one.name(ENGLISH)).collect();
    let named = named.join(" ");
    if gain.materials.is_empty() {
        return format!("{named}: you hold it already");
    }
    if !gain.applications.is_empty() {
        let completes: Vec<String> =
            gain.applications.iter().map(|one| format!("{} (+{})", one.name(ENGLISH), one.points())).collect();
        return format!("{named}: completes {}", completes.join(" and "));
    }
    let score = look.view.seats[look.seat].objective.map(|objective| objective.score.applications);
    let near = score.into_iter().flatten().filter(|one| one.missing.covers(material));
    let near: Vec<String> = near
        .map(|one| {
            let others = one.missing.minus(material);
            format!("{} ({} points) would still miss {others}", one.application.name(ENGLISH), one.application.points())
        })
        .collect();
    if near.is_empty() {
        format!("{named}: your card does not need it")
    } else {
        format!("{named}: {}", near.join("; "))
    }
}
