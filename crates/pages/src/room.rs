//! The page of a table that gathers its players, and the moment in which the deal is made.

mod chairs;
mod invite;

use game::{BySeat, Seat};
pub(crate) use invite::copied;
use maud::{Markup, html};

use crate::direction::listed;
use crate::player::{self, Player};
use crate::scene::{Chair, Fragment, Sitter, people_mark};
use crate::shell::{Shell, page};
use crate::terms::Terms;
use crate::words::Words;

/// What is missing before the deal: every person's own number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealing {
    /// Whose number is still awaited.
    pub awaited: Vec<Seat>,
    /// A number for me to send, in hexadecimal digits, if mine is awaited. A script puts its own in its place.
    pub nonce: Option<String>,
    /// For which of my chairs, where there are several.
    pub seat: Option<Seat>,
}

/// The suns of a chair, where suns are chosen with the chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SunGroup {
    /// Its suns, from high to low.
    pub suns: Vec<u8>,
    /// Whose they are.
    pub held_by: Option<Seat>,
}

/// A table that is not played yet.
#[derive(Clone, Debug)]
pub struct Room<'a> {
    /// Its name in addresses.
    pub id: &'a str,
    /// How many lines its log has.
    pub version: u64,
    /// The chairs.
    pub chairs: &'a BySeat<Chair>,
    /// Whether I may put bots on chairs and take them away.
    pub host: bool,
    /// Whether the lobby shows it.
    pub public: bool,
    /// The whole address of this page, to send to friends.
    pub address: &'a str,
    /// A few letters to type instead.
    pub code: &'a str,
    /// Which game.
    pub game: &'static str,
    /// What the table agreed on.
    pub terms: &'a Terms,
    /// The level that is offered first for a bot.
    pub level: u8,
    /// What is promised about the deal, in hexadecimal digits.
    pub commitment: &'a str,
    /// The suns of each chair, if they are chosen; else empty.
    pub groups: &'a [SunGroup],
    /// Set once all chairs are taken.
    pub dealing: Option<&'a Dealing>,
    /// Who looks, until the deal: their panel stands beside what the table agreed on.
    pub me: Option<Player<'a>>,
    /// A sentence to show above all, such as that the chair is taken.
    pub message: Option<&'a str>,
}

impl Room<'_> {
    fn mine(&self) -> bool {
        self.chairs.values().any(|chair| chair.mine)
    }

    fn free(&self) -> usize {
        self.chairs.values().filter(|chair| chair.sitter == Sitter::Free).count()
    }
}

/// The page.
#[must_use]
pub fn room(shell: &Shell<'_>, room: &Room<'_>) -> Markup {
    let words = shell.words;
    let title = match room.dealing {
        Some(_) => words.say("room-dealing"),
        None => words.say("room-title"),
    };
    let facts = [
        crate::games::name(words, room.game),
        words.fill("room-players", &[("count", room.chairs.seats().into())]),
        words.say(if room.public { "room-public" } else { "room-private" }),
    ];
    let main = html! {
        main class="doc room" id="room" data-table=(room.id) data-version=(room.version)
            data-live=(format!("/t/{}/live?people={}", room.id, people_mark(room.chairs))) {
            (crate::art::hero())
            @if let Some(message) = room.message { p class="card banner" role="alert" { (message) } }
            header class="doc-h" id="main" {
                h1 { (title) }
                p class="lead" { (facts.join(" · ")) }
                @if room.dealing.is_none() { p class="lead" { (note(shell, room)) } }
            }
            div class="room-grid" {
                div class="room-main" {
                    @if let Some(dealing) = room.dealing { (deal(shell, room, dealing)) }
                    div id="chairs" { (chairs::chairs(words, room)) }
                    (crate::one_screen::rename(words, room.id, room.chairs))
                    (chairs::groups(words, room))
                    (room.terms.panel(words))
                }
                div class="room-side" {
                    // Whoever opened the table came to send the link.
                    @if room.dealing.is_none() { (invite::invite(words, room)) }
                    @if let Some(me) = room.me { (mine(shell, room, me)) }
                    (invite::promise(words, room))
                }
            }
        }
    };
    page(shell, &title, "text", main)
}

/// What of the page changes while nobody sits down or leaves: who is here.
#[must_use]
pub fn parts(words: Words, room: &Room<'_>) -> Vec<Fragment> {
    vec![Fragment { id: "chairs", html: chairs::chairs(words, room).into_string() }]
}

/// My panel, with the picture I sit there with.
fn mine(shell: &Shell<'_>, room: &Room<'_>, me: Player<'_>) -> Markup {
    let avatar = room.chairs.values().find(|chair| chair.mine).and_then(|chair| chair.avatar);
    let me = Player { avatar: me.avatar.or(avatar), ..me };
    player::panel(shell, &me, room.game, &format!("/t/{}", room.id), true)
}

/// What happens next, in a sentence.
fn note(shell: &Shell<'_>, room: &Room<'_>) -> String {
    let words = shell.words;
    let free = [("count", room.free().into())];
    if room.mine() { words.fill("room-begins", &free) } else { words.say("room-look-on") }
}

/// The deal is being made: my browser adds its number by itself, or I press the button.
fn deal(shell: &Shell<'_>, room: &Room<'_>, dealing: &Dealing) -> Markup {
    let words = shell.words;
    let awaited = dealing.awaited.iter().filter_map(|seat| room.chairs.get(*seat));
    let names = listed(awaited.map(|chair| chair.name.as_str()));
    html! {
        section class="card panel deal" role="status" {
            @if dealing.nonce.is_some() { p { (words.say("room-dealing-about")) } }
            @if !names.is_empty() { p { (words.fill("room-awaits", &[("names", names.into())])) } }
            @if let Some(nonce) = &dealing.nonce {
                form id="nonce" method="post" action=(format!("/t/{}/nonce", room.id)) {
                    input type="hidden" name="nonce" value=(nonce);
                    @if let Some(seat) = dealing.seat { input type="hidden" name="seat" value=(seat.index()); }
                    button class="b primary" { (words.say("room-add-number")) }
                }
            }
        }
    }
}
