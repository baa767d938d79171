//! The territories as a list: the same board and the same powers as the map, for readers, small screens and browsers
//! without a script. Its forms say to the script what is legal, too.

use maud::{Markup, PreEscaped, html};
use rawsiko::{Action, Continent, MOST_DICE, Phase, Territories, Territory, TerritoryView, odds};

use super::look::{Look, spot, token};
use super::spots::BADGES;
use crate::around;

/// The list; the heads of the continents and the rows of each territory are parts.
pub(super) fn list(look: &Look<'_>, part: &dyn Fn(&str) -> PreEscaped<String>) -> Markup {
    html! {
        table {
            thead { tr {
                th scope="col" { (look.say("rawsiko-list-territory")) }
                th scope="col" { (look.say("rawsiko-list-assets")) }
                th scope="col" { (look.say("rawsiko-list-materials")) }
            } }
            @for (continent, badge) in Continent::all().zip(&BADGES) {
                tbody id=(badge.row) { (part(badge.row)) }
                @for territory in continent.territories().iter() {
                    @let row = spot(territory).row;
                    tbody id=(row) { (part(row)) }
                }
            }
        }
    }
}

/// The parts of the list, by the ids of what holds them.
pub(super) fn rows(look: &Look<'_>) -> impl Iterator<Item = (&'static str, Markup)> {
    let acting = look.scene.is_my_move() && !matches!(look.view().phase, Phase::Trade { .. });
    let heads = Continent::all().zip(&BADGES).map(move |(continent, badge)| (badge.row, head(look, continent, acting)));
    heads.chain(Territory::all().map(move |territory| (spot(territory).row, row(look, territory, acting))))
}

fn head(look: &Look<'_>, continent: Continent, acting: bool) -> Markup {
    html! {
        tr class="cth" data-continent=(continent) {
            th colspan="3" scope="rowgroup" {
                (continent.name(look.scene.language))
                @if acting { (claim(look, continent)) }
            }
        }
    }
}

fn row(look: &Look<'_>, territory: Territory, acting: bool) -> Markup {
    let there = &look.view().board[territory.index()];
    let mine = there.owner.is_some() && there.owner == look.me();
    let does = if acting { does(look, there) } else { None };
    html! {
        tr {
            td { a class="tn" href={ "#g-" (territory) } data-t=(territory) { (look.place(territory)) } }
            td class="as" {
                @match there.owner {
                    None => span class="note2" { (look.say("rawsiko-empty")) },
                    Some(owner) => {
                        (token(owner, "s")) span class="sr" { (look.name(owner)) }
                        " " @if mine { (there.movable) "/" (there.assets) } @else { (there.assets) }
                    }
                }
            }
            td { span class="chips" { @for one in territory.materials().iter() { (look.chip(one)) } } }
        }
        @if let Some(does) = does { tr class="does" { td colspan="3" { (does) } } }
    }
}

/// What can be done with a territory now.
fn does(look: &Look<'_>, there: &TerritoryView) -> Option<Markup> {
    match look.view().phase {
        Phase::Claim { .. } => pick(look, there.territory),
        Phase::Place { left, .. } => (there.owner == look.me()).then(|| place(look, there.territory, left)),
        Phase::Act { .. } => (there.owner == look.me() && there.movable > 0).then(|| go(look, there)),
        _ => None,
    }
}

fn form(look: &Look<'_>, id: &str, from: Option<Territory>, warning: Option<String>, inner: &Markup) -> Markup {
    html! {
        form id=(id) class="steps" method="post" action={ "/t/" (look.scene.table) "/act" } data-from=[from] data-empty=[warning] {
            (around::hidden(look.scene)) (inner)
        }
    }
}

/// The button that claims what is ticked below it.
fn claim(look: &Look<'_>, continent: Continent) -> Markup {
    let legal = |action: &Action| matches!(action, Action::Claim(group) if group.continent() == continent);
    if !look.scene.legal.iter().any(legal) {
        return html! {};
    }
    let inner = html! {
        input type="hidden" name="step" value={ "claim " (continent) };
        button class="b sm" {
            (look.fill("rawsiko-list-claim", &[("n", super::act::claim_size(look).unwrap_or(0).into()), ("continent", continent.name(look.scene.language).into())]))
        }
    };
    form(look, &format!("claim-{continent}"), None, None, &inner)
}

/// A territory to tick.
fn pick(look: &Look<'_>, territory: Territory) -> Option<Markup> {
    let free = look
        .scene
        .legal
        .iter()
        .any(|action| matches!(action, Action::Claim(group) if group.territories().contains(territory)));
    free.then(|| {
        html! {
            label class="tick" {
                input type="checkbox" name="step" value=(territory) form={ "claim-" (territory.continent()) };
                (look.fill("rawsiko-list-pick", &[("place", look.place(territory).into())]))
            }
        }
    })
}

fn place(look: &Look<'_>, territory: Territory, left: u8) -> Markup {
    let inner = html! {
        input type="hidden" name="step" value={ "place " (territory) };
        label { span class="sr" { (look.say("rawsiko-tool-count")) } input class="line num" type="number" name="step" min="1" max=(left) value="1" required; }
        button class="b sm" { (look.fill("rawsiko-list-place", &[("place", look.place(territory).into())])) }
    };
    form(look, &format!("place-{territory}"), None, None, &inner)
}

/// Where assets of a territory can go, and how many.
fn go(look: &Look<'_>, there: &TerritoryView) -> Markup {
    let from = there.territory;
    let inner = html! {
        label { span class="sr" { (look.fill("rawsiko-list-from", &[("place", look.place(from).into())])) }
            select class="sel" name="step" { @for to in from.neighbours().iter() { (goal(look, there, to)) } }
        }
        label { span class="sr" { (look.say("rawsiko-tool-count")) } input class="line num" type="number" name="step" min="1" max=(there.movable) value="1" required; }
        button class="b sm" { (look.say("rawsiko-list-go")) }
    };
    let warning = (there.movable == there.assets).then(|| emptied(look, from));
    form(look, &format!("go-{from}"), Some(from), warning, &inner)
}

/// What it costs to leave a territory empty.
fn emptied(look: &Look<'_>, from: Territory) -> String {
    let lost = look.mine.map(|mine| mine.loss(Territories::NONE.with(from))).unwrap_or_default();
    let place = ("place", look.place(from).into());
    let materials = ("materials", look.materials(lost.materials).into());
    match (lost.materials.is_empty(), &lost.applications[..]) {
        (true, _) => look.fill("rawsiko-why-empties", &[place]),
        (false, []) => look.fill("rawsiko-why-empties-loses", &[place, materials]),
        (false, broken) => {
            let names: Vec<&str> = broken.iter().map(|one| one.name(look.scene.language)).collect();
            look.fill("rawsiko-why-empties-breaks", &[place, materials, ("names", names.join(", ").into())])
        }
    }
}

fn goal(look: &Look<'_>, there: &TerritoryView, to: Territory) -> Markup {
    let goal = &look.view().board[to.index()];
    let gain = || look.mine.map(|mine| mine.gain(to.materials())).unwrap_or_default();
    let name = ("place", look.place(to).into());
    let (verb, label, chances, brings) = match goal.owner {
        owner if owner.is_some() && owner == look.me() => {
            ("move", look.fill("rawsiko-list-own", &[name, ("n", goal.assets.into())]), None, None)
        }
        None => ("move", look.fill("rawsiko-list-empty", &[name]), None, Some(brought(look, &gain()))),
        Some(owner) => {
            let chance = |n: u8| look.percent(odds(n, goal.assets).take);
            let all = chance(there.movable);
            let gaps =
                [name, ("name", look.name(owner).into()), ("n", goal.assets.into()), ("chance", all.clone().into())];
            let mut chances: Vec<String> = (1..=there.movable.min(MOST_DICE)).map(chance).collect();
            chances.push(all);
            ("attack", look.fill("rawsiko-list-attack", &gaps), Some(chances.join("|")), Some(brought(look, &gain())))
        }
    };
    html! {
        option value={ (verb) " " (there.territory) " " (to) } data-to=(to) data-verb=(verb) data-chances=[chances] data-brings=[brings] { (label) }
    }
}

/// What a territory would bring.
fn brought(look: &Look<'_>, gain: &rawsiko::Change) -> String {
    let others = gain.materials.minus(gain.needed);
    let needed = ("needed", look.materials(gain.needed).into());
    let rest = ("others", look.materials(others).into());
    let mut said = match (gain.needed.is_empty(), others.is_empty()) {
        (true, true) => look.say("rawsiko-why-brings-nothing"),
        (true, false) => look.fill("rawsiko-why-brings-others", &[rest]),
        (false, true) => look.fill("rawsiko-why-brings-needed", &[needed]),
        (false, false) => look.fill("rawsiko-why-brings", &[needed, rest]),
    };
    for one in &gain.applications {
        let points = look.fill("ra-points", &[("n", one.points().into())]);
        let gaps = [("name", one.name(look.scene.language).into()), ("points", points.into())];
        said = format!("{said} {}", look.fill("rawsiko-why-completes", &gaps));
    }
    said
}
