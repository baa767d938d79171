//! How often something may be guessed wrongly: counted for the device, for its network in ever larger parts, and for the
//! whole server. A wrong try must have room in all of them; so whoever owns a whole network of addresses has no more
//! tries than its largest part, and all who guess together no more than the server.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::buckets::{Allowance, Levels};
use crate::refusal::Refusal;

/// Whoever tries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who {
    /// The address, of IPv6 the /64.
    pub(crate) address: IpAddr,
    /// What the browser is known by, if it says so. Leaving it out or changing it brings nothing: all else is counted too.
    pub(crate) device: Option<[u8; 32]>,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    Device([u8; 32]),
    /// A network with so many leading bits.
    Network(IpAddr, u8),
    Server,
}

/// How many wrong tries each part may make.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowed {
    pub(super) device: Allowance,
    /// An IPv4 address, or a /64.
    pub(super) household: Allowance,
    /// A /56.
    pub(super) site: Allowance,
    /// A /48.
    pub(super) provider: Allowance,
    pub(super) server: Allowance,
}

impl Allowed {
    /// So many times as much.
    pub(super) fn times(self, factor: f32) -> Allowed {
        let more = |one: Allowance| Allowance::new(one.rate * factor, one.full * factor);
        Allowed {
            device: more(self.device),
            household: more(self.household),
            site: more(self.site),
            provider: more(self.provider),
            server: more(self.server),
        }
    }
}

/// Wrong tries at one kind of secret.
pub(crate) struct Tries {
    allowed: Allowed,
    levels: Mutex<Levels<Part>>,
}

impl Tries {
    pub(super) fn new(allowed: Allowed) -> Tries {
        Tries { allowed, levels: Mutex::default() }
    }

    /// Whether there may be a further wrong try.
    pub(crate) fn left(&self, who: &Who) -> Result<(), Refusal> {
        self.all_left(&self.levels(), &self.parts(who))
    }

    /// The same for secrets that are long: a network that has not tried lately is heard once, even if others have used up
    /// what the server allows.
    pub(crate) fn left_or_first(&self, who: &Who) -> Result<(), Refusal> {
        let (levels, parts) = (self.levels(), self.parts(who));
        let own = &parts[..parts.len() - 1];
        let first = own.iter().all(|(part, allowed)| levels.left(part, *allowed) >= allowed.full);
        self.all_left(&levels, if first { own } else { &parts })
    }

    /// Counts a wrong try everywhere, or nowhere if one of them has none left.
    pub(crate) fn wrong(&self, who: &Who) -> Result<(), Refusal> {
        let (mut levels, parts) = (self.levels(), self.parts(who));
        self.all_left(&levels, &parts)?;
        for (part, allowed) in parts {
            levels.spend(part, allowed, 1.0);
        }
        Ok(())
    }

    /// Counts a wrong try wherever there is room for it.
    pub(crate) fn wrong_or_first(&self, who: &Who) {
        let (mut levels, parts) = (self.levels(), self.parts(who));
        for (part, allowed) in parts {
            if levels.has(&part, allowed, 1.0).is_ok() {
                levels.spend(part, allowed, 1.0);
            }
        }
    }

    fn all_left(&self, levels: &Levels<Part>, parts: &[(Part, Allowance)]) -> Result<(), Refusal> {
        parts.iter().try_for_each(|(part, allowed)| levels.has(part, *allowed, 1.0))
    }

    /// Everything a try counts for, the server last.
    fn parts(&self, who: &Who) -> Vec<(Part, Allowance)> {
        let allowed = self.allowed;
        let mut parts = Vec::with_capacity(5);
        parts.extend(who.device.map(|device| (Part::Device(device), allowed.device)));
        match who.address {
            IpAddr::V4(_) => parts.push((Part::Network(who.address, 32), allowed.household)),
            IpAddr::V6(address) => {
                for (bits, allowed) in [(64, allowed.household), (56, allowed.site), (48, allowed.provider)] {
                    parts.push((Part::Network(network(address, bits), bits), allowed));
                }
            }
        }
        parts.push((Part::Server, allowed.server));
        parts
    }

    fn levels(&self) -> MutexGuard<'_, Levels<Part>> {
        self.levels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The network that an address with so many leading bits is in.
fn network(address: Ipv6Addr, bits: u8) -> IpAddr {
    let host = 128_u32.saturating_sub(u32::from(bits));
    let mask = u128::MAX.checked_shl(host).unwrap_or(0);
    IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
}

/// The largest network that one household or school has: of IPv6 the /48, else the address.
pub(crate) fn widest(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => network(address, 48),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::{Duration, advance};

    use super::*;
    use crate::limits::Limits;

    /// The /64 with this number in the /48 with that one.
    fn place(provider: u32, household: u16) -> Who {
        let address = (0x2001_0db8_u128 + u128::from(provider >> 16) * 0x1_0000) << 96;
        let address = address | u128::from(provider & 0xffff) << 80 | u128::from(household) << 64;
        Who { address: IpAddr::V6(Ipv6Addr::from_bits(address)), device: None }
    }

    /// How many of these tries learn whether they were wrong.
    fn answered(limits: &Limits, tries: impl Iterator<Item = Who>) -> usize {
        tries.filter(|who| limits.pins.wrong(who).is_ok()).count()
    }

    #[tokio::test(start_paused = true)]
    async fn a_whole_48_learns_of_eighty_pins_however_many_it_tries() {
        let limits = Limits::new(10);
        let tries = (0..392_280_u32).map(|n| place(1, (n % 65_536) as u16));
        assert_eq!(answered(&limits, tries), 80);
        assert!(limits.pins.left(&place(1, 7)).is_err(), "nor does a right one there get an answer");
        assert!(limits.pins.left(&place(2, 7)).is_ok(), "others are not held up");
    }

    #[tokio::test(start_paused = true)]
    async fn all_who_guess_learn_of_less_than_four_hundred_pins_in_an_hour() {
        let limits = Limits::new(10_000);
        let mut learned = 0;
        for second in 0..3600_u32 {
            learned += answered(&limits, (0..109).map(|n| place(second * 109 + n, n as u16)));
            advance(Duration::from_secs(1)).await;
        }
        assert!((370..=380).contains(&learned), "{learned} of 392,400");
    }

    #[tokio::test(start_paused = true)]
    async fn a_device_that_tries_wildly_spends_little_of_its_school() {
        let limits = Limits::new(10);
        let school = Who { address: "198.51.100.7".parse().expect("an address"), device: None };
        let wild = Who { device: Some([1; 32]), ..school };
        assert_eq!(answered(&limits, std::iter::repeat_n(wild, 1000)), 8);
        assert!(limits.pins.left(&school).is_ok(), "classmates go on");
        assert_eq!(answered(&limits, std::iter::repeat_n(school, 1000)), 12, "up to what the address has");
        advance(Duration::from_secs(11)).await;
        assert_eq!(answered(&limits, std::iter::repeat_n(school, 1000)), 1);
    }

    #[tokio::test(start_paused = true)]
    async fn codes_are_tried_once_from_anywhere_and_not_often() {
        let limits = Limits::new(10);
        for n in 0..100_000_u32 {
            let who = place(n % 500, (n / 500) as u16);
            if limits.codes.left_or_first(&who).is_ok() {
                limits.codes.wrong_or_first(&who);
            }
        }
        assert!(limits.codes.left_or_first(&place(7, 3)).is_err());
        assert!(limits.codes.left_or_first(&place(501, 3)).is_ok(), "whoever has not tried is heard once");
    }
}
