//! What the checks need and a fresh Debian machine with Rust may lack.

use anyhow::{Context, Result};

use crate::shell::{answers, say, sh};

/// A program, and what brings it.
const DEBIAN: [(&str, &str); 6] = [
    // The fuzzer's engine is C++.
    ("c++ --version", "g++"),
    // Whole games are played in a real browser.
    ("chromium --version", "chromium"),
    ("node --version", "nodejs"),
    ("npm --version", "npm"),
    // Units are verified by its own program.
    ("systemd-analyze --version", "systemd"),
    // The API is asked by a program in Python; bots in the tests are such, too.
    ("python3 -m ensurepip --version", "python3-venv"),
];
/// What the other engines need: Firefox, and WebKit with a screen to paint on.
const ENGINES: [(&str, &str); 3] =
    [("firefox-esr --version", "firefox-esr"), ("WebKitWebDriver --help", "webkit2gtk-driver"), ("Xvfb -help", "xvfb")];
const RUSTUP: [(&str, &str); 2] = [("cargo fmt --version", "rustfmt"), ("cargo clippy --version", "clippy")];

pub(crate) fn run() -> Result<()> {
    debian(&DEBIAN)?;
    for (line, component) in RUSTUP {
        if !answers(line) {
            sh(&format!("rustup component add {component}"))?;
        }
    }
    Ok(())
}

/// The browsers that only the long tests need.
pub(crate) fn engines() -> Result<()> {
    debian(&ENGINES)
}

fn debian(wanted: &[(&str, &str)]) -> Result<()> {
    let packages: Vec<&str> = wanted.iter().filter(|(line, _)| !answers(line)).map(|(_, package)| *package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let sudo = if answers("sudo -n true") { "sudo -n " } else { "" };
    say(&format!("missing: {}", packages.join(" ")));
    sh(&format!("{sudo}apt-get update"))?;
    sh(&format!("{sudo}apt-get install --yes --no-install-recommends {}", packages.join(" ")))
        .with_context(|| format!("please install {}", packages.join(" ")))
}
