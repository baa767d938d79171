//! Where may a request go that somebody else chose the address of? To public addresses only: neither to this machine nor
//! into the network around it, however the name or the address is written. What was checked is what is connected to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs};
use std::sync::{Arc, LazyLock};

use axum::http::Uri;
use tokio::sync::Semaphore;

use crate::host;

/// The longest address that is kept.
const LONGEST: usize = 500;

/// Why a request does not go there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Barred {
    /// It is no address that a request could go to.
    #[error("not an http or https address")]
    NoAddress,
    /// Its name leads nowhere.
    #[error("the name leads nowhere")]
    NoSuchName,
    /// It leads into a network that is not public.
    #[error("it leads into a network that is not public")]
    Private,
}

/// An address that was read: where to connect, and to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    /// All of it.
    pub(crate) uri: Uri,
    /// The name or number of the machine.
    pub(crate) host: String,
    /// Its port.
    pub(crate) port: u16,
    /// Whether with TLS.
    pub(crate) secure: bool,
}

impl Target {
    /// Reads an address.
    pub(crate) fn read(text: &str) -> Result<Target, Barred> {
        let plain = text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic());
        let uri: Uri = text.parse().ok().filter(|_| plain).ok_or(Barred::NoAddress)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Barred::NoAddress),
        };
        let authority =
            uri.authority().filter(|authority| !authority.as_str().contains('@')).ok_or(Barred::NoAddress)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = host::port(authority, if secure { 443 } else { 80 }).ok_or(Barred::NoAddress)?;
        if host.is_empty() || port == 0 {
            return Err(Barred::NoAddress);
        }
        Ok(Target { host, port, secure, uri })
    }

    /// Scheme, name and port, as browsers write an origin.
    pub(crate) fn origin(&self) -> String {
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        format!("{}://{authority}", if self.secure { "https" } else { "http" })
    }

    /// The socket addresses behind the name, all of which must be public unless `private` ones may be.
    pub(crate) async fn resolve(&self, private: bool, lookups: &Lookups) -> Result<Vec<SocketAddr>, Barred> {
        let (host, port) = (self.host.clone(), self.port);
        let found = lookups.run(move || (host.as_str(), port).to_socket_addrs().map(Iterator::collect)).await;
        let found: Vec<SocketAddr> = found.and_then(Result::ok).ok_or(Barred::NoSuchName)?;
        if found.is_empty() {
            return Err(Barred::NoSuchName);
        }
        // One among many would be enough for whoever owns the name.
        if !private && !found.iter().all(|address| is_public(address.ip())) {
            return Err(Barred::Private);
        }
        Ok(found)
    }
}

/// Lookups of names, few at once. Each takes a thread until it is answered, whether somebody still waits for it or not: a
/// name whose servers are silent must not take all of them.
pub(crate) struct Lookups(LazyLock<Arc<Semaphore>>);

/// For addresses that somebody asks to be told at.
pub(super) static ASKED: Lookups = Lookups(LazyLock::new(|| Arc::new(Semaphore::new(4))));
/// For what is sent.
pub(super) static SENT: Lookups = Lookups(LazyLock::new(|| Arc::new(Semaphore::new(4))));

impl Lookups {
    /// Does this on a thread of its own when there is one for it.
    async fn run<T: Send + 'static>(&self, lookup: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let permit = Arc::clone(&self.0).acquire_owned().await.ok()?;
        let held = move || {
            let found = lookup();
            drop(permit);
            found
        };
        tokio::task::spawn_blocking(held).await.ok()
    }
}

/// Whether anybody on the internet could have this address.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        // Where clouds tell a machine about itself.
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    // This network, shared by providers, protocol assignments, old relays, measurements, reserved.
    let reserved = a == 0
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (b == 18 || b == 19))
        || a >= 240;
    !special && !reserved
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(address) = address.to_ipv4_mapped() {
        return is_public_v4(address);
    }
    let [first, second, third, ..] = address.segments();
    // 6to4 hides an address of the old kind.
    if first == 0x2002 {
        let [a, b] = second.to_be_bytes();
        let [c, d] = third.to_be_bytes();
        return is_public_v4(Ipv4Addr::new(a, b, c, d));
    }
    // Only what is given out to the world; local, unique local, multicast, translated and unspecified ones are not in it.
    let global = first & 0xe000 == 0x2000;
    let assigned_to_protocols = first == 0x2001 && second < 0x0200;
    let documentation = (first == 0x2001 && second == 0x0db8) || (first == 0x3fff && second < 0x1000);
    global && !assigned_to_protocols && !documentation
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        let public = [
            "1.1.1.1",
            "93.184.216.34",
            "172.32.0.1",
            "100.128.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::1",
            "::ffff:8.8.8.8",
            "2002:0808:0808::1",
        ];
        for text in public {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
        let barred = [
            "127.0.0.1",
            "127.9.9.9",
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "169.254.0.1",
            "100.64.0.1",
            "100.100.100.200",
            "192.0.0.192",
            "192.0.2.1",
            "198.18.0.1",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
            "192.88.99.1",
            "::",
            "::1",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd00:ec2::254",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "2001:10::1",
            "3fff::1",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "100::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "2002:7f00:1::1",
            "2002:a9fe:a9fe::1",
            "5f00::1",
        ];
        for text in barred {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        let long = format!("https://example.com/{}", "x".repeat(500));
        for text in [
            "",
            "example.com",
            "/hook",
            "ftp://example.com",
            "file:///etc/passwd",
            "https://",
            "http://:80/",
            "http://x.example:99999/",
            "https://me:word@example.com/",
            "https://exa mple.com/",
            "https://example.com:0/",
            "javascript:alert(1)",
            "https://example.com/\r\nx: y",
            &long,
        ] {
            assert_eq!(Target::read(text), Err(Barred::NoAddress), "{text}");
        }
        let target = Target::read("https://[2606:4700::1]:8443/hook?x=1").expect("an address");
        assert_eq!((target.host.as_str(), target.port, target.secure), ("2606:4700::1", 8443, true));
        assert_eq!(target.origin(), "https://[2606:4700::1]:8443");
    }

    #[tokio::test]
    async fn this_machine_is_barred_however_it_is_written() {
        for text in [
            "http://127.0.0.1/",
            "http://localhost/",
            "http://[::1]/",
            "http://[::ffff:7f00:1]:8080/x",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://0/",
            "http://169.254.169.254/latest/meta-data/",
        ] {
            let barred = Target::read(text).expect("an address").resolve(false, &ASKED).await.expect_err(text);
            assert!(matches!(barred, Barred::Private | Barred::NoSuchName), "{text}: {barred}");
        }
        let local = Target::read("http://127.0.0.1:9/").expect("an address");
        assert_eq!(local.resolve(true, &ASKED).await, Ok(vec!["127.0.0.1:9".parse().expect("an address")]));
    }

    #[tokio::test]
    async fn names_whose_servers_are_silent_take_few_threads() {
        static LOOKUPS: Lookups = Lookups(LazyLock::new(|| Arc::new(Semaphore::new(2))));
        let (began, begun) = std::sync::mpsc::channel();
        let mut answers = Vec::new();
        for number in 0..5 {
            let (answer, silence) = std::sync::mpsc::channel::<()>();
            answers.push(answer);
            let began = began.clone();
            let lookup = LOOKUPS.run(move || {
                began.send(number).expect("somebody counts");
                silence.recv().is_ok()
            });
            // Whoever waits for it gives up at once; the lookup goes on.
            assert_eq!(lookup.now_or_never(), None);
        }
        let mut first = [begun.recv(), begun.recv()];
        first.sort_by_key(|number| number.ok());
        assert_eq!(first, [Ok(0), Ok(1)]);
        assert!(begun.try_recv().is_err(), "no third one begins");
        answers[0].send(()).expect("it waits");
        assert_eq!(LOOKUPS.run(|| 7).await, Some(7), "when one is answered the next has room");
    }
}
