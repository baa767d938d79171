//! What a terminal shows of RAWsiko, and how it reads what people type.

mod typed;

use game::notation::{Notation, Words};
use game::{Actor, Game, GameOptions, Language, Names, Seat, Viewer};
use rawsiko::{Action, Event, Look, Materials, Objectives, Options, Phase, SetupKind, State, Territories, Territory};
use rstest::rstest;
use testkit::Random;

use super::legal;
use crate::Terminal;
use crate::tests::{Screen, action_words, left, names_of, question, seat, table, tell_to};

/// A whole game of three in three turns, with trades at its end.
const STORY: &str = include_str!("tests/story.rawsiko");
const SEATS: usize = 3;

/// The game up to the first moment that is wanted, and everything that happened.
fn story_until(wanted: impl Fn(&State) -> bool) -> (State, Vec<Event>) {
    let mut options = Options::for_players(SEATS).expect("3 play");
    for (key, value) in [("turns", "3"), ("china", "on")] {
        options.set(key, value).expect("offered");
    }
    let line = |key: &'static str| STORY.lines().find_map(|line| line.strip_prefix(key)).map(Words::new);
    let setup = State::read_setup(&options, line).expect("a good header");
    let mut state = State::start(&options, &setup).expect("a good set-up");
    let mut events = Vec::new();
    let is_step = |line: &&str| State::STEPS.contains(&line.split(' ').next().unwrap_or_default());
    for line in STORY.lines().filter(is_step) {
        if wanted(&state) {
            break;
        }
        let step = State::read_step(Words::new(line)).expect("a step");
        for action in std::iter::once(step.action).chain(step.outcome) {
            let by = state.to_act().expect("the game is on");
            events.extend(state.apply(by, action).unwrap_or_else(|refusal| panic!("{line}: {refusal}")));
        }
    }
    (state, events)
}

fn names() -> Names {
    names_of(["Player", "Trader 1", "Trader 2"])
}

fn territory(id: &str) -> Territory {
    Territory::from_id(id).expect("a territory")
}

/// The table of whoever decides, the question and the choices that are offered.
fn shown(state: &State) -> String {
    let Some(Actor::Seat(seat)) = state.to_act() else { panic!("a seat decides") };
    let view = state.view(Viewer::Seat(seat));
    let names = names();
    let mut lines = vec![table::<State>(&view, &names), question::<State>(&view, &names)];
    for action in State::offered(&view, &legal(&view)) {
        lines.push(format!("{action}: {}", action_words::<State>(&view, action, &names)));
    }
    lines.join("\n")
}

#[test]
fn a_table_shows_what_can_be_claimed() {
    let (state, _) = story_until(|state| matches!(state.phase(), Phase::Claim { second: true, .. }));
    insta::assert_snapshot!(shown(&state));
}

#[test]
fn a_table_shows_where_assets_help() {
    let (state, _) = story_until(|state| state.turn() == 2 && matches!(state.phase(), Phase::Place { .. }));
    insta::assert_snapshot!(shown(&state));
}

#[test]
fn a_table_shows_what_can_be_done() {
    let (state, _) = story_until(|state| state.turn() == 2 && matches!(state.phase(), Phase::Act { .. }));
    insta::assert_snapshot!(shown(&state));
}

#[test]
fn a_table_shows_what_a_trade_completes() {
    let (state, _) = story_until(|state| matches!(state.phase(), Phase::Trade { .. }));
    insta::assert_snapshot!(shown(&state));
}

#[test]
fn what_happened_is_told_to_you() {
    let (state, events) = story_until(|_| false);
    let view = state.view(Viewer::Seat(seat(0)));
    let told = events.iter().filter_map(|event| tell_to::<State>(event, &view, &names()));
    insta::assert_snapshot!(told.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_world_is_listed_with_the_odds() {
    let (state, _) = story_until(|state| state.turn() == 3);
    insta::assert_snapshot!(left::<State>(&state.view(Viewer::Seat(seat(0))), &names()));
}

#[rstest]
fn translated_rules_tell_every_option(#[values("pt", "es", "fr", "ru")] language: &str) {
    let language = Language::from_code(language).expect("a language");
    let words = pages::Words::of(language);
    let rules = super::rules::rules(words);
    for option in <Options as GameOptions>::SPECS {
        let name = words.say(&format!("rawsiko-opt-{}", option.key));
        assert!(rules.contains(&format!("    {name}")), "{name}: {rules}");
    }
}

/// Calls `look` at every moment of some games of every size and set-up, with what happened since the last.
fn every_moment(objectives: Objectives, mut look: impl FnMut(&State, &[Event])) {
    for (players, game) in (3..=5).flat_map(|players| (0..4).map(move |game| (players, game))) {
        let mut random = Random::new(game * 31 + players as u64);
        let mut options = Options::for_players(players).expect("3 to 5 play");
        options.set("turns", "4").expect("offered");
        options.objectives = objectives;
        options.setup = if game % 2 == 0 { SetupKind::Simple } else { SetupKind::Advanced };
        (options.china, options.leave_one, options.stranglehold) = (game > 1, game == 3, game > 0);
        let mut deal = State::deal(&options, &mut random);
        let mut state = State::start(&options, &deal.setup).expect("dealt");
        let mut legal = Vec::new();
        while let Some(actor) = state.to_act() {
            state.legal_actions(&mut legal);
            let action = match actor {
                Actor::Chance => state.outcome(&mut deal.fate, &mut random),
                Actor::Seat(_) => random.pick(&legal),
            };
            let events = state.apply(actor, action).expect("it is legal");
            look(&state, &events);
        }
    }
}

#[rstest]
fn every_line_fits_the_screen_with_and_without_colour(#[values("en", "pt", "es", "fr", "ru")] language: &str) {
    let mut screen = Screen::of(language);
    every_moment(Objectives::Open, |state, events| {
        screen.shows::<State>(state, events, &[Viewer::Seat(seat(0)), Viewer::Spectator]);
    });
}

#[test]
fn what_is_offered_is_legal_short_and_explained() {
    every_moment(Objectives::Secret, |state, _| {
        let Some(Actor::Seat(seat)) = state.to_act() else { return };
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        assert_eq!(super::legal(&view), legal);
        let offered = State::offered(&view, &legal);
        assert!(!offered.is_empty() && offered.len() <= 16, "{offered:?}");
        for (place, action) in offered.iter().enumerate() {
            assert!(legal.contains(action) && !offered[..place].contains(action), "{action}");
            let words = action_words::<State>(&view, *action, &Names::new(None, state.seats()));
            let nothing_moves = *action == Action::End && view.seats[seat].movable == 0;
            assert!(nothing_moves || !words.is_empty(), "{action}");
            assert!(State::action_key(*action).is_none_or(|key| !"husqtwi".contains(key)));
        }
        if matches!(state.phase(), Phase::Act { .. }) {
            assert!(offered.contains(&Action::End));
        }
    });
}

#[test]
fn cards_of_others_are_never_shown_before_the_end() {
    every_moment(Objectives::Secret, |state, events| {
        if state.phase() == Phase::Over {
            return;
        }
        let viewer = seat(0);
        let view = state.view(Viewer::Seat(viewer));
        let names = Names::new(None, state.seats());
        let mut text = table::<State>(&view, &names) + &left::<State>(&view, &names);
        text += &question::<State>(&view, &names);
        text.extend(events.iter().filter_map(|event| tell_to::<State>(event, &view, &names)));
        if state.to_act() == Some(Actor::Seat(viewer)) {
            let offered = State::offered(&view, &legal(&view));
            text.extend(offered.iter().map(|action| action_words::<State>(&view, *action, &names)));
        }
        for other in Seat::all(state.seats()).filter(|seat| *seat != viewer) {
            for application in state.card(other).applications() {
                assert!(!text.contains(application.name(Language::English)), "{text}");
            }
        }
    });
}

#[test]
fn whoever_leaves_a_territory_empty_gives_its_materials_up() {
    let (state, _) = story_until(|state| state.turn() == 1 && matches!(state.phase(), Phase::Act { .. }));
    let Phase::Act { seat } = state.phase() else { panic!("someone acts") };
    let view = state.view(Viewer::Seat(seat));
    let look = Look::new(&view, seat);
    for from in state.territories(seat).iter() {
        let given = Territories::NONE.with(from);
        for to in look.beside(from).iter() {
            let (gain, loss) = look.exchange(given, to.materials());
            let rest = state.territories(seat).without(from).with(to);
            let after = rest.iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
            assert_eq!(state.materials(seat).union(gain.materials).minus(loss.materials), after);
            assert!(look.exchange_worth(given, to.materials()) <= look.worth(to.materials()));
        }
    }
}
