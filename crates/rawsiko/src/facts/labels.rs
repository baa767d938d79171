//! The words between the facts, in every language.

use crate::{Language, Source, Stage};

/// The words between the facts.
pub(super) struct Labels {
    pub(super) continent: &'static str,
    pub(super) neighbours: &'static str,
    pub(super) by_sea: &'static str,
    pub(super) production: &'static str,
    pub(super) territories: &'static str,
    pub(super) materials: &'static str,
    pub(super) applications: &'static str,
    pub(super) continents: &'static str,
    pub(super) sectors: &'static str,
    pub(super) sector: &'static str,
    pub(super) points: &'static str,
    pub(super) eu_lists: &'static str,
    pub(super) sources: &'static str,
    /// Stands after a share in percent.
    of_extraction: &'static str,
    of_processing: &'static str,
    world_extraction: &'static str,
    world_processing: &'static str,
    commission: &'static str,
    public_domain: &'static str,
    /// What joins a label and what it tells of.
    pub(super) colon: &'static str,
    pub(super) semicolon: &'static str,
}

impl Labels {
    pub(super) const fn of(language: Language) -> &'static Labels {
        match language {
            Language::English => &ENGLISH,
            Language::Portuguese => &PORTUGUESE,
            Language::Spanish => &SPANISH,
            Language::French => &FRENCH,
            Language::Russian => &RUSSIAN,
        }
    }

    pub(super) const fn of_the_world(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Extraction => self.of_extraction,
            Stage::Processing => self.of_processing,
        }
    }

    pub(super) const fn world_supply(&self, stage: Stage) -> &'static str {
        match stage {
            Stage::Extraction => self.world_extraction,
            Stage::Processing => self.world_processing,
        }
    }

    /// Who says so, with the licence where there is one.
    pub(super) fn source(&self, source: &Source) -> String {
        match source {
            Source::Eu2023 => {
                format!("{}, Study on the critical raw materials for the EU 2023 (CC BY 4.0)", self.commission)
            }
            Source::Usgs2026 => {
                format!("U.S. Geological Survey, Mineral Commodity Summaries 2026 ({})", self.public_domain)
            }
            Source::Web(address) => address.clone(),
        }
    }
}

const ENGLISH: Labels = Labels {
    continent: "Continent",
    neighbours: "Neighbours",
    by_sea: "by sea",
    production: "Production",
    territories: "Territories",
    materials: "Materials",
    applications: "Applications",
    continents: "Continents",
    sectors: "Sectors",
    sector: "Sector",
    points: "Points",
    eu_lists: "On the EU's lists of critical raw materials",
    sources: "Sources",
    of_extraction: "of world extraction",
    of_processing: "of world processing",
    world_extraction: "World extraction, average 2016-2020",
    world_processing: "World processing, average 2016-2020",
    commission: "European Commission",
    public_domain: "public domain",
    colon: ": ",
    semicolon: "; ",
};

const PORTUGUESE: Labels = Labels {
    continent: "Continente",
    neighbours: "Vizinhos",
    by_sea: "por mar",
    production: "Produção",
    territories: "Territórios",
    materials: "Materiais",
    applications: "Aplicações",
    continents: "Continentes",
    sectors: "Setores",
    sector: "Setor",
    points: "Pontos",
    eu_lists: "Nas listas da UE de matérias-primas críticas",
    sources: "Fontes",
    of_extraction: "da extração mundial",
    of_processing: "do processamento mundial",
    world_extraction: "Extração mundial, média de 2016-2020",
    world_processing: "Processamento mundial, média de 2016-2020",
    commission: "Comissão Europeia",
    public_domain: "domínio público",
    colon: ": ",
    semicolon: "; ",
};

const SPANISH: Labels = Labels {
    continent: "Continente",
    neighbours: "Vecinos",
    by_sea: "por mar",
    production: "Producción",
    territories: "Territorios",
    materials: "Materiales",
    applications: "Aplicaciones",
    continents: "Continentes",
    sectors: "Sectores",
    sector: "Sector",
    points: "Puntos",
    eu_lists: "En las listas de la UE de materias primas críticas",
    sources: "Fuentes",
    of_extraction: "de la extracción mundial",
    of_processing: "del procesamiento mundial",
    world_extraction: "Extracción mundial, media de 2016-2020",
    world_processing: "Procesamiento mundial, media de 2016-2020",
    commission: "Comisión Europea",
    public_domain: "dominio público",
    colon: ": ",
    semicolon: "; ",
};

const FRENCH: Labels = Labels {
    continent: "Continent",
    neighbours: "Voisins",
    by_sea: "par mer",
    production: "Production",
    territories: "Territoires",
    materials: "Matières",
    applications: "Applications",
    continents: "Continents",
    sectors: "Secteurs",
    sector: "Secteur",
    points: "Points",
    eu_lists: "Sur les listes de l'UE des matières premières critiques",
    sources: "Sources",
    of_extraction: "de l'extraction mondiale",
    of_processing: "de la transformation mondiale",
    world_extraction: "Extraction mondiale, moyenne 2016-2020",
    world_processing: "Transformation mondiale, moyenne 2016-2020",
    commission: "Commission européenne",
    public_domain: "domaine public",
    colon: "\u{a0}: ",
    semicolon: "\u{a0}; ",
};

const RUSSIAN: Labels = Labels {
    continent: "Континент",
    neighbours: "Соседи",
    by_sea: "по морю",
    production: "Производство",
    territories: "Территории",
    materials: "Материалы",
    applications: "Применения",
    continents: "Континенты",
    sectors: "Отрасли",
    sector: "Отрасль",
    points: "Очки",
    eu_lists: "В списках критически важного сырья ЕС",
    sources: "Источники",
    of_extraction: "мировой добычи",
    of_processing: "мировой переработки",
    world_extraction: "Мировая добыча, в среднем за 2016-2020 годы",
    world_processing: "Мировая переработка, в среднем за 2016-2020 годы",
    commission: "Европейская комиссия",
    public_domain: "общественное достояние",
    colon: ": ",
    semicolon: "; ",
};
