//! What happened, told to one player: *you* for themselves.

use std::fmt::Write as _;

use game::terminal::flow;
use game::{BySeat, Ink, Names, Paint, Seat};

use super::{ENGLISH, capital, listed, name};
use crate::{Dice, Event, GameEnd, Losses, Territory, View};

pub(super) fn tell(event: &Event, view: &View, names: &Names, paint: Paint) -> Option<String> {
    // Who does something, with the word in the form for them: `You move`, `Ana moves`.
    let does = |seat: &Seat, verb: &str| {
        let subject = capital(&name(view, names, *seat));
        format!("{} {}", paint.ink(Ink::Strong, subject), conjugated(view, *seat, verb))
    };
    let who = |seat: &Seat| name(view, names, *seat);
    let place = |territory: &Territory| territory.name(ENGLISH);
    let told = match event {
        Event::Claimed { seat, group } => {
            let places: Vec<String> = group.territories().iter().map(|one| place(&one).to_owned()).collect();
            format!("{} {} in {}", does(seat, "claim"), listed(&places), group.continent().name(ENGLISH))
        }
        Event::Placed { seat, territory, n, .. } => format!("{} {n} in {}", does(seat, "place"), place(territory)),
        Event::TurnBegan { turn, turns, first } => {
            let turn = format!("Turn {turn} of {turns} begins with {}", who(first));
            format!("\n{}", paint.ink(Ink::Strong, turn))
        }
        Event::Invested { income, .. } => {
            let listed = income.iter().filter(|(seat, _)| view.seats[*seat].out.is_none());
            let listed: Vec<String> = listed.map(|(seat, n)| format!("{} {n}", who(&seat))).collect();
            flow("  New assets: ", 4, ", ", listed)
        }
        Event::Moved { seat, from, to, n, taken } => {
            let takes = if *taken { format!(" and {} it", conjugated(view, *seat, "take")) } else { String::new() };
            format!("{} {n} from {} to {}{takes}", does(seat, "move"), place(from), place(to))
        }
        Event::Attacked { seat, defender, from, to, n } => {
            let defender = paint.ink(if view.viewer.is(*defender) { Ink::Red } else { Ink::Strong }, who(defender));
            format!("{} {defender} in {} from {} with {n}", does(seat, "attack"), place(to), place(from))
        }
        Event::Fought { seat, defender, attack, defence, losses, .. } => {
            let loses = |seat: &Seat, n: u8| format!("{} {n}", does(seat, "lose"));
            fought(*attack, *defence, *losses, &loses(seat, losses.attacker), &loses(defender, losses.defender))
        }
        Event::Taken { seat, territory, .. } => format!("  {} {}", does(seat, "take"), place(territory)),
        Event::Emptied { territory, .. } => format!("  {} is left empty", place(territory)),
        Event::Eliminated { seat, by } if seat == by => {
            format!("  {} nothing left and {} out", does(seat, "have"), conjugated(view, *seat, "be"))
        }
        Event::Eliminated { seat, by } => format!("  {} out, by {}", does(seat, "be"), who(by)),
        Event::Shortened { turns } => format!("  The stranglehold tightens: the game has {turns} turns now"),
        Event::ActionEnded { seat } => does(seat, "end"),
        Event::Traded { seat, material, new } => {
            let again = if *new { "" } else { ", which was held already" };
            format!("{} {} ({material}) from China{again}", does(seat, "get"), material.name(ENGLISH))
        }
        Event::GameEnded { why, turn, ranks, .. } => return Some(ended(*why, *turn, ranks, view, names, paint)),
    };
    Some(fitted(&told))
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

/// The verb as it goes with *you* or with a name.
fn conjugated(view: &View, seat: Seat, verb: &str) -> String {
    let you = view.viewer.is(seat);
    match verb {
        "be" => if you { "are" } else { "is" }.to_owned(),
        "have" => if you { "have" } else { "has" }.to_owned(),
        _ if you => verb.to_owned(),
        _ => format!("{verb}s"),
    }
}

/// The dice pair by pair, and what they cost.
fn fought(attack: Dice, defence: Dice, losses: Losses, attacker: &str, defender: &str) -> String {
    let pairs = attack.faces().iter().zip(defence.faces()).map(|(one, other)| match one > other {
        true => format!("{one} beats {other}"),
        false if one == other => format!("{one} ties {other}"),
        false => format!("{one} loses to {other}"),
    });
    let pairs = pairs.collect::<Vec<_>>().join(", ");
    let lost = match (losses.attacker, losses.defender) {
        (0, _) => defender.to_owned(),
        (_, 0) => attacker.to_owned(),
        (_, _) => format!("{attacker}, {defender}"),
    };
    format!("  {attack} against {defence}: {pairs}. {lost}")
}

fn ended(why: GameEnd, turn: u8, ranks: &BySeat<u8>, view: &View, names: &Names, paint: Paint) -> String {
    let mut text = match why {
        GameEnd::LastTurn => format!("\nThe game ends after turn {turn}"),
        GameEnd::OneLeft(seat) if view.viewer.is(seat) => format!("\nThe game ends in turn {turn}: only you are left"),
        GameEnd::OneLeft(seat) => format!("\nThe game ends in turn {turn}: only {} is left", names.of(seat)),
    };
    let mut seats: Vec<Seat> = Seat::all(ranks.seats()).collect();
    seats.sort_by_key(|seat| ranks[*seat]);
    for seat in seats {
        let player = &view.seats[seat];
        let who = paint.ink(Ink::Strong, capital(&name(view, names, seat)));
        let Some(card) = player.objective else { continue };
        if player.out.is_some() {
            let had = card
                .score
                .applications
                .map(|one| format!("{} {}", one.application.name(ENGLISH), one.application.points()));
            let _ = write!(text, "\n{}", flow(&format!("{}. {who}: out; the card was ", ranks[seat]), 3, ", ", had));
            continue;
        }
        let score = card.score;
        let _ = write!(
            text,
            "\n{}. {who}: {} points, {} complete, {} materials, {} territories",
            ranks[seat], score.points, score.completed, score.materials, score.territories
        );
        for one in &score.applications {
            let tick = if one.is_complete() { 'x' } else { ' ' };
            let (title, worth) = (one.application.name(ENGLISH), one.application.points());
            let line = format!("   [{tick}] {title:<30} {worth:>2}");
            let missing: Vec<String> = one.missing.iter().map(|material| material.to_string()).collect();
            let misses = if missing.is_empty() { line } else { flow(&format!("{line}  misses "), 42, " ", missing) };
            let _ = write!(text, "\n{misses}");
        }
    }
    text
}
