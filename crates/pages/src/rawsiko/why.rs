//! Why something is advised, in sentences for whoever reads them, on a page or in a terminal.

use bots::rawsiko::{Army, Place, Reason};
use fluent_bundle::FluentValue;
use game::{Language, Seat};
use rawsiko::{Application, Material, Materials, Territory};

/// A gap of a sentence.
type Gap<'a> = FluentValue<'a>;

/// How one reader is told: a page and a terminal use the same sentences, and call places, people and figures their way.
pub trait Voice {
    /// The reader's language.
    fn language(&self) -> Language;

    /// A text without gaps.
    fn say(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A text with its gaps filled.
    fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String;

    /// A sentence about a player: `$who` is `you` or `other`, `$name` what they are called.
    fn of(&self, key: &str, seat: Seat, more: &[(&str, Gap<'_>)]) -> String;

    /// What a player is called in the middle of a sentence.
    fn name_inside(&self, seat: Seat) -> String;

    /// What a territory is called.
    fn place(&self, territory: Territory) -> String;

    /// A chance as people read it.
    fn percent(&self, chance: f64) -> String;

    /// `1 point`, `3 points`.
    fn points(&self, points: u8) -> String;

    /// Names, one after the other.
    fn all_of(&self, names: &[String]) -> String;
}

/// So many places are named where something lies.
const MOST_PLACES: usize = 4;

/// Why a player might do something, as a sentence.
#[must_use]
pub fn advised(reason: &Reason, voice: &impl Voice) -> String {
    let place = |name: &'static str, one: &Territory| (name, Gap::from(voice.place(*one)));
    let number = |name: &'static str, n: u8| (name, Gap::from(n));
    let chance = |name: &'static str, chance: f64| (name, Gap::from(voice.percent(chance)));
    let materials = |some: &Materials| ("materials", Gap::from(named(*some, voice)));
    let figure = |figure: f64| voice.language().figure(format_args!("{figure:.1}"));
    let army = |one: &Army| ("army", Gap::from(army(one, voice)));
    match reason {
        Reason::Brings { needed, others, completes, income } => brings(*needed, *others, completes, *income, voice),
        Reason::NearIt(near) => {
            let near =
                near.iter().map(|(one, materials)| format!("{} ({})", voice.place(*one), named(*materials, voice)));
            voice.fill("rawsiko-why-near", &[("places", near.collect::<Vec<_>>().join(", ").into())])
        }
        Reason::OthersBeside(n) => voice.fill("rawsiko-why-beside", &[("n", (*n).into())]),
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
                return voice.fill("rawsiko-why-reach", &gaps);
            }
            gaps.push(materials(needed));
            voice.fill("rawsiko-why-reach-needed", &gaps)
        }
        Reason::NobodyBeside { territory, placing: true } => {
            voice.fill("rawsiko-why-free", &[place("place", territory)])
        }
        Reason::NobodyBeside { territory, .. } => voice.fill("rawsiko-why-nobody", &[place("place", territory)]),
        Reason::NoDice(to) => voice.fill("rawsiko-why-no-dice", &[("place", to.name(voice.language()).into())]),
        Reason::TakenBack { n, by, chance: back } => {
            voice.fill("rawsiko-why-back", &[number("n", *n), army(by), chance("chance", *back)])
        }
        Reason::Ahead { to, there, brings, needed } => {
            let there = ("place", whose(*to, there.as_ref(), voice).into());
            match needed.is_empty() {
                true => voice.fill("rawsiko-why-ahead", &[there, materials(brings)]),
                false => voice.fill("rawsiko-why-ahead-needed", &[there, materials(needed)]),
            }
        }
        Reason::Attack { movable, to, owner, assets, chance: take, lost, killed } => {
            let gaps = [
                number("n", *movable),
                place("to", to),
                number("assets", *assets),
                chance("chance", *take),
                ("lost", figure(*lost).into()),
                ("killed", figure(*killed).into()),
            ];
            voice.of("rawsiko-why-attack", *owner, &gaps)
        }
        Reason::LastOf(seat) => voice.of("rawsiko-why-last", *seat, &[]),
        Reason::Takes { from, materials: lost, income: 0 } => voice.of("rawsiko-why-takes", *from, &[materials(lost)]),
        Reason::Takes { from, materials: lost, income } => {
            voice.of("rawsiko-why-takes-income", *from, &[materials(lost), number("n", *income)])
        }
        Reason::BestAttack { from, to, chance: take, needed } => {
            let mut gaps = vec![place("from", from), place("to", to), chance("chance", *take)];
            if needed.is_empty() {
                return voice.fill("rawsiko-why-best", &gaps);
            }
            gaps.push(materials(needed));
            voice.fill("rawsiko-why-best-needed", &gaps)
        }
        Reason::NoAttack => voice.say("rawsiko-why-no-attack"),
        Reason::Weakest { territory, by, chance: falls } => {
            voice.fill("rawsiko-why-weakest", &[place("place", territory), army(by), chance("chance", *falls)])
        }
        Reason::Holds { territory, by, before, after } => {
            let gaps = [place("place", territory), army(by), chance("now", *before), chance("then", *after)];
            voice.fill("rawsiko-why-holds", &gaps)
        }
        Reason::LeftEmpty { from, materials: lost, .. } if lost.is_empty() => {
            voice.fill("rawsiko-why-empties", &[place("place", from)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } if breaks.is_empty() => {
            voice.fill("rawsiko-why-empties-loses", &[place("place", from), materials(lost)])
        }
        Reason::LeftEmpty { from, materials: lost, breaks } => {
            let breaks = ("names", titles(breaks, voice).into());
            voice.fill("rawsiko-why-empties-breaks", &[place("place", from), materials(lost), breaks])
        }
        Reason::Stays { from, n, threat: None } => {
            voice.fill("rawsiko-why-stays", &[number("n", *n), place("place", from)])
        }
        Reason::Stays { from, n, threat: Some((by, falls)) } => {
            let gaps = [number("n", *n), place("place", from), army(by), chance("chance", *falls)];
            voice.fill("rawsiko-why-stays-threat", &gaps)
        }
        Reason::Nearest { application, missing, lie } => {
            let lie: Vec<String> = lie.iter().map(|(material, places)| lies(*material, places, voice)).collect();
            let gaps = [
                ("name", application.name(voice.language()).into()),
                ("points", voice.points(application.points()).into()),
                ("materials", named(*missing, voice).into()),
                ("lie", lie.join(voice.language().semicolon()).into()),
            ];
            voice.fill("rawsiko-why-nearest", &gaps)
        }
        Reason::NothingBetter => voice.say("hint-nothing-better"),
    }
}

/// Materials by their names: symbols stand on a map, but `lacks In: In lies in` reads as English.
fn named(some: Materials, voice: &impl Voice) -> String {
    let names: Vec<String> = some.iter().map(|one| inside(one.name(voice.language()))).collect();
    voice.all_of(&names)
}

/// A name in the middle of a sentence.
fn inside(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// What materials would bring to the card and the income.
fn brings(
    needed: Materials,
    others: Materials,
    completes: &[Application],
    income: Option<(u8, u8)>,
    voice: &impl Voice,
) -> String {
    let gaps = [("needed", named(needed, voice).into()), ("others", named(others, voice).into())];
    let mut said = vec![match (needed.is_empty(), others.is_empty()) {
        (true, true) => return voice.say("rawsiko-why-brings-nothing"),
        (true, false) => voice.fill("rawsiko-why-brings-others", &gaps[1..]),
        (false, true) => voice.fill("rawsiko-why-brings-needed", &gaps[..1]),
        (false, false) => voice.fill("rawsiko-why-brings", &gaps),
    }];
    said.extend(completes.iter().map(|one| {
        let points = voice.points(one.points());
        voice.fill("rawsiko-why-completes", &[("name", one.name(voice.language()).into()), ("points", points.into())])
    }));
    said.extend(
        income.map(|(now, then)| voice.fill("rawsiko-why-income", &[("now", now.into()), ("then", then.into())])),
    );
    said.join(" ")
}

/// `Trader 1's 4 in turkey`.
fn army(army: &Army, voice: &impl Voice) -> String {
    let gaps = [("n", army.assets.into()), ("place", voice.place(army.territory).into())];
    voice.of("rawsiko-army", army.owner, &gaps)
}

/// `turkey (Trader 1 with 4)`.
fn whose(territory: Territory, there: Option<&Army>, voice: &impl Voice) -> String {
    let who = match there {
        None => voice.say("rawsiko-empty"),
        Some(army) => {
            let name = voice.name_inside(army.owner);
            voice.fill("rawsiko-with", &[("name", name.into()), ("n", army.assets.into())])
        }
    };
    format!("{} ({who})", voice.place(territory))
}

/// Where a material lies.
fn lies(material: Material, places: &[Place], voice: &impl Voice) -> String {
    let named = places.iter().take(MOST_PLACES).map(|(place, there)| whose(*place, there.as_ref(), voice));
    let mut named: Vec<String> = named.collect();
    if places.len() > MOST_PLACES {
        named.push(voice.say("rawsiko-elsewhere"));
    }
    let gaps = [("material", inside(material.name(voice.language())).into()), ("places", named.join(", ").into())];
    voice.fill("rawsiko-why-lies", &gaps)
}

fn titles(applications: &[Application], voice: &impl Voice) -> String {
    let names: Vec<String> = applications.iter().map(|one| one.name(voice.language()).to_owned()).collect();
    voice.all_of(&names)
}
