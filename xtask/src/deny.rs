//! May what Khepri is built with be built in? Licences and sources as `deny.toml` allows them, and no version that an
//! advisory names (`advisories.toml`). Needs no network, and nothing that is installed by hand.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use semver::{Version, VersionReq};
use serde::{Deserialize, Serialize};

use crate::shell::{output, program, root, say};

const ADVISORIES: &str = "advisories.toml";

/// What `deny.toml` says; it may say more to `cargo deny`.
#[derive(Deserialize)]
struct Policy {
    advisories: Ignored,
    licenses: Licences,
    sources: Sources,
}

#[derive(Deserialize)]
struct Ignored {
    ignore: Vec<String>,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

/// `Cargo.lock`.
#[derive(Deserialize)]
struct Lock {
    package: Vec<Package>,
}

/// A crate of a version; without a source it is one of the house.
#[derive(Deserialize)]
struct Package {
    name: String,
    version: Version,
    source: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Advisories {
    /// The crates that were looked up in the database.
    #[serde(default)]
    looked_up: BTreeSet<String>,
    /// Those that never were: a crate that is in neither list is new, and somebody has to look.
    #[serde(default)]
    never_looked_up: BTreeSet<String>,
    #[serde(default)]
    advisory: Vec<Advisory>,
}

/// Which versions of a crate are at fault: all but these.
#[derive(Deserialize, Serialize)]
struct Advisory {
    id: String,
    package: String,
    #[serde(default)]
    patched: Vec<VersionReq>,
    #[serde(default)]
    unaffected: Vec<VersionReq>,
}

/// Checks everything; with a checkout of the database writes `advisories.toml` anew before.
pub(crate) fn run(database: Option<&Path>) -> Result<()> {
    let mut lock: Lock = read("Cargo.lock")?;
    // What is fuzzed is built with more.
    lock.package.extend(read::<Lock>("fuzz/Cargo.lock")?.package);
    if let Some(database) = database {
        refresh(database, &lock)?;
    }
    let policy: Policy = read("deny.toml")?;
    let advisories: Advisories = read(ADVISORIES)?;
    let mut faults = in_lock(&lock, &policy, &advisories.advisory);
    faults.extend(new(&lock, &advisories));
    faults.extend(in_licences(&licences()?, &policy));
    if faults.is_empty() {
        let names = lock.package.iter().map(|package| package.name.as_str()).collect::<BTreeSet<_>>().len();
        let never = advisories.never_looked_up.len();
        say(&format!("{names} crates: sources, licences and advisories are fine; {never} were never looked up"));
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

fn read<T: for<'a> Deserialize<'a>>(file: &str) -> Result<T> {
    let text = fs::read_to_string(root().join(file)).with_context(|| format!("cannot read {file}"))?;
    toml::from_str(&text).with_context(|| format!("{file} is not what it should be"))
}

/// What is wrong with crates by where they come from and what is known of them, and with what is ignored in vain.
fn in_lock(lock: &Lock, policy: &Policy, advisories: &[Advisory]) -> Vec<String> {
    let mut faults = Vec::new();
    for Package { name, version, source } in &lock.package {
        let from = source.as_deref().map(|source| source.strip_prefix("registry+").unwrap_or(source));
        if let Some(from) = from.filter(|from| !policy.sources.allow_registry.iter().any(|allowed| allowed == from)) {
            faults.push(format!("{name} {version} comes from {from}"));
        }
    }
    let hits = |advisory: &Advisory| {
        let fine = |version: &Version| {
            advisory.patched.iter().chain(&advisory.unaffected).any(|versions| versions.matches(version))
        };
        lock.package.iter().find(|package| package.name == advisory.package && !fine(&package.version))
    };
    let mut ignored: BTreeSet<&str> = policy.advisories.ignore.iter().map(String::as_str).collect();
    for advisory in advisories {
        let Some(Package { name, version, .. }) = hits(advisory) else { continue };
        if !ignored.remove(advisory.id.as_str()) {
            faults.push(format!("{name} {version}: {id}, https://rustsec.org/advisories/{id}", id = advisory.id));
        }
    }
    faults.extend(ignored.iter().map(|id| format!("deny.toml ignores {id}, which concerns nothing: take it out")));
    faults
}

/// Crates of others about which nobody has asked yet, and those of the lists that are not built in any more.
fn new(lock: &Lock, advisories: &Advisories) -> Vec<String> {
    let foreign = lock.package.iter().filter(|package| package.source.is_some());
    let foreign: BTreeSet<&String> = foreign.map(|package| &package.name).collect();
    let listed: BTreeSet<&String> = advisories.looked_up.iter().chain(&advisories.never_looked_up).collect();
    let unknown = foreign.difference(&listed);
    let unknown =
        unknown.map(|name| format!("{name} is new: look it up on https://rustsec.org and add it to {ADVISORIES}"));
    let gone = advisories.never_looked_up.iter().filter(|name| !foreign.contains(name));
    unknown.chain(gone.map(|name| format!("{name} in {ADVISORIES} is not built in: take it out"))).collect()
}

/// The crates that are built on this kind of machine, and their licences.
fn licences() -> Result<Vec<(String, Option<String>)>> {
    let rustc = output(program("rustc -vV"))?;
    let host = rustc.lines().find_map(|line| line.strip_prefix("host: ")).context("rustc has a host")?;
    let told = output(program(&format!("cargo metadata --locked --format-version 1 --filter-platform {host}")))?;
    let told: serde_json::Value = serde_json::from_str(&told)?;
    let packages = told["packages"].as_array().context("there are packages")?;
    let foreign = packages.iter().filter(|package| package["source"].is_string());
    let named = foreign.map(|package| {
        let name =
            format!("{} {}", package["name"].as_str().unwrap_or("?"), package["version"].as_str().unwrap_or("?"));
        (name, package["license"].as_str().map(str::to_owned))
    });
    Ok(named.collect())
}

fn in_licences(crates: &[(String, Option<String>)], policy: &Policy) -> Vec<String> {
    let fits = |licence: &str| allows(licence, &policy.licenses.allow);
    let wrong = crates.iter().filter(|(_, licence)| !licence.as_deref().is_some_and(fits));
    wrong
        .map(|(name, licence)| format!("{name}: the licence {}", licence.as_deref().unwrap_or("is not said")))
        .collect()
}

/// Whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met by allowed licences.
fn allows(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, allowed) && rest.is_empty()
}

fn either(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut fits = both(words, allowed);
    while let Some((&"OR", rest)) = words.split_first() {
        *words = rest;
        // Read on in any case.
        let other = both(words, allowed);
        fits |= other;
    }
    fits
}

fn both(words: &mut &[&str], allowed: &[String]) -> bool {
    let mut fits = one(words, allowed);
    while let Some((&"AND", rest)) = words.split_first() {
        *words = rest;
        let other = one(words, allowed);
        fits &= other;
    }
    fits
}

fn one(words: &mut &[&str], allowed: &[String]) -> bool {
    match words {
        ["(", rest @ ..] => {
            *words = rest;
            let fits = either(words, allowed);
            let closed = words.first() == Some(&")");
            *words = words.get(1..).unwrap_or_default();
            fits && closed
        }
        [licence, "WITH", exception, rest @ ..] => {
            let whole = format!("{licence} WITH {exception}");
            *words = rest;
            allowed.contains(&whole)
        }
        [licence, rest @ ..] => {
            let fits = allowed.iter().any(|allowed| allowed == licence);
            *words = rest;
            fits
        }
        [] => false,
    }
}

/// The beginning of an advisory in the database.
#[derive(Deserialize)]
struct Entry {
    advisory: Head,
    #[serde(default)]
    versions: Versions,
}

#[derive(Deserialize)]
struct Head {
    id: String,
    package: String,
    #[serde(default)]
    withdrawn: Option<String>,
}

#[derive(Default, Deserialize)]
struct Versions {
    #[serde(default)]
    patched: Vec<VersionReq>,
    #[serde(default)]
    unaffected: Vec<VersionReq>,
}

/// Writes what the database has about the crates of the lock file.
fn refresh(database: &Path, lock: &Lock) -> Result<()> {
    let names: BTreeSet<&str> = lock.package.iter().map(|package| package.name.as_str()).collect();
    let mut all = Vec::new();
    for name in names {
        let Ok(folder) = fs::read_dir(database.join("crates").join(name)) else { continue };
        for file in folder {
            let text = fs::read_to_string(file?.path())?;
            let entry =
                text.strip_prefix("```toml\n").and_then(|text| text.split_once("\n```")).context(name.to_owned())?;
            let Entry { advisory: Head { id, package, withdrawn }, versions } = toml::from_str(entry.0)?;
            if withdrawn.is_none() {
                all.push(Advisory { id, package, patched: versions.patched, unaffected: versions.unaffected });
            }
        }
    }
    all.sort_by(|a, b| a.id.cmp(&b.id));
    let foreign = lock.package.iter().filter(|package| package.source.is_some());
    let looked_up = foreign.map(|package| package.name.clone()).collect();
    let advisories = Advisories { looked_up, never_looked_up: BTreeSet::new(), advisory: all };
    let head = "# Advisories of the RustSec database (https://rustsec.org, in the public domain) about crates of Cargo.lock, by\n\
                # `cargo xtask deny --database PATH`; the date is that of its last commit here.\n\n";
    fs::write(root().join(ADVISORIES), format!("{head}{}", toml::to_string(&advisories)?))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = "[advisories]\nignore = [\"R-2\"]\n[licenses]\nallow = [\"MIT\", \"Zlib\", \"Apache-2.0 WITH X\"]\n\
                          [sources]\nallow-registry = [\"https://r.example\"]\n";

    fn policy() -> Policy {
        toml::from_str(POLICY).expect("a policy")
    }

    fn faults(lock: &str) -> Vec<String> {
        let advisories: Advisories = toml::from_str(
            "[[advisory]]\nid = \"R-1\"\npackage = \"a\"\npatched = [\">= 1.2.3\"]\nunaffected = [\"< 1.1.0\"]\n\
             [[advisory]]\nid = \"R-2\"\npackage = \"b\"\n",
        )
        .expect("advisories");
        in_lock(&toml::from_str(lock).expect("a lock file"), &policy(), &advisories.advisory)
    }

    #[test]
    fn a_version_that_an_advisory_names_is_found() {
        let with = |version: &str| {
            faults(&format!(
                "[[package]]\nname = \"a\"\nversion = \"{version}\"\nsource = \"registry+https://r.example\"\n\
                 [[package]]\nname = \"b\"\nversion = \"1.0.0\"\nsource = \"registry+https://r.example\"\n"
            ))
        };
        assert_eq!(with("1.2.2"), ["a 1.2.2: R-1, https://rustsec.org/advisories/R-1"]);
        assert_eq!(with("1.2.3"), [""; 0]);
        assert_eq!(with("1.0.9"), [""; 0]);
    }

    #[test]
    fn a_crate_that_nobody_looked_up_is_found() {
        let lists: Advisories =
            toml::from_str("looked_up = [\"a\"]\nnever_looked_up = [\"b\", \"gone\"]\n").expect("lists");
        let foreign = |name: &str| {
            format!("[[package]]\nname = \"{name}\"\nversion = \"1.0.0\"\nsource = \"registry+https://r.example\"\n")
        };
        let house = "[[package]]\nname = \"house\"\nversion = \"1.0.0\"\n";
        let lock = toml::from_str(&format!("{}{}{}{house}", foreign("a"), foreign("b"), foreign("c"))).expect("a lock");
        let found = new(&lock, &lists);
        assert!(found.len() == 2 && found[0].starts_with("c is new") && found[1].starts_with("gone in"), "{found:?}");
    }

    #[test]
    fn a_foreign_source_and_a_needless_exception_are_found() {
        let lock = "[[package]]\nname = \"c\"\nversion = \"1.0.0\"\nsource = \"git+https://g.example/c#1\"\n\
                    [[package]]\nname = \"ours\"\nversion = \"0.1.0\"\n";
        let expected = [
            "c 1.0.0 comes from git+https://g.example/c#1",
            "deny.toml ignores R-2, which concerns nothing: take it out",
        ];
        assert_eq!(faults(lock), expected);
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_found() {
        let fits =
            |licence: &str| in_licences(&[("a 1.0.0".to_owned(), Some(licence.to_owned()))], &policy()).is_empty();
        for licence in
            ["MIT", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "(GPL-3.0 OR MIT) AND Zlib", "Apache-2.0 WITH X OR GPL-3.0"]
        {
            assert!(fits(licence), "{licence}");
        }
        for licence in ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "(MIT", "MIT Zlib", "", "MIT OR GPL-3.0 AND Zlib )"]
        {
            assert!(!fits(licence), "{licence}");
        }
        assert_eq!(in_licences(&[("a 1.0.0".to_owned(), None)], &policy()).len(), 1);
    }
}
