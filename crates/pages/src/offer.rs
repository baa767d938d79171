//! What the start page and the room say about each game: how many play, against whom, with which options. The closed list
//! of the games that pages offer.

use crate::Words;

/// An option of a table: its name in the form, its legend, and its values with their words; the first is usual.
#[derive(Debug)]
pub struct OptionChoice {
    /// The name in the form.
    pub name: &'static str,
    /// The key of its legend.
    pub legend: &'static str,
    /// The values, each with the key of its word; a value without a key is said as it is. Many are a list.
    pub values: &'static [(&'static str, &'static str)],
    /// The key of a sentence below it.
    pub about: Option<&'static str>,
}

/// How a game is offered.
#[derive(Debug)]
pub struct Offer {
    /// Its name in forms and records.
    pub name: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    /// Keys of the levels' names, from weakest to strongest.
    pub levels: [&'static str; 6],
    /// Keys: the heading that asks to play, and the sentence below it.
    pub invites: (&'static str, &'static str),
    /// A game in three pictures: where the picture is, and the key of what is said.
    pub steps: [(Picture, &'static str); 3],
    /// The key of what offers to teach it, where there is a lesson.
    pub learn: Option<&'static str>,
    /// The options.
    pub options: &'static [OptionChoice],
    /// The key of why the screen must be passed on, where a curtain falls between those who share one.
    pub curtain: Option<&'static str>,
}

/// Where a picture is.
#[derive(Clone, Copy, Debug)]
pub enum Picture {
    /// In the sheet of the tiles.
    Tile(&'static str),
    /// In the game's own sheet: the file, and the picture in it.
    Own(&'static str, &'static str),
}

const fn choice(
    name: &'static str,
    legend: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionChoice {
    OptionChoice { name, legend, values, about: None }
}

/// An option that hides something: what is usual depends on whether people share a screen, so the form sends nothing then.
const fn secret(
    name: &'static str,
    legend: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionChoice {
    OptionChoice { about: Some("option-secret-about"), ..choice(name, legend, values) }
}

const SWITCH: &[(&str, &str)] = &[("off", "rawsiko-opt-off"), ("on", "rawsiko-opt-on")];

/// As many turns as is usual for the number of players, or a number that the rules allow.
pub(crate) const TURNS: &[(&str, &str)] = &[
    ("", "rawsiko-opt-turns-usual"),
    ("3", ""),
    ("4", ""),
    ("5", ""),
    ("6", ""),
    ("7", ""),
    ("8", ""),
    ("9", ""),
    ("10", ""),
    ("11", ""),
    ("12", ""),
    ("13", ""),
    ("14", ""),
    ("15", ""),
    ("16", ""),
    ("17", ""),
    ("18", ""),
    ("19", ""),
    ("20", ""),
];

static OFFERS: [Offer; 2] = [
    Offer {
        name: "ra",
        players: (2, 5),
        levels: ["level-farmer", "level-potter", "level-scribe", "level-vizier", "level-pharaoh", "level-khepri"],
        invites: ("lobby-play", "lobby-lead"),
        steps: [
            (Picture::Tile("bag"), "lobby-how-draw"),
            (Picture::Tile("sun"), "lobby-how-bid"),
            (Picture::Tile("epoch"), "lobby-how-score"),
        ],
        learn: Some("learn-offer"),
        options: &[
            secret(
                "scores",
                "option-scores",
                &[("", "option-secret-usual"), ("hidden", "option-scores-hidden"), ("open", "option-scores-open")],
            ),
            choice("track", "option-track", &[("barge", "option-track-barge"), ("tiles", "option-track-tiles")]),
            choice(
                "edition",
                "option-edition",
                &[
                    ("reader", "option-edition-reader"),
                    ("first", "option-edition-first"),
                    ("2023", "option-edition-2023"),
                ],
            ),
            choice(
                "groups",
                "option-groups",
                &[("random", "option-groups-random"), ("chosen", "option-groups-chosen")],
            ),
        ],
        curtain: None,
    },
    Offer {
        name: "rawsiko",
        players: (3, 5),
        levels: [
            "rawsiko-level-intern",
            "rawsiko-level-clerk",
            "rawsiko-level-trader",
            "rawsiko-level-broker",
            "rawsiko-level-director",
            "level-khepri",
        ],
        invites: ("rawsiko-play", "rawsiko-lead"),
        steps: [
            (Picture::Own("rawsiko.svg", "i-globe"), "rawsiko-how-claim"),
            (Picture::Own("rawsiko.svg", "i-die"), "rawsiko-how-move"),
            (Picture::Own("rawsiko.svg", "i-check"), "rawsiko-how-score"),
        ],
        learn: Some("learn-rawsiko-offer"),
        options: &[
            choice("turns", "rawsiko-opt-turns", TURNS),
            choice(
                "setup",
                "rawsiko-opt-setup",
                &[("simple", "rawsiko-opt-setup-simple"), ("advanced", "rawsiko-opt-setup-advanced")],
            ),
            choice("stranglehold", "rawsiko-opt-stranglehold", SWITCH),
            choice("china", "rawsiko-opt-china", SWITCH),
            choice(
                "order",
                "rawsiko-opt-order",
                &[("fixed", "rawsiko-opt-order-fixed"), ("passing", "rawsiko-opt-order-passing")],
            ),
            choice("leave-one", "rawsiko-opt-leave-one", SWITCH),
            choice(
                "rounding",
                "rawsiko-opt-rounding",
                &[("nearest", "rawsiko-opt-rounding-nearest"), ("down", "rawsiko-opt-rounding-down")],
            ),
            secret(
                "objectives",
                "rawsiko-opt-objectives",
                &[
                    ("", "option-secret-usual"),
                    ("secret", "rawsiko-opt-objectives-secret"),
                    ("open", "rawsiko-opt-objectives-open"),
                ],
            ),
        ],
        curtain: Some("rawsiko-curtain-why"),
    },
];

impl Offer {
    /// How this game is offered; as the first one, if nobody knows it.
    #[must_use]
    pub fn of(game: &str) -> &'static Offer {
        OFFERS.iter().find(|offer| offer.name == game).unwrap_or(&OFFERS[0])
    }

    /// Every game that is offered.
    pub fn all() -> impl Iterator<Item = &'static Offer> {
        OFFERS.iter()
    }

    /// The number of players that is offered first.
    #[must_use]
    pub fn usual_players(&self) -> u8 {
        3.clamp(self.players.0, self.players.1)
    }

    /// The round a table is in, in words.
    #[must_use]
    pub fn round(&self, words: Words, round: u8) -> String {
        let n = u32::from(round);
        match self.name {
            "ra" => words.fill("tables-epoch", &[("epoch", n.into()), ("of", u32::from(ra::EPOCHS).into())]),
            _ => words.fill("rawsiko-round", &[("n", n.max(1).into())]),
        }
    }
}
