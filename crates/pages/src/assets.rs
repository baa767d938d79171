//! The files a browser fetches, all of them in the binary. Their addresses carry a part of their hash, so that a browser
//! may keep them for ever: `/assets/ui.css?v=…`. Scripts name each other by relative paths, so theirs carry one mark for
//! all of them as a folder: `/assets/…/js/main.js`.

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
    asset!("icon-go.svg", SVG),
    asset!("motion.css", CSS),
    asset!("replay.css", CSS),
    asset!("table.css", CSS),
    asset!("windows.css", CSS),
    asset!("coach.css", CSS),
    asset!("class.css", CSS),
    asset!("what-if.css", CSS),
    asset!("guide.css", CSS),
    asset!("tiles.svg", SVG),
    asset!("rawsiko.css", CSS),
    asset!("rawsiko.svg", SVG),
    asset!("avatars.svg", SVG),
    asset!("js/act.js", JS),
    asset!("js/begin.js", JS),
    asset!("js/class.js", JS),
    asset!("js/clock.js", JS),
    asset!("js/hint.js", JS),
    asset!("js/command.js", JS),
    asset!("js/copy.js", JS),
    asset!("js/deal.js", JS),
    asset!("js/dialogs.js", JS),
    asset!("js/door.js", JS),
    asset!("js/fair.js", JS),
    asset!("js/fate.js", JS),
    asset!("js/keep.js", JS),
    asset!("js/keys.js", JS),
    asset!("js/legend.js", JS),
    asset!("js/live.js", JS),
    asset!("js/lots.js", JS),
    asset!("js/main.js", JS),
    asset!("js/morph.js", JS),
    asset!("js/motion.js", JS),
    asset!("js/moves.js", JS),
    asset!("js/paste.js", JS),
    asset!("js/push.js", JS),
    asset!("js/queue.js", JS),
    asset!("js/rawsiko-camera.js", JS),
    asset!("js/rawsiko-moves.js", JS),
    asset!("js/rawsiko.js", JS),
    asset!("js/replay.js", JS),
    asset!("js/room.js", JS),
    asset!("js/say.js", JS),
    asset!("js/scoring.js", JS),
    asset!("js/settings.js", JS),
    asset!("js/sheet.js", JS),
    asset!("js/show.js", JS),
    asset!("js/sound.js", JS),
    asset!("js/stream.js", JS),
    asset!("js/sw.js", JS),
    asset!("js/synth.js", JS),
    asset!("js/table.js", JS),
    asset!("js/turns.js", JS),
    asset!("js/what-if.js", JS),
    asset!("fonts/philosopher-cyrillic-700-normal.woff2", WOFF2),
    asset!("fonts/philosopher-latin-700-normal.woff2", WOFF2),
    asset!("fonts/philosopher-latin-ext-700-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-cyrillic-wght-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-latin-ext-wght-normal.woff2", WOFF2),
    asset!("fonts/source-sans-3-latin-wght-normal.woff2", WOFF2),
];

/// A part of the hash of these bytes.
fn hashed<'a>(parts: impl Iterator<Item = &'a [u8]>) -> String {
    let hash = parts.fold(Sha256::new(), Sha256::chain_update).finalize();
    hash.iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}

static MARKS: LazyLock<Vec<String>> =
    LazyLock::new(|| ASSETS.iter().map(|asset| hashed([asset.bytes].into_iter())).collect());

static ADDRESSES: LazyLock<Vec<(&'static str, String)>> = LazyLock::new(|| {
    let address = |asset: &Asset| match asset.name.starts_with("js/") {
        true => (asset.name, format!("/assets/{}/{}", *SCRIPTS, asset.name)),
        false => (asset.name, format!("/assets/{}?v={}", asset.name, mark(asset))),
    };
    ASSETS.iter().map(address).collect()
});

/// The mark of all scripts together, and of the style sheet that they fetch.
static SCRIPTS: LazyLock<String> = LazyLock::new(|| {
    let theirs = |asset: &&Asset| asset.name.starts_with("js/") || asset.name == "motion.css";
    hashed(ASSETS.iter().filter(theirs).map(|asset| asset.bytes))
});

/// What this file holds, as a short mark.
#[must_use]
pub fn mark(asset: &Asset) -> &'static str {
    let place = ASSETS.iter().position(|each| each.name == asset.name);
    place.and_then(|place| MARKS.get(place)).map_or("", String::as_str)
}

/// The file at this path below `/assets/`, and whether what stands at the address will never change.
#[must_use]
pub fn found(path: &str, query: Option<&str>) -> Option<(&'static Asset, bool)> {
    if let Some(asset) = asset(path) {
        return Some((asset, query.and_then(|query| query.strip_prefix("v=")) == Some(mark(asset))));
    }
    // A page that is older than this program asks with another mark: it gets what there is, and keeps it only now.
    let (folder, name) = path.split_once('/')?;
    let is_mark = folder.len() == SCRIPTS.len() && folder.bytes().all(|byte| byte.is_ascii_hexdigit());
    asset(name).filter(|_| is_mark).map(|asset| (asset, folder == *SCRIPTS))
}

/// The scripts that this one needs before it runs, itself first: all are asked for at once, or each would wait for the
/// one that names it.
#[must_use]
pub fn needs(script: &str) -> Vec<&'static str> {
    let mut all: Vec<&'static str> = asset(script).map(|asset| asset.name).into_iter().collect();
    let mut at = 0;
    while let Some(name) = all.get(at) {
        let code = asset(name).and_then(|asset| std::str::from_utf8(asset.bytes).ok()).unwrap_or_default();
        for rest in code.split(" from './").skip(1) {
            let next = rest.split('\'').next().and_then(|file| asset(&format!("js/{file}")));
            all.extend(next.map(|next| next.name).filter(|next| !all.contains(next)));
        }
        at += 1;
    }
    all
}

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
