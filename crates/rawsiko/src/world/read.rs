//! The data files as they stand: from text to entries, each fault with its file and entry.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::Language;
use crate::Texts;

/// What is wrong in the data, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {entry}: {fault}")]
pub struct DataError {
    /// Which file.
    pub file: &'static str,
    /// Which entry, as `territory germany`; for a fault of the file's form, the line.
    pub entry: String,
    /// What is wrong with it.
    pub fault: String,
}

/// One file, parsed.
pub(super) struct File {
    pub(super) name: &'static str,
    table: toml::Table,
}

impl File {
    pub(super) fn parse(name: &'static str, text: &str) -> Result<File, DataError> {
        match text.parse::<toml::Table>() {
            Ok(table) => Ok(File { name, table }),
            Err(error) => {
                let end = error.span().map_or(0, |span| span.start).min(text.len());
                let line = 1 + text.as_bytes()[..end].iter().filter(|byte| **byte == b'\n').count();
                Err(DataError { file: name, entry: format!("line {line}"), fault: error.message().to_owned() })
            }
        }
    }

    /// A fault in this file.
    pub(super) fn fault(&self, entry: impl Into<String>, fault: impl Into<String>) -> DataError {
        DataError { file: self.name, entry: entry.into(), fault: fault.into() }
    }

    /// The `[[kind]]` entries; `key` names the field that tells them apart.
    pub(super) fn entries<T: DeserializeOwned>(&self, kind: &str, key: &str) -> Result<Vec<T>, DataError> {
        let missing = || self.fault(kind, format!("there is no list `[[{kind}]]`"));
        let list = self.table.get(kind).and_then(toml::Value::as_array).ok_or_else(missing)?;
        let read = |(place, value): (usize, &toml::Value)| {
            let name = match value.get(key) {
                Some(toml::Value::String(id)) => format!("{kind} {id}"),
                Some(toml::Value::Integer(id)) => format!("{kind} {id}"),
                _ => format!("{kind} number {}", place + 1),
            };
            value.clone().try_into().map_err(|error: toml::de::Error| self.fault(name, one_line(error.message())))
        };
        list.iter().enumerate().map(read).collect()
    }

    /// The table `[name]`.
    pub(super) fn section<T: DeserializeOwned>(&self, name: &str) -> Result<T, DataError> {
        let value = self.table.get(name).ok_or_else(|| self.fault(name, format!("there is no table `[{name}]`")))?;
        value.clone().try_into().map_err(|error: toml::de::Error| self.fault(name, one_line(error.message())))
    }

    /// Refuses tables and lists that are not expected.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), DataError> {
        match self.table.keys().find(|key| !known.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => Err(self.fault(key, format!("unknown; expected one of {}", known.join(", ")))),
        }
    }
}

fn one_line(message: &str) -> String {
    message.trim().replace('\n', " ")
}

/// A name in the five languages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTexts {
    en: String,
    pt: String,
    es: String,
    fr: String,
    ru: String,
}

impl RawTexts {
    pub(super) fn texts(&self) -> Texts {
        Texts::from_fn(|language| {
            match language {
                Language::English => &self.en,
                Language::Portuguese => &self.pt,
                Language::Spanish => &self.es,
                Language::French => &self.fr,
                Language::Russian => &self.ru,
            }
            .clone()
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawNamed {
    pub(super) id: String,
    pub(super) name: RawTexts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSetup {
    pub(super) players: u8,
    pub(super) first_territories: u8,
    pub(super) second_territories: u8,
    pub(super) extra_assets: u8,
    pub(super) default_turns: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTerritory {
    pub(super) id: String,
    pub(super) continent: String,
    pub(super) name: RawTexts,
    pub(super) members: Vec<String>,
    pub(super) materials: Vec<String>,
    pub(super) lon: f64,
    pub(super) lat: f64,
    pub(super) land: Vec<String>,
    pub(super) sea: Vec<String>,
    pub(super) evidence: Vec<RawEvidence>,
    #[serde(rename = "note")]
    pub(super) _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvidence {
    pub(super) m: String,
    pub(super) src: String,
    #[serde(rename = "row")]
    pub(super) _row: Option<String>,
    pub(super) stage: Option<String>,
    #[serde(default)]
    pub(super) countries: Vec<String>,
    pub(super) share: Option<f64>,
    pub(super) note: Option<String>,
    pub(super) url: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMaterial {
    pub(super) symbol: String,
    pub(super) name: RawTexts,
    pub(super) fact: String,
    pub(super) eu_lists: Vec<u16>,
    pub(super) territories: usize,
    pub(super) weight: u8,
    #[serde(rename = "source_row")]
    pub(super) _source_row: String,
    pub(super) stage: String,
    pub(super) china_share: f64,
    pub(super) producers: Vec<RawProducer>,
    #[serde(rename = "second_row")]
    pub(super) _second_row: Option<String>,
    pub(super) second_stage: Option<String>,
    pub(super) second_producers: Option<Vec<RawProducer>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawProducer {
    pub(super) country: String,
    pub(super) share: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFormula {
    pub(super) numerator: u8,
    pub(super) rounding: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawApplication {
    pub(super) id: String,
    pub(super) sector: String,
    pub(super) name: RawTexts,
    pub(super) vp: u8,
    pub(super) materials: Vec<String>,
    pub(super) role: BTreeMap<String, String>,
    pub(super) refs: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawObjective {
    pub(super) id: String,
    pub(super) applications: Vec<String>,
    pub(super) total_vp: u8,
    #[serde(rename = "note")]
    pub(super) _note: Option<String>,
}

/// One of `lang/*.toml`.
pub(super) struct RawTranslation {
    pub(super) file: File,
    pub(super) fact: BTreeMap<String, String>,
    pub(super) role: BTreeMap<String, BTreeMap<String, String>>,
    pub(super) country: BTreeMap<String, String>,
}

impl RawTranslation {
    pub(super) fn read(name: &'static str, text: &str) -> Result<RawTranslation, DataError> {
        let file = File::parse(name, text)?;
        file.only(&["fact", "role", "country"])?;
        let (fact, role, country) = (file.section("fact")?, file.section("role")?, file.section("country")?);
        Ok(RawTranslation { file, fact, role, country })
    }

    /// What the material does in the application.
    pub(super) fn role(&self, application: &str, symbol: &str) -> Option<&String> {
        self.role.get(application)?.get(symbol)
    }
}
