//! Which crate may know which: the arrows of ARCHITECTURE.md.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::shell::{output, program};

/// A crate, and the crates of the house it may depend on. Whoever adds a crate adds a line.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("ra", &["game"]),
    ("rawsiko", &["game"]),
    ("record", &["game", "ra", "rawsiko"]),
    ("bots", &["game", "ra", "rawsiko"]),
    ("testkit", &["game"]),
    ("store", &[]),
    ("pages", &["bots", "game", "ra", "rawsiko"]),
    ("terminal", &["bots", "game", "pages", "ra", "rawsiko"]),
    ("server", &["arena", "bots", "game", "pages", "record", "store", "terminal"]),
    ("arena", &["bots", "game", "record"]),
    ("khepri", &["arena", "bots", "game", "pages", "record", "server", "store", "terminal"]),
    ("py", &["arena", "bots", "game", "record"]),
    ("xtask", &[]),
];

/// Rules are plain values: they see no clock, no network, no database, no random source.
pub(crate) const RULES: &[&str] = &["game", "ra", "rawsiko"];
const RULES_MAY_USE: &[&str] = &["arrayvec", "serde", "thiserror", "toml"];

/// Every wrong arrow, in words.
pub(crate) fn wrong() -> Result<Vec<String>> {
    let metadata: Value =
        serde_json::from_str(&output(program("cargo metadata --no-deps --format-version 1 --locked"))?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let allowed: BTreeMap<&str, &[&str]> = MAY_KNOW.iter().copied().collect();
    let mut wrong = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(may_know) = allowed.get(name) else {
            wrong.push(format!("{name} has no line in xtask/src/arrows.rs"));
            continue;
        };
        for dependency in package["dependencies"].as_array().into_iter().flatten() {
            let to = dependency["name"].as_str().unwrap_or_default();
            let for_tests = dependency["kind"] == "dev";
            let of_the_house = allowed.contains_key(to);
            if of_the_house && !for_tests && !may_know.contains(&to) {
                wrong.push(format!("{name} -> {to}: a wrong arrow"));
            }
            if to == "testkit" && !for_tests {
                wrong.push(format!("{name} -> testkit: it is for tests only"));
            }
            if !of_the_house && !for_tests && RULES.contains(&name) && !RULES_MAY_USE.contains(&to) {
                wrong.push(format!("{name} -> {to}: rules are plain values and use {}", RULES_MAY_USE.join(", ")));
            }
        }
    }
    Ok(wrong)
}
