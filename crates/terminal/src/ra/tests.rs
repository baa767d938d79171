//! What a terminal shows of Ra.

use game::notation::{Notation, Words};
use game::{Actor, Game, GameOptions, Language, Lots, Names, Seat, Viewer};
use pages::TileNames;
use ra::{Edition, Event, Options, Phase, Scores, State};
use rstest::rstest;

use crate::tests::{Screen, action_words, left, names_of, question, seat, table, tell_to};
use crate::{Paint, Teller, Terminal};

const SEATS: usize = 3;

/// The state after these steps at a table of three, and everything that happened.
fn played(steps: &str) -> (State, Vec<Event>) {
    let options = Options::for_players(SEATS).expect("3 play");
    let header = "12 9 6 3 / 13 8 5 2 / 11 10 7 4";
    let setup = State::read_setup(&options, |_| Some(Words::new(header))).expect("a good header");
    let mut state = State::start(&options, &setup).expect("a good set-up");
    let mut events = Vec::new();
    for step in steps.split(';').map(str::trim) {
        let step = State::read_step(Words::new(step)).expect("a step");
        for action in std::iter::once(step.action).chain(step.outcome) {
            let by = state.to_act().expect("the game is on");
            events.extend(state.apply(by, action).unwrap_or_else(|refusal| panic!("{action}: {refusal}")));
        }
    }
    (state, events)
}

fn names() -> Names {
    names_of(["Player", "Scribe 1", "Scribe 2"])
}

/// A lot of everything for seat 0, one for seat 1, and a third on the track, with an auction for it under way.
const STORY: &str = "draw pharaoh; draw nile; draw flood; draw art; draw god; draw pyramid; draw pyramid; draw gold;
    invoke; pass; pass; bid 12; draw writing; draw temple; draw ra; bid 5; pass; pass;
    draw nile; draw agriculture; draw unrest; draw ra; bid 4";

fn choices(state: &State, viewer: Seat) -> Vec<String> {
    let view = state.view(Viewer::Seat(viewer));
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    State::arrange(&mut legal);
    legal.iter().map(|action| format!("{action}: {}", action_words::<State>(&view, *action, &names()))).collect()
}

#[test]
fn a_table_shows_everything_that_matters() {
    let (state, _) = played(STORY);
    let view = state.view(Viewer::Seat(seat(0)));
    let shown = [table::<State>(&view, &names()), String::new(), question::<State>(&view, &names())];
    insta::assert_snapshot!([&shown[..], &choices(&state, seat(0))].concat().join("\n"));
}

#[test]
fn what_happened_is_told_to_you() {
    let (state, events) = played(&format!("{STORY}; bid 9; bid 13"));
    let view = state.view(Viewer::Seat(seat(0)));
    let told: Vec<String> =
        events.iter().rev().take(8).rev().filter_map(|e| tell_to::<State>(e, &view, &names())).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[rstest]
#[case::a_turn("draw god; draw art", "Your turn.", "draw: 17% chance of a Ra | invoke: an auction for these 2 tiles")]
#[case::nothing_to_sell(
    "draw ra; pass; pass; pass; draw ra; pass; pass; bid 10",
    "Your turn.",
    "draw: 16% chance of a Ra | invoke: an auction for nothing but sun 10"
)]
#[case::must_bid(
    "draw god; draw art; invoke; pass; pass",
    "Auction: you invoked Ra; nobody has bid yet; you are the last.",
    "bid 3: and get sun 1 for the next epoch | bid 6: and get sun 1 for the next epoch \
     | bid 9: and get sun 1 for the next epoch | bid 12: and get sun 1 for the next epoch"
)]
#[case::another_god(
    "draw god; draw god; draw art; draw nile; invoke; bid 12; pass; pass;
    draw pyramid; draw temple; draw unrest; god pyramid",
    "Another god? You have 1.",
    "god temple: a god for a temple | god unrest: a god for unrest: it strikes at once \
     | done: keep the other gods"
)]
#[case::a_choice_of_losses(
    "draw art; draw writing; draw art; draw unrest; invoke; bid 12; pass; pass",
    "Unrest takes 2 tiles of yours: which first?",
    "discard art: you have 2 art tiles | discard writing: you have 1 writing tile"
)]
fn a_question_and_its_answers(#[case] steps: &str, #[case] question: &str, #[case] answers: &str) {
    let (state, _) = played(steps);
    assert_eq!(self::question::<State>(&state.view(Viewer::Seat(seat(0))), &names()), question);
    assert_eq!(choices(&state, seat(0)).join(" | "), answers);
}

#[test]
fn the_bag_is_listed_by_what_it_is_good_for() {
    let (state, _) = played(STORY);
    insta::assert_snapshot!(left::<State>(&state.view(Viewer::Spectator), &names()));
}

/// Any numbers will do that lead to every kind of moment.
struct SomeLots(u32);

impl Lots for SomeLots {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) % n
    }
}

/// Calls `look` at every moment of some games of every size, with what happened since the last.
fn every_moment(scores: Scores, mut look: impl FnMut(&State, &[Event])) {
    for (players, game) in (2..=5).flat_map(|players| (0..4).map(move |game| (players, game))) {
        let mut lots = SomeLots(game * 31 + players as u32);
        let mut options = Options::for_players(players).expect("2 to 5 play");
        options.scores = scores;
        let mut deal = State::deal(&options, &mut lots);
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut deal.fate, &mut lots),
                Actor::Seat(_) => legal[lots.below(legal.len() as u32) as usize],
            };
            let events = state.apply(actor, action).expect("it is legal");
            look(&state, &events);
        }
    }
}

#[rstest]
fn every_line_fits_the_screen_with_and_without_colour(#[values("en", "pt", "es", "fr", "ru")] language: &str) {
    let mut screen = Screen::of(language);
    every_moment(Scores::Hidden, |state, events| {
        screen.shows::<State>(state, events, &[Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator]);
    });
}

#[test]
fn totals_that_are_veiled_are_not_shown() {
    let shown_scores = |scores| {
        let (mut shown, mut hidden) = (0, 0);
        every_moment(scores, |state, events| {
            if state.phase() == Phase::Over {
                return;
            }
            let names = Names::new(None, state.seats());
            let view = state.view(Viewer::Seat(seat(0)));
            let told = events.iter().map(|event| state.seen(event, view.viewer));
            let told: Vec<String> = told.filter_map(|event| tell_to::<State>(&event, &view, &names)).collect();
            for row in told.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("  Score")) {
                hidden += row.matches("hidden").count();
                shown += row.split_whitespace().filter(|word| word.parse::<i32>().is_ok()).count();
            }
            let table = table::<State>(&view, &names);
            assert_eq!(table.matches("points hidden").count() > 0, scores == Scores::Hidden, "{table}");
        });
        (shown, hidden)
    };
    // 16 games with two scorings before the end each, seen by one of 2 to 5.
    assert_eq!(shown_scores(Scores::Hidden), (16 * 2, (1 + 2 + 3 + 4) * 4 * 2));
    assert_eq!(shown_scores(Scores::Open), ((2 + 3 + 4 + 5) * 4 * 2, 0));
}

#[test]
fn keys_do_not_get_in_the_way_of_commands() {
    every_moment(Scores::Hidden, |state, _| {
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        for key in legal.into_iter().filter_map(State::action_key) {
            assert!(!"husqtw".contains(key), "{key}");
        }
    });
}

#[test]
fn tiles_are_called_as_the_edition_calls_them() {
    let (state, _) = played(STORY);
    let mut view = state.view(Viewer::Seat(seat(0)));
    view.options.edition = Edition::Edition2023;
    let text = [table::<State>(&view, &names()), left::<State>(&view, &names())].concat();
    assert!(text.contains("war") && text.contains("sanctuary") && !text.contains("unrest"), "{text}");
}

#[rstest]
fn translated_rules_tell_every_option(#[values("pt", "es", "fr", "ru")] language: &str) {
    let words = pages::Words::of(Language::from_code(language).expect("a language"));
    let rules = State::rules(words);
    for option in <Options as GameOptions>::SPECS {
        let name = words.say(&format!("option-{}", option.key));
        assert!(rules.contains(&format!("    {name}")), "{name}: {rules}");
    }
    assert!(<State as game::Told>::RULES.contains("are public"), "and in English that tiles are open");
}

#[rstest]
#[case(Language::English, TileNames::Rulebook, "unrest", "war")]
#[case(Language::English, TileNames::Edition2023, "war", "unrest")]
#[case(Language::Portuguese, TileNames::Rulebook, "guerra", "revolta")]
#[case(Language::Spanish, TileNames::Rulebook, "descontento", "guerra")]
#[case(Language::French, TileNames::Rulebook, "agitations", "guerre")]
#[case(Language::Russian, TileNames::Rulebook, "война", "волнени")]
#[case(Language::Russian, TileNames::First, "волнени", "война")]
fn rules_and_tables_have_the_names_of_their_reader(
    #[case] language: Language,
    #[case] set: TileNames,
    #[case] said: &str,
    #[case] never: &str,
) {
    let words = pages::Words::of(language).with(set);
    let (state, _) = played(STORY);
    let view = state.view(Viewer::Seat(seat(0)));
    let names = names();
    let teller = Teller::new(words, &names, view.viewer, Paint::Plain);
    for text in [State::rules(words), State::table(&view, &teller) + &State::left(&view, &teller)] {
        let text = text.to_lowercase();
        assert!(text.contains(said) && !text.contains(never), "{said}, not {never}: {text}");
    }
}
