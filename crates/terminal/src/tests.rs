//! What holds for every game in every language.

use bots::Opinion;
use game::{Actor, BySeat, GameOptions, Language, Lots, Names, Seat, Viewer};
use pages::Words;
use rstest::rstest;

use crate::{Paint, TERMINAL_WIDTH, Teller, Terminal, shown_width};

/// Tells in a language.
pub(crate) fn told_in<T>(
    language: Language,
    names: &Names,
    viewer: Viewer,
    paint: Paint,
    tell: impl FnOnce(&Teller<'_>) -> T,
) -> T {
    tell(&Teller::new(Words::of(language), names, viewer, paint))
}

/// A view, and to whom it belongs: the games keep that by themselves.
pub(crate) trait Seen {
    /// Who has it.
    fn viewer(&self) -> Viewer;
}

impl Seen for ra::View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Seen for rawsiko::View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// You and two bots.
pub(crate) fn names_of(names: [&str; 3]) -> Names {
    Names::new(BySeat::from_values(names.map(str::to_owned)).as_ref(), names.len())
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// What is said in English, without colour, to whoever has this view.
pub(crate) fn english<V: Seen, T>(view: &V, names: &Names, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    told_in(Language::English, names, view.viewer(), Paint::Plain, tell)
}

pub(crate) fn table<G: Terminal<View: Seen>>(view: &G::View, names: &Names) -> String {
    english(view, names, |teller| G::table(view, teller))
}

pub(crate) fn question<G: Terminal<View: Seen>>(view: &G::View, names: &Names) -> String {
    english(view, names, |teller| G::question(view, teller))
}

pub(crate) fn left<G: Terminal<View: Seen>>(view: &G::View, names: &Names) -> String {
    english(view, names, |teller| G::left(view, teller))
}

pub(crate) fn action_words<G: Terminal<View: Seen>>(view: &G::View, action: G::Action, names: &Names) -> String {
    english(view, names, |teller| G::action_words(view, action, teller))
}

pub(crate) fn tell_to<G: Terminal<View: Seen>>(event: &G::Event, view: &G::View, names: &Names) -> Option<String> {
    english(view, names, |teller| G::tell_to(event, view, teller))
}

/// A screen in one language, at which moments of games are looked at.
pub(crate) struct Screen {
    language: Language,
    moment: usize,
}

impl Screen {
    pub(crate) fn of(language: &str) -> Screen {
        let language = Language::from_code(language).expect("one of the five");
        Screen { language, moment: language as usize }
    }

    /// Every line fits, with and without colour, and no word is missing. Each language looks at other moments; the ends of
    /// all games are looked at by all.
    pub(crate) fn shows<G: Terminal>(&mut self, state: &G, events: &[G::Event], viewers: &[Viewer]) {
        self.moment += 1;
        if !self.moment.is_multiple_of(5) && state.to_act().is_some() {
            return;
        }
        let names = Names::new(None, state.seats());
        let paint = if self.moment.is_multiple_of(2) { Paint::Plain } else { Paint::Colour };
        for viewer in viewers {
            let view = state.view(*viewer);
            told_in(self.language, &names, *viewer, paint, |teller| {
                let told = events.iter().filter_map(|event| G::tell_to(event, &view, teller));
                let shown = [G::table(&view, teller), G::left(&view, teller)].into_iter().chain(told);
                for line in shown.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()) {
                    assert!(shown_width(&line) <= TERMINAL_WIDTH && line.trim_end() == line, "{line:?}");
                    assert!(paint == Paint::Colour || !line.contains('\x1b'), "{line:?}");
                    assert!(!line.contains('⟦'), "{line:?}");
                }
            });
        }
    }
}

/// Every reason for every action of some decisions, every refusal of what another moment allows, help and rules: they fit
/// the screen where they are laid out, no key is missing, and nothing but English is English.
fn everything_said<G: Terminal>(language: Language, mut hear: impl FnMut(&str)) {
    let words = Words::of(language);
    for text in [G::help(words), G::rules(words)] {
        let wide = text.lines().find(|line| shown_width(line) > TERMINAL_WIDTH || line.trim_end() != *line);
        assert_eq!(wide, None, "in {language}");
        hear(&text);
    }
    for (name, about) in G::LEVEL_WORDS {
        hear(&words.say(name));
        hear(&words.say(about));
    }
    hear(&words.say(G::LEFT));
    let players = *G::SEATS.start();
    let options = G::Options::for_players(players).expect("so many play");
    let mut lots = testkit::Random::new(7);
    let deal = G::deal(&options, &mut lots);
    let (mut state, mut fate) = (G::start(&options, &deal.setup).expect("dealt"), deal.fate);
    let given: Vec<String> = (0..players).map(|n| format!("№{n}")).collect();
    let names = Names::new(BySeat::from_values(given).as_ref(), players);
    let (mut legal, mut known) = (Vec::new(), Vec::<G::Action>::new());
    while let Some(actor) = state.to_act() {
        state.legal_actions(&mut legal);
        let action = match actor {
            Actor::Chance => state.outcome(&mut fate, &mut lots),
            Actor::Seat(seat) => {
                let view = state.view(Viewer::Seat(seat));
                let teller = Teller::new(words, &names, Viewer::Seat(seat), Paint::Plain);
                hear(&G::question(&view, &teller));
                for action in legal.iter().step_by(1 + legal.len() / 20) {
                    hear(&G::action_words(&view, *action, &teller));
                    G::reasons(
                        &view,
                        &legal,
                        &[Opinion { action: *action, visits: 0, prospect: 0.0 }],
                        &Default::default(),
                    )
                    .iter()
                    .for_each(|one| hear(&G::reason(one, &view, &teller)));
                }
                for action in known.iter().step_by(1 + known.len() / 20) {
                    if let Err(refusal) = state.check(actor, *action) {
                        hear(&G::refusal(&refusal, &view, &teller));
                    }
                }
                legal[lots.below(legal.len() as u32) as usize]
            }
        };
        if known.len() < 400 && !known.contains(&action) {
            known.push(action);
        }
        state.play(action, &mut |_| ());
    }
}

#[rstest]
fn no_word_is_missing_and_none_is_english(#[values("en", "pt", "es", "fr", "ru")] language: &str) {
    /// Words that only English has, as whole words.
    const ENGLISH: [&str; 13] =
        ["the", "you", "your", "with", "and", "which", "would", "there", "nobody", "another", "is", "of", "it"];
    let language = Language::from_code(language).expect("one of the five");
    let hear = |text: &str| {
        assert!(!text.contains('⟦') && !text.contains('{'), "{language}: {text}");
        assert!(!text.contains(".."), "{language}: {text}");
        let plain = text.to_lowercase();
        // Notation stands between backticks; so do examples of it.
        let spoken: String = plain.split('`').step_by(2).collect();
        let english = |word: &str| language != Language::English && ENGLISH.contains(&word);
        let found = spoken.split(|letter: char| !letter.is_alphanumeric()).find(|word| english(word));
        assert_eq!(found, None, "{language}: {text}");
    };
    everything_said::<ra::State>(language, hear);
    everything_said::<rawsiko::State>(language, hear);
}
