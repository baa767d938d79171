//! From a record to text: one form for every record, so that equal games are equal files.

use std::fmt;

use game::GameOptions;
use game::notation::Notation;

use crate::{Entry, Record};

impl<G: Notation> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header(f)?;
        for entry in &self.entries {
            match entry {
                Entry::Step(step) => {
                    G::write_step(step, f)?;
                    f.write_str("\n")?;
                }
                Entry::Undo(to) => writeln!(f, "undo {to}")?,
            }
        }
        if let Some(result) = &self.result {
            f.write_str("result")?;
            for score in result.values() {
                write!(f, " {score}")?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

impl<G: Notation> Record<G> {
    fn header(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        writeln!(f, "game {}\nplayers {}", G::NAME, header.options.players())?;
        if let Some(names) = &header.names {
            let names: Vec<&str> = names.values().map(String::as_str).collect();
            writeln!(f, "names {}", names.join(" / "))?;
        }
        for (spec, value) in header.options.changed() {
            let word = if spec.own_line { "" } else { "option " };
            writeln!(f, "{word}{} {value}", spec.key)?;
        }
        for (key, value) in G::write_setup(&header.options, &header.setup) {
            writeln!(f, "{key} {value}")?;
        }
        if let Some(version) = header.fair.version {
            writeln!(f, "fair {version}{}", if header.fair.seeded { " seeded" } else { "" })?;
        }
        if let Some(commitment) = &header.fair.commitment {
            writeln!(f, "commitment {}", hex(commitment))?;
        }
        if let Some(nonces) = &header.fair.nonces {
            let nonces: Vec<String> = nonces.values().map(|nonce| hex(nonce)).collect();
            writeln!(f, "nonce {}", nonces.join(" / "))?;
        }
        if let Some(secret) = &header.fair.secret {
            writeln!(f, "secret {}", hex(secret))?;
        }
        for (key, value) in &header.other {
            let gap = if value.is_empty() { "" } else { " " };
            writeln!(f, "{key}{gap}{value}")?;
        }
        Ok(())
    }
}

/// Bytes as lower-case hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
