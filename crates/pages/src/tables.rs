//! My tables: those that go on, and those that are over.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};

use crate::art::{icon, token};
use crate::direction::listed;
use crate::offer::Offer;
use crate::shell::{Shell, page};
use crate::words::Words;

/// How a table stands, from my side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It waits for so many players.
    Gathering(usize),
    /// All chairs are taken; the deal is being made.
    Dealing,
    /// It is mine to act.
    MyMove,
    /// It waits for somebody else.
    Waits(String),
    /// It is over: who won, if anybody did.
    Over {
        /// The winner's name.
        winner: Option<String>,
        /// Whether that is me.
        me: bool,
        /// My place, from 1, and my points, where the game came to its end.
        mine: Option<(u8, i32)>,
    },
}

impl Standing {
    /// In a sentence.
    fn told(&self, words: Words) -> String {
        let name = |key: &str, name: &str| words.fill(key, &[("name", FluentValue::from(name.to_owned()))]);
        match self {
            Standing::Gathering(free) => words.fill("tables-free", &[("count", (*free).into())]),
            Standing::Dealing => words.say("tables-dealing"),
            Standing::MyMove => words.say("tables-my-move"),
            Standing::Waits(whom) => name("tables-waits", whom),
            Standing::Over { mine: Some((1, score)), .. } => words.fill("games-won", &[("score", (*score).into())]),
            Standing::Over { mine: Some((rank, score)), winner: Some(winner), .. } => {
                let gaps = [("score", (*score).into()), ("rank", (*rank).into()), ("name", winner.as_str().into())];
                words.fill("games-lost", &gaps)
            }
            Standing::Over { me: true, .. } => words.say("tables-i-won"),
            Standing::Over { winner: Some(winner), .. } => name("tables-won", winner),
            Standing::Over { winner: None, .. } => words.say("tables-given-up"),
        }
    }
}

/// One of my tables in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// Its name in addresses.
    pub id: String,
    /// Where I sit; none if I only look on.
    pub seat: Option<Seat>,
    /// The others' names, in seat order.
    pub others: Vec<String>,
    /// Which game.
    pub game: &'static str,
    /// What it agreed on that is not usual, each in a few words.
    pub unusual: Vec<String>,
    /// The round it is in, once it is played.
    pub round: Option<u8>,
    /// How it stands.
    pub standing: Standing,
    /// For how long it has waited, in milliseconds.
    pub waits: Option<i64>,
    /// What the clock of whoever decides has left, in milliseconds.
    pub left: Option<i64>,
    /// When it ended: `2026-11-15`.
    pub ended: Option<String>,
}

impl TableLine {
    fn title(&self, words: Words) -> String {
        if self.others.is_empty() {
            return words.say("tables-alone");
        }
        words.fill("tables-with", &[("names", listed(self.others.iter().map(String::as_str)).into())])
    }

    fn note(&self, words: Words) -> Markup {
        let mut told = self.standing.told(words);
        if let Some(left) = self.left {
            told += &format!(" · {}", words.fill("slow-left", &[("rest", crate::slow::rest(words, left).into())]));
        }
        // Who just moved need not read that they wait.
        if let Some(waits) = self.waits.filter(|waits| *waits >= 60_000) {
            let span = crate::slow::span(words, waits);
            told += &format!(" · {}", words.fill("slow-waits", &[("span", span.into())]));
        }
        let over = matches!(self.standing, Standing::Over { .. });
        let mut parts = vec![crate::games::name(words, self.game)];
        parts.extend(self.unusual.iter().cloned());
        parts.extend(self.round.filter(|_| !over).map(|round| Offer::of(self.game).round(words, round)));
        html! {
            (parts.join(" · ")) " · "
            @if let Some(ended) = &self.ended { (crate::games::day(words, ended)) " · " }
            (told)
        }
    }
}

/// A table as a card to click on; in gold if it waits for me.
pub(crate) fn card(words: Words, line: &TableLine) -> Markup {
    let (class, action, button) = match line.standing {
        Standing::MyMove => ("card resume", "tables-resume", "b sm primary"),
        Standing::Over { .. } => ("card resume quiet", "tables-look", "b sm"),
        _ => ("card resume quiet", "tables-resume", "b sm"),
    };
    html! {
        a class=(class) href=(format!("/t/{}", line.id)) {
            @if let Some(seat) = line.seat { (token(seat, false)) } @else { (icon("i-veil")) }
            span class="rs" { b { (line.title(words)) } span { (line.note(words)) } }
            span class=(button) { (words.say(action)) }
        }
    }
}

/// The page of my tables.
#[must_use]
pub fn tables(shell: &Shell<'_>, running: &[TableLine], finished: &[TableLine]) -> Markup {
    let words = shell.words;
    let title = words.say("tables-title");
    let list = |lines: &[TableLine]| html! { ul class="lines" { @for line in lines { li { (card(words, line)) } } } };
    let main = html! {
        main class="doc" id="main" {
            (crate::art::hero())
            header class="doc-h" { h1 { (title) } p class="lead" { (words.say("tables-lead")) } }
            section aria-labelledby="running" {
                h2 id="running" { (words.say("tables-running")) }
                @if running.is_empty() {
                    p class="card none-yet" { (words.say("tables-none")) " " a href="/" { (words.say("tables-begin")) } }
                }
                (list(running))
            }
            @if !finished.is_empty() {
                section aria-labelledby="finished" { h2 id="finished" { (words.say("tables-finished")) } (list(finished)) }
            }
        }
    };
    page(shell, &title, "text", main)
}

#[cfg(test)]
mod tests {
    use game::{Language, Seat};

    use super::{Standing, TableLine, listed};
    use crate::Words;

    #[test]
    fn a_finished_game_is_told_apart_from_others_with_the_same_people() {
        let standing = |mine| Standing::Over { winner: Some("Scribe".to_owned()), me: false, mine };
        let line = TableLine {
            id: "abc".to_owned(),
            seat: Some(Seat::FIRST),
            others: vec!["Scribe".to_owned(), "Scribe".to_owned()],
            game: "ra",
            unusual: Vec::new(),
            round: Some(3),
            standing: standing(Some((2, 34))),
            waits: None,
            left: None,
            ended: Some("2026-11-15".to_owned()),
        };
        let words = Words::of(Language::English);
        let day = "<time datetime=\"2026-11-15\">15 November 2026</time>";
        assert_eq!(line.note(words).into_string(), format!("Ra · {day} · 2nd with 34 points, Scribe won"));
        let open = TableLine { unusual: vec!["Scores: open".to_owned()], ..line.clone() };
        assert!(open.note(words).into_string().starts_with("Ra · Scores: open · "));
        let given_up = TableLine { standing: standing(None), ended: None, ..line };
        assert_eq!(given_up.note(words).into_string(), "Ra · Scribe won");
    }

    #[test]
    fn bots_of_one_name_are_told_once() {
        assert_eq!(listed(["Scribe", "Inês", "Scribe"]), "Scribe\u{a0}×2, Inês");
        assert_eq!(listed([]), "");
    }
}
