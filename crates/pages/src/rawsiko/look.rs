//! The pieces everything at the table of RAWsiko is drawn with: tokens, chips of materials, icons, names, and their words.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};
use rawsiko::{Material, Materials, Seating, State, Territory, TerritoryView, View};

use super::spots::{SPOTS, Spot};
use crate::art::letter;
use crate::assets::address;
use crate::rich::rich;
use crate::{Scene, Words};

/// A gap of a sentence.
pub(super) type Gap<'a> = FluentValue<'a>;

/// A scene and the words to tell it in.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) scene: &'a Scene<'a, State>,
    pub(super) words: Words,
    /// What the board means to the viewer, if they play.
    pub(super) mine: Option<rawsiko::Look<'a>>,
}

/// What a material is to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// The player holds it.
    Yes,
    /// From China.
    Traded,
    /// The card needs it and the player does not hold it.
    Needed,
    /// Neither.
    No,
}

impl Held {
    /// The class of a chip.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Held::Yes => "o",
            Held::Traded => "tr",
            Held::Needed => "w",
            Held::No => "",
        }
    }

    fn key(self) -> Option<&'static str> {
        match self {
            Held::Yes => Some("rawsiko-chip-held"),
            Held::Traded => Some("rawsiko-chip-traded"),
            Held::Needed => Some("rawsiko-chip-needed"),
            Held::No => None,
        }
    }
}

impl<'a> Look<'a> {
    pub(super) fn new(scene: &'a Scene<'a, State>) -> Self {
        let mine = scene.viewer.seat().map(|seat| rawsiko::Look::new(scene.view, seat));
        Look { scene, words: Words::of(scene.language), mine }
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

    pub(super) fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        self.words.fill(key, gaps)
    }

    pub(super) fn rich(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> Markup {
        rich(self.words, key, gaps)
    }

    /// The two gaps every sentence about a player has: `$who` (`you` or `other`) and `$name`.
    pub(super) fn about(&self, seat: Seat) -> [(&'static str, Gap<'a>); 2] {
        let who = if self.me() == Some(seat) { "you" } else { "other" };
        [("who", who.into()), ("name", self.name(seat).into())]
    }

    /// A sentence about a player, with further gaps.
    pub(super) fn of(&self, key: &str, seat: Seat, more: &[(&str, Gap<'_>)]) -> String {
        self.fill(key, &[&self.about(seat), more].concat())
    }

    /// Words as a sentence; what asks or calls has its mark already.
    pub(super) fn sentence(&self, said: String) -> String {
        if said.ends_with(['?', '!', '.', '…']) { said } else { self.fill("ra-said", &[("said", said.into())]) }
    }

    pub(super) fn place(&self, territory: Territory) -> &'static str {
        territory.name(self.scene.language)
    }

    /// A chance as people read it.
    pub(super) fn percent(&self, chance: f64) -> String {
        self.scene.language.percent((chance * 100.0).round())
    }

    /// What a material is to the viewer.
    pub(super) fn held(&self, material: Material) -> Held {
        let Some(mine) = &self.mine else { return Held::No };
        let player = &self.view().seats[mine.seat];
        match material {
            _ if player.traded.contains(material) => Held::Traded,
            _ if player.materials.contains(material) => Held::Yes,
            _ if mine.missing().contains(material) => Held::Needed,
            _ => Held::No,
        }
    }

    /// A chip with what it is to the viewer; it leads to what is known of the material.
    pub(super) fn chip(&self, material: Material) -> Markup {
        self.chip_as(material, self.held(material))
    }

    /// A chip with what it is to whom it is shown.
    pub(super) fn chip_as(&self, material: Material, held: Held) -> Markup {
        let name = material.name(self.scene.language);
        html! {
            a class={ "chip " (held.class()) } href={ "#f-" (material) } title=(name) {
                span aria-hidden="true" { (material) }
                span class="sr" { (name) @if let Some(key) = held.key() { ", " (self.say(key)) } }
            }
        }
    }

    /// Chips, those that are held first.
    pub(super) fn chips(&self, held: Materials, missing: Materials, traded: Materials) -> Markup {
        let as_held = |one: Material| if traded.contains(one) { Held::Traded } else { Held::Yes };
        html! {
            div class="chips" {
                @for one in held.iter() { (self.chip_as(one, as_held(one))) }
                @for one in missing.iter() { (self.chip_as(one, Held::Needed)) }
            }
        }
    }

    /// Names of materials with their symbols, one after the other.
    pub(super) fn materials(&self, some: Materials) -> String {
        some.iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
    }

    /// A territory in words: whose it is, how many assets, what it has.
    pub(super) fn told(&self, there: &TerritoryView) -> String {
        let mut gaps = vec![
            ("place", self.place(there.territory).into()),
            ("n", there.assets.into()),
            ("materials", self.materials(there.territory.materials()).into()),
        ];
        match there.owner {
            None => self.fill("rawsiko-told-empty", &[gaps.swap_remove(0), gaps.swap_remove(0)]),
            Some(owner) if self.me() == Some(owner) => {
                gaps.push(("can", there.movable.into()));
                self.fill("rawsiko-told-mine", &gaps)
            }
            Some(owner) => {
                gaps.push(("name", self.name(owner).into()));
                self.fill("rawsiko-told-other", &gaps)
            }
        }
    }

    /// What the number of players settles.
    pub(super) fn seating(&self) -> Option<&'static Seating> {
        Seating::of(self.view().seats.seats())
    }
}

/// Where a territory is drawn.
pub(super) fn spot(territory: Territory) -> &'static Spot {
    &SPOTS[territory.index()]
}

/// A picture of the game's own sheet that says nothing by itself.
pub(super) fn icon(id: &str, class: &str) -> Markup {
    html! { svg class={ "ic " (class) } aria-hidden="true" { use href=(picture(id)) {} } }
}

/// The address of a picture of the game's own sheet.
pub(super) fn picture(id: &str) -> String {
    format!("{}#{id}", address("rawsiko.svg"))
}

/// A seat's token: its letter on its colour and pattern.
pub(super) fn token(seat: Seat, class: &str) -> Markup {
    html! { span class={ "tok " (class) } data-seat=(letter(seat)) { b { (letter(seat).to_ascii_uppercase()) } } }
}
