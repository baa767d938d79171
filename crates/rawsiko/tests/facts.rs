//! What the game teaches, in five languages.

use rawsiko::facts::{self, Topic};
use rawsiko::{Application, Language, Material, Source, Stage, Territory};
use rstest::rstest;

fn territory(id: &str) -> Territory {
    Territory::from_id(id).expect("a territory")
}

fn material(symbol: &str) -> Material {
    Material::from_id(symbol).expect("a material")
}

#[test]
fn a_territory_knows_what_it_produces_and_who_says_so() {
    let production = territory("turkey").production();
    let boron = production.iter().find(|one| one.material.id() == "B").expect("borates come from Turkey");
    assert_eq!(boron.shares.len(), 1);
    assert!((boron.shares[0].percent - 48.4).abs() < 1e-9);
    assert_eq!((boron.shares[0].stage, boron.sources[0]), (Stage::Extraction, &Source::Eu2023));
    assert_eq!(boron.shares[0].countries[0].name(Language::Spanish), "Turquía");
    for one in Territory::all() {
        let production = one.production();
        assert_eq!(production.iter().map(|one| one.material).collect::<rawsiko::Materials>(), one.materials());
        assert!(production.iter().all(|one| !one.sources.is_empty()));
    }
}

#[test]
fn where_no_share_is_known_the_source_stands_without_a_figure() {
    let production = territory("greenland").production();
    assert!(production.iter().all(|one| one.shares.is_empty() && one.sources[0] == &Source::Usgs2026));
    let text = facts::about("greenland", Language::English).expect("a territory");
    assert!(text.contains("\n    Light rare earths (LREE) [1]\n"), "{text}");
    assert!(!text.contains('%'));
}

#[test]
fn a_material_knows_its_fact_producers_and_uses() {
    let bismuth = material("Bi");
    assert!(bismuth.fact(Language::Portuguese).starts_with("Um metal pesado"));
    assert!((bismuth.china_share() - 69.0).abs() < 1e-9);
    assert_eq!(bismuth.producers()[0].country.name(Language::Russian), "Лаос");
    assert_eq!(bismuth.stage(), Stage::Processing);
    assert_eq!(bismuth.territories().to_string(), "mexico japan-korea vietnam");
    assert!(bismuth.uses().any(|one| one.id() == "medicines"));
    assert_eq!(material("Co").producers()[0].country.name(Language::English), "DR Congo");
    assert_eq!(material("Be").second_stage().map(|(stage, _)| stage), Some(Stage::Processing));
    for one in Material::all() {
        for language in Language::ALL {
            assert!(one.fact(language).ends_with('.'), "{one} {language}");
        }
    }
}

#[test]
fn an_application_knows_the_role_of_each_material() {
    let fertilizers = Application::from_id("fertilizers").expect("an application");
    assert_eq!(fertilizers.sector().id(), "agriculture-chemicals");
    let role = |symbol, language| fertilizers.role(material(symbol), language);
    assert_eq!(role("PR", Language::English), Some("the phosphorus that plants need"));
    assert_eq!(role("PR", Language::Portuguese), Some("o fósforo de que as plantas precisam"));
    assert_eq!(role("Li", Language::English), None);
}

#[rstest]
#[case::english(
    Language::English,
    "Turkey (turkey)\n  Continent: Asia\n  Neighbours: Italy & Balkans · Middle East; by sea: Germany · Ukraine\n"
)]
#[case::portuguese(Language::Portuguese, "Turquia (turkey)\n  Continente: Ásia\n")]
#[case::spanish(Language::Spanish, "Turquía (turkey)\n  Continente: Asia\n")]
#[case::french(Language::French, "Turquie (turkey)\n  Continent\u{a0}: Asie\n")]
#[case::russian(Language::Russian, "Турция (turkey)\n  Континент: Азия\n")]
fn a_terminal_can_ask(#[case] language: Language, #[case] expected: &str) {
    for query in ["turkey", "Turquía", "ТУРЦИЯ"] {
        let text = facts::about(query, language).expect("a territory");
        assert!(text.starts_with(expected), "{text}");
    }
}

#[test]
fn every_topic_answers_in_every_language_within_80_columns() {
    for language in Language::ALL {
        let list = facts::list(language);
        for topic in Topic::all() {
            let text = topic.text(language);
            assert!(text.contains(topic.name(language)) && text.contains(topic.id()));
            assert!(list.contains(topic.name(language)) && list.contains(topic.id()));
            for line in text.lines().chain(list.lines()) {
                // An address is not broken.
                assert!(line.chars().count() <= 80 || line.contains("http"), "{line}");
            }
        }
    }
    assert_eq!(facts::about("atlantis", Language::English), None);
}
