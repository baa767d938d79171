//! Under which names does this server answer? A page of another site can have its own name lead here (DNS rebinding), and
//! would then pass for one of ours. It must own a name that the world can look up; so names that it cannot own are taken,
//! and others only if whoever runs the server has said that they are its.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::refusal::Refusal;

/// Endings of names that nobody can register: of this machine, of a house, of an office.
const INNER: [&str; 8] = ["localhost", "local", "lan", "home", "home.arpa", "internal", "corp", "test"];

/// Refuses whoever came under a name that is not ours.
pub(crate) async fn known(State(app): State<App>, request: Request, next: Next) -> Response {
    // A proxy answers for the names under which it passes requests on, unless they are said.
    let any = app.config.trust_proxy && app.config.names.is_empty();
    if any || request.headers().get_all(header::HOST).iter().all(|host| is_known(host.as_bytes(), &app.config.names)) {
        return next.run(request).await;
    }
    Refusal::UnknownHost.into_response()
}

/// Whether this is an address, a name that nobody can register, or one of these.
fn is_known(host: &[u8], names: &[String]) -> bool {
    let Some(host) = std::str::from_utf8(host).ok().and_then(name) else { return false };
    let inner = |ending: &&str| host.strip_suffix(*ending).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    host.parse::<IpAddr>().is_ok()
        || !host.contains('.')
        || INNER.iter().any(inner)
        || names.iter().any(|name| name.eq_ignore_ascii_case(&host))
}

/// What stands before the port, in small letters and without brackets and the dot at the end.
fn name(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok().filter(|_| !host.contains('@'))?;
    port(&authority, 80)?;
    let name = authority.host().trim_start_matches('[').trim_end_matches(']').trim_end_matches('.');
    (!name.is_empty()).then(|| name.to_ascii_lowercase())
}

/// Whether the browser came by a name rather than an address, and not by one of this machine.
pub(crate) fn by_name(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| name(host.to_str().ok()?));
    host.is_some_and(|host| host.parse::<IpAddr>().is_err() && !host.ends_with("localhost"))
}

/// The port that an address says, or the usual one; `None` if there is no such port.
#[must_use]
pub fn port(authority: &Authority, usual: u16) -> Option<u16> {
    // The crate that reads addresses takes one above 65535 for none.
    let (_, rest) = authority.as_str().rsplit_once(authority.host())?;
    match rest.strip_prefix(':') {
        None => Some(usual),
        Some(digits) => digits.parse().ok().filter(|_| digits.bytes().all(|digit| digit.is_ascii_digit())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_somebody_could_own_must_be_said() {
        let names = ["games.example".to_owned()];
        for host in [
            "127.0.0.1:7272",
            "192.168.1.20",
            "[::1]:7272",
            "[2001:db8::7]",
            "localhost",
            "LocalHost.:7272",
            "khepri.localhost",
            "pi",
            "raspberrypi.local:7272",
            "nas.home.arpa",
            "games.example",
            "GAMES.example.:443",
        ] {
            assert!(is_known(host.as_bytes(), &names), "{host}");
        }
        for host in [
            "evil.example:7272",
            "games.example.evil.example",
            "evilgames.example",
            "127.0.0.1.nip.io",
            "mylocal.example",
            "notlocal.com",
            "127.0.0.1@evil.example",
            "games.example:99999",
            "",
            ":7272",
            "a b",
            "[::1",
        ] {
            assert!(!is_known(host.as_bytes(), &names), "{host}");
        }
        assert!(!is_known(b"games.example", &[]) && !is_known(b"\xff", &[]));
    }

    #[test]
    fn a_port_is_one_or_none() {
        let port = |text: &str| port(&text.parse().expect("an address"), 80);
        assert_eq!(
            (port("x"), port("x:0"), port("x:65535"), port("[::1]:99")),
            (Some(80), Some(0), Some(65535), Some(99))
        );
        for text in ["x:65536", "x:99999", "x:"] {
            assert_eq!(port(text), None, "{text}");
        }
    }
}
