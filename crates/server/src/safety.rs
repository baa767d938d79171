//! What every request passes: same origin, limits, time, headers, a line in the log.

use std::borrow::Cow;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::TokenHash;
use tracing::Instrument;

use crate::api;
use crate::app::App;
use crate::limits::Opener;
use crate::refusal::Refusal;
use crate::{chance, client, host};

/// What a page may fetch and do: its own things, nothing else.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'; \
                      base-uri 'none'; form-action 'self'";

const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// Who may hold on to a page that it opened: nobody.
const OPENER: (&str, &str) = ("cross-origin-opener-policy", "same-origin");

/// For how long a browser may not come without encryption: a year.
const ALWAYS_SECURE: (&str, &str) = ("strict-transport-security", "max-age=31536000");

/// Refuses every change that another site's page asks for.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if looks || is_own(request.headers(), request.uri().authority()) {
        return next.run(request).await;
    }
    Refusal::ForeignOrigin.into_response()
}

/// Whether the browser says that one of our own pages asks. Without a word from it: no.
fn is_own(headers: &HeaderMap, target: Option<&Authority>) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text(HeaderName::from_static("sec-fetch-site"));
    let site = site.map(|site| matches!(site, "same-origin" | "none"));
    let host = text(header::HOST).or(target.map(Authority::as_str));
    // Both words must be good where both are said: a browser that says them differently is none.
    let origin = headers.get(header::ORIGIN).map(|origin| {
        let authority = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        host.zip(authority).is_some_and(|(host, (_, authority))| authority.eq_ignore_ascii_case(host))
    });
    match (site, origin) {
        (None, None) => false,
        (site, origin) => site.unwrap_or(true) && origin.unwrap_or(true),
    }
}

/// Refuses whoever asks too much.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let address = client::address(headers, request.extensions(), app.config.trust_proxy);
    // Pages do not look at tokens, and the API not at cookies: what is made up there makes nobody another.
    let device = match request.uri().path().starts_with(api::PLACE) {
        true => api::bearer(headers),
        false => client::cookie(headers, client::PERSON).and_then(chance::hash),
    };
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let mut taken = app.limits.take(address, device.as_ref(), looks);
    if taken.is_ok() && *request.method() == Method::POST {
        taken = match Costly::of(request.uri().path()) {
            Some(costly) => costly.take(&app, headers, address, device).await,
            None => Ok(()),
        };
    }
    match taken {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// What an address may have less of than of other requests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Costly {
    /// It opens a table, or costs as much.
    Table,
    /// The same for a program; whether its token is anybody's, is asked later.
    Program,
    /// It makes somebody known who was not.
    Person,
}

impl Costly {
    async fn take(
        self,
        app: &App,
        headers: &HeaderMap,
        address: IpAddr,
        device: Option<TokenHash>,
    ) -> Result<(), Refusal> {
        let Some(device) = device else { return app.limits.open(address, Opener::Newcomer) };
        if self == Costly::Program {
            return app.limits.open(address, Opener::Program(device));
        }
        // A cookie that nobody has makes somebody new, as none does.
        match app.people.by_token(client::cookie(headers, client::PERSON)).await? {
            Some(_) if self == Costly::Person => Ok(()),
            Some(_) => app.limits.open(address, Opener::Known(device)),
            None => app.limits.open(address, Opener::Newcomer),
        }
    }

    fn of(path: &str) -> Option<Costly> {
        if let Some(path) = path.strip_prefix(api::PLACE) {
            return (path == "/tables" || path.ends_with("/next")).then_some(Costly::Program);
        }
        match path {
            "/play" | "/tables" | "/replay" | "/learn" | "/class/open" => Some(Costly::Table),
            // A name is looked up, which may take a thread for a while.
            "/me/notices" => Some(Costly::Table),
            "/me/name" | "/me/avatar" | "/me/link" | "/me/tokens" => Some(Costly::Person),
            _ if path.contains("/step/") && path.ends_with("/play") => Some(Costly::Table),
            _ if path.ends_with("/rematch") || path.ends_with("/again") => Some(Costly::Table),
            _ if path.ends_with("/sit") => Some(Costly::Person),
            _ => None,
        }
    }
}

/// Gives up waiting for what takes too long. A stream has begun by then; a change goes on, see [`crate::detached`].
pub(crate) async fn patience(State(app): State<App>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(app.config.patience, next.run(request)).await;
    answered.unwrap_or_else(|_| Refusal::Timeout.into_response())
}

/// Pages are made for one person at one moment: nobody keeps them.
pub(crate) async fn never_kept(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// What every answer tells the browser to forbid.
pub(crate) async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let opener = heeds_opener(request.headers()).then_some(OPENER);
    // A browser that came by https once comes by it always. It would heed it for every port of this machine, too.
    let secure = client::secure(request.headers(), app.config.trust_proxy) && host::by_name(request.headers());
    let always = secure.then_some(ALWAYS_SECURE);
    let mut response = next.run(request).await;
    for (name, value) in HEADERS.into_iter().chain(opener).chain(always) {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Whether the browser heeds who opened a page. At an address of the local network, without encryption, it does not, and
/// complains in its console about every page that wants it to.
fn heeds_opener(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(header::HOST).unwrap_or_default();
    let address = host.parse().map(|address: SocketAddr| address.ip()).or_else(|_| host.parse::<IpAddr>());
    let encrypted = text(HeaderName::from_static("x-forwarded-proto")) == Some("https");
    encrypted || address.map_or(true, |address| address.is_loopback())
}

/// One line in the log for every request, without cookies, forms or queries; and a number to find it by. It is drawn: one
/// that counted would tell everybody when others act.
pub(crate) async fn trace(request: Request, next: Next) -> Response {
    // Without random numbers nothing else works either, and says so.
    let id = format!("{:016x}", getrandom::u64().unwrap_or_default());
    let (method, path) = (request.method().clone(), public_path(request.uri().path()).into_owned());
    let span = tracing::info_span!("request", id);
    let begun = std::time::Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let _entered = span.enter();
    let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
    if status >= 500 {
        tracing::warn!(%method, path, status, ms, "answered");
    } else {
        tracing::debug!(%method, path, status, ms, "answered");
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}

/// The path as the log may have it: without the token of a device link.
/// Wherever it stands: a link that somebody put together wrongly works when it is put together rightly.
pub(crate) fn public_path(path: &str) -> Cow<'_, str> {
    match path.split_once("/link/") {
        Some((before, _)) => format!("{before}/link/…").into(),
        None => path.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &'static str)]) -> bool {
        let headers =
            pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_own(&headers.collect(), None)
    }

    #[test]
    fn a_local_network_is_not_told_what_browsers_ignore_there() {
        let heeds = |host: &'static str, proto: &'static str| {
            let pairs = [(header::HOST, host), (HeaderName::from_static("x-forwarded-proto"), proto)];
            heeds_opener(&pairs.map(|(name, value)| (name, HeaderValue::from_static(value))).into_iter().collect())
        };
        for host in ["localhost:7272", "127.0.0.1:7272", "[::1]:7272", "play.example", "play.example:443"] {
            assert!(heeds(host, "http"), "{host}");
        }
        for host in ["192.168.77.1:7272", "192.168.77.1", "10.0.0.7:80", "[fd00::2]:7272"] {
            assert!(!heeds(host, "http") && heeds(host, "https"), "{host}");
        }
    }

    #[test]
    fn only_our_own_pages_may_change_anything() {
        assert!(own(&[("sec-fetch-site", "same-origin"), ("host", "a.example")]));
        assert!(own(&[("sec-fetch-site", "none"), ("host", "a.example")]));
        assert!(!own(&[("sec-fetch-site", "same-site"), ("host", "a.example")]));
        assert!(!own(&[("sec-fetch-site", "cross-site"), ("host", "a.example"), ("origin", "http://a.example")]));
        for site in ["same-origin", "none"] {
            assert!(!own(&[("sec-fetch-site", site), ("host", "a.example"), ("origin", "http://b.example")]));
            assert!(!own(&[("sec-fetch-site", site), ("host", "a.example"), ("origin", "null")]));
            assert!(own(&[("sec-fetch-site", site), ("host", "a.example"), ("origin", "http://a.example")]));
        }
        assert!(own(&[("host", "a.example:7272"), ("origin", "http://a.example:7272")]));
        assert!(!own(&[("host", "a.example:7272"), ("origin", "http://a.example")]));
        assert!(!own(&[("host", "a.example"), ("origin", "null")]));
        assert!(!own(&[("host", "a.example")]));
    }
}
