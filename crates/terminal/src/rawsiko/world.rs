//! The world as text: what can be claimed, who holds what, and what dice promise.

use std::fmt::Write as _;

use rawsiko::{Action, Continent, Look, Territory, View, odds};

use super::{legal, marked};
use crate::{Ink, Teller, flow};

/// The sides of the table of odds.
const MOST_ATTACKERS: u8 = 10;
const MOST_DEFENDERS: u8 = 8;

/// The continents in which the player can claim, with what is free there.
pub(super) fn claims(look: &Look<'_>, teller: &Teller<'_>) -> String {
    let paint = teller.paint();
    let legal = legal(look.view);
    let mut text = paint.ink(Ink::Strong, wrapped(&teller.say("rawsiko-claims")));
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
            .map(|(seat, _)| teller.name_inside(seat))
            .collect();
        let who = match there.is_empty() {
            true => teller.say("rawsiko-unoccupied"),
            false => teller.fill("rawsiko-shared-with", &[("names", teller.all_of(&there).into())]),
        };
        let ways = teller.fill("rawsiko-ways", &[("n", groups.into())]);
        let free = continent.territories().iter().filter(|one| look.at(*one).owner.is_none());
        let free = free.map(|one| format!("{one} {}", marked(Some(look), one.materials(), teller)));
        let _ = write!(text, "\n  {} ({who}{}{ways})", paint.ink(Ink::Strong, continent.id()), teller.semicolon());
        let _ = write!(text, "\n{}", flow("    ", 4, teller.semicolon(), free));
    }
    text
}

/// Every territory, and the odds of every conflict of a usual size.
pub(super) fn left(view: &View, teller: &Teller<'_>) -> String {
    let paint = teller.paint();
    let look = view.viewer.seat().map(|seat| Look::new(view, seat));
    let mut text = paint.ink(Ink::Strong, teller.say("rawsiko-world"));
    for continent in Continent::all() {
        let territories = continent.territories();
        let _ = write!(text, "\n{}", paint.ink(Ink::Strong, continent.name(teller.language())));
        let _ = write!(
            text,
            "\n{}",
            flow("  ", 2, teller.semicolon(), territories.iter().map(|one| line(view, look.as_ref(), one, teller)))
        );
    }
    text += "\n\n";
    text += &paint.ink(Ink::Strong, wrapped(&teller.say("rawsiko-odds")));
    let _ = write!(text, "\n    {}", (1..=MOST_DEFENDERS).map(|n| format!("{n:>7}")).collect::<String>());
    for attackers in 1..=MOST_ATTACKERS {
        let row =
            (1..=MOST_DEFENDERS).map(|defenders| format!("{:>7}", teller.percent(odds(attackers, defenders).take)));
        let _ = write!(text, "\n  {attackers:>2}{}", row.collect::<String>());
    }
    text
}

fn line(view: &View, look: Option<&Look<'_>>, territory: Territory, teller: &Teller<'_>) -> String {
    let here = view.board[territory.index()];
    let who = match here.owner {
        None => teller.say("rawsiko-empty"),
        Some(owner) => {
            teller.fill("rawsiko-with", &[("name", teller.name_inside(owner).into()), ("n", here.assets.into())])
        }
    };
    format!("{territory} ({who}) {}", marked(look, territory.materials(), teller))
}

fn wrapped(text: &str) -> String {
    flow("", 0, " ", text.split(' '))
}
