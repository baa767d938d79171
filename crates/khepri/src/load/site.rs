//! Which server is played at: one on this machine, and no other.

use std::net::{SocketAddr, ToSocketAddrs};

use anyhow::{Context, Result};
use hyper::Uri;

use crate::output::Usage;

/// A server on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Site {
    /// Where it listens.
    pub(super) address: SocketAddr,
    /// What a browser sends as `Host`.
    pub(super) host: String,
    /// What a browser sends as `Origin`.
    pub(super) origin: String,
}

impl Site {
    /// The server at this address; a load must not be laid on other people's machines.
    pub(super) fn of(url: &str) -> Result<Site> {
        let bad = || Usage::error(format!("--url {url}: expected an address such as http://127.0.0.1:7272"));
        let uri: Uri = url.parse().map_err(|_| bad())?;
        let plain = uri.scheme_str() == Some("http") && matches!(uri.path(), "" | "/") && uri.query().is_none();
        let authority =
            uri.authority().filter(|authority| plain && !authority.as_str().contains('@')).ok_or_else(bad)?;
        let name = authority.host().trim_start_matches('[').trim_end_matches(']');
        let found = (name, server::port(authority, 80).ok_or_else(bad)?).to_socket_addrs();
        let addresses: Vec<SocketAddr> = found.with_context(|| format!("cannot find {name}"))?.collect();
        if !addresses.iter().all(|address| address.ip().is_loopback()) {
            return Err(Usage::error(format!(
                "{name} is not this machine: a load is laid only on a server at a loopback address, such as 127.0.0.1"
            )));
        }
        let address = *addresses.first().ok_or_else(bad)?;
        let host = authority.as_str().to_owned();
        Ok(Site { address, origin: format!("http://{host}"), host })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_played_at() {
        let site = Site::of("http://127.0.0.1:7272/").expect("this machine");
        assert_eq!((site.host.as_str(), site.origin.as_str()), ("127.0.0.1:7272", "http://127.0.0.1:7272"));
        assert_eq!(Site::of("http://[::1]:99").expect("this machine").address.port(), 99);
        for other in ["http://192.0.2.7:7272", "http://0.0.0.0:7272", "http://[2001:db8::1]"] {
            let refused = Site::of(other).expect_err("another machine").to_string();
            assert!(refused.contains("is not this machine"), "{refused}");
        }
        for bad in [
            "",
            "127.0.0.1:7272",
            "https://127.0.0.1",
            "http://127.0.0.1/t/x",
            "http://a@127.0.0.1",
            "http://127.0.0.1:99999",
            "nonsense",
        ] {
            let refused = Site::of(bad).expect_err("no address").to_string();
            assert!(refused.contains("expected an address"), "{bad}: {refused}");
        }
    }
}
