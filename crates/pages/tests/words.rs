//! The five languages say the same things: the same keys, the same gaps, no key unused, plurals where a number needs them,
//! and nothing left in English by mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser;
use game::Language;
use pages::files;

/// What other languages share with English: names of gods, and words that happen to be the same.
const SAME: [(&str, &str); 5] = [
    ("pt es fr ru", "games-name-rawsiko"),
    (
        "pt es fr",
        "ra-first-name-b ra-first-name-c rawsiko-first-name-b rawsiko-first-name-c lobby-bots room-bot glossary-hathor \
         glossary-ptah glossary-sekhmet glossary-seshat glossary-sobek table-speed-normal",
    ),
    (
        "pt",
        "table-set-volume class-bot api-status class-supply class-supply-china rawsiko-china rawsiko-gloss-china rawsiko-term-material nav-menu \
         level-khepri glossary-funeral glossary-thoth table-menu table-dialog-menu ra-tile-funeral replay-title replay-watch",
    ),
    (
        "es",
        "avatar-ibis rawsiko-gloss-china rawsiko-term-material level-khepri glossary-funeral glossary-ra glossary-group-ra \
         glossary-isis glossary-osiris ra-tile-funeral class-bot ra-tile-ra ra-station ra-group-ra rawsiko-level-director games-name-ra rawsiko-china rawsiko-opt-off",
    ),
    (
        "fr",
        "avatar-ibis avatar-lotus table-set-volume nav-menu nav-tables level-scribe class-bot lobby-code option-scores rules-points glossary-group-civilisation \
         glossary-group-monuments glossary-art glossary-religion glossary-agriculture glossary-temple glossary-statue \
         glossary-sphinx glossary-isis glossary-osiris table-menu table-dialog-menu ra-tile-art ra-tile-religion \
         ra-tile-agriculture ra-tile-temple ra-some-temple ra-tile-statue ra-some-statue ra-tile-sphinx ra-points \
         ra-purse ra-civilisation ra-monuments ra-row-civilisation ra-row-score tty-points games-pages \
         slow-unit-minutes rawsiko-vp api-code class-points class-points-of class-table class-tables class-what class-where \
         rawsiko-continents rawsiko-opt-setup rawsiko-term-action rawsiko-term-application rawsiko-term-applications",
    ),
];

/// Keys that are put together from a part and a rest. Kept tiny: a whole key can be searched for.
const BUILT_FROM: [&str; 21] = [
    "ra-kingdom-",
    "ra-reign-",
    "glossary-",
    "names-",
    "table-names-",
    "games-about-",
    "games-name-",
    "ra-tile-",
    "ra-one-",
    "ra-some-",
    "ra-row-",
    "ra-rule-",
    "table-dialog-",
    "table-set-",
    "table-speed-",
    "table-sound-",
    "table-motion-",
    "table-letters-",
    "table-theme-",
    // A lesson says which of its own: `lessons.rs` checks them.
    "ra-first-",
    "rawsiko-first-",
];

/// The categories that only a choice by number has.
const PLURALS: [&str; 3] = ["one", "few", "many"];

/// What one message looks like to a test.
struct Said {
    file: &'static str,
    text: String,
    gaps: BTreeSet<String>,
    /// The categories of every choice by number in it.
    choices: Vec<BTreeSet<String>>,
}

fn said(language: Language) -> BTreeMap<String, Said> {
    let mut all = BTreeMap::new();
    for (file, text) in files(language) {
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.code()));
        for message in messages(&resource) {
            let mut found = Said { file, text: String::new(), gaps: BTreeSet::new(), choices: Vec::new() };
            let value = message.value.as_ref().unwrap_or_else(|| panic!("{} says nothing", message.id.name));
            walk(value, &mut found);
            let before = all.insert(message.id.name.to_owned(), found);
            assert!(before.is_none(), "{}/{file} says {} twice", language.code(), message.id.name);
        }
    }
    all
}

fn messages<'a>(resource: &'a Resource<&'a str>) -> impl Iterator<Item = &'a Message<&'a str>> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

fn walk(pattern: &Pattern<&str>, said: &mut Said) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.text += value,
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => gap(inline, said),
                Expression::Select { selector, variants } => {
                    gap(selector, said);
                    said.choices.push(variants.iter().map(category).collect());
                    variants.iter().for_each(|variant| walk(&variant.value, said));
                }
            },
        }
    }
}

fn gap(inline: &InlineExpression<&str>, said: &mut Said) {
    if let InlineExpression::VariableReference { id } = inline
        && !NAMED.contains(&id.name)
    {
        said.gaps.insert(id.name.to_owned());
        said.text += "{}";
    }
}

fn category(variant: &Variant<&str>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => (*name).to_owned(),
        VariantKey::NumberLiteral { value } => (*value).to_owned(),
    }
}

/// The tiles that editions name differently: each language chooses its words by them where it must.
const NAMED: [&str; 3] = ["unrest", "fortress", "palace"];

/// A text without its marks of emphasis, whose letters are no words.
fn without_tags(text: &str) -> String {
    text.split('<')
        .enumerate()
        .map(|(place, part)| part.split_once('>').filter(|_| place > 0).map_or(part, |it| it.1))
        .collect()
}

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

#[test]
fn every_language_has_the_english_keys_and_gaps() {
    let english = said(Language::English);
    for language in others() {
        let here = said(language);
        let keys: BTreeSet<_> = here.keys().collect();
        let wanted: BTreeSet<_> = english.keys().collect();
        let missing: Vec<_> = wanted.difference(&keys).collect();
        let extra: Vec<_> = keys.difference(&wanted).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{}: missing {missing:?}, extra {extra:?}", language.code());
        for (key, said) in &here {
            assert_eq!(said.gaps, english[key].gaps, "the gaps of {key} in {}", language.code());
            assert_eq!(said.file, english[key].file, "the file of {key} in {}", language.code());
        }
    }
}

#[test]
fn numbers_choose_among_the_plurals_of_their_language() {
    let english = said(Language::English);
    let by_number = |said: &Said| said.choices.iter().any(|choice| choice.contains("one"));
    for language in others() {
        for (key, said) in said(language) {
            if !by_number(&english[&key]) {
                continue;
            }
            let wanted: &[&str] = match language {
                Language::Russian => &["one", "few", "many", "other"],
                _ => &["one", "other"],
            };
            // A language may do without the number, as in "жетоны: 5"; where it chooses, it chooses among all. Other
            // choices stand beside it: who it is about, why it happened.
            let plural = |choice: &&BTreeSet<String>| PLURALS.iter().any(|category| choice.contains(*category));
            for choice in said.choices.iter().filter(plural) {
                let missing: Vec<_> = wanted.iter().filter(|category| !choice.contains(**category)).collect();
                assert!(missing.is_empty(), "{key} in {} lacks {missing:?}", language.code());
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = said(Language::English);
    for language in others() {
        let code = language.code();
        let of_mine = |(codes, _): &&(&str, &str)| codes.split(' ').any(|listed| listed == code);
        let mut same: BTreeSet<&str> = SAME.iter().filter(of_mine).flat_map(|(_, keys)| keys.split(' ')).collect();
        for (key, said) in said(language) {
            let has_words = without_tags(&said.text).chars().any(char::is_alphabetic);
            if has_words && said.text == english[&key].text {
                assert!(same.remove(key.as_str()), "{key} in {code} is English: {}", said.text);
            }
        }
        assert!(same.is_empty(), "these are not English in {code} any more: {same:?}");
    }
}

#[test]
fn every_key_is_used() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies in a folder");
    let code: String =
        ["pages", "server", "khepri", "terminal"].iter().map(|name| all_code(&crates.join(name).join("src"))).collect();
    let literals: BTreeSet<&str> = code.split('"').collect();
    let unused: Vec<String> = said(Language::English)
        .into_keys()
        .filter(|key| !literals.contains(key.as_str()) && !BUILT_FROM.iter().any(|part| key.starts_with(part)))
        .collect();
    assert!(unused.is_empty(), "no page says {unused:?}");
}

#[test]
fn every_key_that_pages_ask_for_is_there() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a crate lies in a folder");
    let english = said(Language::English);
    let code: String = ["pages", "terminal"].iter().map(|name| all_code(&crates.join(name).join("src"))).collect();
    for call in [".say(\"", ".fill(\"", ".of(\""] {
        for rest in code.split(call).skip(1) {
            let key = rest.split('"').next().unwrap_or_default();
            assert!(english.contains_key(key), "a page asks for {key}");
        }
    }
}

fn all_code(folder: &Path) -> String {
    let Ok(entries) = fs::read_dir(folder) else { return String::new() };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let text = |path: &PathBuf| match path.extension() {
        _ if path.is_dir() => all_code(path),
        Some(kind) if kind == "rs" => without_comments(&fs::read_to_string(path).unwrap_or_default()),
        _ => String::new(),
    };
    paths.iter().map(text).collect()
}

fn without_comments(code: &str) -> String {
    code.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// People write `0 pontos`, also in Brazil, where the tables of plurals have `0 ponto`.
#[test]
fn none_is_many_in_portuguese() {
    let words = pages::Words::of(Language::Portuguese);
    let points = |n: i64| words.fill("rules-points", &[("points", n.into())]);
    assert!(points(0).ends_with(" pontos") && points(2).ends_with(" pontos"), "{} {}", points(0), points(2));
    assert!(points(1).ends_with(" ponto"), "{}", points(1));
}
