//! What a table agreed on, in words: everything, and what of it is not usual.

use game::GameOptions;
use maud::{Markup, html};

use crate::Words;
use crate::offer::{Offer, OptionChoice};
use crate::slow::clock_word;

/// One option of a table, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    legend: String,
    value: String,
    /// What says both in as few words as possible: `Trade with China`, `Turns: 12`.
    short: String,
    usual: bool,
}

/// What a table agreed on, in the reader's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms(Vec<Term>);

impl Terms {
    /// Nothing: for pictures of a table that is none.
    pub const NONE: Terms = Terms(Vec::new());

    /// What a table of this game agreed on; `clock` is its clock as the form has it, such as `2m`.
    #[must_use]
    pub fn of<O: GameOptions>(words: Words, game: &str, options: &O, clock: Option<&str>) -> Terms {
        let offer = Offer::of(game);
        let default = O::for_players(options.players());
        let clock = Term {
            legend: words.say("slow-clock"),
            value: clock_word(words, clock.unwrap_or("none")),
            short: clock_word(words, clock.unwrap_or("none")),
            usual: clock.is_none(),
        };
        let term = |(which, spec): (usize, &game::OptionSpec)| {
            let default = default.as_ref().map(|default| default.value(which)).unwrap_or_default();
            let choice = offer.options.iter().find(|choice| choice.name == spec.key);
            said(words, spec.key, choice, &options.value(which), &default)
        };
        Terms(std::iter::once(clock).chain(O::SPECS.iter().enumerate().map(term)).collect())
    }

    /// What differs from the usual, each in a few words.
    #[must_use]
    pub fn unusual(&self) -> Vec<String> {
        self.0.iter().filter(|term| !term.usual).map(|term| term.short.clone()).collect()
    }

    /// What differs from the usual at a glance, and everything once it is unfolded.
    pub(crate) fn folded(&self, words: Words) -> Markup {
        self.drawn(words, "terms", false)
    }

    /// The same as a panel, open where there is room for it: the script folds it on small screens.
    pub(crate) fn panel(&self, words: Words) -> Markup {
        self.drawn(words, "card panel terms", true)
    }

    fn drawn(&self, words: Words, class: &str, open: bool) -> Markup {
        let unusual = self.unusual();
        html! {
            @if !self.0.is_empty() {
                details class=(class) open[open] data-folds[open] {
                    summary {
                        b { (words.say("lobby-options")) }
                        @if unusual.is_empty() { span { (words.say("terms-usual")) } }
                        @for short in &unusual { span class="tag" { (short) } }
                    }
                    dl {
                        @for term in &self.0 {
                            div class=[(!term.usual).then_some("differs")] { dt { (term.legend) } dd { (term.value) } }
                        }
                    }
                }
            }
        }
    }
}

/// One option: as the form offers it, or by its own name where the form has no such option.
fn said(words: Words, key: &str, choice: Option<&OptionChoice>, value: &str, default: &str) -> Term {
    // The form offers first what is usual; where it names no value there, that is what the rules say.
    let first = choice.and_then(|choice| choice.values.first()).map(|(value, _)| *value);
    let usual = value == first.filter(|first| !first.is_empty()).unwrap_or(default);
    let legend = choice.map_or_else(|| key.to_owned(), |choice| words.say(choice.legend));
    let offered = choice.and_then(|choice| choice.values.iter().find(|(offered, _)| *offered == value));
    let word = offered.filter(|(_, key)| !key.is_empty()).map(|(_, key)| words.say(key));
    let word = word.unwrap_or_else(|| value.to_owned());
    let short = match value {
        "on" => legend.clone(),
        _ => words.fill("terms-pair", &[("what", legend.as_str().into()), ("value", word.as_str().into())]),
    };
    Term { legend, value: word, short, usual }
}

#[cfg(test)]
mod tests {
    use game::{Language, OptionSpec};

    use super::*;

    fn changed<O: GameOptions>(game: &str, changes: &[(&str, &str)], clock: Option<&str>) -> Terms {
        let mut options = O::for_players(4).expect("four can play");
        for choice in Offer::of(game).options {
            // As the form sends it when nobody touches it.
            let (first, _) = choice.values[0];
            assert!(first.is_empty() || options.set(choice.name, first).is_ok(), "{} {first}", choice.name);
        }
        changes.iter().for_each(|(key, value)| options.set(key, value).expect("an option"));
        Terms::of(Words::of(Language::English), game, &options, clock)
    }

    #[test]
    fn only_what_differs_stands_out() {
        assert!(changed::<ra::Options>("ra", &[], None).unusual().is_empty());
        assert!(changed::<rawsiko::Options>("rawsiko", &[], None).unusual().is_empty());
        let ra = changed::<ra::Options>("ra", &[("scores", "open")], Some("2m"));
        assert_eq!(ra.unusual(), ["2 min a move", "Scores: open"]);
        let agreed = [("china", "on"), ("turns", "11"), ("leave-one", "on"), ("rounding", "down")];
        let rawsiko = changed::<rawsiko::Options>("rawsiko", &agreed, None);
        assert_eq!(
            rawsiko.unusual(),
            ["Turns: 11", "Trade with China", "The last asset stays", "New assets: rounded down"]
        );
    }

    /// Every option of a game has words in every language, whatever its value.
    fn all_have_words<O: GameOptions>(game: &str) {
        let values = |spec: &'static OptionSpec| spec.values.split('|').filter(|_| !spec.own_line);
        for language in Language::ALL {
            let words = Words::of(language);
            for (key, value) in O::SPECS.iter().flat_map(|spec| values(spec).map(|value| (spec.key, value))) {
                let choice = Offer::of(game).options.iter().find(|choice| choice.name == key);
                let choice = choice.unwrap_or_else(|| panic!("{game} has no words for {key}"));
                let offered = choice.values.iter().find(|(offered, _)| *offered == value);
                let (_, word) = offered.unwrap_or_else(|| panic!("{game} has no word for {key} {value}"));
                let term = said(words, key, Some(choice), value, value);
                assert!(!word.is_empty() && term.value == words.say(word) && term.legend == words.say(choice.legend));
            }
        }
    }

    #[test]
    fn every_option_has_words() {
        all_have_words::<ra::Options>("ra");
        all_have_words::<rawsiko::Options>("rawsiko");
    }

    #[test]
    fn everything_can_be_read() {
        let terms = changed::<rawsiko::Options>("rawsiko", &[("objectives", "open")], None);
        let html = terms.folded(Words::of(Language::English)).into_string();
        for said in ["<dt>Cards</dt><dd>open</dd>", "<dt>Turns</dt><dd>8</dd>", "<dt>Trade with China</dt><dd>no</dd>"]
        {
            assert!(html.contains(said), "{said} in {html}");
        }
        assert_eq!(html.matches("class=\"tag\"").count(), 1, "{html}");
    }
}
