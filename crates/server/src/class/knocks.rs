//! Whoever knocks: where too many wrong digits were tried, newcomers are told nothing about theirs, right or wrong; with
//! the right ones they stand in the list of whoever leads, who lets them in. Held in memory only, for some minutes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::TokenHash;

/// For so many milliseconds somebody stands at the door: ten minutes.
pub(super) const LASTS: i64 = 10 * 60 * 1000;
/// So many may stand at one door. Where one more comes, the network with most of them loses its last: whoever came before
/// stays, and one network takes no place of others.
const MOST: usize = 60;

/// Somebody at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Knock {
    /// What their browser is known by here.
    pub(super) token: TokenHash,
    /// Which one, in the forms of whoever leads.
    pub(super) number: u32,
    /// What they want to be called.
    pub(super) nickname: Option<String>,
    /// When they came.
    pub(super) at: i64,
    /// Whether they were let in.
    pub(super) let_in: bool,
    /// The network they came from.
    pub(super) from: IpAddr,
}

/// Everybody at every door.
#[derive(Default)]
pub(super) struct Knocks(Mutex<Doors>);

/// Those with wrong digits stand at a door that leads nowhere, so that they cost the same work.
#[derive(Default)]
struct Doors {
    doors: HashMap<Option<String>, Vec<Knock>>,
    last: u32,
}

impl Knocks {
    /// Somebody knocks at this class, or nowhere; they stand at one door only.
    pub(super) fn knock(
        &self,
        class: Option<&str>,
        token: TokenHash,
        from: IpAddr,
        nickname: Option<String>,
        now: i64,
    ) {
        let mut all = self.held();
        let known = all.leave(&token);
        all.last = all.last.wrapping_add(1);
        let number = all.last;
        let nickname = nickname.or(known.and_then(|known| known.nickname));
        let door = all.doors.entry(class.map(str::to_owned)).or_default();
        door.retain(|knock| now - knock.at < LASTS);
        door.push(Knock { token, number, nickname, at: now, let_in: false, from });
        if door.len() > MOST {
            let mut networks: HashMap<IpAddr, usize> = HashMap::new();
            door.iter().for_each(|knock| *networks.entry(knock.from).or_default() += 1);
            let count = |knock: &Knock| networks.get(&knock.from).copied().unwrap_or_default();
            // Of equals the last; and of those who were let in none, as long as others are there.
            let last = door.iter().enumerate().max_by_key(|(place, knock)| (!knock.let_in, count(knock), *place));
            if let Some((place, _)) = last {
                door.remove(place);
            }
        }
    }

    /// Where somebody with this token stands.
    pub(super) fn find(&self, token: &TokenHash, now: i64) -> Option<(String, Knock)> {
        let all = self.held();
        let mut found = None;
        for (class, door) in &all.doors {
            let here = door.iter().find(|knock| knock.token == *token && now - knock.at < LASTS);
            found = found.or_else(|| Some((class.clone()?, here?.clone())));
        }
        found
    }

    /// Somebody says what they want to be called; the class is told, if there is one.
    pub(super) fn call(&self, token: &TokenHash, nickname: &str) -> Option<String> {
        let mut all = self.held();
        for (class, door) in &mut all.doors {
            if let Some(knock) = door.iter_mut().find(|knock| knock.token == *token) {
                knock.nickname = Some(nickname.to_owned());
                return class.clone();
            }
        }
        None
    }

    /// Whoever waits to be let in to this class, the first to come first.
    pub(super) fn waiting(&self, class: &str, now: i64) -> Vec<Knock> {
        let all = self.held();
        let door = all.doors.get(&Some(class.to_owned())).into_iter().flatten();
        door.filter(|knock| !knock.let_in && now - knock.at < LASTS).cloned().collect()
    }

    /// Lets one in by their number, or all.
    pub(super) fn let_in(&self, class: &str, number: Option<u32>) {
        self.each(class, number, |knock| {
            knock.let_in = true;
            true
        });
    }

    /// Sends one away, or all who were not let in; they learn nothing of it.
    pub(super) fn send_away(&self, class: &str, number: Option<u32>) {
        self.each(class, number, |knock| knock.let_in);
    }

    /// Does something with these, and keeps those for which it says so.
    fn each(&self, class: &str, number: Option<u32>, mut with: impl FnMut(&mut Knock) -> bool) {
        if let Some(door) = self.held().doors.get_mut(&Some(class.to_owned())) {
            door.retain_mut(|knock| number.is_some_and(|number| knock.number != number) || with(knock));
        }
    }

    /// Somebody is in, and stands at no door.
    pub(super) fn leave(&self, token: &TokenHash) {
        self.held().leave(token);
    }

    /// The class is gone, with its door.
    pub(super) fn close(&self, class: &str) {
        self.held().doors.remove(&Some(class.to_owned()));
    }

    fn held(&self) -> MutexGuard<'_, Doors> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Doors {
    fn leave(&mut self, token: &TokenHash) -> Option<Knock> {
        let mut known = None;
        for door in self.doors.values_mut() {
            if let Some(place) = door.iter().position(|knock| knock.token == *token) {
                known = Some(door.remove(place));
            }
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    #[test]
    fn whoever_knocked_before_is_pushed_out_by_nobody() {
        let knocks = Knocks::default();
        let there: IpAddr = "198.51.100.7".parse().expect("an address");
        for number in 0..5 {
            knocks.knock(Some("a"), token(number), there, None, 0);
        }
        for number in 5..200 {
            knocks.knock(Some("a"), token(number), HERE, None, 1);
        }
        let waiting = knocks.waiting("a", 2);
        assert_eq!(waiting.len(), MOST);
        assert!((0..60).all(|number| waiting.iter().any(|knock| knock.token == token(number))), "the first sixty");
        // Somebody from elsewhere comes late, and has a place all the same.
        knocks.knock(Some("a"), token(200), there, None, 2);
        assert!(knocks.waiting("a", 2).iter().any(|knock| knock.token == token(200)));
    }

    fn token(number: u8) -> TokenHash {
        TokenHash([number; 32])
    }

    #[test]
    fn somebody_stands_at_one_door_under_their_last_name_until_they_are_let_in() {
        let knocks = Knocks::default();
        knocks.knock(Some("a"), token(1), HERE, Some("Otter".to_owned()), 0);
        knocks.knock(Some("b"), token(1), HERE, None, 1);
        assert!(knocks.waiting("a", 2).is_empty());
        let [knock] = &knocks.waiting("b", 2)[..] else { panic!("one waits") };
        assert_eq!(knock.nickname.as_deref(), Some("Otter"));
        knocks.let_in("b", Some(knock.number + 1));
        assert_eq!(knocks.waiting("b", 2).len(), 1, "somebody else was meant");
        knocks.let_in("b", None);
        assert!(knocks.waiting("b", 2).is_empty());
        knocks.send_away("b", None);
        assert!(knocks.find(&token(1), 2).is_some_and(|(class, knock)| class == "b" && knock.let_in));
    }

    #[test]
    fn wrong_digits_lead_nowhere_and_nobody_waits_for_ever() {
        let knocks = Knocks::default();
        knocks.knock(None, token(1), HERE, None, 0);
        assert_eq!((knocks.find(&token(1), 0), knocks.call(&token(1), "Otter")), (None, None));
        knocks.knock(Some("a"), token(2), HERE, None, 0);
        assert_eq!(knocks.call(&token(2), "Fox"), Some("a".to_owned()));
        assert!(knocks.waiting("a", LASTS).is_empty() && knocks.find(&token(2), LASTS).is_none());
        for number in 0..200 {
            knocks.knock(Some("a"), token(number), HERE, None, LASTS);
        }
        assert_eq!(knocks.waiting("a", LASTS).len(), MOST);
        knocks.send_away("a", None);
        assert!(knocks.waiting("a", LASTS).is_empty());
    }
}
