//! What a seat of RAWsiko sees, as numbers between about −1 and 1.
//!
//! Everything here is read from the seat's [`View`], so a card that is hidden from it cannot get in. What the rules add
//! up (income, points, what a territory would bring to the card, who threatens it) is given, because a net learns sums
//! over a map slowly.

use game::{GameOptions, MAX_SEATS, Seat};
use rawsiko::{
    Application, Continent, Look, Material, Materials, Objective, ObjectiveView, Order, Phase, Rounding, SeatView,
    SetupKind, Territory, View,
};

use crate::features::Sheet;

/// The smallest table.
const FEWEST: usize = 3;
/// The last turns decide, so each has a mark of its own.
const LAST_TURNS: usize = 4;

/// How many numbers there are.
pub(super) const OBSERVATION: usize = {
    let table = (MAX_SEATS + 1 - FEWEST) + 6 + MAX_SEATS + 4 + LAST_TURNS + 6;
    let seat = 12 + Material::COUNT + 3 * Continent::COUNT + Objective::COUNT;
    let card = 2 * Material::COUNT + 4 * 4;
    let territory = MAX_SEATS + 7;
    table + MAX_SEATS * seat + card + Territory::COUNT * territory
};

/// Writes down what this seat sees, from its own view.
pub(super) fn observe(view: &View, me: Seat, sheet: &mut impl Sheet) {
    let look = Look::new(view, me);
    table(view, me, sheet);
    let mut round = me.round(view.seats.seats());
    for place in 0..MAX_SEATS {
        player(view, place, round.next(), sheet);
    }
    card(&look, sheet);
    let worth = Worth::new(&look);
    for territory in Territory::all() {
        ground(&look, &worth, territory, sheet);
    }
}

/// A bit for each, by its place in the data.
fn bits(materials: Materials) -> u32 {
    materials.iter().fold(0, |bits, material| bits | 1 << material.index())
}

/// One mark, or none.
fn bit(place: Option<usize>) -> u32 {
    place.map_or(0, |place| 1 << place)
}

/// What materials mean to the viewer.
struct Worth {
    needed: Materials,
    /// Those that one own territory gives and nothing else.
    single: Materials,
    held: Materials,
}

impl Worth {
    fn new(look: &Look<'_>) -> Worth {
        let own = &look.view.seats[look.seat];
        let (mut some, mut several) = (own.traded, own.traded);
        for territory in own.territories.iter() {
            let more = territory.materials();
            several = several.union(some.common(more));
            some = some.union(more);
        }
        Worth { needed: look.needed(), single: some.minus(several), held: own.materials }
    }
}

/// How many chairs `seat` is after `me`.
fn after(view: &View, me: Seat, seat: Seat) -> usize {
    let seats = view.seats.seats();
    (seat.index() + seats - me.index()) % seats
}

fn table(view: &View, me: Seat, sheet: &mut impl Sheet) {
    let options = &view.options;
    sheet.mark(MAX_SEATS + 1 - FEWEST, options.players().checked_sub(FEWEST), "players 3 +");
    let (who, left) = match view.phase {
        Phase::Claim { seat, .. } | Phase::Act { seat } => (Some(seat), 0),
        Phase::Place { seat, left } | Phase::Trade { seat, left } => (Some(seat), left),
        Phase::Roll { seat, n, .. } => (Some(seat), n),
        Phase::Over => (None, 0),
    };
    let phase = match view.phase {
        Phase::Claim { second, .. } => Some(usize::from(second)),
        Phase::Place { .. } => Some(2),
        Phase::Act { .. } => Some(3),
        Phase::Roll { .. } => Some(4),
        Phase::Trade { .. } => Some(5),
        Phase::Over => None,
    };
    sheet.mark(6, phase, "phase");
    sheet.mark(MAX_SEATS, who.map(|seat| after(view, me, seat)), "phase of seat +");
    sheet.put(f32::from(left) / 10.0, || "to place, to trade or in the conflict / 10".into());
    let to_come = view.turns.saturating_sub(view.turn);
    sheet.put(f32::from(view.turn) / 20.0, || "turn / 20".into());
    sheet.put(f32::from(view.turns) / 20.0, || "turns / 20".into());
    sheet.put(f32::from(to_come) / 10.0, || "turns to come / 10".into());
    sheet.mark(LAST_TURNS, Some(usize::from(to_come)), "turns to come");
    sheet.flag(options.setup == SetupKind::Advanced, || "continents are dealt".into());
    sheet.flag(options.stranglehold, || "stranglehold".into());
    sheet.flag(options.china, || "trade with China".into());
    sheet.flag(options.order == Order::Fixed, || "order is fixed".into());
    sheet.flag(options.leave_one, || "the last asset must stay".into());
    sheet.flag(options.rounding == Rounding::Down, || "income is rounded down".into());
}

fn player(view: &View, place: usize, seat: Option<Seat>, sheet: &mut impl Sheet) {
    let named = |what: &str| format!("seat +{place}: {what}");
    let player: Option<&SeatView> = seat.map(|seat| &view.seats[seat]);
    let number = |count: fn(&SeatView) -> f32| player.map_or(0.0, count);
    let position = seat.and_then(|seat| view.order.iter().position(|other| *other == seat));
    sheet.flag(player.is_some_and(|one| one.out.is_none()), || named("plays"));
    sheet.flag(player.is_some_and(|one| one.out.is_some()), || named("is out"));
    sheet.flag(seat == Some(view.first), || named("began"));
    sheet.put(position.map_or(0.0, |position| (position + 1) as f32 / 5.0), || named("place in the turn / 5"));
    sheet.put(number(|one| f32::from(one.territories.len()) / 20.0), || named("territories / 20"));
    sheet.put(number(|one| f32::from(one.materials.len()) / 31.0), || named("materials / 31"));
    sheet.put(number(|one| f32::from(one.income) / 10.0), || named("income / 10"));
    sheet.put(number(|one| f32::from(one.assets) / 40.0), || named("assets / 40"));
    sheet.put(number(|one| f32::from(one.movable) / 40.0), || named("movable assets / 40"));
    let known = player.and_then(|one| one.objective);
    let of_card = |count: fn(&ObjectiveView) -> f32| known.as_ref().map_or(0.0, count);
    sheet.flag(known.is_some(), || named("card is seen"));
    sheet.put(of_card(|one| one.score.points as f32 / 46.0), || named("points / 46"));
    sheet.put(of_card(|one| f32::from(one.score.completed) / 4.0), || named("complete applications / 4"));
    let held = player.map_or(Materials::NONE, |one| one.materials);
    let material = |at: usize| name_of(Material::all(), at);
    let continent = |at: usize| name_of(Continent::all(), at);
    sheet.bits(Material::COUNT, bits(held), |at| format!("seat +{place}: has {}", material(at)));
    let alone = player.map_or(0, |one| one.alone_on.iter().fold(0, |bits, one| bits | 1 << one.index()));
    sheet.bits(Continent::COUNT, alone, |at| format!("seat +{place}: alone on {}", continent(at)));
    let dealt = player.and_then(|one| one.dealt);
    for (round, name) in ["first", "second"].into_iter().enumerate() {
        let which = bit(dealt.map(|dealt| dealt[round].index()));
        sheet.bits(Continent::COUNT, which, |at| format!("seat +{place}: {name} continent is {}", continent(at)));
    }
    let card = bit(known.map(|one| one.card.index()));
    sheet.bits(Objective::COUNT, card, |at| format!("seat +{place}: card is {}", name_of(Objective::all(), at)));
}

/// The name of the thing at this place of the data.
fn name_of(mut all: impl Iterator<Item = impl ToString>, at: usize) -> String {
    all.nth(at).map(|one| one.to_string()).unwrap_or_default()
}

/// What the viewer's own card asks for.
fn card(look: &Look<'_>, sheet: &mut impl Sheet) {
    let material = |at: usize| name_of(Material::all(), at);
    sheet.bits(Material::COUNT, bits(look.needed()), |at| format!("own card needs {}", material(at)));
    sheet.bits(Material::COUNT, bits(look.missing()), |at| format!("own card misses {}", material(at)));
    let own = look.view.seats[look.seat].objective.map(|objective| objective.score.applications);
    for place in 0..4 {
        let one = own.map(|applications| applications[place]);
        let named = |what: &str| format!("own application {place}: {what}");
        let needed = |application: Application| f32::from(application.materials().len()).max(1.0);
        sheet.put(one.map_or(0.0, |one| f32::from(one.application.points()) / 22.0), || named("points / 22"));
        sheet.put(one.map_or(0.0, |one| f32::from(one.held.len()) / needed(one.application)), || named("part held"));
        sheet.put(one.map_or(0.0, |one| f32::from(one.missing.len()) / 5.0), || named("missing / 5"));
        sheet.flag(one.is_some_and(|one| one.is_complete()), || named("complete"));
    }
}

fn ground(look: &Look<'_>, worth: &Worth, territory: Territory, sheet: &mut impl Sheet) {
    let (view, at) = (look.view, look.at(territory));
    let named = |what: &str| format!("{territory}: {what}");
    let owner = at.owner.map(|owner| after(view, look.seat, owner));
    sheet.bits(MAX_SEATS, bit(owner), |place| format!("{territory}: of seat +{place}"));
    sheet.put(f32::from(at.assets) / 10.0, || named("assets / 10"));
    sheet.put(f32::from(at.assets.min(4)) / 4.0, || named("assets up to 4 / 4"));
    sheet.put(f32::from(at.movable) / 10.0, || named("movable assets / 10"));
    let conflict = match view.phase {
        Phase::Roll { from, .. } if from == territory => -1.0,
        Phase::Roll { to, .. } if to == territory => 1.0,
        _ => 0.0,
    };
    sheet.put(conflict, || named("attacked from here −1, attacked +1"));
    // What only it gives: of an own territory what would be lost with it, of another what it would bring.
    let materials = territory.materials();
    let new = if owner == Some(0) { materials.common(worth.single) } else { materials.minus(worth.held) };
    sheet.put(f32::from(new.common(worth.needed).len()) / 5.0, || named("what the card needs and only it gives / 5"));
    sheet.put(f32::from(new.len()) / 5.0, || named("materials that only it gives / 5"));
    let others = territory.neighbours().iter().map(|one| look.at(one));
    let others = others.filter(|one| one.owner.is_some() && one.owner != at.owner);
    let threat = others.map(|one| one.assets).max().unwrap_or(0);
    sheet.put(f32::from(threat) / 10.0, || named("strongest neighbour of another owner / 10"));
}
