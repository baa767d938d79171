//! `khepri serve --lan`: under which addresses do others in the same network reach this machine, and how do they get there
//! without typing?

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use anyhow::Result;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::output::Output;

/// The addresses of this machine in private networks, the most likely one first. Nothing is sent: the system is only
/// asked which of its addresses it would send from.
pub(super) fn addresses() -> Vec<Ipv4Addr> {
    let everywhere = [Ipv4Addr::new(192, 0, 2, 1)];
    let small = (0..=255).map(|net| Ipv4Addr::new(192, 168, net, 1));
    let large = (0..=255).map(|net| Ipv4Addr::new(10, net, 0, 1));
    let middle = (16..=31).map(|net| Ipv4Addr::new(172, net, 0, 1));
    let mut found = Vec::new();
    for target in everywhere.into_iter().chain(small).chain(large).chain(middle) {
        let own = sends_from(target).filter(|own| own.is_private() || own.is_link_local());
        found.extend(own.filter(|own| !found.contains(own)));
    }
    found
}

fn sends_from(target: Ipv4Addr) -> Option<Ipv4Addr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((target, 9)).ok()?;
    match socket.local_addr().ok()?.ip() {
        // Whoever is the target itself would send from the loopback.
        IpAddr::V4(own) if !own.is_unspecified() && !own.is_loopback() => Some(own),
        _ => None,
    }
}

/// The beginning of every address, as others in the network see it.
pub(super) fn site(address: Ipv4Addr, port: u16) -> String {
    format!("http://{address}:{port}")
}

/// Says how others get here.
pub(super) fn tell(out: &mut Output, found: &[Ipv4Addr], listen: SocketAddr) -> Result<()> {
    let port = listen.port();
    let Some(first) = found.first() else {
        out.line(
            "This machine is in no network that others could reach. Join one, or open a hotspot, and start again.",
        )?;
        return Ok(());
    };
    let place = format!("{}/class", site(*first, port));
    out.line("")?;
    out.line(&format!("For a class: open http://localhost:{port}/class here and press \"Open a class\"."))?;
    out.line(&format!("Others in this network open {place} or scan this:"))?;
    out.line(&qr(&place))?;
    for other in &found[1..] {
        out.line(&format!("It may also be {}/class.", site(*other, port)))?;
    }
    out.line("No internet is needed. If nobody gets through, let this program through the firewall of this machine.")?;
    Ok(())
}

/// A QR code in half blocks. Light squares are drawn and dark ones left out: most terminals are dark, and cameras read it
/// either way.
fn qr(address: &str) -> String {
    let Ok(code) = QrCode::new(address) else { return String::new() };
    code.render::<Dense1x2>().dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).quiet_zone(true).build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_of_half_blocks() {
        let drawn = qr("http://192.168.100.200:7272/class");
        let lines: Vec<&str> = drawn.lines().collect();
        let width = lines[0].chars().count();
        assert!(width >= 33 && lines.iter().all(|line| line.chars().count() == width), "{drawn}");
        assert_eq!(lines.len(), width.div_ceil(2), "two squares a line");
        assert!(width <= 60, "it fits a terminal");
    }

    #[test]
    fn only_addresses_that_others_can_reach_are_named() {
        assert!(addresses().iter().all(|one| one.is_private() || one.is_link_local()));
    }
}
