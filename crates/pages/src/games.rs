//! The games a person has finished: one page of them, and a way to find one.

use fluent_bundle::FluentValue;
use game::Seat;
use maud::{Markup, html};

use crate::art::{icon, token};
use crate::direction::listed;
use crate::shell::{Shell, prose};
use crate::words::Words;

/// One finished game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// Its table's name in addresses.
    pub id: String,
    /// Where I sat.
    pub seat: Option<Seat>,
    /// What the game is called.
    pub game: String,
    /// The others' names, in seat order.
    pub others: Vec<String>,
    /// When it ended: `2026-11-15`.
    pub date: String,
    /// My place, from 1; none where it has none.
    pub rank: Option<u8>,
    /// My points.
    pub score: Option<i32>,
    /// Who won, where it was not me.
    pub winner: Option<String>,
}

impl GameLine {
    /// How it went, in a sentence.
    #[must_use]
    pub fn told(&self, words: Words) -> String {
        let score = ("score", FluentValue::from(self.score.unwrap_or_default()));
        match (self.rank, &self.winner) {
            (Some(1), _) => words.fill("games-won", &[score]),
            (Some(rank), Some(winner)) => {
                words.fill("games-lost", &[score, ("rank", rank.into()), ("name", winner.as_str().into())])
            }
            _ => words.say("games-over"),
        }
    }
}

/// What was looked for.
#[derive(Clone, Debug, Default)]
pub struct Sought {
    /// Words.
    pub words: String,
    /// From this day on: `2026-11-01`, or nothing.
    pub from: String,
    /// Up to this day.
    pub to: String,
}

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Games<'a> {
    /// The games of this page, newest first.
    pub lines: &'a [GameLine],
    /// How many were found in all.
    pub found: usize,
    /// Which page, from 1, and of how many.
    pub page: (usize, usize),
    /// What was looked for.
    pub sought: &'a Sought,
    /// The query of the form, without the page: `q=ana&from=…`.
    pub query: &'a str,
}

/// The page.
#[must_use]
pub fn games(shell: &Shell<'_>, games: &Games<'_>) -> Markup {
    let words = shell.words;
    let sought = games.sought;
    let body = html! {
        (crate::replay::sheet())
        form class="card panel seek" method="get" action="/me/games" role="search" {
            div class="field wide" {
                label for="q" { (words.say("games-search")) }
                input class="line" id="q" type="search" name="q" maxlength="100" value=(sought.words)
                    placeholder=(words.say("games-search-hint"));
            }
            div class="field" {
                label for="from" { (words.say("games-from")) }
                input class="line" id="from" type="date" name="from" value=(sought.from);
            }
            div class="field" {
                label for="to" { (words.say("games-to")) }
                input class="line" id="to" type="date" name="to" value=(sought.to);
            }
            button class="b sm primary" { (words.say("games-find")) }
        }
        p class="note" role="status" { (words.fill("games-found", &[("count", games.found.into())])) }
        @if games.found > 0 {
            ul class="lines" id="games" { @for line in games.lines { li { (card(words, line)) } } }
        }
        (pager(words, games))
        p { a class="b sm" href="/replay" { (words.say("replay-open-title")) } }
    };
    prose(shell, &words.say("games-title"), &words.say("games-lead"), body)
}

fn card(words: Words, line: &GameLine) -> Markup {
    let with = match line.others.is_empty() {
        true => words.say("games-alone"),
        false => words.fill("tables-with", &[("names", listed(line.others.iter().map(String::as_str)).into())]),
    };
    html! {
        a class="card resume quiet" href={ "/t/" (line.id) "/step/0" } {
            @if let Some(seat) = line.seat { (token(seat, false)) } @else { (icon("i-veil")) }
            span class="rs" {
                b { (with) }
                span { (line.game) " · " (day(words, &line.date)) " · " (line.told(words)) }
            }
            span class="b sm" { (words.say("replay-watch")) }
        }
    }
}

/// A day such as `2026-11-15` as people write it.
pub(crate) fn day(words: Words, date: &str) -> Markup {
    let mut parts = date.splitn(3, '-').map(|part| part.parse::<u16>().ok());
    let told = match (parts.next().flatten(), parts.next().flatten(), parts.next().flatten()) {
        (Some(year), Some(month), Some(day)) => {
            words.fill("games-day", &[("day", day.into()), ("month", month.into()), ("year", year.into())])
        }
        _ => date.to_owned(),
    };
    html! { time datetime=(date) { (told) } }
}

fn pager(words: Words, games: &Games<'_>) -> Markup {
    let (page, pages) = games.page;
    let to =
        |page: usize| format!("/me/games?{}{}page={page}", games.query, if games.query.is_empty() { "" } else { "&" });
    html! {
        @if pages > 1 {
            nav class="buttons pager" aria-label=(words.say("games-pages")) {
                @if page > 1 { a class="b sm" rel="prev" href=(to(page - 1)) { (words.say("games-newer")) } }
                span { (words.fill("games-page", &[("n", page.into()), ("of", pages.into())])) }
                @if page < pages { a class="b sm" rel="next" href=(to(page + 1)) { (words.say("games-older")) } }
            }
        }
    }
}

/// What a game is about, in a few words.
#[must_use]
pub fn about(words: Words, game: &str) -> String {
    words.say(&format!("games-about-{game}"))
}

/// What a game is called in the person's language.
#[must_use]
pub fn name(words: Words, game: &str) -> String {
    words.say(&format!("games-name-{game}"))
}

/// The words by which a person looks for games they won, and for those they did not.
#[must_use]
pub fn outcome(words: Words, won: bool) -> String {
    words.say(if won { "games-word-won" } else { "games-word-lost" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Language;

    #[test]
    fn a_day_is_written_as_people_of_each_language_do() {
        let told = |date| Language::ALL.map(|language| day(Words::of(language), date).into_string());
        let expected = [
            "15 November 2026",
            "15 de novembro de 2026",
            "15 de noviembre de 2026",
            "15 novembre 2026",
            "15 ноября 2026\u{a0}г.",
        ];
        assert_eq!(told("2026-11-15"), expected.map(|day| format!("<time datetime=\"2026-11-15\">{day}</time>")));
        assert!(told("2026-12-01").iter().any(|day| day.contains(">1er décembre 2026<")), "{:?}", told("2026-12-01"));
        assert_eq!(told("soon")[0], "<time datetime=\"soon\">soon</time>", "what is no day is told as it is");
    }
}
