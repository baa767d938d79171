//! Damaged data: the error names the file, the entry and the fault.

use rawsiko::{Files, World};
use rstest::rstest;

/// The files with `from` in one of them replaced, once, by `to`.
fn damaged(file: &str, from: &str, to: &str) -> String {
    let mut files = Files::EMBEDDED;
    let text = match file {
        "world" => &mut files.world,
        "materials" => &mut files.materials,
        "applications" => &mut files.applications,
        "pt" => &mut files.pt,
        "es" => &mut files.es,
        "fr" => &mut files.fr,
        _ => &mut files.ru,
    };
    let broken = text.replacen(from, to, 1);
    assert_ne!(broken, *text, "the damage must hit");
    *text = &broken;
    World::load(&files).expect_err("damaged").to_string()
}

#[test]
fn the_files_of_the_game_load() {
    World::load(&Files::EMBEDDED).expect("sound");
}

#[rstest]
#[case::no_toml("[meta]", "[meta", "world.toml: line 9: ")]
#[case::half_a_string("id = \"germany\"", "id = \"germany", "world.toml: line ")]
#[case::a_missing_key("lon = 34.0\n", "", "world.toml: territory turkey: missing field `lon`")]
#[case::an_unknown_key("lon = 34.0\n", "lon = 34.0\nlan = 1\n", "world.toml: territory turkey: unknown field `lan`")]
#[case::a_wrong_type(
    "lon = 34.0",
    "lon = \"34\"",
    "world.toml: territory turkey: invalid type: string \"34\", expected f64"
)]
#[case::no_id("id = \"western-canada\"\n", "", "world.toml: territory number 1: missing field `id`")]
#[case::an_unknown_table(
    "[meta]",
    "[meat]",
    "world.toml: meat: unknown; expected one of meta, setup, continent, territory"
)]
#[case::an_id_twice("id = \"poland\"", "id = \"germany\"", "world.toml: territory germany: stands twice")]
#[case::another_id("id = \"turkey\"", "id = \"Turkey\"", "world.toml: territory germany: unknown territory `turkey`")]
#[case::an_unknown_material(
    "[\"B\", \"Sb\", \"Ba\", \"Mg\"]",
    "[\"B\", \"Sb\", \"Ba\", \"Mx\"]",
    "world.toml: territory turkey: unknown material `Mx`"
)]
#[case::a_material_twice(
    "[\"B\", \"Sb\", \"Ba\", \"Mg\"]",
    "[\"B\", \"B\", \"Ba\", \"Mg\"]",
    "world.toml: territory turkey: expected 1 to 4 materials, each once"
)]
#[case::no_material(
    "materials = [\"Co\"]",
    "materials = []",
    "world.toml: territory new-guinea: expected 1 to 4 materials, each once"
)]
#[case::no_evidence(
    "{ m = \"B\", src = \"EU23\", row = \"Borate\", stage = \"E\", countries = [\"Türkiye\"], share = 48.4 },",
    "",
    "world.toml: territory turkey: no evidence of B"
)]
#[case::no_address(
    ", url = \"http://exploreyourtrail.com/1-sports-fan/teck/\"",
    "",
    "world.toml: territory western-canada: evidence of In: no address"
)]
#[case::an_unknown_source(
    "m = \"Ge\", src = \"USGS26\"",
    "m = \"Ge\", src = \"USGS62\"",
    "world.toml: territory western-canada: evidence of Ge: unknown source `USGS62`"
)]
#[case::a_share_of_more_than_all(
    "share = 48.4",
    "share = 148.4",
    "world.toml: territory turkey: evidence of B: a share needs a stage"
)]
#[case::an_unknown_country(
    "countries = [\"Türkiye\"], share = 48.4",
    "countries = [\"Turkey\"], share = 48.4",
    "world.toml: territory turkey: unknown country `Turkey`"
)]
#[case::an_unknown_continent(
    "continent = \"asia\"",
    "continent = \"asien\"",
    "world.toml: territory turkey: unknown continent `asien`"
)]
#[case::out_of_its_continent(
    "id = \"siberia\"\ncontinent = \"asia\"",
    "id = \"siberia\"\ncontinent = \"europe\"",
    "world.toml: continent europe: expected 6 to 8 territories"
)]
#[case::an_asymmetric_link(
    "sea = [\"germany\", \"ukraine\"]",
    "sea = [\"germany\"]",
    "world.toml: territory ukraine: linked to turkey by sea, but not turkey to it"
)]
#[case::land_here_sea_there(
    "land = [\"italy-balkans\", \"middle-east\"]\nsea = [\"germany\", \"ukraine\"]",
    "land = [\"italy-balkans\", \"middle-east\", \"germany\"]\nsea = [\"ukraine\"]",
    "world.toml: territory germany: linked to turkey by sea, but not turkey to it"
)]
#[case::a_link_twice(
    "sea = [\"germany\", \"ukraine\"]",
    "sea = [\"germany\", \"ukraine\", \"ukraine\"]",
    "world.toml: territory turkey: a link stands twice"
)]
#[case::an_unknown_link(
    "sea = [\"germany\", \"ukraine\"]",
    "sea = [\"germany\", \"ukrain\"]",
    "world.toml: territory turkey: unknown territory `ukrain`"
)]
#[case::a_link_to_itself(
    "sea = [\"germany\", \"ukraine\"]",
    "sea = [\"germany\", \"ukraine\", \"turkey\"]",
    "world.toml: territory turkey: linked to itself"
)]
#[case::nowhere("lat = 39.0", "lat = 139.0", "world.toml: territory turkey: 34 east, 139 north is nowhere")]
#[case::a_missing_name("ru = \"Турция\"", "ru = \"\"", "world.toml: territory turkey: no name in `ru`")]
#[case::a_missing_language(", ru = \"Турция\"", "", "world.toml: territory turkey: missing field `ru`")]
#[case::a_name_in_latin_letters(
    "ru = \"Турция\"",
    "ru = \"Turcija\"",
    "world.toml: territory turkey: `Turcija` is not in Cyrillic"
)]
#[case::a_name_twice(
    "en = \"Turkey\"",
    "en = \"Germany\"",
    "world.toml: territory turkey: called `Germany` like germany"
)]
#[case::a_name_with_blanks_around(
    "ru = \"Турция\"",
    "ru = \"Турция \"",
    "world.toml: territory turkey: no name in `ru`"
)]
#[case::a_blank_member(
    "members = [\"Türkiye",
    "members = [\" \", \"Türkiye",
    "world.toml: territory turkey: no members, or a blank one"
)]
#[case::a_closed_land(
    "members = [\"Türkiye",
    "members = [\"China\", \"Türkiye",
    "world.toml: territory turkey: `China`: China's borders are closed"
)]
#[case::on_top_of_another(
    "lat = 39.0",
    "lat = 47.0",
    "world.toml: territory ukraine: drawn less than 7 degrees from turkey"
)]
#[case::no_proper_address(
    "url = \"http://exploreyourtrail",
    "url = \"httpx://exploreyourtrail",
    "world.toml: territory western-canada: evidence of In: no address"
)]
#[case::too_many_assets("extra_assets = 6", "extra_assets = 255", "world.toml: setup 3: expected 1 to 20 extra assets")]
#[case::no_assets("extra_assets = 6", "extra_assets = 0", "world.toml: setup 3: expected 1 to 20 extra assets")]
#[case::other_claims(
    "first_territories = 3",
    "first_territories = 2",
    "world.toml: setup 3: expected claims of [3, 2] territories"
)]
#[case::two_tables_for_three(
    "players = 4",
    "players = 3",
    "world.toml: setup: for [3, 3, 5] players, expected 3, 4 and 5"
)]
#[case::too_large_a_claim(
    "first_territories = 3",
    "first_territories = 4",
    "world.toml: setup 3: a claim takes 1 to 3 territories"
)]
fn world(#[case] from: &str, #[case] to: &str, #[case] expected: &str) {
    let error = damaged("world", from, to);
    assert!(error.starts_with(expected), "{error}");
}

#[test]
fn a_territory_too_few() {
    let mut files = Files::EMBEDDED;
    let start = files.world.find("[[territory]]\nid = \"australia\"").expect("the last one");
    files.world = &files.world[..start];
    let error = World::load(&files).expect_err("damaged").to_string();
    assert_eq!(error, "world.toml: territory: 43 entries, expected 44");
}

#[rstest]
#[case::a_wrong_count(
    "territories = 5\nweight = 2",
    "territories = 6\nweight = 2",
    "materials.toml: material Sb: `territories` is 6, expected 5"
)]
#[case::a_wrong_weight(
    "territories = 5\nweight = 2",
    "territories = 5\nweight = 3",
    "materials.toml: material Sb: `weight` is 3, expected 2"
)]
#[case::a_blank_fact("fact = \"A brittle", "fact = \"\" # \"A brittle", "materials.toml: material Sb: a blank fact")]
#[case::producers_out_of_order(
    "{ country = \"Tajikistan\", share = 20.3 }",
    "{ country = \"Tajikistan\", share = 1.3 }",
    "materials.toml: material Sb: expected each producer once, from the largest down"
)]
#[case::a_second_share_of_more_than_all(
    "{ country = \"United States\", share = 50.2 }",
    "{ country = \"United States\", share = 5000.0 }",
    "materials.toml: material Be: a share lies from 0 to 100"
)]
#[case::a_list_that_never_was(
    "eu_lists = [2017, 2020, 2023]",
    "eu_lists = [1]",
    "materials.toml: material Sb: expected `eu_lists` among [2017, 2020, 2023]"
)]
#[case::an_unknown_stage("stage = \"E\"", "stage = \"X\"", "materials.toml: material Sb: unknown stage `X`")]
#[case::an_unknown_country(
    "country = \"Tajikistan\"",
    "country = \"Ruritania\"",
    "materials.toml: material Sb: unknown country `Ruritania`"
)]
#[case::a_share_below_nothing(
    "china_share = 56.4",
    "china_share = -56.4",
    "materials.toml: material Sb: a share lies from 0 to 100"
)]
#[case::another_symbol("symbol = \"Sb\"", "symbol = \"Sx\"", "world.toml: territory bolivia: unknown material `Sb`")]
#[case::half_a_second_stage(
    "second_stage = \"P\"\n",
    "",
    "materials.toml: material Be: a second stage and its producers go together"
)]
fn materials(#[case] from: &str, #[case] to: &str, #[case] expected: &str) {
    assert_eq!(damaged("materials", from, to), expected);
}

#[rstest]
#[case::wrong_points("vp = 3", "vp = 4", "applications.toml: application fertilizers: `vp` is 4, expected 3")]
#[case::an_unknown_material(
    "materials = [\"PR\", \"B\"]",
    "materials = [\"PR\", \"Bo\"]",
    "applications.toml: application fertilizers: unknown material `Bo`"
)]
#[case::no_role(
    ", B = \"boron, a micronutrient for crops\"",
    "",
    "applications.toml: application fertilizers: no role of B"
)]
#[case::a_role_too_many(
    ", B = \"boron, a micronutrient for crops\"",
    ", B = \"boron\", Li = \"nothing\"",
    "applications.toml: application fertilizers: a role of Li, which it does not need"
)]
#[case::an_unknown_sector(
    "sector = \"agriculture-chemicals\"",
    "sector = \"farms\"",
    "applications.toml: application fertilizers: unknown sector `farms`"
)]
#[case::no_refs("refs = [\"EU23-USE\"]", "refs = []", "applications.toml: application fertilizers: no refs")]
#[case::another_formula(
    "numerator = 10",
    "numerator = 12",
    "applications.toml: formula: expected 10 over n, rounded half-up"
)]
#[case::an_unknown_application(
    "[\"data-centres\", \"night-vision\"",
    "[\"data-centers\", \"night-vision\"",
    "applications.toml: objective obj-05: unknown application `data-centers`"
)]
#[case::an_application_on_two_cards(
    "[\"data-centres\", \"night-vision\"",
    "[\"smartphones\", \"night-vision\"",
    "applications.toml: objective obj-05: smartphones stands on a card already"
)]
#[case::three_applications(
    "\"medicines\", \"ceramic-tiles\"]",
    "\"medicines\"]",
    "applications.toml: objective obj-05: 3 applications, expected 4"
)]
#[case::a_wrong_total(
    "id = \"obj-05\"\napplications = [\"data-centres\", \"night-vision\", \"medicines\", \"ceramic-tiles\"]\ntotal_vp = 46",
    "id = \"obj-05\"\napplications = [\"data-centres\", \"night-vision\", \"medicines\", \"ceramic-tiles\"]\ntotal_vp = 47",
    "applications.toml: objective obj-05: `total_vp` is 47, the applications come to 46"
)]
#[case::an_id_in_capitals(
    "id = \"obj-05\"",
    "id = \"OBJ-05\"",
    "applications.toml: objective OBJ-05: an id is words of a-z and 0-9 joined by hyphens"
)]
#[case::no_cards(
    "[[objective]]",
    "[[objektive]]",
    "applications.toml: objektive: unknown; expected one of formula, sector, application, objective"
)]
#[case::a_blank_role(
    "role = { PR = \"the phosphorus that plants need\"",
    "role = { PR = \" \"",
    "applications.toml: application fertilizers: a blank role of PR"
)]
fn applications(#[case] from: &str, #[case] to: &str, #[case] expected: &str) {
    assert_eq!(damaged("applications", from, to), expected);
}

#[rstest]
#[case::a_fact_missing("pt", "Sb = ", "Sx = ", "lang/pt.toml: fact Sb: no translation")]
#[case::a_fact_too_many("es", "[fact]", "[fact]\nXx = \"nada\"", "lang/es.toml: fact Xx: there is no such material")]
#[case::a_role_missing(
    "fr",
    "[role.fertilizers]\nPR = ",
    "[role.fertilizers]\nPX = ",
    "lang/fr.toml: role fertilizers PR: no translation"
)]
#[case::an_application_too_many(
    "es",
    "[role.fertilizers]",
    "[role.fertiliser]\nB = \"x\"\n[role.fertilizers]",
    "lang/es.toml: role fertiliser: there is no such application"
)]
#[case::a_country_missing(
    "ru",
    "\"Tajikistan\" = ",
    "\"Tadjikistan\" = ",
    "lang/ru.toml: country Tajikistan: no translation"
)]
#[case::a_country_too_many(
    "ru",
    "[country]",
    "[country]\n\"Ruritania\" = \"Руритания\"",
    "lang/ru.toml: country Ruritania: it stands in no other translation"
)]
#[case::an_empty_text(
    "pt",
    "PR = \"o fósforo de que as plantas precisam\"",
    "PR = \" \"",
    "lang/pt.toml: role fertilizers PR: no translation"
)]
#[case::no_countries(
    "pt",
    "[country]",
    "[countries]",
    "lang/pt.toml: countries: unknown; expected one of fact, role, country"
)]
fn translations(#[case] file: &str, #[case] from: &str, #[case] to: &str, #[case] expected: &str) {
    assert_eq!(damaged(file, from, to), expected);
}
