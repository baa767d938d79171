//! What a person typed, and what they want with it.

use std::path::PathBuf;

use game::Language;
use game::notation::{LONGEST_QUOTE, Step, Words, shorten};

use crate::play::Playable;

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order<A> {
    /// To play this, which is legal.
    Act(A),
    /// To play this, which is not.
    Illegal(A),
    Hint,
    Undo,
    Save(Option<PathBuf>),
    Quit,
    Table,
    Left,
    /// To see every choice, not only those that were numbered.
    All,
    /// To look something up; nothing in particular gives a list.
    LookUp(Option<String>),
    Rules,
    Help,
    /// Nothing was typed.
    Nothing,
    /// It cannot be understood; why, in a sentence.
    Unclear(String),
}

/// Reads what was typed when these can be played, of which so many are numbered from 1.
pub(crate) fn read<G: Playable>(typed: &str, legal: &[G::Action], numbered: usize) -> Order<G::Action> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let Some(first) = words.first() else { return Order::Nothing };
    let plain = words.join(" ").to_lowercase();
    if let Some(action) = legal.iter().find(|action| step_text::<G>(**action).to_lowercase() == plain) {
        return Order::Act(*action);
    }
    if plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return by_number::<G>(&plain, &legal[..numbered]);
    }
    match (first.to_lowercase().as_str(), words.len()) {
        ("h" | "hint", 1) => return Order::Hint,
        ("u" | "undo", 1) => return Order::Undo,
        ("s" | "save", n) => {
            let rest = typed.trim_start()[first.len()..].trim();
            return Order::Save((n > 1).then(|| PathBuf::from(rest)));
        }
        ("q" | "quit" | "exit", 1) => return Order::Quit,
        ("t" | "table", 1) => return Order::Table,
        ("w" | "what", 1) => return Order::Left,
        ("all", 1) => return Order::All,
        ("i" | "info", n) if G::facts(None, Language::English).is_some() => {
            return Order::LookUp((n > 1).then(|| words[1..].join(" ")));
        }
        ("rules", 1) => return Order::Rules,
        ("?" | "help", 1) => return Order::Help,
        _ => {}
    }
    let mut letters = plain.chars();
    if let (Some(key), None) = (letters.next(), letters.next()) {
        return by_key::<G>(key, &legal[..numbered]);
    }
    match G::read_action(&plain, legal) {
        Some(Ok(action)) if legal.contains(&action) => Order::Act(action),
        Some(Ok(action)) => Order::Illegal(action),
        Some(Err(why)) => Order::Unclear(why),
        None => by_notation::<G>(&plain, &legal[..numbered]),
    }
}

/// How an action is typed: as in a record, without what chance answers.
pub(crate) fn step_text<G: Playable>(action: G::Action) -> String {
    G::step_text(&Step { action, outcome: None })
}

/// A number is that of a choice; one that is too high may be what the choice is called by.
fn by_number<G: Playable>(digits: &str, legal: &[G::Action]) -> Order<G::Action> {
    let number = digits.parse::<u32>().unwrap_or(u32::MAX);
    let numbered = (number as usize).checked_sub(1).and_then(|place| legal.get(place));
    let called = legal.iter().find(|action| G::action_number(**action) == Some(number));
    match numbered.or(called) {
        Some(action) => Order::Act(*action),
        None => Order::Unclear(format!(
            "There is no choice {}: type a number from 1 to {}.",
            shorten(digits, LONGEST_QUOTE),
            legal.len()
        )),
    }
}

fn by_key<G: Playable>(key: char, legal: &[G::Action]) -> Order<G::Action> {
    let meant: Vec<usize> = (0..legal.len()).filter(|place| G::action_key(legal[*place]) == Some(key)).collect();
    match meant[..] {
        [place] => Order::Act(legal[place]),
        [] => unknown::<G>(&key.to_string(), legal),
        [..] => {
            let steps: Vec<String> =
                meant.iter().map(|place| format!("{} ({})", place + 1, step_text::<G>(legal[*place]))).collect();
            Order::Unclear(format!("`{key}` could be {}: type the number.", steps.join(", ")))
        }
    }
}

/// A step that is not among the legal ones: find out what is wrong with it.
fn by_notation<G: Playable>(plain: &str, legal: &[G::Action]) -> Order<G::Action> {
    let first = plain.split(' ').next().unwrap_or_default();
    if !G::STEPS.contains(&first) {
        return unknown::<G>(plain, legal);
    }
    match G::read_step(Words::new(plain)) {
        // Whoever writes what chance will answer has copied it from a record.
        Ok(Step { action, outcome: Some(_) }) if legal.contains(&action) => {
            let step = step_text::<G>(action);
            Order::Unclear(format!("What comes of it is not yours to say: type `{step}` alone."))
        }
        Ok(Step { action, .. }) => Order::Illegal(action),
        Err(fault) => {
            let whole = legal.iter().map(|action| step_text::<G>(*action)).find(|step| step.starts_with(first));
            let such_as =
                whole.map_or(String::new(), |step| format!(" What can be played is, for instance, `{step}`."));
            // A step that needs chance's answer cannot be read without it; then it is the moment that is wrong.
            if plain == first && such_as.is_empty() {
                return Order::Unclear(format!("`{first}` is not possible now."));
            }
            Order::Unclear(format!("`{}` is no step: {}.{such_as}", shorten(plain, LONGEST_QUOTE), fault.message))
        }
    }
}

fn unknown<G: Playable>(typed: &str, legal: &[G::Action]) -> Order<G::Action> {
    let step = legal.first().map_or(String::new(), |action| step_text::<G>(*action));
    Order::Unclear(format!(
        "`{}` means nothing here: type a number from 1 to {}, a key in brackets, a step such as `{step}`, or ? for help.",
        shorten(typed, LONGEST_QUOTE),
        legal.len()
    ))
}
