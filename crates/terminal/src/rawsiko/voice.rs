//! How a terminal speaks where a page has the sentences: places by what people type, and colours for emphasis.

use game::{Language, Seat};
use pages::rawsiko::why::Voice;
use rawsiko::Territory;

use crate::{Gap, Teller};

impl Voice for Teller<'_> {
    fn language(&self) -> Language {
        Teller::language(self)
    }

    fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        Teller::fill(self, key, gaps)
    }

    fn of(&self, key: &str, seat: Seat, more: &[(&str, Gap<'_>)]) -> String {
        Teller::of(self, key, seat, more)
    }

    fn name_inside(&self, seat: Seat) -> String {
        Teller::name_inside(self, seat)
    }

    fn place(&self, territory: Territory) -> String {
        territory.to_string()
    }

    fn percent(&self, chance: f64) -> String {
        Teller::percent(self, chance)
    }

    fn points(&self, points: u8) -> String {
        Teller::points(self, f32::from(points))
    }

    fn all_of(&self, names: &[String]) -> String {
        Teller::all_of(self, names)
    }
}
