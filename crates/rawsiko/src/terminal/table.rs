//! The table as text: the turn, the player's card and territories, what lies next to them, everybody's figures.

use std::fmt::Write as _;

use game::notation::shorten;
use game::terminal::flow;
use game::{Ink, Names, Paint, Seat};

use super::{ENGLISH, Look, capital, marked, name, percent, world};
use crate::{ApplicationScore, ObjectiveView, Phase, Territories, Territory, View, odds};

/// The longest name in a table.
const LONGEST_NAME: usize = 16;

pub(super) fn table(view: &View, names: &Names, paint: Paint) -> String {
    let look = view.viewer.seat().map(|seat| Look::new(view, seat));
    let mut parts = vec![heading(view, names, paint)];
    if let Some(look) = &look {
        parts.extend(view.seats[look.seat].objective.map(|card| self::card(look, &card, paint)));
        let moves = matches!(view.phase, Phase::Place { .. } | Phase::Act { .. } | Phase::Roll { .. });
        if matches!(view.phase, Phase::Claim { .. }) {
            parts.push(world::claims(look, names, paint));
        }
        parts.extend(territories(look, names, paint, moves));
        parts.extend(empty_elsewhere(look, paint).filter(|_| moves));
    }
    parts.push(players(view, names, paint));
    parts.join("\n")
}

fn heading(view: &View, names: &Names, paint: Paint) -> String {
    let mut turn = match view.turn {
        0 => "Set-up".to_owned(),
        turn => format!("Turn {turn} of {}", view.turns),
    };
    if view.options.stranglehold {
        turn += " (stranglehold)";
    }
    let phase = match view.phase {
        Phase::Claim { .. } => "claims",
        Phase::Place { .. } if view.turn == 0 => "first assets",
        Phase::Place { .. } => "investment",
        Phase::Act { .. } | Phase::Roll { .. } => "action",
        Phase::Trade { .. } => "trade with China",
        Phase::Over => "over",
    };
    let acts = match view.phase {
        Phase::Claim { seat, .. }
        | Phase::Place { seat, .. }
        | Phase::Act { seat }
        | Phase::Roll { seat, .. }
        | Phase::Trade { seat, .. } => Some(seat),
        Phase::Over => None,
    };
    let order = view.order.iter().map(|seat| {
        let now = if acts == Some(*seat) { " (now)" } else { "" };
        format!("{}{now}", name(view, names, *seat))
    });
    let start = format!("{}   {phase}   order: ", paint.ink(Ink::Strong, turn));
    flow(&start, 2, ", ", order)
}

/// Every application of the card, what it has and what it misses.
fn card(look: &Look<'_>, card: &ObjectiveView, paint: Paint) -> String {
    let score = card.score;
    let most: u32 = score.applications.iter().map(|one| u32::from(one.application.points())).sum();
    let (points, title) = (paint.ink(Ink::Green, score.points), paint.ink(Ink::Strong, "Your card"));
    let mut text = format!("{title} scores {points} of {most} points now (* you miss it, + you hold it)");
    let wide = score.applications.iter().map(|one| one.application.name(ENGLISH).len()).max().unwrap_or(0);
    for one in &score.applications {
        let (tick, worth) = (if one.is_complete() { 'x' } else { ' ' }, one.application.points());
        let title = format!("{:<wide$} {worth:>3}", one.application.name(ENGLISH));
        let title = if one.is_complete() { paint.ink(Ink::Green, title) } else { title };
        let _ = write!(text, "\n{}", flow(&format!("  [{tick}] {title}  "), wide + 12, " ", needs(look, one, paint)));
    }
    text
}

/// What an application needs: first what is missing.
fn needs(look: &Look<'_>, one: &ApplicationScore, paint: Paint) -> Vec<String> {
    let marks = [one.missing, one.held].map(|materials| marked(Some(look), materials, paint));
    marks.iter().flat_map(|text| text.split(' ')).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The own territories with what can move and what is there, and below each what lies next to it.
fn territories(look: &Look<'_>, names: &Names, paint: Paint, beside: bool) -> Option<String> {
    let own = look.view.seats[look.seat].territories;
    if own.is_empty() {
        return None;
    }
    let what = if beside { "; next to them: owner, assets, chance to take it" } else { "" };
    let mut text = format!("{} (can move/all){what}", paint.ink(Ink::Strong, "Your territories"));
    let wide = own.iter().map(|territory| territory.id().len()).max().unwrap_or(0);
    for territory in own.iter() {
        let here = look.at(territory);
        let count = format!("{}/{}", here.movable, here.assets);
        let materials = marked(Some(look), territory.materials(), paint);
        let id = paint.ink(Ink::Strong, format!("{:<wide$}", territory.id()));
        let _ = write!(text, "\n  {id} {count:>5}  {materials}");
        // While assets are placed, those will be able to move too.
        let placing = matches!(look.view.phase, Phase::Place { .. });
        let near = look.beside(territory);
        if beside && !near.is_empty() && (here.movable > 0 || placing) {
            let _ = write!(text, "\n{}", flow("      ", 6, "; ", neighbours(look, territory, near, names, paint)));
        }
    }
    Some(text)
}

fn neighbours(look: &Look<'_>, from: Territory, near: Territories, names: &Names, paint: Paint) -> Vec<String> {
    let mut near: Vec<Territory> = near.iter().collect();
    near.sort_by(|one, other| look.worth(other.materials()).total_cmp(&look.worth(one.materials())));
    let movable = look.at(from).movable;
    let piece = |to: &Territory| {
        let there = look.at(*to);
        let who = match there.owner {
            None => "empty".to_owned(),
            Some(owner) => {
                let chance = odds(movable, there.assets).take;
                format!("{} with {}, {}", name(look.view, names, owner), there.assets, percent(chance))
            }
        };
        let brings = marked(Some(look), look.gain(to.materials()).materials, paint);
        format!("{to} ({who}) {brings}").trim_end().to_owned()
    };
    near.iter().map(piece).collect()
}

/// Empty territories further away that have what the card misses.
fn empty_elsewhere(look: &Look<'_>, paint: Paint) -> Option<String> {
    let own = look.view.seats[look.seat].territories;
    let near = own.iter().fold(own, |all, one| all.union(one.neighbours()));
    let far = Territory::all().filter(|one| look.at(*one).owner.is_none() && !near.contains(*one));
    let useful = far.filter(|one| !one.materials().common(look.missing()).is_empty());
    let pieces: Vec<String> = useful
        .map(|one| format!("{one} {}", marked(Some(look), one.materials().common(look.missing()), paint)))
        .collect();
    (!pieces.is_empty()).then(|| flow("Empty further away: ", 2, "; ", pieces))
}

fn players(view: &View, names: &Names, paint: Paint) -> String {
    let first = view.viewer.seat().unwrap_or(Seat::FIRST);
    let short = |seat| shorten(&capital(&name(view, names, seat)), LONGEST_NAME);
    let round = || first.round(view.seats.seats());
    let column = round().map(|seat| short(seat).chars().count()).max().unwrap_or(0) + 2;
    let line = |seat| flow(&paint.ink(Ink::Strong, short(seat)), column, ", ", figures(view, seat));
    round().map(line).collect::<Vec<_>>().join("\n")
}

fn figures(view: &View, seat: Seat) -> Vec<String> {
    let player = &view.seats[seat];
    let count = |n: u16, one: &str, many: &str| format!("{n} {}", if n == 1 { one } else { many });
    let mut pieces = vec![
        count(player.territories.len().into(), "territory", "territories"),
        count(player.materials.len().into(), "material", "materials"),
        count(player.assets, "asset", "assets"),
        format!("income {} now", player.income),
    ];
    if let Some(place) = player.out {
        pieces = vec![format!("out, number {place} to go")];
    } else if matches!(view.phase, Phase::Claim { .. }) && player.territories.is_empty() {
        pieces = vec!["no territories yet".to_owned()];
    }
    if let Some([one, two]) = player.dealt.filter(|_| view.turn == 0) {
        pieces.push(format!("dealt {one} and {two}"));
    }
    if !player.alone_on.is_empty() {
        let alone: Vec<&str> = player.alone_on.iter().map(|one| one.name(ENGLISH)).collect();
        pieces.push(format!("alone on {}", alone.join(" and ")));
    }
    if !player.traded.is_empty() {
        pieces.push(format!("from China {}", player.traded));
    }
    if let Some(card) = player.objective.filter(|_| !view.viewer.is(seat) && player.out.is_none()) {
        pieces.push(format!("scores {} now", card.score.points));
        pieces.extend(card.score.applications.iter().map(|one| {
            let (title, worth) = (one.application.name(ENGLISH), one.application.points());
            let misses = if one.is_complete() { "complete".to_owned() } else { format!("misses {}", one.missing) };
            format!("{title} {worth} {misses}")
        }));
    }
    pieces
}
