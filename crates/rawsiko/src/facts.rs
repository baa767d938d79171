//! What the game teaches: where materials come from, what they are and what they are for, in five languages.
//!
//! Pages ask the things themselves ([`Territory::production`], [`Material::fact`], [`Application::roles`]); a terminal
//! asks [`about`]. `facts/text.rs` renders, `facts/labels.rs` holds the words between the facts.

mod labels;
mod said;
mod text;

use std::sync::LazyLock;

use crate::world::world;
use crate::{Application, Continent, Language, Material, Producer, Sector, Share, Source, Stage, Territory};

/// Something that can be asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A territory.
    Territory(Territory),
    /// A material.
    Material(Material),
    /// An application.
    Application(Application),
    /// A continent.
    Continent(Continent),
    /// A field of industry.
    Sector(Sector),
}

impl Topic {
    /// Everything that can be asked about: territories, materials, applications, continents, sectors.
    pub fn all() -> impl Iterator<Item = Topic> {
        let territories = Territory::all().map(Topic::Territory);
        let (materials, applications) =
            (Material::all().map(Topic::Material), Application::all().map(Topic::Application));
        let (continents, sectors) = (Continent::all().map(Topic::Continent), Sector::all().map(Topic::Sector));
        territories.chain(materials).chain(applications).chain(continents).chain(sectors)
    }

    /// What it is asked by.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Topic::Territory(one) => one.id(),
            Topic::Material(one) => one.id(),
            Topic::Application(one) => one.id(),
            Topic::Continent(one) => one.id(),
            Topic::Sector(one) => one.id(),
        }
    }

    /// What people call it.
    #[must_use]
    pub fn name(self, language: Language) -> &'static str {
        match self {
            Topic::Territory(one) => one.name(language),
            Topic::Material(one) => one.name(language),
            Topic::Application(one) => one.name(language),
            Topic::Continent(one) => one.name(language),
            Topic::Sector(one) => one.name(language),
        }
    }

    /// What is meant by an id, a symbol or a name in any language; case, accents and punctuation do not matter.
    #[must_use]
    pub fn find(query: &str) -> Option<Topic> {
        // In the order of `Topic::all`: where two things are called the same, the first answers.
        static NAMES: LazyLock<Vec<(String, Topic)>> = LazyLock::new(|| {
            let ids = Topic::all().map(|topic| (plain(topic.id()), topic));
            let names =
                Topic::all().flat_map(|topic| Language::ALL.map(|language| (plain(topic.name(language)), topic)));
            ids.chain(names).collect()
        });
        let query = plain(query);
        NAMES.iter().find(|(name, _)| *name == query).map(|(_, topic)| *topic)
    }

    /// All that is known of it, as plain text for a terminal 80 columns wide.
    #[must_use]
    pub fn text(self, language: Language) -> String {
        text::render(self, language)
    }
}

/// All that is known of a territory, a material, an application, a continent or a sector; `None` if there is no such
/// thing.
#[must_use]
pub fn about(query: &str, language: Language) -> Option<String> {
    Topic::find(query).map(|topic| topic.text(language))
}

/// What can be asked about, as plain text: ids and names.
#[must_use]
pub fn list(language: Language) -> String {
    text::list(language)
}

/// What a territory gives of one material.
#[derive(Clone, Debug, PartialEq)]
pub struct Production {
    /// Which material.
    pub material: Material,
    /// Its parts of the world's supply, as far as they are known.
    pub shares: Vec<&'static Share>,
    /// Who says so.
    pub sources: Vec<&'static Source>,
}

impl Territory {
    /// What it produces, material by material, in the order of its evidence.
    #[must_use]
    pub fn production(self) -> Vec<Production> {
        let of = |material: Material| {
            let evidence = self.evidence().iter().filter(move |evidence| evidence.material == material);
            let mut sources: Vec<&'static Source> = Vec::new();
            for source in evidence.clone().map(|evidence| &evidence.source) {
                if !sources.contains(&source) {
                    sources.push(source);
                }
            }
            Production { material, shares: evidence.filter_map(|evidence| evidence.share.as_ref()).collect(), sources }
        };
        let mut materials: Vec<Material> = Vec::new();
        for evidence in self.evidence() {
            if !materials.contains(&evidence.material) {
                materials.push(evidence.material);
            }
        }
        materials.into_iter().map(of).collect()
    }
}

impl Material {
    /// What it is, in a sentence.
    #[must_use]
    pub fn fact(self, language: Language) -> &'static str {
        &world().materials[self.index()].fact[language]
    }

    /// Which supply [`Material::producers`] and [`Material::china_share`] tell of.
    #[must_use]
    pub fn stage(self) -> Stage {
        world().materials[self.index()].stage
    }

    /// The largest suppliers outside China, from the largest down.
    #[must_use]
    pub fn producers(self) -> &'static [Producer] {
        &world().materials[self.index()].producers
    }

    /// The part of the world's supply that comes from China, in percent.
    #[must_use]
    pub fn china_share(self) -> f64 {
        world().materials[self.index()].china
    }

    /// The suppliers of the other stage, China among them, where it tells another story.
    #[must_use]
    pub fn second_stage(self) -> Option<(Stage, &'static [Producer])> {
        world().materials[self.index()].second.as_ref().map(|(stage, producers)| (*stage, producers.as_slice()))
    }

    /// The years of the European Commission's lists of critical raw materials that name it.
    #[must_use]
    pub fn eu_lists(self) -> &'static [u16] {
        &world().materials[self.index()].lists
    }
}

impl Application {
    /// The materials it needs, with what each does in the product.
    pub fn roles(self, language: Language) -> impl Iterator<Item = (Material, &'static str)> {
        let roles = &world().applications[self.index()].roles;
        roles.iter().map(move |(material, role)| (*material, role[language].as_str()))
    }

    /// Marks of where the roles are told: `EU23-USE`, `EC20`, `FS20`, `USGS26`, `WEB-…`, `GEN`.
    #[must_use]
    pub fn references(self) -> &'static [String] {
        &world().applications[self.index()].references
    }

    /// What a material does in the product, if it needs it.
    #[must_use]
    pub fn role(self, material: Material, language: Language) -> Option<&'static str> {
        self.roles(language).find(|(one, _)| *one == material).map(|(_, role)| role)
    }
}

impl Sector {
    /// Its applications.
    pub fn applications(self) -> impl Iterator<Item = Application> {
        Application::all().filter(move |application| application.sector() == self)
    }
}

/// Small letters without accents, one blank between words: what makes two names the same to a reader.
fn plain(name: &str) -> String {
    let letters = name.chars().flat_map(char::to_lowercase).map(|letter| match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        'ё' => 'е',
        letter if letter.is_alphanumeric() => letter,
        _ => ' ',
    });
    let letters: String = letters.collect();
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_and_every_name_finds_its_thing() {
        for topic in Topic::all() {
            assert_eq!(Topic::find(topic.id()), Some(topic));
            for language in Language::ALL {
                let name = topic.name(language);
                let found = Topic::find(name).expect(name);
                let shared = Language::ALL.iter().any(|other| plain(found.name(*other)) == plain(name));
                assert!(found == topic || shared, "{name} finds {found:?}");
            }
        }
        assert_eq!(Topic::find("atlantis"), None);
        assert_eq!(Topic::find(""), None);
    }

    #[test]
    fn case_accents_and_punctuation_do_not_matter() {
        for (query, id) in [
            ("LREE", "LREE"),
            ("lree", "LREE"),
            ("Bismuto", "Bi"),
            ("висмут", "Bi"),
            ("POLONIA E TCHEQUIA", "poland"),
            ("west africa", "west-africa"),
            ("amérique du nord", "north-america"),
            ("Zambia & Zimbabwe", "zambia-zimbabwe"),
        ] {
            assert_eq!(Topic::find(query).map(Topic::id), Some(id), "{query}");
        }
    }
}
