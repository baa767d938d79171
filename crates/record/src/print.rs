//! From a record to text: one form for every record, so that equal games are equal files.

use std::fmt;

use game::GameOptions;
use game::notation::Notation;

use crate::{Entry, Fair, Record};

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
        writeln!(f, "game {}", G::NAME)?;
        if let Some(version) = header.rules {
            writeln!(f, "rules {version}")?;
        }
        writeln!(f, "players {}", header.options.players())?;
        if let Some(names) = &header.names {
            let names: Vec<String> = names.values().map(|name| plain(name, &['#', '/'])).collect();
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
            write!(f, "fair {version}{}", if header.fair.seeded { " seeded" } else { "" })?;
            if let Some(steps) = header.fair.after {
                write!(f, " after {steps}")?;
            }
            f.write_str("\n")?;
        }
        for line in header.fair.promise_lines() {
            writeln!(f, "{line}")?;
        }
        if let Some(secret) = &header.fair.secret {
            writeln!(f, "secret {}", hex(secret))?;
        }
        for (key, value) in &header.other {
            let gap = if value.is_empty() { "" } else { " " };
            writeln!(f, "{}{gap}{}", plain(key, &['#', ' ', '\t']), plain(value, &['#']))?;
        }
        Ok(())
    }
}

impl Fair {
    /// What everybody sees before the first step, as lines of the record.
    pub fn promise_lines(&self) -> impl Iterator<Item = String> {
        let commitment = self.commitment.as_ref().map(|bytes| format!("commitment {}", hex(bytes)));
        let nonces = self.nonces.as_ref().map(|nonces| {
            let nonces: Vec<String> = nonces.values().map(|nonce| hex(nonce)).collect();
            format!("nonce {}", nonces.join(" / "))
        });
        [commitment, nonces].into_iter().flatten()
    }
}

/// A text that stays in its place in its line, whatever somebody put into it.
fn plain(text: &str, not: &[char]) -> String {
    let text: String =
        text.chars().map(|c| if (c.is_control() && c != '\t') || not.contains(&c) { '_' } else { c }).collect();
    let text = text.trim();
    if text.is_empty() && not.contains(&'/') { "_".to_owned() } else { text.to_owned() }
}

/// Bytes as lower-case hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
