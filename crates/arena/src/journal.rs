//! Finished deals in a file: a line for each, behind a first line that says whose they are.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use game::BySeat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::leg::PlayedDeal;
use crate::luck::LUCK_OF_A_WIN;
use crate::{JournalError, Outcome, Times};

/// Counts the changes of what a line means.
pub(crate) const FORMAT: u32 = 1;
/// Wins that nobody's luck is worth, in games of any length.
const MOST_LUCK: i64 = 100;
/// Far longer than any line there is.
const MAX_LINE: u64 = 1 << 20;

/// One deal as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    leg: usize,
    deal: u64,
    games: Vec<GameLine>,
    times: Vec<Vec<(usize, u64)>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    luck: Vec<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameLine {
    ranks: Vec<u8>,
    points: Vec<i32>,
}

/// What a line of a leg must have, each so many times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) games: usize,
    pub(crate) seats: usize,
    pub(crate) entrants: usize,
    pub(crate) luck: usize,
}

/// A journal that is open for writing, by one run at a time.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens or begins the journal of the run that `head` describes, and hands over each deal it holds.
    pub(crate) fn open(
        path: &Path,
        head: &Value,
        shapes: &[Shape],
        mut take: impl FnMut(usize, u64, PlayedDeal),
    ) -> Result<Journal, JournalError> {
        let failed = |source| JournalError::File { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy { path: path.to_owned() }),
            Err(TryLockError::Error(source)) => return Err(failed(source)),
        }
        let mut journal = Journal { path: path.to_owned(), file };
        let whole = journal.read(head, shapes, &mut take)?;
        if journal.file.metadata().map_err(failed)?.len() > whole {
            journal.file.set_len(whole).map_err(failed)?;
        }
        journal.file.seek(SeekFrom::End(0)).map_err(failed)?;
        if whole == 0 {
            journal.line(&head.to_string())?;
        }
        Ok(journal)
    }

    /// Reads every whole line and says where they end: what follows was cut off when a run was killed.
    fn read(
        &self,
        head: &Value,
        shapes: &[Shape],
        take: &mut impl FnMut(usize, u64, PlayedDeal),
    ) -> Result<u64, JournalError> {
        let failed = |source| JournalError::File { path: self.path.clone(), source };
        let no_journal = || JournalError::NoJournal { path: self.path.clone() };
        let mut input = BufReader::new(&self.file);
        let first = whole_line(&mut input).map_err(failed)?;
        let mut end = match first {
            Text::Whole(text) => {
                self.same_run(&text, head)?;
                text.len() as u64
            }
            // A head that was cut off is begun anew; whatever else is there is not ours to overwrite.
            Text::Cut(text) if head.to_string().as_bytes().starts_with(&text) => return Ok(0),
            Text::Cut(_) | Text::TooLong => return Err(no_journal()),
        };
        let mut seen = std::collections::BTreeSet::new();
        for number in 2.. {
            let damaged = |why: String| JournalError::Damaged { path: self.path.clone(), line: number, why };
            let text = match whole_line(&mut input).map_err(failed)? {
                Text::Whole(text) => text,
                Text::Cut(_) => break,
                Text::TooLong => return Err(damaged(format!("it is longer than {MAX_LINE} bytes"))),
            };
            let line: Option<Line> = serde_json::from_slice(&text).ok();
            let line = line.ok_or_else(|| damaged("it is not what an arena writes".to_owned()))?;
            let (leg, deal) = (line.leg, line.deal);
            let played = shapes.get(leg).and_then(|shape| played(line, *shape));
            let played = played.ok_or_else(|| damaged("it does not fit the first line".to_owned()))?;
            if !seen.insert((leg, deal)) {
                return Err(damaged(format!("deal {deal} stands there twice")));
            }
            take(leg, deal, played);
            end += text.len() as u64;
        }
        Ok(end)
    }

    fn same_run(&self, text: &[u8], head: &Value) -> Result<(), JournalError> {
        let found: Option<Value> = serde_json::from_slice(text).ok();
        let found = found.filter(|found| found.get("journal").is_some());
        let found = found.ok_or_else(|| JournalError::NoJournal { path: self.path.clone() })?;
        match difference("", &found, head) {
            None => Ok(()),
            Some((what, there, here)) => Err(JournalError::OtherRun { path: self.path.clone(), what, there, here }),
        }
    }

    /// Adds a deal.
    pub(crate) fn write(&mut self, leg: usize, deal: u64, played: &PlayedDeal) -> Result<(), JournalError> {
        let games = played.games.iter().map(|game| GameLine {
            ranks: game.ranks.values().copied().collect(),
            points: game.points.values().copied().collect(),
        });
        let times = played.times.iter().map(|times| times.filled().collect());
        let line = Line { leg, deal, games: games.collect(), times: times.collect(), luck: played.luck.clone() };
        let text = serde_json::to_string(&line)
            .map_err(|error| JournalError::File { path: self.path.clone(), source: error.into() })?;
        self.line(&text)
    }

    /// One write a line: a killed run leaves at most one line that is cut.
    fn line(&mut self, text: &str) -> Result<(), JournalError> {
        let source = self.file.write_all(format!("{text}\n").as_bytes());
        source.map_err(|source| JournalError::File { path: self.path.clone(), source })
    }
}

/// The seed of the run whose journal this is, if it is one.
#[must_use]
pub fn seed_of(path: &Path) -> Option<u64> {
    let mut input = BufReader::new(File::open(path).ok()?);
    let Text::Whole(text) = whole_line(&mut input).ok()? else { return None };
    let head: Value = serde_json::from_slice(&text).ok()?;
    head.get("journal").and(head.get("seed")).and_then(Value::as_u64)
}

enum Text {
    /// A line with its end.
    Whole(Vec<u8>),
    /// What follows the last line end; often nothing.
    Cut(Vec<u8>),
    TooLong,
}

fn whole_line(input: &mut impl BufRead) -> io::Result<Text> {
    let mut text = Vec::new();
    input.take(MAX_LINE).read_until(b'\n', &mut text)?;
    Ok(match text.last() {
        Some(b'\n') => Text::Whole(text),
        _ if text.len() as u64 == MAX_LINE => Text::TooLong,
        _ => Text::Cut(text),
    })
}

/// What a line says, if it can be so.
fn played(line: Line, Shape { games, seats, entrants, luck }: Shape) -> Option<PlayedDeal> {
    let fits = |game: &GameLine| {
        let ranks = &game.ranks;
        ranks.len() == seats
            && game.points.len() == seats
            && ranks.iter().all(|rank| {
                let before = ranks.iter().filter(|other| *other < rank).count();
                usize::from(*rank) == before + 1
            })
    };
    let counts = [(line.games.len(), games), (line.times.len(), entrants), (line.luck.len(), luck)];
    let absurd = |luck: &i64| luck.unsigned_abs() > (MOST_LUCK * LUCK_OF_A_WIN) as u64;
    if counts.iter().any(|(found, expected)| found != expected)
        || !line.games.iter().all(fits)
        || line.luck.iter().any(absurd)
    {
        return None;
    }
    let outcome = |game: GameLine| {
        Some(Outcome { ranks: BySeat::from_values(game.ranks)?, points: BySeat::from_values(game.points)? })
    };
    let games = line.games.into_iter().map(outcome).collect::<Option<_>>()?;
    let times = line.times.iter().map(|filled| Times::from_filled(filled)).collect::<Option<_>>()?;
    Some(PlayedDeal { games, times, luck: line.luck })
}

/// The first place where two values differ, and what stands there in each.
fn difference(place: &str, one: &Value, other: &Value) -> Option<(String, String, String)> {
    let below = |key: &str| if place.is_empty() { key.to_owned() } else { format!("{place}.{key}") };
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let keys = other.keys().chain(one.keys().filter(|key| !other.contains_key(*key)));
            keys.into_iter().find_map(|key| {
                difference(&below(key), one.get(key).unwrap_or(&Value::Null), other.get(key).unwrap_or(&Value::Null))
            })
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).enumerate().find_map(|(n, (a, b))| difference(&below(&n.to_string()), a, b))
        }
        (Value::Array(one), Value::Array(other)) => {
            Some((place.to_owned(), format!("{} long", one.len()), format!("{} long", other.len())))
        }
        _ if one == other => None,
        _ => Some((place.to_owned(), one.to_string(), other.to_string())),
    }
}
