//! RAWsiko in words and figures: the account of a game, its scoring tables, its summary.

use std::fmt::Write as _;

use game::{BySeat, Game, Names, Seat, Told};
use serde::Serialize;

use crate::{
    Application, Dice, Event, GameEnd, Group, Language, Losses, Materials, Options, Phase, Score, State, Territories,
    Territory,
};

/// The account of a game is in English; names and facts come in other languages from [`crate::facts`].
const ENGLISH: Language = Language::English;

/// What a replayed game of RAWsiko comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    game: &'static str,
    players: usize,
    /// The points, final or as they stand.
    pub scores: BySeat<i32>,
    /// The ranks, once the game is over.
    pub ranks: Option<BySeat<u8>>,
    /// Whether it is.
    pub finished: bool,
    /// The turn in which the game ended or now is; 0 during the set-up.
    pub played: u8,
    /// The applications each seat has completed, in the order of the card.
    pub applications: BySeat<Vec<Application>>,
    /// How many different materials each seat holds, trade included.
    pub materials: BySeat<u8>,
    /// How many territories each seat holds.
    pub territories: BySeat<u8>,
}

impl Told for State {
    const RULES: &'static str = include_str!("../rules.txt");

    type Summary = Summary;

    fn opening(&self, names: &Names) -> String {
        let (players, turns, first) = (self.seats(), self.turns(), names.of(self.first()));
        let mut text = format!("RAWsiko for {players} players in {turns} turns; {first} begins");
        for seat in Seat::all(players) {
            let card = self.card(seat);
            let applications =
                card.applications().map(|one| format!("{} {}", one.name(ENGLISH), one.points())).join(", ");
            let _ = write!(text, "\n  {} has {card}: {applications}", names.of(seat));
            if let Some([one, two]) = self.dealt(seat) {
                let _ = write!(text, "\n    and was dealt {} and {}", one.name(ENGLISH), two.name(ENGLISH));
            }
        }
        text
    }

    fn tell(_options: &Options, event: &Event, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.of(*seat);
        let place = |territory: &Territory| territory.name(ENGLISH);
        Some(match event {
            Event::Claimed { seat, group } => format!("{} claims {}", who(seat), claimed(*group)),
            Event::Placed { seat, territory, n, .. } => format!("{} places {n} in {}", who(seat), place(territory)),
            Event::TurnBegan { turn, turns, first } => format!("Turn {turn} of {turns} begins with {}", who(first)),
            Event::Invested { income, .. } => {
                let listed: Vec<String> = income.iter().map(|(seat, n)| format!("{} {n}", who(&seat))).collect();
                format!("  New assets: {}", listed.join(", "))
            }
            Event::Moved { seat, from, to, n, taken } => {
                let takes = if *taken { " and takes it" } else { "" };
                format!("{} moves {n} from {} to {}{takes}", who(seat), place(from), place(to))
            }
            Event::Attacked { seat, defender, from, to, n } => {
                format!("{} attacks {} in {} from {} with {n}", who(seat), who(defender), place(to), place(from))
            }
            Event::Fought { seat, defender, attack, defence, losses, .. } => {
                fought(who(seat), who(defender), *attack, *defence, *losses)
            }
            Event::Taken { seat, territory, .. } => format!("  {} takes {}", who(seat), place(territory)),
            Event::Emptied { territory, .. } => format!("  {} is left empty", place(territory)),
            Event::Eliminated { seat, by } if seat == by => format!("  {} has nothing left and is out", who(seat)),
            Event::Eliminated { seat, by } => format!("  {} knocks {} out", who(by), who(seat)),
            Event::Shortened { turns } => format!("  The stranglehold tightens: the game is now {turns} turns long"),
            Event::ActionEnded { seat } => format!("{} ends", who(seat)),
            Event::Traded { seat, material, new } => {
                let again = if *new { "" } else { ", already held" };
                format!("{} gets {} from China{again}", who(seat), material.name(ENGLISH))
            }
            Event::GameEnded { why, turn, scores, ranks } => ended(*why, *turn, scores, ranks, names),
        })
    }

    fn summary(&self, _events: &[Event]) -> Summary {
        let finished = self.phase() == Phase::Over;
        let scores = BySeat::from_fn(self.seats(), |seat| self.score(seat));
        Summary {
            game: Self::NAME,
            players: self.seats(),
            scores: scores.map(|score| score.points),
            ranks: finished.then(|| self.ranks()),
            finished,
            played: self.turn(),
            applications: scores.map(|score| score.complete().collect()),
            materials: scores.map(|score| score.materials),
            territories: scores.map(|score| score.territories),
        }
    }

    fn facts(topic: Option<&str>, language: Language) -> Option<String> {
        match topic {
            Some(topic) => crate::facts::about(topic, language),
            None => Some(crate::facts::list(language)),
        }
    }

    fn standing(&self, names: &Names) -> String {
        let listed: Vec<String> =
            self.scores().iter().map(|(seat, points)| format!("{}: {points}", names.of(seat))).collect();
        let listed = listed.join(", ");
        let mut text = match (self.phase(), self.turn()) {
            (Phase::Over, _) => format!("Final scores: {listed}"),
            (_, 0) => format!("Unfinished, in the set-up. Points as they stand: {listed}"),
            (_, turn) => format!("Unfinished, in turn {turn} of {}. Points as they stand: {listed}", self.turns()),
        };
        let ranks = self.ranks();
        let mut seats: Vec<Seat> = Seat::all(self.seats()).collect();
        seats.sort_by_key(|seat| ranks[*seat]);
        for seat in seats {
            let _ = write!(text, "\n\n{}. {}: ", ranks[seat], names.of(seat));
            text += &match self.out(seat) {
                Some(_) => "out, with nothing left".to_owned(),
                None => sheet(&self.score(seat), self.traded(seat)),
            };
        }
        text
    }
}

/// `Germany and Ukraine in Europe`.
fn claimed(group: Group) -> String {
    format!("{} in {}", joined(group.territories()), group.continent().name(ENGLISH))
}

/// `Germany, Poland and Ukraine`.
fn joined(territories: Territories) -> String {
    let names: Vec<&str> = territories.iter().map(|territory| territory.name(ENGLISH)).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

fn fought(attacker: &str, defender: &str, attack: Dice, defence: Dice, losses: Losses) -> String {
    let lost = match (losses.attacker, losses.defender) {
        (0, n) => format!("{defender} loses {n}"),
        (n, 0) => format!("{attacker} loses {n}"),
        (a, d) => format!("{attacker} loses {a}, {defender} {d}"),
    };
    format!("  {attack} against {defence}: {lost}")
}

fn ended(why: GameEnd, turn: u8, scores: &BySeat<i32>, ranks: &BySeat<u8>, names: &Names) -> String {
    let winners: Vec<Seat> = ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect();
    let called: Vec<&str> = winners.iter().map(|seat| names.of(*seat)).collect();
    let points = winners.first().map_or(0, |seat| scores[*seat]);
    let how = match why {
        GameEnd::LastTurn => format!("The game ends after turn {turn}"),
        GameEnd::OneLeft(seat) => format!("The game ends in turn {turn}: only {} is left", names.of(seat)),
    };
    let tied = scores.values().filter(|score| **score == points).count() > winners.len();
    let by = match why {
        GameEnd::LastTurn if tied => ", ahead by applications, materials or territories",
        _ => "",
    };
    match called.as_slice() {
        [winner] => format!("{how}\n{winner} wins with {points} points{by}"),
        several => format!("{how}\n{} share the win with {points} points each", several.join(" and ")),
    }
}

/// The points of a seat and what breaks ties, then a line for each application: complete or not, has, misses.
fn sheet(score: &Score, traded: Materials) -> String {
    let count = |n: u8, one: &str| format!("{n} {one}{}", if n == 1 { "" } else { "s" });
    let mut text = format!(
        "{} points; {}, {}, {}",
        score.points,
        count(score.completed, "application"),
        count(score.materials, "material"),
        if score.territories == 1 { "1 territory".to_owned() } else { format!("{} territories", score.territories) },
    );
    if !traded.is_empty() {
        let _ = write!(text, "; from China: {traded}");
    }
    for one in &score.applications {
        let (tick, name, worth) =
            (if one.is_complete() { 'x' } else { ' ' }, one.application.name(ENGLISH), one.application.points());
        let _ = write!(text, "\n  [{tick}] {name:<30} {worth:>2}");
        if !one.held.is_empty() {
            let _ = write!(text, "  has {}", one.held);
        }
        if !one.missing.is_empty() {
            let _ = write!(text, "  misses {}", one.missing);
        }
    }
    text
}
