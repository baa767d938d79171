//! What must hold in the world before anybody plays in it.

use std::collections::{BTreeMap, BTreeSet};

use super::load::Parsed;
use super::read::{DataError, File, RawTerritory};
use super::{Named, World};
use crate::Texts;
use crate::{Application, Continent, Language, Material, Materials, Objective, Territories, Territory};

/// A material's weight is this over the number of its territories, rounded half up.
pub(super) const NUMERATOR: u8 = 10;

/// Points on every card, up to `CARD_SPREAD` more or less.
const CARD_POINTS: u8 = 46;
const CARD_SPREAD: u8 = 2;

/// Degrees that divide two territories on a drawn map at least.
const ANCHOR_DISTANCE: f64 = 7.0;
/// The years in which the EU listed its critical raw materials.
const EU_LISTS: [u16; 3] = [2017, 2020, 2023];

pub(super) fn check(world: &World, parsed: &Parsed) -> Result<(), DataError> {
    ids_and_names(world, parsed)?;
    territories(world, parsed)?;
    links(world, parsed)?;
    continents(world, &parsed.world)?;
    let weights = weights(world, parsed)?;
    applications(world, parsed, &weights)?;
    cards(world, parsed)?;
    english(parsed)?;
    translations(parsed)
}

fn ids_and_names(world: &World, parsed: &Parsed) -> Result<(), DataError> {
    let (w, a) = (&parsed.world, &parsed.applications);
    let named = |list: &[Named]| list.iter().map(|one| (one.id.clone(), one.name.clone())).collect::<Vec<_>>();
    let territories: Vec<_> = world.territories.iter().map(|one| (one.id.clone(), one.name.clone())).collect();
    let materials: Vec<_> = world.materials.iter().map(|one| (one.id.clone(), one.name.clone())).collect();
    let applications: Vec<_> = world.applications.iter().map(|one| (one.id.clone(), one.name.clone())).collect();
    let cards: Vec<_> = world.cards.iter().map(|card| (card.id.clone(), Texts::default())).collect();
    for (file, kind, list) in [
        (w, "continent", &named(&world.continents)),
        (w, "territory", &territories),
        (a, "sector", &named(&world.sectors)),
        (a, "application", &applications),
        (a, "objective", &cards),
    ] {
        if let Some((id, _)) = list.iter().find(|(id, _)| !is_kebab(id)) {
            return Err(file.fault(format!("{kind} {id}"), "an id is words of a-z and 0-9 joined by hyphens"));
        }
    }
    for (file, kind, list) in [
        (w, "continent", &named(&world.continents)),
        (w, "territory", &territories),
        (&parsed.materials, "material", &materials),
        (a, "sector", &named(&world.sectors)),
        (a, "application", &applications),
    ] {
        distinct_names(file, kind, list)?;
    }
    Ok(())
}

fn is_kebab(id: &str) -> bool {
    let word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    id.split('-').all(word)
}

/// Every name is there, and no two of a kind are called the same; Russian names are in Cyrillic.
fn distinct_names(file: &File, kind: &str, list: &[(String, Texts)]) -> Result<(), DataError> {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (id, name) in list {
            let name = name[language].as_str();
            let fault = |what: String| Err(file.fault(format!("{kind} {id}"), what));
            if is_blank(name) || name.trim() != name {
                return fault(format!("no name in `{language}`"));
            }
            if language == Language::Russian && !name.chars().any(is_cyrillic) {
                return fault(format!("`{name}` is not in Cyrillic"));
            }
            if let Some(other) = seen.insert(name, id) {
                return fault(format!("called `{name}` like {other}"));
            }
        }
    }
    Ok(())
}

/// The names of what the story has closed, in the languages of the data.
const CLOSED: [&str; 5] = ["china", "chine", "китай", "hong kong", "macao"];

fn is_closed(word: &str) -> bool {
    let word = word.to_lowercase();
    CLOSED.iter().any(|closed| word.contains(closed))
}

/// Whether a text says nothing, or holds what no text should.
fn is_blank(text: &str) -> bool {
    text.trim().is_empty() || text.chars().any(char::is_control)
}

/// The English texts stand in the data itself: none is blank.
fn english(parsed: &Parsed) -> Result<(), DataError> {
    for raw in &parsed.raw_materials {
        if is_blank(&raw.fact) {
            return Err(parsed.materials.fault(format!("material {}", raw.symbol), "a blank fact"));
        }
    }
    for raw in &parsed.raw_applications {
        if let Some((symbol, _)) = raw.role.iter().find(|(_, role)| is_blank(role)) {
            return Err(parsed
                .applications
                .fault(format!("application {}", raw.id), format!("a blank role of {symbol}")));
        }
    }
    Ok(())
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

fn territories(world: &World, parsed: &Parsed) -> Result<(), DataError> {
    for (text, raw) in world.territories.iter().zip(&parsed.raw_territories) {
        let fault = |what: String| Err(parsed.world.fault(format!("territory {}", raw.id), what));
        let materials: BTreeSet<_> = raw.materials.iter().collect();
        if materials.len() != raw.materials.len() || !(1..=4).contains(&materials.len()) {
            return fault("expected 1 to 4 materials, each once".to_owned());
        }
        if let Some(symbol) = materials.iter().find(|symbol| raw.evidence.iter().all(|e| e.m != ***symbol)) {
            return fault(format!("no evidence of {symbol}"));
        }
        if let Some(evidence) = raw.evidence.iter().find(|e| !materials.contains(&e.m)) {
            return fault(format!("evidence of {}, which it does not have", evidence.m));
        }
        if raw.members.is_empty() || raw.members.iter().any(|member| is_blank(member)) {
            return fault("no members, or a blank one".to_owned());
        }
        let words =
            raw.members.iter().chain([&raw.id]).map(String::as_str).chain(text.name.iter().map(|(_, name)| name));
        if let Some(closed) = words.into_iter().find(|word| is_closed(word)) {
            return fault(format!("`{closed}`: China's borders are closed"));
        }
        let (east, north) = text.anchor;
        if !(-180.0..=180.0).contains(&east) || !(-90.0..=90.0).contains(&north) {
            return fault(format!("{east} east, {north} north is nowhere"));
        }
        let near = |other: &&RawTerritory| {
            let (east, north) = (other.lon - raw.lon, other.lat - raw.lat);
            other.id != raw.id && east.hypot(north) < ANCHOR_DISTANCE
        };
        if let Some(other) = parsed.raw_territories.iter().find(near) {
            return fault(format!("drawn less than {ANCHOR_DISTANCE} degrees from {}", other.id));
        }
    }
    Ok(())
}

fn links(world: &World, parsed: &Parsed) -> Result<(), DataError> {
    for (territory, raw) in Territory::all().zip(&parsed.raw_territories) {
        let fault = |what: String| Err(parsed.world.fault(format!("territory {}", raw.id), what));
        let ids: BTreeSet<_> = raw.land.iter().chain(&raw.sea).collect();
        if ids.len() != raw.land.len() + raw.sea.len() {
            return fault("a link stands twice".to_owned());
        }
        if world.tables.adjacent[territory.index()].contains(territory) {
            return fault("linked to itself".to_owned());
        }
        for (kind, list) in [("land", &raw.land), ("sea", &raw.sea)] {
            for id in list {
                let other = parsed.raw_territories.iter().find(|other| other.id == *id);
                let back = other.map(|other| if kind == "land" { &other.land } else { &other.sea });
                if back.is_none_or(|back| !back.contains(&raw.id)) {
                    return fault(format!("linked to {id} by {kind}, but not {id} to it"));
                }
            }
        }
    }
    let all: Territories = Territory::all().collect();
    if !world.tables.connected(all) {
        return Err(parsed.world.fault("territory", "not all of them are linked together"));
    }
    Ok(())
}

fn continents(world: &World, file: &File) -> Result<(), DataError> {
    for continent in Continent::all() {
        let members = world.tables.members[continent.index()];
        let fault = |what: &str| Err(file.fault(format!("continent {}", world.continents[continent.index()].id), what));
        if !(6..=8).contains(&members.len()) {
            return fault("expected 6 to 8 territories");
        }
        // A claim names the territories of a continent by their places from the first one on.
        if members.bits() >> members.bits().trailing_zeros() != (1 << members.len()) - 1 {
            return fault("its territories do not stand together");
        }
        if !world.tables.connected(members) {
            return fault("its territories are not linked together inside it");
        }
    }
    Ok(())
}

/// The weight of each material, from the number of its territories.
fn weights(world: &World, parsed: &Parsed) -> Result<Vec<u8>, DataError> {
    let mut weights = Vec::new();
    for (material, raw) in Material::all().zip(&parsed.raw_materials) {
        let fault = |what: String| Err(parsed.materials.fault(format!("material {}", raw.symbol), what));
        let places: Territories =
            Territory::all().filter(|t| world.tables.produced[t.index()].contains(material)).collect();
        let continents: BTreeSet<_> = places.iter().map(|t| world.tables.continent_of[t.index()]).collect();
        if places.len() < 3 || continents.len() < 2 {
            return fault("expected in at least 3 territories on 2 continents".to_owned());
        }
        if raw.territories != usize::from(places.len()) {
            return fault(format!("`territories` is {}, expected {}", raw.territories, places.len()));
        }
        let weight = (2 * NUMERATOR + places.len()) / (2 * places.len());
        if raw.weight != weight {
            return fault(format!("`weight` is {}, expected {weight}", raw.weight));
        }
        let second = raw.second_producers.as_deref().unwrap_or_default();
        let shares = raw.producers.iter().chain(second).map(|producer| producer.share).chain([raw.china_share]);
        if shares.into_iter().any(|share| !(0.0..=100.0).contains(&share)) {
            return fault("a share lies from 0 to 100".to_owned());
        }
        for list in [raw.producers.as_slice(), second] {
            let countries: BTreeSet<_> = list.iter().map(|producer| &producer.country).collect();
            if !list.is_sorted_by(|one, next| one.share >= next.share) || countries.len() != list.len() {
                return fault("expected each producer once, from the largest down".to_owned());
            }
        }
        if raw.eu_lists.is_empty() || raw.eu_lists.iter().any(|year| !EU_LISTS.contains(year)) {
            return fault(format!("expected `eu_lists` among {EU_LISTS:?}"));
        }
        weights.push(weight);
    }
    Ok(weights)
}

fn applications(world: &World, parsed: &Parsed, weights: &[u8]) -> Result<(), DataError> {
    let mut seen: BTreeMap<u32, &str> = BTreeMap::new();
    let mut uses = [0; Material::COUNT];
    for (application, raw) in Application::all().zip(&parsed.raw_applications) {
        let fault = |what: String| Err(parsed.applications.fault(format!("application {}", raw.id), what));
        let needed: Materials = world.tables.needed[application.index()];
        if usize::from(needed.len()) != raw.materials.len() || !(1..=8).contains(&needed.len()) {
            return fault("expected 1 to 8 materials, each once".to_owned());
        }
        if let Some(symbol) = raw.role.keys().find(|symbol| !raw.materials.contains(symbol)) {
            return fault(format!("a role of {symbol}, which it does not need"));
        }
        if raw.refs.is_empty() {
            return fault("no refs".to_owned());
        }
        let points: u8 = needed.iter().map(|material| weights[material.index()]).sum();
        if raw.vp != points {
            return fault(format!("`vp` is {}, expected {points}", raw.vp));
        }
        if let Some(other) = seen.insert(needed.bits(), &raw.id) {
            return fault(format!("needs the same materials as {other}"));
        }
        needed.iter().for_each(|material| uses[material.index()] += 1);
    }
    match uses.iter().zip(&parsed.raw_materials).find(|(uses, _)| **uses < 3) {
        None => Ok(()),
        Some((uses, raw)) => {
            let what = format!("needed by {uses} applications, expected 3 or more");
            Err(parsed.materials.fault(format!("material {}", raw.symbol), what))
        }
    }
}

fn cards(world: &World, parsed: &Parsed) -> Result<(), DataError> {
    let mut used = BTreeSet::new();
    for (card, raw) in Objective::all().zip(&parsed.raw_objectives) {
        let fault = |what: String| Err(parsed.applications.fault(format!("objective {}", raw.id), what));
        let applications = world.tables.cards[card.index()];
        for (application, id) in applications.iter().zip(&raw.applications) {
            if !used.insert(*application) {
                return fault(format!("{id} stands on a card already"));
            }
        }
        let sectors: BTreeSet<_> = applications.iter().map(|one| world.applications[one.index()].sector).collect();
        if sectors.len() != applications.len() {
            return fault("two applications of one sector".to_owned());
        }
        let points = applications.map(|one| world.tables.points[one.index()]);
        let total: u8 = points.iter().sum();
        if raw.total_vp != total || total.abs_diff(CARD_POINTS) > CARD_SPREAD {
            return fault(format!("`total_vp` is {}, the applications come to {total}", raw.total_vp));
        }
        if points.iter().all(|points| *points > 8) || points.iter().filter(|points| **points >= 17).count() != 1 {
            return fault("expected an application of 8 points or fewer and exactly one of 17 or more".to_owned());
        }
    }
    Ok(())
}

/// Every text has its translations; here, that no translation has more, and none is blank.
fn translations(parsed: &Parsed) -> Result<(), DataError> {
    let symbols: BTreeSet<_> = parsed.raw_materials.iter().map(|raw| &raw.symbol).collect();
    for (language, raw) in &parsed.translations {
        let fault = |entry: String, what: &str| Err(raw.file.fault(entry, what));
        if let Some(symbol) = raw.fact.keys().find(|symbol| !symbols.contains(symbol)) {
            return fault(format!("fact {symbol}"), "there is no such material");
        }
        for (id, roles) in &raw.role {
            let Some(application) = parsed.raw_applications.iter().find(|application| application.id == *id) else {
                return fault(format!("role {id}"), "there is no such application");
            };
            if let Some(symbol) = roles.keys().find(|symbol| !application.role.contains_key(*symbol)) {
                return fault(format!("role {id} {symbol}"), "the application does not need it");
            }
        }
        let first = &parsed.translations[0].1;
        if let Some(country) = raw.country.keys().find(|country| !first.country.contains_key(*country)) {
            return fault(format!("country {country}"), "it stands in no other translation");
        }
        let facts = raw.fact.iter().map(|(symbol, text)| (format!("fact {symbol}"), text));
        let roles = raw
            .role
            .iter()
            .flat_map(|(id, roles)| roles.iter().map(move |(symbol, text)| (format!("role {id} {symbol}"), text)));
        let countries = raw.country.iter().map(|(id, text)| (format!("country {id}"), text));
        for (entry, text) in facts.chain(roles).chain(countries) {
            if is_blank(text) {
                return fault(entry, "no translation");
            }
            if *language == Language::Russian && !text.chars().any(is_cyrillic) {
                return fault(entry, "not in Cyrillic");
            }
        }
    }
    Ok(())
}
