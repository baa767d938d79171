//! The world as text: what can be claimed, who holds what, and what dice promise.

use std::fmt::Write as _;

use game::terminal::flow;
use game::{Ink, Names, Paint};

use super::{ENGLISH, Look, legal, listed, marked, name, percent};
use crate::{Action, Continent, Territory, View, odds};

/// The sides of the table of odds.
const MOST_ATTACKERS: u8 = 10;
const MOST_DEFENDERS: u8 = 8;

/// The continents in which the player can claim, with what is free there.
pub(super) fn claims(look: &Look<'_>, names: &Names, paint: Paint) -> String {
    let legal = legal(look.view);
    let title = "What can be claimed (* your card needs it and you miss it, + you hold it)";
    let mut text = paint.ink(Ink::Strong, title);
    for continent in Continent::all() {
        let groups =
            legal.iter().filter(|action| matches!(action, Action::Claim(group) if group.continent() == continent));
        let groups = groups.count();
        if groups == 0 {
            continue;
        }
        let there: Vec<String> = look
            .view
            .seats
            .iter()
            .filter(|(_, player)| !player.territories.common(continent.territories()).is_empty())
            .map(|(seat, _)| name(look.view, names, seat))
            .collect();
        let who = if there.is_empty() { "unoccupied".to_owned() } else { format!("with {}", listed(&there)) };
        let ways = if groups == 1 { "1 way".to_owned() } else { format!("{groups} ways") };
        let free = continent.territories().iter().filter(|one| look.at(*one).owner.is_none());
        let free = free.map(|one| format!("{one} {}", marked(Some(look), one.materials(), paint)));
        let _ = write!(text, "\n  {} ({who}; {ways})", paint.ink(Ink::Strong, continent.id()));
        let _ = write!(text, "\n{}", flow("    ", 4, "; ", free));
    }
    text
}

/// Every territory, and the odds of every conflict of a usual size.
pub(super) fn left(view: &View, names: &Names, paint: Paint) -> String {
    let look = view.viewer.seat().map(|seat| Look::new(view, seat));
    let mut text = paint.ink(Ink::Strong, "The world: owner and assets, materials");
    for continent in Continent::all() {
        let territories = continent.territories();
        let _ = write!(text, "\n{}", paint.ink(Ink::Strong, continent.name(ENGLISH)));
        let _ = write!(
            text,
            "\n{}",
            flow("  ", 2, "; ", territories.iter().map(|one| line(view, look.as_ref(), names, one, paint)))
        );
    }
    text += "\n\n";
    text += &paint.ink(Ink::Strong, "Chance to take a territory, fighting to the end: attackers down,");
    text += "\n";
    text += &paint.ink(Ink::Strong, "defenders across. Only dice are left to chance; on a tie the attacker loses.");
    let _ = write!(text, "\n    {}", (1..=MOST_DEFENDERS).map(|n| format!("{n:>7}")).collect::<String>());
    for attackers in 1..=MOST_ATTACKERS {
        let row = (1..=MOST_DEFENDERS).map(|defenders| format!("{:>7}", percent(odds(attackers, defenders).take)));
        let _ = write!(text, "\n  {attackers:>2}{}", row.collect::<String>());
    }
    text
}

fn line(view: &View, look: Option<&Look<'_>>, names: &Names, territory: Territory, paint: Paint) -> String {
    let here = view.board[territory.index()];
    let who = match here.owner {
        None => "empty".to_owned(),
        Some(owner) => format!("{} with {}", name(view, names, owner), here.assets),
    };
    format!("{territory} ({who}) {}", marked(look, territory.materials(), paint))
}
