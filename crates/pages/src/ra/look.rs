//! The pieces everything at the table of Ra is drawn with: tokens, tiles, suns, slots, and their words.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use ra::{Holding, State, Sun, Suns, Tile, View};

use crate::assets::picture;
use crate::rich::rich;
use crate::{Scene, Words};

/// The gods of the tiles, in the order in which the bag gives them. To the rules all are `god`.
const GODS: [&str; 8] = ["thoth", "isis", "sobek", "sekhmet", "hathor", "osiris", "ptah", "seshat"];

/// A scene and the words to tell it in.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) scene: &'a Scene<'a, State>,
    pub(super) words: Words,
}

impl<'a> Look<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>) -> Self {
        Look { scene, words: scene.words().at(scene.view.options.edition) }
    }

    pub(super) fn view(&self) -> &'a View {
        self.scene.view
    }

    /// The viewer's own seat.
    pub(super) fn me(&self) -> Option<Seat> {
        self.scene.viewer.seat()
    }

    /// What a player is called.
    pub(super) fn name(&self, seat: Seat) -> &'a str {
        self.scene.chairs.get(seat).map_or("", |chair| chair.name.as_str())
    }

    /// The same in parts, so that a number stays when the name is shortened.
    pub(super) fn named(&self, seat: Seat) -> Markup {
        html! { @if let Some(chair) = self.scene.chairs.get(seat) { (crate::around::name(chair)) } }
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    pub(super) fn fill(&self, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> String {
        self.words.fill(key, gaps)
    }

    /// Words as a sentence; a headline that asks or calls has its mark already.
    pub(super) fn sentence(&self, said: String) -> String {
        if said.ends_with(['?', '!', '.', '…']) { said } else { self.fill("ra-said", &[("said", said.into())]) }
    }

    pub(super) fn rich(&self, key: &str, gaps: &[(&str, FluentValue<'_>)]) -> Markup {
        rich(self.words, key, gaps)
    }

    /// The two gaps every sentence about a player has: `$who` (`you` or `other`) and `$name`.
    pub(super) fn about(&self, seat: Seat) -> [(&'static str, FluentValue<'a>); 2] {
        let who = if self.me() == Some(seat) { "you" } else { "other" };
        [("who", who.into()), ("name", self.name(seat).into())]
    }

    /// A sentence about a player, with further gaps.
    pub(super) fn of(&self, key: &str, seat: Seat, more: &[(&'static str, FluentValue<'a>)]) -> String {
        self.fill(key, &[&self.about(seat), more].concat())
    }

    /// A tile's name in the middle of a sentence.
    pub(super) fn tile(&self, tile: Tile) -> String {
        self.say(&format!("ra-tile-{}", self.words.tile(tile)))
    }

    /// A tile's name as a label.
    pub(super) fn tile_label(&self, tile: Tile) -> String {
        capital(&self.tile(tile))
    }

    /// `a pyramid`, as what somebody draws, takes or loses.
    pub(super) fn one(&self, tile: Tile) -> String {
        self.say(&format!("ra-one-{}", self.words.tile(tile)))
    }

    /// `3 pyramids`, as what somebody loses.
    pub(super) fn some(&self, tile: Tile, n: u8) -> String {
        let key = format!("ra-some-{}", self.words.tile(tile));
        self.fill(&key, &[("n", n.into())])
    }

    /// Names of tiles, one after the other.
    pub(super) fn listed(&self, tiles: &[Tile]) -> String {
        let names: Vec<String> = tiles.iter().map(|tile| self.tile(*tile)).collect();
        names.join(", ")
    }

    /// Numbers of suns, from low to high.
    pub(super) fn numbers(&self, suns: Suns) -> String {
        let numbers: Vec<String> = suns.iter().map(|sun| sun.to_string()).collect();
        numbers.join(", ")
    }

    /// The picture of a tile; of a god that of the n-th that the bag gave, or of any.
    pub(super) fn art(&self, tile: Tile, god: Option<u8>) -> Markup {
        self.art_named(tile, god, &self.tile_label(tile))
    }

    pub(super) fn art_named(&self, tile: Tile, god: Option<u8>, label: &str) -> Markup {
        html! {
            svg class="t" viewBox="0 0 64 64" role="img" aria-label=(label) { (self.uses(tile, god)) }
        }
    }

    /// The same where words beside it or around it say what it is.
    pub(super) fn art_mute(&self, tile: Tile, god: Option<u8>) -> Markup {
        html! { svg class="t" viewBox="0 0 64 64" aria-hidden="true" { (self.uses(tile, god)) } }
    }

    fn uses(&self, tile: Tile, god: Option<u8>) -> Markup {
        html! {
            use href=(picture(&art_id(self.words, tile, god))) {}
            @if tile.is_kept() { use href=(picture("kept")) class="k" {} }
        }
    }

    /// Which god lies at this place of a lot: those on the auction track are the last that the bag gave.
    pub(super) fn god_at(&self, lot: &[Tile], place: usize) -> Option<u8> {
        let after = lot[place..].iter().filter(|tile| **tile == Tile::God).count() as u8;
        self.view().bag.drawn(Tile::God).checked_sub(after)
    }

    /// A sun; `class` is `down` or `bid` or nothing.
    pub(super) fn sun(&self, sun: Sun, class: &str, vt: Option<&str>) -> Markup {
        let down = class == "down";
        let label =
            self.fill("ra-sun", &[("sun", sun.number().into()), ("face", (if down { "down" } else { "up" }).into())]);
        html! {
            span class={ "sun " (class) } role="img" aria-label=(label) data-vt=[vt] { (disc(sun, down)) }
        }
    }

    /// A sun inside something that says its number.
    pub(super) fn sun_mute(&self, sun: Sun) -> Markup {
        html! { span class="sun" aria-hidden="true" { (disc(sun, false)) } }
    }

    /// A place where tiles of one kind lie: what is missing shows as a ghost.
    pub(super) fn slot(&self, seat: Seat, tile: Tile, n: u8) -> Markup {
        let class = slot_class(tile, n);
        let label = self.slot_label(tile, n);
        let mine = self.me() == Some(seat);
        let title: &str = if mine { self.hint(tile) } else { &label };
        html! {
            li class=(class) data-vt={ "slot-" (letter(seat)) "-" (tile.name()) } data-tile=(tile.name()) title=(title)
                tabindex=[mine.then(|| stop(tile == Tile::God))] {
                (self.art_named(tile, god_of(&self.view().seats[seat].holding()), &label))
                (count(n))
            }
        }
    }

    /// A tile's name and what it brings.
    pub(super) fn hint(&self, tile: Tile) -> &'static str {
        super::legend::hint(self.words, tile)
    }

    /// `Pyramid: 3`.
    pub(super) fn slot_label(&self, tile: Tile, n: u8) -> String {
        self.fill("ra-slot", &[("tile", self.tile_label(tile).into()), ("n", n.into())])
    }
}

/// Tab stops at the first tile of a row only; arrows go on from there.
pub(super) fn stop(first: bool) -> i8 {
    if first { 0 } else { -1 }
}

pub(super) fn slot_class(tile: Tile, n: u8) -> &'static str {
    match n {
        0 => "slot ghost",
        3.. if Tile::MONUMENTS.contains(&tile) => "slot set",
        _ => "slot",
    }
}

/// The number on a slot, from 2.
pub(super) fn count(n: u8) -> Markup {
    html! { @if n > 1 { span class="n" aria-hidden="true" { (n) } } }
}

/// The id of a tile's picture in these words; of a god that of the n-th that the bag gave, or of any.
pub(super) fn art_id(words: Words, tile: Tile, god: Option<u8>) -> String {
    match tile {
        Tile::God => format!("god-{}", GODS[usize::from(god.unwrap_or_default()) % GODS.len()]),
        _ => words.tile(tile).to_owned(),
    }
}

/// Which god a slot with all of a player's gods shows: the one that came last.
pub(super) fn god_of(holding: &Holding) -> Option<u8> {
    holding.last_god()
}

fn disc(sun: Sun, down: bool) -> Markup {
    let id = if down { "sun-down" } else { "sun" };
    html! {
        svg aria-hidden="true" viewBox="0 0 64 64" { use href=(picture(id)) {} }
        b aria-hidden="true" { (sun.number()) }
    }
}

/// A picture that says nothing by itself.
pub(super) fn icon(id: &str, class: &str) -> Markup {
    html! { svg class=[(!class.is_empty()).then_some(class)] aria-hidden="true" { use href=(picture(id)) {} } }
}

/// A seat's token: its letter on its colour and pattern.
pub(super) fn token(seat: Seat, class: &str) -> Markup {
    html! { span class={ "tok " (class) } data-seat=(letter(seat)) { b { (letter(seat).to_ascii_uppercase()) } } }
}

/// A seat's letter.
pub(super) fn letter(seat: Seat) -> char {
    char::from(b'a' + seat.index() as u8)
}

/// Points with their sign, with a real minus.
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// Points coloured by their sign.
pub(super) fn points(points: i16, class: &str) -> Markup {
    let sign = match points {
        0 => "zero",
        1.. => "pos",
        _ => "neg",
    };
    let class = if class.is_empty() { sign.to_owned() } else { format!("{class} {sign}") };
    html! { b class=(class) { (signed(points)) } }
}

/// A text with its first letter as a capital.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The dunes under every sky.
pub(super) fn dunes() -> Markup {
    PreEscaped(
        concat!(
            r#"<svg class="dunes" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">"#,
            r#"<path fill="var(--dune-far)" d="M0 62Q90 40 190 56L232 34 276 60Q360 48 450 60T660 56L716 18 "#,
            r#"776 58 800 46 826 60Q900 46 1000 58V100H0z"/>"#,
            r#"<path fill="var(--dune-near)" d="M0 76Q140 58 300 76T620 74T1000 72V100H0z"/></svg>"#
        )
        .to_owned(),
    )
}
