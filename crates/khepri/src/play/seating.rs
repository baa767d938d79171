//! Who sits where: the person, the bots, what they are called, and the header lines that keep it.

use anyhow::{Result, anyhow};
use bots::{Bot, NoSuchBot, Plays, Spec};
use game::notation::number;
use game::{BySeat, Mixer, Names, Seat};
use pages::Words;
use terminal::{Terminal, filled};

use crate::cli::{PlayArgs, USUAL_LEVEL};
use crate::output::Usage;

/// The person's seat.
const HUMAN: &str = "x-human";
/// The bots by seat; a dash for the person.
const BOTS: &str = "x-bots";
/// The seed of what the bots leave to chance.
const CHOICES: &str = "x-choices";

const NOBODY: &str = "-";
const PERSON: &str = "Player";

/// Who plays.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) human: Seat,
    bots: BySeat<Option<Chair>>,
    choices: u64,
}

/// A bot as it was asked for.
#[derive(Clone, Debug)]
struct Chair {
    word: String,
    spec: Spec,
}

impl Seating {
    /// As the command line wants it.
    pub(crate) fn asked<G: Plays>(args: &PlayArgs, seats: usize, choices: u64) -> Result<Seating> {
        let number = args.seat.unwrap_or(0);
        let human = Seat::new(number).filter(|seat| seat.index() < seats).ok_or_else(|| {
            Usage::error(format_args!("there is no seat {number}: a table of {seats} has the seats 0 to {}", seats - 1))
        })?;
        let usual = args.level.as_deref().unwrap_or(USUAL_LEVEL);
        let words: Vec<&str> = match &args.seats {
            None => vec![usual; seats - 1],
            Some(words) => words.iter().map(String::as_str).collect(),
        };
        if words.len() != seats - 1 {
            let (named, wanted) = (words.len(), seats - 1);
            let message = format!("--seats names {named} bots: expected {wanted}, one for each seat but yours");
            return Err(Usage::error(message));
        }
        let mut words = words.into_iter();
        let mut bots = Vec::new();
        for seat in Seat::all(seats) {
            let chair = if seat == human { None } else { words.next().map(Chair::named::<G>) };
            bots.push(chair.transpose().map_err(Usage::error)?);
        }
        let bots = BySeat::from_values(bots).ok_or_else(|| anyhow!("a table has too many seats"))?;
        Ok(Seating { human, bots, choices })
    }

    /// As a record keeps it; a record of another origin gets the usual.
    pub(crate) fn kept<G: Plays>(lines: &[(String, String)], seats: usize) -> Result<Seating> {
        let line = |key: &str| lines.iter().find(|(found, _)| found == key).map(|(_, value)| value.as_str());
        let human = match line(HUMAN) {
            None => Seat::FIRST,
            Some(value) => number(value)
                .and_then(Seat::new)
                .filter(|seat| seat.index() < seats)
                .ok_or_else(|| anyhow!("`{HUMAN} {value}` names no seat of this table"))?,
        };
        let choices = match line(CHOICES) {
            None => 0,
            Some(value) => number(value).ok_or_else(|| anyhow!("`{CHOICES} {value}` is no number"))?,
        };
        let words = line(BOTS).map(|value| value.split('/').map(str::trim).collect::<Vec<_>>());
        let words = words.unwrap_or_else(|| vec![USUAL_LEVEL; seats]);
        if words.len() != seats {
            return Err(anyhow!("`{BOTS}` names {} seats, and the table has {seats}", words.len()));
        }
        let bot = |seat: Seat| if seat == human { Ok(None) } else { Chair::named::<G>(words[seat.index()]).map(Some) };
        let bots: Result<Vec<Option<Chair>>, NoSuchBot> = Seat::all(seats).map(bot).collect();
        let bots = BySeat::from_values(bots?).ok_or_else(|| anyhow!("a table has too many seats"))?;
        Ok(Seating { human, bots, choices })
    }

    /// The header lines that keep it, for those which are not there yet.
    pub(crate) fn keep(&self, lines: &mut Vec<(String, String)>) {
        let word = |chair: &Option<Chair>| chair.as_ref().map_or(NOBODY.to_owned(), |chair| chair.word.clone());
        let bots: Vec<String> = self.bots.values().map(word).collect();
        for (key, value) in
            [(HUMAN, self.human.index().to_string()), (BOTS, bots.join(" / ")), (CHOICES, self.choices.to_string())]
        {
            if lines.iter().all(|(found, _)| found != key) {
                lines.push((key.to_owned(), value));
            }
        }
    }

    /// What the players are called in the record: bots by their levels, numbered by seat where two are the same.
    pub(crate) fn names<G: Plays>(&self) -> BySeat<String> {
        let plain = self.bots.map(|chair| chair.as_ref().map_or(PERSON.to_owned(), Chair::name::<G>));
        BySeat::from_fn(plain.seats(), |seat| {
            let name = &plain[seat];
            let same = plain.values().filter(|other| *other == name).count();
            if same > 1 { format!("{name} {}", seat.index()) } else { name.clone() }
        })
    }

    /// What the players are called to a person who reads this language: as the record calls them, and bots by their
    /// levels where the record does so too.
    pub(crate) fn called<G: Terminal>(&self, given: Option<&BySeat<String>>, seats: usize, words: Words) -> Names {
        let own = self.names::<G>();
        let names = BySeat::from_fn(seats, |seat| match given.map(|given| &given[seat]) {
            None => filled(words, "tty-seat", &[("n", seat.index().into())]),
            Some(name) if *name != own[seat] => name.clone(),
            Some(name) => match self.bots[seat].as_ref().map(|chair| chair.spec) {
                Some(Spec::Level(n)) => {
                    let plain = self.bots[seat].as_ref().map_or(String::new(), Chair::name::<G>);
                    let number = name.strip_prefix(&plain).unwrap_or_default();
                    format!("{}{number}", words.say(level_words::<G>(n).0))
                }
                _ => name.clone(),
            },
        });
        Names::new(Some(&names), seats)
    }

    /// What it is like to play against these bots: a line for each kind.
    pub(crate) fn about<G: Terminal>(&self, words: Words) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for chair in self.bots.values().flatten() {
            let line = match chair.spec {
                Spec::Level(n) => {
                    let (name, about) = level_words::<G>(n);
                    let gaps = [
                        ("name", words.say(name).into()),
                        ("level", n.into()),
                        ("of", G::LEVEL_WORDS.len().into()),
                        ("about", words.say(about).into()),
                    ];
                    filled(words, "tty-level", &gaps)
                }
                _ => continue,
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// The bot of a seat, for the decision of this number. It is made anew for every decision, so that a game that is
    /// resumed or taken back goes on as it would have.
    pub(crate) fn bot<G: Plays>(&self, seat: Seat, decision: u64) -> Option<Box<dyn Bot<G>>> {
        let chair = self.bots.get(seat)?.as_ref()?;
        Some(chair.spec.make::<G>(self.seed(seat, decision)))
    }

    /// The seed for whoever thinks about this decision in this seat.
    pub(crate) fn seed(&self, seat: Seat, decision: u64) -> u64 {
        Mixer::key(&(self.choices, decision, seat.index() as u64))
    }
}

/// The keys of what a level is called and what it is like.
fn level_words<G: Terminal>(level: u8) -> (&'static str, &'static str) {
    G::LEVEL_WORDS[usize::from(level).clamp(1, G::LEVEL_WORDS.len()) - 1]
}

impl Chair {
    fn named<G: Plays>(word: &str) -> Result<Chair, NoSuchBot> {
        let spec = Spec::parse::<G>(word)?;
        Ok(Chair { word: word.trim().to_lowercase(), spec })
    }

    fn name<G: Plays>(&self) -> String {
        match self.spec {
            Spec::Level(n) => G::LEVELS[usize::from(n.clamp(1, 6)) - 1].name.to_owned(),
            _ => {
                let mut letters = self.word.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
        }
    }
}
