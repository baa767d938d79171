//! What a hint says at the table of RAWsiko: the action, and the reasons that follow from the rules, in plain words.

use bots::Hints;
use bots::rawsiko::{Army, Place, Reason};
use maud::{Markup, html};
use rawsiko::{Action, Application, Material, Materials, State, Territory};

use super::look::{Gap, Look};

/// So many places are named where something lies.
const MOST_PLACES: usize = 4;

pub(super) fn advice(look: &Look<'_>, action: Action) -> Markup {
    let reasons = State::reasons(look.view(), look.scene.legal, action);
    html! {
        p class="hint-do" { b { (deed(look, action)) } }
        ul class="hint-why" { @for reason in &reasons { li { (advised(reason, look)) } } }
    }
}

/// The action as a sentence.
fn deed(look: &Look<'_>, action: Action) -> String {
    let place = |name: &'static str, one: Territory| (name, Gap::from(look.place(one)));
    match action {
        Action::Claim(group) => {
            let places: Vec<&str> = group.territories().iter().map(|one| look.place(one)).collect();
            look.fill("rawsiko-do-claim", &[("places", places.join(", ").into())])
        }
        Action::Place { territory, n } => look.fill("rawsiko-do-place", &[("n", n.into()), place("place", territory)]),
        Action::Move { from, to, n } => {
            look.fill("rawsiko-do-move", &[("n", n.into()), place("from", from), place("to", to)])
        }
        Action::Attack { from, to, n } => {
            look.fill("rawsiko-do-raid", &[("n", n.into()), place("from", from), place("to", to)])
        }
        Action::End => look.say("rawsiko-do-stop"),
        Action::Trade(material) => {
            look.fill("rawsiko-do-trade", &[("material", material.name(look.scene.language).into())])
        }
        // What the dice do is nobody's advice.
        Action::Roll { .. } => String::new(),
    }
}

/// A figure as it is written in the reader's language.
fn figure(look: &Look<'_>, figure: f64) -> String {
    let text = format!("{figure:.1}");
    if look.scene.language == game::Language::English { text } else { text.replace('.', ",") }
}

fn points(look: &Look<'_>, points: u8) -> String {
    look.fill("ra-points", &[("n", points.into())])
}

/// Why a player might do something, as a sentence.
fn advised(reason: &Reason, look: &Look<'_>) -> String {
    let place = |name: &'static str, one: &Territory| (name, Gap::from(look.place(*one)));
    let number = |name: &'static str, n: u8| (name, Gap::from(n));
    let chance = |name: &'static str, chance: f64| (name, Gap::from(look.percent(chance)));
    let materials = |some: &Materials| ("materials", Gap::from(look.materials(*some)));
    let army = |one: &Army| ("army", Gap::from(army(one, look)));
    match reason {
        Reason::Brings { needed, others, completes, income } => brings(*needed, *others, completes, *income, look),
        Reason::NearIt(near) => {
            let near =
                near.iter().map(|(one, materials)| format!("{} ({})", look.place(*one), look.materials(*materials)));
            look.fill("rawsiko-why-near", &[("places", near.collect::<Vec<_>>().join(", ").into())])
        }
        Reason::OthersBeside(n) => look.fill("rawsiko-why-beside", &[("n", (*n).into())]),
        Reason::Reach { from, before, after, to, few, many, needed } => {
            let mut gaps = vec![
                place("from", from),
                number("before", *before),
                number("after", *after),
                place("to", to),
                chance("few", *few),
                chance("many", *many),
            ];
            if needed.is_empty() {
                return look.fill("rawsiko-why-reach", &gaps);
            }
            gaps.push(materials(needed));
            look.fill("rawsiko-why-reach-needed", &gaps)
        }
        Reason::NobodyBeside { territory, placing: true } => {
            look.fill("rawsiko-why-free", &[place("place", territory)])
        }
        Reason::NobodyBeside { territory, .. } => look.fill("rawsiko-why-nobody", &[place("place", territory)]),
        Reason::NoDice(to) => look.fill("rawsiko-why-no-dice", &[("place", to.name(look.scene.language).into())]),
        Reason::TakenBack { n, by, chance: back } => {
            look.fill("rawsiko-why-back", &[number("n", *n), army(by), chance("chance", *back)])
        }
        Reason::Ahead { to, there, brings } => {
            let there = whose(*to, there.as_ref(), look);
            look.fill("rawsiko-why-ahead", &[("place", there.into()), materials(brings)])
        }
        Reason::Attack { movable, to, owner, assets, chance: take, lost, killed } => {
            let gaps = [
                number("n", *movable),
                place("to", to),
                number("assets", *assets),
                chance("chance", *take),
                ("lost", figure(look, *lost).into()),
                ("killed", figure(look, *killed).into()),
            ];
            look.of("rawsiko-why-attack", *owner, &gaps)
        }
        Reason::LastOf(seat) => look.of("rawsiko-why-last", *seat, &[]),
        Reason::Takes { from, materials: lost, income: 0 } => look.of("rawsiko-why-takes", *from, &[materials(lost)]),
        Reason::Takes { from, materials: lost, income } => {
            look.of("rawsiko-why-takes-income", *from, &[materials(lost), number("n", *income)])
        }
        Reason::BestAttack { from, to, chance: take, needed } => {
            let mut gaps = vec![place("from", from), place("to", to), chance("chance", *take)];
            if needed.is_empty() {
                return look.fill("rawsiko-why-best", &gaps);
            }
            gaps.push(materials(needed));
            look.fill("rawsiko-why-best-needed", &gaps)
        }
        Reason::NoAttack => look.say("rawsiko-why-no-attack"),
        Reason::Weakest { territory, by, chance: falls } => {
            look.fill("rawsiko-why-weakest", &[place("place", territory), army(by), chance("chance", *falls)])
        }
        Reason::Holds { territory, by, before, after } => {
            let [now, then] = [*before, *after].map(|one| look.percent(one));
            let mut gaps = vec![place("place", territory), army(by)];
            let key = if now == then { "rawsiko-why-holds-same" } else { "rawsiko-why-holds" };
            if now != then {
                gaps.push(("then", then.into()));
            }
            gaps.push(("now", now.into()));
            look.fill(key, &gaps)
        }
        Reason::LeftEmpty { from, materials: lost, .. } if lost.is_empty() => {
            look.fill("rawsiko-why-empties", &[place("place", from)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } if breaks.is_empty() => {
            look.fill("rawsiko-why-empties-loses", &[place("place", from), materials(lost)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } => {
            let breaks = ("names", titles(breaks, look).into());
            look.fill("rawsiko-why-empties-breaks", &[place("place", from), materials(lost), breaks])
        }
        Reason::Stays { from, n, threat: None } => {
            look.fill("rawsiko-why-stays", &[number("n", *n), place("place", from)])
        }
        Reason::Stays { from, n, threat: Some((by, falls)) } => {
            let gaps = [number("n", *n), place("place", from), army(by), chance("chance", *falls)];
            look.fill("rawsiko-why-stays-threat", &gaps)
        }
        Reason::Nearest { application, missing, lie } => {
            let lie: Vec<String> = lie.iter().map(|(material, places)| lies(*material, places, look)).collect();
            let gaps = [
                ("name", application.name(look.scene.language).into()),
                ("points", points(look, application.points()).into()),
                materials(missing),
                (
                    "lie",
                    lie.join(if look.scene.language == game::Language::French { "\u{202f}; " } else { "; " }).into(),
                ),
            ];
            look.fill("rawsiko-why-nearest", &gaps)
        }
    }
}

/// What materials would bring to the card and the income.
fn brings(
    needed: Materials,
    others: Materials,
    completes: &[Application],
    income: Option<(u8, u8)>,
    look: &Look<'_>,
) -> String {
    let gaps = [("needed", look.materials(needed).into()), ("others", look.materials(others).into())];
    let mut said = vec![match (needed.is_empty(), others.is_empty()) {
        (true, true) => return look.say("rawsiko-why-brings-nothing"),
        (true, false) => look.fill("rawsiko-why-brings-others", &gaps[1..]),
        (false, true) => look.fill("rawsiko-why-brings-needed", &gaps[..1]),
        (false, false) => look.fill("rawsiko-why-brings", &gaps),
    }];
    said.extend(completes.iter().map(|one| {
        let points = points(look, one.points());
        look.fill("rawsiko-why-completes", &[("name", one.name(look.scene.language).into()), ("points", points.into())])
    }));
    said.extend(
        income.map(|(now, then)| look.fill("rawsiko-why-income", &[("now", now.into()), ("then", then.into())])),
    );
    said.join(" ")
}

/// `Trader 1's 4 in turkey`.
fn army(army: &Army, look: &Look<'_>) -> String {
    let gaps = [("n", army.assets.into()), ("place", look.place(army.territory).into())];
    look.of("rawsiko-army", army.owner, &gaps)
}

/// `turkey (Trader 1 with 4)`.
fn whose(territory: Territory, there: Option<&Army>, look: &Look<'_>) -> String {
    let who = match there {
        None => look.say("rawsiko-empty"),
        Some(army) => {
            let name = look.name(army.owner).to_owned();
            look.fill("rawsiko-with", &[("name", name.into()), ("n", army.assets.into())])
        }
    };
    format!("{} ({who})", look.place(territory))
}

/// Where a material lies.
fn lies(material: Material, places: &[Place], look: &Look<'_>) -> String {
    let named = places.iter().take(MOST_PLACES).map(|(place, there)| whose(*place, there.as_ref(), look));
    let mut named: Vec<String> = named.collect();
    if places.len() > MOST_PLACES {
        named.push(look.say("rawsiko-elsewhere"));
    }
    let gaps = [("material", material.to_string().into()), ("places", named.join(", ").into())];
    look.fill("rawsiko-why-lies", &gaps)
}

fn titles(applications: &[Application], look: &Look<'_>) -> String {
    let names: Vec<&str> = applications.iter().map(|one| one.name(look.scene.language)).collect();
    names.join(", ")
}
