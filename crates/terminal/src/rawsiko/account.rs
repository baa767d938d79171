//! What happened, told to one player: *you* for themselves.

use std::fmt::Write as _;

use game::{BySeat, Seat};
use rawsiko::{ApplicationScore, Dice, Event, GameEnd, Losses, Territory, View};

use crate::{Gap, Ink, Teller, capital, flow};

pub(super) fn tell(event: &Event, view: &View, teller: &Teller<'_>) -> String {
    let of = |key: &str, seat: &Seat, more: &[(&str, Gap<'_>)]| teller.of(key, *seat, more);
    let place = |name: &'static str, territory: &Territory| (name, territory.name(teller.language()).into());
    let inside = |text: String| format!("  {text}");
    let told = match event {
        Event::Claimed { seat, group } => {
            // Some names hold an `and` themselves.
            let places: Vec<&str> = group.territories().iter().map(|one| one.name(teller.language())).collect();
            let continent = group.continent().name(teller.language());
            of("rawsiko-ev-claim", seat, &[("places", places.join(", ").into()), ("continent", continent.into())])
        }
        Event::Placed { seat, territory, n, .. } => {
            of("rawsiko-ev-place", seat, &[("n", (*n).into()), place("place", territory)])
        }
        Event::TurnBegan { turn, turns, first } => {
            let turn = of("rawsiko-ev-turn", first, &[("turn", (*turn).into()), ("turns", (*turns).into())]);
            format!("\n{}", teller.paint().ink(Ink::Strong, turn))
        }
        Event::Invested { income, .. } => {
            let listed = income.iter().filter(|(seat, _)| view.seats[*seat].out.is_none());
            let listed: Vec<String> = listed.map(|(seat, n)| format!("{} {n}", teller.name_inside(seat))).collect();
            return flow(&format!("  {} ", teller.say("rawsiko-ev-income")), 4, ", ", listed);
        }
        Event::Moved { seat, from, to, n, taken } => {
            let key = if *taken { "rawsiko-ev-move-take" } else { "rawsiko-ev-move" };
            of(key, seat, &[("n", (*n).into()), place("from", from), place("to", to)])
        }
        Event::Attacked { seat, defender, from, to, n } => {
            let gaps = [whom(teller, *defender), vec![("n", (*n).into()), place("from", from), place("to", to)]];
            of("rawsiko-ev-attack", seat, &gaps.concat())
        }
        Event::Fought { seat, defender, attack, defence, losses, .. } => {
            inside(fought(teller, *attack, *defence, *losses, [*seat, *defender]))
        }
        Event::Taken { seat, territory, .. } => inside(of("rawsiko-ev-take", seat, &[place("place", territory)])),
        Event::Emptied { territory, .. } => inside(teller.fill("rawsiko-ev-empty", &[place("place", territory)])),
        Event::Eliminated { seat, by } if seat == by => inside(of("rawsiko-ev-out", seat, &[])),
        Event::Eliminated { seat, by } => inside(of("rawsiko-ev-out-by", seat, &whom(teller, *by))),
        Event::Shortened { turns } => inside(teller.fill("rawsiko-ev-shorter", &[("turns", (*turns).into())])),
        Event::ActionEnded { seat } => of("rawsiko-ev-end", seat, &[]),
        Event::Traded { seat, material, new } => {
            let key = if *new { "rawsiko-ev-trade" } else { "rawsiko-ev-trade-again" };
            let (name, symbol) = (material.name(teller.language()), material.to_string());
            of(key, seat, &[("material", name.into()), ("symbol", symbol.into())])
        }
        Event::GameEnded { why, turn, ranks, .. } => return ended(*why, *turn, ranks, view, teller),
    };
    fitted(&told)
}

/// The gaps for the other one in a sentence about two.
fn whom(teller: &Teller<'_>, seat: Seat) -> Vec<(&'static str, Gap<'static>)> {
    let target = teller.name_inside(seat);
    let whom = if matches!(teller.who(seat), Gap::String(who) if who == "you") { "you" } else { "other" };
    vec![("whom", whom.into()), ("target", target.into())]
}

/// Long lines go on in the next.
fn fitted(text: &str) -> String {
    let fit = |line: &str| {
        let indent = line.len() - line.trim_start().len();
        let Some((first, rest)) = line.trim_start().split_once(' ') else { return line.to_owned() };
        flow(&format!("{}{first} ", " ".repeat(indent)), indent + 2, " ", rest.split(' '))
    };
    text.split('\n').map(fit).collect::<Vec<_>>().join("\n")
}

/// The dice pair by pair, and what they cost attacker and defender.
fn fought(teller: &Teller<'_>, attack: Dice, defence: Dice, losses: Losses, seats: [Seat; 2]) -> String {
    let pairs = attack.faces().iter().zip(defence.faces()).map(|(one, other)| {
        let key = match one.cmp(other) {
            std::cmp::Ordering::Greater => "rawsiko-dice-beats",
            std::cmp::Ordering::Equal => "rawsiko-dice-ties",
            std::cmp::Ordering::Less => "rawsiko-dice-loses",
        };
        teller.fill(key, &[("one", (*one).into()), ("other", (*other).into())])
    });
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let lost = seats.into_iter().zip([losses.attacker, losses.defender]).filter(|(_, n)| *n > 0);
    let lost = lost.map(|(seat, n)| teller.of("rawsiko-ev-loses", seat, &[("n", n.into())]));
    let gaps = [
        ("attack", attack.to_string().into()),
        ("defence", defence.to_string().into()),
        ("pairs", pairs.into()),
        ("lost", lost.collect::<Vec<_>>().join(", ").into()),
    ];
    teller.fill("rawsiko-ev-fight", &gaps)
}

fn ended(why: GameEnd, turn: u8, ranks: &BySeat<u8>, view: &View, teller: &Teller<'_>) -> String {
    let turn = ("turn", turn.into());
    let mut text = match why {
        GameEnd::LastTurn => format!("\n{}", teller.fill("rawsiko-ev-over-last", &[turn])),
        GameEnd::OneLeft(seat) => format!("\n{}", teller.of("rawsiko-ev-over-one", seat, &[turn])),
    };
    let mut seats: Vec<Seat> = Seat::all(ranks.seats()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    for seat in seats {
        let player = &view.seats[seat];
        let Some(card) = player.objective else { continue };
        let who = teller.label(&teller.paint().ink(Ink::Strong, capital(&teller.name(seat))));
        let start = format!("{}. {who} ", ranks[seat]);
        let applications = card.score.applications;
        if player.out.is_some() {
            let had = applications.map(|one| title(&one, teller));
            let out = format!("{start}{} ", teller.say("rawsiko-final-out"));
            let _ = write!(text, "\n{}", flow(&out, 3, ", ", had));
            continue;
        }
        let score = card.score;
        let pieces = [
            teller.points(score.points as f32),
            teller.fill("rawsiko-completed", &[("n", score.completed.into())]),
            teller.fill("rawsiko-materials", &[("n", score.materials.into())]),
            teller.fill("rawsiko-territories", &[("n", score.territories.into())]),
        ];
        let _ = write!(text, "\n{}", flow(&start, 3, ", ", pieces));
        let wide = applications.iter().map(|one| one.application.name(teller.language()).chars().count());
        let wide = wide.max().unwrap_or(0).max(30);
        for one in &applications {
            let tick = if one.is_complete() { 'x' } else { ' ' };
            let (title, worth) = (one.application.name(teller.language()), one.application.points());
            let line = format!("   [{tick}] {title:<wide$} {worth:>2}");
            let missing: Vec<String> = one.missing.iter().map(|material| material.to_string()).collect();
            let misses = format!("{line}  {} ", teller.say("rawsiko-misses"));
            let line = if missing.is_empty() { line } else { flow(&misses, 42, " ", missing) };
            let _ = write!(text, "\n{line}");
        }
    }
    text
}

/// `Drones 11`.
fn title(one: &ApplicationScore, teller: &Teller<'_>) -> String {
    format!("{} {}", one.application.name(teller.language()), one.application.points())
}
