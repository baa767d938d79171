//! The tables of `docs/features` say what the numbers of observations and actions are; `cargo xtask bless` writes them
//! anew.
//!
//! Hundreds of names follow few patterns: names that differ in one word, and blocks of names that come again with one
//! word changed, are written once.

use std::collections::HashSet;
use std::fmt::Write;

use bots::Dice;
use bots::features::{Features, observation_names};
use game::{Deal, GameOptions};

/// No block that comes again is longer.
const LONGEST_BLOCK: usize = 120;

/// What begins alike and follows no pattern gets one row.
const MOST_ROWS: usize = 30;

type Name = Vec<String>;

/// The one place in which two names differ.
fn difference(one: &Name, other: &Name) -> Option<usize> {
    let mut differ = (0..one.len()).filter(|at| other.get(*at) != one.get(*at));
    let first = differ.next().filter(|_| one.len() == other.len())?;
    differ.next().is_none().then_some(first)
}

/// In which place each name of a block differs from the block after it, if they all change one word to the same other.
fn change(block: &[Name], next: &[Name]) -> Option<Vec<usize>> {
    let places = block.iter().zip(next).map(|(one, other)| difference(one, other)).collect::<Option<Vec<usize>>>()?;
    let words = |names: &[Name]| names.iter().zip(&places).map(|(name, at)| name[*at].clone()).collect::<HashSet<_>>();
    (words(block).len() == 1 && words(next).len() == 1).then_some(places)
}

/// How often a block of this length comes from the start on, each time with the same word changed.
fn repeats(names: &[Name], length: usize) -> usize {
    let (block, rest) = names.split_at(length);
    let mut changes = rest.chunks_exact(length).map(|next| change(block, next));
    let Some(Some(first)) = changes.next() else { return 1 };
    2 + changes.take_while(|places| places.as_ref() == Some(&first)).count()
}

/// Where it stands, how often each loop around it comes again, and what it says.
struct Row {
    first: usize,
    loops: Vec<(usize, usize)>,
    name: Name,
}

impl Row {
    /// The number after the last.
    fn end(&self) -> usize {
        self.first + self.loops.iter().map(|(times, length)| (times - 1) * length).sum::<usize>() + 1
    }
}

/// The rows of these names, the first of which has this number.
fn rows(names: &[Name], first: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut at = 0;
    while at < names.len() {
        let rest = &names[at..];
        let lengths = 1..=LONGEST_BLOCK.min(rest.len() / 2);
        let found = lengths.map(|length| (length, repeats(rest, length))).filter(|(_, times)| *times > 1);
        // What covers most; of those, the shortest block.
        let best = found.max_by_key(|(length, times)| (length * times, usize::MAX - length));
        let Some((length, times)) = best else {
            rows.push(Row { first: first + at, loops: Vec::new(), name: rest[0].clone() });
            at += 1;
            continue;
        };
        let last = &rest[(times - 1) * length..times * length];
        let named: Vec<Name> = rest[..length]
            .iter()
            .zip(last)
            .map(|(one, other)| {
                let mut name = one.clone();
                if let Some(place) = difference(one, other) {
                    name[place] = between(&one[place], &other[place]);
                }
                name
            })
            .collect();
        rows.extend(self::rows(&named, first + at).into_iter().map(|mut row| {
            row.loops.insert(0, (times, length));
            row
        }));
        at += length * times;
    }
    rows
}

/// From one word to another: `+0:` and `+4:` as `+{0 … 4}:`.
fn between(one: &str, last: &str) -> String {
    let (plus, colon) = (one.starts_with('+') && last.starts_with('+'), one.ends_with(':') && last.ends_with(':'));
    let core = |word: &str| word[usize::from(plus)..word.len() - usize::from(colon)].to_owned();
    let (before, after) = (if plus { "+" } else { "" }, if colon { ":" } else { "" });
    format!("{before}{{{} … {}}}{after}", core(one), core(last))
}

fn table(names: &[String], out: &mut String) {
    let words: Vec<Name> = names.iter().map(|name| name.split(' ').map(str::to_owned).collect()).collect();
    *out += "| first | how many | what |\n|---:|---|---|\n";
    let rows = rows(&words, 0);
    for some in rows.chunk_by(|one, next| one.name[0] == next.name[0]) {
        let (first, end) = (some[0].first, some[some.len() - 1].end());
        if some.len() > MOST_ROWS {
            let (one, last) = (&names[first], &names[end - 1]);
            let _ = writeln!(out, "| {first} | {} | from `{one}` to `{last}` |", end - first);
            continue;
        }
        for row in some {
            let count = |(times, length): &(usize, usize)| match length {
                1 => times.to_string(),
                length => format!("{times} (every {length})"),
            };
            let loops: Vec<String> = row.loops.iter().map(count).collect();
            let many = if loops.is_empty() { "1".to_owned() } else { loops.join(" × ") };
            let _ = writeln!(out, "| {} | {many} | {} |", row.first, row.name.join(" "));
        }
    }
}

fn is_as_kept<G: Features>(title: &str) {
    let options = G::Options::for_players(*G::SEATS.end()).expect("so many can play");
    let Deal { setup, .. } = G::deal(&options, &mut Dice::new(0));
    let state = G::start(&options, &setup).expect("a dealt set-up is sound");
    let mut text = format!(
        "# {title} in numbers, version {}\n\nWritten by `cargo xtask bless`. Every single name: \
         `khepri.features(\"{}\")` in Python. `{{0 … 4}}` stands for one after the other; what comes again with others in \
         between says after how many.\n\n## An observation: {} numbers\n\n",
        G::VERSION,
        G::NAME,
        G::OBSERVATION
    );
    table(&observation_names(&state), &mut text);
    let _ = write!(text, "\n## Actions: {}\n\n", G::ACTIONS);
    table(&G::action_names(), &mut text);
    testkit::assert_golden(&format!("../docs/features/{}.md", G::NAME), &text);
}

#[test]
fn the_table_of_ra_is_true() {
    is_as_kept::<ra::State>("Ra");
}

#[test]
fn the_table_of_rawsiko_is_true() {
    is_as_kept::<rawsiko::State>("RAWsiko");
}
