//! The start page: a game in two clicks, tables to go on with, tables to join.

mod lists;
mod quick;

use game::Seat;
use maud::{Markup, html};
use ra::Tile;

use crate::art::{hero, tile};
use crate::assets::address;
use crate::offer::{Offer, OptionChoice, Picture};
use crate::player::{self, Player};
use crate::shell::{Shell, page};
use crate::tables::TableLine;

/// What a new table is to be like: the values of the form, as they were chosen last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Which game.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// The bots' level, 1 to 6.
    pub level: u8,
    /// `none`, or a clock such as `2m`.
    pub clock: String,
    /// The values of the game's options, in the order in which they are offered.
    pub options: Vec<String>,
}

impl Choices {
    /// What is usual in this game.
    #[must_use]
    pub fn usual(game: &str) -> Choices {
        let offer = Offer::of(game);
        let first = |choice: &OptionChoice| choice.values.first().map_or("", |(value, _)| value).to_owned();
        Choices {
            game: offer.name,
            players: offer.usual_players(),
            level: 3,
            clock: "none".to_owned(),
            options: offer.options.iter().map(first).collect(),
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Choices::usual("")
    }
}

/// A table in the lobby that somebody may join.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// Its name in addresses.
    pub id: String,
    /// Whoever sits there, by seat; none for a free chair.
    pub seats: Vec<Option<String>>,
    /// Which game.
    pub game: &'static str,
    /// What it agreed on that is not usual, each in a few words.
    pub unusual: Vec<String>,
    /// Whether I sit there already.
    pub mine: bool,
    /// For how long nobody has come or gone, in milliseconds.
    pub waits: i64,
    /// Whether nobody who sits there is connected.
    pub away: bool,
}

impl OpenTable {
    fn first_free(&self) -> Option<Seat> {
        let place = self.seats.iter().position(Option::is_none)?;
        Seat::new(u8::try_from(place).ok()?)
    }
}

/// Everything the start page shows.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// What was chosen last time.
    pub choices: &'a Choices,
    /// My tables that are not over, those that wait for me first.
    pub running: &'a [TableLine],
    /// Tables with free chairs.
    pub open: &'a [OpenTable],
    /// A sentence to show above all, such as that there is no table with this code.
    pub message: Option<&'a str>,
    /// Who looks.
    pub me: Player<'a>,
    /// The code that was typed, if it led nowhere.
    pub code: &'a str,
}

/// The start page.
#[must_use]
pub fn lobby(shell: &Shell<'_>, lobby: &Lobby<'_>) -> Markup {
    let words = shell.words;
    let main = html! {
        main class="lob" id="main" {
            (hero())
            @if let Some(message) = lobby.message { p class="card banner" role="alert" { (message) } }
            (lists::resume(words, lobby.running))
            (quick::quick(shell, lobby.choices))
            div class="side2" {
                (lists::open(words, lobby))
                (player::panel(shell, &lobby.me, lobby.choices.game, shell.path, false))
                (how(shell, lobby.choices.game))
                @if lobby.choices.game == SCORED { (what_scores(shell)) }
            }
        }
    };
    page(shell, &words.say(Offer::of(lobby.choices.game).invites.0), "lobby", main)
}

/// What scores, in eight pictures: tile, whether it is kept, name, what it brings.
const SCORES: [(&str, bool, &str, &str); 8] = [
    ("pharaoh", true, "glossary-group-pharaohs", "lobby-scores-pharaohs"),
    ("nile", true, "glossary-group-river", "lobby-scores-river"),
    ("astronomy", false, "glossary-group-civilisation", "lobby-scores-civilisation"),
    ("sphinx", true, "glossary-group-monuments", "lobby-scores-monuments"),
    ("gold", false, "glossary-group-gold", "lobby-scores-gold"),
    ("god-thoth", false, "glossary-group-gods", "lobby-scores-gods"),
    ("unrest", false, "glossary-group-disasters", "lobby-scores-disasters"),
    ("ra", false, "glossary-group-ra", "lobby-scores-ra"),
];

/// The game whose tiles score as these say.
const SCORED: &str = "ra";

/// A game in three pictures: what one does, what it leads to, how it ends.
fn how(shell: &Shell<'_>, game: &str) -> Markup {
    let words = shell.words;
    html! {
        section class="card learn how" aria-labelledby="how" {
            h2 { span id="how" { (words.say("lobby-how")) } a href={ "/rules/" (game) } { (words.say("lobby-learn")) } }
            ol {
                @for (picture, what) in &Offer::of(game).steps { li { (step_picture(*picture)) span { (words.say(what)) } } }
            }
        }
    }
}

fn step_picture(picture: Picture) -> Markup {
    match picture {
        Picture::Tile(id) => tile(id, false),
        Picture::Own(sheet, id) => html! {
            svg class="t line" viewBox="0 0 24 24" aria-hidden="true" { use href={ (address(sheet)) "#" (id) } {} }
        },
    }
}

fn what_scores(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card learn" aria-labelledby="learn" {
            h2 id="learn" { (words.say("lobby-what-scores")) }
            ul class="big" {
                @for (picture, kept, name, what) in SCORES {
                    // As it looks to whoever reads.
                    @let picture = if picture == Tile::Unrest.name() { words.tile(Tile::Unrest) } else { picture };
                    li { (tile(picture, kept)) span { b { (words.say(name)) } small { (words.say(what)) } } }
                }
            }
        }
    }
}
