//! The lines of a table's log: who sat down, what each seat added to the deal, what was played and taken back.

use std::fmt;

use game::Seat;
use game::notation::{Notation, Step, Words, number};
use record::Nonce;
use store::{PersonId, TableId};

/// One line of the log, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry<A> {
    /// A chair changed hands.
    Sit(Seat, Sit),
    /// What a seat adds to the secret.
    Nonce(Seat, Nonce),
    /// A line of the set-up of the game that goes on here: its first word and the rest.
    Setup(String, String),
    /// A step that was played before the game came here.
    Given(Step<A>),
    /// A decision and what chance answered.
    Step(Step<A>),
    /// Back to where the game stood after this step, counted from 1 over steps and undos; 0 is the start.
    Undo(u32),
    /// The time of this seat ran out: the step that follows was played for it.
    Late(Seat),
    /// For so many milliseconds nobody could act, because the server was down.
    Paused(u64),
    /// Whoever leads the table has it wait, and nothing can be played until it goes on.
    Hold,
    /// It goes on.
    GoOn,
    /// Whoever leads the table called the end: the running turn is the last.
    Last,
    /// Whoever leads the table has bots play it to its end, whether somebody looks on or not.
    Finish,
    /// The person of this seat asked for a hint: for their own eyes.
    Hint(Seat),
    /// At a lesson: so many cues were read.
    Heard(u32),
    /// At a lesson: the learner goes on without the script.
    Alone,
    /// The game is over and its secret open.
    Over,
    /// The same people went on at another table; whether it has the same deal, and who asked for it.
    Next(TableId, bool, Option<PersonId>),
}

/// How a chair changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sit {
    /// A person took it.
    Person(PersonId),
    /// A bot of this level took it.
    Bot(u8),
    /// It is free.
    Free,
    /// A bot of this level plays for the person who has it.
    StandIn(u8),
    /// The person is back.
    Back,
}

impl<A> Entry<A> {
    /// The line.
    pub(crate) fn text<G: Notation<Action = A>>(&self) -> String
    where
        A: Copy,
    {
        match self {
            Entry::Sit(seat, sit) => format!("sit {} {sit}", seat.index()),
            Entry::Nonce(seat, nonce) => format!("nonce {} {}", seat.index(), hex(nonce.as_bytes())),
            Entry::Setup(key, value) => format!("setup {key} {value}"),
            Entry::Given(step) => format!("given {}", G::step_text(step)),
            Entry::Step(step) => format!("step {}", G::step_text(step)),
            Entry::Undo(to) => format!("undo {to}"),
            Entry::Late(seat) => format!("late {}", seat.index()),
            Entry::Paused(time) => format!("paused {time}"),
            Entry::Hold => "hold".to_owned(),
            Entry::GoOn => "go-on".to_owned(),
            Entry::Last => "last".to_owned(),
            Entry::Finish => "finish".to_owned(),
            Entry::Hint(seat) => format!("hint {}", seat.index()),
            Entry::Heard(cues) => format!("heard {cues}"),
            Entry::Alone => "alone".to_owned(),
            Entry::Over => "over".to_owned(),
            Entry::Next(id, again, by) => {
                let by = by.map(|person| format!(" {}", person.0)).unwrap_or_default();
                format!("next {id} {}{by}", if *again { "again" } else { "rematch" })
            }
        }
    }

    /// What a line says; `None` if it says nothing this program knows.
    pub(crate) fn read<G: Notation<Action = A>>(line: &str) -> Option<Entry<A>> {
        let mut words = Words::new(line);
        let entry = match words.next()?.text {
            "sit" => {
                let seat = read_seat(words.next()?.text)?;
                Entry::Sit(seat, Sit::read(&mut words)?)
            }
            "nonce" => {
                let seat = read_seat(words.next()?.text)?;
                Entry::Nonce(seat, read_nonce(words.next()?.text)?)
            }
            "setup" => {
                let key = words.next().filter(|key| G::SETUP_LINES.contains(&key.text))?;
                return Some(Entry::Setup(key.text.to_owned(), words.rest().to_owned()));
            }
            "given" => return G::read_step(Words::new(words.rest())).ok().map(Entry::Given),
            "step" => return G::read_step(Words::new(words.rest())).ok().map(Entry::Step),
            "undo" => Entry::Undo(number(words.next()?.text)?),
            "late" => Entry::Late(read_seat(words.next()?.text)?),
            "paused" => Entry::Paused(number(words.next()?.text)?),
            "hold" => Entry::Hold,
            "go-on" => Entry::GoOn,
            "last" => Entry::Last,
            "finish" => Entry::Finish,
            "hint" => Entry::Hint(read_seat(words.next()?.text)?),
            "heard" => Entry::Heard(number(words.next()?.text)?),
            "alone" => Entry::Alone,
            "over" => Entry::Over,
            "next" => {
                let id = TableId::new(words.next()?.text)?;
                let again = words.next()?.text == "again";
                // Older lines do not say who asked.
                let by = match words.next() {
                    Some(word) => Some(PersonId(i64::from(number::<u32>(word.text)?))),
                    None => None,
                };
                Entry::Next(id, again, by)
            }
            _ => return None,
        };
        words.end().ok()?;
        Some(entry)
    }
}

impl Sit {
    fn read(words: &mut Words<'_>) -> Option<Sit> {
        let word = words.next()?.text;
        let mut count = || words.next().and_then(|word| number::<u32>(word.text));
        Some(match word {
            "person" => Sit::Person(PersonId(i64::from(count()?))),
            "bot" => Sit::Bot(level(count()?)?),
            "standin" => Sit::StandIn(level(count()?)?),
            "free" => Sit::Free,
            "back" => Sit::Back,
            _ => return None,
        })
    }
}

impl fmt::Display for Sit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sit::Person(person) => write!(f, "person {}", person.0),
            Sit::Bot(level) => write!(f, "bot {level}"),
            Sit::Free => f.write_str("free"),
            Sit::StandIn(level) => write!(f, "standin {level}"),
            Sit::Back => f.write_str("back"),
        }
    }
}

/// A seat by its number.
pub(crate) fn read_seat(text: &str) -> Option<Seat> {
    number::<u8>(text).and_then(Seat::new)
}

/// A nonce of 32 hexadecimal digits.
pub(crate) fn read_nonce(text: &str) -> Option<Nonce> {
    let digits: Option<Vec<u8>> = text.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() == 32)?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] * 16 + pair[1]).collect();
    Nonce::from_bytes(&bytes)
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn level(number: u32) -> Option<u8> {
    u8::try_from(number).ok().filter(|level| (1..=6).contains(level))
}

#[cfg(test)]
mod tests {
    use super::*;

    type G = crate::games::Sample;

    #[test]
    fn every_line_reads_back_as_it_was_written() {
        let lines = [
            "sit 0 person 12",
            "sit 1 bot 3",
            "sit 2 free",
            "sit 0 standin 2",
            "sit 0 back",
            "nonce 1 000102030405060708090a0b0c0d0e0f",
            "setup suns 13 8 5 2 / 12 9 6 3 / 11 10 7 4",
            "given draw pharaoh",
            "step draw pharaoh",
            "step bid 9",
            "undo 7",
            "late 1",
            "paused 86400000",
            "hold",
            "go-on",
            "last",
            "finish",
            "hint 2",
            "heard 3",
            "alone",
            "over",
            "next abcdef12 again",
            "next abcdef12 rematch 12",
        ];
        for line in lines {
            let entry = Entry::read::<G>(line).unwrap_or_else(|| panic!("{line} is not read"));
            assert_eq!(entry.text::<G>(), line);
        }
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for line in [
            "",
            "sit",
            "sit 9 free",
            "sit 0 bot 7",
            "nonce 0 12",
            "step",
            "step fly",
            "undo x",
            "heard",
            "over now",
            "late",
            "late 9",
            "paused -1",
            "hold 1",
            "last turn",
            "next a again b",
        ] {
            assert_eq!(Entry::read::<G>(line), None, "{line}");
        }
    }
}
