//! The map: what stays as it is, and the parts that change: owners, continents, and what stands in each territory.

use game::Seat;
use maud::{Markup, PreEscaped, html};
use rawsiko::{Continent, Phase, Territory, TerritoryView, View};

use super::look::{Held, Look, spot};
use super::spots::{BADGES, Badge};
use crate::art::letter;
use crate::assets::address;
use crate::avatar;

/// Sea, land, China and the shapes of the territories.
const GROUND: &str = include_str!("ground.svg");
/// The ways over the sea.
const LINKS: &str = include_str!("links.svg");

/// Between two lines of a name.
const LINE: f32 = 12.0;

/// The whole map. `owners`, `continents` and `pieces` are parts; the script draws what is chosen into `marks`.
pub(super) fn map(look: &Look<'_>, part: &dyn Fn(&str) -> PreEscaped<String>) -> Markup {
    let views: Vec<String> =
        BADGES.iter().map(|one| format!("{}:{}", one.id, one.view.map(|n| n.to_string()).join(" "))).collect();
    html! {
        svg class="map" id="map" viewBox="0 0 1060 708" role="group" aria-label=(look.say("rawsiko-map")) data-views=(views.join(";")) {
            (PreEscaped(GROUND))
            text class="china-t" x="880" y="228" { (look.say("rawsiko-china")) }
            text class="china-t s" x="880" y="240" { (look.say("rawsiko-closed")) }
            g id="owners" aria-hidden="true" { (part("owners")) }
            g id="marks" aria-hidden="true" {}
            (PreEscaped(LINKS))
            g aria-hidden="true" {
                text class="wraplbl" x="4" y="120" { (look.say("rawsiko-to-siberia")) }
                text class="wraplbl" x="1056" y="97" text-anchor="end" { (look.say("rawsiko-to-alaska")) }
            }
            g id="continents" { (part("continents")) }
            g id="names" aria-hidden="true" { @for territory in Territory::all() { (name(look, territory)) } }
            g id="pieces" { @for territory in Territory::all() { (place(look, territory, part)) } }
        }
    }
}

/// What small maps refer to, once for a page.
pub(super) fn backdrop() -> Markup {
    html! {
        link rel="stylesheet" href=(address("rawsiko.css"));
        svg class="backdrop" width="0" height="0" aria-hidden="true" { (PreEscaped(GROUND)) }
    }
}

/// The map in small: whose is what.
pub(super) fn small(view: &View) -> Markup {
    html! {
        svg class="mm" viewBox="0 0 1060 708" aria-hidden="true" {
            rect class="sea" width="1060" height="708" {}
            use href="#territories" {}
            @for there in &view.board {
                @if let Some(owner) = there.owner {
                    use class="own" data-seat=(letter(owner)) href={ "#t-" (there.territory) } {}
                }
            }
            // In small the patterns run into one: the letters tell whose it is.
            @for there in &view.board {
                @if let Some(owner) = there.owner {
                    @let (x, y) = spot(there.territory).token;
                    text class="ml" x=(x) y=(y + 11.0) { (letter(owner).to_ascii_uppercase()) }
                }
            }
        }
    }
}

fn name(look: &Look<'_>, territory: Territory) -> Markup {
    let spot = spot(territory);
    let (x, y) = spot.label;
    let lines = spot.names[look.scene.language as usize].split('|');
    html! {
        text class="tname" x=(x) y=(y) {
            @for (place, line) in lines.enumerate() {
                tspan x=(x) dy=[(place > 0).then_some(LINE)] { (line) }
            }
        }
    }
}

/// The territories in the colours and patterns of their owners.
pub(super) fn owners(look: &Look<'_>) -> Markup {
    html! {
        @for there in &look.view().board {
            @if let Some(owner) = there.owner {
                use class="own" id={ "o-" (there.territory) } data-seat=(letter(owner)) href={ "#t-" (there.territory) } {}
            }
        }
    }
}

/// Where a territory's assets and materials stand; what never changes about it is said here.
fn place(look: &Look<'_>, territory: Territory, part: &dyn Fn(&str) -> PreEscaped<String>) -> Markup {
    let spot = spot(territory);
    let near: Vec<&str> = territory.neighbours().iter().map(Territory::id).collect();
    html! {
        g id=(spot.piece) data-name=(look.place(territory)) data-near=(near.join(" "))
            data-at={ (spot.token.0) " " (spot.token.1) } data-shape=(spot.shape.map(|n| n.to_string()).join(" ")) {
            (part(spot.piece))
        }
    }
}

/// What stands in a territory: the assets and the materials, and what is pressed.
pub(super) fn piece(look: &Look<'_>, there: &TerritoryView) -> Markup {
    let (territory, spot) = (there.territory, spot(there.territory));
    let [left, top, width, height] = spot.block;
    let mine = there.owner.is_some() && there.owner == look.me();
    // Whoever trades with China presses a material here; at all other times the name of the territory tells of them.
    let trading = look.scene.is_my_move() && matches!(look.view().phase, Phase::Trade { .. });
    html! {
        g class="tt" id={ "p-" (territory) } role="button" tabindex="-1" aria-label=(look.told(there)) data-t=(territory)
            data-owner=[there.owner.map(letter)] data-mine=[mine.then_some("")]
            data-n=(there.assets) data-can=(there.movable) {
            rect class="hit" x=(left) y=(top) width=(width) height=(height) rx="6" {}
        }
        // Beside what is pressed, not in it: its name tells all of this in words.
        g class={ "pp" @if trading { " deals" } } id={ "q-" (territory) } aria-hidden=[(!trading).then_some("true")] {
            g aria-hidden="true" transform={ "translate(" (spot.token.0) " " (spot.token.1) ")" } {
                @match there.owner {
                    Some(owner) => (pill(there, owner, mine)),
                    None => g class="pc free" { circle r="6.5" {} },
                }
            }
            @for (symbol, x, y, width) in spot.chips {
                @let held = rawsiko::Material::from_id(symbol).map_or(Held::No, |one| look.held(one));
                (chip(symbol, *x, *y, *width, held, trading.then(|| deal(look, symbol))))
            }
        }
    }
}

/// The assets of a territory: the seat's letter and pattern, and the number; of one's own, how many can move of all.
fn pill(there: &TerritoryView, owner: Seat, mine: bool) -> Markup {
    let more = [there.movable, there.assets].iter().filter(|n| **n > 9).count() as f32;
    let width = if mine { 50.0 + 6.5 * more } else { 38.0 + 6.5 * f32::from(u8::from(there.assets > 9)) };
    let half = width / 2.0;
    let middle = 11.5 + if mine { 0.5 } else { -1.0 };
    let seat = letter(owner);
    let fringe = format!("M{} -9h5v18h-5z", 18.0 - half);
    html! {
        g class={ "pc" @if mine && there.movable == 0 { " spent" } } data-seat=(seat) {
            rect class="bg" x=(-half) y="-9" width=(width) height="18" rx="9" {}
            path class="sq" d={ "M" (9.0 - half) " -9h9v18h-9a9 9 0 0 1 0-18z" } {}
            path class="fr" d=(fringe) {}
            path d=(fringe) fill={ "url(#fr-" (seat) ")" } {}
            text class="l" x=(10.0 - half) y="4" { (seat.to_ascii_uppercase()) }
            text class="q" x=(middle) y="4.3" {
                @if mine { tspan class="mv" { (there.movable) } tspan class="of" { "/" (there.assets) } }
                @else { (there.assets) }
            }
        }
    }
}

/// What pressing a material does when one trades with China.
fn deal(look: &Look<'_>, symbol: &str) -> String {
    let name = rawsiko::Material::from_id(symbol).map_or("", |one| one.name(look.scene.language));
    // What is read aloud holds what stands on the button.
    format!("{symbol}: {}", look.fill("rawsiko-trade-press", &[("material", name.into())]))
}

/// A material on the map: round when it is held, pointed when it is needed, square else. With a name it is a button.
fn chip(symbol: &str, x: f32, y: f32, w: f32, held: Held, named: Option<String>) -> Markup {
    let outline = match held {
        Held::Needed => format!("M4 0H{}L{w} 7.5L{} 15H4L0 7.5z", w - 4.0, w - 4.0),
        _ => {
            let r = if held == Held::No { 4.0 } else { 7.5 };
            let (across, down) = (w - r, 15.0 - r);
            format!(
                "M{r} 0H{across}a{r} {r} 0 0 1 {r} {r}V{down}a{r} {r} 0 0 1-{r} {r}H{r}a{r} {r} 0 0 1-{r}-{r}V{r}a{r} {r} 0 0 1 {r}-{r}z"
            )
        }
    };
    let class = if held == Held::Traded { "o" } else { held.class() };
    html! {
        g class={ "ch " (class) " l" (symbol.len()) } transform={ "translate(" (x) " " (y) ")" } data-m=(symbol)
            role=[named.is_some().then_some("button")] tabindex=[named.is_some().then_some("-1")] aria-label=[&named] {
            // A finger is wider than a letter.
            @if named.is_some() { rect class="hit" x="-2" y="-2" width=(w + 4.0) height="19" {} }
            path d=(outline) {}
            text x=(w / 2.0) y="11.2" { (symbol) }
        }
    }
}

/// The names of the continents, with the tokens of those who hold them: all during the claims, else who is alone there.
pub(super) fn continents(look: &Look<'_>) -> Markup {
    html! { @for (continent, badge) in Continent::all().zip(&BADGES) { (continent_badge(look, continent, badge)) } }
}

fn continent_badge(look: &Look<'_>, continent: Continent, badge: &Badge) -> Markup {
    let claiming = matches!(look.view().phase, Phase::Claim { .. });
    let holds = |seat: &Seat| !look.view().seats[*seat].territories.common(continent.territories()).is_empty();
    let holders: Vec<Seat> = Seat::all(look.view().seats.seats()).filter(holds).collect();
    let shown = if claiming || holders.len() == 1 { &holders[..] } else { &[] };
    let slots = if claiming { 2.max(shown.len()) } else { shown.len() };
    let name = continent.name(look.scene.language);
    let text = name.chars().count() as f32 * 7.2 + 24.0;
    let width = text + 19.0 * slots as f32;
    let x = badge.at.0.clamp(width / 2.0 + 3.0, 1057.0 - width / 2.0);
    let open = claiming
        && look
            .scene
            .legal
            .iter()
            .any(|action| matches!(action, rawsiko::Action::Claim(group) if group.continent() == continent));
    let names: Vec<&str> = holders.iter().map(|seat| look.name(*seat)).collect();
    let label = match (claiming, &holders[..]) {
        (true, []) if open => look.fill("rawsiko-continent-choose", &[("continent", name.into())]),
        (true, []) => look.fill("rawsiko-continent-free", &[("continent", name.into())]),
        (true, _) if open => {
            look.fill("rawsiko-continent-join", &[("continent", name.into()), ("names", names.join(", ").into())])
        }
        (true, _) => {
            look.fill("rawsiko-continent-held", &[("continent", name.into()), ("names", names.join(", ").into())])
        }
        (false, [one]) => look.of("rawsiko-continent-alone", *one, &[("continent", name.into())]),
        (false, _) => name.to_owned(),
    };
    html! {
        g class={ "cb" @if open { " open" } } id={ "c-" (continent) } data-continent=(continent)
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")] aria-label=(label) transform={ "translate(" (x) " " (badge.at.1) ")" } {
            rect x=(-width / 2.0) y="-12" width=(width) height="24" rx="12" {}
            text x=(-width / 2.0 + text / 2.0) y="4.5" { (name) }
            @for place in 0..slots {
                g transform={ "translate(" (-width / 2.0 + text - 1.0 + 19.0 * place as f32) " 0)" } data-seat=[shown.get(place).map(|seat| letter(*seat))] {
                    @if let Some(seat) = shown.get(place) {
                        circle class="tk" r="8.5" {}
                        @match look.scene.chairs.get(*seat).and_then(|chair| chair.avatar) {
                            Some(avatar) => use class="face" href=(avatar::address(avatar)) x="-7.5" y="-7.5" width="15" height="15" {},
                            None => text class="sl2" y="3.9" { (letter(*seat).to_ascii_uppercase()) },
                        }
                    } @else { circle class="slot2" r="7.5" {} }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::spots::SPOTS;
    use super::*;

    #[test]
    fn the_map_is_that_of_the_data() {
        for (territory, spot) in Territory::all().zip(&SPOTS) {
            assert_eq!(territory.id(), spot.id);
            let mut drawn: Vec<&str> = spot.chips.iter().map(|(symbol, ..)| *symbol).collect();
            let mut made: Vec<&str> = territory.materials().iter().map(rawsiko::Material::id).collect();
            drawn.sort_unstable();
            made.sort_unstable();
            assert_eq!(drawn, made, "{territory}");
            assert!(GROUND.contains(&format!("id=\"t-{territory}\"")), "{territory} has no shape");
        }
        for (continent, badge) in Continent::all().zip(&BADGES) {
            assert_eq!(continent.id(), badge.id);
        }
    }

    #[test]
    fn every_way_over_the_sea_is_drawn() {
        for one in Territory::all() {
            for other in one.by_sea().iter().filter(|other| one.id() < other.id()) {
                assert!(LINKS.contains(&format!("id=\"l-{one}--{other}\"")), "{one} and {other}");
            }
        }
    }
}
