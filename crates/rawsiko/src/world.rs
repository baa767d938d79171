//! The world of the game: continents, territories and their links, materials, applications, objective cards.
//!
//! The data stand in `data/*.toml`. They are read and checked once; `world/load.rs` says how, `world/check.rs` what
//! must hold. Rules ask the flat [`Tables`]; people ask for names and facts.

mod check;
mod load;
mod read;
mod tables;

use std::fmt;
use std::sync::LazyLock;

use crate::Texts;
use crate::{Application, Country, Material, Sector, Territory};

pub use read::DataError;
pub use tables::Seating;
pub(crate) use tables::Tables;

/// The texts that make up the world.
#[derive(Clone, Copy, Debug)]
pub struct Files<'t> {
    /// `world.toml`: continents, territories, links, what is produced where.
    pub world: &'t str,
    /// `materials.toml`: the raw materials, their producers, a fact about each.
    pub materials: &'t str,
    /// `applications.toml`: sectors, applications, objective cards.
    pub applications: &'t str,
    /// `lang/pt.toml`: facts, roles and countries in Portuguese.
    pub pt: &'t str,
    /// `lang/es.toml`: the same in Spanish.
    pub es: &'t str,
    /// `lang/fr.toml`: the same in French.
    pub fr: &'t str,
    /// `lang/ru.toml`: the same in Russian.
    pub ru: &'t str,
}

impl Files<'static> {
    /// The files of the game.
    pub const EMBEDDED: Files<'static> = Files {
        world: include_str!("../data/world.toml"),
        materials: include_str!("../data/materials.toml"),
        applications: include_str!("../data/applications.toml"),
        pt: include_str!("../data/lang/pt.toml"),
        es: include_str!("../data/lang/es.toml"),
        fr: include_str!("../data/lang/fr.toml"),
        ru: include_str!("../data/lang/ru.toml"),
    };
}

/// The world, read and checked.
#[derive(Clone)]
pub struct World {
    pub(crate) tables: Tables,
    pub(crate) continents: Vec<Named>,
    pub(crate) territories: Vec<TerritoryText>,
    pub(crate) materials: Vec<MaterialText>,
    pub(crate) sectors: Vec<Named>,
    pub(crate) applications: Vec<ApplicationText>,
    pub(crate) countries: Vec<Named>,
    pub(crate) cards: Vec<CardText>,
}

impl World {
    /// Reads and checks the world.
    ///
    /// # Errors
    /// The first fault: which file, which entry, what is wrong.
    pub fn load(files: &Files<'_>) -> Result<World, DataError> {
        load::load(files)
    }
}

/// Without its contents, which fill pages.
impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("World").finish_non_exhaustive()
    }
}

/// Something with an id and names.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) id: String,
    pub(crate) name: Texts,
}

/// What a card is called.
#[derive(Clone, Debug)]
pub(crate) struct CardText {
    pub(crate) id: String,
}

/// What is told of a territory.
#[derive(Clone, Debug)]
pub(crate) struct TerritoryText {
    pub(crate) id: String,
    pub(crate) name: Texts,
    /// The countries or parts of countries it stands for, in English.
    pub(crate) members: Vec<String>,
    /// Where to draw it: degrees east and north.
    pub(crate) anchor: (f64, f64),
    pub(crate) evidence: Vec<Evidence>,
}

/// What is told of a material.
#[derive(Clone, Debug)]
pub(crate) struct MaterialText {
    pub(crate) id: String,
    pub(crate) name: Texts,
    pub(crate) fact: Texts,
    pub(crate) lists: Vec<u16>,
    pub(crate) stage: Stage,
    pub(crate) china: f64,
    pub(crate) producers: Vec<Producer>,
    /// The other stage, where it tells another story.
    pub(crate) second: Option<(Stage, Vec<Producer>)>,
}

/// What is told of an application.
#[derive(Clone, Debug)]
pub(crate) struct ApplicationText {
    pub(crate) id: String,
    pub(crate) name: Texts,
    pub(crate) sector: Sector,
    /// The materials in the order of the data, with what each does in the product.
    pub(crate) roles: Vec<(Material, Texts)>,
    /// Marks of where the roles are told.
    pub(crate) references: Vec<String>,
}

/// Where a material is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// From the ground or from trees.
    Extraction,
    /// In a refinery or a smelter.
    Processing,
}

/// A country's part of the world's supply of a material.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Producer {
    /// Which country.
    pub country: Country,
    /// In percent of the world.
    pub share: f64,
}

/// Where a figure or a statement comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// European Commission, study on the critical raw materials for the EU, 2023 (CC BY 4.0).
    Eu2023,
    /// U.S. Geological Survey, Mineral Commodity Summaries 2026 (public domain).
    Usgs2026,
    /// A public page at this address.
    Web(String),
}

/// Why a material stands in a territory.
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence {
    /// Which material.
    pub material: Material,
    /// Who says so.
    pub source: Source,
    /// The part of the world's supply, where it is known.
    pub share: Option<Share>,
    /// A remark, in English.
    pub note: Option<String>,
}

/// A part of the world's supply.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// In percent of the world.
    pub percent: f64,
    /// Of what is extracted or of what is processed.
    pub stage: Stage,
    /// From these countries together.
    pub countries: Vec<Country>,
}

/// The world of the game.
pub(crate) fn world() -> &'static World {
    static WORLD: LazyLock<World> =
        LazyLock::new(|| World::load(&Files::EMBEDDED).expect("a test loads the embedded files"));
    &WORLD
}

/// The numbers that rules ask for.
pub(crate) fn tables() -> &'static Tables {
    &world().tables
}

impl Territory {
    /// The countries or parts of countries it stands for, in English.
    #[must_use]
    pub fn members(self) -> &'static [String] {
        &world().territories[self.index()].members
    }

    /// Where to draw it: degrees east and north. Rough, no surveyed centre.
    #[must_use]
    pub fn anchor(self) -> (f64, f64) {
        world().territories[self.index()].anchor
    }

    /// Why its materials stand there.
    #[must_use]
    pub fn evidence(self) -> &'static [Evidence] {
        &world().territories[self.index()].evidence
    }
}

impl Application {
    /// The field of industry it belongs to.
    #[must_use]
    pub fn sector(self) -> Sector {
        world().applications[self.index()].sector
    }
}
