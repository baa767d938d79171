//! What happened, in words: the chronicle and sentences for the live region.

use game::{BySeat, Seat};
use maud::{Markup, html};
use rawsiko::{Dice, Event, GameEnd, Losses};

use super::look::{Gap, Look, token};
use crate::rich::spoken;

/// One line of the chronicle, before it is drawn.
struct Line<'a> {
    /// Whose; none for what happens to the table.
    seat: Option<Seat>,
    key: &'static str,
    gaps: Vec<(&'static str, Gap<'a>)>,
    /// Further words after it.
    more: Option<String>,
}

pub(super) fn chronicle(look: &Look<'_>, events: &[Event]) -> Markup {
    html! { @for event in events { @for line in lines(look, event) { (item(look, &line)) } } }
}

/// Sentences for the live region, and what the viewer may do if it is theirs to act.
pub(super) fn said(look: &Look<'_>, events: &[Event]) -> String {
    let lines = events.iter().flat_map(|event| lines(look, event));
    let mut sentences: Vec<String> = lines.map(|line| sentence(look, &line)).collect();
    if look.scene.is_my_move() {
        sentences.push(super::status::status(look));
    }
    sentences.join(" ")
}

fn sentence(look: &Look<'_>, line: &Line<'_>) -> String {
    let said = spoken(look.words, line.key, &line.gaps);
    look.sentence(match &line.more {
        Some(more) => format!("{said} {more}"),
        None => said,
    })
}

/// A line whose words lead to the step it tells of.
fn item(look: &Look<'_>, line: &Line<'_>) -> Markup {
    let step = look.scene.trail.step;
    let words = html! {
        a class="way" tabindex="-1" href=(look.scene.trail.address(step)) {
            (look.rich(line.key, &line.gaps)) @if let Some(more) = &line.more { " " (more) }
        }
    };
    html! {
        @match line.seat {
            None => li class="ev mark" data-step=(step) { (words) },
            Some(seat) => li class="ev" data-step=(step) { (token(seat, "s")) (words) },
        }
    }
}

/// An event in a line; a conflict that takes a territory in several.
fn lines<'a>(look: &Look<'a>, event: &Event) -> Vec<Line<'a>> {
    let by = |seat: &Seat, key, more: Vec<(&'static str, Gap<'a>)>| Line {
        seat: Some(*seat),
        key,
        gaps: [look.about(*seat).to_vec(), more].concat(),
        more: None,
    };
    let table = |key, gaps| Line { seat: None, key, gaps, more: None };
    let place = |name: &'static str, territory: &rawsiko::Territory| (name, Gap::from(look.place(*territory)));
    let line = match event {
        Event::Claimed { seat, group } => {
            let places: Vec<&str> = group.territories().iter().map(|one| look.place(one)).collect();
            let continent = group.continent().name(look.scene.language);
            by(seat, "rawsiko-ev-claim", vec![("places", places.join(", ").into()), ("continent", continent.into())])
        }
        Event::Placed { seat, territory, n, .. } => {
            by(seat, "rawsiko-ev-place", vec![("n", (*n).into()), place("place", territory)])
        }
        Event::TurnBegan { turn, turns, first } => {
            let gaps = vec![("turn", (*turn).into()), ("turns", (*turns).into())];
            table("rawsiko-ev-turn", [look.about(*first).to_vec(), gaps].concat())
        }
        Event::Invested { income, .. } => {
            Line { more: Some(listed(look, income)), ..table("rawsiko-ev-income", vec![]) }
        }
        Event::Moved { seat, from, to, n, taken } => {
            let key = if *taken { "rawsiko-ev-move-take" } else { "rawsiko-ev-move" };
            by(seat, key, vec![("n", (*n).into()), place("from", from), place("to", to)])
        }
        Event::Attacked { seat, defender, from, to, n } => {
            let gaps = vec![("n", (*n).into()), place("from", from), place("to", to)];
            by(seat, "rawsiko-ev-attack", [whom(look, *defender), gaps].concat())
        }
        Event::Fought { seat, defender, attack, defence, losses, .. } => {
            let gaps = fought(look, *attack, *defence, *losses, [*seat, *defender]);
            Line { seat: Some(*seat), key: "rawsiko-ev-fight", gaps, more: None }
        }
        Event::Taken { seat, territory, .. } => by(seat, "rawsiko-ev-take", vec![place("place", territory)]),
        Event::Emptied { seat, territory } => {
            Line { seat: Some(*seat), key: "rawsiko-ev-empty", gaps: vec![place("place", territory)], more: None }
        }
        Event::Eliminated { seat, by: who } if seat == who => by(seat, "rawsiko-ev-out", vec![]),
        Event::Eliminated { seat, by: who } => by(seat, "rawsiko-ev-out-by", whom(look, *who)),
        Event::Shortened { turns } => table("rawsiko-ev-shorter", vec![("turns", (*turns).into())]),
        Event::ActionEnded { seat } => by(seat, "rawsiko-ev-end", vec![]),
        Event::Traded { seat, material, new } => {
            let key = if *new { "rawsiko-ev-trade" } else { "rawsiko-ev-trade-again" };
            let name = material.name(look.scene.language);
            by(seat, key, vec![("material", name.into()), ("symbol", material.to_string().into())])
        }
        Event::GameEnded { why, turn, .. } => {
            let turn = ("turn", (*turn).into());
            match why {
                GameEnd::LastTurn => table("rawsiko-ev-over-last", vec![turn]),
                GameEnd::OneLeft(seat) => {
                    table("rawsiko-ev-over-one", [look.about(*seat).to_vec(), vec![turn]].concat())
                }
            }
        }
    };
    vec![line]
}

/// The gaps for the other one in a sentence about two.
fn whom<'a>(look: &Look<'a>, seat: Seat) -> Vec<(&'static str, Gap<'a>)> {
    let whom = if look.me() == Some(seat) { "you" } else { "other" };
    vec![("whom", whom.into()), ("target", look.name(seat).into())]
}

fn listed(look: &Look<'_>, income: &BySeat<u8>) -> String {
    let there = income.iter().filter(|(seat, _)| look.view().seats[*seat].out.is_none());
    there.map(|(seat, n)| format!("{} {n}", look.name(seat))).collect::<Vec<_>>().join(", ")
}

/// The dice pair by pair, and what they cost attacker and defender.
fn fought<'a>(
    look: &Look<'a>,
    attack: Dice,
    defence: Dice,
    losses: Losses,
    seats: [Seat; 2],
) -> Vec<(&'static str, Gap<'a>)> {
    let pairs = attack.faces().iter().zip(defence.faces()).map(|(one, other)| {
        let key = match one.cmp(other) {
            std::cmp::Ordering::Greater => "rawsiko-dice-beats",
            std::cmp::Ordering::Equal => "rawsiko-dice-ties",
            std::cmp::Ordering::Less => "rawsiko-dice-loses",
        };
        look.fill(key, &[("one", (*one).into()), ("other", (*other).into())])
    });
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let lost = seats.into_iter().zip([losses.attacker, losses.defender]).filter(|(_, n)| *n > 0);
    let lost = lost.map(|(seat, n)| {
        let gaps = [look.about(seat).to_vec(), vec![("n", n.into())]].concat();
        spoken(look.words, "rawsiko-ev-loses", &gaps)
    });
    vec![
        ("attack", attack.to_string().into()),
        ("defence", defence.to_string().into()),
        ("pairs", pairs.into()),
        ("lost", lost.collect::<Vec<_>>().join(", ").into()),
    ]
}
