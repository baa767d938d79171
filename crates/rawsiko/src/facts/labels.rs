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
    /// Who gives the shares of a material.
    pub(super) shares: &'static str,
    public_page: &'static str,
    general_knowledge: &'static str,
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

impl Labels {
    /// Where the role of a material in an application is told, from the mark in the data.
    pub(super) fn reference(&self, mark: &str) -> String {
        match mark {
            "EU23-USE" => format!("{} 2023", self.commission),
            "EC20" => format!("{} 2020", self.commission),
            "FS20" => "Joint Research Centre 2020".to_owned(),
            "USGS26" => "U.S. Geological Survey 2026".to_owned(),
            "GEN" => self.general_knowledge.to_owned(),
            _ => self.public_page.to_owned(),
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
    shares: "Shares from",
    public_page: "a public page",
    general_knowledge: "general technical knowledge",
    of_extraction: "of world extraction",
    of_processing: "of world processing",
    world_extraction: "World extraction, average 2016–2020",
    world_processing: "World processing, average 2016–2020",
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
    shares: "Porcentagens segundo",
    public_page: "uma página pública",
    general_knowledge: "conhecimento técnico geral",
    of_extraction: "da extração mundial",
    of_processing: "do processamento mundial",
    world_extraction: "Extração mundial, média de 2016–2020",
    world_processing: "Processamento mundial, média de 2016–2020",
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
    shares: "Porcentajes según",
    public_page: "una página pública",
    general_knowledge: "conocimiento técnico general",
    of_extraction: "de la extracción mundial",
    of_processing: "del procesamiento mundial",
    world_extraction: "Extracción mundial, media de 2016–2020",
    world_processing: "Procesamiento mundial, media de 2016–2020",
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
    shares: "Parts d'après",
    public_page: "une page publique",
    general_knowledge: "connaissances techniques générales",
    of_extraction: "de l'extraction mondiale",
    of_processing: "de la transformation mondiale",
    world_extraction: "Extraction mondiale, moyenne 2016–2020",
    world_processing: "Transformation mondiale, moyenne 2016–2020",
    commission: "Commission européenne",
    public_domain: "domaine public",
    colon: "\u{a0}: ",
    semicolon: "\u{a0}; ",
};

const RUSSIAN: Labels = Labels {
    continent: "Континент",
    neighbours: "Соседи",
    by_sea: "морем",
    production: "Производство",
    territories: "Территории",
    materials: "Материалы",
    applications: "Области применения",
    continents: "Континенты",
    sectors: "Отрасли",
    sector: "Отрасль",
    points: "Очки",
    eu_lists: "В списках критически важного сырья ЕС",
    sources: "Источники",
    shares: "Доли по данным",
    public_page: "открытая страница",
    general_knowledge: "общие технические знания",
    of_extraction: "мировой добычи",
    of_processing: "мировой переработки",
    world_extraction: "Мировая добыча, в среднем за 2016–2020 годы",
    world_processing: "Мировая переработка, в среднем за 2016–2020 годы",
    commission: "Европейская комиссия",
    public_domain: "общественное достояние",
    colon: ": ",
    semicolon: "; ",
};
