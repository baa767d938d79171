//! What holds for every game in every language.

use game::{Actor, BySeat, GameOptions, Language, Lots, Names, Viewer};
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
                    G::reasons(&view, &legal, *action).iter().for_each(|one| hear(&G::reason(one, &view, &teller)));
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
