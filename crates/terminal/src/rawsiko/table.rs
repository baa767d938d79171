//! The table as text: the turn, the player's card and territories, what lies next to them, everybody's figures.

use std::fmt::Write as _;

use game::Seat;
use game::notation::shorten;
use rawsiko::{ApplicationScore, Look, ObjectiveView, Phase, Territories, Territory, View, odds};

use super::{marked, world};
use crate::{Ink, Teller, capital, flow};

/// The longest name in a table.
const LONGEST_NAME: usize = 16;

pub(super) fn table(view: &View, teller: &Teller<'_>) -> String {
    let look = view.viewer.seat().map(|seat| Look::new(view, seat));
    let mut parts = vec![heading(view, teller)];
    if let Some(look) = &look {
        parts.extend(view.seats[look.seat].objective.map(|card| self::card(look, &card, teller)));
        let moves = matches!(view.phase, Phase::Place { .. } | Phase::Act { .. } | Phase::Roll { .. });
        if matches!(view.phase, Phase::Claim { .. }) {
            parts.push(world::claims(look, teller));
        }
        parts.extend(territories(look, teller, moves));
        parts.extend(empty_elsewhere(look, teller).filter(|_| moves));
    }
    parts.push(players(view, teller));
    parts.join("\n")
}

fn heading(view: &View, teller: &Teller<'_>) -> String {
    let mut turn = match view.turn {
        0 => teller.say("rawsiko-setup"),
        turn => teller.fill("rawsiko-turn", &[("turn", turn.into()), ("turns", view.turns.into())]),
    };
    if view.options.stranglehold {
        turn = format!("{turn} {}", teller.say("rawsiko-stranglehold"));
    }
    let phase = teller.say(match view.phase {
        Phase::Claim { .. } => "rawsiko-phase-claim",
        Phase::Place { .. } if view.turn == 0 => "rawsiko-phase-first",
        Phase::Place { .. } => "rawsiko-phase-invest",
        Phase::Act { .. } | Phase::Roll { .. } => "rawsiko-phase-act",
        Phase::Trade { .. } => "rawsiko-phase-trade",
        Phase::Over => "rawsiko-phase-over",
    });
    let acts = match view.phase {
        Phase::Claim { seat, .. }
        | Phase::Place { seat, .. }
        | Phase::Act { seat }
        | Phase::Roll { seat, .. }
        | Phase::Trade { seat, .. } => Some(seat),
        Phase::Over => None,
    };
    let order = view.order.iter().map(|seat| match acts == Some(*seat) {
        true => teller.fill("rawsiko-now", &[("name", teller.name_inside(*seat).into())]),
        false => teller.name_inside(*seat),
    });
    let turn = teller.paint().ink(Ink::Strong, turn);
    flow(&format!("{turn}   {phase}   {} ", teller.say("rawsiko-order")), 2, ", ", order)
}

/// Every application of the card, what it has and what it misses.
fn card(look: &Look<'_>, card: &ObjectiveView, teller: &Teller<'_>) -> String {
    let (score, paint) = (card.score, teller.paint());
    let most: u32 = score.applications.iter().map(|one| u32::from(one.application.points())).sum();
    let gaps = [("points", paint.ink(Ink::Green, score.points).into()), ("most", most.into())];
    let mut text = teller.fill("rawsiko-card", &gaps);
    let title = |one: &ApplicationScore| one.application.name(teller.language());
    let wide = score.applications.iter().map(|one| title(one).chars().count()).max().unwrap_or(0);
    for one in &score.applications {
        let (tick, worth) = (if one.is_complete() { 'x' } else { ' ' }, one.application.points());
        let title = format!("{:<wide$} {worth:>3}", title(one));
        let title = if one.is_complete() { paint.ink(Ink::Green, title) } else { title };
        let _ = write!(text, "\n{}", flow(&format!("  [{tick}] {title}  "), wide + 12, " ", needs(look, one, teller)));
    }
    text
}

/// What an application needs: first what is missing.
fn needs(look: &Look<'_>, one: &ApplicationScore, teller: &Teller<'_>) -> Vec<String> {
    let marks = [one.missing, one.held].map(|materials| marked(Some(look), materials, teller));
    marks.iter().flat_map(|text| text.split(' ')).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The own territories with what can move and what is there, and below each what lies next to it.
fn territories(look: &Look<'_>, teller: &Teller<'_>, beside: bool) -> Option<String> {
    let paint = teller.paint();
    let own = look.view.seats[look.seat].territories;
    if own.is_empty() {
        return None;
    }
    let mut text = teller.say(if beside { "rawsiko-own-beside" } else { "rawsiko-own" });
    let wide = own.iter().map(|territory| territory.id().len()).max().unwrap_or(0);
    for territory in own.iter() {
        let here = look.at(territory);
        let count = format!("{}/{}", here.movable, here.assets);
        let materials = marked(Some(look), territory.materials(), teller);
        let id = paint.ink(Ink::Strong, format!("{:<wide$}", territory.id()));
        let _ = write!(text, "\n  {id} {count:>5}  {materials}");
        // While assets are placed, those will be able to move too.
        let placing = matches!(look.view.phase, Phase::Place { .. });
        let near = look.beside(territory);
        if beside && !near.is_empty() && (here.movable > 0 || placing) {
            let _ =
                write!(text, "\n{}", flow("      ", 6, teller.semicolon(), neighbours(look, territory, near, teller)));
        }
    }
    Some(text)
}

fn neighbours(look: &Look<'_>, from: Territory, near: Territories, teller: &Teller<'_>) -> Vec<String> {
    let mut near: Vec<Territory> = near.iter().collect();
    near.sort_by(|one, other| look.worth(other.materials()).total_cmp(&look.worth(one.materials())));
    let movable = look.at(from).movable;
    let piece = |to: &Territory| {
        let there = look.at(*to);
        let who = match there.owner {
            None => teller.say("rawsiko-empty"),
            Some(owner) => {
                let gaps = [
                    ("name", teller.name_inside(owner).into()),
                    ("n", there.assets.into()),
                    ("chance", teller.percent(odds(movable, there.assets).take).into()),
                ];
                teller.fill("rawsiko-with-chance", &gaps)
            }
        };
        let brings = marked(Some(look), look.gain(to.materials()).materials, teller);
        format!("{to} ({who}) {brings}").trim_end().to_owned()
    };
    near.iter().map(piece).collect()
}

/// Empty territories further away that have what the card misses.
fn empty_elsewhere(look: &Look<'_>, teller: &Teller<'_>) -> Option<String> {
    let own = look.view.seats[look.seat].territories;
    let near = own.iter().fold(own, |all, one| all.union(one.neighbours()));
    let far = Territory::all().filter(|one| look.at(*one).owner.is_none() && !near.contains(*one));
    let useful = far.filter(|one| !one.materials().common(look.missing()).is_empty());
    let pieces: Vec<String> = useful
        .map(|one| format!("{one} {}", marked(Some(look), one.materials().common(look.missing()), teller)))
        .collect();
    (!pieces.is_empty()).then(|| flow(&format!("{} ", teller.say("rawsiko-far")), 2, teller.semicolon(), pieces))
}

fn players(view: &View, teller: &Teller<'_>) -> String {
    let first = view.viewer.seat().unwrap_or(Seat::FIRST);
    let short = |seat| shorten(&capital(&teller.name(seat)), LONGEST_NAME);
    let round = || first.round(view.seats.seats());
    let column = round().map(|seat| short(seat).chars().count()).max().unwrap_or(0) + 2;
    let line = |seat| flow(&teller.paint().ink(Ink::Strong, short(seat)), column, ", ", figures(view, seat, teller));
    round().map(line).collect::<Vec<_>>().join("\n")
}

fn figures(view: &View, seat: Seat, teller: &Teller<'_>) -> Vec<String> {
    let (player, language) = (&view.seats[seat], teller.language());
    let count = |key: &str, n: u16| teller.fill(key, &[("n", n.into())]);
    let mut pieces = vec![
        count("rawsiko-territories", player.territories.len().into()),
        count("rawsiko-materials", player.materials.len().into()),
        count("rawsiko-assets", player.assets),
        count("rawsiko-income", player.income.into()),
    ];
    if let Some(place) = player.out {
        pieces = vec![count("rawsiko-out", place.into())];
    } else if matches!(view.phase, Phase::Claim { .. }) && player.territories.is_empty() {
        pieces = vec![teller.say("rawsiko-none-yet")];
    }
    if let Some(pair) = player.dealt.filter(|_| view.turn == 0) {
        let dealt = teller.all_of(&pair.map(|one| one.to_string()));
        pieces.push(teller.fill("rawsiko-dealt", &[("places", dealt.into())]));
    }
    if !player.alone_on.is_empty() {
        let alone: Vec<String> = player.alone_on.iter().map(|one| one.name(language).to_owned()).collect();
        pieces.push(teller.fill("rawsiko-alone", &[("places", teller.all_of(&alone).into())]));
    }
    if !player.traded.is_empty() {
        pieces.push(teller.fill("rawsiko-from-china", &[("materials", player.traded.to_string().into())]));
    }
    if let Some(card) = player.objective.filter(|_| !view.viewer.is(seat) && player.out.is_none()) {
        pieces.push(teller.fill("rawsiko-scores", &[("n", card.score.points.into())]));
        pieces.extend(card.score.applications.iter().map(|one| {
            let (title, worth) = (one.application.name(language), one.application.points());
            let misses = match one.is_complete() {
                true => teller.say("rawsiko-complete"),
                false => format!("{} {}", teller.say("rawsiko-misses"), one.missing),
            };
            format!("{title} {worth} {misses}")
        }));
    }
    pieces
}
