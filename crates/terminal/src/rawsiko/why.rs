//! Why something is advised, in sentences.

use bots::rawsiko::{Army, Place, Reason};
use rawsiko::{Application, Material, Materials, Territory};

use crate::{Gap, Teller};

/// So many places are named where something lies.
const MOST_PLACES: usize = 4;

/// Why a player might do something, as a sentence.
pub(super) fn advised(reason: &Reason, teller: &Teller<'_>) -> String {
    let place = |name: &'static str, one: &Territory| (name, Gap::from(one.to_string()));
    let number = |name: &'static str, n: u8| (name, Gap::from(n));
    let chance = |name: &'static str, chance: f64| (name, Gap::from(teller.percent(chance)));
    let materials = |some: &Materials| ("materials", Gap::from(some.to_string()));
    let army = |one: &Army| ("army", Gap::from(army(one, teller)));
    match reason {
        Reason::Brings { needed, others, completes, income } => brings(*needed, *others, completes, *income, teller),
        Reason::NearIt(near) => {
            let near = near.iter().map(|(one, materials)| format!("{one} ({materials})"));
            teller.fill("rawsiko-why-near", &[("places", near.collect::<Vec<_>>().join(", ").into())])
        }
        Reason::OthersBeside(n) => teller.fill("rawsiko-why-beside", &[("n", (*n).into())]),
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
                return teller.fill("rawsiko-why-reach", &gaps);
            }
            gaps.push(materials(needed));
            teller.fill("rawsiko-why-reach-needed", &gaps)
        }
        Reason::NobodyBeside { territory, placing: true } => {
            teller.fill("rawsiko-why-free", &[place("place", territory)])
        }
        Reason::NobodyBeside { territory, .. } => teller.fill("rawsiko-why-nobody", &[place("place", territory)]),
        Reason::NoDice(to) => teller.fill("rawsiko-why-no-dice", &[("place", to.name(teller.language()).into())]),
        Reason::TakenBack { n, by, chance: back } => {
            teller.fill("rawsiko-why-back", &[number("n", *n), army(by), chance("chance", *back)])
        }
        Reason::Ahead { to, there, brings } => {
            let there = whose(*to, there.as_ref(), teller);
            teller.fill("rawsiko-why-ahead", &[("place", there.into()), materials(brings)])
        }
        Reason::Attack { movable, to, owner, assets, chance: take, lost, killed } => {
            let gaps = [
                number("n", *movable),
                place("to", to),
                number("assets", *assets),
                chance("chance", *take),
                ("lost", teller.figure(format_args!("{lost:.1}")).into()),
                ("killed", teller.figure(format_args!("{killed:.1}")).into()),
            ];
            teller.of("rawsiko-why-attack", *owner, &gaps)
        }
        Reason::LastOf(seat) => teller.of("rawsiko-why-last", *seat, &[]),
        Reason::Takes { from, materials: lost, income: 0 } => teller.of("rawsiko-why-takes", *from, &[materials(lost)]),
        Reason::Takes { from, materials: lost, income } => {
            teller.of("rawsiko-why-takes-income", *from, &[materials(lost), number("n", *income)])
        }
        Reason::BestAttack { from, to, chance: take, needed } => {
            let mut gaps = vec![place("from", from), place("to", to), chance("chance", *take)];
            if needed.is_empty() {
                return teller.fill("rawsiko-why-best", &gaps);
            }
            gaps.push(materials(needed));
            teller.fill("rawsiko-why-best-needed", &gaps)
        }
        Reason::NoAttack => teller.say("rawsiko-why-no-attack"),
        Reason::Weakest { territory, by, chance: falls } => {
            teller.fill("rawsiko-why-weakest", &[place("place", territory), army(by), chance("chance", *falls)])
        }
        Reason::Holds { territory, by, before, after } => {
            let [now, then] = [*before, *after].map(|one| teller.percent(one));
            let mut gaps = vec![place("place", territory), army(by)];
            let key = if now == then { "rawsiko-why-holds-same" } else { "rawsiko-why-holds" };
            if now != then {
                gaps.push(("then", then.into()));
            }
            gaps.push(("now", now.into()));
            teller.fill(key, &gaps)
        }
        Reason::LeftEmpty { from, materials: lost, .. } if lost.is_empty() => {
            teller.fill("rawsiko-why-empties", &[place("place", from)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } if breaks.is_empty() => {
            teller.fill("rawsiko-why-empties-loses", &[place("place", from), materials(lost)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } => {
            let breaks = ("names", titles(breaks, teller).into());
            teller.fill("rawsiko-why-empties-breaks", &[place("place", from), materials(lost), breaks])
        }
        Reason::Stays { from, n, threat: None } => {
            teller.fill("rawsiko-why-stays", &[number("n", *n), place("place", from)])
        }
        Reason::Stays { from, n, threat: Some((by, falls)) } => {
            let gaps = [number("n", *n), place("place", from), army(by), chance("chance", *falls)];
            teller.fill("rawsiko-why-stays-threat", &gaps)
        }
        Reason::Nearest { application, missing, lie } => {
            let lie: Vec<String> = lie.iter().map(|(material, places)| lies(*material, places, teller)).collect();
            let gaps = [
                ("name", application.name(teller.language()).into()),
                ("points", teller.points(f32::from(application.points())).into()),
                materials(missing),
                ("lie", lie.join(teller.semicolon()).into()),
            ];
            teller.fill("rawsiko-why-nearest", &gaps)
        }
    }
}

/// What materials would bring to the card and the income.
fn brings(
    needed: Materials,
    others: Materials,
    completes: &[Application],
    income: Option<(u8, u8)>,
    teller: &Teller<'_>,
) -> String {
    let gaps = [("needed", needed.to_string().into()), ("others", others.to_string().into())];
    let mut said = vec![match (needed.is_empty(), others.is_empty()) {
        (true, true) => return teller.say("rawsiko-why-brings-nothing"),
        (true, false) => teller.fill("rawsiko-why-brings-others", &gaps[1..]),
        (false, true) => teller.fill("rawsiko-why-brings-needed", &gaps[..1]),
        (false, false) => teller.fill("rawsiko-why-brings", &gaps),
    }];
    said.extend(completes.iter().map(|one| {
        let points = teller.points(f32::from(one.points()));
        teller.fill("rawsiko-why-completes", &[("name", one.name(teller.language()).into()), ("points", points.into())])
    }));
    said.extend(
        income.map(|(now, then)| teller.fill("rawsiko-why-income", &[("now", now.into()), ("then", then.into())])),
    );
    said.join(" ")
}

/// `Trader 1's 4 in turkey`.
fn army(army: &Army, teller: &Teller<'_>) -> String {
    let gaps = [("n", army.assets.into()), ("place", army.territory.to_string().into())];
    teller.of("rawsiko-army", army.owner, &gaps)
}

/// `turkey (Trader 1 with 4)`.
fn whose(territory: Territory, there: Option<&Army>, teller: &Teller<'_>) -> String {
    let who = match there {
        None => teller.say("rawsiko-empty"),
        Some(army) => {
            let name = teller.name_inside(army.owner);
            teller.fill("rawsiko-with", &[("name", name.into()), ("n", army.assets.into())])
        }
    };
    format!("{territory} ({who})")
}

/// Where a material lies.
fn lies(material: Material, places: &[Place], teller: &Teller<'_>) -> String {
    let named = places.iter().take(MOST_PLACES).map(|(place, there)| whose(*place, there.as_ref(), teller));
    let mut named: Vec<String> = named.collect();
    if places.len() > MOST_PLACES {
        named.push(teller.say("rawsiko-elsewhere"));
    }
    let gaps = [("material", material.to_string().into()), ("places", named.join(", ").into())];
    teller.fill("rawsiko-why-lies", &gaps)
}

fn titles(applications: &[Application], teller: &Teller<'_>) -> String {
    let names: Vec<String> = applications.iter().map(|one| one.name(teller.language()).to_owned()).collect();
    teller.all_of(&names)
}
