//! Films that were looked at lately: whoever steps through a game asks for it again and again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many are kept. One of a long game takes about 100 KB.
const MOST: usize = 64;

/// The films that were looked at last, the newest first.
#[derive(Debug)]
pub(crate) struct Films<T = super::source::Reeled>(Mutex<VecDeque<Kept<T>>>);

#[derive(Debug)]
struct Kept<T> {
    base: String,
    version: u64,
    film: Arc<T>,
}

impl<T> Default for Films<T> {
    fn default() -> Self {
        Films(Mutex::default())
    }
}

impl<T> Films<T> {
    /// The film of this game at this version, if it was looked at lately.
    pub(crate) fn get(&self, base: &str, version: u64) -> Option<Arc<T>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|one| one.base == base && one.version == version)?;
        let one = kept.remove(place)?;
        let film = Arc::clone(&one.film);
        kept.push_front(one);
        Some(film)
    }

    /// Keeps a film in place of an older version of it; the one that was looked at longest ago goes.
    pub(crate) fn keep(&self, base: &str, version: u64, film: Arc<T>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|one| one.base != base);
        kept.push_front(Kept { base: base.to_owned(), version, film });
        kept.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_ones_are_kept_each_in_its_newest_version() {
        let films = Films::default();
        films.keep("/t/old", 1, Arc::new(0));
        films.keep("/t/game", 1, Arc::new(1));
        films.keep("/t/game", 2, Arc::new(2));
        assert_eq!(films.get("/t/game", 1), None);
        assert_eq!(films.get("/t/game", 2).as_deref(), Some(&2));
        for number in 0..MOST as u64 - 1 {
            films.keep(&format!("/t/{number}"), 1, Arc::new(3));
        }
        assert!(films.get("/t/game", 2).is_some() && films.get("/t/old", 1).is_none());
    }
}
