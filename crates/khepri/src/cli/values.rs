//! How the values of options are read, and what is said of those that cannot be.

use std::time::Duration;

use game::Language;
use pages::TileNames;
use record::GameId;

pub(super) fn from_1<N: std::str::FromStr + PartialOrd + Default>(text: &str) -> Result<N, String> {
    text.parse().ok().filter(|number| *number > N::default()).ok_or_else(|| "expected a number from 1 up".to_owned())
}

/// An address of a server, as others write it.
#[derive(Clone, Debug)]
pub(crate) struct PublicUrl {
    /// Scheme, name and port.
    pub(crate) site: String,
    /// The name alone.
    pub(crate) name: String,
}

pub(super) fn public_url(text: &str) -> Result<PublicUrl, String> {
    let wrong = || "expected an address such as https://games.example".to_owned();
    let uri: hyper::Uri = text.parse().map_err(|_| wrong())?;
    let plain = matches!(uri.path(), "" | "/") && uri.query().is_none();
    let (scheme, authority) = uri.scheme_str().zip(uri.authority()).filter(|_| plain).ok_or_else(wrong)?;
    let fits = matches!(scheme, "http" | "https") && !authority.as_str().contains('@');
    server::port(authority, 80).filter(|_| fits).ok_or_else(wrong)?;
    let name = authority.host().trim_end_matches('.').to_owned();
    Ok(PublicUrl { site: format!("{scheme}://{authority}"), name })
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0);
    let wrong = || "expected a number of seconds above 0".to_owned();
    seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).ok_or_else(wrong)
}

pub(super) fn language(code: &str) -> Result<Language, String> {
    let listed = || Language::ALL.map(|one| format!("{} ({})", one.code(), one.own_name())).join(", ");
    Language::from_code(code).ok_or_else(|| format!("expected {}", listed()))
}

pub(super) fn tile_names(word: &str) -> Result<TileNames, String> {
    TileNames::from_word(word).ok_or_else(|| format!("expected {}", TileNames::ALL.map(TileNames::word).join(", ")))
}

pub(super) fn game_id(name: &str) -> Result<GameId, String> {
    GameId::from_name(name).ok_or_else(|| format!("expected {}", GameId::names()))
}

pub(super) fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}
