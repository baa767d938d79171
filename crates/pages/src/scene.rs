//! The table as one viewer sees it, and what a game adds to draw itself.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::{Hint, Hints};
use game::{BySeat, Game, Language, Seat, Viewer, WhatIf};
use maud::{Markup, PreEscaped};
use serde::Serialize;

use crate::avatar::Avatar;
use crate::class::{Debrief, Figure};
use crate::coach::Held;
use crate::fair::Thing;
use crate::hint::Advice;
use crate::terms::Terms;
use crate::{Slow, TileNames, Words};

/// Who sits in a chair.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// Whether their browser is connected.
        here: bool,
    },
    /// A bot of this level, 1 to 6.
    Bot(u8),
    /// A bot of this level that plays for a person who left, until they come back.
    StandIn(u8),
}

/// A chair and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chair {
    /// What whoever sits there is called, in the viewer's language.
    pub name: String,
    /// The picture beside the name, if they chose one.
    pub avatar: Option<Avatar>,
    /// Who.
    pub sitter: Sitter,
    /// Whether it is the viewer's own (at a hot-seat table there are several).
    pub mine: bool,
}

/// Names and presence in a number: they change without a new version of the table, and a stream that begins with another
/// number than the page has is sent them.
#[must_use]
pub fn people_mark(chairs: &BySeat<Chair>) -> u32 {
    let mut hasher = DefaultHasher::new();
    chairs.values().for_each(|chair| chair.hash(&mut hasher));
    hasher.finish() as u32
}

/// Everything a table page needs: what one viewer may see, and who sits where.
#[derive(Clone, Debug)]
pub struct Scene<'a, G: Game> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer may do now; empty when it is not theirs to act.
    pub legal: &'a [G::Action],
    /// Who acts; none when the game is over.
    pub to_act: Option<Seat>,
    /// The chairs.
    pub chairs: &'a BySeat<Chair>,
    /// In which language.
    pub language: Language,
    /// Which names of tiles they have set.
    pub names: TileNames,
    /// How many lines the table's log has: sent back with every action.
    pub version: u64,
    /// Whether the viewer could take their last decision back now.
    pub can_undo: bool,
    /// The table's id: forms go to `/t/ID/…`.
    pub table: &'a str,
    /// What happened lately as the viewer may know it, oldest first: the running auction or turn and a little more.
    pub recent: &'a [G::Event],
    /// The last round that was scored, if one was.
    pub scored: Option<Scored<'a, G>>,
    /// Where others ask the viewer to go on, once the game is over.
    pub next: &'a [Invitation],
    /// Clocks and orders.
    pub slow: &'a Slow,
    /// What the table agreed on.
    pub terms: &'a Terms,
    /// Where this step has its address.
    pub trail: Trail<'a>,
    /// What the table waits for at a lesson while nobody plays.
    pub held: Option<Held>,
}

/// Somebody asks those at a finished table to go on at another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The id of the other table.
    pub table: String,
    /// Who asks.
    pub name: String,
    /// Whether the same deal comes again.
    pub again: bool,
    /// Whether it came with this very version.
    pub fresh: bool,
}

/// Where the steps of a game have their addresses, and which of them is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail<'a> {
    /// What stands before `/step/N`: `/t/ID` or `/replay/ID`.
    pub base: &'a str,
    /// How many steps led here.
    pub step: usize,
    /// Whether the game is looked at afterwards, so that nothing can be done.
    pub replay: bool,
}

impl Trail<'_> {
    /// The address of a step of this game.
    #[must_use]
    pub fn address(&self, step: usize) -> String {
        format!("{}/step/{step}", self.base)
    }
}

/// What a step begins, for whoever jumps through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The game's natural unit, such as an auction.
    Unit,
    /// A stretch of the game, such as an epoch, by its number.
    Chapter(u8),
}

/// A round that was scored: what people had is gone from the table by then.
#[derive(Clone, Debug)]
pub struct Scored<'a, G: Game> {
    /// What the viewer saw before the step that ended the round.
    pub before: &'a G::View,
    /// What that step told, as the viewer may know it.
    pub events: &'a [G::Event],
}

impl<G: Game> Scene<'_, G> {
    /// The words of whoever looks.
    #[must_use]
    pub fn words(&self) -> Words {
        Words::of(self.language).with(self.names)
    }

    /// Whether the viewer must act now.
    #[must_use]
    pub fn is_my_move(&self) -> bool {
        !self.legal.is_empty()
    }

    /// What stands in the place of whose turn it is, while the table waits for somebody who learns: a headline, and for
    /// the learner what to do.
    pub(crate) fn held_up(&self) -> Option<[String; 2]> {
        // After a chapter nothing is left to do at the table, whoever's turn it is.
        let over = self.held == Some(Held::Chapter);
        let held = self.held.filter(|_| (over || !self.is_my_move()) && self.to_act.is_some())?;
        let [headline, how] = held.said(Words::of(self.language));
        Some([headline, if self.viewer.seat().is_some() { how } else { String::new() }])
    }

    /// Whether several people share this screen.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.chairs.values().filter(|chair| chair.mine).count() > 1
    }

    /// Which of several own chairs the viewer looks from: forms must say so.
    #[must_use]
    pub fn seat_to_name(&self) -> Option<Seat> {
        self.viewer.seat().filter(|_| self.is_shared())
    }
}

/// One part of the page that is replaced as a whole when it changes: the element with this id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fragment {
    /// The element's id.
    pub id: &'static str,
    /// Its inner HTML.
    pub html: String,
}

/// Something to move, ring and say when a step is shown, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Motion {
    /// What happened: `draw`, `ra`, `invoke`, `bid`, `pass`, `win`, `god`, `loss`, `epoch`, `score`, `over`, …
    pub kind: &'static str,
    /// Whose doing, as a letter `a` to `e`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<char>,
    /// Ids of pictures concerned, such as tiles in track order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<String>,
    /// A number concerned, such as the sun that was bid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i32>,
}

/// What a stream sends for one version of a table to one viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Frame {
    /// The version it shows.
    pub version: u64,
    /// The people it shows: see [`people_mark`].
    pub people: u32,
    /// The title of the page: whose turn it is.
    pub title: String,
    /// One sentence a step for the live region.
    pub said: String,
    /// Who went and who came back since the frame before, for the live region too.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub presence: String,
    /// What to move and ring.
    pub motions: Vec<Motion>,
    /// The parts that changed.
    pub parts: Vec<Fragment>,
    /// Lines to add to the chronicle, as HTML of `li` elements.
    pub chronicle: String,
    /// Whether the chronicle is sent whole (after an undo or a gap) instead of being added to.
    pub whole: bool,
}

/// The document around the parts of a table.
#[derive(Debug)]
pub struct Setting<'a> {
    /// The parts.
    pub parts: &'a [Fragment],
    /// The element with the id `act`.
    pub act: Markup,
    /// The element of class `log`: the chronicle, and what is typed.
    pub log: Markup,
}

impl Setting<'_> {
    /// What a part holds; nothing if there is none of this id.
    #[must_use]
    pub fn part(&self, id: &str) -> PreEscaped<&str> {
        PreEscaped(self.parts.iter().find(|part| part.id == id).map_or("", |part| &part.html))
    }

    /// Whether there is such a part.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.parts.iter().any(|part| part.id == id)
    }
}

/// How a game draws its table. Implemented once a game, in the folder named after it.
pub trait GamePages: Game + WhatIf + Hints {
    /// The class of the element that holds the table.
    const CLASS: &'static str = "play";

    /// The script that the table needs beside those of every table: `js/NAME.js`.
    const SCRIPT: Option<&'static str> = None;

    /// Whether a screen that several people share needs a curtain between them; without one, the little that is hidden is a
    /// number, which is veiled until it is pressed.
    const CURTAIN: bool = true;

    /// The words of the line in which everything can be typed: examples, and the help about it.
    const COMMAND: [&'static str; 2] = ["table-command-hint", "table-command-help"];

    /// How the parts stand in the document. What stands around them is sent once, with the page.
    fn arrange(scene: &Scene<'_, Self>, setting: &Setting<'_>) -> Markup {
        crate::table::usual(scene, setting)
    }

    /// The parts of the table, each with its fixed id, in the order of the document.
    fn parts(scene: &Scene<'_, Self>) -> Vec<Fragment>;

    /// What just happened as lines of the chronicle (`li` elements), as this viewer may know it: `Game::seen` was
    /// applied.
    fn chronicle(scene: &Scene<'_, Self>, events: &[Self::Event]) -> Markup;

    /// The same in a sentence or two for the live region.
    fn said(scene: &Scene<'_, Self>, events: &[Self::Event]) -> String;

    /// The same for eye and ear.
    fn motions(scene: &Scene<'_, Self>, events: &[Self::Event]) -> Vec<Motion>;

    /// The title: what the table waits for, from the viewer's side.
    fn title(scene: &Scene<'_, Self>) -> String;

    /// How things stand in a sentence or two: what the live region says when the page is opened.
    fn status(scene: &Scene<'_, Self>) -> String;

    /// What can be asked for in advance, in words.
    fn order_words(words: Words, order: &str) -> String {
        let _ = words;
        order.to_owned()
    }

    /// What a hint says: what to do, what else there is, and why, in plain words; `None` where the game has none.
    fn advice(_scene: &Scene<'_, Self>, _hint: &Hint<Self::Action, Self::Reason>) -> Option<Advice> {
        None
    }

    /// What the things on the table are, once for a page: a `div` for each, named like their `data-tile`. The script shows
    /// it to whoever points at one.
    fn legend(_words: Words, _view: &Self::View) -> Markup {
        Markup::default()
    }

    /// What brings how much, on a card that lies one press away; nothing where the board says it all.
    fn card(_words: Words) -> Markup {
        Markup::default()
    }

    /// What the menu of a table lets its reader set for this game alone.
    fn settings(_words: Words, _view: &Self::View) -> Markup {
        Markup::default()
    }

    /// The keys of the game, as `li` elements of the help.
    fn keys(words: Words) -> Markup;

    /// The words of the jumps of a replay: to the unit before, to the next one, to a chapter (`$n`), and what stands over
    /// the numbers of the chapters.
    const JUMPS: [&'static str; 4];

    /// What a step begins that told this.
    fn mark(event: &Self::Event) -> Option<Mark>;

    /// How far the game is, for whoever leads a class: the running turn, and how many there are.
    fn progress(_view: &Self::View) -> Option<(u8, u8)> {
        None
    }

    /// What a class may compare while it plays: nothing that is secret. Seats stand in the order of the table.
    fn figures(_words: Words, _view: &Self::View) -> Vec<Figure> {
        Vec::new()
    }

    /// What the pictures of [`GamePages::picture`] refer to, once for a page.
    fn backdrop() -> Markup {
        Markup::default()
    }

    /// The table in small, where its game has a picture of it.
    fn picture(_view: &Self::View) -> Markup {
        Markup::default()
    }

    /// What there is to talk about when the game is over; `None` where the game has nothing to say.
    fn debrief(_words: Words, _over: &Self::View, _events: &[Self::Event], _names: &BySeat<String>) -> Option<Debrief> {
        None
    }

    /// What people call the lines of a record that say how the game was set up, by their first words.
    fn settled(_words: Words) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// How what chance gives is shown, by the words of the records. What is not among them is shown by its word.
    fn things(_words: Words, _options: &Self::Options) -> Vec<Thing> {
        Vec::new()
    }
}
