//! The person's own page: their name, a second device, how it looks, and being forgotten.

use maud::{Markup, html};
use ra::Tile;

use crate::TileNames;
use crate::art::qr;
use crate::avatar::{Avatar, choice};
use crate::room::copied;
use crate::shell::{Shell, Theme, prose};
use crate::words::Words;

/// A link that makes another device mine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceLink {
    /// The whole address.
    pub address: String,
    /// For how many more minutes it works.
    pub minutes: u32,
}

/// A browser by which I am known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// Whether it is the one that asks.
    pub this: bool,
    /// How many hours ago it became mine.
    pub linked: u32,
    /// How many hours ago it was last here, where that is known.
    pub seen: Option<u32>,
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Me<'a> {
    /// The name as it is.
    pub name: &'a str,
    /// The picture beside it.
    pub avatar: Option<Avatar>,
    /// The longest a name may be, in letters.
    pub longest: usize,
    /// The devices that are mine, this one first.
    pub devices: &'a [Device],
    /// The link that was just made.
    pub link: Option<&'a DeviceLink>,
    /// A sentence to show above all, such as that the name was kept or cannot be used.
    pub message: Option<&'a str>,
    /// Whether the question about forgetting is asked: the page after the first click.
    pub forgetting: bool,
    /// Where I am told that it is my turn.
    pub notices: &'a crate::notices::Section,
}

/// The page.
#[must_use]
pub fn me(shell: &Shell<'_>, me: &Me<'_>) -> Markup {
    let words = shell.words;
    let body = html! {
        @if let Some(message) = me.message { p class="card banner" role="status" { (message) } }
        div class="panels" {
            div { (name(shell, me)) (picture(shell, me)) (look(shell)) (tile_names(shell)) (crate::notices::section(words, me.notices)) (crate::tokens::way(shell)) }
            div { (device(shell, me)) (games(shell)) (forget(shell, me)) }
        }
    };
    prose(shell, &words.say("me-title"), &words.say("me-lead"), body)
}

fn name(shell: &Shell<'_>, me: &Me<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" aria-labelledby="name-h" {
            h2 id="name-h" { (words.say("me-name")) }
            form class="field" method="post" action="/me/name" {
                label for="name" { (words.say("me-name-about")) }
                div class="copy" {
                    input class="line" id="name" name="name" value=(me.name) required maxlength=(me.longest) dir="auto"
                        autocomplete="nickname";
                    button class="b sm primary" { (words.say("me-save")) }
                }
            }
        }
    }
}

/// A picture beside the name, or the letter alone.
fn picture(shell: &Shell<'_>, me: &Me<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" aria-labelledby="avatar-h" {
            h2 id="avatar-h" { (words.say("avatar-title")) }
            p { (words.say("avatar-about")) }
            (choice(words, "/me/avatar", me.avatar, true, None))
        }
    }
}

fn device(shell: &Shell<'_>, me: &Me<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" aria-labelledby="device" {
            h2 id="device" { (words.say("me-device")) }
            p { (words.say("me-device-about")) }
            @if me.devices.len() > 1 { (devices(words, me.devices)) }
            @if me.link.is_none() || me.devices.len() > 1 {
                div class="picks" {
                    @if me.link.is_none() {
                        form method="post" action="/me/link" { button class="b sm" { (words.say("me-make-link")) } }
                    }
                    @if me.devices.len() > 1 {
                        form method="post" action="/me/devices" { button class="b sm" { (words.say("people-sign-out")) } }
                    }
                }
            }
            @if let Some(link) = me.link {
                (copied(words, &link.address, &words.say("me-device-link")))
                div class="invite-grid" {
                    (qr(&link.address, &words.say("me-device-qr")))
                    p class="note" { (words.fill("me-link-minutes", &[("minutes", link.minutes.into())])) }
                }
            }
        }
    }
}

/// Where I am known.
fn devices(words: Words, devices: &[Device]) -> Markup {
    html! {
        p class="note" { (words.fill("me-devices", &[("count", devices.len().into())])) }
        ul class="note devices" {
            @for device in devices { li { (told(words, device)) } }
        }
    }
}

fn told(words: Words, device: &Device) -> String {
    let mut told = vec![words.say(if device.this { "people-device-this" } else { "people-device-other" })];
    told.push(words.fill("people-device-linked", &[("ago", ago(words, device.linked).into())]));
    if let Some(hours) = device.seen.filter(|_| !device.this) {
        told.push(words.fill("people-device-seen", &[("ago", ago(words, hours).into())]));
    }
    told.join(" · ")
}

fn ago(words: Words, hours: u32) -> String {
    match hours / 24 {
        0 => words.fill("people-ago-hours", &[("n", hours.into())]),
        days => words.fill("people-ago-days", &[("n", days.into())]),
    }
}

/// The way to what was played.
fn games(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" aria-labelledby="games-h" {
            h2 id="games-h" { (words.say("games-title")) }
            p { (words.say("games-lead")) }
            p class="buttons" {
                a class="b sm" href="/me/games" { (words.say("games-see")) }
                a class="b sm" href="/replay" { (words.say("replay-open-title")) }
            }
        }
    }
}

/// Day, night, or as the system says.
fn look(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let ways = [
        (Theme::System, "system", "theme-system"),
        (Theme::Light, "light", "theme-light"),
        (Theme::Dark, "dark", "theme-dark"),
    ];
    html! {
        section class="card panel" aria-labelledby="look" {
            h2 id="look" { (words.say("me-look")) }
            form class="picks" method="post" action="/theme" {
                input type="hidden" name="back" value=(shell.path);
                @for (theme, value, key) in ways {
                    button class="b sm" name="theme" value=(value) aria-pressed=(if theme == shell.theme { "true" } else { "false" }) {
                        (words.say(key))
                    }
                }
            }
        }
    }
}

/// What three tiles of Ra are called, with the names each choice gives them.
fn tile_names(shell: &Shell<'_>) -> Markup {
    let words = shell.words;
    let named = |names: TileNames| {
        let words = words.with(names);
        [Tile::Unrest, Tile::Fortress, Tile::Palace]
            .map(|tile| words.say(&format!("ra-tile-{}", words.tile(tile))))
            .join(", ")
    };
    html! {
        section class="card panel" id="names" aria-labelledby="names-h" {
            h2 id="names-h" { (words.say("names-title")) }
            p { (words.say("names-about")) }
            form class="picks" method="post" action="/names" {
                input type="hidden" name="back" value=(shell.path);
                @for names in TileNames::ALL {
                    button class="b sm two" name="names" value=(names.word()) aria-pressed=(if names == words.names() { "true" } else { "false" }) {
                        (words.say(&format!("names-{}", names.word()))) small { (named(names)) }
                    }
                }
            }
        }
    }
}

/// Forgetting takes two clicks: the second says what will happen.
fn forget(shell: &Shell<'_>, me: &Me<'_>) -> Markup {
    let words = shell.words;
    html! {
        section class="card panel" id="forget" aria-labelledby="forget-h" {
            h2 id="forget-h" { (words.say("me-forget")) }
            p { (words.say("me-forget-about")) " " a href="/privacy" { (words.say("privacy-title")) } }
            details open[me.forgetting] {
                summary class="b sm" { (words.say("me-forget-ask")) }
                form method="post" action="/me/forget" {
                    p { (words.say("me-forget-sure")) }
                    button class="b sm danger" name="sure" value="yes" { (words.say("me-forget-yes")) }
                }
            }
        }
    }
}
