//! What people type: the notation, with names as short as they like while it is clear what is meant.

use game::notation::{LONGEST_QUOTE, number, shorten};

use super::ENGLISH;
use crate::facts::Topic;
use crate::{Action, Continent, Group, MOST_DICE, Material, Territories, Territory};

const VERBS: [&str; 6] = ["claim", "place", "move", "attack", "end", "trade"];
/// The longest name of a thing, in words.
const LONGEST_NAME: usize = 4;

/// Reads an action in small letters; `None` if it does not begin like one.
pub(super) fn action(typed: &str, legal: &[Action]) -> Option<Result<Action, String>> {
    // Dice that were copied from a record are not the player's to say.
    let (step, dice) = typed.split_once(':').map_or((typed, None), |(step, dice)| (step, Some(dice)));
    let words: Vec<&str> = step.split_whitespace().collect();
    let verb = VERBS.into_iter().find(|verb| words.first().is_some_and(|word| verb.starts_with(word)))?;
    let mut reader = Reader { words: &words[1..], legal };
    let read = reader.action(verb).and_then(|action| reader.end(action));
    Some(read.and_then(|action| match dice {
        None => Ok(action),
        Some(_) => Err(format!("What the dice give is not yours to say: type `{action}` alone.")),
    }))
}

struct Reader<'t> {
    words: &'t [&'t str],
    legal: &'t [Action],
}

impl<'t> Reader<'t> {
    fn action(&mut self, verb: &str) -> Result<Action, String> {
        match verb {
            "claim" => self.claim(),
            "place" => {
                let can = |one| {
                    self.legal
                        .iter()
                        .any(|action| matches!(action, Action::Place { territory, .. } if *territory == one))
                };
                let territory = self.territory("Where? Type", "place germany 3", can)?;
                let n =
                    self.count(|action| matches!(action, Action::Place { territory: one, .. } if *one == territory))?;
                Ok(Action::Place { territory, n })
            }
            "end" => Ok(Action::End),
            "trade" => self.material().map(Action::Trade),
            _ => self.order(verb == "attack"),
        }
    }

    /// A move or an attack.
    fn order(&mut self, attack: bool) -> Result<Action, String> {
        let example = if attack { "attack turkey germany 3" } else { "move india vietnam 2" };
        let goes = |action: &Action| match action {
            Action::Move { from, to, .. } | Action::Attack { from, to, .. } => Some((*from, *to)),
            _ => None,
        };
        let legal = self.legal;
        let from = self
            .territory("From where? Type", example, |one| legal.iter().filter_map(goes).any(|(from, _)| from == one))?;
        let to = self
            .territory("Where to? Type", example, |one| legal.iter().filter_map(goes).any(|way| way == (from, one)))?;
        let n = self.count(|action| goes(action) == Some((from, to)))?;
        Ok(if attack { Action::Attack { from, to, n } } else { Action::Move { from, to, n } })
    }

    /// Territories of one continent, whose name may be left out.
    fn claim(&mut self) -> Result<Action, String> {
        let example = "claim europe germany ukraine";
        let continent = self.continent();
        let groups: Vec<Group> = self
            .legal
            .iter()
            .filter_map(|action| if let Action::Claim(group) = action { Some(*group) } else { None })
            .collect();
        let mut chosen = Territories::NONE;
        while chosen.is_empty() || !self.words.is_empty() {
            let fits = |one: Territory| {
                let with = chosen.with(one);
                !chosen.contains(one)
                    && continent.is_none_or(|continent| one.continent() == continent)
                    && groups.iter().any(|group| group.territories().covers(with))
            };
            let next = self.territory("Which territories? Type", example, fits)?;
            if chosen.contains(next) {
                return Err(format!("`{next}` stands there twice."));
            }
            chosen = chosen.with(next);
        }
        let continent = continent.or_else(|| chosen.iter().next().map(Territory::continent));
        let group = continent.and_then(|continent| Group::new(continent, chosen));
        group.map(Action::Claim).ok_or_else(|| {
            let inside = continent.map_or(String::new(), |one| format!(" in {}", one.name(ENGLISH)));
            format!("Not all of `{chosen}` lie{inside}: a claim stays in one continent.")
        })
    }

    fn continent(&mut self) -> Option<Continent> {
        let (one, taken) = match self.named() {
            Some((Topic::Continent(continent), taken)) => (continent, taken),
            Some(_) => return None,
            None => {
                let word = self.words.first()?;
                let mut begin = Continent::all().filter(|one| one.id().starts_with(word));
                (begin.next().filter(|_| begin.next().is_none())?, 1)
            }
        };
        self.words = &self.words[taken..];
        Some(one)
    }

    /// The next territory. Where several could be meant, those that `fit` come first.
    fn territory(&mut self, ask: &str, example: &str, fit: impl Fn(Territory) -> bool) -> Result<Territory, String> {
        if let Some((Topic::Territory(territory), taken)) = self.named() {
            self.words = &self.words[taken..];
            return Ok(territory);
        }
        let Some((word, rest)) = self.words.split_first() else {
            return Err(format!("{ask}, for instance, `{example}`."));
        };
        let begins = |one: &Territory| one.id().starts_with(word);
        let begins_inside = |one: &Territory| begins(one) || one.id().split('-').any(|part| part.starts_with(word));
        let meant: Vec<Territory> = Territory::all().filter(begins_inside).collect();
        let fitting: Vec<Territory> = meant.iter().copied().filter(|one| fit(*one)).collect();
        let meant = if fitting.is_empty() { meant } else { fitting };
        let at_the_start: Vec<Territory> = meant.iter().copied().filter(begins).collect();
        match (meant.as_slice(), at_the_start.as_slice()) {
            ([one], _) | (_, [one]) => {
                self.words = rest;
                Ok(*one)
            }
            ([], _) => {
                let word = shorten(word, LONGEST_QUOTE);
                Err(format!("`{word}` is no territory: `w` shows all of them, and `i` looks one up."))
            }
            (several, _) => Err(which(word, several.iter().map(|one| one.id()))),
        }
    }

    fn material(&mut self) -> Result<Material, String> {
        if let Some((Topic::Material(material), taken)) = self.named() {
            self.words = &self.words[taken..];
            return Ok(material);
        }
        let Some((word, rest)) = self.words.split_first() else {
            return Err("Which material? Type, for instance, `trade Bi`.".to_owned());
        };
        let begins = |one: &Material| one.name(ENGLISH).to_lowercase().starts_with(word);
        let meant: Vec<Material> = Material::all().filter(begins).collect();
        match meant.as_slice() {
            [one] => {
                self.words = rest;
                Ok(*one)
            }
            [] => {
                let word = shorten(word, LONGEST_QUOTE);
                Err(format!("`{word}` is no material: type a symbol or a name, such as `Bi` or `bismuth`."))
            }
            several => Err(which(word, several.iter().map(|one| one.name(ENGLISH)))),
        }
    }

    /// A thing by its whole name in any language, and of how many words it is.
    fn named(&self) -> Option<(Topic, usize)> {
        let longest = self.words.len().min(LONGEST_NAME);
        (1..=longest).rev().find_map(|taken| Some((Topic::find(&self.words[..taken].join(" "))?, taken)))
    }

    /// A number, or `all` for the highest that is legal in such an action.
    fn count(&mut self, is_such: impl Fn(&Action) -> bool) -> Result<u8, String> {
        let most = self.legal.iter().filter(|action| is_such(action)).map(|action| match action {
            Action::Place { n, .. } | Action::Move { n, .. } | Action::Attack { n, .. } => *n,
            _ => 0,
        });
        let most = most.max();
        let Some((word, rest)) = self.words.split_first() else {
            let most = most.map_or(String::new(), |most| format!(", at most {most}"));
            return Err(format!("How many assets? Add a number{most}, or `all`."));
        };
        self.words = rest;
        match (*word, number::<u8>(word)) {
            ("all", _) => Ok(most.unwrap_or(MOST_DICE)),
            (_, Some(n)) => Ok(n),
            (word, None) => Err(format!("`{}` is no number of assets.", shorten(word, LONGEST_QUOTE))),
        }
    }

    fn end(&self, action: Action) -> Result<Action, String> {
        match self.words.first() {
            None => Ok(action),
            Some(word) => Err(format!("`{}` is too much after `{action}`.", shorten(word, LONGEST_QUOTE))),
        }
    }
}

fn which<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(str::to_owned).collect();
    format!("`{word}` could be {}: type more of it.", super::listed(&names).replace(" and ", " or "))
}
