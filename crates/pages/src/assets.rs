//! The files a browser fetches, all of them in the binary. Their addresses carry a part of their hash, so that a browser
//! may keep them for ever.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file for the browser.
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// What it is, for `content-type`.
    pub kind: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";
const WOFF2: &str = "font/woff2";

macro_rules! asset {
    ($name:literal, $kind:expr) => {
        Asset { name: $name, kind: $kind, bytes: include_bytes!(concat!("../assets/", $name)) }
    };
}

/// Every file. Whoever adds one adds a line.
pub static ASSETS: &[Asset] = &[
    asset!("tokens.css", CSS),
    asset!("ui.css", CSS),
    asset!("pages.css", CSS),
    asset!("icon.svg", SVG),
    asset!("motion.css", CSS),
    asset!("table.css", CSS),
    asset!("tiles.svg", SVG),
    asset!("js/act.js", JS),
    asset!("js/command.js", JS),
    asset!("js/copy.js", JS),
    asset!("js/dialogs.js", JS),
    asset!("js/keep.js", JS),
    asset!("js/keys.js", JS),
    asset!("js/live.js", JS),
    asset!("js/main.js", JS),
    asset!("js/morph.js", JS),
    asset!("js/motion.js", JS),
    asset!("js/moves.js", JS),
    asset!("js/queue.js", JS),
    asset!("js/room.js", JS),
    asset!("js/say.js", JS),
    asset!("js/scoring.js", JS),
    asset!("js/settings.js", JS),
    asset!("js/show.js", JS),
    asset!("js/sound.js", JS),
    asset!("js/stream.js", JS),
    asset!("js/synth.js", JS),
    asset!("js/table.js", JS),
    asset!("fonts/philosopher-cyrillic-700-normal.woff2", WOFF2),
    asset!("fonts/philosopher-latin-700-normal.woff2", WOFF2),
    asset!("fonts/philosopher-latin-ext-700-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-cyrillic-wght-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-latin-ext-wght-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-latin-wght-normal.woff2", WOFF2),
];

static ADDRESSES: LazyLock<Vec<(&'static str, String)>> = LazyLock::new(|| {
    let address = |asset: &Asset| {
        let hash = Sha256::digest(asset.bytes);
        let mark: String = hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect();
        (asset.name, format!("/assets/{}?v={mark}", asset.name))
    };
    ASSETS.iter().map(address).collect()
});

/// The file of this name.
#[must_use]
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Where the browser finds this file.
///
/// # Panics
/// If there is no such file: names are written in this crate alone.
#[must_use]
pub fn address(name: &str) -> &'static str {
    let found = ADDRESSES.iter().find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("there is no asset {name}")).1
}

/// A picture of the tile sheet: `/assets/tiles.svg?v=…#ra`.
#[must_use]
pub fn picture(id: &str) -> String {
    format!("{}#{id}", address("tiles.svg"))
}
