//! What a request says about whoever sends it: cookies, language, theme, address, what kind of answer they want.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};
use game::Language;
use pages::TileNames;
use pages::shell::Theme;

use crate::app::App;

/// The name of the cookie that says who somebody is.
pub(crate) const PERSON: &str = "khepri";
/// The name of the cookie for the language.
pub(crate) const LANGUAGE: &str = "language";
/// The name of the cookie for the theme.
pub(crate) const THEME: &str = "theme";
/// The name of the cookie for the names of tiles.
pub(crate) const NAMES: &str = "names";
/// The name of the cookie for what was chosen for the last table.
pub(crate) const CHOICES: &str = "choices";

const YEAR: u32 = 365 * 24 * 60 * 60;

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A cookie that scripts cannot read and other sites do not send along.
pub(crate) fn set_cookie(name: &str, value: &str, secure: bool) -> Option<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let age = if value.is_empty() { 0 } else { YEAR };
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}

/// The language: as chosen, else as the browser says.
pub(crate) fn language(headers: &HeaderMap) -> Language {
    let chosen = cookie(headers, LANGUAGE).and_then(Language::from_code);
    chosen.or_else(|| accepted(headers)).unwrap_or_default()
}

/// The language that the browser or the program says it reads.
pub(crate) fn accepted(headers: &HeaderMap) -> Option<Language> {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).and_then(preferred)
}

/// The first language of the house in `Accept-Language`, by weight.
fn preferred(accepted: &str) -> Option<Language> {
    let weighted = accepted.split(',').filter_map(|part| {
        let (tag, rest) = part.split_once(';').unwrap_or((part, ""));
        let code = tag.trim().split('-').next()?.to_ascii_lowercase();
        let weight: f32 = rest.trim().strip_prefix("q=").map_or(Some(1.0), |q| q.trim().parse().ok())?;
        Language::from_code(&code).filter(|_| weight > 0.0).map(|language| (language, weight))
    });
    // Of equals the first counts.
    let best = weighted.fold(None, |best: Option<(Language, f32)>, one| match best {
        Some(known) if known.1 >= one.1 => Some(known),
        _ => Some(one),
    });
    best.map(|(language, _)| language)
}

/// The theme that was chosen.
pub(crate) fn theme(headers: &HeaderMap) -> Theme {
    match cookie(headers, THEME) {
        Some("light") => Theme::Light,
        Some("dark") => Theme::Dark,
        _ => Theme::System,
    }
}

/// The names of tiles that were chosen.
pub(crate) fn names(headers: &HeaderMap) -> TileNames {
    cookie(headers, NAMES).and_then(TileNames::from_word).unwrap_or_default()
}

/// Whether a script asks: it wants JSON.
pub(crate) fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accept.contains("application/json") || accept.contains("text/event-stream")
}

/// Whether the browser reached us by https, as far as that can be known.
pub(crate) fn secure(headers: &HeaderMap, trust_proxy: bool) -> bool {
    trust_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The beginning of every address of this site, as the browser sees it.
pub(crate) fn site(headers: &HeaderMap, trust_proxy: bool) -> String {
    let scheme = if secure(headers, trust_proxy) { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{scheme}://{host}")
}

/// Who asks, for limits: the address, of IPv6 the part that one household shares.
pub(crate) fn address(headers: &HeaderMap, extensions: &Extensions, trust_proxy: bool) -> IpAddr {
    // The last one of the last line is what our own proxy saw; those before it anybody can write.
    let forwarded = headers.get_all("x-forwarded-for").into_iter().next_back().filter(|_| trust_proxy);
    let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    let direct = || extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(from)| from.ip());
    household(forwarded.or_else(direct).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// The part of an address that one household shares. An IPv4 address in the clothes of IPv6 is one of IPv4.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// The address of whoever asks.
pub(crate) struct Asker(pub(crate) IpAddr);

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asker, Infallible> {
        Ok(Asker(address(&parts.headers, &parts.extensions, app.config.trust_proxy)))
    }
}

/// A path of this site to go back to; anything else leads to the start.
pub(crate) fn safe_path(path: Option<&str>) -> &str {
    let fits = |path: &&str| {
        let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        path.starts_with('/') && !path.starts_with("//") && plain && path.len() < 200
    };
    path.filter(fits).unwrap_or("/")
}

/// The path and query of a request.
pub(crate) fn path(parts: &Parts) -> String {
    parts.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_follows_choice_then_browser_then_english() {
        let headers = |pairs: &[(header::HeaderName, &str)]| {
            let mut map = HeaderMap::new();
            for (name, value) in pairs {
                map.insert(name, HeaderValue::from_str(value).expect("plain text"));
            }
            language(&map)
        };
        assert_eq!(headers(&[]), Language::English);
        assert_eq!(headers(&[(header::ACCEPT_LANGUAGE, "de, fr;q=0.8, pt-BR;q=0.9")]), Language::Portuguese);
        assert_eq!(headers(&[(header::ACCEPT_LANGUAGE, "xx;q=broken,,;")]), Language::English);
        let both = [(header::ACCEPT_LANGUAGE, "es"), (header::COOKIE, "a=b; language=ru")];
        assert_eq!(headers(&both), Language::Russian);
    }

    #[test]
    fn limits_count_the_address_that_our_own_proxy_or_socket_saw() {
        let mut headers = HeaderMap::new();
        headers.append("x-forwarded-for", HeaderValue::from_static("198.51.100.1"));
        headers.append("x-forwarded-for", HeaderValue::from_static("198.51.100.2, 203.0.113.9"));
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo("[::ffff:192.0.2.7]:99".parse::<SocketAddr>().expect("an address")));
        assert_eq!(address(&headers, &extensions, true).to_string(), "203.0.113.9");
        assert_eq!(address(&headers, &extensions, false).to_string(), "192.0.2.7");
        extensions.insert(ConnectInfo("[2001:db8:1:2:3:4:5:6]:99".parse::<SocketAddr>().expect("an address")));
        assert_eq!(address(&headers, &extensions, false).to_string(), "2001:db8:1:2::");
    }

    #[test]
    fn only_paths_of_this_site_are_gone_back_to() {
        assert_eq!(safe_path(Some("/t/abc?as=1")), "/t/abc?as=1");
        for bad in ["//evil.example", "https://evil.example", "/\\evil", "", "/a\nb"] {
            assert_eq!(safe_path(Some(bad)), "/");
        }
    }
}
