//! From lines to a record.

use std::collections::HashMap;

use game::notation::{Fault, LONGEST_QUOTE, Notation, SetupFault, Step, Words, shorten};
use game::{BySeat, Game, GameOptions};

use crate::lines::Line;
use crate::replay::MAX_ENTRIES;
use crate::{Entry, Fair, GameId, Header, MAX_HEADER_LINES, Record, RecordError, RecordText};

const UNDO: &str = "undo";
const RESULT: &str = "result";

/// A record together with where its lines of play stand in the input.
#[derive(Clone, Debug)]
pub struct Parsed<G: Notation> {
    /// The record.
    pub record: Record<G>,
    /// Line and column of each entry and, last, of the result.
    pub(crate) places: Vec<(usize, usize)>,
    /// What a reader should know: a last line that was cut off and left out, a header line that looks like a step.
    pub warnings: Vec<String>,
}

/// Which game a record is of.
///
/// # Errors
/// If no line says so, or it names no game of the house.
pub fn game_of(text: &RecordText) -> Result<GameId, RecordError> {
    let expected = format!("a line `game {}`", GameId::names());
    for line in &text.lines {
        let mut words = Words::new(&line.text);
        if words.next().is_none_or(|word| word.text != "game") {
            continue;
        }
        let at = |fault| RecordError::at(line.number, fault);
        let name = words.expect(GameId::names()).map_err(at)?;
        return GameId::from_name(name.text).ok_or_else(|| at(name.unexpected(GameId::names())));
    }
    let (number, found) = match (text.lines.first(), &text.broken_end) {
        (Some(line), _) => (line.number, format!("`{}`", shorten(line.text.trim(), LONGEST_QUOTE))),
        (None, Some(broken)) => return Err(broken.clone()),
        (None, None) => (text.first, "nothing".to_owned()),
    };
    Err(RecordError::new(number, 1, format!("expected {expected}, found {found}")))
}

/// Reads a record of the game `G`. A last line without line end that does not parse is dropped with a warning.
///
/// # Errors
/// The first line that is wrong or missing, and what was expected.
pub fn parse<G: Notation>(text: &RecordText) -> Result<Parsed<G>, RecordError> {
    let is_play = |line: &Line| {
        let first = Words::new(&line.text).next().map_or("", |word| word.text);
        G::STEPS.contains(&first) || first == UNDO || first == RESULT
    };
    let mut warnings: Vec<String> = text.broken_end.iter().map(dropped).collect();
    let header_end = text.lines.iter().position(is_play).unwrap_or(text.lines.len());
    let (header_lines, play_lines) = text.lines.split_at(header_end);
    if let Some(line) = header_lines.get(MAX_HEADER_LINES) {
        return Err(RecordError::new(line.number, 1, format!("the header has more than {MAX_HEADER_LINES} lines")));
    }

    let mut lines = HeaderLines::default();
    for line in header_lines {
        let taken = if text.unended == Some(line.number) { lines.take_last::<G>(line) } else { lines.take::<G>(line) };
        if let Err(bad) = taken {
            drop_if_cut(text, bad, &mut warnings)?;
        }
    }
    let end = play_lines.first().map_or(text.last(), |line| line.number);
    let header = match lines.header::<G>(end) {
        Ok(header) => header,
        // The cut went through a header line: the game is known without it, or it is not known at all.
        Err(bad) if text.unended == Some(bad.line) => {
            lines.forget(bad.line);
            warnings.push(dropped(&bad));
            lines.header::<G>(end)?
        }
        Err(bad) => return Err(bad),
    };

    warnings.extend(lines.look_meant::<G>());
    let mut record = Record::new(header);
    let mut places = Vec::new();
    for line in play_lines {
        match read_play::<G>(line, &mut record) {
            Ok(place) => places.push(place),
            Err(bad) => drop_if_cut(text, bad, &mut warnings)?,
        }
    }
    Ok(Parsed { record, places, warnings })
}

pub(crate) fn dropped(bad: &RecordError) -> String {
    format!("the last line is cut off and left out ({bad})")
}

/// A fault in the unended last line is a warning; any other is an error.
fn drop_if_cut(text: &RecordText, bad: RecordError, warnings: &mut Vec<String>) -> Result<(), RecordError> {
    if text.unended != Some(bad.line) {
        return Err(bad);
    }
    warnings.push(dropped(&bad));
    Ok(())
}

/// Reads one line of play into the record and says where it stands.
fn read_play<G: Notation>(line: &Line, record: &mut Record<G>) -> Result<(usize, usize), RecordError> {
    let at = |fault| RecordError::at(line.number, fault);
    let words = Words::new(&line.text);
    let column = words.column();
    if record.result.is_some() {
        return Err(RecordError::new(line.number, column, "expected nothing after the result, found another line"));
    }
    let mut rest = words.clone();
    let first = rest.next().map_or("", |word| word.text);
    if record.entries.len() == MAX_ENTRIES && first != RESULT {
        return Err(RecordError::new(line.number, column, format!("the record has more than {MAX_ENTRIES} steps")));
    }
    match first {
        UNDO => {
            record.entries.push(Entry::Undo(read_undo(rest).map_err(at)?));
        }
        RESULT => record.result = Some(read_result(rest, record.header.options.players()).map_err(at)?),
        _ => record.entries.push(Entry::Step(read_step::<G>(words).map_err(at)?)),
    }
    Ok((line.number, column))
}

fn read_step<G: Notation>(words: Words<'_>) -> Result<Step<G::Action>, Fault> {
    let mut first = words.clone();
    if let Some(word) = first.next()
        && !G::STEPS.contains(&word.text)
    {
        let steps = G::STEPS.join(", ");
        return Err(word.unexpected(format_args!("a step ({steps}, undo or result)")));
    }
    G::read_step(words)
}

fn read_undo(mut words: Words<'_>) -> Result<usize, Fault> {
    let to = words.number("the number of a step")?;
    words.end()?;
    Ok(to)
}

fn read_result(words: Words<'_>, players: usize) -> Result<BySeat<i32>, Fault> {
    let column = words.column();
    let mut scores = Vec::new();
    for word in words {
        let score = game::notation::number::<i32>(word.text);
        scores.push(score.ok_or_else(|| word.unexpected("a score"))?);
    }
    let count = scores.len();
    let wrong = || Fault { column, message: format!("expected {players} scores, found {count}") };
    if count == players { BySeat::from_values(scores).ok_or_else(wrong) } else { Err(wrong()) }
}

/// The header, line by line, before it is understood as a whole.
#[derive(Default)]
struct HeaderLines<'t> {
    /// Key -> line number and what follows the key.
    known: HashMap<&'t str, (usize, Words<'t>)>,
    /// Option -> line number and value; the columns of key and value.
    options: Vec<OptionLine<'t>>,
    other: Vec<(usize, &'t str, &'t str)>,
}

struct OptionLine<'t> {
    number: usize,
    key: game::notation::Word<'t>,
    value: game::notation::Word<'t>,
}

const GENERIC: [&str; 8] = ["game", "rules", "players", "names", "fair", "commitment", "nonce", "secret"];
/// What else can be cut in half.
const OPTION: &str = "option";
const SEPARATOR: &str = "---";

impl<'t> HeaderLines<'t> {
    fn take<G: Notation>(&mut self, line: &'t Line) -> Result<(), RecordError> {
        let at = |fault| RecordError::at(line.number, fault);
        let mut words = Words::new(&line.text);
        let key = words.expect("a header line or a step").map_err(at)?;
        if key.text == OPTION {
            let keys: Vec<_> = G::Options::SPECS.iter().filter(|spec| !spec.own_line).map(|spec| spec.key).collect();
            let name = words.expect(format_args!("an option ({})", keys.join(", "))).map_err(at)?;
            if !keys.contains(&name.text) {
                return Err(at(name.unexpected(format_args!("an option ({})", keys.join(", ")))));
            }
            if self.options.iter().any(|option| option.key.text == name.text) {
                return Err(at(name.fault(format!("the option `{}` stands twice", name.text))));
            }
            let value = words.expect("its value").map_err(at)?;
            words.end().map_err(at)?;
            self.options.push(OptionLine { number: line.number, key: name, value });
            return Ok(());
        }
        let twice = || at(key.fault(format!("the header line `{}` stands twice", shorten(key.text, LONGEST_QUOTE))));
        let own_line = G::Options::SPECS.iter().any(|spec| spec.own_line && spec.key == key.text);
        if own_line || GENERIC.contains(&key.text) || G::SETUP_LINES.contains(&key.text) {
            if self.known.insert(key.text, (line.number, words)).is_some() {
                return Err(twice());
            }
        } else {
            if self.other.iter().any(|(_, other, _)| *other == key.text) {
                return Err(twice());
            }
            self.other.push((line.number, key.text, words.rest()));
        }
        Ok(())
    }

    /// Takes a line without line end, unless it is only the beginning of a word that is known.
    fn take_last<G: Notation>(&mut self, line: &'t Line) -> Result<(), RecordError> {
        let own_lines = G::Options::SPECS.iter().map(|spec| &spec.key);
        let mut known = G::STEPS
            .iter()
            .chain(G::SETUP_LINES)
            .chain(&GENERIC)
            .chain(&[UNDO, RESULT, OPTION, SEPARATOR])
            .chain(own_lines);
        let word = line.text.trim();
        if let Some(whole) = known.find(|known| known.len() > word.len() && known.starts_with(word)) {
            let column = Words::new(&line.text).column();
            return Err(RecordError::new(line.number, column, format!("expected `{whole}`, found `{word}`")));
        }
        self.take::<G>(line)
    }

    /// Unknown lines that are a step but for capitals, or an option but for the word: they are kept, as the notation
    /// says, but hardly meant so.
    fn look_meant<G: Notation>(&self) -> impl Iterator<Item = String> {
        self.other.iter().filter_map(|(number, key, _)| {
            let known = "is kept as an unknown header line";
            if G::STEPS.contains(&key.to_lowercase().as_str()) {
                return Some(format!("line {number}: `{key}` is not a step and {known}: steps are lower case"));
            }
            let option = G::Options::SPECS.iter().any(|spec| spec.key == *key);
            option.then(|| format!("line {number}: `{key}` {known}: did you mean `{OPTION} {key}`?"))
        })
    }

    /// Leaves out a line that was cut off.
    fn forget(&mut self, number: usize) {
        self.known.retain(|_, (line, _)| *line != number);
        self.options.retain(|option| option.number != number);
        self.other.retain(|(line, _, _)| *line != number);
    }

    /// What follows a key, with the line number.
    fn get(&self, key: &str) -> Option<(usize, Words<'t>)> {
        self.known.get(key).cloned()
    }

    /// Understands the whole; `end` is the line where what is missing should have stood.
    fn header<G: Notation>(&self, end: usize) -> Result<Header<G>, RecordError> {
        let missing = |key: &str| RecordError::new(end, 1, format!("expected a header line `{key}` before the steps"));
        if let Some((number, mut words)) = self.get("game") {
            words.exactly(G::NAME).and_then(|()| words.end()).map_err(|fault| RecordError::at(number, fault))?;
        }
        // Before all else: what newer rules mean by the rest is not for us to say.
        let rules = match self.get("rules") {
            Some((number, words)) => Some(read_rules::<G>(words).map_err(|fault| RecordError::at(number, fault))?),
            None => None,
        };
        let (number, words) = self.get("players").ok_or_else(|| missing("players"))?;
        let players = read_players::<G>(words).map_err(|fault| RecordError::at(number, fault))?;
        let options = self.options::<G>(players, number)?;

        let setup = G::read_setup(&options, |key| self.get(key).map(|(_, words)| words));
        let setup = setup.map_err(|fault| match fault {
            SetupFault::Missing(key) => missing(key),
            SetupFault::In { key, fault } => RecordError::at(self.get(key).map_or(end, |(line, _)| line), fault),
        })?;
        let started = G::start(&options, &setup);
        started.map_err(|bad| {
            let line = G::SETUP_LINES.iter().filter_map(|key| self.get(key)).map(|(line, _)| line).min();
            RecordError::new(line.unwrap_or(end), 1, bad.to_string())
        })?;
        let names = self
            .get("names")
            .map(|(number, words)| read_names(words, players).map_err(|fault| RecordError::at(number, fault)));
        let other = self.other.iter().map(|(_, key, value)| ((*key).to_owned(), (*value).to_owned()));
        Ok(Header {
            rules,
            options,
            setup,
            names: names.transpose()?,
            fair: self.fair(players)?,
            other: other.collect(),
        })
    }

    fn options<G: Notation>(&self, players: usize, number: usize) -> Result<G::Options, RecordError> {
        let too_many = || RecordError::new(number, 1, format!("{players} cannot play {}", G::NAME));
        let mut options = G::Options::for_players(players).ok_or_else(too_many)?;
        for option in &self.options {
            let set = options.set(option.key.text, option.value.text);
            set.map_err(|bad| RecordError::new(option.number, option.value.column, bad.to_string()))?;
        }
        for spec in G::Options::SPECS.iter().filter(|spec| spec.own_line) {
            let Some((number, mut words)) = self.get(spec.key) else { continue };
            let at = |fault| RecordError::at(number, fault);
            let value = words.expect(spec.values).map_err(at)?;
            words.end().map_err(at)?;
            let set = options.set(spec.key, value.text);
            set.map_err(|bad| RecordError::new(number, value.column, bad.to_string()))?;
        }
        Ok(options)
    }

    fn fair(&self, players: usize) -> Result<Fair, RecordError> {
        let mut fair = Fair::default();
        if let Some((number, mut words)) = self.get("fair") {
            let at = |fault| RecordError::at(number, fault);
            fair.version = Some(words.number("the version of fair dealing").map_err(at)?);
            match words.next() {
                None => {}
                Some(word) if word.text == "seeded" => fair.seeded = true,
                Some(word) if word.text == "after" => {
                    fair.after = Some(words.number("the number of a step").map_err(at)?);
                }
                Some(word) => return Err(at(word.unexpected("`seeded`, `after` or the end of the line"))),
            }
            words.end().map_err(at)?;
        }
        let one = |key| self.get(key).map(|(number, words)| read_hex(words).map_err(|f| RecordError::at(number, f)));
        fair.commitment = one("commitment").transpose()?;
        fair.secret = one("secret").transpose()?;
        if let Some((number, words)) = self.get("nonce") {
            let column = words.column();
            let nonces: Result<Vec<_>, Fault> = words.parts().into_iter().map(read_hex).collect();
            let nonces = nonces.map_err(|fault| RecordError::at(number, fault))?;
            let message = format!("expected {players} nonces divided by `/`, found {}", nonces.len());
            if nonces.len() != players {
                return Err(RecordError::new(number, column, message));
            }
            fair.nonces = BySeat::from_values(nonces);
        }
        Ok(fair)
    }
}

/// A record of rules that are newer than these cannot be trusted to mean the same.
fn read_rules<G: Game>(mut words: Words<'_>) -> Result<u32, Fault> {
    let column = words.column();
    let version: u32 = words.number("a version of the rules")?;
    words.end()?;
    if version > G::RULES_VERSION {
        let known = G::RULES_VERSION;
        return Err(Fault {
            column,
            message: format!("expected a version of the rules up to {known}, found {version}"),
        });
    }
    Ok(version)
}

fn read_players<G: Game>(mut words: Words<'_>) -> Result<usize, Fault> {
    let (fewest, most) = (G::SEATS.start(), G::SEATS.end());
    let word = words.expect(format_args!("a number of players from {fewest} to {most}"))?;
    words.end()?;
    let players = game::notation::number::<usize>(word.text).filter(|n| G::SEATS.contains(n));
    players.ok_or_else(|| word.unexpected(format_args!("a number of players from {fewest} to {most}")))
}

fn read_names(words: Words<'_>, players: usize) -> Result<BySeat<String>, Fault> {
    let column = words.column();
    let names: Vec<String> = words.parts().iter().map(|part| part.rest().to_owned()).collect();
    let count = names.len();
    let wrong = || Fault { column, message: format!("expected {players} names divided by `/`, found {count}") };
    if names.iter().any(String::is_empty) {
        return Err(Fault { column, message: "expected a name for every player, found an empty one".to_owned() });
    }
    if count == players { BySeat::from_values(names).ok_or_else(wrong) } else { Err(wrong()) }
}

fn read_hex(mut words: Words<'_>) -> Result<Vec<u8>, Fault> {
    let word = words.expect("hexadecimal digits")?;
    words.end()?;
    let digits: Option<Vec<u32>> = word.text.chars().map(|c| c.to_digit(16)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0);
    let digits = digits.ok_or_else(|| word.unexpected("an even number of hexadecimal digits"))?;
    Ok(digits.chunks_exact(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect())
}
