//! Small pictures that many pages share: icons, tiles, tokens of seats, suns, QR codes.

use std::fmt::Write as _;

use game::Seat;
use maud::{Markup, html};
use qrcode::{Color, QrCode};

use crate::assets::picture;

/// An icon beside words.
pub(crate) fn icon(id: &str) -> Markup {
    html! { svg class="i" aria-hidden="true" { use href=(picture(id)) {} } }
}

/// The address of a picture of the sheet with materials, dice and sectors.
pub(crate) fn sheet(id: &str) -> String {
    format!("{}#{id}", crate::assets::address("rawsiko.svg"))
}

/// A tile beside its name; `kept` lays the scarab over it.
pub(crate) fn tile(id: &str, kept: bool) -> Markup {
    html! {
        svg class="t" viewBox="0 0 64 64" aria-hidden="true" {
            use href=(picture(id)) {}
            @if kept { use class="k" href=(picture("kept")) {} }
        }
    }
}

/// A sun with its number; `down` is the night side.
pub(crate) fn sun(number: u8, down: bool) -> Markup {
    let id = if down { "sun-down" } else { "sun" };
    html! {
        span class=(if down { "sun down" } else { "sun" }) {
            svg viewBox="0 0 64 64" aria-hidden="true" { use href=(picture(id)) {} }
            b { (number) }
        }
    }
}

/// The letter of a seat as in `data-seat`.
pub(crate) fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.index() as u8)
}

/// The token of a seat: letter, colour and pattern.
pub(crate) fn token(seat: Seat, small: bool) -> Markup {
    let letter = letter(seat);
    html! {
        span class=(if small { "tok s" } else { "tok" }) data-seat=(letter) { b { (letter.to_ascii_uppercase()) } }
    }
}

/// The sky with dunes and the barge, behind the head of a page.
pub(crate) fn hero() -> Markup {
    html! {
        div class="hero" aria-hidden="true" {
            div class="herosky" {}
            svg class="dunes" viewBox="0 0 1000 100" preserveAspectRatio="none" {
                path class="far" d="M0 62Q90 40 190 56L232 34 276 60Q360 48 450 60T660 56L716 18 776 58 800 46 826 60Q900 46 1000 58V100H0z" {}
                path class="near" d="M0 76Q140 58 300 76T620 74T1000 72V100H0z" {}
            }
            svg class="hb" viewBox="0 0 64 64" { use href=(picture("barge")) {} }
        }
    }
}

/// A QR code of an address, dark on light in both themes so that any camera reads it; nothing if it is too long for one.
pub(crate) fn qr(address: &str, label: &str) -> Markup {
    // Readers want four modules of light around it.
    const MARGIN: usize = 4;
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (place, _) in code.to_colors().iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", place % width + MARGIN, place / width + MARGIN);
    }
    let side = width + 2 * MARGIN;
    html! {
        svg class="qr" viewBox=(format!("0 0 {side} {side}")) role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) {}
            path d=(path) {}
        }
    }
}
