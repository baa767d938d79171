//! Actions of RAWsiko that share a number can all be played by the one that stands for them, in every game there can be,
//! and observations say what the table shows.

use std::collections::HashMap;

use bots::features::{Features, observation, observation_names};
use bots::{Dice, Plays, Policy, Spec};
use game::{Actor, Deal, Game, GameOptions, Lots, Seat, Viewer};
use rawsiko::{Action, Material, Materials, Objectives, Options, Phase, State, Territory, materials_of};

/// No game has as many decisions, even in steps of one asset.
const ENDLESS: usize = 50_000;

/// Tables of all sizes, with each option as usual and otherwise.
fn tables() -> impl Iterator<Item = Options> {
    const OPTIONS: [&[(&str, &str)]; 5] = [
        &[],
        &[("setup", "advanced"), ("china", "on"), ("leave-one", "on")],
        &[("stranglehold", "on"), ("order", "fixed"), ("rounding", "down")],
        &[("objectives", "open"), ("china", "on"), ("turns", "3")],
        &[("turns", "20"), ("stranglehold", "on"), ("china", "on")],
    ];
    (3..=5).flat_map(|players| {
        OPTIONS.iter().map(move |chosen| {
            let mut options = Options::for_players(players).expect("3 to 5 play");
            for (key, value) in *chosen {
                options.set(key, value).expect("an option of the game");
            }
            options
        })
    })
}

/// The actions that stand for themselves: the first of each number.
fn first_of_each(state: &State, legal: &[Action]) -> Vec<Action> {
    let mut seen = vec![false; State::ACTIONS];
    legal.iter().copied().filter(|action| !std::mem::replace(&mut seen[state.index(*action)], true)).collect()
}

/// Plays a game at every table; `choose` looks at each decision and picks one of the actions offered.
fn play_all(mut choose: impl FnMut(&State, Seat, &[Action], &mut Dice) -> Action) {
    for (seed, options) in (1..).zip(tables()) {
        let mut dice = Dice::new(seed);
        let Deal { setup, mut fate } = State::deal(&options, &mut dice);
        let mut state = State::start(&options, &setup).expect("a dealt set-up is sound");
        let (mut legal, mut decisions) = (Vec::new(), 0);
        while let Some(actor) = state.to_act() {
            let action = match actor {
                Actor::Chance => state.outcome(&mut fate, &mut dice),
                Actor::Seat(seat) => {
                    state.legal_actions(&mut legal);
                    choose(&state, seat, &legal, &mut dice)
                }
            };
            state.apply(actor, action).unwrap_or_else(|error| panic!("{options:?}: {error}"));
            decisions += 1;
            assert!(decisions < ENDLESS, "{options:?} does not end");
        }
    }
}

#[test]
fn those_that_stand_for_themselves_play_whole_games() {
    let mut phases = [0; 4];
    play_all(|state, _, legal, dice| {
        let some = first_of_each(state, legal);
        assert!(!some.is_empty());
        phases[match state.phase() {
            Phase::Claim { .. } => 0,
            Phase::Place { .. } => 1,
            Phase::Act { .. } => 2,
            _ => 3,
        }] += 1;
        dice.pick(&some)
    });
    assert!(phases.iter().all(|count| *count > 10), "{phases:?}: every phase comes up");
}

/// The number of assets of an action that has one.
fn assets(action: Action) -> u8 {
    match action {
        Action::Place { n, .. } | Action::Move { n, .. } => n,
        _ => 0,
    }
}

#[test]
fn what_shares_a_number_is_the_same_in_steps_of_one() {
    let (mut legal, mut several) = (Vec::new(), 0);
    // Good players pile up assets, so that there is much to choose from.
    let mut greedy = Spec::parse::<State>("greedy").expect("there is such a bot").make::<State>(1);
    play_all(|state, seat, actions, dice| {
        let action = dice.pick(actions);
        let stands = first_of_each(state, actions).into_iter().find(|one| state.index(*one) == state.index(action));
        if stands != Some(action) {
            several += 1;
            let mut whole = *state;
            whole.play(action, &mut |_| ());
            let mut steps = *state;
            for step in 0..assets(action) {
                let one = match action {
                    Action::Place { territory, .. } => Action::Place { territory, n: 1 },
                    Action::Move { from, to, .. } => Action::Move { from, to, n: 1 },
                    other => panic!("{other} shares its number"),
                };
                steps.legal_actions(&mut legal);
                assert!(first_of_each(&steps, &legal).contains(&one), "{one} is offered at step {step}");
                steps.play(one, &mut |_| ());
            }
            assert_eq!(steps, whole, "{action}");
        }
        if dice.below(3) == 0 { action } else { greedy.choose(&state.view(Viewer::Seat(seat)), actions) }
    });
    assert!(several > 100, "{several} actions were played in steps");
}

#[test]
fn a_number_is_called_what_it_plays() {
    let names = State::action_names();
    play_all(|state, _, legal, dice| {
        for action in first_of_each(state, legal) {
            let name = &names[state.index(action)];
            let (left, most) = match (state.phase(), action) {
                (Phase::Place { left, .. }, _) => (left, left),
                (_, Action::Move { from, .. }) => (assets(action), state.movable(from)),
                _ => (0, 0),
            };
            let expected = match action {
                Action::Place { territory, n } if n == left => format!("place {territory} all"),
                Action::Place { territory, n: 1 } => format!("place {territory} one"),
                Action::Move { from, to, n } if n == most => format!("move {from} {to} all"),
                Action::Move { from, to, n: 1 } => format!("move {from} {to} one"),
                Action::Move { from, to, n } if n == most - 1 => format!("move {from} {to} all-but-one"),
                other => other.to_string(),
            };
            assert_eq!(*name, expected);
        }
        dice.pick(legal)
    });
}

#[test]
fn nobody_sees_a_hidden_card() {
    let mut differed = 0;
    play_all(|state, seat, legal, dice| {
        let view = state.view(Viewer::Seat(seat));
        let other = State::complete(&view, dice);
        differed += usize::from(other != *state);
        assert_eq!(observation(&other, seat), observation(state, seat));
        dice.pick(legal)
    });
    assert!(differed > 100, "{differed} completions were other states");
}

/// Observations end with what the quick player thinks: most of what it would do, and nothing to who does not decide.
#[test]
fn the_quick_player_likes_best_what_it_would_do() {
    let likings = |state: &State, seat| observation(state, seat).split_off(State::OBSERVATION - State::ACTIONS);
    let mut decisions = 0;
    play_all(|state, seat, legal, dice| {
        let choice = <State as Plays>::Quick::default().pick(state, legal, dice);
        let liked = likings(state, seat);
        assert!(liked.iter().all(|liking| (0.0..=1.0).contains(liking)));
        let may = |number: usize| legal.iter().any(|action| state.index(*action) == number);
        assert!(liked.iter().enumerate().all(|(number, liking)| *liking == 0.0 || may(number)), "only what is legal");
        if legal.len() > 1 {
            decisions += 1;
            assert_eq!(liked[state.index(choice)], 1.0, "{choice:?}");
        }
        for other in Seat::all(state.seats()).filter(|other| *other != seat) {
            assert!(likings(state, other).iter().all(|liking| *liking == 0.0));
        }
        if dice.unit() < 0.7 { choice } else { dice.pick(legal) }
    });
    assert!(decisions > 1000, "{decisions} decisions");
}

#[test]
fn the_numbers_say_what_the_table_shows() {
    let mut places = HashMap::new();
    play_all(|state, seat, legal, dice| {
        if places.is_empty() {
            places.extend(observation_names(state).into_iter().zip(0..));
        }
        let seen = observation(state, seat);
        let number = |name: String| seen[*places.get(&name).unwrap_or_else(|| panic!("there is no `{name}`"))];
        let flag = |name: String| number(name) == 1.0;
        let round: Vec<Seat> = seat.round(state.seats()).collect();
        let mine = state.materials(seat);
        let needed =
            state.card(seat).applications().iter().fold(Materials::NONE, |all, one| all.union(one.materials()));
        for (after, other) in round.iter().enumerate() {
            assert!(flag(format!("seat +{after}: plays")) == state.out(*other).is_none());
            assert_eq!(number(format!("seat +{after}: income / 10")), f32::from(state.income(*other)) / 10.0);
            let card = format!("seat +{after}: card is {}", state.card(*other));
            assert!(flag(card) == (after == 0 || state.options().objectives == Objectives::Open));
            for material in Material::all() {
                let has = state.materials(*other).contains(material);
                assert!(flag(format!("seat +{after}: has {material}")) == has);
            }
        }
        for material in Material::all() {
            assert!(flag(format!("own card needs {material}")) == needed.contains(material));
            assert!(flag(format!("own card misses {material}")) == needed.minus(mine).contains(material));
        }
        for territory in Territory::all() {
            for (after, other) in round.iter().enumerate() {
                assert!(flag(format!("{territory}: of seat +{after}")) == (state.owner(territory) == Some(*other)));
            }
            assert_eq!(number(format!("{territory}: assets / 10")), f32::from(state.assets(territory)) / 10.0);
            let own = state.territories(seat);
            let without = materials_of(own.without(territory)).union(state.traded(seat));
            let new = territory.materials().minus(without).len();
            assert_eq!(number(format!("{territory}: materials that only it gives / 5")), f32::from(new) / 5.0);
        }
        dice.pick(legal)
    });
}
