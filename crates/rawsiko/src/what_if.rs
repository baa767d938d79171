//! What an experiment can change in RAWsiko: China trades, one turn more, one material less.

use std::fmt;

use game::{ChangeWords, Language, Seat, WhatIf};

use crate::{Material, Phase, State, TURNS, Territory};

/// A material that a territory lacks in an experiment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gap {
    /// Where.
    pub territory: Territory,
    /// What.
    pub material: Material,
}

/// One thing that is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twist {
    /// Whoever is alone on a continent trades with China before the scoring.
    China,
    /// The game has one turn more.
    Turn,
    /// A territory lacks a material.
    Without(Gap),
}

impl Twist {
    const fn kind(self) -> &'static str {
        match self {
            Twist::China => "china",
            Twist::Turn => "turn",
            Twist::Without(_) => "without",
        }
    }
}

impl fmt::Display for Twist {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Twist::China | Twist::Turn => f.pad(self.kind()),
            Twist::Without(Gap { territory, material }) => write!(f, "without {material} {territory}"),
        }
    }
}

impl WhatIf for State {
    type Change = Twist;

    const CHANGES: &'static [(&'static str, &'static str)] = &[
        ("china", "whoever is alone on a continent trades with China before the scoring"),
        ("turn", "the game has one turn more"),
        ("without MATERIAL TERRITORY", "a territory lacks a material, as in `without Co congo`"),
    ];

    fn changes(&self) -> Vec<Twist> {
        let gaps = Territory::all().flat_map(|territory| {
            let gap = move |material| Twist::Without(Gap { territory, material });
            territory.materials().iter().map(gap)
        });
        [Twist::China, Twist::Turn].into_iter().chain(gaps).filter(|twist| self.changed(*twist).is_some()).collect()
    }

    fn read_change(text: &str) -> Result<Twist, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["china"] => Ok(Twist::China),
            ["turn"] => Ok(Twist::Turn),
            ["without", material, territory] => {
                let material = Material::from_id(material).ok_or_else(|| format!("there is no material `{material}`"));
                let territory =
                    Territory::from_id(territory).ok_or_else(|| format!("there is no territory `{territory}`"));
                let (material, territory) = (material?, territory?);
                if territory.materials().contains(material) {
                    Ok(Twist::Without(Gap { territory, material }))
                } else {
                    Err(format!("{territory} has no {material}: it has {}", territory.materials()))
                }
            }
            _ => Err("expected `china`, `turn` or `without MATERIAL TERRITORY`".to_owned()),
        }
    }

    fn changed(&self, twist: Twist) -> Option<State> {
        let differs = match twist {
            _ if self.phase() == Phase::Over => false,
            // The trade comes after the last action phase; while it goes on nothing can be added to it.
            Twist::China => !self.china_trades() && !matches!(self.phase(), Phase::Trade { .. }),
            Twist::Turn => self.turns() < *TURNS.end() && !matches!(self.phase(), Phase::Trade { .. }),
            Twist::Without(Gap { territory, material }) => self.produced(territory).contains(material),
        };
        differs.then(|| self.twisted(twist))
    }

    fn change_words(twist: Twist, language: Language) -> ChangeWords {
        let gap = match twist {
            Twist::Without(gap) => Some(gap),
            Twist::China | Twist::Turn => None,
        };
        ChangeWords {
            kind: twist.kind(),
            place: gap.map(|gap| gap.territory.name(language)),
            thing: gap.map(|gap| gap.material.name(language)),
        }
    }

    fn turn_number(&self) -> u32 {
        u32::from(self.turn())
    }

    fn aims(&self, seat: Seat, language: Language) -> Vec<&'static str> {
        self.card(seat).applications().iter().map(|one| one.name(language)).collect()
    }

    fn achieved(&self, seat: Seat) -> u32 {
        let complete = self.score(seat).applications.map(|one| one.is_complete());
        complete.iter().rev().fold(0, |bits, done| bits << 1 | u32::from(*done))
    }
}
