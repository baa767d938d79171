//! What a table agreed on, as the header lines of a record: read from a form, written to the store, read back.

use game::notation::{Notation, Words, number};
use game::{Game, GameOptions, Lots};
use pages::terms::Terms;

use super::clock::Clock;

/// The options that say whether something is hidden: `open` if nothing is.
const SECRETS: [&str; 2] = ["scores", "objectives"];

/// The line that marks a table whose deal was played before.
const AGAIN: &str = "x-again";
/// The line that says how much time everybody has.
const CLOCK: &str = "x-clock";

/// The line that says from which step of another game a table goes on.
const FROM: &str = "x-from";

/// The line that marks the table of a lesson: its name and the chapter, counted from 1.
const LESSON: &str = "x-lesson";

/// The line that marks a table of a class: whoever plays there has a nickname that the class keeps, and no name.
const CLASS: &str = "x-class";

/// Whether a table that agreed on this is one of a class.
pub(crate) fn of_class(options: &str) -> bool {
    options.lines().any(|line| line.split(' ').next() == Some(CLASS))
}

/// The lesson and the chapter, counted from 0, of a table that agreed on this.
pub(crate) fn lesson_of(options: &str) -> Option<(&str, usize)> {
    let line = options.lines().find_map(|line| line.strip_prefix(LESSON))?;
    let (name, chapter) = line.trim().split_once(' ')?;
    Some((name, number::<usize>(chapter)?.checked_sub(1)?))
}

/// What a table agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Agreed<G: Game> {
    /// The options.
    pub(crate) options: G::Options,
    /// Whether the deal was played before, at another table.
    pub(crate) again: bool,
    /// How much time everybody has; none without clocks.
    pub(crate) clock: Option<Clock>,
    /// From which step of another game it goes on, by its address.
    pub(crate) from: Option<String>,
    /// The lesson that is played, and its chapter, counted from 0.
    pub(crate) lesson: Option<(String, usize)>,
    /// Whether it is a table of a class.
    pub(crate) class: bool,
}

impl<G: Notation> Agreed<G> {
    /// The options of a form: `players` and every option of the game by its name; what is not there stays usual.
    ///
    /// # Errors
    /// The first field that does not fit, in words.
    pub(crate) fn from_form(fields: &[(String, String)]) -> Result<Agreed<G>, String> {
        let agreed = Self::from_fields(G::Options::for_new_table, fields)?;
        agreed.options.may_open().map_err(|bad| bad.to_string())?;
        Ok(agreed)
    }

    /// The same, where what is not there stays as `usual_options` has it.
    fn from_fields(
        usual_options: fn(usize) -> Option<G::Options>,
        fields: &[(String, String)],
    ) -> Result<Agreed<G>, String> {
        let field = |key: &str| fields.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
        let usual = usual_players::<G>();
        let players = field("players").map_or(Some(usual), number::<usize>);
        let options = players.filter(|players| G::SEATS.contains(players)).and_then(usual_options);
        let mut options = options.ok_or("players: not a number of players")?;
        for spec in G::Options::SPECS {
            // A choice that says nothing leaves what is usual.
            if let Some(value) = field(spec.key).filter(|value| !value.is_empty()) {
                options.set(spec.key, value).map_err(|bad| bad.to_string())?;
            }
        }
        let clock = match field("clock") {
            None | Some("" | "none") => None,
            Some(text) => Some(Clock::read(text).ok_or("clock: none, a time such as 2m, or 10m+10s")?),
        };
        Ok(Agreed { options, again: false, clock, from: None, lesson: None, class: false })
    }

    /// The same for people who share a screen: nothing is hidden, unless they ask for it.
    ///
    /// # Errors
    /// The first field that does not fit, in words.
    pub(crate) fn from_form_at_one_screen(fields: &[(String, String)]) -> Result<Agreed<G>, String> {
        let asked = |key: &str| fields.iter().any(|(name, value)| name == key && !value.is_empty());
        let secret = G::Options::SPECS.iter().find(|spec| SECRETS.contains(&spec.key) && !asked(spec.key));
        let open = secret.map(|spec| (spec.key.to_owned(), "open".to_owned()));
        // Before the others: the form sends the same field with nothing in it.
        Agreed::from_form(&open.into_iter().chain(fields.iter().cloned()).collect::<Vec<_>>())
    }

    /// What the tables of a lesson agree on.
    pub(crate) fn of_lesson(lesson: &pages::lesson::Lesson, chapter: usize) -> Option<Agreed<G>> {
        // A line of the set-up may have the name of an option that has no line of its own.
        let agrees =
            |key: &str| key == "players" || G::Options::SPECS.iter().any(|spec| spec.own_line && spec.key == key);
        let field = |(key, rest): &(String, String)| match key.as_str() {
            "option" => rest.split_once(' ').map(|(key, value)| (key.to_owned(), value.to_owned())),
            key => agrees(key).then(|| (key.to_owned(), rest.clone())),
        };
        let fields: Vec<(String, String)> = lesson.header.iter().filter_map(field).collect();
        // A lesson is a record: what it does not say means what it means there.
        let agreed = Agreed::from_fields(G::Options::for_players, &fields).ok()?;
        Some(Agreed { lesson: Some((lesson.name.clone(), chapter)), ..agreed })
    }

    /// What a table of a class for that many agrees on: what is usual, with that many turns if it was said; `None` if the
    /// game is not played so.
    pub(crate) fn of_class(players: usize, turns: Option<u8>) -> Option<Agreed<G>> {
        let mut options = G::Options::for_new_table(players).filter(|_| G::SEATS.contains(&players))?;
        if let Some(turns) = turns {
            options.set("turns", &turns.to_string()).ok()?;
        }
        options.may_open().ok()?;
        Some(Agreed { options, again: false, clock: None, from: None, lesson: None, class: true })
    }

    /// As header lines.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("players {}\n", self.options.players());
        for (spec, value) in self.options.changed() {
            let word = if spec.own_line { "" } else { "option " };
            text += &format!("{word}{} {value}\n", spec.key);
        }
        if self.again {
            text += &format!("{AGAIN} the deal was played before\n");
        }
        if let Some(clock) = self.clock {
            text += &format!("{CLOCK} {clock}\n");
        }
        if let Some(from) = &self.from {
            text += &format!("{FROM} {from}\n");
        }
        if let Some((name, chapter)) = &self.lesson {
            text += &format!("{LESSON} {name} {}\n", chapter + 1);
        }
        if self.class {
            text += &format!("{CLASS} played in a class\n");
        }
        text
    }

    /// Reads what [`Agreed::text`] wrote.
    pub(crate) fn read(text: &str) -> Option<Agreed<G>> {
        let mut lines = text.lines();
        let mut first = Words::new(lines.next()?);
        first.exactly("players").ok()?;
        let mut options = G::Options::for_players(number(first.next()?.text)?)?;
        let (mut again, mut clock, mut from, mut lesson, mut class) = (false, None, None, None, false);
        for line in lines {
            let mut words = Words::new(line);
            match words.next()?.text {
                AGAIN => again = true,
                CLOCK => clock = Some(Clock::read(words.next()?.text)?),
                FROM => from = Some(words.next()?.text.to_owned()),
                LESSON => lesson = Some(lesson_of(line).map(|(name, chapter)| (name.to_owned(), chapter))?),
                CLASS => class = true,
                "option" => options.set(words.next()?.text, words.next()?.text).ok()?,
                key => options.set(key, words.next()?.text).ok()?,
            }
        }
        Some(Agreed { options, again, clock, from, lesson, class })
    }

    /// The same for people.
    pub(crate) fn terms(&self, words: pages::Words) -> Terms {
        let clock = self.clock.map(|clock| clock.to_string());
        Terms::of(words, G::NAME, &self.options, clock.as_deref())
    }

    /// Whether what one seat may know differs from what another may, so that neighbours must not look.
    pub(crate) fn has_secrets(&self) -> bool {
        let place = G::Options::SPECS.iter().position(|spec| SECRETS.contains(&spec.key));
        place.is_none_or(|which| self.options.value(which) != "open")
    }

    /// The set-up, where the table chooses it: each chair has its own, and whoever takes the chair chooses it so.
    pub(crate) fn chosen_setup(&self) -> Option<G::Setup> {
        G::setup_is_chosen(&self.options).then(|| G::deal(&self.options, &mut InOrder).setup)
    }

    /// What each chair gets, where the table chooses it: the numbers of the set-up's line, chair by chair.
    pub(crate) fn chosen_groups(&self) -> Vec<Vec<u8>> {
        let Some(setup) = self.chosen_setup() else { return Vec::new() };
        let lines = G::write_setup(&self.options, &setup);
        let groups = lines.first().map_or("", |(_, line)| line).split('/');
        groups.map(|group| group.split_whitespace().filter_map(number).collect()).collect()
    }

    /// Lines of the record's header that only this server writes.
    pub(crate) fn other_lines(&self) -> Vec<(String, String)> {
        let again = self.again.then(|| (AGAIN.to_owned(), "the deal was played before".to_owned()));
        let clock = self.clock.map(|clock| (CLOCK.to_owned(), clock.to_string()));
        let from = self.from.as_ref().map(|from| (FROM.to_owned(), from.clone()));
        let lesson = self.lesson.as_ref().map(|(name, chapter)| (LESSON.to_owned(), format!("{name} {}", chapter + 1)));
        let class = self.class.then(|| (CLASS.to_owned(), "played in a class".to_owned()));
        again.into_iter().chain(clock).chain(from).chain(lesson).chain(class).collect()
    }
}

/// Lots that leave everything as it lies.
struct InOrder;

impl Lots for InOrder {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// Three where the game allows it.
fn usual_players<G: Game>() -> usize {
    3.clamp(*G::SEATS.start(), *G::SEATS.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    type G = crate::games::Sample;

    fn form(fields: &[(&str, &str)]) -> Result<Agreed<G>, String> {
        Agreed::from_form(&fields.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect::<Vec<_>>())
    }

    #[test]
    fn what_was_agreed_reads_back() {
        let mut agreed = form(&[("players", "4"), ("scores", "open"), ("level", "2")]).expect("a good form");
        assert_eq!(agreed.text(), "players 4\noption scores open\n");
        agreed.again = true;
        agreed.clock = Clock::read("10m+10s");
        assert!(agreed.text().ends_with("x-clock 10m+10s\n"));
        agreed.from = Some("/t/abcdef12/step/45".to_owned());
        agreed.lesson = Some(("x-first".to_owned(), 2));
        assert!(!of_class(&agreed.text()));
        agreed.class = true;
        assert!(of_class(&agreed.text()));
        assert_eq!(lesson_of(&agreed.text()), Some(("x-first", 2)));
        assert_eq!(Agreed::read(&agreed.text()), Some(agreed));
    }

    #[test]
    fn a_form_that_does_not_fit_is_refused() {
        assert!(form(&[("players", "6")]).is_err());
        assert!(form(&[("players", "x")]).is_err());
        assert!(form(&[("scores", "loud")]).is_err());
        assert!(form(&[("clock", "1s")]).is_err());
        assert_eq!(form(&[("clock", "none")]).map(|agreed| agreed.clock), Ok(None));
        assert_eq!(form(&[]).map(|agreed| agreed.options.players()), Ok(3));
    }
}
