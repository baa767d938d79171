//! What a person typed, and what they want with it.

use std::path::PathBuf;

use game::Language;
use game::notation::{self, LONGEST_QUOTE, Step, shorten};
use pages::Words;
use terminal::{filled, step_text};

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
pub(crate) fn read<G: Playable>(typed: &str, legal: &[G::Action], numbered: usize, words: Words) -> Order<G::Action> {
    let parts: Vec<&str> = typed.split_whitespace().collect();
    let Some(first) = parts.first() else { return Order::Nothing };
    let plain = parts.join(" ").to_lowercase();
    if let Some(action) = legal.iter().find(|action| step_text::<G>(**action).to_lowercase() == plain) {
        return Order::Act(*action);
    }
    if plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return by_number::<G>(&plain, &legal[..numbered], words);
    }
    match (first.to_lowercase().as_str(), parts.len()) {
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
            return Order::LookUp((n > 1).then(|| parts[1..].join(" ")));
        }
        ("rules", 1) => return Order::Rules,
        ("?" | "help", 1) => return Order::Help,
        _ => {}
    }
    let mut letters = plain.chars();
    if let (Some(key), None) = (letters.next(), letters.next()) {
        return by_key::<G>(key, &legal[..numbered], words);
    }
    match G::read_action(&plain, legal, words) {
        Some(Ok(action)) if legal.contains(&action) => Order::Act(action),
        Some(Ok(action)) => Order::Illegal(action),
        Some(Err(why)) => Order::Unclear(why),
        None => by_notation::<G>(&plain, &legal[..numbered], words),
    }
}

/// A number is that of a choice; one that is too high may be what the choice is called by.
fn by_number<G: Playable>(digits: &str, legal: &[G::Action], words: Words) -> Order<G::Action> {
    let number = digits.parse::<u32>().unwrap_or(u32::MAX);
    let numbered = (number as usize).checked_sub(1).and_then(|place| legal.get(place));
    let called = legal.iter().find(|action| G::action_number(**action) == Some(number));
    match numbered.or(called) {
        Some(action) => Order::Act(*action),
        None => {
            let gaps = [("typed", shorten(digits, LONGEST_QUOTE).into()), ("n", legal.len().into())];
            Order::Unclear(filled(words, "tty-no-choice", &gaps))
        }
    }
}

fn by_key<G: Playable>(key: char, legal: &[G::Action], words: Words) -> Order<G::Action> {
    let meant: Vec<usize> = (0..legal.len()).filter(|place| G::action_key(legal[*place]) == Some(key)).collect();
    match meant[..] {
        [place] => Order::Act(legal[place]),
        [] => unknown::<G>(&key.to_string(), legal, words),
        [..] => {
            let steps: Vec<String> =
                meant.iter().map(|place| format!("{} ({})", place + 1, step_text::<G>(legal[*place]))).collect();
            let gaps = [("key", key.to_string().into()), ("steps", steps.join(", ").into())];
            Order::Unclear(filled(words, "tty-several", &gaps))
        }
    }
}

/// A step that is not among the legal ones: find out what is wrong with it.
fn by_notation<G: Playable>(plain: &str, legal: &[G::Action], words: Words) -> Order<G::Action> {
    let first = plain.split(' ').next().unwrap_or_default();
    if !G::STEPS.contains(&first) {
        return unknown::<G>(plain, legal, words);
    }
    match G::read_step(notation::Words::new(plain)) {
        // Whoever writes what chance will answer has copied it from a record.
        Ok(Step { action, outcome: Some(_) }) if legal.contains(&action) => {
            Order::Unclear(filled(words, "tty-not-yours", &[("step", step_text::<G>(action).into())]))
        }
        Ok(Step { action, .. }) => Order::Illegal(action),
        Err(_) => {
            let typed = [("typed", shorten(plain, LONGEST_QUOTE).into())];
            let whole = legal.iter().map(|action| step_text::<G>(*action)).find(|step| step.starts_with(first));
            let such_as = whole.map(|step| filled(words, "tty-such-as", &[("step", step.into())]));
            // A step that needs chance's answer cannot be read without it; then it is the moment that is wrong.
            Order::Unclear(match such_as {
                None if plain == first => filled(words, "tty-not-now", &typed),
                None => unstep::<G>(&filled(words, "tty-no-step", &typed), legal, words),
                Some(such_as) => format!("{} {such_as}", filled(words, "tty-no-step", &typed)),
            })
        }
    }
}

/// What is no step, with one that is.
fn unstep<G: Playable>(said: &str, legal: &[G::Action], words: Words) -> String {
    let step = legal.first().map(|action| step_text::<G>(*action));
    let such_as = step.map(|step| filled(words, "tty-such-as", &[("step", step.into())]));
    format!("{said} {}", such_as.unwrap_or_default()).trim_end().to_owned()
}

fn unknown<G: Playable>(typed: &str, legal: &[G::Action], words: Words) -> Order<G::Action> {
    let step = legal.first().map_or(String::new(), |action| step_text::<G>(*action));
    let typed = shorten(typed, LONGEST_QUOTE);
    Order::Unclear(filled(
        words,
        "tty-unknown",
        &[("typed", typed.into()), ("n", legal.len().into()), ("step", step.into())],
    ))
}
