//! A class: what pupils see on the way to their table, what whoever leads it sees of all tables, what hangs on the wall,
//! and what is talked about in the end.

pub(crate) mod bar;
pub mod debrief;
pub mod join;
pub mod knock;
pub mod lead;
pub mod nicknames;
pub mod screen;
mod tables;

use game::{BySeat, Seat};
use maud::Markup;

use crate::avatar::Avatar;
use crate::{Chair, Words};

/// How many phrases there are to be said.
pub const PHRASES: usize = PHRASE_KEYS.len();

/// The phrases, in the order of their numbers.
const PHRASE_KEYS: [&str; 6] = [
    "class-phrase-hello",
    "class-phrase-luck",
    "class-phrase-well",
    "class-phrase-peace",
    "class-phrase-wait",
    "class-phrase-thanks",
];

/// A phrase by its number.
pub(crate) fn phrase(words: Words, number: u8) -> String {
    PHRASE_KEYS.get(usize::from(number)).map(|key| words.say(key)).unwrap_or_default()
}

/// Which game classes play, in a sentence.
pub(crate) fn plays(words: Words, game: &str) -> String {
    words.fill("class-plays", &[("game", words.say(&format!("games-name-{game}")).into())])
}

/// Why a nickname was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadNickname {
    /// There is none.
    Empty,
    /// It does not fit.
    TooLong,
    /// It would hurt somebody, or it is a bot's name.
    Rude,
    /// Somebody in the class has it.
    Taken,
}

impl BadNickname {
    /// The sentence for people.
    #[must_use]
    pub fn sentence(self, words: Words, longest: usize) -> String {
        match self {
            BadNickname::Empty => words.say("class-nickname-empty"),
            BadNickname::TooLong => words.fill("class-nickname-long", &[("longest", longest.into())]),
            BadNickname::Rude => words.say("class-nickname-rude"),
            BadNickname::Taken => words.say("class-nickname-taken"),
        }
    }

    /// The word for programs; it never changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            BadNickname::Empty => "nickname_empty",
            BadNickname::TooLong => "nickname_long",
            BadNickname::Rude => "nickname_rude",
            BadNickname::Taken => "nickname_taken",
        }
    }

    /// The status of an answer that says so.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            BadNickname::Taken => 409,
            BadNickname::Empty | BadNickname::TooLong | BadNickname::Rude => 400,
        }
    }
}

/// What those at a table are told by their class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassBar {
    /// Whether the table waits.
    pub held: bool,
    /// Whether the running turn is the last because the lesson ends.
    pub last: bool,
    /// When the lesson ends, in milliseconds since 1970.
    pub ends: Option<i64>,
    /// Whether the few phrases may be said.
    pub phrases: bool,
    /// What was said last.
    pub said: Option<Said>,
}

/// A phrase that somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Which phrase.
    pub phrase: u8,
}

/// What a class may compare while it plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What is counted.
    pub name: String,
    /// How much of it each seat has.
    pub values: Vec<u32>,
}

/// A table as a spectator may know it, for whoever leads a class.
#[derive(Clone, Debug)]
pub struct Glance {
    /// Who sits where.
    pub chairs: BySeat<Chair>,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the table waits.
    pub held: bool,
    /// Whether its end was called.
    pub called: bool,
    /// Since when it waits for whoever decides, in milliseconds since 1970.
    pub since: i64,
    /// The running turn, and how many there are.
    pub progress: Option<(u8, u8)>,
    /// What may be compared.
    pub figures: Vec<Figure>,
    /// The table in small.
    pub picture: Option<Markup>,
    /// The points of each seat, once the game is over.
    pub points: Option<Vec<i32>>,
    /// The ranks, likewise.
    pub ranks: Option<Vec<u8>>,
}

/// A table of a class.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its number, from 1.
    pub number: usize,
    /// Its name in addresses.
    pub id: String,
    /// How it stands.
    pub glance: Glance,
}

/// Somebody in a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who, for forms.
    pub key: i64,
    /// What they are called.
    pub nickname: String,
    /// The picture beside it.
    pub avatar: Option<Avatar>,
    /// The number of their table; none while they wait.
    pub table: Option<usize>,
}

/// What there is to talk about after a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Debrief {
    /// What decided it, in sentences.
    pub decided: Vec<String>,
    /// Who held what in the end, and how it is in the world.
    pub held: Vec<Held>,
    /// Questions that what happened leads to.
    pub questions: Vec<Question>,
    /// Where the figures of the world come from.
    pub sources: String,
}

/// Something that could be held, and who held it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// What it is called in short, such as a symbol.
    pub short: String,
    /// What it is called.
    pub name: String,
    /// Whose it was.
    pub seats: Vec<Seat>,
    /// How it is in the world.
    pub world: String,
}

/// A question for the class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What it is about: of one kind only the weightiest is asked.
    pub kind: &'static str,
    /// How much there is to it.
    pub weight: u32,
    /// What happened, and the question.
    pub text: String,
    /// The figure of the world beside it.
    pub world: String,
}
