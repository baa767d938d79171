//! What people type: the notation, with names as short as they like while it is clear what is meant.

use game::notation::{LONGEST_QUOTE, number, shorten};

use pages::Words;
use rawsiko::facts::Topic;
use rawsiko::{Action, Continent, Group, Language, MOST_DICE, Material, Territories, Territory};

use crate::{Gap, filled};

const VERBS: [&str; 6] = ["claim", "place", "move", "attack", "end", "trade"];
/// The longest name of a thing, in words.
const LONGEST_NAME: usize = 4;

/// Reads an action in small letters; `None` if it does not begin like one.
pub(super) fn action(typed: &str, legal: &[Action], words: Words) -> Option<Result<Action, String>> {
    // Dice that were copied from a record are not the player's to say.
    let (step, dice) = typed.split_once(':').map_or((typed, None), |(step, dice)| (step, Some(dice)));
    let typed: Vec<&str> = step.split_whitespace().collect();
    let verb = verb(typed.first()?, words)?;
    let mut reader = Reader { typed: &typed[1..], legal, words };
    let read = reader.action(verb).and_then(|action| reader.end(action));
    Some(read.and_then(|action| match dice {
        None => Ok(action),
        Some(_) => Err(filled(words, "rawsiko-type-dice", &[("step", action.to_string().into())])),
    }))
}

/// The verb that a word begins or is: in the notation, or in the reader's own language, there in three letters or more.
fn verb(word: &str, words: Words) -> Option<&'static str> {
    let bare = |text: &str| text.replace('é', "e");
    let own = words.say("rawsiko-type-verbs");
    let mut own = own.split_whitespace().zip(VERBS).filter(|_| word.chars().count() >= 3);
    let own = own.find(|(own, _)| bare(own).starts_with(&bare(word)));
    VERBS.into_iter().find(|verb| verb.starts_with(word)).or(own.map(|(_, verb)| verb))
}

struct Reader<'t> {
    typed: &'t [&'t str],
    legal: &'t [Action],
    words: Words,
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
                let territory = self.territory("rawsiko-type-where", "place germany 3", can)?;
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
        let from = self.territory("rawsiko-type-from", example, |one| {
            legal.iter().filter_map(goes).any(|(from, _)| from == one)
        })?;
        let to = self
            .territory("rawsiko-type-to", example, |one| legal.iter().filter_map(goes).any(|way| way == (from, one)))?;
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
        while chosen.is_empty() || !self.typed.is_empty() {
            let fits = |one: Territory| {
                let with = chosen.with(one);
                !chosen.contains(one)
                    && continent.is_none_or(|continent| one.continent() == continent)
                    && groups.iter().any(|group| group.territories().covers(with))
            };
            let next = self.territory("rawsiko-type-which", example, fits)?;
            if chosen.contains(next) {
                return self.unclear("rawsiko-type-twice", &[("place", next.to_string().into())]);
            }
            chosen = chosen.with(next);
        }
        let continent = continent.or_else(|| chosen.iter().next().map(Territory::continent));
        let group = continent.and_then(|continent| Group::new(continent, chosen));
        let Some(group) = group else {
            let inside = continent.map_or("", |one| one.name(self.words.language()));
            let gaps = [("places", chosen.to_string().into()), ("continent", inside.into())];
            return self.unclear("rawsiko-type-apart", &gaps);
        };
        Ok(Action::Claim(group))
    }

    fn continent(&mut self) -> Option<Continent> {
        let (one, taken) = match self.named() {
            Some((Topic::Continent(continent), taken)) => (continent, taken),
            Some(_) => return None,
            None => {
                let word = self.typed.first()?;
                let mut begin = Continent::all().filter(|one| one.id().starts_with(word));
                (begin.next().filter(|_| begin.next().is_none())?, 1)
            }
        };
        self.typed = &self.typed[taken..];
        Some(one)
    }

    /// The next territory. Where several could be meant, those that `fit` come first.
    fn territory(&mut self, ask: &str, example: &str, fit: impl Fn(Territory) -> bool) -> Result<Territory, String> {
        if let Some((Topic::Territory(territory), taken)) = self.named() {
            self.typed = &self.typed[taken..];
            return Ok(territory);
        }
        let Some((word, rest)) = self.typed.split_first() else {
            return Err(self.ask(ask, example));
        };
        let begins = |one: &Territory| one.id().starts_with(word);
        let begins_inside = |one: &Territory| begins(one) || one.id().split('-').any(|part| part.starts_with(word));
        let meant: Vec<Territory> = Territory::all().filter(begins_inside).collect();
        let fitting: Vec<Territory> = meant.iter().copied().filter(|one| fit(*one)).collect();
        let meant = if fitting.is_empty() { meant } else { fitting };
        let at_the_start: Vec<Territory> = meant.iter().copied().filter(begins).collect();
        match (meant.as_slice(), at_the_start.as_slice()) {
            ([one], _) | (_, [one]) => {
                self.typed = rest;
                Ok(*one)
            }
            ([], _) => self.unclear("rawsiko-type-no-place", &[("word", shorten(word, LONGEST_QUOTE).into())]),
            (several, _) => self.which(word, several.iter().map(|one| one.id())),
        }
    }

    fn material(&mut self) -> Result<Material, String> {
        if let Some((Topic::Material(material), taken)) = self.named() {
            self.typed = &self.typed[taken..];
            return Ok(material);
        }
        let Some((word, rest)) = self.typed.split_first() else {
            return Err(self.ask("rawsiko-type-material", "trade Bi"));
        };
        let language = self.words.language();
        let begins = |one: &Material| {
            [language, Language::English].iter().any(|language| one.name(*language).to_lowercase().starts_with(word))
        };
        let meant: Vec<Material> = Material::all().filter(begins).collect();
        match meant.as_slice() {
            [one] => {
                self.typed = rest;
                Ok(*one)
            }
            [] => self.unclear("rawsiko-type-no-material", &[("word", shorten(word, LONGEST_QUOTE).into())]),
            several => self.which(word, several.iter().map(|one| one.name(language))),
        }
    }

    /// A thing by its whole name in any language, and of how many words it is.
    fn named(&self) -> Option<(Topic, usize)> {
        let longest = self.typed.len().min(LONGEST_NAME);
        (1..=longest).rev().find_map(|taken| Some((Topic::find(&self.typed[..taken].join(" "))?, taken)))
    }

    /// A number, or `all` for the highest that is legal in such an action.
    fn count(&mut self, is_such: impl Fn(&Action) -> bool) -> Result<u8, String> {
        let most = self.legal.iter().filter(|action| is_such(action)).map(|action| match action {
            Action::Place { n, .. } | Action::Move { n, .. } | Action::Attack { n, .. } => *n,
            _ => 0,
        });
        let most = most.max();
        let Some((word, rest)) = self.typed.split_first() else {
            return match most {
                Some(most) => self.unclear("rawsiko-type-many-most", &[("most", most.into())]),
                None => self.unclear("rawsiko-type-many", &[]),
            };
        };
        self.typed = rest;
        match (*word, number::<u8>(word)) {
            ("all", _) => Ok(most.unwrap_or(MOST_DICE)),
            (_, Some(n)) => Ok(n),
            (word, None) => self.unclear("rawsiko-type-no-number", &[("word", shorten(word, LONGEST_QUOTE).into())]),
        }
    }

    fn end(&self, action: Action) -> Result<Action, String> {
        match self.typed.first() {
            None => Ok(action),
            Some(word) => {
                let word = shorten(word, LONGEST_QUOTE);
                self.unclear("rawsiko-type-too-much", &[("word", word.into()), ("step", action.to_string().into())])
            }
        }
    }

    fn unclear<T>(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> Result<T, String> {
        Err(filled(self.words, key, gaps))
    }

    /// What is missing, and a whole step that has it.
    fn ask(&self, key: &str, example: &str) -> String {
        let such = filled(self.words, "rawsiko-type-such", &[("step", self.own(example).into())]);
        format!("{} {such}", filled(self.words, key, &[]))
    }

    /// A step as it can be typed in the reader's language.
    fn own(&self, step: &str) -> String {
        let language = self.words.language();
        let verbs = self.words.say("rawsiko-type-verbs");
        let own = |word: &str| {
            let verb = VERBS.iter().position(|verb| *verb == word).and_then(|at| verbs.split_whitespace().nth(at));
            let place = || Territory::from_id(word).map(|one| one.name(language).to_lowercase());
            let continent = || Continent::from_id(word).map(|one| one.name(language).to_lowercase());
            verb.map(str::to_owned).or_else(place).or_else(continent).unwrap_or_else(|| word.to_owned())
        };
        step.split(' ').map(own).collect::<Vec<_>>().join(" ")
    }

    fn which<'n, T>(&self, word: &str, names: impl Iterator<Item = &'n str>) -> Result<T, String> {
        let names: Vec<&str> = names.collect();
        let names = match names.as_slice() {
            [some @ .., last] if !some.is_empty() => {
                filled(self.words, "tty-or", &[("some", some.join(", ").into()), ("last", (*last).into())])
            }
            few => few.concat(),
        };
        self.unclear("rawsiko-type-several", &[("word", word.into()), ("names", names.into())])
    }
}
