//! What an action means now, in a few words: what it brings to the card, the odds, what it leaves open.

use rawsiko::{Action, Application, Look, MOST_DICE, Materials, Territories, Territory, materials_of, odds};

use super::marked;
use super::offer::best_target;
use crate::Teller;

pub(super) fn words(look: &Look<'_>, action: Action, teller: &Teller<'_>) -> String {
    match action {
        Action::Claim(group) => brings(look, Territories::NONE, materials_of(group.territories()), teller),
        Action::Place { territory, n } => placed(look, territory, n, teller),
        Action::Move { from, to, n } if look.owns(to) => supported(look, from, to, n, teller),
        Action::Move { from, to, n } => {
            let brings = brings(look, emptied(look, from, n), to.materials(), teller);
            let words = teller.fill("rawsiko-do-empty", &[("brings", brings.into())]);
            match look.at(from).movable {
                movable if n < movable => {
                    format!("{words} {}", teller.fill("rawsiko-do-more", &[("n", movable.into())]))
                }
                _ => words,
            }
        }
        Action::Attack { from, to, n } => attacked(look, from, to, n, teller),
        Action::End => match look.view.seats[look.seat].movable {
            0 => String::new(),
            n => teller.fill("rawsiko-do-end", &[("n", n.into())]),
        },
        Action::Trade(material) => traded(look, Materials::NONE.with(material), teller),
        Action::Roll { .. } => String::new(),
    }
}

/// What these materials bring, if `given` is left empty for them: `*Li Co, completes Fertilizers (+3), income +1`.
fn brings(look: &Look<'_>, given: Territories, materials: Materials, teller: &Teller<'_>) -> String {
    let mut pieces = cost(look, given, materials, teller);
    let gain = look.exchange(given, materials).0;
    let mut gains = vec![match gain.materials.is_empty() {
        true => teller.say("rawsiko-nothing-new"),
        false => marked(Some(look), gain.materials, teller),
    }];
    gains.extend(gain.applications.iter().map(|one| applied("rawsiko-completes", *one, teller)));
    if gain.income > 0 && look.view.turn < look.view.turns {
        gains.push(teller.fill("rawsiko-income-more", &[("n", gain.income.into())]));
    }
    gains.append(&mut pieces);
    gains.join(", ")
}

/// What is left empty and lost for it.
fn cost(look: &Look<'_>, given: Territories, materials: Materials, teller: &Teller<'_>) -> Vec<String> {
    let loss = look.exchange(given, materials).1;
    let mut pieces = Vec::new();
    if !given.is_empty() {
        pieces.push(teller.fill("rawsiko-leaves", &[("place", given.to_string().into())]));
    }
    if !loss.materials.is_empty() {
        let lost = marked(Some(look), loss.materials, teller);
        pieces.push(teller.fill("rawsiko-loses", &[("materials", lost.into())]));
    }
    pieces.extend(loss.applications.iter().map(|one| applied("rawsiko-breaks", *one, teller)));
    pieces
}

/// `completes Fertilizers (+3)`.
fn applied(key: &str, one: Application, teller: &Teller<'_>) -> String {
    let name = one.name(teller.language());
    teller.fill(key, &[("name", name.into()), ("points", one.points().into())])
}

/// What is left empty if `n` assets go away.
fn emptied(look: &Look<'_>, from: Territory, n: u8) -> Territories {
    if n < look.at(from).assets { Territories::NONE } else { Territories::NONE.with(from) }
}

fn placed(look: &Look<'_>, territory: Territory, n: u8, teller: &Teller<'_>) -> String {
    let before = look.at(territory).assets;
    let after = before.saturating_add(n);
    let mut pieces = vec![teller.fill("rawsiko-then", &[("n", after.into())])];
    if let Some((to, _)) = best_target(look, territory, n) {
        let defenders = look.at(to).assets;
        let [few, many] = [before, after].map(|assets| teller.percent(odds(look.may_go(assets), defenders).take));
        let gaps = [("place", to.to_string().into()), ("few", few.into()), ("many", many.into())];
        pieces.push(teller.fill("rawsiko-takes", &gaps));
    }
    pieces.push(danger(look, territory, before, after, teller));
    pieces.join(", ")
}

/// How likely a territory falls with so many assets before and after.
fn danger(look: &Look<'_>, territory: Territory, before: u8, after: u8, teller: &Teller<'_>) -> String {
    if look.threat(territory).is_none() {
        return teller.say("rawsiko-nobody");
    }
    let [now, then] = [before, after].map(|assets| teller.percent(look.danger(territory, assets)));
    teller.fill("rawsiko-falls", &[("now", now.into()), ("then", then.into())])
}

fn supported(look: &Look<'_>, from: Territory, to: Territory, n: u8, teller: &Teller<'_>) -> String {
    let assets = look.at(to).assets;
    let danger = danger(look, to, assets, assets.saturating_add(n), teller);
    let own = teller.fill("rawsiko-do-own", &[("words", danger.into())]);
    let cost = cost(look, emptied(look, from, n), Materials::NONE, teller);
    [vec![own], cost].concat().join(", ")
}

fn attacked(look: &Look<'_>, from: Territory, to: Territory, n: u8, teller: &Teller<'_>) -> String {
    let (here, there) = (look.at(from), look.at(to));
    let Some(owner) = there.owner else { return String::new() };
    // Fewer than three on the way mean that the rest is to stay.
    let go = if n < MOST_DICE { n } else { here.movable };
    let mut gaps = vec![
        ("name", teller.name_inside(owner).into()),
        ("assets", there.assets.into()),
        ("chance", teller.percent(odds(go, there.assets).take).into()),
        ("brings", brings(look, emptied(look, from, n), to.materials(), teller).into()),
    ];
    if go > n {
        gaps.push(("go", go.into()));
        return teller.fill("rawsiko-do-attack-all", &gaps);
    }
    teller.fill("rawsiko-do-attack", &gaps)
}

fn traded(look: &Look<'_>, material: Materials, teller: &Teller<'_>) -> String {
    let gain = look.gain(material);
    let named: Vec<&str> = material.iter().map(|one| one.name(teller.language())).collect();
    let label = teller.label(&named.join(" "));
    if gain.materials.is_empty() {
        return format!("{label} {}", teller.say("rawsiko-trade-held"));
    }
    if !gain.applications.is_empty() {
        let completes = gain.applications.iter().map(|one| applied("rawsiko-completes", *one, teller));
        return format!("{label} {}", teller.all_of(&completes.collect::<Vec<_>>()));
    }
    let score = look.view.seats[look.seat].objective.map(|objective| objective.score.applications);
    let near = score.into_iter().flatten().filter(|one| one.missing.covers(material));
    let near = near.map(|one| {
        let others = one.missing.minus(material).to_string();
        let gaps = [
            ("name", one.application.name(teller.language()).into()),
            ("points", teller.points(f32::from(one.application.points())).into()),
            ("materials", others.into()),
        ];
        teller.fill("rawsiko-trade-near", &gaps)
    });
    let near: Vec<String> = near.collect();
    let words = if near.is_empty() { teller.say("rawsiko-trade-not-needed") } else { near.join(teller.semicolon()) };
    format!("{label} {words}")
}
