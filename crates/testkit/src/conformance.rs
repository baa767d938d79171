//! What every game must keep to, checked over random games.

use std::collections::HashSet;

use game::notation::{Notation, Step, Words};
use game::{Actor, Game, GameOptions, Seat, Told, Viewer};

use crate::{Random, RandomGame};

/// Longer than any game can be: a game that gets there hangs.
const MOST_STEPS: usize = 100_000;
/// How many legal actions are played on a copy at each step.
const TRIED: usize = 8;
/// How many foreign actions are tried at each step.
const STRANGERS: usize = 24;

/// Checks the default options of every number of players over `games` random games each.
///
/// # Panics
/// On the first thing that does not hold.
pub fn conforms<G: Notation + Told>(games: u64) {
    for players in G::SEATS {
        let options = G::Options::for_players(players).expect("SEATS says so");
        conforms_on::<G>(&options, games);
    }
    for players in (0..=*G::SEATS.end() + 2).filter(|players| !G::SEATS.contains(players)) {
        assert_eq!(G::Options::for_players(players), None, "{players} cannot play");
    }
}

/// Checks one table's options over `games` random games.
///
/// # Panics
/// On the first thing that does not hold.
pub fn conforms_on<G: Notation + Told>(options: &G::Options, games: u64) {
    options_round_trip::<G>(options);
    let mut seen = HashSet::new();
    let mut strangers = Vec::new();
    for seed in 0..games {
        let mut game = RandomGame::<G>::new(options, seed);
        setup_round_trips::<G>(options, &game.setup);
        let mut picks = Random::new(seed ^ 0x5eed);
        let mut events = Vec::new();
        let mut steps = 0;
        while let Some(step) = game.choose() {
            steps += 1;
            assert!(steps < MOST_STEPS, "the game hangs");
            step_round_trips::<G>(&step);
            for action in [Some(step.action), step.outcome].into_iter().flatten() {
                actions_hold(&game.state, &strangers, &mut picks);
                chance_holds(&mut game);
                views_hold(&game.state);
                standing_holds(&game.state);
                events.extend(played_as_applied(&mut game.state, action));
                if seen.insert(action) {
                    strangers.push(action);
                }
            }
        }
        over_holds(&game.state, &strangers);
        // A game that can be told must not stumble over any event.
        let names = game::Names::new(None, game.state.seats());
        let told = events.iter().filter_map(|event| G::tell(options, event, &names)).count();
        assert!(told > 0 && !game.state.standing(&names).is_empty());
        let _ = game.state.summary(&events);
    }
}

fn options_round_trip<G: Game>(options: &G::Options) {
    let mut again = G::Options::for_players(options.players()).expect("the table exists");
    for (spec, value) in options.changed() {
        again.set(spec.key, &value).expect("an option takes its own value");
    }
    assert_eq!(&again, options, "options round-trip");
    let before = again.clone();
    assert!(again.set("no-such-option", "on").is_err());
    for spec in G::Options::SPECS {
        assert!(again.set(spec.key, "no such value").is_err(), "{} takes anything", spec.key);
    }
    assert_eq!(again, before, "a refused option changes nothing");
}

fn setup_round_trips<G: Notation>(options: &G::Options, setup: &G::Setup) {
    let lines = G::write_setup(options, setup);
    let read = G::read_setup(options, |key| {
        lines.iter().find(|(written, _)| *written == key).map(|(_, value)| Words::new(value))
    });
    assert_eq!(read.as_ref(), Ok(setup), "the set-up round-trips through text");
}

fn step_round_trips<G: Notation>(step: &Step<G::Action>) {
    let text = G::step_text(step);
    assert_eq!(G::read_step(Words::new(&text)).as_ref(), Ok(step), "`{text}` round-trips");
    let first = text.split(' ').next().unwrap_or_default();
    assert!(G::STEPS.contains(&first), "`{first}` is among the steps");
}

/// Legal means checked: all that is listed is accepted, all else is refused, and a refusal changes nothing.
fn actions_hold<G: Game>(state: &G, strangers: &[G::Action], picks: &mut Random) {
    let actor = state.to_act().expect("the game is not over");
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    assert!(!legal.is_empty(), "somebody must move and cannot");
    assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len(), "no action is listed twice");
    let mut again = vec![legal[0]; 3];
    state.legal_actions(&mut again);
    assert_eq!(again, legal, "the list is cleared and its order is fixed");
    let others = Seat::all(state.seats()).map(Actor::Seat).chain([Actor::Chance]).filter(|other| *other != actor);
    for other in others {
        refused(state, other, legal[0]);
    }
    for action in &legal {
        assert_eq!(state.check(actor, *action), Ok(()), "{action:?} is listed");
    }
    for _ in 0..TRIED.min(legal.len()) {
        let action = picks.pick(&legal);
        assert!(state.clone().apply(actor, action).is_ok(), "{action:?} is listed");
    }
    for _ in 0..STRANGERS.min(strangers.len()) {
        let stranger = picks.pick(strangers);
        if !legal.contains(&stranger) {
            refused(state, actor, stranger);
        }
    }
}

fn refused<G: Game>(state: &G, by: Actor, action: G::Action) {
    let mut copy = state.clone();
    let refusal = copy.apply(by, action).expect_err("what is not listed is refused");
    assert!(!refusal.to_string().is_empty());
    assert_eq!(&copy, state, "a refusal changes nothing");
}

/// Chance lists what it can do with weights, its classes sum up the same, and fate answers with one of them, the same
/// one each time.
fn chance_holds<G: Game>(game: &mut RandomGame<G>) {
    let state = &game.state;
    let (mut weights, mut classes, mut legal) = (Vec::new(), Vec::new(), Vec::new());
    state.chance_weights(&mut weights);
    state.chance_classes(&mut classes);
    if state.to_act() != Some(Actor::Chance) {
        assert!(weights.is_empty() && classes.is_empty(), "a seat must move, not chance");
        return;
    }
    state.legal_actions(&mut legal);
    let outcomes: Vec<_> = weights.iter().map(|(outcome, _)| *outcome).collect();
    assert_eq!(outcomes, legal, "every outcome has a weight, in the order of the actions");
    assert!(weights.iter().all(|(_, weight)| *weight > 0));
    let after = |outcome: G::Action| {
        let mut next = game.state.clone();
        next.play(outcome, &mut |_| ());
        next
    };
    for (class, weight) in &classes {
        let same = after(*class);
        let members = weights.iter().filter(|(outcome, _)| after(*outcome) == same);
        assert_eq!(members.map(|(_, weight)| weight).sum::<u32>(), *weight, "a class has its members' weight");
    }
    let sum = |all: &[(G::Action, u32)]| all.iter().map(|(_, weight)| u64::from(*weight)).sum::<u64>();
    assert_eq!(sum(&weights), sum(&classes), "no outcome is lost in a class");
    let answer = game.outcome();
    assert!(legal.contains(&answer), "fate answers with {answer:?}");
    assert_eq!(game.outcome(), answer, "the same state gets the same answer");
}

/// A view can be completed to a state that looks the same, whatever was veiled.
fn views_hold<G: Game>(state: &G) {
    for viewer in Seat::all(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let view = state.view(viewer);
        let completed = G::complete(&view, &mut Random::new(state.public_key()));
        assert_eq!(completed.view(viewer), view, "a completion looks the same to its viewer");
        assert_eq!(completed.public_key(), state.public_key(), "what is public is in every view");
        assert_eq!(completed.to_act(), state.to_act());
        let (mut real, mut imagined) = (Vec::new(), Vec::new());
        state.legal_actions(&mut real);
        completed.legal_actions(&mut imagined);
        assert_eq!(imagined, real, "what may be done does not depend on what is veiled");
    }
}

fn standing_holds<G: Game>(state: &G) {
    let ranks = state.ranks();
    assert_eq!(ranks.seats(), state.seats());
    assert_eq!(state.scores().seats(), state.seats());
    for rank in ranks.values() {
        let better = ranks.values().filter(|other| *other < rank).count();
        assert_eq!(usize::from(*rank), better + 1, "ranks are shared as 1 1 3");
    }
    let shares: f64 = state.win_shares().values().sum();
    assert!((shares - 1.0).abs() < 1e-9, "the win is shared out whole");
}

/// `play` and `apply` do the same and tell the same, and a copy is a copy.
fn played_as_applied<G: Game>(state: &mut G, action: G::Action) -> Vec<G::Event> {
    let before = state.clone();
    let by = before.to_act().expect("the game is not over");
    let mut played = before.clone();
    let mut told = Vec::new();
    played.play(action, &mut |event| told.push(event));
    let events = state.apply(by, action).expect("the action is legal");
    assert_eq!(state, &played, "play and apply lead to the same state");
    assert_eq!(events, told, "play and apply tell the same");
    assert_ne!(state, &before, "an action changes something");
    events
}

fn over_holds<G: Game>(state: &G, actions: &[G::Action]) {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    assert!(legal.is_empty() && state.to_act().is_none());
    for action in actions.iter().take(STRANGERS) {
        refused(state, Actor::Seat(Seat::FIRST), *action);
        refused(state, Actor::Chance, *action);
    }
    views_hold(state);
    standing_holds(state);
}
