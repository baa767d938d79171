//! Ra in words and figures: the account of a game, its scoring tables, its summary.

use std::fmt::Write as _;

use game::notation::shorten;
use game::{BySeat, Game, Names, Seat, Told};
use serde::Serialize;

use crate::{AuctionCause, AuctionTrack, Edition, EpochEnd, Event, Options, Points, State, Tile};

/// What a replayed game of Ra comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    game: &'static str,
    players: usize,
    /// The totals, final or so far.
    pub scores: BySeat<i32>,
    /// Who won, if the game is over.
    pub winner: Option<Seat>,
    /// Whether it is.
    pub finished: bool,
    /// The epochs that were scored.
    pub epochs: Vec<EpochSummary>,
}

/// One scored epoch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EpochSummary {
    /// 1 to 3.
    pub epoch: u8,
    /// The points by category and seat.
    pub points: Categories,
    /// The totals after it.
    pub scores: BySeat<i32>,
}

/// The points of an epoch, by category, then by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the names of the categories")]
pub struct Categories {
    pub pharaohs: BySeat<i16>,
    pub gold: BySeat<i16>,
    pub gods: BySeat<i16>,
    pub river: BySeat<i16>,
    pub civilisation: BySeat<i16>,
    pub suns: BySeat<i16>,
    pub monuments: BySeat<i16>,
}

impl From<&BySeat<Points>> for Categories {
    fn from(points: &BySeat<Points>) -> Self {
        Categories {
            pharaohs: points.map(|p| p.pharaohs),
            gold: points.map(|p| p.gold),
            gods: points.map(|p| p.gods),
            river: points.map(|p| p.river),
            civilisation: points.map(|p| p.civilisation),
            suns: points.map(|p| p.suns),
            monuments: points.map(Points::monuments),
        }
    }
}

impl Told for State {
    const RULES: &'static str = include_str!("../rules.txt");

    type Summary = Summary;

    fn opening(&self, names: &Names) -> String {
        let mut text = format!("Ra for {} players; {} Ra end an epoch", self.seats(), self.options().ra_spaces());
        for seat in Seat::all(self.seats()) {
            let _ = write!(text, "\n  {} holds the suns {}", names.of(seat), self.holding(seat).suns());
        }
        text
    }

    fn tell(options: &Options, event: &Event, names: &Names) -> Option<String> {
        let who = |seat: &Seat| names.of(*seat);
        let word = |tile: &Tile| tile.word(options.edition);
        let lot = |tiles: &AuctionTrack| lot(tiles, options.edition);
        Some(match event {
            Event::TileDrawn { seat, tile } => format!("{} draws {}", who(seat), word(tile)),
            Event::RaDrawn { seat, count, spaces } => format!("{} draws Ra, {count} of {spaces}", who(seat)),
            Event::AuctionBegan { ra_player, cause, tiles } => {
                let how = match cause {
                    AuctionCause::RaDrawn => "  Auction".to_owned(),
                    AuctionCause::Invoked => format!("{} invokes Ra\n  Auction", who(ra_player)),
                };
                format!("{how} for {}", lot(tiles))
            }
            Event::SunBid { seat, sun } => format!("    {} bids {sun}", who(seat)),
            Event::Passed { seat } => format!("    {} passes", who(seat)),
            Event::AuctionWon { seat, sun, taken, tiles } => {
                format!("  {} wins with {sun} and takes sun {taken} and {}", who(seat), lot(tiles))
            }
            Event::NobodyBid { tiles } if tiles.is_empty() => "  Nobody bids".to_owned(),
            Event::NobodyBid { .. } => "  Nobody bids: the tiles stay".to_owned(),
            Event::TrackDiscarded { .. } => "  Nobody bids on the full track: its tiles are discarded".to_owned(),
            Event::GodSpent { seat, tile } => format!("{} spends a god for {}", who(seat), word(tile)),
            Event::GodsDone { .. } => return None,
            Event::TilesLost { seat, disaster, tile, count } => {
                format!("  {} loses {count} {} to {}", who(seat), word(tile), word(disaster))
            }
            Event::EpochEnded { epoch, why } => match why {
                EpochEnd::RaTrackFull => format!("Epoch {epoch} ends: the Ra track is full"),
                EpochEnd::SunsSpent => format!("Epoch {epoch} ends: every sun has been used"),
            },
            Event::EpochScored { epoch, points, scores } => scoring_table(*epoch, points, scores, names),
            Event::EpochBegan { epoch, first } => format!("Epoch {epoch} begins with {}", who(first)),
            Event::GameWon { seat } => format!("{} wins", who(seat)),
        })
    }

    fn summary(&self, events: &[Event]) -> Summary {
        let scored = events.iter().filter_map(|event| match event {
            Event::EpochScored { epoch, points, scores } => {
                let scores = scores.map(|score| score.unwrap_or_default());
                Some(EpochSummary { epoch: *epoch, points: points.into(), scores })
            }
            _ => None,
        });
        Summary {
            game: Self::NAME,
            players: self.seats(),
            scores: self.scores(),
            winner: self.winner(),
            finished: self.winner().is_some(),
            epochs: scored.collect(),
        }
    }

    fn standing(&self, names: &Names) -> String {
        let scores = self.scores();
        let listed: Vec<String> = scores.iter().map(|(seat, score)| format!("{}: {score}", names.of(seat))).collect();
        let scores = listed.join(", ");
        match self.winner() {
            Some(_) => format!("Final scores: {scores}"),
            None => format!("Unfinished, in epoch {}. Scores so far: {scores}", self.epoch()),
        }
    }
}

fn lot(tiles: &AuctionTrack, edition: Edition) -> String {
    if tiles.is_empty() {
        return "no tiles".to_owned();
    }
    let names: Vec<&str> = tiles.tiles().iter().map(|tile| tile.word(edition)).collect();
    names.join(", ")
}

/// The points of an epoch: a row per category, a column per seat.
fn scoring_table(epoch: u8, points: &BySeat<Points>, scores: &BySeat<Option<i32>>, names: &Names) -> String {
    let short = names.all().map(|name| shorten(name, 14));
    let wide: BySeat<usize> = short.map(|name| name.chars().count().max(6));
    let row = |label: &str, cells: BySeat<String>| {
        let mut line = format!("\n  {label:<14}");
        for (seat, cell) in cells.iter() {
            let _ = write!(line, "  {cell:>width$}", width = wide[seat]);
        }
        line
    };
    let signed = |n: &i16| if *n == 0 { "·".to_owned() } else { format!("{n:+}") };

    let mut table = row(&format!("Epoch {epoch}"), short.clone());
    let categories = Categories::from(points);
    let last = epoch == crate::EPOCHS;
    for (label, values, shown) in [
        ("pharaohs", &categories.pharaohs, true),
        ("gold", &categories.gold, true),
        ("gods", &categories.gods, true),
        ("river", &categories.river, true),
        ("civilisation", &categories.civilisation, true),
        ("suns", &categories.suns, last),
        ("monuments", &categories.monuments, last),
    ] {
        if shown {
            table += &row(label, values.map(signed));
        }
    }
    table += &row("this epoch", points.map(|p| signed(&p.total())));
    table += &row("score", scores.map(|score| score.map_or("?".to_owned(), |score| score.to_string())));
    table += "\n";
    table
}
