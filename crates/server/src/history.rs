//! The games a person has finished, and how they find one again.

use axum::Router;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::get;
use game::notation::number;
use game::{Language, Seat};
use pages::Words;
use pages::games::{GameLine, Games, Sought};
use serde::Deserialize;
use store::{FinishedTable, Occupant, PersonId};

use crate::app::App;
use crate::lists::Called;
use crate::people::Visitor;
use crate::refusal::Refusal;
use crate::table::result;
use crate::{answer, dates};

/// How many games a page shows.
const PAGE: usize = 50;
/// How many games of one person are looked through.
const MOST: u32 = 20_000;
/// The longest search, in letters.
const LONGEST: usize = 100;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/me/games", get(show))
}

/// What the query says.
#[derive(Debug, Default, Deserialize)]
struct Wanted {
    q: Option<String>,
    from: Option<String>,
    to: Option<String>,
    page: Option<String>,
}

impl FromRequestParts<App> for Wanted {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Wanted, Refusal> {
        let query = Query::<Wanted>::from_request_parts(parts, app).await;
        query.map(|Query(wanted)| wanted).map_err(|rejection| Refusal::BadForm(rejection.body_text()))
    }
}

impl Wanted {
    /// What was looked for, as it can be looked for.
    fn sought(&self) -> Result<Sought, Refusal> {
        let text = |field: &Option<String>| field.as_deref().unwrap_or_default().trim().to_owned();
        let sought = Sought { words: text(&self.q), from: text(&self.from), to: text(&self.to) };
        let day = |text: &str| text.is_empty() || dates::begin(text).is_some();
        if !day(&sought.from) || !day(&sought.to) {
            return Err(Refusal::BadForm("from, to: days such as 2026-11-15".to_owned()));
        }
        if sought.words.chars().count() > LONGEST {
            return Err(Refusal::TooLarge);
        }
        Ok(sought)
    }
}

async fn show(State(app): State<App>, wanted: Wanted, visitor: Visitor) -> Result<Response, Refusal> {
    let sought = wanted.sought()?;
    let games = match visitor.person.as_ref() {
        Some(person) => finished(&app, person.id).await?,
        None => Vec::new(),
    };
    let called = Called::of(&app, games.iter().map(|game| (&game.id, &game.seats[..]))).await?;
    let me = visitor.person.as_ref().map_or(PersonId(0), |person| person.id);
    let found: Vec<GameLine> = games
        .iter()
        .filter(|game| in_time(game, &sought))
        .filter_map(|game| line(game, me, &called, visitor.language))
        .filter(|line| fits(line, &sought.words, visitor.words()))
        .collect();
    let pages = found.len().div_ceil(PAGE).max(1);
    let page = wanted.page.as_deref().and_then(number).unwrap_or(1).clamp(1, pages);
    let lines = &found[(page - 1) * PAGE..found.len().min(page * PAGE)];
    let query = query(&sought);
    let games = Games { lines, found: found.len(), page: (page, pages), sought: &sought, query: &query };
    let mut shell = visitor.shell();
    shell.path = "/me/games";
    Ok(answer::page(pages::games::games(&shell, &games)))
}

/// The finished games of a person. Those of which no result was kept yet are read once, and kept.
async fn finished(app: &App, person: PersonId) -> Result<Vec<FinishedTable>, Refusal> {
    let archive = app.store.records();
    for id in archive.untold(person).await? {
        let Some(stored) = app.store.load_table(&id).await? else { continue };
        if let Some(result) = result(&stored) {
            archive.keep_result(&id, &result).await?;
        }
    }
    Ok(archive.finished(person, MOST).await?)
}

fn in_time(game: &FinishedTable, sought: &Sought) -> bool {
    let at = game.result.ended_at;
    let from = dates::begin(&sought.from).is_none_or(|from| from <= at);
    from && dates::begin(&sought.to).is_none_or(|to| at < to + dates::DAY)
}

/// A game as the list shows it; `None` if the person did not stay.
fn line(game: &FinishedTable, me: PersonId, called: &Called, language: Language) -> Option<GameLine> {
    let words = Words::of(language);
    let name = |place: usize| called.at_table(words, &game.game, &game.id, &game.seats, place).unwrap_or_default();
    let mine = |occupant: &Occupant| *occupant == Occupant::Person(me);
    // At a shared screen all chairs are mine: then the best of them counts.
    let ranks = game.result.ranks.iter().copied();
    let best =
        game.seats.iter().zip(ranks).enumerate().filter(|(_, (one, _))| mine(one)).min_by_key(|(_, (_, rank))| *rank);
    let (place, (_, rank)) = best?;
    let winner = game.result.ranks.iter().position(|rank| *rank == 1).map(name);
    Some(GameLine {
        id: game.id.to_string(),
        seat: Seat::new(place as u8),
        game: pages::games::name(words, &game.game),
        others: if game.seats.iter().filter(|one| mine(one)).count() > 1 {
            (0..game.seats.len()).map(name).collect()
        } else {
            // Without numbers: the list says `Scribe ×3`.
            let others = game.seats.iter().filter(|one| !mine(one));
            others.filter_map(|one| called.name(words, &game.game, one)).collect()
        },
        date: dates::day(game.result.ended_at),
        rank: Some(rank),
        score: game.result.scores.get(place).copied(),
        winner: winner.filter(|_| rank != 1),
    })
}

/// Whether every word that was typed stands for something about this game.
fn fits(line: &GameLine, sought: &str, words: Words) -> bool {
    let won = line.rank == Some(1);
    // In the person's language and in English, which links and habits may hold.
    let outcome = [words, Words::of(Language::English)].map(|words| pages::games::outcome(words, won)).join(" ");
    let about = format!("{} {} {} {}", line.others.join(" "), line.game, line.date, line.id).to_lowercase();
    let outcome = outcome.to_lowercase();
    sought
        .to_lowercase()
        .split_whitespace()
        .all(|word| about.contains(word) || outcome.split(' ').any(|known| known == word))
}

/// What was looked for, as the query of an address.
fn query(sought: &Sought) -> String {
    let pairs = [("q", &sought.words), ("from", &sought.from), ("to", &sought.to)];
    let pairs = pairs.iter().filter(|(_, value)| !value.is_empty());
    pairs.map(|(name, value)| format!("{name}={}", escaped(value))).collect::<Vec<_>>().join("&")
}

fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}
