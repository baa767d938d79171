//! From the entries of the files to the world.

use std::collections::BTreeMap;

use super::read::{
    DataError, File, RawApplication, RawEvidence, RawFormula, RawMaterial, RawNamed, RawObjective, RawProducer,
    RawSetup, RawTerritory, RawTranslation,
};
use super::tables::{LARGEST_CLAIM, Seating, Tables};
use super::{
    ApplicationText, CardText, Evidence, Files, MaterialText, Named, Producer, Share, Source, Stage, TerritoryText,
    World, check,
};
use crate::Texts;
use crate::{
    Application, Continent, Country, Language, Material, Materials, Objective, Sector, Territories, Territory,
};

/// The places of ids in their list.
struct Ids {
    kind: &'static str,
    places: BTreeMap<String, u8>,
}

impl Ids {
    /// The ids of a list that must have `count` entries, no two of them alike.
    fn new<'i>(
        file: &File,
        kind: &'static str,
        count: usize,
        ids: impl Iterator<Item = &'i str>,
    ) -> Result<Ids, DataError> {
        let mut places = BTreeMap::new();
        for (place, id) in ids.enumerate() {
            let twice = || file.fault(format!("{kind} {id}"), "stands twice");
            let place = u8::try_from(place).map_err(|_| file.fault(kind, "too many entries"))?;
            if places.insert(id.to_owned(), place).is_some() {
                return Err(twice());
            }
        }
        if places.len() != count {
            return Err(file.fault(kind, format!("{} entries, expected {count}", places.len())));
        }
        Ok(Ids { kind, places })
    }

    /// The thing with this id, which stands in `entry` of `file`.
    fn find<T>(&self, file: &File, entry: &str, id: &str, new: fn(u8) -> Option<T>) -> Result<T, DataError> {
        let place = self.places.get(id).copied();
        place.and_then(new).ok_or_else(|| file.fault(entry, format!("unknown {} `{id}`", self.kind)))
    }
}

/// Everything that is parsed before the world is put together.
pub(super) struct Parsed {
    pub(super) world: File,
    pub(super) materials: File,
    pub(super) applications: File,
    pub(super) translations: [(Language, RawTranslation); 4],
    pub(super) raw_materials: Vec<RawMaterial>,
    pub(super) raw_territories: Vec<RawTerritory>,
    pub(super) raw_applications: Vec<RawApplication>,
    pub(super) raw_objectives: Vec<RawObjective>,
}

impl Parsed {
    fn new(files: &Files<'_>) -> Result<Parsed, DataError> {
        let world = File::parse("world.toml", files.world)?;
        let materials = File::parse("materials.toml", files.materials)?;
        let applications = File::parse("applications.toml", files.applications)?;
        world.only(&["meta", "setup", "continent", "territory"])?;
        materials.only(&["material"])?;
        applications.only(&["formula", "sector", "application", "objective"])?;
        let translations = [
            (Language::Portuguese, RawTranslation::read("lang/pt.toml", files.pt)?),
            (Language::Spanish, RawTranslation::read("lang/es.toml", files.es)?),
            (Language::French, RawTranslation::read("lang/fr.toml", files.fr)?),
            (Language::Russian, RawTranslation::read("lang/ru.toml", files.ru)?),
        ];
        Ok(Parsed {
            raw_materials: materials.entries("material", "symbol")?,
            raw_territories: world.entries("territory", "id")?,
            raw_applications: applications.entries("application", "id")?,
            raw_objectives: applications.entries("objective", "id")?,
            world,
            materials,
            applications,
            translations,
        })
    }

    /// The English text, and what each translation has for it.
    fn texts<'t>(
        &'t self,
        entry: &str,
        english: &str,
        find: impl Fn(&'t RawTranslation) -> Option<&'t String>,
    ) -> Result<Texts, DataError> {
        let mut texts = Texts::default();
        english.clone_into(&mut texts[Language::English]);
        for (language, translation) in &self.translations {
            let missing = || translation.file.fault(entry, "no translation");
            find(translation).ok_or_else(missing)?.clone_into(&mut texts[*language]);
        }
        Ok(texts)
    }
}

pub(super) fn load(files: &Files<'_>) -> Result<World, DataError> {
    let parsed = Parsed::new(files)?;
    let continents: Vec<Named> = named(parsed.world.entries("continent", "id")?);
    let sectors: Vec<Named> = named(parsed.applications.entries("sector", "id")?);
    let countries = countries(&parsed)?;

    let Parsed { world: w, materials: m, applications: a, .. } = &parsed;
    let names = |list: &[Named]| list.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
    let (continent_ids, sector_ids, country_ids) = (names(&continents), names(&sectors), names(&countries));
    let ids = AllIds {
        continents: Ids::new(w, "continent", Continent::COUNT, continent_ids.iter().map(String::as_str))?,
        territories: Ids::new(
            w,
            "territory",
            Territory::COUNT,
            parsed.raw_territories.iter().map(|raw| raw.id.as_str()),
        )?,
        materials: Ids::new(
            m,
            "material",
            Material::COUNT,
            parsed.raw_materials.iter().map(|raw| raw.symbol.as_str()),
        )?,
        sectors: Ids::new(a, "sector", Sector::COUNT, sector_ids.iter().map(String::as_str))?,
        applications: Ids::new(
            a,
            "application",
            Application::COUNT,
            parsed.raw_applications.iter().map(|raw| raw.id.as_str()),
        )?,
        cards: Ids::new(a, "objective", Objective::COUNT, parsed.raw_objectives.iter().map(|raw| raw.id.as_str()))?,
        countries: Ids::new(
            &parsed.translations[0].1.file,
            "country",
            Country::COUNT,
            country_ids.iter().map(String::as_str),
        )?,
    };
    let world = World {
        tables: tables(&parsed, &ids)?,
        territories: territories(&parsed, &ids)?,
        materials: materials(&parsed, &ids)?,
        applications: applications(&parsed, &ids)?,
        cards: parsed.raw_objectives.iter().map(|raw| CardText { id: raw.id.clone() }).collect(),
        continents,
        sectors,
        countries,
    };
    check::check(&world, &parsed)?;
    Ok(world)
}

struct AllIds {
    continents: Ids,
    territories: Ids,
    materials: Ids,
    sectors: Ids,
    applications: Ids,
    cards: Ids,
    countries: Ids,
}

fn named(raw: Vec<RawNamed>) -> Vec<Named> {
    raw.into_iter().map(|raw| Named { name: raw.name.texts(), id: raw.id }).collect()
}

/// The countries that the translations name. Their English names stand in the EU's table, some of them backwards.
fn countries(parsed: &Parsed) -> Result<Vec<Named>, DataError> {
    let forward = |id: &str| match id {
        "Congo, D.R." => "DR Congo".to_owned(),
        "Cote d'Ivoire" => "Côte d'Ivoire".to_owned(),
        "Korea, North" => "North Korea".to_owned(),
        "Korea, South" => "South Korea".to_owned(),
        _ => id.to_owned(),
    };
    let read = |id: &String| {
        let name = parsed.texts(&format!("country {id}"), &forward(id), |t| t.country.get(id))?;
        Ok(Named { id: id.clone(), name })
    };
    parsed.translations[0].1.country.keys().map(read).collect()
}

fn tables(parsed: &Parsed, ids: &AllIds) -> Result<Tables, DataError> {
    let mut tables = Tables {
        seatings: seatings(&parsed.world)?,
        adjacent: [Territories::NONE; Territory::COUNT],
        land: [Territories::NONE; Territory::COUNT],
        produced: [Materials::NONE; Territory::COUNT],
        continent_of: [FIRST_CONTINENT; Territory::COUNT],
        members: [Territories::NONE; Continent::COUNT],
        groups: Default::default(),
        needed: [Materials::NONE; Application::COUNT],
        points: [0; Application::COUNT],
        cards: [[FIRST_APPLICATION; 4]; Objective::COUNT],
    };
    for (territory, raw) in Territory::all().zip(&parsed.raw_territories) {
        let (place, entry, file) = (territory.index(), format!("territory {}", raw.id), &parsed.world);
        let continent = ids.continents.find(file, &entry, &raw.continent, Continent::new)?;
        tables.continent_of[place] = continent;
        let members = &mut tables.members[continent.index()];
        *members = members.with(territory);
        let link = |id: &String| ids.territories.find(file, &entry, id, Territory::new);
        tables.land[place] = raw.land.iter().map(link).collect::<Result<_, _>>()?;
        let sea: Territories = raw.sea.iter().map(link).collect::<Result<_, _>>()?;
        tables.adjacent[place] = tables.land[place].union(sea);
        let material = |id: &String| ids.materials.find(file, &entry, id, Material::new);
        tables.produced[place] = raw.materials.iter().map(material).collect::<Result<_, _>>()?;
    }
    for (place, raw) in parsed.raw_applications.iter().enumerate() {
        let (entry, file) = (format!("application {}", raw.id), &parsed.applications);
        let material = |id: &String| ids.materials.find(file, &entry, id, Material::new);
        tables.needed[place] = raw.materials.iter().map(material).collect::<Result<_, _>>()?;
        tables.points[place] = raw.vp;
    }
    for (place, raw) in parsed.raw_objectives.iter().enumerate() {
        let (entry, file) = (format!("objective {}", raw.id), &parsed.applications);
        ids.cards.find(file, &entry, &raw.id, Objective::new)?;
        let find = |id: &String| ids.applications.find(file, &entry, id, Application::new);
        let found: Vec<Application> = raw.applications.iter().map(find).collect::<Result<_, _>>()?;
        let count = found.len();
        tables.cards[place] =
            found.try_into().map_err(|_| file.fault(entry, format!("{count} applications, expected 4")))?;
    }
    tables.find_groups();
    Ok(tables)
}

const FIRST_CONTINENT: Continent = Continent::new(0).expect("there are six");
const FIRST_APPLICATION: Application = Application::new(0).expect("there are 48");

fn seatings(file: &File) -> Result<[Seating; 3], DataError> {
    let read = |raw: RawSetup| {
        let entry = format!("setup {}", raw.players);
        let claims = [raw.first_territories, raw.second_territories];
        if claims.iter().any(|claim| !(1..=LARGEST_CLAIM as u8).contains(claim)) {
            return Err(file.fault(entry, format!("a claim takes 1 to {LARGEST_CLAIM} territories")));
        }
        if !(1..=20).contains(&raw.extra_assets) {
            return Err(file.fault(entry, "expected 1 to 20 extra assets"));
        }
        if !(3..=20).contains(&raw.default_turns) {
            return Err(file.fault(entry, "a game has 3 to 20 turns"));
        }
        Ok(Seating { players: raw.players, claims, extra_assets: raw.extra_assets, turns: raw.default_turns })
    };
    let seatings = file.entries("setup", "players")?.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    let players: Vec<u8> = seatings.iter().map(|seating| seating.players).collect();
    if players != [3, 4, 5] {
        return Err(file.fault("setup", format!("for {players:?} players, expected 3, 4 and 5")));
    }
    for seating in &seatings {
        let claims = if seating.players == 3 { [3, 2] } else { [2, 1] };
        if seating.claims != claims {
            return Err(
                file.fault(format!("setup {}", seating.players), format!("expected claims of {claims:?} territories"))
            );
        }
    }
    seatings.try_into().map_err(|_| file.fault("setup", "expected three entries"))
}

fn territories(parsed: &Parsed, ids: &AllIds) -> Result<Vec<TerritoryText>, DataError> {
    let read = |raw: &RawTerritory| {
        let entry = format!("territory {}", raw.id);
        let evidence = raw.evidence.iter().map(|raw| evidence(&parsed.world, &entry, ids, raw));
        Ok(TerritoryText {
            id: raw.id.clone(),
            name: raw.name.texts(),
            members: raw.members.clone(),
            anchor: (raw.lon, raw.lat),
            evidence: evidence.collect::<Result<_, _>>()?,
        })
    };
    parsed.raw_territories.iter().map(read).collect()
}

fn evidence(file: &File, entry: &str, ids: &AllIds, raw: &RawEvidence) -> Result<Evidence, DataError> {
    let fault = |what: &str| file.fault(entry, format!("evidence of {}: {what}", raw.m));
    let source = match (raw.src.as_str(), &raw.url) {
        ("EU23", _) => Source::Eu2023,
        ("USGS26", _) => Source::Usgs2026,
        ("WEB", Some(url)) if (url.starts_with("https://") || url.starts_with("http://")) => Source::Web(url.clone()),
        ("WEB", _) => return Err(fault("no address")),
        (other, _) => return Err(fault(&format!("unknown source `{other}`"))),
    };
    let share = match (raw.share, &raw.stage) {
        (None, None) => None,
        (Some(percent), Some(letter)) if percent > 0.0 && percent <= 100.0 => {
            let country = |id: &String| ids.countries.find(file, entry, id, Country::new);
            let countries: Vec<Country> = raw.countries.iter().map(country).collect::<Result<_, _>>()?;
            Some(Share { percent, stage: stage(file, entry, letter)?, countries })
        }
        _ => return Err(fault("a share needs a stage and lies above 0 and up to 100")),
    };
    if share.as_ref().is_some_and(|share| share.countries.is_empty()) {
        return Err(fault("a share needs its countries"));
    }
    if source == Source::Eu2023 && share.as_ref().is_none_or(|share| share.countries.is_empty()) {
        return Err(fault("the EU table gives a share and its countries"));
    }
    Ok(Evidence {
        material: ids.materials.find(file, entry, &raw.m, Material::new)?,
        source,
        share,
        note: raw.note.clone(),
    })
}

fn stage(file: &File, entry: &str, letter: &str) -> Result<Stage, DataError> {
    match letter {
        "E" => Ok(Stage::Extraction),
        "P" => Ok(Stage::Processing),
        _ => Err(file.fault(entry, format!("unknown stage `{letter}`"))),
    }
}

fn materials(parsed: &Parsed, ids: &AllIds) -> Result<Vec<MaterialText>, DataError> {
    let file = &parsed.materials;
    let read = |raw: &RawMaterial| {
        let entry = format!("material {}", raw.symbol);
        let producer = |raw: &RawProducer| {
            let country = ids.countries.find(file, &entry, &raw.country, Country::new)?;
            Ok(Producer { country, share: raw.share })
        };
        let producers = |list: &[RawProducer]| list.iter().map(producer).collect::<Result<Vec<_>, DataError>>();
        let second = match (&raw.second_stage, &raw.second_producers) {
            (None, None) => None,
            (Some(letter), Some(list)) => Some((stage(file, &entry, letter)?, producers(list)?)),
            _ => return Err(file.fault(entry, "a second stage and its producers go together")),
        };
        Ok(MaterialText {
            id: raw.symbol.clone(),
            name: raw.name.texts(),
            fact: parsed.texts(&format!("fact {}", raw.symbol), &raw.fact, |t| t.fact.get(&raw.symbol))?,
            lists: raw.eu_lists.clone(),
            stage: stage(file, &entry, &raw.stage)?,
            china: raw.china_share,
            producers: producers(&raw.producers)?,
            second,
        })
    };
    parsed.raw_materials.iter().map(read).collect()
}

fn applications(parsed: &Parsed, ids: &AllIds) -> Result<Vec<ApplicationText>, DataError> {
    let file = &parsed.applications;
    let formula: RawFormula = file.section("formula")?;
    if (formula.numerator, formula.rounding.as_str()) != (check::NUMERATOR, "half-up") {
        return Err(file.fault("formula", format!("expected {} over n, rounded half-up", check::NUMERATOR)));
    }
    let read = |raw: &RawApplication| {
        let entry = format!("application {}", raw.id);
        let role = |symbol: &String| {
            let english = raw.role.get(symbol).ok_or_else(|| file.fault(&entry, format!("no role of {symbol}")))?;
            let find = |t| RawTranslation::role(t, &raw.id, symbol);
            let texts = parsed.texts(&format!("role {} {symbol}", raw.id), english, find)?;
            Ok((ids.materials.find(file, &entry, symbol, Material::new)?, texts))
        };
        Ok(ApplicationText {
            id: raw.id.clone(),
            name: raw.name.texts(),
            sector: ids.sectors.find(file, &entry, &raw.sector, Sector::new)?,
            roles: raw.materials.iter().map(role).collect::<Result<_, DataError>>()?,
            references: raw.refs.clone(),
        })
    };
    parsed.raw_applications.iter().map(read).collect()
}
