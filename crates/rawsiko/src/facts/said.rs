//! The words that stand beside a figure: of what it is a share, and who says so.

use super::labels::Labels;
use crate::{Language, Source, Stage};

impl Stage {
    /// What a list of suppliers is headed by: `World extraction`.
    #[must_use]
    pub const fn supply(self, language: Language) -> &'static str {
        Labels::of(language).world_supply(self)
    }

    /// What follows a share in percent: `of world extraction`.
    #[must_use]
    pub const fn of_the_world(self, language: Language) -> &'static str {
        Labels::of(language).of_the_world(self)
    }
}

impl Source {
    /// Who says so, with the licence where there is one.
    #[must_use]
    pub fn told(&self, language: Language) -> String {
        Labels::of(language).source(self)
    }
}
